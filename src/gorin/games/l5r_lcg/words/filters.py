"""Filters: which cards are meant."""

from __future__ import annotations

from gorin.games.l5r_lcg.measures import (
    bid_of,
    can_fight,
    glory,
    has_trait,
    is_fighting,
    skill,
    wearing,
)
from gorin.games.l5r_lcg.script import Count, Filter, Use, number
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, HOME


class Yours(Filter, frozen=True):
    """You control it."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.play[card].seat == use.seat


class OfOpponent(Filter, frozen=True):
    """Your opponent in the conflict controls it."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.play[card].seat == use.opponent


class Participating(Filter, frozen=True):
    """It takes part in the conflict."""

    def fits(self, use: Use, card: int) -> bool:
        return is_fighting(use.state, card)


class Attacking(Filter, frozen=True):
    """It attacks."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.play[card].side == ATTACKING


class DefendingAlone(Filter, frozen=True):
    """It is the only defender."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.fighting(DEFENDING) == (card,)


class Ready(Filter, frozen=True):
    """It is not bowed."""

    def fits(self, use: Use, card: int) -> bool:
        return not use.state.play[card].bowed


class Dishonored(Filter, frozen=True):
    """It is dishonored."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.play[card].status < 0


class Honored(Filter, frozen=True):
    """It is honored."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.play[card].status > 0


class OfClan(Filter, frozen=True):
    """It is of a clan."""

    clan: str

    def fits(self, use: Use, card: int) -> bool:
        return use.state.facts(card).clan == self.clan


class CostAtMost(Filter, frozen=True):
    """Its printed cost is low."""

    amount: int

    def fits(self, use: Use, card: int) -> bool:
        return use.state.facts(card).cost <= self.amount


class SkillAtMost(Filter, frozen=True):
    """Its skill of a type is low."""

    kind: str
    amount: int

    def fits(self, use: Use, card: int) -> bool:
        return skill(use.table, card, self.kind) <= self.amount


class SkillNotAbove(Filter, frozen=True):
    """Its skill of a type is not higher than that of this character."""

    kind: str

    def fits(self, use: Use, card: int) -> bool:
        return skill(use.table, card, self.kind) <= skill(use.table, use.card, self.kind)


class SkillBelowYours(Filter, frozen=True):
    """Its skill of a type is lower than that of a participant of yours with a trait."""

    kind: str
    trait: str

    def fits(self, use: Use, card: int) -> bool:
        state = use.state
        theirs = skill(use.table, card, self.kind)
        return any(
            skill(use.table, own, self.kind) > theirs
            for own in state.characters(use.seat)
            if state.play[own].side != HOME and has_trait(use.table, own, self.trait)
        )


class HasSkill(Filter, frozen=True):
    """It has a skill of a type, not a dash."""

    kind: str

    def fits(self, use: Use, card: int) -> bool:
        return can_fight(use.state, card, self.kind)


class Another(Filter, frozen=True):
    """It is another card than this one."""

    def fits(self, use: Use, card: int) -> bool:
        return card != use.card


class AtHome(Filter, frozen=True):
    """It takes no part in the conflict."""

    def fits(self, use: Use, card: int) -> bool:
        return not is_fighting(use.state, card)


class Defending(Filter, frozen=True):
    """It defends."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.play[card].side == DEFENDING


class WithTrait(Filter, frozen=True):
    """It has a trait."""

    trait: str

    def fits(self, use: Use, card: int) -> bool:
        return has_trait(use.table, card, self.trait)


class WithoutTrait(Filter, frozen=True):
    """It has not a trait."""

    trait: str

    def fits(self, use: Use, card: int) -> bool:
        return not has_trait(use.table, card, self.trait)


class OfTraitOrWearing(Filter, frozen=True):
    """It has a trait, or an attachment with that trait."""

    trait: str

    def fits(self, use: Use, card: int) -> bool:
        worn = use.state.play[card].worn
        return any(has_trait(use.table, each, self.trait) for each in (card, *worn))


class NotOfClan(Filter, frozen=True):
    """It is not of a clan."""

    clan: str

    def fits(self, use: Use, card: int) -> bool:
        return use.state.facts(card).clan != self.clan


class NotUnique(Filter, frozen=True):
    """It is not unique."""

    def fits(self, use: Use, card: int) -> bool:
        return not use.state.facts(card).unique


class CostAtLeast(Filter, frozen=True):
    """Its printed cost is high."""

    amount: int

    def fits(self, use: Use, card: int) -> bool:
        return use.state.facts(card).cost >= self.amount


class GloryAtMost(Filter, frozen=True):
    """Its glory is not higher than what is counted."""

    count: int | Count

    def fits(self, use: Use, card: int) -> bool:
        return glory(use.table, card) <= number(use, self.count)


class GloryBelowThis(Filter, frozen=True):
    """Its glory is lower than that of this character."""

    def fits(self, use: Use, card: int) -> bool:
        return glory(use.table, card) < glory(use.table, use.card)


class SkillBelowBearer(Filter, frozen=True):
    """Its skill of a type is lower than that of the character that this is attached to."""

    kind: str

    def fits(self, use: Use, card: int) -> bool:
        host = wearing(use.state, use.card)
        if host not in use.state.play:
            return False
        return skill(use.table, card, self.kind) < skill(use.table, host, self.kind)


class HasAttachments(Filter, frozen=True):
    """Something is attached to it."""

    def fits(self, use: Use, card: int) -> bool:
        return bool(use.state.play[card].worn)


class WithoutAttachments(Filter, frozen=True):
    """Nothing is attached to it."""

    def fits(self, use: Use, card: int) -> bool:
        return not use.state.play[card].worn


class BidsLess(Filter, frozen=True):
    """Its controller is an opponent whose bid is lower than yours."""

    def fits(self, use: Use, card: int) -> bool:
        seat = use.state.play[card].seat
        return bid_of(use.table, seat) < bid_of(use.table, use.seat)


class Bearer(Filter, frozen=True):
    """This is attached to it."""

    def fits(self, use: Use, card: int) -> bool:
        return wearing(use.state, use.card) == card


class NotBearer(Filter, frozen=True):
    """This is not attached to it."""

    def fits(self, use: Use, card: int) -> bool:
        return wearing(use.state, use.card) != card


class OfAnOpponent(Filter, frozen=True):
    """An opponent controls it."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.play[card].seat != use.seat


class IsBowed(Filter, frozen=True):
    """It is bowed."""

    def fits(self, use: Use, card: int) -> bool:
        return use.state.play[card].bowed
