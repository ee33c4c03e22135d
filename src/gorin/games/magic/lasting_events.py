"""Events of effects that last, and of what changes permanents without moving them."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.magic.events import MagicHappened
from gorin.games.magic.state import EMPTY, NOBODY, Change, Due, Item, Shield, State
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message
from gorin.timing.lasting import Lasting


class Begun(MagicHappened, frozen=True):
    """An effect began to last."""

    slug: str
    effect: Lasting[Change]
    clause: str = "CR-611.2"

    def apply(self, state: State) -> None:
        state.born += 1
        state.lasting = (*state.lasting, replace(self.effect, stamp=state.born))

    def told(self, viewer: Seat | None) -> Message | None:
        return None  # what comes of it is seen at the permanents


class ControlChanged(MagicHappened, frozen=True):
    """A seat gained control of a permanent: it is new to it, and out of combat (CR 506.4)."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "CR-613.2"

    def apply(self, state: State) -> None:
        state.play[self.handle] = replace(
            state.play[self.handle],
            seat=self.seat,
            sick=True,
            attacking=NOBODY,
            blocking=EMPTY,
            blocked=False,
        )


class Untapped(MagicHappened, frozen=True):
    """Permanents were untapped."""

    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "CR-608.2"

    def apply(self, state: State) -> None:
        for handle in self.handles:
            state.play[handle] = replace(state.play[handle], tapped=False)


class Attached(MagicHappened, frozen=True):
    """A permanent was attached to another one, or to none any more: it has a new timestamp."""

    handle: int
    slug: str
    to: int
    host: str
    clause: str = "CR-301.5"

    def apply(self, state: State) -> None:
        state.born += 1
        found = state.play[self.handle]
        state.play[self.handle] = replace(found, attached=self.to, stamp=state.born)

    def told(self, viewer: Seat | None) -> Message | None:
        if self.to == EMPTY:
            return self.message("-not", without=("to", "host"))
        return self.message(without=("to",))


class CounterPut(MagicHappened, frozen=True):
    """A counter was put on a permanent."""

    handle: int
    slug: str
    kind: str
    clause: str = "CR-122.1"

    def apply(self, state: State) -> None:
        found = state.play[self.handle]
        others = tuple(each for each in found.counters if each[0] != self.kind)
        counters = (*others, (self.kind, found.count(self.kind) + 1))
        state.play[self.handle] = replace(found, counters=counters)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("kind",))


class Delayed(MagicHappened, frozen=True):
    """An ability was created that triggers later."""

    slug: str
    effect: Lasting[Due]
    clause: str = "CR-603.7"

    def apply(self, state: State) -> None:
        state.born += 1
        state.delays = (*state.delays, replace(self.effect, stamp=state.born))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("effect",))


class CameDue(MagicHappened, frozen=True):
    """A delayed ability triggered: it does so once, and waits to be put on the stack."""

    slug: str
    seat: Seat
    stamp: int
    clause: str = "CR-603.7"

    def apply(self, state: State) -> None:
        effect = next(each for each in state.delays if each.stamp == self.stamp)
        state.delays = tuple(each for each in state.delays if each.stamp != self.stamp)
        state.born += 1
        due = effect.what
        item = Item(
            state.born,
            "later",
            due.card,
            due.slug,
            self.seat,
            place=due.place,
            born=due.born,
        )
        state.waiting = (*state.waiting, item)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("stamp",))


class Shielded(MagicHappened, frozen=True):
    """The next damage to something will be prevented."""

    slug: str
    amount: int
    effect: Lasting[Shield]
    clause: str = "CR-615.7"

    def apply(self, state: State) -> None:
        state.born += 1
        state.shields = (*state.shields, replace(self.effect, stamp=state.born))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("effect",))


class Prevented(MagicHappened, frozen=True):
    """Damage was prevented; what shields are left of it is less by that."""

    slug: str
    amount: int
    shield: int = EMPTY
    clause: str = "CR-615.1"

    def apply(self, state: State) -> None:
        left: list[Lasting[Shield]] = []
        for each in state.shields:
            if each.stamp != self.shield:
                left.append(each)
            elif each.what.amount > self.amount:
                amount = each.what.amount - self.amount
                left.append(replace(each, what=replace(each.what, amount=amount)))
        state.shields = tuple(left)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("shield",))


class ChangeChosen(MagicHappened, frozen=True):
    """Somebody chose which of several replacement or prevention effects is applied first."""

    seat: Seat
    slug: str
    clause: str = "CR-616.1"
