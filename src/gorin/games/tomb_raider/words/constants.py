"""Constants: what a card gives while it lies in a row of its raider."""

from __future__ import annotations

from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.script import Constant
from gorin.games.tomb_raider.state import Test


class RaiseAbilitiesThatBeganAt(Constant, frozen=True):
    """Each ability that began at a value is higher."""

    began: int
    amount: int

    def to_ability(self, skill: Ability, printed: int) -> int:
        return self.amount if printed == self.began else 0


class RaiseAbility(Constant, frozen=True):
    """An ability is higher."""

    ability: Ability
    amount: int

    def to_ability(self, skill: Ability, printed: int) -> int:
        return self.amount if skill is self.ability else 0


class AddToTests(Constant, frozen=True):
    """Results of the tests of an ability are higher."""

    ability: Ability
    amount: int

    def to_result(self, test: Test) -> int:
        return self.amount if test.ability is self.ability else 0


class AddDiceToTests(Constant, frozen=True):
    """Tests of an ability roll more dice."""

    ability: Ability
    count: int

    def to_dice(self, test: Test) -> int:
        return self.count if test.ability is self.ability else 0


class Weapon(Constant, frozen=True):
    """Won Fight tests deal more damage, in points."""

    amount: int

    def to_damage(self, test: Test) -> int:
        return self.amount


class RaiseEveryAbility(Constant, frozen=True):
    """Each ability is higher."""

    amount: int

    def to_ability(self, skill: Ability, printed: int) -> int:
        return self.amount


class MoreLife(Constant, frozen=True):
    """The raider has extra life, in points."""

    amount: int

    def to_life(self) -> int:
        return self.amount


class WalkFurther(Constant, frozen=True):
    """The raider may move more locations in each turn."""

    count: int

    def to_movement(self) -> int:
        return self.count


class HoldMoreCards(Constant, frozen=True):
    """The hand may be filled further, in cards."""

    count: int

    def to_hand(self) -> int:
        return self.count
