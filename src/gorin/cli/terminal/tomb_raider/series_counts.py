"""Counts of many series that bots played: the figures of each bot, and of the levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from gorin.kernel.decision import Seat
from gorin.sim.series import Failed, Played, Record, Results, Series
from gorin.sim.statistics import Share, summarize


class Ran(Struct, frozen=True):
    """A series that was played to its end.

    `seats` tells which entrant sat at each seat; `winners` are seats. `levels`, `treasures` and
    `extra` go by seat: levels won, treasures won, extra turns. `turns` are those of each level,
    `undecided` counts the levels that nobody won.
    """

    number: int
    seats: tuple[int, ...]
    winners: tuple[Seat, ...]
    levels: tuple[float, ...]
    treasures: tuple[float, ...]
    extra: tuple[float, ...]
    turns: tuple[float, ...]
    undecided: int
    decisions: int


class Broke(Struct, frozen=True):
    """A series that broke: a fault of the program, with its traceback."""

    number: int
    trace: str


Row: TypeAlias = Ran | Broke


class Line(Struct, frozen=True):
    """The figures of an entrant: series won, and the means in levels, treasures, turns."""

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


def told_of(record: Record) -> Row:
    """Return what became of a series."""
    if isinstance(record, Failed):
        return Broke(record.number, record.trace)
    played: Played = record
    counted = played.counted
    return Ran(
        played.number,
        played.seats,
        played.winners,
        counted["levels"],
        counted["treasures"],
        counted["extra"],
        counted["level-turns"],
        int(sum(counted["undecided"])),
        played.decisions,
    )


def total_of(asked: Series, results: Results) -> Total:
    """Return what many series come to."""
    summary = summarize(asked, results)
    ran = [row for row in map(told_of, results.records) if isinstance(row, Ran)]
    turns: Sequence[float] = [count for row in ran for count in row.turns]
    return Total(
        summary.games,
        summary.failed,
        summary.undecided,
        len(turns),
        sum(row.undecided for row in ran),
        sum(turns) / len(turns) if turns else 0.0,
        tuple(
            Line(
                each.place,
                each.level,
                each.wins,
                each.counted["levels"],
                each.counted["treasures"],
                each.counted["extra"],
            )
            for each in summary.entrants
        ),
        summary.decisions,
        summary.seconds,
    )
