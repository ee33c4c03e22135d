"""The report on a deck of any game at any moment: faults, bounds, figures, charts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from gorin.content.cards.names import Printed
from gorin.content.cards.pool import Library
from gorin.content.decks.lists import DeckNote
from gorin.content.decks.outline import Outline, Section
from gorin.content.decks.sheets import Deck, Sheet, card_named, line_of, size_of
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say


class DeckFault(Struct, frozen=True):
    """Something wrong with a deck: what, by which clause, in which line, with which card.

    `line` is 0 and `card` empty where it is about the deck as a whole.
    """

    message: Message
    clause: str = ""
    line: int = 0
    card: str = ""


class Bar(Struct, frozen=True):
    """A bar of a chart: what it counts and how many copies there are."""

    label: Message
    count: int


class Chart(Struct, frozen=True):
    """Copies of cards counted by something; `mean` is that of a figure, None if it is none."""

    id: str
    title: Message
    bars: tuple[Bar, ...]
    mean: float | None = None


class DeckFigure(Struct, frozen=True):
    """A figure of a deck as a whole; `value` is None where there is nothing to count."""

    id: str
    label: Message
    value: float | None


class Sort(Struct, frozen=True):
    """The sort of a card in a deck.

    Attributes:
        kind: the kind of card, as the game's own data call it.
        title: what people call the kind; None: it stands with the others of its section.
        figure: the number that tells most of the card; None without one.
        label: what that number is.
        notes: what else to say of it.
    """

    kind: str = ""
    title: Message | None = None
    figure: int | None = None
    label: Message | None = None
    notes: tuple[Message, ...] = ()


NO_SORT = Sort()


class CardLine(Struct, frozen=True):
    """A card of a deck: how many there are, and what the game tells of it."""

    number: str
    slug: str
    name: str
    count: int
    sort: Sort


class SectionReport(Struct, frozen=True):
    """A section of a deck, and its bounds; None: any number.

    Attributes:
        copies: so many copies of a card it may have as it is.
        cards: those that somebody knows, as the game orders them.
        aside: they are not in the deck: they lie beside it and may be swapped in.
    """

    id: str
    title: Message
    style: str
    count: int
    fewest: int
    most: int | None
    copies: int | None
    clause: str
    cards: tuple[CardLine, ...]
    aside: bool


class DeckReport(Struct, frozen=True):
    """A deck as it is at this moment, and all there is to say of it.

    Attributes:
        game: the id of its game.
        deck: the deck as far as it could be read.
        sections: its sections with their bounds and cards.
        faults: what is wrong with the text it was read from, or with names in it.
        violations: what the rules forbid in it.
        legal: nothing is wrong with it.
        notes: lines of the text that name no card and are no faults, such as its author.
        total: how many cards it has in those of its sections that are counted.
        figures: figures of it as a whole.
        charts: counts to be drawn.
    """

    game: str
    deck: Deck
    sections: tuple[SectionReport, ...]
    faults: tuple[DeckFault, ...]
    violations: tuple[DeckFault, ...]
    legal: bool
    total: int
    figures: tuple[DeckFigure, ...]
    charts: tuple[Chart, ...]
    notes: tuple[DeckNote, ...] = ()


def no_sort(library: Library, card: Any) -> Sort:
    """Tell nothing of a card."""
    return NO_SORT


def no_figures(library: Library, deck: Deck) -> tuple[DeckFigure, ...]:
    """Return no figures."""
    return ()


def no_charts(library: Library, deck: Deck) -> tuple[Chart, ...]:
    """Return no charts."""
    return ()


class Telling(Struct, frozen=True, kw_only=True):
    """The words of a game about its decks, beside those of any game.

    Attributes:
        sort: what a card is told as.
        kinds: the kinds of cards in the order in which they are told.
        figures: figures of a deck as a whole.
        charts: counts of its cards.
    """

    sort: Callable[[Library, Any], Sort] = no_sort
    kinds: tuple[str, ...] = ()
    figures: Callable[[Library, Deck], tuple[DeckFigure, ...]] = no_figures
    charts: Callable[[Library, Deck], tuple[Chart, ...]] = no_charts


PLAIN_TELLING = Telling()


def report_of(
    sheet: Sheet[Deck],
    violations: Sequence[BadInput],
    outline: Outline,
    cards: Mapping[str, Printed],
    library: Library,
    telling: Telling = PLAIN_TELLING,
) -> DeckReport:
    """Return what there is to say of a deck.

    Args:
        sheet: the deck as it was read.
        violations: what the rules forbid in it.
        outline: what decks are like in the format that it is for.
        cards: the cards by slug.
        library: the cards of all games, those too.
        telling: what the game tells of its decks.
    """
    faults = tuple(_fault(fault, cards) for fault in sheet.faults)
    forbidden = tuple(_fault(fault, cards) for fault in violations)
    return DeckReport(
        outline.game,
        sheet.deck,
        tuple(
            _section(each, sheet.deck, cards, partial(telling.sort, library), telling.kinds)
            for each in outline.sections
        ),
        faults,
        forbidden,
        not faults and not forbidden,
        size_of(sheet.deck, outline),
        telling.figures(library, sheet.deck),
        telling.charts(library, sheet.deck),
        sheet.notes,
    )


def _fault(fault: BadInput, cards: Mapping[str, Printed]) -> DeckFault:
    card = card_named(fault.message) or ""
    return DeckFault(fault.message, fault.clause, line_of(fault), card if card in cards else "")


def _section(
    section: Section,
    deck: Deck,
    cards: Mapping[str, Printed],
    sort_of: Callable[[Any], Sort],
    kinds: tuple[str, ...],
) -> SectionReport:
    counts = deck.section(section.id)
    return SectionReport(
        section.id,
        say(section.title),
        section.style,
        sum(counts.values()),
        section.fewest,
        section.most,
        section.copies,
        section.clause,
        tuple(_card_lines(counts, cards, sort_of, kinds)),
        section.aside,
    )


def _card_lines(
    counts: Mapping[str, int],
    cards: Mapping[str, Printed],
    sort_of: Callable[[Any], Sort],
    kinds: tuple[str, ...],
) -> Iterator[CardLine]:
    """Yield the cards of a section that somebody knows, kind by kind."""
    order = {kind: place for place, kind in enumerate(kinds)}
    counted = [(cards[slug], count) for slug, count in counts.items() if slug in cards]
    rows = [(card, count, sort_of(card)) for card, count in counted]
    for card, count, sort in sorted(
        rows, key=lambda each: (order.get(each[2].kind, len(order)), each[0].number)
    ):
        yield CardLine(card.number, card.slug, card.name, count, sort)
