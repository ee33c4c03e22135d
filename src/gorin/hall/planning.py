"""Planning: what a table is opened with is checked, and a match is set up from it.

What comes from somebody far away never names a file: levels and decks are ids of those that come
with Gorin, or texts. Everything that is wrong is told at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from gorin.content.desk.matches import (
    JOINED_SUFFIX,
    Plan,
    Wishes,
    begin,
    find_format,
    plan_given,
    plan_of_joined,
)
from gorin.content.tomb_raider import series as tomb_raider_series
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.decks import Deck, Sheet, card_named
from gorin.content.tomb_raider.levels import IN_CATALOGUE, level_from
from gorin.content.tomb_raider.pool import pool_in_use
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.games.tomb_raider.levels.format import Level
from gorin.hall.people import read_name
from gorin.hall.refusing import fault
from gorin.hall.terms import Chosen, Clock, Terms
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, Name, say

T = TypeVar("T")

MOST_LEVEL_TEXT, MOST_DECK_TEXT = 30_000, 20_000
"""The longest texts of levels and decks, in characters."""
MOST_SEATS = 12
MOST_TURNS = 999
MOST_LEVELS = 12
MOST_PAUSE, LEAST_GRACE, MOST_GRACE, MOST_DELAY = 30, 10, 86_400, 3_600
"""In seconds: how long a table may wait before it passes, and so on."""

AMOUNTS = {"none": (0, 0), "move": (5, 3_600), "game": (30, 86_400), "day": (1, 30)}
"""The least and the most that a clock of each kind may give: seconds, seconds, days."""
MOST_INCREMENT = 600
KNOWN_LEVELS = 64
"""So many levels are remembered after they were read: most tables play the same ones."""


class Cards(Struct, frozen=True):
    """The deck of a seat as it was chosen: an id, a text, or nothing for the default."""

    deck: str = ""
    text: str = ""


class Played(Struct, frozen=True):
    """What is played, in words: the level's title, and the format."""

    title: Message
    format: str


DEFAULT = Cards()


def check_opening(name: str, terms: Terms) -> None:
    """Check with which name and what terms a table is to be opened.

    Raises:
        BadInput: all that is wrong.
    """
    faults: list[BadInput] = []
    try:
        _ = read_name(name)
    except BadInput as error:
        faults += error.all
    try:
        _ = check_terms(terms)
    except BadInput as error:
        faults += error.all
    if faults:
        raise BadInput.together(faults)


def check_terms(terms: Terms) -> Played:
    """Check what a table is to be opened with; return what is played.

    Raises:
        BadInput: all that is wrong.
    """
    faults = list(_term_faults(terms))
    played: Played | None = None
    # Of a series with far too many levels no match is made: that would take minutes.
    if 1 <= terms.seats <= MOST_SEATS and len(terms.chosen.levels) <= MOST_LEVELS:
        try:
            played = what_is_played(terms)
            _ = begin(plan_of_table(terms, (DEFAULT,) * terms.seats))
        except BadInput as error:
            faults += error.all
    if faults:
        raise BadInput.together(faults)
    assert played is not None
    return played


def _term_faults(terms: Terms) -> Iterator[BadInput]:
    if not 1 <= terms.seats <= MOST_SEATS:
        yield fault("hall-bad-seats", place="seats", most=MOST_SEATS)
    yield from _clock_faults(terms.clock)
    if not 0 <= terms.pause <= MOST_PAUSE:
        yield fault("hall-bad-seconds", place="pause", least=0, most=MOST_PAUSE)
    if not LEAST_GRACE <= terms.grace <= MOST_GRACE:
        yield fault("hall-bad-seconds", place="grace", least=LEAST_GRACE, most=MOST_GRACE)
    if not 0 <= terms.delay <= MOST_DELAY:
        yield fault("hall-bad-seconds", place="delay", least=0, most=MOST_DELAY)
    limit = terms.chosen.turn_limit
    if limit is not None and not 1 <= limit <= MOST_TURNS:
        yield fault("hall-bad-turn-limit", place="turn_limit", most=MOST_TURNS)
    if terms.guided and terms.seats != 1:
        yield fault("hall-guided-alone", place="guided")
    yield from _series_faults(terms.chosen)


