"""Charters of the courts game: one question with many parts, some of which the rules check."""

from __future__ import annotations

from typing import Any

from tests.synthetic.cards import KINDS, kind_of
from tests.synthetic.council import TREASURE, Granted, Shed, asked, hand_keys, number_of, seat_keys
from tests.synthetic.events import CourtHappened
from tests.synthetic.state import Court, State

from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Play, Seat
from gorin.kernel.domain import Division, Form, Named, OneOf, Subset, Text
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg, say

CLAUSE = "SYN-7.6"
MOST = 2
"""Nobody gets more of a treasure that a charter grants; cards that it costs weigh no more."""


class Chartered(CourtHappened, frozen=True):
    """A seat wrote a charter for another one, in honor of a kind of card."""

    seat: Seat
    whom: Seat
    words: str
    kind: str
    clause: str = CLAUSE

    def apply(self, state: State) -> None:
        state.coins[self.whom] += 1

    def shown(self, name: str, value: Any) -> Arg:
        return say(f"card-{value}") if name == "kind" else super().shown(name, value)


@rule(CLAUSE)
def charter(table: Court, frame: Frame) -> Play[None]:
    """The active seat writes a charter, pays for it with cards and grants a treasure."""
    state, seat = table.state, frame.seat
    if seat not in state.alive or len(state.alive) == 1:
        return
    answer = yield from asked(seat, "charter", form(state, seat), clause=CLAUSE, check=forbidden)
    words, kind, whom, spent, parts = answer
    handles = tuple(map(number_of, spent))
    cards = tuple(state.physical[handle] for handle in handles)
    table.record(Chartered(seat, Seat(number_of(whom)), words, kind.partition(":")[2]))
    table.record(Shed(seat, handles, cards, clause=CLAUSE))
    table.record(Granted(seat, tuple(zip(state.alive, parts, strict=True)), clause=CLAUSE))


def form(state: State, seat: Seat) -> Form:
    """Return what a charter consists of; gifts weigh less than all other cards."""
    hand = state.hands[seat]
    weights = tuple(1 if kind_of(state.physical[handle]) == "gift" else 2 for handle in hand)
    others = tuple(other for other in state.alive if other != seat)
    bounds = ((0, MOST),) * len(state.alive)
    parts = (
        ("words", Text(20)),
        ("kind", Named("kinds", ("kind:strike", "kind:gift"))),
        ("whom", OneOf(seat_keys(others))),
        ("spent", Subset(hand_keys(state, seat), 0, len(hand), weights, 0, MOST)),
        ("grants", Division(TREASURE, seat_keys(state.alive), 0, bounds)),
    )
    return Form(parts)


def forbidden(answer: tuple[Any, ...]) -> tuple[Refusal, ...]:
    """Return why a charter cannot be written so: there is no such kind of card."""
    kind = answer[1].partition(":")[2]
    return () if kind in KINDS else (refuse(CLAUSE, "refused-no-such-kind", kind=answer[1]),)
