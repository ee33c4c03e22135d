"""Tests in progress: bending those of your raider, spoiling those of others."""

from __future__ import annotations

from gorin.games.tomb_raider.events.actions import TestHindered, TestReplaced
from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.items import DieTurned
from gorin.games.tomb_raider.events.raiders import EffectHeld
from gorin.games.tomb_raider.events.trials import TestChanged, top_group
from gorin.games.tomb_raider.facts import Ability, Trial
from gorin.games.tomb_raider.measures import abilities, dice_for, life_left
from gorin.games.tomb_raider.phases.searching import begin_search
from gorin.games.tomb_raider.phases.trials import result_of, run_test
from gorin.games.tomb_raider.script import Condition, Effect, Use
from gorin.games.tomb_raider.state import Test
from gorin.games.tomb_raider.words.conditions import own_test
from gorin.games.tomb_raider.words.effects import CHOOSE_RAIDER
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask

CHOOSE_ABILITY = Prompt("improvise", "TR-12.1", "ask-improvise")
LOWEST_FACE = 1


def others_tests(use: Use) -> tuple[Test, ...]:
    """Return the tests in progress of other seats: two while two others fight each other."""
    return tuple(test for test in top_group(use.table.state) if test.seat != use.seat)


# -- conditions ----------------------------------------------------------------------------


class DuringYourObstacleTest(Condition, frozen=True):
    """Your raider makes a test against an obstacle."""

    def holds(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and test.obstacle is not None


class DuringOtherTest(Condition, frozen=True):
    """Another raider makes a test."""

    def holds(self, use: Use) -> bool:
        return bool(others_tests(use))


class DuringOtherFight(Condition, frozen=True):
    """Another raider makes a Fight test."""

    def holds(self, use: Use) -> bool:
        return any(test.ability is Ability.FIGHT for test in others_tests(use))


class OneLifeLeft(Condition, frozen=True):
    """The next point of damage would kill your raider."""

    def holds(self, use: Use) -> bool:
        return use.raider.is_active and life_left(use.table, use.seat) == 1


# -- tests of your raider ------------------------------------------------------------------


class TestAnotherAbility(Effect, frozen=True):
    """Your raider faces the obstacle with another ability, against a higher target.

    Dice that cards added to the test before stay added.
    """

    __test__ = False
    rise: int

    def can_do(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and test.target is not None and not test.faces

    def do(self, use: Use) -> Play[None] | None:
        return self._replace(use) if self.can_do(use) else None

    def _replace(self, use: Use) -> Play[None]:
        test = own_test(use)
        assert test is not None, "a test is in progress"
        target = (test.target or 0) + self.rise
        options = tuple(
            Option(f"test:{ability.name.lower()}", Trial(ability.name.lower(), target))
            for ability in Ability
            if ability is not test.ability
        )
        trial: Trial = yield from ask(Decision(use.seat, CHOOSE_ABILITY, options))
        values = abilities(use.table, use.seat)
        dice = test.dice + values[trial.tested] - values[test.ability]
        happen(use.table, TestReplaced(use.seat, trial.tested, dice, target))


class RollBestAbility(Effect, frozen=True):
    """Your test rolls as many dice as if your raider's highest ability were tested."""

    def can_do(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and not test.faces and _lacking(use, test) > 0

    def do(self, use: Use) -> None:
        test = own_test(use)
        if test is not None and self.can_do(use):
            happen(use.table, TestChanged(use.seat, "dice", _lacking(use, test)))


def _lacking(use: Use, test: Test) -> int:
    values = abilities(use.table, use.seat)
    return max(values) - values[test.ability]


class AddToResultsThisTurn(Effect, frozen=True):
    """The results of all tests of your raider are higher until the end of the turn."""

    amount: int

    def do(self, use: Use) -> None:
        happen(use.table, EffectHeld(use.seat, "test-bonus", self.amount))


class SearchHarder(Effect, frozen=True):
    """Instead of searching as usual your raider searches its location with more dice.

    It may find something even where nothing more could be found.
    """

    count: int

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active

    def do(self, use: Use) -> None:
        if self.can_do(use):
            begin_search(use.table, use.seat)
            happen(use.table, TestChanged(use.seat, "dice", self.count))
            run_test(use.table, use.seat, "search-end")


# -- tests of others -----------------------------------------------------------------------


class _Spoil(Effect, frozen=True):
    """A test of another raider gets worse; of two raiders that fight each other you choose."""

    def spoils(self, use: Use, test: Test) -> bool:
        """Return whether it could make this test worse."""
        raise NotImplementedError

    def spoil(self, use: Use, test: Test) -> None:
        """Make it worse."""
        raise NotImplementedError

    def can_do(self, use: Use) -> bool:
        return bool(self._spoiled(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._choose(use) if self.can_do(use) else None

    def _spoiled(self, use: Use) -> tuple[Option[Seat], ...]:
        return tuple(
            Option(f"raider:{test.seat}", test.seat)
            for test in others_tests(use)
            if self.spoils(use, test)
        )

    def _choose(self, use: Use) -> Play[None]:
        seat = yield from ask(Decision(use.seat, CHOOSE_RAIDER, self._spoiled(use)))
        self.spoil(use, next(test for test in others_tests(use) if test.seat == seat))


class TakeDice(_Spoil, frozen=True):
    """Another raider's test rolls fewer dice, but always one."""

    count: int

    def spoils(self, use: Use, test: Test) -> bool:
        return not test.faces and dice_for(use.table, test) > 1

    def spoil(self, use: Use, test: Test) -> None:
        fewer = min(self.count, dice_for(use.table, test) - 1)
        happen(use.table, TestHindered(test.seat, "dice", fewer))


class LowerResult(_Spoil, frozen=True):
    """The result of another raider's test drops, but not below 0."""

    amount: int

    def spoils(self, use: Use, test: Test) -> bool:
        return bool(test.faces) and result_of(use.table, test) > 0

    def spoil(self, use: Use, test: Test) -> None:
        amount = min(self.amount, result_of(use.table, test))
        happen(use.table, TestHindered(test.seat, "bonus", amount))


class TurnDiceDown(_Spoil, frozen=True):
    """The highest dice of another raider's test are turned to 1."""

    count: int

    def spoils(self, use: Use, test: Test) -> bool:
        return any(face > LOWEST_FACE for face in test.faces)

    def spoil(self, use: Use, test: Test) -> None:
        highest = sorted(test.faces, reverse=True)[: self.count]
        for face in highest:
            if face > LOWEST_FACE:
                happen(use.table, DieTurned(test.seat, face, LOWEST_FACE))
