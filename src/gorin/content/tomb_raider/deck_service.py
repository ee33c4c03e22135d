"""Decks while they are built: read, judged by the rules, counted, written; all at any moment.

A deck that is not finished is judged like any other: what is missing is among its faults.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct

from gorin.content.decks.lists import MOST_COPIES
from gorin.content.reading.fault_limits import told
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.deck_figures import CardLine, average, card_lines
from gorin.content.tomb_raider.decks import (
    FORMATS,
    Deck,
    Sheet,
    UnknownNames,
    canonical,
    card_named,
    far_too_many,
    line_of,
    violations,
    write_deck,
)
from gorin.content.tomb_raider.formats import LEVEL_OF
from gorin.content.tomb_raider.goals import aimed
from gorin.content.tomb_raider.levels import level_from, level_names
from gorin.content.tomb_raider.options import find
from gorin.content.tomb_raider.pool import pool_in_use
from gorin.games.tomb_raider.facts import ABILITIES, Obstacle
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.setup import SeatSetup, Setup
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say

GAME = "tomb-raider"
KINDS = ("upgrade", "action", "discovery", "obstacle", "secret-move")
"""The kinds of draw cards in the order in which decks are shown."""
FIGURES = {"upgrade": "power", "discovery": "difficulty", "obstacle": "danger"}
"""The figure that tells most of a card, by its kind; other kinds have none."""
OBSTACLES = ("trap", "creature", "hazard")
MOST_SEATS = 20
"""No level is for more; a wish for more is judged as one for so many."""


# -- what a deck is judged for -------------------------------------------------------------


class DeckWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck is built for, by names; None is the default of the game.

    `level_text` is the text of an own level, in place of one that comes with the program.
    """

    game: str = GAME
    format: str | None = None
    level: str | None = None
    level_text: str = ""
    variant: str | None = None
    seats: int | None = None


class Setting(Struct, frozen=True):
    """A match in which a deck would be played, and what is wrong with wanting that match."""

    level: Level
    variant: str | None
    seats: int
    numbers: Numbers
    faults: tuple[BadInput, ...] = ()


def setting_of(wishes: DeckWishes) -> Setting:
    """Return the match that a deck is built for; no file is opened by a name in the wishes.

    Raises:
        BadInput: there is no such format or level, or the text of the level is none.
    """
    chosen = find(wishes.format)
    asked = wishes.level or LEVEL_OF.get(chosen.id, tomb_raider.DEFAULT_LEVEL)
    if wishes.level_text:
        level = level_from(wishes.level_text, "level")
    elif asked in level_names():
        level = tomb_raider.load_level(asked)
    else:
        raise BadInput(say("level-unknown", asked=asked, known=level_names()), place="level")
    return setting_for(level, wishes.variant, wishes.seats, wishes.format)


def setting_for(
    level: Level, variant: str | None, seats: int | None, format: str | None
) -> Setting:
    """Return a match on a level, in its first variant and with all seats unless told otherwise.

    Raises:
        BadInput: there is no such format.
    """
    numbers = find(format).rulebook.numbers
    assert isinstance(numbers, Numbers), format
    played = variant or (level.variants[0].id if level.variants else None)
    faults: tuple[BadInput, ...] = ()
    try:
        level = aimed(level, played, format, ())
    except BadInput as error:
        faults = error.all
    form = level.variant(played) or level
    count = form.players.max if seats is None else seats
    return Setting(level, played, min(count, MOST_SEATS), numbers, faults)


# -- what is said of a deck ----------------------------------------------------------------


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


class DeckReport(Struct, frozen=True):
    """A deck as it is at this moment, and all that is to be said of it.

    Attributes:
        deck: the deck as far as it could be read.
        cards: its draw cards, kind by kind.
        faults: what is wrong with the text it was read from, or with names in it.
        violations: what the rules forbid in it.
        legal: nothing is wrong with it.
        total: how many draw cards it has.
        minimum: how many it must have at least.
        limit: how many copies of a card a deck of this size may have.
        idle_alone: how many copies do nothing for a raider that plays alone.
        charts: counts to be drawn.
    """

    deck: Deck
    cards: tuple[CardLine, ...]
    faults: tuple[DeckFault, ...]
    violations: tuple[DeckFault, ...]
    legal: bool
    total: int
    minimum: int
    limit: int
    idle_alone: int
    charts: tuple[Chart, ...]


def judge_text(text: str, setting: Setting, *, name: str = "deck") -> DeckReport:
    """Return what there is to say of a deck in the text of a file, in any of its forms.

    Args:
        text: the deck.
        setting: the match that it is built for.
        name: what the file is called; its ending tells the form, else the text does.
    """
    return _report(tomb_raider.sheet_from(text, name), setting)


def judge_deck(deck: Deck, setting: Setting) -> DeckReport:
    """Return what there is to say of a deck, however little of it there is yet."""
    return _report(_sheet_of(deck), setting)


