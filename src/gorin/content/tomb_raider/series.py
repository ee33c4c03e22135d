"""Series of Tomb Raider levels: what a series starts from, as plain data, and its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin.content.reading.files import convert
from gorin.content.tomb_raider.decks import Deck
from gorin.content.tomb_raider.pool import CardPool
from gorin.content.tomb_raider.setup import (
    SeatPlan,
    level_names,
    load_level,
    seat_plan,
    seat_with,
    starter_for,
)
from gorin.games.tomb_raider.joined.setup import level_faults
from gorin.games.tomb_raider.joined.state import Books, State
from gorin.games.tomb_raider.levels.format import GOALS, Level
from gorin.games.tomb_raider.levels.supply import all_named
from gorin.games.tomb_raider.series.levels import built_faults, built_level
from gorin.games.tomb_raider.series.setup import PlayerSetup, SeriesSetup, new_series
from gorin.games.tomb_raider.series.state import CARRIED, Agreement
from gorin.kernel.clauses import BadInput
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Table
from gorin.kernel.words import say

OWN = "level-pick-up-own"
"""The title of a level that a deck file brings along."""


class Kind(Struct, frozen=True):
    """A kind of series: what is played if nothing else is asked for.

    `levels` and `decks` are ids, taken in turn by the players if `levels_each` says so, else all
    levels are played; without `decks` the starters are. `scorings` may be agreed on, the first
    one is the usual one. `built` says that levels are put together from locations.
    """

    id: str
    levels: tuple[str, ...]
    scorings: tuple[str, ...]
    order: str
    decks: tuple[str, ...] = ()
    carry: tuple[str, ...] = ()
    carry_is_open: bool = False
    turn_limit: int = 60
    levels_each: bool = True
    built: bool = False
    race: bool = False


KINDS: Mapping[str, Kind] = {
    kind.id: kind
    for kind in (
        Kind(
            "timed",
            ("pick-up-caves", "pick-up-tombs", "pick-up-ruins"),
            ("turns",),
            "random",
            race=True,
        ),
        Kind(
            "linked",
            ("into-the-caves", "atlantis", "explore-the-depths"),
            ("treasures", "final"),
            "listed",
            carry=("treasure",),
            carry_is_open=True,
            turn_limit=100,
            levels_each=False,
        ),
        Kind(
            "pick-up",
            ("pick-up-caves", "pick-up-tombs", "pick-up-ruins", "pick-up-atlantis"),
            ("levels",),
            "random",
            decks=("pick-up-explorer", "pick-up-fighter", "pick-up-trickster"),
            carry=CARRIED,
            turn_limit=100,
            built=True,
        ),
    )
}
"""The series that the rules suggest, by id."""


class SeriesWishes(Struct, frozen=True, kw_only=True):
    """The wishes of people who start a series; None and () mean what is usual.

    `levels` are ids or files, with a colon before the id of a variant; `decks` are ids or files.
    `carry` are kinds of cards carried over beside treasures.
    """

    kind: str
    seats: int
    levels: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    order: str | None = None
    scoring: str | None = None
    carry: tuple[str, ...] = ()
    turn_limit: int | None = None
    opening: str = "chosen"


class SeriesPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """All a series starts from, as plain data: what its journal's header keeps."""

    kind: str
    levels: tuple[Level, ...]
    seats: tuple[SeatPlan, ...]
    agreed: Agreement


def find_kind(asked: str) -> Kind:
    """Return a kind of series.

    Raises:
        BadInput: there is no such kind.
    """
    if asked not in KINDS:
        raise BadInput(say("series-unknown", asked=asked, known=tuple(KINDS)))
    return KINDS[asked]


def plan_series(pool: CardPool, wishes: SeriesWishes) -> SeriesPlan:
    """Return the plan of a series from names of levels and decks.

    Raises:
        BadInput: a level or deck does not exist or cannot be read, or makes no sense here.
    """
    kind = find_kind(wishes.kind)
    seats = tuple(_seat(pool, kind, wishes, seat) for seat in range(wishes.seats))
    return _planned(pool, kind, wishes, seats, place="--carry")


def plan_series_given(
    pool: CardPool, wishes: SeriesWishes, decks: Sequence[Deck], *, files: bool = False
) -> SeriesPlan:
    """Return the plan of a series with decks that have been read already.

    The decks of the wishes do not count. Levels must be among those that come with the program,
    unless whoever asks may name files.

    Raises:
        BadInput: there is no such level, or it makes no sense here.
    """
    kind = find_kind(wishes.kind)
    known = level_names()
    faults = [
        BadInput(say("level-unknown", asked=asked, known=known), place="levels")
        for asked in wishes.levels
        if not files and asked.partition(":")[0] not in known
    ]
    if faults:
        raise BadInput.together(faults)
    seats = tuple(seat_with(deck) for deck in decks)
    return _planned(pool, kind, wishes, seats, place="carry")


def usual_deck(kind: Kind, seat: int) -> str:
    """Return the id of the deck that a seat plays if nobody chooses one."""
    return kind.decks[seat % len(kind.decks)] if kind.decks else starter_for(None, seat)


