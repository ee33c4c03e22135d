"""Events of a series that is played together with its levels, beside the events of these."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.tomb_raider.joined.state import Joined, State
from gorin.games.tomb_raider.state import State as LevelState
from gorin.kernel.decision import Seat
from gorin.kernel.event import Event, Happened
from gorin.kernel.words import Message


def happen(table: Joined, *events: Event[State]) -> None:
    """Let events happen, in this order: the one door through which the state changes."""
    for event in events:
        table.record(event)


class LevelLaid(Happened[State], frozen=True):
    """The next level lies on the table; the series tells which it is."""

    number: int
    level: LevelState
    clause: str = "TR-17.1"

    def apply(self, state: State) -> None:
        """Put the level on the table."""
        state.number, state.level, state.running = self.number, self.level, True

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class LevelLeft(Happened[State], frozen=True):
    """Nothing more is played on the level; what lies there stays to be looked at."""

    clause: str = "TR-17.1"

    def apply(self, state: State) -> None:
        """End the play."""
        state.running = False

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class PlayerLeft(Happened[State], frozen=True):
    """A player has left the series, with all its levels that are still to come."""

    prefix: ClassVar[str] = "series-log-"

    seat: Seat
    clause: str = "TR-R27"

    def apply(self, state: State) -> None:
        """Note who has left."""
        state.left = (*state.left, self.seat)
