"""Events of a match outside battles: the only changes of it, and how each seat is told of them."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_ccg.cards import CARDS, TITLES
from gorin.games.l5r_ccg.happened import (
    CcgHappened,
    clear_terrain,
    discard,
    empty,
    end_duel,
    put,
    without,
)
from gorin.games.l5r_ccg.state import (
    EMPTY,
    HOME,
    NOBODY,
    InPlay,
    Province,
    State,
)
from gorin.kernel.decision import Seat
from gorin.kernel.plain import shuffled
from gorin.kernel.table import Outcome
from gorin.kernel.usual import Draws, Ends, Shuffles
from gorin.kernel.words import Message, say


class FirstPlayer(CcgHappened, frozen=True):
    """A seat begins."""

    seat: Seat
    clause: str = "CCG-3.2"

    def apply(self, state: State) -> None:
        state.first = state.active = self.seat


class Shuffled(Shuffles, CcgHappened, frozen=True):
    """A deck was shuffled."""

    seat: Seat
    side: str
    order: tuple[int, ...]
    clause: str = "CCG-3.3"

    def apply(self, state: State) -> None:
        decks = state.dynasty_decks if self.side == "dynasty" else state.fate_decks
        handles = decks[self.seat]
        state.physical = shuffled(state.physical, handles, self.order)


class Filled(CcgHappened, frozen=True):
    """A province was filled face down from the Dynasty deck."""

    seat: Seat
    slot: int
    handle: int
    clause: str = "CCG-2.3"

    def apply(self, state: State) -> None:
        seat = self.seat
        state.dynasty_decks[seat] = without(state.dynasty_decks[seat], (self.handle,))
        put(state, seat, self.slot, replace(state.provinces[seat][self.slot], card=self.handle))

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Drawn(Draws, CcgHappened, frozen=True):
    """A seat drew the top cards of its Fate deck."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "CCG-4.9"

    def apply(self, state: State) -> None:
        seat = self.seat
        state.fate_decks[seat] = state.fate_decks[seat][len(self.handles) :]
        state.hands[seat] += self.handles
        for handle in self.handles:
            state.known[handle] = (seat,)


class TurnBegan(CcgHappened, frozen=True):
    """A turn began: the active seat straightens its cards, and all may be used again."""

    seat: Seat
    turn: int
    clause: str = "CCG-4.2"

    def apply(self, state: State) -> None:
        state.active, state.turn, state.phase = self.seat, self.turn, "straighten"
        state.lobbied = False
        for handle, found in state.play.items():
            coffers = found.bowed and state.facts(handle).trait == "coffers"
            straightens = found.bowed and (found.seat == self.seat or coffers)
            if straightens or found.used or found.bowing or found.switched or found.also:
                bowed = found.bowed and not straightens
                left = replace(found, bowed=bowed, used=0, bowing=0, switched=False, also=0)
                state.play[handle] = left


class PhaseBegan(CcgHappened, frozen=True):
    """A phase began."""

    phase: str
    clause: str

    def apply(self, state: State) -> None:
        state.phase, state.acted = self.phase, ()

    def told(self, viewer: Seat | None) -> Message | None:
        return None  # it stands above the board


class Revealed(CcgHappened, frozen=True):
    """A face-down card in a province was turned up."""

    seat: Seat
    slot: int
    handle: int
    slug: str
    clause: str = "CCG-4.3"

    def apply(self, state: State) -> None:
        province = state.provinces[self.seat][self.slot]
        put(state, self.seat, self.slot, replace(province, open=True))
        _ = state.known.pop(self.handle, None)


class Passed(CcgHappened, frozen=True):
    """A seat passed."""

    seat: Seat
    clause: str = "CCG-5.1"

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Produced(CcgHappened, frozen=True):
    """A card bowed and produced gold."""

    seat: Seat
    handle: int
    slug: str
    gold: int
    clause: str = "CCG-6.1"

    def apply(self, state: State) -> None:
        state.play[self.handle] = replace(state.play[self.handle], bowed=True)


class Entered(CcgHappened, frozen=True):
    """A seat brought a card of a province into play; a holding enters bowed."""

    seat: Seat
    handle: int
    slug: str
    bowed: bool
    clause: str

    def apply(self, state: State) -> None:
        empty(state, self.seat, self.handle)
        state.play[self.handle] = InPlay(self.seat, bowed=self.bowed, entered=state.turn)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("bowed",))


class Attached(CcgHappened, frozen=True):
    """A seat attached a follower of its hand to a personality."""

    seat: Seat
    handle: int
    slug: str
    host: int
    on: str
    clause: str = "CCG-6.7"

    def apply(self, state: State) -> None:
        # It lies open with the discarded cards since it was announced.
        state.fate_piles[self.seat] = without(state.fate_piles[self.seat], (self.handle,))
        state.play[self.handle] = InPlay(self.seat, host=self.host, entered=state.turn)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("host", "on"), personality=self.shown("slug", self.on))


