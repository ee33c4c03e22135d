"""Events of cards in play, and of abilities that are used."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gorin.games.l5r_lcg.events.citing import CANCEL, COST, EFFECT, TARGET, USE
from gorin.games.l5r_lcg.events.happened import (
    LcgHappened,
    begin_lasting,
    discard,
    is_dynasty,
    played_by,
    put_in_hand,
    put_in_province,
    put_on_deck,
    remove,
    taken_from_row,
    taken_out,
    used_as,
)
from gorin.games.l5r_lcg.events.statuses import unmask
from gorin.games.l5r_lcg.facts import title
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
    as_seat,
)
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say, seat_name
from gorin.timing.lasting import without
from gorin.timing.limits import Limit, Mark, Marks, noted


class Announced(LcgHappened, frozen=True):
    """A seat uses an ability or plays an event; what it takes and what it does follow.

    What comes from a hand and is no event is not `played`: it may put itself into play.
    """

    seat: Seat
    handle: int
    slug: str
    ability: int
    place: str
    serial: int
    number: int
    used: Marks
    script: str = ""
    clause: str = USE
    played: bool = True

    def apply(self, state: State) -> None:
        state.counter = self.number
        if self.place == "hand":
            state.known[self.handle] = (EVERYBODY,)
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
            noted=self.used[len(state.used) :],
        )
        state.resolving += (one,)
        state.used = self.used

    def told(self, viewer: Seat | None) -> Message | None:
        seat, slug = seat_name(self.seat), used_as(title(self.slug), self.slug, self.script)
        suffix = "" if self.place == "hand" and self.played else "-used"
        return say(f"log-lcg-announced{suffix}", seat=seat, slug=slug)


@states("LCG-S9.15")
class Paid(LcgHappened, frozen=True):
    """All that an ability takes is paid; only now an event leaves the hand or the province."""

    number: int
    clause: str = COST

    def apply(self, state: State) -> None:
        for each in state.resolving:
            if each.number == self.number and each.place in OUT_OF_PLAY:
                taken_out(state, each.card)
                _ = state.known.pop(each.card, None)
        state.resolving = tuple(
            replace(each, paid=True) if each.number == self.number else each
            for each in state.resolving
        )

    def told(self, viewer: Seat | None) -> Message | None:
        return None


OUT_OF_PLAY = ("hand", "province")
"""The places out of play from which a card is played."""


class Initiating(LcgHappened, frozen=True):
    """The effects of an ability are about to begin; now they may be cancelled."""

    unread: ClassVar[bool] = True

    seat: Seat
    handle: int
    slug: str
    event: bool
    number: int
    clause: str = USE
    script: str = ""

    def told(self, viewer: Seat | None) -> Message | None:
        return None

    def asked_of(self, viewer: Seat | None) -> Message | None:
        seat, slug = seat_name(self.seat), used_as(title(self.slug), self.slug, self.script)
        return say("lcg-happens-effects-begin", seat=seat, slug=slug)


class Aimed(LcgHappened, frozen=True):
    """Targets were chosen for the ability that is carried out.

    If it is resolved once more they are chosen `anew`: those from before are its targets no more.
    """

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = TARGET
    anew: bool = False

    def apply(self, state: State) -> None:
        *below, top = state.resolving
        chosen = tuple((handle, state.born(handle)) for handle in self.handles)
        before = () if self.anew else top.targets
        state.resolving = (*below, replace(top, targets=(*before, *chosen)))

    def told(self, viewer: Seat | None) -> Message | None:
        if self.slugs:
            return self.message(without=("anew",))
        seats = tuple(as_seat(target) for target in self.handles)
        if NOBODY in seats:
            return self.message("-hidden", without=("slugs", "anew"))
        return self.message("-seats", without=("slugs", "anew"), seats=tuple(map(seat_name, seats)))


class Cancelled(LcgHappened, frozen=True):
    """The effects of an ability were cancelled."""

    number: int
    slug: str
    clause: str = CANCEL
    by: str = ""
    script: str = ""

    def apply(self, state: State) -> None:
        state.resolving = tuple(
            replace(each, cancelled=True) if each.number == self.number else each
            for each in state.resolving
        )

    def told(self, viewer: Seat | None) -> Message | None:
        hidden = ("number", "by", "slug", "script")
        slug = used_as(title(self.slug), self.slug, self.script)
        if self.by:
            return self.message("-by", without=hidden, slug=slug, by=title(self.by))
        return self.message(without=hidden, slug=slug)


def put_away(state: State, one: Resolving, *, ephemeral: bool = False) -> None:
    """Discard an event that was played; what was not paid never left the hand."""
    if not one.paid or one.place not in OUT_OF_PLAY or one.card in state.play:
        return
    if state.facts(one.card).kind != "event":
        state.hands[one.seat] += (one.card,)
        state.known[one.card] = (one.seat,)
    elif ephemeral:
        remove(state, one.card)
    else:
        discard(state, one.card)


@states("LCG-S9.13", "LCG-S9.14")
class Settled(LcgHappened, frozen=True):
    """An ability is carried out, and has been used; an event goes to the discard pile.

    That is part of what happens, so it has been played and lies there when others react.
    """

    number: int
    seat: Seat
    handle: int
    slug: str
    played: bool = False
    ephemeral: bool = False
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        for each in state.resolving:
            if each.number == self.number:
                put_away(state, each, ephemeral=self.ephemeral)
        state.resolving = tuple(e for e in state.resolving if e.number != self.number)

    def told(self, viewer: Seat | None) -> Message | None:
        return None

    def asked_of(self, viewer: Seat | None) -> Message | None:
        return played_by(self.seat, self.slug) if self.played else None


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


@states("LCG-S7.14", "LCG-S1.22")
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
    status: int = 0
    tainted: bool = False
    clause: str = "LCG-1.4"

    def apply(self, state: State) -> None:
        state.counter = max(state.counter, self.born)
        taken_out(state, self.handle)
        _ = state.known.pop(self.handle, None)
        side = SIDES.index(self.side)
        if any(each.born == self.born for each in state.play.values()):
            # Of several that enter together each is an object of its own.
            state.counter += 1
        entry = InPlay(
            self.seat,
            state.counter,
            status=self.status,
            side=side,
            host=self.host,
            tainted=self.tainted,
        )
        state.play[self.handle] = entry
        if self.host in state.play:
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
        entry = state.play[self.handle]
        state.play[self.handle] = replace(entry, fate=entry.fate + self.amount)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("seat",))


class FateRemoved(LcgHappened, frozen=True):
    """Fate was removed from characters."""

    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str

    def apply(self, state: State) -> None:
        for handle in self.handles:
            entry = state.play.get(handle)
            if entry is not None and entry.fate:
                state.play[handle] = replace(entry, fate=entry.fate - 1)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-one" if len(self.handles) == 1 else "")


@states("LCG-S7.24", "LCG-S7.25")
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
    """A character was honored or dishonored; what stood against it goes first.

    Attributes:
        before: what it was until then: of an opposite only the token goes.
    """

    handle: int
    slug: str
    amount: int
    clause: str
    before: int = 0

    def apply(self, state: State) -> None:
        entry = state.play[self.handle]
        status = max(-1, min(1, entry.status + self.amount))
        state.play[self.handle] = replace(entry, status=status)

    def told(self, viewer: Seat | None) -> Message | None:
        suffix = "-up" if self.amount > 0 else "-down"
        if self.before * self.amount < 0:
            suffix += "-lost"
        return self.message(suffix, without=("amount", "before"))


def status_changed(state: State, handle: int, amount: int, clause: str) -> StatusChanged:
    """Return the event of a character that is honored or dishonored, as it is now."""
    entry = state.play.get(handle)
    before = 0 if entry is None else entry.status
    return StatusChanged(handle, state.facts(handle).slug, amount, clause, before)


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
    clause: str = EFFECT
    by: Seat = NOBODY

    def apply(self, state: State) -> None:
        side = SIDES.index(self.side)
        state.play[self.handle] = replace(state.play[self.handle], side=side)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-home" * (self.side == "home"), without=("side",))


WITH_SEAT = "with-seat"
"""The way of leaving play for a card whose owner or controller is out."""


@states("LCG-S1.17", "LCG-S9.52")
class LeftPlay(LcgHappened, frozen=True):
    """A character or an attachment left play, with what was attached.

    Attributes:
        seat: who controlled it.
        status: its status then.
        how: discarded, sacrificed by its controller, returned, or gone with a seat.
        to: where it goes: its owner's discard pile or hand, the top or the bottom of its deck.
        character: whether it was a character, and no attachment.
        kept: what was attached and goes to the hand of its owner.
        worn: all that was attached, each with its title.
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
    worn: tuple[tuple[int, str], ...] = ()

    def apply(self, state: State) -> None:
        entry = state.play.pop(self.handle)
        if entry.host != EMPTY and entry.host in state.play:
            host = state.play[entry.host]
            worn = tuple(card for card in host.worn if card != self.handle)
            state.play[entry.host] = replace(host, worn=worn)
        gone = [entry.born, *(state.play.pop(card).born for card in entry.worn)]
        state.lasting = without(state.lasting, gone)
        unmask(state)
        put_back(state, self.handle, self.to)
        for card in entry.worn:
            put_back(state, card, "hand" if card in self.kept else "pile")

    def told(self, viewer: Seat | None) -> Message | None:
        name: Arg = title(self.slug)
        if self.status and self.character:
            status = "honored" if self.status > 0 else "dishonored"
            name = say(f"lcg-card-{status}", card=name)
        if self.to != "pile" or not self.worn:
            sacrificed = "-sacrificed" if self.how == "sacrificed" else ""
            suffix = sacrificed if self.to == "pile" else f"-{self.to}"
            return say(f"log-lcg-left-play{suffix}", slug=name)
        gone = tuple(title(name) for card, name in self.worn if card not in self.kept)
        kept = tuple(title(name) for card, name in self.worn if card in self.kept)
        if not kept:
            return say("log-lcg-left-play-with", slug=name, worn=gone)
        if not gone:
            return say("log-lcg-left-play-kept", slug=name, kept=kept)
        return say("log-lcg-left-play-both", slug=name, worn=gone, kept=kept)


