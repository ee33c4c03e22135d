"""Bodies about what can be played: games, cards, rules, decks, levels."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from gorin.content.box.choices import OptionEntry
from gorin.content.box.customs import Setting
from gorin.content.cards.pages import ExpansionCard
from gorin.content.cards.search import Field
from gorin.content.clauses.homes import Change, Home
from gorin.hall.table.terms import Terms
from gorin.kernel.words import Message
from gorin.web.bodies.common import RequestBody


class FormatEntry(Struct, frozen=True):
    """A format of a game; `games` says of how many games a match of it may be.

    Attributes:
        decks: the ids of the decks that seats play if nobody chooses any, in the order of the
            seats, as far as the format alone says.
    """

    id: str
    title: Message
    book: str
    fewest_seats: int
    most_seats: int
    games: tuple[int, ...] = (1,)
    decks: tuple[str, ...] = ()


class DeckEntry(Struct, frozen=True):
    """A deck that comes with Gorin.

    Attributes:
        lead: the slug of the card that leads it, such as a commander; empty without one.
        cards: how many cards it has in those of its sections that are counted.
        printed: it was printed as it is.
        line: what tells it from others in a few words, such as its clan.
        formats: the ids of the formats that it is legal in.
    """

    id: str
    name: str
    description: Message | None
    lead: str
    cards: int
    printed: bool
    line: Message | None = None
    formats: tuple[str, ...] = ()


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game that Gorin is for; without formats it cannot be played yet.

    Attributes:
        id: the id of the game.
        title: what it is called.
        formats: what can be played, the default first.
        options: what may be chosen when a table is opened, beside the format and the seats.
        settings: what a person may leave to the table, beside what every game has.
        passes: there are questions in which a person may pass for the rest of a turn.
        decks: the decks that come with Gorin.
        bots: the levels of its bots.
        lessons: there are lessons for somebody who learns it.
        cards: it has printed cards, which can be looked up.
        about: what it is, for whoever does not know it; null if nothing is said.
        company: for whom it is, where a seat is not a player; null for what its formats say.
        at_once: what begins against a bot for whoever chooses nothing; null for the page's words.
        minutes: how long a game takes, from so many minutes to so many; null if unknown.
        own: what its own pages know of it, of a type of the game's; null for nothing.
    """

    id: str
    title: Message
    formats: tuple[FormatEntry, ...] = ()
    options: tuple[OptionEntry, ...] = ()
    settings: tuple[Setting, ...] = ()
    passes: bool = False
    decks: tuple[DeckEntry, ...] = ()
    bots: tuple[str, ...] = ()
    lessons: bool = False
    own: Any = None
    cards: bool = False
    about: Message | None = None
    company: Message | None = None
    at_once: Message | None = None
    minutes: tuple[int, int] | None = None


class Catalogue(Struct, frozen=True):
    """All that can be played, and the terms of a table that nobody changed."""

    games: tuple[GameEntry, ...]
    terms: Terms


class ValueRow(Struct, frozen=True):
    """A value of a card: its field, how to call it, what it is, and where it comes from.

    `source` is "known" from the real card, "entered" by its owner, or a "stand-in" of ours.
    """

    field: str
    label: Message
    value: Any
    source: str


class CardEntry(Struct, frozen=True):
    """A card: what is printed on it as values, as rows to read, and what it says.

    `effect` is the source of what it does, empty for kinds that do nothing. `figures` names
    where each of the values in `rows` comes from.
    """

    printed: Any
    rows: tuple[ValueRow, ...]
    text: tuple[Message, ...]
    effect: str


class Cards(Struct, frozen=True):
    """The cards of a game.

    Attributes:
        digest: of what the owner of this server entered of real cards; empty: all as shipped.
        cards: those that can be played.
        named: those that are known by name only.
        built_in: keys of what is no card of its own: its owner named it, and it goes by its key.
    """

    game: str
    digest: str
    cards: tuple[CardEntry, ...]
    named: tuple[ExpansionCard, ...]
    built_in: tuple[str, ...]


class CardNames(Struct, frozen=True):
    """The names of the cards of a game: all that a table needs to tell of them.

    Attributes:
        names: the printed names, by slug; none for a game without printed cards.
        built_in: as in `Cards`.
    """

    game: str
    names: dict[str, str]
    built_in: tuple[str, ...]


class Rule(Struct, frozen=True):
    """A clause of a rule book and all that belongs to it.

    `message` is its text, with a title as an attribute of the catalogue's entry; null if the
    catalogue lacks it. `title` is in English. Of a game without a register of its rules there is
    only where the clause stands in the code: source and state are empty, and the title is what
    the first home says.
    """

    id: str
    book: str
    book_title: str
    title: str
    message: Message | None
    source: str
    state: str
    reason: str
    homes: tuple[Home, ...]
    changes: tuple[Change, ...]
    tests: tuple[str, ...]
    scenarios: tuple[str, ...]
    rules_on: tuple[str, ...]
    rulings: tuple[str, ...]


class RuleRow(Struct, frozen=True):
    """A clause in a list."""

    id: str
    title: str
    message: Message | None
    state: str
    tests: int


class Book(Struct, frozen=True):
    """A rule book and its clauses."""

    id: str
    title: str
    clauses: tuple[RuleRow, ...]


class Books(Struct, frozen=True):
    """All rule books."""

    books: tuple[Book, ...]


class FileText(Struct, frozen=True):
    """The text of a file."""

    text: str


class CheckBoard(RequestBody, frozen=True):
    """Judge a board, as the text of its file or, field by field, as a form.

    `seats` is for how many it is drawn, 0 for the fewest; `language` is the one in which the file
    of a form explains its fields, empty for that of the browser.
    """

    game: str
    text: str = ""
    form: dict[str, Any] | None = None
    seats: int = 0
    language: str = ""


class NewBoard(RequestBody, frozen=True):
    """Begin a board of one's own; `wanted` says what it will be, in a type of the game's."""

    game: str
    wanted: dict[str, Any] = field(default_factory=dict[str, Any])
    language: str = ""


class SearchFields(Struct, frozen=True):
    """The fields by which the cards of a game can be searched."""

    fields: tuple[Field, ...]
