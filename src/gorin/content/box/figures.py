"""Figures of a match: those of the seats in lines, and how they grew turn by turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from gorin.kernel.decision import Seat
from gorin.kernel.words import Message

Unit: TypeAlias = Literal["count", "share", "difference"]
"""A way to show a figure: as a number, a share of one, or a number with its sign."""


class StatLine(Struct, frozen=True):
    """A figure of each seat, in their order; None where there is nothing to divide by.

    `all` is the figure of all seats together.
    """

    id: str
    label: Message
    unit: Unit
    values: tuple[float | None, ...]
    all: float | None


class StatSeries(Struct, frozen=True):
    """The values of a figure for each seat at the end of each turn, from the first turn on."""

    id: str
    label: Message
    values: tuple[tuple[float, ...], ...]


class MatchStatistics(Struct, frozen=True):
    """The figures of a match, over or not."""

    turns: int
    seats: tuple[Seat, ...]
    lines: tuple[StatLine, ...]
    series: tuple[StatSeries, ...]
