"""Events that cards bring about: what lasts, what changes hands, what is looked at and moved."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.happened import (
    LcgHappened,
    begin_lasting,
    leave_deck,
    played_by,
    put,
    seen_by,
    taken_from_row,
    taken_out,
    without,
)
from gorin.games.l5r_lcg.facts import title
from gorin.games.l5r_lcg.state import (
    EMPTY,
    EVERYBODY,
    NOBODY,
    TYPES,
    More,
    State,
)
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say, seat_name

OF_RING = ("covert", "no-ring")
"""The effects that last for an element, whose name follows."""
OF_ANOTHER = ("no-ring", "owner")
"""The effects that last with another seat as their amount."""
WITHOUT_SKILL = "lost-without-skill"
"""The effect that discards a character without skill of a type; the type's place is the amount."""
OF_AMOUNT = ("cheaper-attachment", "cheaper-event")


class Lasts(LcgHappened, frozen=True):
    """Something lasts until the end of a period: for a card, or for a seat.

    Attributes:
        what: what it is called among what lasts.
        source: the title of the card that it comes from.
        seat: whose effect it is, or whom it concerns.
        handle: the card that it holds, EMPTY if none.
    """

    what: str
    amount: int
    until: str
    source: str
    seat: Seat = NOBODY
    handle: int = EMPTY
    slug: str = ""
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        holds = None if self.handle == EMPTY else (state.born(self.handle),)
        more = More(self.what, self.amount)
        begin_lasting(state, more, self.until, seat=self.seat, holds=holds)

    def told(self, viewer: Seat | None) -> Message | None:
        name, more = self._called()
        args: dict[str, Arg] = {"source": title(self.source), "seat": seat_name(self.seat), **more}
        if name in OF_ANOTHER:
            args["other"] = seat_name(self.amount)
        elif name in OF_AMOUNT:
            args["amount"] = self.amount
        elif name == WITHOUT_SKILL:
            args["kind"] = say(f"lcg-kind-{TYPES[self.amount]}")
        if self.handle != EMPTY:
            args["card"] = title(self.slug)
        return Message(f"log-lcg-lasts-{name}", args)

    def _called(self) -> tuple[str, dict[str, Arg]]:
        """Return what lasts without the title or the ring that it is about, and that."""
        name, _, giver = self.what.partition(":")
        if giver:
            return name, {"giver": title(giver)}
        for stem in OF_RING:
            if self.what.startswith(f"{stem}-"):
                return stem, {"ring": self.shown("ring", self.what.removeprefix(f"{stem}-"))}
        return self.what, {}


class LastsNoMore(LcgHappened, frozen=True):
    """Something that waited for one use has been used."""

    stamp: int
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        state.lasting = tuple(each for each in state.lasting if each.stamp != self.stamp)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Spent(LcgHappened, frozen=True):
    """A seat chose with what it pays for an ability."""

    number: int
    handles: tuple[int, ...]
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        spent = tuple((handle, state.born(handle)) for handle in self.handles)
        state.resolving = tuple(
            replace(each, spent=(*each.spent, *spent)) if each.number == self.number else each
            for each in state.resolving
        )

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class WasPlayed(LcgHappened, frozen=True):
    """A card was played, and all that it did has been done."""

    unread: ClassVar[bool] = True

    seat: Seat
    handle: int
    slug: str
    hand: bool
    clause: str = EFFECT

    def told(self, viewer: Seat | None) -> Message | None:
        return None

    def asked_of(self, viewer: Seat | None) -> Message | None:
        return played_by(self.seat, self.slug)


# -- fate ----------------------------------------------------------------------------------


class FateMoved(LcgHappened, frozen=True):
    """Fate went from one character to another one."""

    handle: int
    slug: str
    host: int
    host_slug: str
    amount: int
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        one, other = state.play[self.handle], state.play[self.host]
        amount = min(self.amount, one.fate)
        state.play[self.handle] = replace(one, fate=one.fate - amount)
        state.play[self.host] = replace(other, fate=other.fate + amount)

    def told(self, viewer: Seat | None) -> Message | None:
        one, other = title(self.slug), title(self.host_slug)
        return say("log-lcg-fate-moved", amount=self.amount, card=one, host=other)


class FateReturned(LcgHappened, frozen=True):
    """All fate of a character went back to the pool of its owner."""

    handle: int
    slug: str
    seat: Seat
    amount: int
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        entry = state.play[self.handle]
        state.play[self.handle] = replace(entry, fate=0)
        state.fate[self.seat] += entry.fate


# -- rings ---------------------------------------------------------------------------------


