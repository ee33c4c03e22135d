"""Tests of your raider: which one it is, what its dice show, and changing them."""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.items import DieTurned
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.phases.trials import DIE_SIDES, ROLL, result_of
from gorin.games.tomb_raider.script import Condition, Effect, Use
from gorin.games.tomb_raider.words.conditions import against, own_test
from gorin.kernel.decision import Play, draw_chance
from gorin.kernel.domain import Dice


class DuringYourTestOf(Condition, frozen=True):
    """Your raider tests a certain ability."""

    ability: Ability

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and test.ability is self.ability


class WithoutFighting(Condition, frozen=True):
    """Your raider faces an obstacle of a kind with another ability than Fight."""

    kind: str

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        if test is None or test.ability is Ability.FIGHT:
            return False
        return against(use, test, self.kind)


class DuringYourTreasureSearch(Condition, frozen=True):
    """Your raider searches the treasure room."""

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        if test is None or test.ability is not Ability.SEARCH or test.obstacle is not None:
            return False
        raider = use.raider
        return raider.is_active and use.table.state.location(raider.space).treasure is not None


class DiceAlike(Condition, frozen=True):
    """A number of dice of your raider's test, or more, show the same."""

    count: int

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and any(test.faces.count(face) >= self.count for face in test.faces)


class ResultAtLeast(Condition, frozen=True):
    """Your raider's test has been rolled, and its result is high."""

    amount: int

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and bool(test.faces) and result_of(use.table, test) >= self.amount


class RollLowestAgain(Effect, frozen=True):
    """Your lowest die is rolled again."""

    def can_do(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and bool(test.faces)

    def do(self, use: Use) -> Play[None] | None:
        return self._roll(use) if self.can_do(use) else None

    def _roll(self, use: Use) -> Play[None]:
        test = own_test(use)
        assert test is not None, "a test is in progress"
        (face,) = yield from draw_chance(ROLL, Dice(1, DIE_SIDES))
        happen(use.table, DieTurned(use.seat, min(test.faces), face))


class MirrorHighest(Effect, frozen=True):
    """Your lowest die is turned to what your highest one shows."""

    def can_do(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and bool(test.faces) and min(test.faces) < max(test.faces)

    def do(self, use: Use) -> None:
        test = own_test(use)
        if test is not None and self.can_do(use):
            happen(use.table, DieTurned(use.seat, min(test.faces), max(test.faces)))
