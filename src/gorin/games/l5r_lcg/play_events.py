"""Events of cards in play, and of abilities that are used."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.card_events import put_back
from gorin.games.l5r_lcg.facts import title
from gorin.games.l5r_lcg.happened import (
    LcgHappened,
    begin_lasting,
    discard,
    put,
    taken_from_row,
    taken_out,
)
from gorin.games.l5r_lcg.script import as_seat
from gorin.games.l5r_lcg.state import (
    EMPTY,
    EVERYBODY,
    HOME,
    NOBODY,
    SIDES,
    InPlay,
    More,
    Resolving,
    State,
)
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say, seat_name
from gorin.timing.lasting import without
from gorin.timing.limits import Limit, Mark, Marks, noted


class Announced(LcgHappened, frozen=True):
    """A seat uses an ability or plays an event; what it takes and what it does follow."""

    seat: Seat
    handle: int
    slug: str
    ability: int
    place: str
    serial: int
    number: int
    used: Marks
    script: str = ""
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        state.counter = self.number
        if self.place == "hand":
            taken_out(state, self.handle)
            _ = state.known.pop(self.handle, None)
        born = state.born(self.handle)
        one = Resolving(
            self.seat,
            self.handle,
            self.ability,
            self.place,
            self.serial,
            born=born,
            number=self.number,
            script=self.script,
        )
        state.resolving += (one,)
        state.used = self.used

    def told(self, viewer: Seat | None) -> Message | None:
        seat, slug = seat_name(self.seat), title(self.slug)
        suffix = "" if self.place == "hand" else "-used"
        return say(f"log-lcg-announced{suffix}", seat=seat, slug=slug)


class Initiating(LcgHappened, frozen=True):
    """The effects of an ability are about to begin; now they may be cancelled."""

    seat: Seat
    handle: int
    slug: str
    event: bool
    number: int
    clause: str = "LCG-3.2.2"

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Aimed(LcgHappened, frozen=True):
    """Targets were chosen for the ability that is carried out."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        *below, top = state.resolving
        chosen = tuple((handle, state.born(handle)) for handle in self.handles)
        state.resolving = (*below, replace(top, targets=(*top.targets, *chosen)))

    def told(self, viewer: Seat | None) -> Message | None:
        if self.slugs:
            return self.message()
        seats = tuple(as_seat(target) for target in self.handles)
        if NOBODY in seats:
            return self.message("-hidden", without=("slugs",))
        return self.message("-seats", without=("slugs",), seats=tuple(map(seat_name, seats)))


class Cancelled(LcgHappened, frozen=True):
    """The effects of an ability were cancelled, or its costs could not be paid."""

    number: int
    slug: str
    unpaid: bool = False
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        state.resolving = tuple(
            replace(each, cancelled=True, unpaid=self.unpaid)
            if each.number == self.number
            else each
            for each in state.resolving
        )

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("number", "unpaid"))


def put_away(state: State, one: Resolving) -> None:
    """Discard an event that was played; what was not paid or did not enter play returns."""
    if one.place != "hand" or one.card in state.play:
        return
    if state.facts(one.card).kind == "event" and not one.unpaid:
        discard(state, one.card)
    else:
        state.hands[one.seat] += (one.card,)
        state.known[one.card] = (EVERYBODY,)


class Settled(LcgHappened, frozen=True):
    """An ability is carried out; an event that was played goes to the discard pile."""

    number: int
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        for each in state.resolving:
            if each.number == self.number:
                put_away(state, each)
        state.resolving = tuple(e for e in state.resolving if e.number != self.number)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


LIMITED = Limit(1, "round", "title")


def limited_mark(seat: Seat) -> Mark:
    """Return what a seat's limited cards are counted by."""
    return Mark(seat, "limited", 0, EMPTY)


