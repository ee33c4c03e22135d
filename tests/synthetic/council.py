"""Councils of the courts game: questions whose answers are no list, one of each kind in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.synthetic.events import CourtHappened
from tests.synthetic.state import Court, State

from gorin.kernel.clauses import Refusal
from gorin.kernel.decision import Decision, Play, Prompt, Seat, ask
from gorin.kernel.domain import Assignment, Division, Domain, Form, Ordering, Range, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg, Message, say, seat_name

CLAUSE = "SYN-7.5"
TREASURE = 3
"""So many coins are granted at once."""


class Shed(CourtHappened, frozen=True):
    """A seat put some cards from its hand on the discard pile and got a coin for each."""

    seat: Seat
    handles: tuple[int, ...]
    cards: tuple[int, ...]
    clause: str = CLAUSE

    def apply(self, state: State) -> None:
        _take(state, self.seat, self.handles)
        state.discard += self.handles
        state.coins[self.seat] += len(self.handles)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(count=len(self.cards))


class Ranked(CourtHappened, frozen=True):
    """A seat put the seats in an order; the first one gained a coin."""

    seat: Seat
    order: tuple[Seat, ...]
    clause: str = CLAUSE

    def apply(self, state: State) -> None:
        state.coins[self.order[0]] += 1

    def shown(self, name: str, value: Any) -> Arg:
        if name == "order":
            return tuple(seat_name(seat) for seat in value)
        return super().shown(name, value)


class Granted(CourtHappened, frozen=True):
    """A seat divided the treasure."""

    seat: Seat
    parts: tuple[tuple[Seat, int], ...]
    clause: str = CLAUSE

    def apply(self, state: State) -> None:
        for seat, amount in self.parts:
            state.coins[seat] += amount

    def told(self, viewer: Seat | None) -> Message | None:
        parts = tuple(say("courts-bid", seat=seat_name(seat), amount=n) for seat, n in self.parts)
        return self.message(without=("parts",), parts=parts)


class Sent(CourtHappened, frozen=True):
    """A seat gave some of its cards to others; whoever gets a card sees it."""

    seat: Seat
    gifts: tuple[tuple[int, Seat], ...]
    clause: str = CLAUSE

    def apply(self, state: State) -> None:
        _take(state, self.seat, tuple(handle for handle, _ in self.gifts))
        for handle, target in self.gifts:
            state.hands[target] += (handle,)
            state.known[handle] = (*state.known.get(handle, ()), target)

    def told(self, viewer: Seat | None) -> Message | None:
        whom = tuple(seat_name(target) for _, target in self.gifts)
        return self.message(without=("gifts",), whom=whom, count=len(whom))


class Paid(CourtHappened, frozen=True):
    """A seat paid another one some coins."""

    source: Seat
    target: Seat
    amount: int
    clause: str = CLAUSE

    def apply(self, state: State) -> None:
        state.coins[self.source] -= self.amount
        state.coins[self.target] += self.amount


def _take(state: State, seat: Seat, handles: tuple[int, ...]) -> None:
    state.hands[seat] = tuple(handle for handle in state.hands[seat] if handle not in handles)


@rule(CLAUSE)
def council(table: Court, frame: Frame) -> Play[None]:
    """The active seat sheds cards, ranks the seats, grants coins, sends cards or pays, in turn."""
    state = table.state
    if frame.seat not in state.alive or len(state.alive) == 1:
        return
    number = state.turn // table.rulebook.numbers.council_every - 1
    yield from COUNCILS[number % len(COUNCILS)](table, frame.seat)


def asked(
    seat: Seat,
    kind: str,
    domain: Domain,
    *,
    clause: str = CLAUSE,
    check: Callable[[Any], tuple[Refusal, ...]] | None = None,
) -> Play[Any]:
    """Ask one question of a council."""
    prompt = Prompt(kind, clause, f"ask-{kind}")
    return (yield from ask(Decision(seat, prompt, domain=domain, check=check)))


def shed(table: Court, seat: Seat) -> Play[None]:
    """Up to two cards of the hand are discarded."""
    state = table.state
    chosen = yield from asked(seat, "shed", Subset(hand_keys(state, seat), 0, 2))
    handles = tuple(map(number_of, chosen))
    table.record(Shed(seat, handles, tuple(state.physical[handle] for handle in handles)))


def rank(table: Court, seat: Seat) -> Play[None]:
    """All seats are put in an order."""
    order = yield from asked(seat, "rank", Ordering(seat_keys(table.state.alive)))
    table.record(Ranked(seat, tuple(Seat(number_of(key)) for key in order)))


def grant(table: Court, seat: Seat) -> Play[None]:
    """Coins are divided among all seats."""
    alive = table.state.alive
    parts = yield from asked(seat, "grant", Division(TREASURE, seat_keys(alive)))
    table.record(Granted(seat, tuple(zip(alive, parts, strict=True))))


def send(table: Court, seat: Seat) -> Play[None]:
    """Each card of the hand may be given to another seat."""
    state = table.state
    hand = hand_keys(state, seat)
    gifts = yield from asked(seat, "send", Assignment(hand, _others(state, seat), 0, len(hand)))
    table.record(Sent(seat, tuple((number_of(key), Seat(number_of(to))) for key, to in gifts)))


def pay(table: Court, seat: Seat) -> Play[None]:
    """Some coins are paid to another seat."""
    state = table.state
    amount = Range(0, state.coins[seat])
    parts = (("coins", amount), ("payee", Subset(_others(state, seat), 1, 1)))
    coins, (payee,) = yield from asked(seat, "pay", Form(parts))
    table.record(Paid(seat, Seat(number_of(payee)), coins))


COUNCILS: tuple[Callable[[Court, Seat], Play[None]], ...] = (shed, rank, grant, send, pay)


def hand_keys(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the keys by which the cards of a hand are named."""
    return tuple(f"card:{handle}" for handle in state.hands[seat])


def seat_keys(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """Return the keys by which seats are named."""
    return tuple(f"seat:{seat}" for seat in seats)


def _others(state: State, seat: Seat) -> tuple[str, ...]:
    return seat_keys(tuple(other for other in state.alive if other != seat))


def number_of(key: str) -> int:
    """Return the seat or the card that a key names."""
    return int(key.partition(":")[2])
