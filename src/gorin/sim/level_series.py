"""Many series of levels with bots at the seats, on one core or several.

Each series has seeds of its own, derived from one seed and its number, so the results do not
depend on how many processes share them.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from gorin.bots.agent import Agent, answer, searches
from gorin.bots.tomb_raider.players import PLAYERS
from gorin.bots.tomb_raider.series import series_agent
from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import begin
from gorin.content.tomb_raider.linked_levels import new_level, report
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.linked import Linked
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.sim.series import seating, seed_for
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


def play_out(
    series: Match[Any],
    plan: Plan,
    between: dict[Seat, Agent],
    within: Callable[[int], dict[Seat, Agent]],
    chance: Callable[[int], Fast],
    *,
    forkable: bool = False,
) -> int:
    """Let bots play a started series to its end; return how many answers they gave.

    Args:
        series: the series.
        plan: its plan.
        between: who decides between levels.
        within: who plays a level, by its number.
        chance: what answers for chance in a level, by its number.
        forkable: whether levels can be forked, for bots that search.
    """
    given = answer(series, between)

    def next_level(parent: Match[Any], subject: str) -> Match[Any]:
        number = int(subject.rpartition("-")[2])
        return new_level(parent, plan, chance=chance(number), forkable=forkable)

    linked = Linked(series, begin=next_level, report=report)
    while series.outcome is None:
        number = series.table.state.number
        given += answer(linked.children[f"level-{number}"], within(number))
        linked.update()
        given += answer(series, between)
        linked.update()
    return given


def play_one(runs: Runs, number: int, first: Table[Any]) -> Record:
    """Play one series; a fault in it is reported, not raised."""
    try:
        return _play(runs, number, first)
    except Exception:  # noqa: BLE001 - whatever breaks a series is what the report is for
        return Broke(number, traceback.format_exc())


def _play(runs: Runs, number: int, first: Table[Any]) -> Ran:
    seats = seating(runs, number)
    names = {Seat(seat): runs.entrants[entrant] for seat, entrant in enumerate(seats)}

    def seed(purpose: str) -> int:
        return seed_for(runs.seed, number, purpose)

    series: Match[Any] = Match(
        Table(first.rulebook, first.state.copy()), chance=Fast(seed("series")), forkable=False
    )
    series.start()
    decisions = play_out(
        series,
        runs.plan,
        {seat: series_agent(name, seed(f"between {seat}")) for seat, name in names.items()},
        lambda level: {
            seat: PLAYERS.agent(name, seed(f"bot {seat} {level}")) for seat, name in names.items()
        },
        lambda level: Fast(seed(f"level {level}")),
        forkable=searches(runs.entrants),
    )
    view = series.table.rulebook.game.view(series.table, None)
    assert isinstance(view, SeriesView)
    assert series.outcome is not None
    return Ran(
        number,
        seats,
        series.outcome.winners,
        tuple(player.levels for player in view.players),
        tuple(len(player.won) for player in view.players),
        tuple(player.extra for player in view.players),
        tuple(played.turns for played in view.played),
        sum(not played.winners for played in view.played),
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


def _here(runs: Runs) -> Iterator[list[Record]]:
    first = begin(runs.plan)
    for number in range(runs.count):
        yield [play_one(runs, number, first)]


def _shared(runs: Runs, jobs: int) -> Iterator[list[Record]]:
    # What is wrong with the plan is said here, not as a broken worker.
    _ = begin(runs.plan)
    yield from shared(range(runs.count), jobs, _chunk, _prepare, runs)


_worker: list[tuple[Runs, Table[Any]]] = []
"""In a worker process: what is played, and the table that each series starts from."""


def _prepare(runs: Runs) -> None:
    _worker[:] = [(runs, begin(runs.plan))]


def _chunk(numbers: tuple[int, ...]) -> list[Record]:
    runs, first = _worker[0]
    return [play_one(runs, number, first) for number in numbers]


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
