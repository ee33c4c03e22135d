"""Events of failed obstacles: what befalls a raider there and nowhere else."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.state import Lasting, State
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message

CARRIED = "carried"
"""The kind of lasting effect that says a failure has moved a raider in this turn."""


class SearchLost(Happened, frozen=True):
    """A raider may not search this turn, although it is not stuck."""

    seat: Seat
    clause: str = "TR-6.23"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], searched=True)


class MovementStopped(Happened, frozen=True):
    """A raider moves no further this turn, although it is not stuck."""

    seat: Seat
    clause: str = "TR-6.23"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], halted=True)


class CarriedAway(Happened, frozen=True):
    """A failure moves a raider; until the end of the turn no other one does."""

    seat: Seat
    clause: str = "TR-6.23"

    def apply(self, state: State) -> None:
        state.lasting += (Lasting(CARRIED, self.seat, 1),)

    def told(self, viewer: Seat | None) -> Message | None:
        return None
