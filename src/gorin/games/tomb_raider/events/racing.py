"""Events of timed levels, which go on until everybody has finished."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.state import State
from gorin.kernel.decision import Seat


class LevelFinished(Happened, frozen=True):
    """A raider found the treasure of a timed level: it leaves the map, the others go on."""

    seat: Seat
    turn: int
    clause: str = "TR-17.2"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(raider, finished=self.turn, space=0)
