"""Events of a match: the only changes of it, and how each seat is told of them."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.magic.cards import TITLES, title
from gorin.games.magic.state import EMPTY, NOBODY, Item, Permanent, State
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.event import Happened
from gorin.kernel.plain import shuffled
from gorin.kernel.table import Outcome
from gorin.kernel.usual import Draws, Ends, Shuffles
from gorin.kernel.words import Arg, Message, say, seat_name, sentences, shown
from gorin.timing.lasting import Moment, parted

ZONES = {
    "library": "libraries",
    "hand": "hands",
    "graveyard": "graveyards",
    "exile": "exiles",
    "command": "commands",
    "aside": "aside",
    "gone": "gone",
}


OPEN = ("graveyards", "exiles", "commands")


class MagicHappened(Happened[State], frozen=True):
    """Something that happened; public unless `told` says otherwise."""

    prefix: ClassVar[str] = "log-magic-"
    untold: ClassVar[tuple[str, ...]] = ("clause", "handle", "handles")

    def shown(self, name: str, value: Any) -> Arg:
        if name in ("seat", "other"):
            return seat_name(value)
        if name in ("slug", "host"):
            return title(value)
        if name == "slugs":
            return tuple(map(title, value))
        if name == "step":
            return say(f"magic-step-{value}")
        return shown(name, value)


# -- moving ----------------------------------------------------------------------------------------


class Move(Struct, frozen=True, gc=False):
    """A card that goes from one zone to another; `seat` controls it on the battlefield.

    `attached` is what it comes attached to, `link` the permanent (by its birth) that exiles it.
    """

    handle: int
    slug: str
    source: str
    to: str
    seat: Seat
    tapped: bool = False
    attacking: Seat = NOBODY
    attached: int = EMPTY
    link: int = 0


def know_all(state: State, handles: tuple[int, ...]) -> None:
    """Note that everybody has seen cards that lie open no more; NOBODY stands for spectators."""
    for handle in handles:
        state.known[handle] = (*state.seats, NOBODY)


def take(state: State, move: Move) -> None:
    """Take a card from where it lies."""
    handle = move.handle
    if move.source == "battlefield":
        del state.play[handle]
    elif move.source == "stack":
        state.stack = tuple(item for item in state.stack if not _is_spell(item, handle))
    else:
        zone = getattr(state, ZONES[move.source])
        owner = state.owners[handle]
        zone[owner] = tuple(card for card in zone[owner] if card != handle)
        if move.source == "exile":
            for born, cards in state.linked.items():
                state.linked[born] = tuple(card for card in cards if card != handle)


def _is_spell(item: Item, handle: int) -> bool:
    return item.kind == "spell" and item.card == handle


@states("CR-111.7", "CR-704.5d")
def lay(state: State, move: Move) -> None:
    """Lay a card where it goes; a token goes nowhere (CR 111.7)."""
    handle, owner = move.handle, state.owners[move.handle]
    if move.to == "battlefield":
        _ = state.known.pop(handle, None)
        arrive(state, move)
    elif handle < state.printed:
        zone = getattr(state, ZONES[move.to])
        zone[owner] = (*zone[owner], handle)  # of a library: to its bottom
        if move.to in ("hand", "library", "gone"):
            know_all(state, (handle,))
        else:
            _ = state.known.pop(handle, None)
        if move.link and move.to == "exile":
            state.linked[move.link] = (*state.linked.get(move.link, ()), handle)


@states("CR-400.7")
def arrive(state: State, move: Move) -> None:
    """Let a card come to the battlefield: it is a new object, whatever it was before."""
    state.born += 1
    state.play[move.handle] = Permanent(
        move.seat,
        state.born,
        state.titles[state.physical[move.handle]],
        move.seat,
        state.born,
        attached=move.attached,
        tapped=move.tapped,
        attacking=move.attacking,
    )


class Moved(MagicHappened, frozen=True):
    """Cards went from one public zone to another, all at once."""

    moves: tuple[Move, ...]
    clause: str

    def apply(self, state: State) -> None:
        for move in self.moves:
            take(state, move)
        for move in self.moves:
            lay(state, move)

    def told(self, viewer: Seat | None) -> Message | None:
        each = tuple(
            say(f"magic-to-{move.to}", card=title(move.slug), seat=seat_name(move.seat))
            for move in self.moves
        )
        return say("log-magic-moved", moves=each)


class Drawn(Draws, MagicHappened, frozen=True):
    """A seat drew the top cards of its library."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "CR-121.1"

    def apply(self, state: State) -> None:
        seat = self.seat
        state.libraries[seat] = state.libraries[seat][len(self.handles) :]
        state.hands[seat] += self.handles
        for handle in self.handles:
            others = (each for each in state.known.get(handle, ()) if each != seat)
            state.known[handle] = (seat, *others)  # who saw a card go to the bottom knows it here