def _sheet_of(deck: Deck) -> Sheet:
    """Return a deck as if it had been read, with the cards that nobody knows as faults."""
    known = tomb_raider.known_cards()
    unknown = UnknownNames(known, known.names())
    faults: list[BadInput] = []
    if not deck.raider:
        faults.append(BadInput(say("deck-no-raider"), clause="TR-3.2"))
    alone = (slug for slug in (deck.raider, deck.treasure) if slug)
    named = dict.fromkeys((*alone, *deck.locations, *deck.cards))
    faults += (
        BadInput(unknown.told(slug), clause="TR-3.5") for slug in named if slug not in known.cards
    )
    faults += (
        BadInput(far_too_many(known.cards[slug].name, count), clause="TR-3.5")
        for slug, count in deck.cards.items()
        if slug in known.cards and count > MOST_COPIES
    )
    return Sheet("", canonical(deck, known.cards), {}, told(faults, ""))


def _report(sheet: Sheet, setting: Setting) -> DeckReport:
    deck = sheet.deck
    lines = tuple(card_lines(deck))
    total = sum(line.count for line in lines)
    numbers = setting.numbers
    faults = tuple(map(_fault, sheet.faults))
    forbidden = tuple(map(_fault, forbidden_in(sheet, setting)))
    return DeckReport(
        deck,
        lines,
        faults,
        forbidden,
        not faults and not forbidden,
        total,
        numbers.deck_minimum,
        numbers.large_copies if total >= numbers.large_deck else numbers.small_copies,
        sum(line.count for line in lines if not line.alone),
        tuple(charts_of(deck)),
    )


def _fault(fault: BadInput) -> DeckFault:
    card = card_named(fault.message) or ""
    return DeckFault(
        fault.message,
        fault.clause,
        line_of(fault),
        card if card in tomb_raider.cards() else "",
    )


def forbidden_in(sheet: Sheet, setting: Setting) -> tuple[BadInput, ...]:
    """Return all that the rules forbid in a deck, by line, the match it is for included."""
    found = violations(sheet, setup_for(sheet.deck, setting), setting.numbers)
    return (*setting.faults, *sorted(found, key=line_of))


def setup_for(deck: Deck, setting: Setting) -> Setup:
    """Return a match in which a deck plays the first seat, against starters."""
    own = tomb_raider.seat_with(deck)
    first = SeatSetup(own.raider, own.deck, starter=own.starter, locations=own.locations)
    rivals = _rivals(pool_in_use().digest)
    rest = (rivals[seat % len(rivals)] for seat in range(1, setting.seats))
    return Setup(setting.level, setting.variant, (first, *rest), tomb_raider.cards())


@cache
def _rivals(_entered: str) -> tuple[SeatSetup, ...]:
    """Return seats that play starters; what an owner entered is told by its digest."""
    decks = (tomb_raider.load_deck(name) for name in tomb_raider.STARTERS)
    return tuple(SeatSetup(deck.raider, deck.cards, starter=True) for deck in decks)


# -- counting ------------------------------------------------------------------------------


def charts_of(deck: Deck) -> Iterator[Chart]:
    """Yield what is counted of a deck, each copy of a card once."""
    lines = tuple(card_lines(deck))
    kinds = Counter[str]()
    for line in lines:
        kinds[line.kind] += line.count
    yield _chart("kinds", KINDS, kinds, "card-kind")
    for kind, name in FIGURES.items():
        yield _figures(name, [line for line in lines if line.kind == kind], average(lines, kind))
    cards = (tomb_raider.cards().get(slug) for slug in deck.cards)
    obstacles = [facts for facts in cards if isinstance(facts, Obstacle)]
    sorts = Counter[str]()
    tested = Counter[str]()
    for facts in obstacles:
        count = deck.cards[facts.slug]
        sorts[facts.obstacle.kind] += count
        for ability in dict.fromkeys(trial.ability for trial in facts.obstacle.tests):
            tested[ability] += count
    yield _chart("obstacles", OBSTACLES, sorts, "kind")
    yield _chart("tests", tuple(ABILITIES), tested, "ability")


def _chart(id: str, keys: tuple[str, ...], counts: Mapping[str, int], label: str) -> Chart:
    bars = tuple(Bar(say(f"{label}-{key}"), counts.get(key, 0)) for key in keys)
    return Chart(id, say(f"deck-chart-{id}"), bars)


def _figures(name: str, lines: list[CardLine], mean: float | None) -> Chart:
    """Return the copies by a figure, from the least there is to the greatest without gaps."""
    counts = Counter[int]()
    for line in lines:
        counts[line.figure or 0] += line.count
    values = range(min(counts), max(counts) + 1) if counts else ()
    bars = tuple(Bar(say("number", number=value), counts[value]) for value in values)
    return Chart(name, say(f"deck-chart-{name}"), bars, mean)


# -- writing -------------------------------------------------------------------------------


def export_deck(deck: Deck, format: str) -> str:
    """Return a deck, finished or not, as the text of a file.

    Raises:
        BadInput: there is no such form, or all cards of the deck that nobody knows.
    """
    if format not in FORMATS:
        raise BadInput(say("cards-bad-format", asked=format, known=FORMATS), place="format")
    faults = [fault for fault in _sheet_of(deck).faults if fault.message.id != "deck-no-raider"]
    if faults:
        raise BadInput.together(faults)
    return write_deck(deck, format, tomb_raider.cards())
