"""Events of turns, rounds and endings."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.state import NOBODY, Round, State
from gorin.kernel.decision import Seat
from gorin.kernel.table import Outcome
from gorin.kernel.words import Message, seat_name


class TurnBegan(Happened, frozen=True):
    """A new turn: what lasted until the end of the last one is over."""

    turn: int
    clause: str = "TR-5.1"

    def apply(self, state: State) -> None:
        state.turn = self.turn
        state.round = Round.READY
        state.lasting = ()
        state.used = ()
        for seat, raider in state.raiders.items():
            state.raiders[seat] = replace(
                raider,
                fought=False,
                attacked=False,
                searched=False,
                moved=0,
                halted=False,
                entered=False,
                faced=(),
            )


class RoundBegan(Happened, frozen=True):
    """A round of the turn began; nobody starts it before all have finished the last one."""

    round: Round
    clause: str = "TR-5.2"

    def apply(self, state: State) -> None:
        state.round = self.round
        state.search_result = None

    def told(self, viewer: Seat | None) -> Message | None:
        return Message("log-round-began-" + self.round.name.lower())


class OrderRolled(Happened, frozen=True):
    """A seat rolled for the turn order; `total` is the sum of its dice."""

    seat: Seat
    faces: tuple[int, ...]
    total: int
    clause: str = "TR-5.3"


class OrderSet(Happened, frozen=True):
    """The seats go in this order from now on; `seat` rolled highest and named the first one."""

    seats: tuple[Seat, ...]
    seat: Seat = NOBODY
    clause: str = "TR-5.3"

    def apply(self, state: State) -> None:
        state.order = self.seats

    def told(self, viewer: Seat | None) -> Message | None:
        if self.seat == NOBODY:
            return self.message(without=("seat",))
        return self.message("-by", first=seat_name(self.seats[0]))


class EntranceRolled(Happened, frozen=True):
    """A seat rolled a die for the choice of an entrance."""

    seat: Seat
    face: int
    clause: str = "TR-15.4"


class EntranceChosen(Happened, frozen=True):
    """A raider starts at an entrance of its player's choice."""

    seat: Seat
    space: int
    clause: str = "TR-15.4"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(raider, space=self.space, entrance=self.space)


class ActionBegan(Happened, frozen=True):
    """A raider's Action round began.

    A raider that got stuck earlier in this turn, moved by another player, stays where it is.
    """

    seat: Seat
    clause: str = "TR-5.5"

    def apply(self, state: State) -> None:
        state.active = self.seat
        raider = state.raiders[self.seat]
        halted = raider.stuck and raider.halted
        state.raiders[self.seat] = replace(raider, halted=halted, entered=False, faced=())


class SeatActive(Happened, frozen=True):
    """The turn passed to a seat in the Search or Draw round; nothing to tell."""

    seat: Seat
    clause: str = "TR-5.2"

    def apply(self, state: State) -> None:
        state.active = self.seat
        state.search_result = None

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Conceded(Happened, frozen=True):
    """A player gave up; its raider leaves the map and plays no more."""

    seat: Seat
    clause: str = "TR-R27"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], gone=True, space=0)


class SoloScored(Happened, frozen=True):
    """The figures of a solo match at its end; the locations are those on the map.

    `ours` says that the targets judged next are this program's own.
    """

    seat: Seat
    turns: int
    resets: int
    mapped: int
    searched: int
    cleared: int
    points: int | None = None
    ours: bool = False
    clause: str = "TR-13.4"

    def told(self, viewer: Seat | None) -> Message | None:
        ours = "-ours" if self.ours else ""
        if self.points is None:
            return self.message(ours, without=("points", "ours"))
        return self.message("-points" + ours, without=("ours",))


class SoloTargetJudged(Happened, frozen=True):
    """A target that the level sets for solo play was met or missed at the end."""

    seat: Seat
    kind: str
    figure: int
    bound: int
    met: bool
    clause: str = "TR-13.4"

    def told(self, viewer: Seat | None) -> Message | None:
        how = "met" if self.met else "missed"
        return self.message(f"-{self.kind}-{how}", without=("kind", "met"))


class MatchEnded(Happened, frozen=True):
    """The match is over; `reason` is a message id, no winning seats mean that nobody won."""

    seats: tuple[Seat, ...]
    reason: str
    clause: str = "TR-9.1"

    def apply(self, state: State) -> None:
        state.outcome = Outcome(self.seats, self.clause, self.reason)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.seats else "-drawn")