def _series_faults(chosen: Chosen) -> Iterator[BadInput]:
    """Yield what is said of a single level though a series is played, or the other way round."""
    if chosen.series:
        of_level = ("format", "level", "level_text", "variant", "points")
        yield from (
            fault("hall-not-in-series", place=name) for name in of_level if getattr(chosen, name)
        )
        if len(chosen.levels) > MOST_LEVELS:
            yield fault("hall-too-many-levels", place="levels", most=MOST_LEVELS)
    else:
        of_series = ("levels", "order", "scoring", "carry")
        yield from (
            fault("hall-only-in-series", place=name) for name in of_series if getattr(chosen, name)
        )


def _clock_faults(clock: Clock) -> Iterator[BadInput]:
    least, most = AMOUNTS[clock.kind]
    if not least <= clock.amount <= most:
        yield fault("hall-bad-clock", place="clock.amount", least=least, most=most)
    most = MOST_INCREMENT if clock.kind == "game" else 0
    if not 0 <= clock.increment <= most:
        yield fault("hall-bad-clock", place="clock.increment", least=0, most=most)


# -- levels --------------------------------------------------------------------------------


def what_is_played(terms: Terms) -> Played:
    """Return the title of the level and the format of a table.

    Raises:
        BadInput: there is no such level, series or format, or it is not for so many seats.
    """
    if terms.chosen.series:
        return _series_played(terms)
    level = _level(terms.chosen)
    format = find_format(terms.chosen.game, terms.chosen.format)
    fewest, most = format.fewest_seats, format.most_seats
    if not fewest <= terms.seats <= most:
        raise fault("setup-bad-seats", count=terms.seats, minimum=fewest, maximum=most)
    own = bool(terms.chosen.level_text) or not level.title.startswith(IN_CATALOGUE)
    title = say("level-own-title", title=level.title) if own else say(level.title)
    return Played(title, format.id)


def _series_played(terms: Terms) -> Played:
    chosen = terms.chosen
    kind = tomb_raider_series.find_kind(chosen.series)
    levels = tuple(
        Name("level", tomb_raider.load_level(id).title)
        for id in (asked.partition(":")[0] for asked in chosen.levels or _usual_levels(terms))
        if id in tomb_raider.level_names()
    )
    title = say("hall-series-title", series=say(f"series-{kind.id}"), levels=levels)
    return Played(title, kind.id + JOINED_SUFFIX)


def _usual_levels(terms: Terms) -> tuple[str, ...]:
    kind = tomb_raider_series.find_kind(terms.chosen.series)
    if not kind.levels_each:
        return kind.levels
    return tuple(kind.levels[seat % len(kind.levels)] for seat in range(terms.seats))


def _level(chosen: Chosen) -> Level:
    """Return the level that was chosen, by its id or from its text.

    Raises:
        BadInput: there is none, or all that is wrong with it.
    """
    return _level_with(chosen, pool_in_use().digest)


@lru_cache(KNOWN_LEVELS)
def _level_with(chosen: Chosen, cards: str) -> Level:
    """Return the level that was chosen, read with certain cards; the same ones come again."""
    format = find_format(chosen.game, chosen.format)
    if chosen.level_text:
        if chosen.level is not None:
            raise fault("hall-two-levels", place="level")
        if len(chosen.level_text) > MOST_LEVEL_TEXT:
            raise fault("hall-text-too-long", place="level", most=MOST_LEVEL_TEXT)
        return _read(lambda: level_from(chosen.level_text, "level"), "level")
    name = chosen.level or format.level or tomb_raider.DEFAULT_LEVEL
    known = tomb_raider.level_names()
    if name not in known:
        raise fault("level-unknown", place="level", asked=name, known=known)
    return tomb_raider.load_level(name)


