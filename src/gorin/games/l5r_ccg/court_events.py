"""Events of the court: the Imperial Favor, dishonor, duels, and what is negated."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_ccg.happened import CcgHappened, end_duel, without
from gorin.games.l5r_ccg.state import NOBODY, Duel, InPlay, State
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message


class Lobbied(CcgHappened, frozen=True):
    """A seat took the Imperial Favor: one of its personalities spoke for it at court."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "CCG-11.1"

    def apply(self, state: State) -> None:
        state.favor, state.lobbied = self.seat, True


class FavorDiscarded(CcgHappened, frozen=True):
    """A seat discarded the Imperial Favor as a cost: nobody has it any more."""

    seat: Seat
    clause: str = "CCG-11.1"

    def apply(self, state: State) -> None:
        state.favor = NOBODY


class RingEntered(CcgHappened, frozen=True):
    """A seat put a ring of its hand into play."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "CCG-10.4"

    def apply(self, state: State) -> None:
        # It lies open with the discarded cards since it was announced.
        owner = state.owners[self.handle]
        state.fate_piles[owner] = without(state.fate_piles[owner], (self.handle,))
        state.play[self.handle] = InPlay(self.seat, entered=state.turn)


class Dishonored(CcgHappened, frozen=True):
    """A personality was dishonored, or rehonored."""

    handle: int
    slug: str
    dishonorable: bool
    clause: str = "CCG-2.7"

    def apply(self, state: State) -> None:
        found = state.play[self.handle]
        state.play[self.handle] = replace(found, dishonorable=self.dishonorable)

    def told(self, viewer: Seat | None) -> Message | None:
        suffix = "" if self.dishonorable else "-not"
        return self.message(suffix, without=("dishonorable",))


class Challenged(CcgHappened, frozen=True):
    """A personality challenged another to a duel."""

    seat: Seat
    fighters: tuple[int, int]
    slug: str
    against: str
    clause: str = "CCG-8.1"

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("against",), personality=self.shown("slug", self.against))


class DuelRefused(CcgHappened, frozen=True):
    """A challenge was refused."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "CCG-8.2"


class DuelBegan(CcgHappened, frozen=True):
    """A duel began."""

    duel: Duel
    fighters: tuple[int, int]
    slug: str
    against: str
    clause: str = "CCG-8.1"

    def apply(self, state: State) -> None:
        state.duel = self.duel

    def told(self, viewer: Seat | None) -> Message | None:
        versus = self.shown("slug", self.against)
        return self.message(without=("duel", "against"), personality=versus)


class Focused(CcgHappened, frozen=True):
    """A seat focused a card of its hand, face down."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "CCG-8.3"

    def apply(self, state: State) -> None:
        duel = state.duel
        assert duel is not None
        state.hands[self.seat] = without(state.hands[self.seat], (self.handle,))
        sides = list(duel.focused)
        side = duel.seats.index(self.seat)
        sides[side] = (*sides[side], self.handle)
        state.duel = replace(duel, focused=(sides[0], sides[1]))

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self.message(without=("slug",))


class Struck(CcgHappened, frozen=True):
    """A seat struck: the duel is decided."""

    seat: Seat
    clause: str = "CCG-8.3"


class DuelEnded(CcgHappened, frozen=True):
    """A duel ended: what was focused is turned up and discarded.

    `first` and `second` are what the two have come to, `handles` all cards that were focused.
    """

    fighters: tuple[int, int]
    slug: str
    first: int
    against: str
    second: int
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "CCG-8.4"

    def apply(self, state: State) -> None:
        end_duel(state)

    def told(self, viewer: Seat | None) -> Message | None:
        versus = self.shown("slug", self.against)
        if self.handles:
            return self.message("-focused", without=("against",), personality=versus)
        return self.message(without=("against", "slugs"), personality=versus)


class DuelStopped(CcgHappened, frozen=True):
    """A duel came to nothing, as one of the two is gone; what was focused is discarded."""

    handles: tuple[int, ...]
    clause: str = "CCG-8.4"

    def apply(self, state: State) -> None:
        end_duel(state)


class Negated(CcgHappened, frozen=True):
    """What was about to happen does not happen."""

    seat: Seat
    slug: str
    clause: str = "CCG-5.10"