class CardPlayed(LcgHappened, frozen=True):
    """A seat plays a character or an attachment and has paid for it; it is seen by all."""

    seat: Seat
    handle: int
    slug: str
    cost: int
    limited: bool = False
    clause: str = "LCG-1.4"

    def apply(self, state: State) -> None:
        state.fate[self.seat] -= self.cost
        taken_out(state, self.handle)
        _ = state.known.pop(self.handle, None)
        state.played += (self.handle,)
        if self.limited:
            state.used = noted(state.used, (LIMITED,), limited_mark(self.seat))

    def told(self, viewer: Seat | None) -> Message | None:
        return say(
            "log-lcg-played", seat=seat_name(self.seat), slug=title(self.slug), cost=self.cost
        )


class Entered(LcgHappened, frozen=True):
    """A card entered play: a character, or an attachment on its host.

    Attributes:
        born: what tells this object from what the card was before.
        slot: the province that it came from, EMPTY if from elsewhere.
        host: what it is attached to, EMPTY for a character.
    """

    seat: Seat
    handle: int
    slug: str
    born: int
    slot: int = EMPTY
    side: str = "home"
    host: int = EMPTY
    host_slug: str = ""
    clause: str = "LCG-1.4"

    def apply(self, state: State) -> None:
        state.counter = max(state.counter, self.born)
        if any(each.born == self.born for each in state.play.values()):
            # Of several that enter together each is an object of its own.
            state.counter += 1
        born = state.counter
        taken_out(state, self.handle)
        _ = state.known.pop(self.handle, None)
        side = SIDES.index(self.side)
        found = InPlay(self.seat, born, side=side, host=self.host)
        state.play[self.handle] = found
        if self.host != EMPTY:
            host = state.play[self.host]
            state.play[self.host] = replace(host, worn=(*host.worn, self.handle))

    def told(self, viewer: Seat | None) -> Message | None:
        seat, slug = seat_name(self.seat), title(self.slug)
        if self.host != EMPTY:
            host = title(self.host_slug)
            return say("log-lcg-attached", seat=seat, card=slug, host=host)
        side = say(f"lcg-side-{self.side}")
        return say("log-lcg-entered", seat=seat, slug=slug, side=side)


class FateAdded(LcgHappened, frozen=True):
    """Fate was put on a character, from the pool of a seat if one paid it."""

    handle: int
    slug: str
    amount: int
    seat: Seat = NOBODY
    clause: str = "LCG-1.4"

    def apply(self, state: State) -> None:
        if self.seat != NOBODY:
            state.fate[self.seat] -= self.amount
        found = state.play[self.handle]
        state.play[self.handle] = replace(found, fate=found.fate + self.amount)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("seat",))


class FateRemoved(LcgHappened, frozen=True):
    """Fate was removed from characters."""

    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str
    kept: tuple[int, ...] = ()

    def apply(self, state: State) -> None:
        for handle in self.handles:
            found = state.play.get(handle)
            if found is not None and found.fate and handle not in self.kept:
                state.play[handle] = replace(found, fate=found.fate - 1)


class Turned(LcgHappened, frozen=True):
    """A character was bowed or readied, by whose effect (NOBODY: by the rules), or by a ring."""

    handle: int
    slug: str
    bowed: bool
    clause: str
    by: Seat = NOBODY
    ring: bool = False

    def apply(self, state: State) -> None:
        state.play[self.handle] = replace(state.play[self.handle], bowed=self.bowed)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-bowed" if self.bowed else "", without=("bowed", "ring"))


class StatusChanged(LcgHappened, frozen=True):
    """A character was honored or dishonored; what stood against it goes first."""

    handle: int
    slug: str
    amount: int
    clause: str

    def apply(self, state: State) -> None:
        found = state.play[self.handle]
        status = max(-1, min(1, found.status + self.amount))
        state.play[self.handle] = replace(found, status=status)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-up" if self.amount > 0 else "-down", without=("amount",))


@states("LCG-S7.13")
class StatusLost(LcgHappened, frozen=True):
    """The status token of a character was discarded."""

    handle: int
    slug: str
    clause: str

    def apply(self, state: State) -> None:
        state.play[self.handle] = replace(state.play[self.handle], status=0)


class Moved(LcgHappened, frozen=True):
    """A character moved to the conflict, or home from it, by whose effect if by a card's."""

    handle: int
    slug: str
    side: str
    clause: str = "LCG-3.2.2"
    by: Seat = NOBODY

    def apply(self, state: State) -> None:
        side = SIDES.index(self.side)
        state.play[self.handle] = replace(state.play[self.handle], side=side)


