"""Filters: which cards are meant."""

from __future__ import annotations

from gorin.games.l5r_lcg.measures import can_fight, is_fighting, skill, traits
from gorin.games.l5r_lcg.script import Filter, Use
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
            if state.play[own].side != HOME and self.trait in traits(use.table, own)
        )


class HasSkill(Filter, frozen=True):
    """It has a skill of a type, not a dash."""

    kind: str

    def fits(self, use: Use, card: int) -> bool:
        return can_fight(use.state, card, self.kind)