def levels_for(pool: CardPool, kind: Kind) -> tuple[str, ...]:
    """Return the ids of the levels that come with the program and may be played in a series."""
    return tuple(id for id in level_names() if _fits(pool, kind, played_level(pool, id)))


def _fits(pool: CardPool, kind: Kind, level: Level) -> bool:
    if level.players.max < 2 or (kind.race and level.goal != GOALS[0]):
        return False
    return not kind.built or not any(built_faults(_own(pool, kind, level), pool.cards))


def _planned(
    pool: CardPool,
    kind: Kind,
    wishes: SeriesWishes,
    seats: tuple[SeatPlan, ...],
    *,
    place: str,
) -> SeriesPlan:
    if wishes.carry and not kind.carry_is_open:
        raise BadInput(say("series-carry-fixed", kind=kind.id), place=place)
    return SeriesPlan(
        kind.id,
        _levels(pool, kind, wishes, seats),
        tuple(replace(seat, starter=False, locations=()) for seat in seats),
        Agreement(
            wishes.order or ("listed" if wishes.levels and not kind.levels_each else kind.order),
            tuple(dict.fromkeys((*kind.carry, *wishes.carry))),
            wishes.scoring or kind.scorings[0],
            wishes.turn_limit or kind.turn_limit,
            wishes.opening,
        ),
    )


def _seat(pool: CardPool, kind: Kind, wishes: SeriesWishes, seat: int) -> SeatPlan:
    if seat < len(wishes.decks):
        return seat_plan(pool, wishes.decks[seat])
    return seat_plan(pool, usual_deck(kind, seat))


def _levels(
    pool: CardPool, kind: Kind, wishes: SeriesWishes, seats: tuple[SeatPlan, ...]
) -> tuple[Level, ...]:
    """Return the levels: those asked for, those that decks bring along, the usual ones."""
    if not kind.levels_each:
        return tuple(played_level(pool, asked) for asked in wishes.levels or kind.levels)
    if wishes.levels:
        return tuple(_own(pool, kind, played_level(pool, asked)) for asked in wishes.levels)
    usual = [played_level(pool, kind.levels[seat % len(kind.levels)]) for seat in range(len(seats))]
    return tuple(
        built_level(seat.locations, OWN, pool.cards)
        if seat.locations and kind.built
        else _own(pool, kind, level)
        for seat, level in zip(seats, usual, strict=True)
    )


def played_level(pool: CardPool, asked: str) -> Level:
    """Return a level in the variant that is played, such as "introductory:cave".

    Raises:
        BadInput: there is no such level or variant, or the file is not a level.
    """
    name, _, variant = asked.partition(":")
    loaded = load_level(pool, name)
    level = loaded.variant(variant or None)
    if level is None:
        known = tuple(each.id for each in loaded.variants)
        message = say("setup-no-variant", asked=variant, known=known)
        raise BadInput(message, place=asked, clause=loaded.clause)
    return level


def _own(pool: CardPool, kind: Kind, level: Level) -> Level:
    """Return a level as a player of this kind of series builds it.

    For Pick Up only its locations count; a size of its own stays, to be refused.
    """
    if not kind.built:
        return level
    cards = pool.cards
    entries = tuple(entry for deck in level.decks for entry in deck.cards)
    fixed = tuple(place.card for place in level.places)
    locations = all_named(cards, entries)
    locations += tuple(slug for slug in all_named(cards, fixed) if slug not in locations)
    built = built_level(locations, level.title, cards)
    return replace(built, width=level.width, depth=level.depth)


# -- tables --------------------------------------------------------------------------------


def begin_joined(rulebook: Rulebook, plan: SeriesPlan, pool: CardPool) -> Table[Any]:
    """Return the table of a new series, ready to start.

    Raises:
        BadInput: all that is wrong with the plan.
    """
    books: Books = rulebook.numbers
    setup = SeriesSetup(
        plan.levels,
        tuple(PlayerSetup(seat.raider, seat.deck) for seat in plan.seats),
        pool.cards,
        plan.agreed,
        find_kind(plan.kind).scorings,
    )
    series = new_series(books.series, setup)
    levels = {goal: pool.amended(book) for goal, book in books.levels.items()}
    faults = [
        BadInput(fault.reason, clause=fault.clause) for fault in level_faults(books, series.state)
    ]
    if faults:
        raise BadInput.together(faults)
    amended = pool.amended(rulebook).amended(rulebook.name, numbers=Books(books.series, levels))
    return Table(amended, State(series.state))


def series_data(plan: SeriesPlan) -> dict[str, Any]:
    """Return a plan as the plain data of a journal's header."""
    data: dict[str, Any] = msgspec.to_builtins(plan)
    return data


def read_series(data: object, place: str) -> SeriesPlan:
    """Return a plan from the data of a journal's header.

    Raises:
        BadInput: the data are not a plan.
    """
    return convert(data, SeriesPlan, place)