@states("LCG-S1.17")
class LeftPlay(LcgHappened, frozen=True):
    """A character or an attachment left play, with what was attached.

    Attributes:
        seat: who controlled it.
        status: its status then.
        how: discarded, sacrificed by its controller, or returned.
        to: where it goes: its owner's discard pile or hand, the top or the bottom of its deck.
        character: whether it was a character, and no attachment.
        kept: what was attached and goes to the hand of its owner.
        courteous: whether its controller gains fate for it.
        sincere: whether its controller draws for it.
    """

    handle: int
    slug: str
    seat: Seat
    status: int
    clause: str
    how: str = "discarded"
    kept: tuple[int, ...] = ()
    courteous: bool = False
    sincere: bool = False
    to: str = "pile"
    character: bool = True

    def apply(self, state: State) -> None:
        found = state.play.pop(self.handle)
        if found.host != EMPTY and found.host in state.play:
            host = state.play[found.host]
            worn = tuple(card for card in host.worn if card != self.handle)
            state.play[found.host] = replace(host, worn=worn)
        state.lasting = without(state.lasting, (found.born,))
        for card in found.worn:
            _ = state.play.pop(card)
        put_back(state, self.handle, self.to)
        for card in found.worn:
            put_back(state, card, "hand" if card in self.kept else "pile")

    def told(self, viewer: Seat | None) -> Message | None:
        suffix = "" if self.to == "pile" else f"-{self.to}"
        return say(f"log-lcg-left-play{suffix}", slug=title(self.slug))


class HoldingLost(LcgHappened, frozen=True):
    """A holding was sacrificed or discarded from its province."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        taken_from_row(state, self.handle)
        discard(state, self.handle)


class DuplicateDiscarded(LcgHappened, frozen=True):
    """A seat discarded a copy of a unique character that it controls, to put fate on that."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "LCG-S4.11"

    def apply(self, state: State) -> None:
        taken_out(state, self.handle)
        discard(state, self.handle)


class StrongholdTurned(LcgHappened, frozen=True):
    """A stronghold was bowed."""

    seat: Seat
    slug: str
    bowed: bool
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        state.strongholds[self.seat] = replace(state.strongholds[self.seat], bowed=self.bowed)

    def told(self, viewer: Seat | None) -> Message | None:
        return say("log-lcg-turned-bowed", slug=title(self.slug)) if self.bowed else None


class RowTurned(LcgHappened, frozen=True):
    """A dynasty card in a province was turned face up, by an effect."""

    seat: Seat
    slot: int
    handle: int
    slug: str
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        _ = state.known.pop(self.handle, None)
        put(state, self.seat, self.slot, replace(state.provinces[self.seat][self.slot], open=True))


class Strengthened(LcgHappened, frozen=True):
    """Something holds for a character until the end of a period."""

    handle: int
    slug: str
    skill: str
    amount: int
    until: str = "conflict"
    source: int = EMPTY
    clause: str = "LCG-3.2.2"

    def apply(self, state: State) -> None:
        holds = (state.born(self.handle),)
        more = More(self.skill, self.amount)
        begin_lasting(state, more, self.until, source=self.source, holds=holds)

    def told(self, viewer: Seat | None) -> Message | None:
        less = "-less" if self.amount < 0 else ""
        hidden = ("skill", "until", "source")
        return self.message(f"-{self.skill}{less}", without=hidden, amount=abs(self.amount))


class AllReadied(LcgHappened, frozen=True):
    """All cards in play were readied."""

    clause: str = "LCG-4.5"

    def apply(self, state: State) -> None:
        for handle, found in state.play.items():
            if found.bowed:
                state.play[handle] = replace(found, bowed=False)
        for seat, home in state.strongholds.items():
            if home.bowed:
                state.strongholds[seat] = replace(home, bowed=False)


def went_home(state: State, handle: int) -> bool:
    """Return whether a character is in play and at home."""
    found = state.play.get(handle)
    return found is not None and found.side == HOME
