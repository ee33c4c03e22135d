"""Many series of levels with bots at the seats, on one core or several.

Each series has seeds of its own, derived from one seed and its number, so the results do not
depend on how many processes share them.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from gorin.bots.agent import answer, searches
from gorin.bots.tomb_raider.joined import series_player
from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import starter
from gorin.games.tomb_raider.joined.view import SERIES
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.sim.series import Maker, seating, seed_for
from gorin.sim.sharing import Progress, collected, shared
from gorin.sim.statistics import Share, share_of


class Runs(Struct, frozen=True):
    """What is played: the plan of a series, the level of each entrant's bot, how many, the seed.

    With `swap` the entrants move on by one seat from series to series.
    """

    plan: Plan
    entrants: tuple[str, ...]
    count: int
    seed: int = 0
    swap: bool = False


class Ran(Struct, frozen=True):
    """A series that was played to its end.

    `seats` tells which entrant sat at each seat; `winners` are seats. `levels`, `treasures` and
    `extra` go by seat: levels won, treasures won, extra turns. `turns` are those of each level,
    `undecided` counts the levels that nobody won.
    """

    number: int
    seats: tuple[int, ...]
    winners: tuple[Seat, ...]
    levels: tuple[int, ...]
    treasures: tuple[int, ...]
    extra: tuple[int, ...]
    turns: tuple[int, ...]
    undecided: int
    decisions: int


class Broke(Struct, frozen=True):
    """A series that broke: a fault of the program, with its traceback."""

    number: int
    trace: str


Record: TypeAlias = Ran | Broke


class Line(Struct, frozen=True):
    """How an entrant did: series won, and the means of a series in levels, treasures, turns."""

    place: int
    level: str
    wins: Share
    levels: float
    treasures: float
    extra: float


class Total(Struct, frozen=True):
    """All that is counted of many series; `turns` is the mean of a level."""

    series: int
    failed: int
    nobody: int
    levels: int
    undecided: int
    turns: float
    lines: tuple[Line, ...]
    decisions: int
    seconds: float


def play_one(runs: Runs, number: int, make: Maker) -> Record:
    """Play one series; a fault in it is reported, not raised."""
    try:
        return _play(runs, number, make)
    except Exception:  # noqa: BLE001 - whatever breaks a series is what the report is for
        return Broke(number, traceback.format_exc())


def _play(runs: Runs, number: int, make: Maker) -> Ran:
    seats = seating(runs, number)
    match = make(Fast(seed_for(runs.seed, number, "series")))
    agents = {
        Seat(seat): series_player(
            runs.entrants[entrant], seed_for(runs.seed, number, f"bot {seat}")
        )
        for seat, entrant in enumerate(seats)
    }
    match.start()
    decisions = answer(match, agents)
    assert match.outcome is not None
    sheet: SeriesView = match.table.rulebook.game.view_part(match.table, None, SERIES)
    return Ran(
        number,
        seats,
        match.outcome.winners,
        tuple(player.levels for player in sheet.players),
        tuple(len(player.won) for player in sheet.players),
        tuple(player.extra for player in sheet.players),
        tuple(played.turns for played in sheet.played),
        sum(not played.winners for played in sheet.played),
        decisions,
    )


def play_runs(
    runs: Runs, *, jobs: int = 1, progress: Progress | None = None
) -> tuple[tuple[Record, ...], float]:
    """Play many series; return their records by number and the seconds it took.

    Raises:
        BadInput: the plan does not make sense.
        GorinError: a process was ended from outside, for want of memory for example.
    """
    return collected(_here(runs) if jobs <= 1 else _shared(runs, jobs), progress)


def _maker(runs: Runs) -> Maker:
    """Return what makes series quickly, as the bots need them."""
    return starter(runs.plan, forkable=searches(runs.entrants))


def _here(runs: Runs) -> Iterator[list[Record]]:
    make = _maker(runs)
    for number in range(runs.count):
        yield [play_one(runs, number, make)]


def _shared(runs: Runs, jobs: int) -> Iterator[list[Record]]:
    # What is wrong with the plan is said here, not as a broken worker.
    _ = _maker(runs)
    yield from shared(range(runs.count), jobs, _chunk, _prepare, runs)


_worker: list[tuple[Runs, Maker]] = []
"""In a worker process: what is played, and what makes each series quickly."""


def _prepare(runs: Runs) -> None:
    _worker[:] = [(runs, _maker(runs))]


def _chunk(numbers: tuple[int, ...]) -> list[Record]:
    runs, make = _worker[0]
    return [play_one(runs, number, make) for number in numbers]


# -- counting ------------------------------------------------------------------------------


def total_of(runs: Runs, records: Sequence[Record], seconds: float) -> Total:
    """Return what many series come to."""
    ran = [record for record in records if isinstance(record, Ran)]
    turns = [count for record in ran for count in record.turns]
    return Total(
        len(ran),
        len(records) - len(ran),
        sum(not record.winners for record in ran),
        len(turns),
        sum(record.undecided for record in ran),
        sum(turns) / len(turns) if turns else 0.0,
        tuple(_line(runs, place, ran) for place in range(len(runs.entrants))),
        sum(record.decisions for record in ran),
        seconds,
    )


def _line(runs: Runs, place: int, ran: Sequence[Ran]) -> Line:
    sat = [(record, record.seats.index(place)) for record in ran]
    count = max(1, len(ran))
    return Line(
        place,
        runs.entrants[place],
        share_of(sum(seat in record.winners for record, seat in sat), len(ran)),
        sum(record.levels[seat] for record, seat in sat) / count,
        sum(record.treasures[seat] for record, seat in sat) / count,
        sum(record.extra[seat] for record, seat in sat) / count,
    )
