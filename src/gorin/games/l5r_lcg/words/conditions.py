"""Conditions: when an ability may be used, or a constant effect holds."""

from __future__ import annotations

from gorin.games.l5r_lcg.measures import is_fighting, slot_of_own, traits
from gorin.games.l5r_lcg.script import Condition, Use
from gorin.games.l5r_lcg.state import ATTACKING, HOME, NOBODY
from gorin.kernel.clauses import states
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
            if card != use.card and self.trait in traits(use.table, card)
        )
        return len(tuple(found)) >= self.count


class ParticipantWithTrait(Condition, frozen=True):
    """You control a participating character with a trait."""

    trait: str

    def holds(self, use: Use) -> bool:
        state = use.state
        return any(
            is_fighting(state, card) and self.trait in traits(use.table, card)
            for card in state.characters(use.seat)
        )


class ConflictHere(Condition, frozen=True):
    """The conflict is fought at this province."""

    def holds(self, use: Use) -> bool:
        state, conflict = use.state, use.state.conflict
        if conflict is None or conflict.defender != state.owners[use.card]:
            return False
        return slot_of_own(state, use.card) in (conflict.slot, *conflict.also)
