"""Boxes: what a card game comes in is all that anything above its rules knows of it.

A game declares one `Box`. Tables, servers, simulations, commands and pages ask the box and name no
game; what a box leaves out has an honest fallback: bots that play at random, no own decks, a
drawing that any game can have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct, field

from gorin.bots.players import RANDOM_ONLY, Players
from gorin.content.box.boards import Boards
from gorin.content.box.customs import PLAIN, Customs
from gorin.content.box.drawing import Drawing, Drawn
from gorin.content.box.figures import MatchStatistics
from gorin.content.box.format import Format, Played, any_format, asked_format, choosable
from gorin.content.box.guidance import Guidance
from gorin.content.box.lessons import Lessons
from gorin.content.box.measures import MEASURES, PLAIN_BALANCE, Balance, Measure
from gorin.content.box.positions import Positions
from gorin.content.box.wire import Wire
from gorin.content.box.wishes import Deck, Plan, Wishes
from gorin.content.cards.kit import CardKit
from gorin.content.cards.pool import Library
from gorin.content.decks.judging import Judged
from gorin.content.decks.outline import Outline
from gorin.content.decks.report import PLAIN_TELLING, Telling
from gorin.content.decks.sheets import Deck as ReadDeck
from gorin.content.decks.sheets import Known, Sheet
from gorin.kernel.clauses import BadInput
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import Message, say


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


def no_line(deck: ReadDeck) -> Message | None:
    """Return nothing: the name of a deck says enough."""
    return None


class Decks(Struct, frozen=True, kw_only=True):
    """The decks of a game.

    Attributes:
        names: the ids of the decks that come with the program.
        called: what each of them is called, by id.
        usual: the id of the deck that a seat plays if nobody chooses one.
        check: the name of a deck that a seat may play; it raises all that is wrong with its
            lines, or else all that the rules forbid. None if `judge` says all there is to say.
        outline: what decks are like: their sections, and how files have them.
        text: the text of the file of a deck that comes with the program, by id.
        known: the cards of a library that a deck may name.
        judge: what the rules forbid in a deck for what is asked, where `seats` is 0 for as many
            as there may be; None for what its sections say.
        telling: what is told of a deck beside that.
        printed: the ids of those decks that were printed as they are.
        line: what tells one deck from others in a few words, such as its clan; None for nothing.
    """

    names: Callable[[], tuple[str, ...]]
    called: Callable[[], Mapping[str, str]]
    usual: Callable[[Wishes, int], str]
    check: Callable[[Wishes, int, Deck], str] | None = None
    outline: Outline
    text: Callable[[str], str]
    known: Callable[[Library], Known]
    judge: Callable[[Sheet[ReadDeck], Wishes], Judged] | None = None
    telling: Telling = PLAIN_TELLING
    printed: tuple[str, ...] = ()
    line: Callable[[ReadDeck], Message | None] = no_line


def no_faults(wishes: Wishes) -> Iterator[BadInput]:
    """Yield nothing: no options can be out of bounds."""
    yield from ()


def no_board(plan: Mapping[str, Any]) -> str:
    """Return an empty text: matches of the game are played on nothing that has an id."""
    return ""


def no_title(plan: Mapping[str, Any]) -> Message | None:
    """Return nothing: what the game is played on has no title."""
    return None


class Box(Struct, frozen=True, kw_only=True):
    """A game as everything above its rules sees it; only the first four are needed.

    Attributes:
        id: the id of the game.
        formats: what can be played, the default first.
        farewells: formats of older versions that cannot be played any more, and the message that
            says so.
        begin: makes the table of a planned match, ready to start; raises all that is wrong.
        plan: from what is asked for to all that a match starts from; raises all that is wrong.
        options: the type of what may be chosen when a table is opened, beside the format; every
            field has a default.
        text_options: the options that hold the text of a file, which takes a while to judge.
        faults: what is out of bounds in options that come from somewhere else.
        played: what a table plays, in words; the format's title where a game does not say.
        board: the id of what a match was played on, such as a level, from its journal's setup.
        board_option: the option that says what a match is played on; scenario files may call
            their board so too. Empty for a game without.
        board_title: what a match was played on is called, from its journal's setup; None if it
            was nothing that has a title.
        board_called: what such an id means to people; None where they are ids of formats alone.
        cards: the cards, None for a game that has no printed ones.
        decks: the decks, None if nobody chooses one.
        boards: the boards that people make files of, None for a game without.
        positions: what scenario files need; None for a game whose scenarios begin as matches do.
        customs: what the table does by itself.
        figures: what is counted of one match.
        measures: what is counted of each match when bots play many.
        balance: how bots play many, and what a report on the game's balance says.
        lessons: what a tutorial teaches.
        guidance: what is told beside questions, None for nothing.
        players: the bots.
        draw: what `any` draws, from a view of the game and the keys of the answers that its
            viewer may give now; what was drawn of the match before helps to draw it quickly.
        views: the types of its views, for the page.
        catalogue: what its own pages know of the game before a table is opened, with the cards of
            a library; the type that it says it returns is the one that they are written for.
        wire: other types that only its own pages read.
        about: what the game is, in a sentence for whoever does not know it; None says nothing.
        company: for whom it is, in words, where a seat is not a player; None for what formats say.
        at_once: what begins against a bot for whoever chooses nothing; None for the house's words.
        minutes: for how long a game is played, from so many minutes to so many; None if unknown.
        texts: the folder with a folder of messages for each language; None for the package's.
    """

    id: str
    formats: tuple[Format, ...]
    plan: Callable[[Wishes], Plan]
    begin: Callable[[Plan], Table[Any]]
    farewells: Mapping[str, str] = field(default_factory=dict[str, str])
    options: type[Struct] = NoOptions
    text_options: tuple[str, ...] = ()
    faults: Callable[[Wishes], Iterator[BadInput]] = no_faults
    played: Callable[[Wishes], Played] | None = None
    board: Callable[[Mapping[str, Any]], str] = no_board
    board_option: str = ""
    board_title: Callable[[Mapping[str, Any]], Message | None] = no_title
    board_called: Callable[[str], Message] | None = None
    cards: CardKit | None = None
    decks: Decks | None = None
    boards: Boards | None = None
    positions: Positions | None = None
    customs: Customs = PLAIN
    figures: Callable[[Match[Any]], MatchStatistics | None] | None = None
    measures: tuple[Measure, ...] = MEASURES
    balance: Balance = PLAIN_BALANCE
    lessons: Lessons | None = None
    guidance: Guidance | None = None
    players: Players = RANDOM_ONLY
    draw: Callable[[Any, tuple[str, ...], Drawn], Drawing] | None = None
    views: tuple[type[Struct], ...] = ()
    catalogue: Callable[[Library], Struct] | None = None
    wire: Wire = Wire()
    about: Message | None = None
    company: Message | None = None
    at_once: Message | None = None
    minutes: tuple[int, int] | None = None
    texts: Traversable | None = None

    @property
    def choosable(self) -> tuple[Format, ...]:
        """The formats that people ask for by their ids, the default first."""
        return choosable(self.formats)

    def format(self, asked: str | None = None) -> Format:
        """Return a format that people may ask for, the default one if none is named.

        Raises:
            BadInput: there is no such format.
        """
        return asked_format(self.formats, asked)

    def called(self, board: str) -> Message:
        """Return what something is called that a match was played on: a board, else a format."""
        if self.board_called is not None:
            return self.board_called(board)
        return next(
            (say(each.title) for each in self.formats if each.id == board),
            say(f"game-{self.id}"),
        )

    def any_format(self, id: str) -> Format:
        """Return a format by its id, one that only options lead to too.

        Raises:
            BadInput: there is no such format.
        """
        return any_format(self.formats, id)

    def what_is_played(self, wishes: Wishes) -> Played:
        """Return what a table plays, in words.

        Raises:
            BadInput: there is no such thing, or it is not for so many seats.
        """
        if self.played is not None:
            return self.played(wishes)
        format = self.format(wishes.format)
        check_seats(format, wishes.seats)
        return Played(say(format.title), format.id)


def check_seats(format: Format, count: int) -> None:
    """Check how many are to play a format.

    Raises:
        BadInput: too few or too many.
    """
    fewest, most = format.fewest_seats, format.most_seats
    if fewest == most != count:
        raise BadInput(say("setup-exact-seats", count=count, seats=fewest))
    if not fewest <= count <= most:
        raise BadInput(say("setup-bad-seats", count=count, minimum=fewest, maximum=most))