def put_back(state: State, handle: int, to: str) -> None:
    """Put a card that has left play where it goes: its owner's hand, deck or discard pile."""
    side = "dynasty" if is_dynasty(state, handle) else "conflict"
    if to == "hand":
        put_in_hand(state, handle)
    elif to == "pile":
        discard(state, handle)
    else:
        put_on_deck(state, handle, side, bottom=to == "bottom")


class HoldingLost(LcgHappened, frozen=True):
    """A holding was sacrificed or discarded from its province."""

    seat: Seat
    handle: int
    slug: str
    clause: str = EFFECT

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
    clause: str = EFFECT

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
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        _ = state.known.pop(self.handle, None)
        taken_from_row(state, self.handle)
        put_in_province(state, self.seat, self.slot, self.handle, open=True)


@states("LCG-S9.51")
class Strengthened(LcgHappened, frozen=True):
    """Something holds for a character until the end of a period."""

    handle: int
    slug: str
    skill: str
    amount: int
    until: str = "conflict"
    source: int = EMPTY
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        holds = (state.born(self.handle),)
        more = More(self.skill, self.amount)
        begin_lasting(state, more, self.until, source=self.source, holds=holds)

    def told(self, viewer: Seat | None) -> Message | None:
        until = say(f"lcg-span-{self.until}")
        if self.skill in OFTEN:
            suffix = f"-{self.skill}-less" if self.amount < 0 else f"-{self.skill}"
            hidden = ("skill", "source")
            return self.message(suffix, without=hidden, amount=abs(self.amount), until=until)
        how, _, what = self.skill.rpartition("-")
        figure = say(f"lcg-trait-{what}" if how == "trait" else f"lcg-kind-{what}")
        if how == "blank":
            return say("log-lcg-figure-blank", slug=title(self.slug), until=until)
        id = f"log-lcg-figure-{how or 'more'}"
        return say(id, slug=title(self.slug), figure=figure, amount=self.amount, until=until)


OFTEN = ("military", "political", "base-military")
"""The figures that have a sentence of their own where a character is strengthened."""


def went_home(state: State, handle: int) -> bool:
    """Return whether a character is in play and at home."""
    entry = state.play.get(handle)
    return entry is not None and entry.side == HOME