class DrawFailed(MagicHappened, frozen=True):
    """A seat was to draw from an empty library."""

    seat: Seat
    clause: str = "CR-704.5b"

    def apply(self, state: State) -> None:
        state.failed += (self.seat,)


class Shuffled(Shuffles, MagicHappened, frozen=True):
    """A library was shuffled."""

    seat: Seat
    order: tuple[int, ...]
    clause: str = "CMD-7.1"

    def apply(self, state: State) -> None:
        handles = state.libraries[self.seat]
        state.physical = shuffled(state.physical, handles, self.order)
        for handle in handles:
            _ = state.known.pop(handle, None)


class SetAside(MagicHappened, frozen=True):
    """A seat set cards of its hand aside in a mulligan, or has kept its hand."""

    seat: Seat
    handles: tuple[int, ...]
    clause: str = "CMD-7.3"

    def apply(self, state: State) -> None:
        seat = self.seat
        state.hands[seat] = tuple(card for card in state.hands[seat] if card not in self.handles)
        state.aside[seat] += self.handles

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.handles else "-kept", count=len(self.handles))


class AsideReturned(MagicHappened, frozen=True):
    """What a seat had set aside went into its library."""

    seat: Seat
    clause: str = "CMD-7.3"

    def apply(self, state: State) -> None:
        seat = self.seat
        for handle in state.aside[seat]:
            _ = state.known.pop(handle, None)
        state.libraries[seat] += state.aside[seat]
        state.aside[seat] = ()


class Found(MagicHappened, frozen=True):
    """A seat put a card of its library onto the battlefield, tapped."""

    seat: Seat
    handle: int
    slug: str
    clause: str

    def apply(self, state: State) -> None:
        move = Move(self.handle, self.slug, "library", "battlefield", self.seat, tapped=True)
        take(state, move)
        lay(state, move)


class TokensMade(MagicHappened, frozen=True):
    """A seat created tokens of a kind."""

    seat: Seat
    slug: str
    number: int
    clause: str = "CR-111.1"

    def apply(self, state: State) -> None:
        for _ in range(self.number):
            handle = len(state.physical)
            state.titles = (*state.titles, TITLES[self.slug])
            state.physical = (*state.physical, len(state.titles) - 1)
            state.owners = (*state.owners, self.seat)
            arrive(state, Move(handle, self.slug, "", "battlefield", self.seat))


# -- turns -----------------------------------------------------------------------------------------


class FirstPlayer(MagicHappened, frozen=True):
    """A seat was chosen to begin."""

    seat: Seat
    clause: str = "CMD-7.1"

    def apply(self, state: State) -> None:
        state.first = self.seat


class TurnBegan(MagicHappened, frozen=True):
    """A turn began: all permanents of its seat are untapped, and none is new any more."""

    seat: Seat
    turn: int
    clause: str = "CR-502.3"

    def apply(self, state: State) -> None:
        state.active, state.turn, state.lands = self.seat, self.turn, 0
        state.uses.clear()
        for handle, found in state.play.items():
            if found.seat == self.seat and (found.tapped or found.sick):
                state.play[handle] = replace(found, tapped=False, sick=False)


@states("CR-106.4")
class StepBegan(MagicHappened, frozen=True):
    """A step or phase began; the mana pools are empty."""

    step: str
    clause: str

    def apply(self, state: State) -> None:
        state.step = self.step
        for seat, mana in state.floating.items():
            if mana:
                state.floating[seat] = 0

    def told(self, viewer: Seat | None) -> Message | None:
        return None  # it stands above the board