class RingTraded(LcgHappened, frozen=True):
    """A seat put a claimed ring back and took an unclaimed one for it, with the fate on that.

    If it can take that: otherwise the fate is `kept` there.
    """

    seat: Seat
    ring: str
    taken: str
    clause: str = EFFECT
    kept: bool = False

    def apply(self, state: State) -> None:
        own, new = state.rings[self.ring], state.rings[self.taken]
        left = new.fate if self.kept else 0
        state.fate[self.seat] += new.fate - left
        state.rings[self.ring] = replace(own, seat=NOBODY, slot=EMPTY, pool=new.pool)
        moved = replace(new, seat=self.seat, fate=left, slot=own.slot, pool=NOBODY)
        state.rings[self.taken] = moved

    def told(self, viewer: Seat | None) -> Message | None:
        rings = tuple(say(f"lcg-ring-{name.partition('.')[0]}") for name in (self.ring, self.taken))
        return say("log-lcg-ring-traded", seat=seat_name(self.seat), ring=rings[0], other=rings[1])


# -- who controls what ---------------------------------------------------------------------


class AttachmentMoved(LcgHappened, frozen=True):
    """An attachment moved to another character; a seat took control of it if one is named."""

    handle: int
    slug: str
    host: int
    host_slug: str
    seat: Seat = NOBODY
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        entry = state.play[self.handle]
        old = state.play[entry.host]
        state.play[entry.host] = replace(old, worn=without(old.worn, (self.handle,)))
        host = state.play[self.host]
        state.play[self.host] = replace(host, worn=(*host.worn, self.handle))
        seat = entry.seat if self.seat == NOBODY else self.seat
        state.play[self.handle] = replace(entry, host=self.host, seat=seat)

    def told(self, viewer: Seat | None) -> Message | None:
        card, host = title(self.slug), title(self.host_slug)
        return say("log-lcg-attachment-moved", card=card, host=host)


# -- looking at cards ----------------------------------------------------------------------


class CardsSeen(LcgHappened, frozen=True):
    """A seat looked at cards that lie hidden."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        for handle in self.handles:
            seen_by(state, handle, self.seat)

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self.message(without=("slugs",), count=len(self.handles))


class CardsRevealed(LcgHappened, frozen=True):
    """Cards that lay hidden were shown to everybody; they stay where they are."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        for handle in self.handles:
            seen_by(state, handle, EVERYBODY)


class CardTaken(LcgHappened, frozen=True):
    """A seat took a card of a conflict deck into its hand; `slug` is empty if it was not shown.

    Who takes it has seen it before.
    """

    seat: Seat
    handle: int
    slug: str = ""
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        owner = state.owners[self.handle]
        state.conflict_decks[owner] = without(state.conflict_decks[owner], (self.handle,))
        state.hands[owner] += (self.handle,)
        leave_deck(state, self.handle)
        seen_by(state, self.handle, EVERYBODY if self.slug else owner)

    def told(self, viewer: Seat | None) -> Message | None:
        if not self.slug:
            return self.message("-hidden", without=("slug",))
        return self.message()


class CardSunk(LcgHappened, frozen=True):
    """A seat put a card of its conflict deck at the bottom of that."""

    seat: Seat
    handle: int
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        deck = without(state.conflict_decks[self.seat], (self.handle,))
        state.conflict_decks[self.seat] = (*deck, self.handle)


# -- dynasty cards in provinces ------------------------------------------------------------


class RowSwitched(LcgHappened, frozen=True):
    """Two dynasty cards in provinces of a seat changed places."""

    seat: Seat
    slots: tuple[int, int]
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        one, other = self.slots
        row = state.provinces[self.seat]
        first, second = row[one], row[other]
        put(state, self.seat, one, replace(first, card=second.card, open=second.open))
        put(state, self.seat, other, replace(second, card=first.card, open=first.open))


class RowReturned(LcgHappened, frozen=True):
    """A seat paid with a card of a province, which is shuffled into its dynasty deck.

    The ability that is carried out keeps which province that was.
    """

    seat: Seat
    slot: int
    handle: int
    open: bool
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        taken_from_row(state, self.handle)
        state.dynasty_decks[self.seat] += (self.handle,)
        if self.open:
            state.known[self.handle] = (EVERYBODY,)
        *below, top = state.resolving
        state.resolving = (*below, replace(top, selected=self.slot))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("open",))


class HoldingPut(LcgHappened, frozen=True):
    """A seat put a holding of its discard pile into a province."""

    seat: Seat
    slot: int
    handle: int
    slug: str
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        taken_out(state, self.handle)
        province = state.provinces[self.seat][self.slot]
        put(state, self.seat, self.slot, replace(province, card=self.handle, open=True))


class PhaseEnded(LcgHappened, frozen=True):
    """A phase is about to end, with all that lasts until then."""

    unread: ClassVar[bool] = True

    phase: str
    clause: str

    def told(self, viewer: Seat | None) -> Message | None:
        return None

    def asked_of(self, viewer: Seat | None) -> Message | None:
        return say("lcg-happens-phase-ends", phase=say(f"lcg-phase-{self.phase}"))
