"""Conditions: when a card may be played."""

from __future__ import annotations

from gorin.games.tomb_raider.events.trials import top_group
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.measures import raiders_at
from gorin.games.tomb_raider.phases.overcoming import obstacles_at
from gorin.games.tomb_raider.script import Condition, Use
from gorin.games.tomb_raider.state import Round, Test, hindrance
from gorin.kernel.decision import Seat


def own_test(use: Use) -> Test | None:
    """Return the test in progress of the seat that uses a card."""
    for test in top_group(use.table.state):
        if test.seat == use.seat:
            return test
    return None


def others_test(use: Use) -> Test | None:
    """Return the test in progress of another seat."""
    for test in top_group(use.table.state):
        if test.seat != use.seat:
            return test
    return None


def against(use: Use, test: Test, kind: str) -> bool:
    """Return whether a test is against an obstacle of a kind."""
    state = use.table.state
    return test.obstacle is not None and hindrance(state, test.obstacle).kind == kind


class DuringYourFight(Condition, frozen=True):
    """Your raider makes a Fight test."""

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and test.ability is Ability.FIGHT


class DuringYourFightWithCreature(Condition, frozen=True):
    """Your raider makes a Fight test against a creature."""

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and test.ability is Ability.FIGHT and against(use, test, "creature")


class DuringYourTest(Condition, frozen=True):
    """Your raider makes a test."""

    def holds(self, use: Use) -> bool:
        return own_test(use) is not None


class DuringYourSearch(Condition, frozen=True):
    """Your raider searches its location."""

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and test.ability is Ability.SEARCH and test.obstacle is None


class DuringOtherFightWithCreature(Condition, frozen=True):
    """Another raider makes a Fight test against a creature."""

    def holds(self, use: Use) -> bool:
        test = others_test(use)
        return test is not None and test.ability is Ability.FIGHT and against(use, test, "creature")


class YourAction(Condition, frozen=True):
    """It is your own Action round."""

    def holds(self, use: Use) -> bool:
        state = use.table.state
        return state.round is Round.ACTION and state.active == use.seat


class OtherAction(Condition, frozen=True):
    """It is another player's Action round."""

    def holds(self, use: Use) -> bool:
        state = use.table.state
        return state.round is Round.ACTION and state.active not in (use.seat, Seat(-9))


class OtherRaiderHere(Condition, frozen=True):
    """Another raider stands where yours does."""

    def holds(self, use: Use) -> bool:
        raider = use.raider
        if not raider.is_active:
            return False
        return len(raiders_at(use.table.state, raider.space)) > 1


class DamageToYou(Condition, frozen=True):
    """Your raider is about to take damage."""

    def holds(self, use: Use) -> bool:
        harms = use.table.state.harms
        return bool(harms) and harms[-1].seat == use.seat and harms[-1].amount > 0


class YouRemovedCreature(Condition, frozen=True):
    """Your raider has just removed a creature."""

    def holds(self, use: Use) -> bool:
        removed = use.table.state.last_removed
        return removed is not None and removed == (use.seat, "creature")


class ObstacleHere(Condition, frozen=True):
    """An obstacle lies at your raider's location."""

    def holds(self, use: Use) -> bool:
        raider = use.raider
        return raider.is_active and bool(obstacles_at(use.table, raider.space))


class CardAnswered(Condition, frozen=True):
    """Another player's card has just been announced."""

    def holds(self, use: Use) -> bool:
        announced = use.table.state.announced
        return bool(announced) and announced[-1].seat != use.seat
