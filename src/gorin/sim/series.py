"""Series: many games of one plan, with agents at the seats, on one core or several.

Each game has seeds of its own, derived from the seed of the series and the game's number, so
the results do not depend on how many processes share the games.
"""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from gorin.bots.agent import answer, searches
from gorin.content.box.box import Box
from gorin.content.box.measures import Counted, Measure, Number
from gorin.content.box.wishes import Plan
from gorin.content.boxes import find_box
from gorin.content.desk.matches import starter
from gorin.kernel.chance import ChanceSource, Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.sim.sharing import Progress, collected, shared

CHANCE = "chance"


class Brought(Struct, frozen=True):
    """A deck of a series: what it is called, and what a plan has for a seat that plays it."""

    name: str
    entry: Any


class Series(Struct, frozen=True):
    """A series: a plan, the level of each entrant's bot, the number of games, the first seed.

    With `swap` the entrants move on by one seat from game to game, with their decks if those were
    named. `draws` names what the seed of chance is for.

    Attributes:
        decks: the decks that were named; none if each seat plays what the plan has for it.
        deals: which of those decks each entrant plays, by their places: for a game, for the next
            one and so on, and then from the first again.
    """

    plan: Plan
    entrants: tuple[str, ...]
    games: int
    seed: int = 0
    swap: bool = False
    draws: str = CHANCE
    decks: tuple[Brought, ...] = ()
    deals: tuple[tuple[int, ...], ...] = ()


class Played(Struct, frozen=True):
    """A game that was played to its end.

    `seats` tells which entrant, by its place in the series, sat at each seat; `winners` are
    seats; `reason` is the way in which it was won, by message id. `counted` is what the game's
    measures read from the match; `first` is the seat that went first in the first turn, None if
    there is no such order. `decks` tells which deck of the series lay at each seat, if any were
    named.
    """

    number: int
    seats: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    turns: int
    decisions: int
    counted: Counted = field(default_factory=dict[str, tuple[Number, ...]])
    first: Seat | None = None
    decks: tuple[int, ...] = ()


class Failed(Struct, frozen=True):
    """A game that broke: a fault of the program, with its traceback."""

    number: int
    seats: tuple[int, ...]
    trace: str


Record: TypeAlias = Played | Failed
Maker: TypeAlias = Callable[[ChanceSource], Match[Any]]
Makers: TypeAlias = Callable[[int], Maker]
"""Finds the maker of a game's match by the number of the game."""


class Results(Struct, frozen=True):
    """The records of a series, by game number, and the seconds it took."""

    records: tuple[Record, ...]
    seconds: float

    @property
    def played(self) -> tuple[Played, ...]:
        """The games that were played to their end."""
        return tuple(record for record in self.records if isinstance(record, Played))

    @property
    def failed(self) -> tuple[Failed, ...]:
        """The games that broke."""
        return tuple(record for record in self.records if isinstance(record, Failed))


def seed_for(seed: int, number: int, purpose: str) -> int:
    """Return the seed of one purpose in one game of a series."""
    text = f"gorin series {seed} {number} {purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def seating(series: Series, number: int) -> tuple[int, ...]:
    """Return which entrant sits at each seat in a game.

    All deals of decks are played before the entrants move on.
    """
    count = len(series.entrants)
    start = number // max(1, len(series.deals)) % count if series.swap else 0
    return tuple((seat + start) % count for seat in range(count))


def decks_at(series: Series, number: int) -> tuple[int, ...]:
    """Return which deck of a series lies at each seat in a game; none if none were named."""
    if not series.deals:
        return ()
    deal = series.deals[number % len(series.deals)]
    return tuple(deal[entrant] for entrant in seating(series, number))


def plan_at(series: Series, number: int) -> Plan:
    """Return the plan of a game: that of the series, with the decks that lie at its seats."""
    seats = [series.decks[deck].entry for deck in decks_at(series, number)]
    plan = series.plan
    return replace(plan, data={**plan.data, "seats": seats}) if seats else plan


def play_game(series: Series, number: int, make: Maker) -> Record:
    """Play one game of a series; a fault in it is reported, not raised."""
    seats = seating(series, number)
    try:
        return _play(series, number, seats, make)
    except Exception:  # noqa: BLE001 - whatever breaks a game is what the report is for
        return Failed(number, seats, traceback.format_exc())


def _play(series: Series, number: int, seats: tuple[int, ...], make: Maker) -> Played:
    match = make(Fast(seed_for(series.seed, number, series.draws)))
    box = find_box(series.plan.game)
    agents = {
        Seat(seat): box.players.agent(
            series.entrants[entrant],
            seed_for(series.seed, number, f"bot {seat}"),
            series.plan.format,
        )
        for seat, entrant in enumerate(seats)
    }
    match.start()
    decisions = answer(match, agents)
    outcome = match.outcome
    return Played(
        number,
        seats,
        () if outcome is None else outcome.winners,
        box.customs.way(match),
        box.customs.turn(match.table),
        decisions,
        {
            each.id: each.counted(match)
            for each in measures_in(box, series.plan.format)
            if each.counted is not None
        },
        box.customs.first(match),
        decks_at(series, number),
    )


def measures_in(box: Box, format: str) -> tuple[Measure, ...]:
    """Return the measures of a game that count in a format."""
    return tuple(each for each in box.measures if not each.formats or format in each.formats)


def play_series(
    series: Series,
    *,
    jobs: int = 1,
    numbers: Sequence[int] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play a series.

    Args:
        series: what is played.
        jobs: how many processes share the games; 1 plays them in this one.
        numbers: the games to play, by number from 0; None for all.
        progress: called with the count of games finished since it was called last.

    Raises:
        BadInput: the plan does not make sense.
        GorinError: a process was ended from outside, for want of memory for example.
    """
    wanted = range(series.games) if numbers is None else numbers
    rounds = _here(series, wanted) if jobs <= 1 else _shared(series, wanted, jobs)
    return Results(*collected(rounds, progress))


def maker(series: Series) -> Maker:
    """Return what makes matches of the plan of a series quickly, as its entrants need them."""
    return starter(series.plan, forkable=searches(series.entrants))


def makers(series: Series) -> Makers:
    """Return what makes the match of each game of a series quickly.

    Raises:
        BadInput: the plan does not make sense.
    """
    by_decks: dict[tuple[int, ...], Maker] = {(): maker(series)}

    def make(number: int) -> Maker:
        decks = decks_at(series, number)
        if decks not in by_decks:
            forkable = searches(series.entrants)
            by_decks[decks] = starter(plan_at(series, number), forkable=forkable)
        return by_decks[decks]

    return make


def _here(series: Series, numbers: Sequence[int]) -> Generator[list[Record], None, None]:
    make = makers(series)
    for number in numbers:
        yield [play_game(series, number, make(number))]


def _shared(
    series: Series, numbers: Sequence[int], jobs: int
) -> Generator[list[Record], None, None]:
    # What is wrong with the plan is said here, not as a broken worker.
    _ = maker(series)
    yield from shared(numbers, jobs, _chunk, _prepare, series)


_worker: list[tuple[Series, Makers]] = []
"""The series that this worker process plays, with the makers of its matches."""


def _prepare(series: Series) -> None:
    _worker[:] = [(series, makers(series))]


def _chunk(numbers: tuple[int, ...]) -> list[Record]:
    series, make = _worker[0]
    return [play_game(series, number, make(number)) for number in numbers]
