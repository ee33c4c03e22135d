"""The secret moves, 201 to 209.

What they do is this project's own, to suit the name. Each is played from hand with its first
use and used from the saved row afterwards.
"""

from __future__ import annotations

from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.conditions import (
    DuringYourFightWithCreature,
    DuringYourTest,
    YourAction,
    YouRemovedCreature,
)
from gorin.games.tomb_raider.words.dice import DiceAlike, MirrorHighest, WithoutFighting
from gorin.games.tomb_raider.words.effects import (
    AddToFightDamage,
    AddToResult,
    GainLife,
    PassAnywhere,
    RemoveObstacle,
)
from gorin.games.tomb_raider.words.hands import TakeBackItem
from gorin.games.tomb_raider.words.raiders import (
    NoExtraLife,
    SearchAfterFight,
    StillMoving,
    YouRemovedObstacle,
)
from gorin.games.tomb_raider.words.rows import OnceATurn, YouHave, YouHaveWeapon
from gorin.kernel.cards import card


def _move(ability: Ability) -> Behaviour:
    """Return a secret move: the same ability from hand, the first time, and from its row."""
    return Behaviour(from_hand=(ability,), from_row=(ability,))


@card("smoking-guns")
def smoking_guns() -> Behaviour:
    """Lets a raider search who shot a creature down."""
    return _move(Ability(Moment.REMOVED, (SearchAfterFight(),), conditions=(YouRemovedCreature(),)))


@card("rope-maneuver")
def rope_maneuver() -> Behaviour:
    """Once a turn, with a Rope, the next move needs no exit."""
    return _move(
        Ability(
            Moment.START | Moment.STEP,
            (PassAnywhere(),),
            conditions=(YouHave("rope"), StillMoving(), OnceATurn()),
        )
    )


@card("clean-sweep")
def clean_sweep() -> Behaviour:
    """Once a turn, one obstacle removed takes another one with it."""
    return _move(
        Ability(
            Moment.REMOVED,
            (RemoveObstacle(),),
            conditions=(YouRemovedObstacle(), OnceATurn()),
        )
    )


@card("divert-and-escape")
def divert_and_escape() -> Behaviour:
    """Once a turn, +3 to outwit or outrun a creature, after the roll."""
    return _move(
        Ability(
            Moment.ROLL,
            (AddToResult(3),),
            conditions=(WithoutFighting("creature"), OnceATurn()),
        )
    )


@card("silver-bullet")
def silver_bullet() -> Behaviour:
    """Once a turn, with a weapon, two more damage to a creature."""
    return _move(
        Ability(
            Moment.TEST,
            (AddToFightDamage(2),),
            conditions=(DuringYourFightWithCreature(), YouHaveWeapon(), OnceATurn()),
        )
    )


@card("endurance-training")
def endurance_training() -> Behaviour:
    """Saving gives an extra life to a raider that has none."""
    return _move(Ability(Moment.SAVE, (GainLife(1),), conditions=(NoExtraLife(),)))


@card("reflection-of-fate")
def reflection_of_fate() -> Behaviour:
    """Once a turn, the lowest die mirrors the highest."""
    return _move(
        Ability(Moment.ROLL, (MirrorHighest(),), conditions=(DuringYourTest(), OnceATurn()))
    )


@card("lock-and-load")
def lock_and_load() -> Behaviour:
    """Once a turn, with a weapon, take back an item that was discarded."""
    return _move(
        Ability(
            Moment.START,
            (TakeBackItem(),),
            conditions=(YourAction(), YouHaveWeapon(), OnceATurn()),
        )
    )


@card("three-of-a-kind")
def three_of_a_kind() -> Behaviour:
    """Once a turn, three dice alike add 10 to the result."""
    return _move(Ability(Moment.ROLL, (AddToResult(10),), conditions=(DiceAlike(3), OnceATurn())))
