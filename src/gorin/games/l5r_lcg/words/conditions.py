"""Conditions: when an ability may be used, or a constant effect holds."""

from __future__ import annotations

from gorin.games.l5r_lcg.measures import (
    bid_of,
    elements_of,
    glory,
    has_trait,
    is_fighting,
    slot_of_own,
    total,
    wearing,
)
from gorin.games.l5r_lcg.notes import AGAINST, noted
from gorin.games.l5r_lcg.script import Condition, Use
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, HOME, NOBODY
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say


class DuringConflict(Condition, frozen=True):
    """A conflict is fought, of a type if one is named."""

    kind: str = "any"

    def said(self) -> Message:
        return super().said() if self.kind != "any" else say("lcg-word-during-any-conflict")

    def holds(self, use: Use) -> bool:
        conflict = use.state.conflict
        return conflict is not None and self.kind in ("any", conflict.kind)


class OutsideConflicts(Condition, frozen=True):
    """No conflict is fought."""

    def holds(self, use: Use) -> bool:
        return use.state.conflict is None


class DuringConflictPhase(Condition, frozen=True):
    """It is the conflict phase."""

    def holds(self, use: Use) -> bool:
        return use.state.phase == "conflict"


class ThisParticipates(Condition, frozen=True):
    """This character takes part in the conflict."""

    def holds(self, use: Use) -> bool:
        return is_fighting(use.state, use.card)


class ThisAttacks(Condition, frozen=True):
    """This character attacks."""

    def holds(self, use: Use) -> bool:
        found = use.state.play.get(use.card)
        return found is not None and found.side == ATTACKING


class ThisParticipatesAlone(Condition, frozen=True):
    """This is the only character of its controller in the conflict."""

    def holds(self, use: Use) -> bool:
        found = use.state.play.get(use.card)
        if found is None or found.side == HOME:
            return False
        return use.state.fighting(found.side) == (use.card,)


class MoreHonorable(Condition, frozen=True):
    """You have more honor than your opponent."""

    def holds(self, use: Use) -> bool:
        opponent = use.opponent
        return opponent != NOBODY and use.state.honor[use.seat] > use.state.honor[opponent]


@states("ENL-7.4")
class MoreHonoredCharacters(Condition, frozen=True):
    """You control more honored characters than an opponent."""

    def holds(self, use: Use) -> bool:
        own = self._honored(use, use.seat)
        return any(self._honored(use, seat) < own for seat in use.state.alive)

    def _honored(self, use: Use, seat: int) -> int:
        found = use.state.play.values()
        return sum(each.seat == seat and each.status > 0 for each in found)


@states("LCG-S8.5", "ENL-6.6")
class Composure(Condition, frozen=True):
    """Your honor dial shows less than that of an opponent."""

    def holds(self, use: Use) -> bool:
        dials = use.state.dials
        return any(dials[use.seat] < dials[other] for other in use.state.alive)


@states("LCG-S8.11")
class Dire(Condition, frozen=True):
    """This character has no fate."""

    def holds(self, use: Use) -> bool:
        found = use.state.play.get(use.card)
        return found is not None and not found.fate


class OthersWithTrait(Condition, frozen=True):
    """You control so many other characters with a trait."""

    count: int
    trait: str

    def holds(self, use: Use) -> bool:
        state = use.state
        found = (
            card
            for card in state.characters(use.seat)
            if card != use.card and has_trait(use.table, card, self.trait)
        )
        return len(tuple(found)) >= self.count


class ParticipantWithTrait(Condition, frozen=True):
    """You control a participating character with a trait."""

    trait: str

    def holds(self, use: Use) -> bool:
        state = use.state
        return any(
            is_fighting(state, card) and has_trait(use.table, card, self.trait)
            for card in state.characters(use.seat)
        )


class ConflictHere(Condition, frozen=True):
    """The conflict is fought at this province."""

    def holds(self, use: Use) -> bool:
        state, conflict = use.state, use.state.conflict
        if conflict is None or conflict.defender != state.owners[use.card]:
            return False
        return slot_of_own(state, use.card) in (conflict.slot, *conflict.also)


class ThisParticipatesIn(Condition, frozen=True):
    """This character takes part in a conflict of a type."""

    kind: str

    def holds(self, use: Use) -> bool:
        conflict = use.state.conflict
        if conflict is None or conflict.kind != self.kind:
            return False
        return is_fighting(use.state, use.card)