class LandPlayed(MagicHappened, frozen=True):
    """A seat played a land."""

    seat: Seat
    handle: int
    slug: str
    tapped: bool = False
    clause: str = "CR-305.2"

    def apply(self, state: State) -> None:
        move = Move(self.handle, self.slug, "hand", "battlefield", self.seat, tapped=self.tapped)
        take(state, move)
        lay(state, move)
        state.lands += 1

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-tapped" if self.tapped else "", without=("tapped",))


class Passed(MagicHappened, frozen=True):
    """A seat passed priority."""

    seat: Seat
    clause: str = "CR-117.3"

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Discarded(MagicHappened, frozen=True):
    """A seat discarded cards of its hand."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    to: tuple[str, ...]
    clause: str = "CR-514.1"

    def apply(self, state: State) -> None:
        for handle, slug, to in zip(self.handles, self.slugs, self.to, strict=True):
            move = Move(handle, slug, "hand", to, self.seat)
            take(state, move)
            lay(state, move)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("to",))


class TurnWornOff(MagicHappened, frozen=True):
    """Marked damage and all that lasts until end of turn ended together."""

    clause: str = "CR-514.2"

    def apply(self, state: State) -> None:
        for handle, found in state.play.items():
            if found.damage or found.doomed:
                state.play[handle] = replace(found, damage=0, doomed=False)
        if state.lasting:
            _, state.lasting = parted(state.lasting, END_OF_TURN)
        if state.shields:
            _, state.shields = parted(state.shields, END_OF_TURN)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


END_OF_TURN = Moment("turn")


# -- life ------------------------------------------------------------------------------------------


class LifeChanged(MagicHappened, frozen=True):
    """A seat gained or lost life."""

    seat: Seat
    amount: int
    clause: str

    def apply(self, state: State) -> None:
        state.life[self.seat] += self.amount

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-lost" * (self.amount < 0), amount=abs(self.amount))


class Eliminated(MagicHappened, frozen=True):
    """Seats lost or left; all that they own leaves with them (CR 800.4a)."""

    seats: tuple[Seat, ...]
    reasons: tuple[str, ...]
    clause: str = "CR-800.4a"

    def apply(self, state: State) -> None:
        state.alive = tuple(seat for seat in state.alive if seat not in self.seats)
        # Effects that gave them control end; what is theirs by nobody's effect is exiled below.
        state.lasting = tuple(
            effect for effect in state.lasting if effect.what.control not in self.seats
        )
        state.delays = tuple(each for each in state.delays if each.seat not in self.seats)
        self._leave_play(state)
        owners = state.owners
        for item in state.stack:
            if item.kind == "spell" and owners[item.card] in self.seats:
                self._go(state, owners[item.card], (item.card,))
        state.stack = tuple(item for item in state.stack if item.seat not in self.seats)
        state.waiting = tuple(item for item in state.waiting if item.seat not in self.seats)
        for name in ZONES.values():
            zone = getattr(state, name)
            for seat in self.seats if name != "gone" else ():
                self._go(state, seat, zone[seat], is_open=name in OPEN)
                zone[seat] = ()

    def _leave_play(self, state: State) -> None:
        owners = state.owners
        for handle, found in tuple(state.play.items()):
            owner = owners[handle]
            if owner in self.seats:
                del state.play[handle]
                self._go(state, owner, (handle,))
            elif found.base in self.seats:
                # What they put there of others' is exiled.
                take(state, Move(handle, "", "battlefield", "exile", owner))
                lay(state, Move(handle, "", "battlefield", "exile", owner))
            elif found.seat in self.seats:
                state.play[handle] = replace(
                    found, seat=found.base, sick=True, attacking=NOBODY, blocking=EMPTY
                )
            elif found.attacking in self.seats:
                state.play[handle] = replace(found, attacking=NOBODY)

    def _go(
        self, state: State, owner: Seat, handles: tuple[int, ...], *, is_open: bool = True
    ) -> None:
        cards = tuple(handle for handle in handles if handle < state.printed)
        state.gone[owner] += cards
        if is_open:
            know_all(state, cards)

    def told(self, viewer: Seat | None) -> Message | None:
        parts = zip(self.seats, self.reasons, strict=True)
        each = tuple(say(reason, seat=seat_name(seat)) for seat, reason in parts)
        return say("log-magic-eliminated", reasons=sentences(each))


class Ended(Ends, MagicHappened, frozen=True):
    """The match is over."""

    outcome: Outcome
    clause: str
