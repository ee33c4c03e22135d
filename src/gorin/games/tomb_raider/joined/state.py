"""State of a series that is played together with its levels: both, and which of them goes on."""

from __future__ import annotations

import copy
from typing import Any, TypeAlias

from msgspec import Struct

from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.series.state import State as SeriesState
from gorin.games.tomb_raider.state import State as LevelState
from gorin.kernel.decision import Seat
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Frame, Outcome, Table

ON = Frame("on")
"""The series goes on with whatever comes next in it, or in the level that is played."""


class Books(Struct, frozen=True):
    """The rules by which a series and its levels are played; the levels' by their goal."""

    series: Rulebook
    levels: dict[str, Rulebook]


class State(Struct):
    """All that is true at one moment of a series, and of a level of it.

    `level` is the level that is played, or the one that was played last; None before the first
    one. `number` tells which it is, from 1 on. `left` are the seats that have left the series.
    """

    series: SeriesState
    level: LevelState | None = None
    number: int = 0
    running: bool = False
    left: tuple[Seat, ...] = ()
    frames: tuple[Frame, ...] = (ON,)
    outcome: Outcome | None = None

    def copy(self) -> State:
        """Return an independent copy; the records in it are shared, being frozen."""
        twin = copy.copy(self)
        twin.series = self.series.copy()
        twin.level = None if self.level is None else self.level.copy()
        return twin

    @property
    def cards(self) -> tuple[CardFacts, ...]:
        """The cards there are, in order of their numbers."""
        return self.series.cards

    @property
    def turn(self) -> int:
        """The number of the turn, counted through all levels."""
        before = sum(played.turns for played in self.series.played)
        return before + (self.level.turn if self.running and self.level is not None else 0)


Joined: TypeAlias = Table[State]


def books(table: Joined) -> Books:
    """Return the rules in force."""
    numbers: Books = table.rulebook.numbers
    return numbers


def series_table(table: Joined) -> Table[SeriesState]:
    """Return what the rules of the series receive; what happens in it is in the same log."""
    return _part(table, table.state.series, books(table).series)


def level_table(table: Joined) -> Table[LevelState]:
    """Return what the rules of the level receive; what happens in it is in the same log."""
    level = table.state.level
    assert level is not None
    return _part(table, level, books(table).levels[level.level.goal])


def _part(table: Joined, state: SeriesState | LevelState, rulebook: Rulebook) -> Table[Any]:
    """Return the table of a part, which stays as long as the state of the part does."""
    key = (series_table, type(state))
    part = table.parts.get(key)
    if part is None or part[0] is not state:
        log: Any = table.log  # what happens to a part is told like all the rest
        part = table.parts[key] = (state, Table(rulebook, state, log))
    return part[1]