class BearerParticipates(Condition, frozen=True):
    """The character that this is attached to takes part in the conflict."""

    def holds(self, use: Use) -> bool:
        return is_fighting(use.state, wearing(use.state, use.card))


class YouAttack(Condition, frozen=True):
    """You are the attacking player."""

    def holds(self, use: Use) -> bool:
        conflict = use.state.conflict
        return conflict is not None and conflict.attacker == use.seat


class DuringElement(Condition, frozen=True):
    """A conflict of an element is fought."""

    ring: str

    def holds(self, use: Use) -> bool:
        conflict = use.state.conflict
        return conflict is not None and self.ring in elements_of(use.table, conflict.ring)


class MoreSkillNow(Condition, frozen=True):
    """Your side has more skill in the conflict than your opponent's."""

    def holds(self, use: Use) -> bool:
        side = use.state.side_of(use.seat)
        if use.state.conflict is None or side == HOME:
            return False
        other = DEFENDING if side == ATTACKING else ATTACKING
        return total(use.table, side) > total(use.table, other)


class MoreGloryNow(Condition, frozen=True):
    """Your ready participants have more glory than those of your opponent."""

    def holds(self, use: Use) -> bool:
        state = use.state
        counts = dict.fromkeys((use.seat, use.opponent), 0)
        for card, found in state.play.items():
            if found.side != HOME and not found.bowed and found.seat in counts:
                counts[found.seat] += glory(use.table, card)
        return state.conflict is not None and counts[use.seat] > counts[use.opponent]


class LessHonorable(Condition, frozen=True):
    """You have less honor than an opponent."""

    def holds(self, use: Use) -> bool:
        honor = use.state.honor
        return any(honor[seat] > honor[use.seat] for seat in use.state.alive)


class LessHonorableThanOpponent(Condition, frozen=True):
    """You have less honor than your opponent."""

    def holds(self, use: Use) -> bool:
        opponent = use.opponent
        return opponent != NOBODY and use.state.honor[use.seat] < use.state.honor[opponent]


class HonorLead(Condition, frozen=True):
    """You have so much more honor than an opponent."""

    amount: int

    def holds(self, use: Use) -> bool:
        state = use.state
        own = state.honor[use.seat] - self.amount
        return any(state.honor[seat] <= own for seat in state.alive if seat != use.seat)


class LowerBid(Condition, frozen=True):
    """Your bid is lower than an opponent's."""

    def holds(self, use: Use) -> bool:
        own = bid_of(use.table, use.seat)
        return any(own < bid_of(use.table, seat) for seat in use.state.alive)


class HigherBid(Condition, frozen=True):
    """Your bid is higher than an opponent's."""

    def holds(self, use: Use) -> bool:
        own = bid_of(use.table, use.seat)
        return any(own > bid_of(use.table, seat) for seat in use.state.alive)


class HoldingInPlay(Condition, frozen=True):
    """There is a holding in play."""

    def holds(self, use: Use) -> bool:
        state = use.state
        return any(
            state.facts(card).kind == "holding"
            for seat in state.alive
            for each in state.provinces[seat]
            for card in each.open_cards()
        )


class RingClaimed(Condition, frozen=True):
    """You have claimed the ring of an element."""

    ring: str

    def holds(self, use: Use) -> bool:
        rings = use.state.rings.items()
        own = (name.partition(".")[0] for name, ring in rings if ring.seat == use.seat)
        return self.ring in own


class ControlTrait(Condition, frozen=True):
    """You control a character with a trait."""

    trait: str

    def holds(self, use: Use) -> bool:
        own = use.state.characters(use.seat)
        return any(has_trait(use.table, card, self.trait) for card in own)


class AttackedTwice(Condition, frozen=True):
    """An opponent has declared two conflicts or more against you in this phase."""

    def holds(self, use: Use) -> bool:
        return any(attacked_twice(use, seat) for seat in use.state.alive)


def attacked_twice(use: Use, seat: int) -> bool:
    """Return whether a seat has declared two conflicts or more against that of a use."""
    return noted(use.state, "phase", AGAINST, Seat(seat), use.seat) > 1