class EventHappened(CcgHappened, frozen=True):
    """An event happened; it is out of the game."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "CCG-4.6"

    def apply(self, state: State) -> None:
        empty(state, self.seat, self.handle)
        state.removed[self.seat] += (self.handle,)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(does=say(f"ccg-trait-{CARDS[TITLES[self.slug]].trait}"))


class RegionEntered(CcgHappened, frozen=True):
    """A seat attached a region to the province where it lay."""

    seat: Seat
    slot: int
    handle: int
    slug: str
    clause: str = "CCG-1.4"

    def apply(self, state: State) -> None:
        province = state.provinces[self.seat][self.slot]
        put(
            state,
            self.seat,
            self.slot,
            replace(province, card=EMPTY, open=False, region=self.handle),
        )


class Overlaid(CcgHappened, frozen=True):
    """A higher level of a personality took its place, with all that is attached to it."""

    seat: Seat
    handle: int
    slug: str
    under: int
    clause: str = "CCG-6.11"

    def apply(self, state: State) -> None:
        empty(state, self.seat, self.handle)
        found = state.play.pop(self.under)
        state.play[self.handle] = replace(found, under=self.under, used=0)
        for card, each in state.play.items():
            if each.host == self.under:
                state.play[card] = replace(each, host=self.handle)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("under",))


class RowDiscarded(CcgHappened, frozen=True):
    """A card in a province was discarded."""

    seat: Seat
    slot: int
    handle: int
    slug: str
    clause: str = "CCG-4.8"

    def apply(self, state: State) -> None:
        discard(state, self.handle)


class HandDiscarded(CcgHappened, frozen=True):
    """A seat discarded cards of its hand."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str

    def apply(self, state: State) -> None:
        for handle in self.handles:
            discard(state, handle)


class Announced(CcgHappened, frozen=True):
    """A seat announced an action of a card; a strategy leaves the hand and is open to all."""

    seat: Seat
    handle: int
    slug: str
    verb: str = "use"
    clause: str = "CCG-5.4"

    def apply(self, state: State) -> None:
        state.acted += (self.seat,)
        found = state.play.get(self.handle)
        if found is None:
            discard(state, self.handle)
        elif self.verb == "tower":
            state.play[self.handle] = replace(found, bowing=found.bowing + 1)
        elif self.verb == "also":
            state.play[self.handle] = replace(found, also=found.also + 1)
        else:
            state.play[self.handle] = replace(found, used=found.used + 1)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("verb",))


class Chosen(CcgHappened, frozen=True):
    """A target of an action was chosen: a card, or what the message names."""

    seat: Seat
    handle: int
    what: Message
    clause: str = "CCG-5.4"


class Turned(CcgHappened, frozen=True):
    """Cards bowed or straightened."""

    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    bowed: bool
    clause: str

    def apply(self, state: State) -> None:
        for handle in self.handles:
            state.play[handle] = replace(state.play[handle], bowed=self.bowed)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-bowed" if self.bowed else "", without=("bowed",))


class Changed(CcgHappened, frozen=True):
    """A card has more or less Force or Chi until the end of the turn or of the battle."""

    handle: int
    slug: str
    force: int
    chi: int
    for_battle: bool
    clause: str = "CCG-1.8"

    def apply(self, state: State) -> None:
        found = state.play[self.handle]
        if self.for_battle:
            found = replace(found, for_battle=found.for_battle + self.force)
        else:
            found = replace(found, force=found.force + self.force, chi=found.chi + self.chi)
        state.play[self.handle] = found

    def told(self, viewer: Seat | None) -> Message | None:
        suffix = "-battle" if self.for_battle else ""
        return self.message(suffix, without=("for_battle",))


class Destroyed(CcgHappened, frozen=True):
    """Cards were destroyed, personalities with all that is attached to them."""

    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str

    def apply(self, state: State) -> None:
        for handle in self.handles:
            discard(state, handle)


class HonorChanged(CcgHappened, frozen=True):
    """A seat gained or lost Family Honor."""

    seat: Seat
    amount: int
    clause: str

    def apply(self, state: State) -> None:
        state.honor[self.seat] += self.amount

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-lost" * (self.amount < 0), amount=abs(self.amount))


class TurnEnded(CcgHappened, frozen=True):
    """What lasted until the end of the turn wore off."""

    clause: str = "CCG-4.9"

    def apply(self, state: State) -> None:
        for handle, found in state.play.items():
            if found.force or found.chi or found.for_battle:
                state.play[handle] = replace(found, force=0, chi=0, for_battle=0)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Eliminated(CcgHappened, frozen=True):
    """A seat is out: its cards leave play, and an attack on it ends."""

    seat: Seat
    reason: str
    clause: str

    def apply(self, state: State) -> None:
        seat = self.seat
        state.alive = tuple(other for other in state.alive if other != seat)
        for handle, found in tuple(state.play.items()):
            if found.seat == seat:
                discard(state, handle)
        state.provinces[seat] = tuple(map(self._gone, state.provinces[seat]))
        if state.favor == seat:
            state.favor = NOBODY
        if state.duel is not None and seat in state.duel.seats:
            end_duel(state)
        attack = state.attack
        if attack is not None:
            allies = tuple(ally for ally in attack.allies if ally[0] != seat)
            state.attack = replace(attack, allies=allies)
            if seat == attack.defender or not any(map(state.attack.attacks, state.alive)):
                end_attack(state)

    def _gone(self, province: Province) -> Province:
        return replace(province, destroyed=True)


class Ended(Ends, CcgHappened, frozen=True):
    """The match is over."""

    outcome: Outcome
    clause: str


def end_attack(state: State) -> None:
    """Send all home: there is no attack any more."""
    clear_terrain(state)
    state.attack = None
    for handle, found in state.play.items():
        if found.at != HOME or found.fought or found.early or found.for_battle:
            left = replace(found, at=HOME, attacks=False, fought=False, early=False, for_battle=0)
            state.play[handle] = left
