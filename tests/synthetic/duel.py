"""Duels: matches of their own that a courts match waits for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from tests.synthetic.state import State

from gorin.kernel.about import Targets
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput, Refusal, Refused, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask_all, draw_chance
from gorin.kernel.domain import Below, Dice
from gorin.kernel.event import Happened
from gorin.kernel.linked import Linked
from gorin.kernel.match import Match
from gorin.kernel.plain import PlainGame
from gorin.kernel.rule import Rulebook, rule
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame, Outcome, Table
from gorin.kernel.words import Message, say, seat_name

STANCE = Prompt("stance", "DUE-1", "ask-stance")
ROLL = Prompt("roll", "DUE-2", "ask-roll")
ROUNDS = 3


class DuelState(Struct):
    """Two seats, the wounds of each, and the round."""

    seats: tuple[Seat, ...]
    wounds: dict[Seat, int]
    round: int = 0
    frames: tuple[Frame, ...] = (Frame("round"),)
    outcome: Outcome | None = None

    def copy(self) -> DuelState:
        return DuelState(self.seats, dict(self.wounds), self.round, self.frames, self.outcome)


class Clash(Happened[DuelState], frozen=True):
    """Both stances were shown and the dice cast; the loser, if any, is wounded."""

    stances: tuple[str, ...]
    dice: tuple[int, ...]
    loser: Seat | None
    clause: str = "DUE-2"

    def apply(self, state: DuelState) -> None:
        state.round += 1
        if self.loser is not None:
            state.wounds[self.loser] += 1

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("loser",))


class Finished(Happened[DuelState], frozen=True):
    """The duel is over."""

    outcome: Outcome
    clause: str = "DUE-3"

    def apply(self, state: DuelState) -> None:
        state.outcome = self.outcome

    def told(self, viewer: Seat | None) -> Message | None:
        winners = tuple(seat_name(seat) for seat in self.outcome.winners)
        return self.message(without=("outcome",), winners=winners)


@rule("DUE-1", "DUE-2", "DUE-3")
def duel_round(table: Table[DuelState], frame: Frame) -> Play[None]:
    """Both take a stance in secret, dice decide, and the duel ends with its last round."""
    state = table.state
    stances = (Option("attack", "attack"), Option("guard", "guard"))
    chosen: dict[Seat, str] = yield from ask_all(
        {seat: Decision(seat, STANCE, stances, secret=True) for seat in state.seats}
    )
    dice: tuple[int, ...] = yield from draw_chance(ROLL, Dice(2))
    force = [die + (chosen[seat] == "guard") for die, seat in zip(dice, state.seats, strict=True)]
    loser = None if force[0] == force[1] else state.seats[int(force[1] < force[0])]
    table.record(Clash(tuple(chosen.values()), dice, loser))
    if state.round < ROUNDS:
        table.push(Frame("round"))
        return
    least = min(state.wounds.values())
    winners = tuple(seat for seat in state.seats if state.wounds[seat] == least)
    table.record(Finished(Outcome(winners, "DUE-3", "last-round")))


class DuelView(Struct, frozen=True):
    """All of a duel is open."""

    wounds: dict[Seat, int]
    round: int


_PACKER = Packer(DuelState)


class Duels(PlainGame[DuelState]):
    """The duel game: nothing is hidden but open stances."""

    id = "duel"
    packer = _PACKER

    def view(self, table: Table[DuelState], seat: Seat | None) -> DuelView:
        return DuelView(dict(table.state.wounds), table.state.round)

    def option_message(
        self, table: Table[DuelState], decision: Decision[Any], option: Option[Any]
    ) -> Message:
        return say(f"option-{option.key}")

    def option_targets(
        self, table: Table[DuelState], decision: Decision[Any], option: Option[Any]
    ) -> Targets:
        return ()

    def conceal(
        self, table: Table[DuelState], seat: Seat | None, start: DuelState, below: Below
    ) -> None:
        """No cards."""

    def cards(self, state: DuelState) -> tuple[int, ...]:
        return ()

    def attempts(self, table: Table[DuelState], seat: Seat, stem: str = "") -> tuple[str, ...]:
        if stem:
            return ()
        return ("attack", "guard")

    def why_not(self, table: Table[DuelState], seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        if attempt not in self.attempts(table, seat):
            raise BadInput(say("unknown-attempt", attempt=attempt))
        state = table.state
        if seat in state.seats and state.outcome is None:
            return ()
        return (refuse("DUE-1", "refused-not-in-play"),)

    def initiative_asks(
        self, table: Table[DuelState], seat: Seat, kind: str
    ) -> Decision[Any] | None:
        return None

    def initiative(self, table: Table[DuelState], seat: Seat, kind: str, value: Any) -> Frame:
        raise Refused((refuse("DUE-1", "refused-initiative", kind=kind),))

    def read_position(self, data: Mapping[str, Any]) -> DuelState:
        return new_duel(tuple(data["seats"]))

    def write_position(self, state: DuelState) -> dict[str, Any]:
        return {"seats": list(state.seats)}


def new_duel(seats: tuple[Seat, ...]) -> DuelState:
    """Return a duel before its first round."""
    return DuelState(seats, dict.fromkeys(seats, 0))


DUEL = Rulebook(Duels(), "duel", "1", None, {"round": duel_round})


def duel(seed: int, *seats: Seat) -> Match[DuelState]:
    """Return a duel that has not started."""
    return Match(Table(DUEL, new_duel(seats or (Seat(0), Seat(1)))), chance=Fast(seed))


def begin(parent: Match[Any], subject: str) -> Match[Any]:
    """Return the duel that the parent's question names."""
    _, turn, one, other = subject.split(".")
    return duel(int(turn), Seat(int(one)), Seat(int(other)))


def report(child: Match[Any]) -> dict[str, int]:
    """Return what the loser of a duel loses, as the parent's rules read it."""
    state: DuelState = child.table.state
    assert state.outcome is not None
    losers = [seat for seat in state.seats if seat not in state.outcome.winners]
    return {str(seat): 1 for seat in losers}


def with_duels(parent: Match[State]) -> Linked:
    """Return a started courts match whose duels are fought."""
    return Linked(parent, begin=begin, report=report)
