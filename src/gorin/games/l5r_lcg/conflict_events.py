"""Events of a conflict and of its windows."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.happened import LcgHappened, discard, put, without
from gorin.games.l5r_lcg.state import (
    HOME,
    NOBODY,
    Conflict,
    Ring,
    State,
)
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message

SIDES = ("home", "attacking", "defending")


class ConflictBegan(LcgHappened, frozen=True):
    """A seat declared a conflict of a type for a ring, and took the fate on it."""

    seat: Seat
    kind: str
    ring: str
    clause: str = "LCG-3.2"

    def apply(self, state: State) -> None:
        ring = state.rings[self.ring]
        state.fate[self.seat] += ring.fate
        state.rings[self.ring] = Ring()
        state.conflict = Conflict(self.seat, self.kind, self.ring)
        state.declared += (self.seat,)


class OpportunityPassed(LcgHappened, frozen=True):
    """A seat declared no conflict."""

    seat: Seat
    clause: str = "LCG-3.2"

    def apply(self, state: State) -> None:
        state.declared += (self.seat,)


class Attacked(LcgHappened, frozen=True):
    """The attacker named the province that is attacked."""

    seat: Seat
    other: Seat
    slot: int
    clause: str = "LCG-3.2"

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        state.conflict = replace(state.conflict, defender=self.other, slot=self.slot)


class Joined(LcgHappened, frozen=True):
    """Characters were declared on a side of the conflict."""

    seat: Seat
    side: str
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str

    def apply(self, state: State) -> None:
        for handle in self.handles:
            state.play[handle] = replace(state.play[handle], side=SIDES.index(self.side))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(count=len(self.handles))


class Announced(LcgHappened, frozen=True):
    """A seat paid for a card of its hand; what it does follows."""

    seat: Seat
    handle: int
    slug: str
    cost: int
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        state.fate[self.seat] -= self.cost
        state.hands[self.seat] = without(state.hands[self.seat], (self.handle,))
        state.passed = ()
        discard(state, self.handle)


class Strengthened(LcgHappened, frozen=True):
    """A character has more military skill until the end of the conflict."""

    handle: int
    slug: str
    amount: int
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        found = state.play[self.handle]
        state.play[self.handle] = replace(found, military=found.military + self.amount)


class Decided(LcgHappened, frozen=True):
    """The skills were compared."""

    attack: int
    defense: int
    seat: Seat
    clause: str = "LCG-3.2.3"

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        margin = self.attack - self.defense
        state.conflict = replace(state.conflict, winner=self.seat, margin=margin)

    def told(self, viewer: Seat | None) -> Message | None:
        if self.seat == NOBODY:
            return self.message("-nobody", without=("seat",))
        return self.message()


class Broken(LcgHappened, frozen=True):
    """A province broke."""

    seat: Seat
    slot: int
    clause: str = "LCG-3.2.5"

    def apply(self, state: State) -> None:
        province = state.provinces[self.seat][self.slot]
        put(state, self.seat, self.slot, replace(province, broken=True))


class Claimed(LcgHappened, frozen=True):
    """The winner of the conflict claimed its ring."""

    seat: Seat
    ring: str
    clause: str = "LCG-3.2.7"

    def apply(self, state: State) -> None:
        state.rings[self.ring] = replace(state.rings[self.ring], seat=self.seat)


class ConflictEnded(LcgHappened, frozen=True):
    """The conflict ended: who took part bows and goes home."""

    clause: str = "LCG-3.2.8"

    def apply(self, state: State) -> None:
        state.conflict = None
        state.passed = ()
        for handle, found in state.play.items():
            bowed = found.bowed or found.side != HOME
            if bowed != found.bowed or found.side or found.military:
                left = replace(found, side=HOME, bowed=bowed, military=0)
                state.play[handle] = left


class WindowEnded(LcgHappened, frozen=True):
    """All passed one after the other, and an action window ended."""

    clause: str = "ENL-7.2"

    def apply(self, state: State) -> None:
        state.passed = ()

    def told(self, viewer: Seat | None) -> Message | None:
        return None
