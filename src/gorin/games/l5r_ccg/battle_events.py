"""Events of an attack and of its battles."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_ccg.cards import title
from gorin.games.l5r_ccg.events import end_attack
from gorin.games.l5r_ccg.happened import CcgHappened, clear_terrain, discard, put, without
from gorin.games.l5r_ccg.state import EMPTY, HOME, Attack, State
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say, seat_name, sentences


class AttackBegan(CcgHappened, frozen=True):
    """A seat attacks another: there is a battlefield at each of its provinces."""

    seat: Seat
    other: Seat
    clause: str = "CCG-7.1"

    def apply(self, state: State) -> None:
        state.attack = Attack(self.seat, self.other)


class AllyOffered(CcgHappened, frozen=True):
    """A seat offered to fight on a side."""

    seat: Seat
    other: Seat
    clause: str = "CCG-9.4"


class AllyAnswered(CcgHappened, frozen=True):
    """The leader of a side took an ally, or refused it."""

    seat: Seat
    other: Seat
    attacks: bool
    accepted: bool
    clause: str = "CCG-9.4"

    def apply(self, state: State) -> None:
        attack = state.attack
        if attack is not None and self.accepted:
            allies = (*attack.allies, (self.other, self.attacks))
            state.attack = replace(attack, allies=allies)

    def told(self, viewer: Seat | None) -> Message | None:
        suffix = "" if self.accepted else "-refused"
        return self.message(suffix, without=("attacks", "accepted"))


def _sent(slugs: tuple[str, ...], slots: tuple[int, ...]) -> Arg:
    """Return which units go to which province, a sentence for each province."""
    found: list[Message] = []
    for place in dict.fromkeys(slots):
        cards = tuple(title(slug) for slug, slot in zip(slugs, slots, strict=True) if slot == place)
        home = place == HOME
        found.append(say("ccg-sent-home" if home else "ccg-sent", cards=cards, slot=place + 1))
    return sentences(found)


class Assigned(CcgHappened, frozen=True):
    """A seat assigned units to battlefields, or kept all at home."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    slots: tuple[int, ...]
    attacks: bool
    early: bool
    clause: str = "CCG-7.3"

    def apply(self, state: State) -> None:
        for handle, slot in zip(self.handles, self.slots, strict=True):
            move(state, handle, slot, attacks=self.attacks)
            state.play[handle] = replace(state.play[handle], early=self.early)

    def told(self, viewer: Seat | None) -> Message | None:
        if not self.handles:
            return say("log-ccg-assigned-nobody", seat=seat_name(self.seat))
        units = _sent(self.slugs, self.slots)
        return say("log-ccg-assigned", seat=seat_name(self.seat), units=units)


class BattleBegan(CcgHappened, frozen=True):
    """The battle at a province began."""

    seat: Seat
    slot: int
    clause: str = "CCG-7.6"

    def apply(self, state: State) -> None:
        if state.attack is not None:
            state.attack, state.acted = replace(state.attack, slot=self.slot), ()


class UnitsMoved(CcgHappened, frozen=True):
    """Units moved home or to a battlefield."""

    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    slots: tuple[int, ...]
    attacks: tuple[bool, ...]
    clause: str

    def apply(self, state: State) -> None:
        for handle, slot, attacks in zip(self.handles, self.slots, self.attacks, strict=True):
            move(state, handle, slot, attacks=attacks)

    def told(self, viewer: Seat | None) -> Message | None:
        if all(slot == HOME for slot in self.slots):
            return self.message("-home", without=("attacks", "slots"))
        return say("log-ccg-units-moved", units=_sent(self.slugs, self.slots))


class TerrainLaid(CcgHappened, frozen=True):
    """A terrain came into play at the battlefield where a battle is fought."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "CCG-7.19"

    def apply(self, state: State) -> None:
        owner, attack = state.owners[self.handle], state.attack
        assert attack is not None
        # It lies open with the discarded cards since it was announced.
        state.fate_piles[owner] = without(state.fate_piles[owner], (self.handle,))
        state.attack = replace(attack, terrain=self.handle)


class Switched(CcgHappened, frozen=True):
    """Personalities were targets of a stronghold that switches each of them once in a turn."""

    handles: tuple[int, ...]
    clause: str = "CCG-5.8"

    def apply(self, state: State) -> None:
        for handle in self.handles:
            state.play[handle] = replace(state.play[handle], switched=True)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Resolved(CcgHappened, frozen=True):
    """A battle was decided: the Force of both armies, and what the province adds."""

    seat: Seat
    slot: int
    attack: int
    defense: int
    strength: int
    clause: str = "CCG-7.8"


class ProvinceDestroyed(CcgHappened, frozen=True):
    """A province was destroyed, and the card in it discarded."""

    seat: Seat
    slot: int
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "CCG-7.9"

    def apply(self, state: State) -> None:
        for handle in self.handles:
            discard(state, handle)
        province = state.provinces[self.seat][self.slot]
        put(state, self.seat, self.slot, replace(province, destroyed=True))

    def told(self, viewer: Seat | None) -> Message | None:
        if self.handles:
            return self.message("-card")
        return self.message(without=("slugs",))


class BattleEnded(CcgHappened, frozen=True):
    """A battle is over: attacking units bow and go home."""

    slot: int
    clause: str = "CCG-7.12"

    def apply(self, state: State) -> None:
        attack = state.attack
        if attack is not None:
            clear_terrain(state)
            fought = (*attack.fought, self.slot)
            state.attack = replace(attack, slot=EMPTY, fought=fought, terrain=EMPTY)
        for handle, found in state.play.items():
            if found.at == self.slot and found.attacks:
                state.play[handle] = replace(
                    found, at=HOME, attacks=False, bowed=True, fought=True, for_battle=0
                )
            elif found.for_battle:
                state.play[handle] = replace(found, for_battle=0)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class AttackEnded(CcgHappened, frozen=True):
    """The attack is over: defending units go home as they stand."""

    clause: str = "CCG-7.12"

    def apply(self, state: State) -> None:
        end_attack(state)


def move(state: State, handle: int, slot: int, *, attacks: bool) -> None:
    """Move a unit home or to a battlefield."""
    side = attacks and slot != HOME
    for card in state.unit(handle):
        state.play[card] = replace(state.play[card], at=slot, attacks=side)
