"""What happens on the stack and on the way to it."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.magic.cards import title
from gorin.games.magic.events import MagicHappened, Move, take
from gorin.games.magic.state import NOBODY, PLAYER, Item, State, Target
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say, seat_name


class Announced(MagicHappened, frozen=True):
    """A seat began to cast a spell: it lies on the stack and is open to all."""

    seat: Seat
    handle: int
    slug: str
    source: str
    clause: str = "CR-601.2"

    def apply(self, state: State) -> None:
        take(state, Move(self.handle, self.slug, self.source, "stack", self.seat))
        _ = state.known.pop(self.handle, None)
        state.born += 1
        item = Item(state.born, "spell", self.handle, self.slug, self.seat)
        state.stack = (*state.stack, item)
        if self.source == "command":
            card = state.physical[self.handle]
            state.casts[card] = state.casts.get(card, 0) + 1

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-command" if self.source == "command" else "", without=("source",))


class Aimed(MagicHappened, frozen=True):
    """The topmost spell or ability was given its targets, and X a value."""

    targets: tuple[Target, ...]
    slugs: tuple[str, ...]
    x: int
    seat: Seat
    card: int
    slug: str
    clause: str = "CR-115.1"

    def apply(self, state: State) -> None:
        *below, top = state.stack
        x = self.x if self.x >= 0 else top.x
        state.stack = (*below, replace(top, targets=self.targets, x=x))

    def told(self, viewer: Seat | None) -> Message | None:
        cards = map(title, self.slugs)
        seats = (seat_name(target.seat) for target in self.targets if target.seat != NOBODY)
        whose, slug = seat_name(self.seat), title(self.slug)
        if self.x >= 0:
            return say("log-magic-aimed-x", x=self.x, seat=whose, slug=slug)
        return say("log-magic-aimed", targets=(*cards, *seats), seat=whose, slug=slug)


class Paid(MagicHappened, frozen=True):
    """A seat tapped sources of mana and paid a cost."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    floating: int
    clause: str = "CR-118.3"

    def apply(self, state: State) -> None:
        for handle in self.handles:
            state.play[handle] = replace(state.play[handle], tapped=True)
        state.floating[self.seat] = self.floating

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("floating",))


class Triggered(MagicHappened, frozen=True):
    """An ability triggered and waits to be put on the stack."""

    handle: int
    slug: str
    seat: Seat
    place: int
    born: int
    about: Target = Target(PLAYER)
    clause: str = "CR-603.3"

    def apply(self, state: State) -> None:
        state.born += 1
        item = Item(
            state.born,
            "trigger",
            self.handle,
            self.slug,
            self.seat,
            place=self.place,
            born=self.born,
            about=self.about,
        )
        state.waiting = (*state.waiting, item)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("place", "born", "about"))


class Stacked(MagicHappened, frozen=True):
    """An ability was put on the stack."""

    number: int
    slug: str
    seat: Seat
    clause: str = "CR-603.3b"

    def apply(self, state: State) -> None:
        item = next(each for each in state.waiting if each.number == self.number)
        state.waiting = tuple(each for each in state.waiting if each.number != self.number)
        state.stack = (*state.stack, item)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Activated(MagicHappened, frozen=True):
    """A seat activated an ability of a permanent."""

    seat: Seat
    handle: int
    slug: str
    place: int
    born: int
    tap: bool
    clause: str = "CR-602.2"

    def apply(self, state: State) -> None:
        key = self.born * ABILITIES + self.place
        state.uses[key] = state.uses.get(key, 0) + 1
        if self.tap:
            state.play[self.handle] = replace(state.play[self.handle], tapped=True)
        state.born += 1
        item = Item(
            state.born,
            "ability",
            self.handle,
            self.slug,
            self.seat,
            place=self.place,
            born=self.born,
        )
        state.stack = (*state.stack, item)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("place", "born", "tap"))


ABILITIES = 16
"""More than a card has: how often one was activated is kept under one number."""


class Resolved(MagicHappened, frozen=True):
    """A spell or ability began to resolve, or does nothing as no target of it is legal."""

    slug: str
    seat: Seat
    is_ability: bool
    fizzles: bool
    clause: str = "CR-608.2"

    def apply(self, state: State) -> None:
        if self.is_ability:
            state.stack = state.stack[:-1]

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-not" if self.fizzles else "", without=("is_ability", "fizzles"))