def _read(read: Callable[[], T], place: str) -> T:
    """Return what was read from a text.

    Raises:
        BadInput: all that is wrong with it; or numbers are too long in it, or lists too deep.
    """
    try:
        return read()
    except (RecursionError, ValueError):
        raise fault("hall-text-unreadable", place=place) from None


# -- decks ---------------------------------------------------------------------------------


def deck_sheet(cards: Cards) -> Sheet:
    """Return the deck that was chosen, by its id or from its text, with its faults.

    Raises:
        BadInput: there is no such deck, or the text is too long.
    """
    if cards.text:
        if len(cards.text) > MOST_DECK_TEXT:
            raise fault("hall-text-too-long", place="deck", most=MOST_DECK_TEXT)
        return _read(lambda: tomb_raider.sheet_from(cards.text, "deck"), "deck")
    known = tomb_raider.deck_names()
    if cards.deck not in known:
        raise fault("deck-unknown", place="deck", asked=cards.deck, known=known)
    return tomb_raider.deck_sheet(cards.deck)


def check_deck(terms: Terms, seat: int, cards: Cards) -> str:
    """Check that a deck may be played at a seat; return what it is called.

    Raises:
        BadInput: all that is wrong with its lines, or else all that the rules forbid.
    """
    sheet = deck_sheet(cards)
    _ = tomb_raider.deck_of(sheet)
    seats = [DEFAULT] * terms.seats
    seats[seat] = cards
    try:
        _ = begin(plan_of_table(terms, seats))
    except BadInput as error:
        raise BadInput.together([_placed(each, sheet) for each in error.all]) from None
    return cards.deck or sheet.deck.name


def _placed(found: BadInput, sheet: Sheet) -> BadInput:
    place = sheet.place(card_named(found.message) or "")
    return BadInput(found.message, place=place, clause=found.clause)


# -- matches -------------------------------------------------------------------------------


def plan_of_table(terms: Terms, seats: Sequence[Cards]) -> Plan:
    """Return the plan of the match of a table whose seats play these decks.

    Raises:
        BadInput: all that is wrong with the level and the decks.
    """
    chosen = terms.chosen
    if chosen.series:
        return _plan_of_series(terms, seats)
    level = _level(chosen)
    decks = _decks(seats, lambda seat: usual_deck(terms, len(seats), seat))
    wishes = Wishes(
        seats=len(seats),
        format=chosen.format,
        variant=chosen.variant,
        turn_limit=chosen.turn_limit,
        opening=chosen.opening,
        points=chosen.points,
    )
    return plan_given(chosen.game, wishes, level, decks)


def usual_deck(terms: Terms, seats: int, seat: int) -> str:
    """Return the id of the deck that a seat plays if nobody chooses one.

    Raises:
        BadInput: there is no such level.
    """
    chosen = terms.chosen
    if chosen.series:
        return tomb_raider_series.usual_deck(tomb_raider_series.find_kind(chosen.series), seat)
    return tomb_raider.usual_deck(_level(chosen), chosen.variant, seats, seat)


def _plan_of_series(terms: Terms, seats: Sequence[Cards]) -> Plan:
    chosen = terms.chosen
    decks = _decks(seats, lambda seat: usual_deck(terms, len(seats), seat))
    wishes = SeriesWishes(
        kind=chosen.series,
        seats=len(seats),
        levels=chosen.levels,
        order=chosen.order or None,
        scoring=chosen.scoring or None,
        carry=chosen.carry,
        turn_limit=chosen.turn_limit,
        opening=chosen.opening,
    )
    return plan_of_joined(wishes, decks)


def _decks(seats: Sequence[Cards], usual: Callable[[int], str]) -> tuple[Deck, ...]:
    decks: list[Deck] = []
    faults: list[BadInput] = []
    for seat, cards in enumerate(seats):
        try:
            chosen = Cards(usual(seat)) if cards == DEFAULT else cards
            decks.append(tomb_raider.deck_of(deck_sheet(chosen)))
        except BadInput as error:
            faults += error.all
    if faults:
        raise BadInput.together(faults)
    return tuple(decks)
