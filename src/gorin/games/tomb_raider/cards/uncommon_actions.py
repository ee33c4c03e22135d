"""Actions of the uncommon and rare cards, 121 to 130 and 181 to 185.

What they do is this project's own, to suit name, type and rarity.
"""

from __future__ import annotations

from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.conditions import (
    CardAnswered,
    DuringYourTest,
    OtherAction,
    YourAction,
    YouRemovedCreature,
)
from gorin.games.tomb_raider.words.drawing import DrawByDie, SpoilHand, TakeSavePoint
from gorin.games.tomb_raider.words.effects import CancelCard, DrawCards, RemoveObstacle
from gorin.games.tomb_raider.words.fighting import HurtOthersNear
from gorin.games.tomb_raider.words.obstacles import (
    ExchangeObstacles,
    PassObstacles,
    PlayThreat,
    SetOnRaider,
)
from gorin.games.tomb_raider.words.trials import (
    AddToResultsThisTurn,
    DuringOtherFight,
    DuringOtherTest,
    DuringYourObstacleTest,
    LowerResult,
    RollBestAbility,
    TestAnotherAbility,
    TurnDiceDown,
)
from gorin.kernel.cards import card

QUIET = Moment.START | Moment.STEP


# -- uncommon ------------------------------------------------------------------------------


@card("i-can-do-that")
def i_can_do_that() -> Behaviour:
    """Roll as many dice as for the best ability."""
    return Behaviour(
        from_hand=(Ability(Moment.TEST, (RollBestAbility(),), conditions=(DuringYourTest(),)),)
    )


@card("bait-and-switch")
def bait_and_switch() -> Behaviour:
    """An obstacle here changes places with one elsewhere."""
    return Behaviour(from_hand=(Ability(QUIET, (ExchangeObstacles(),)),))


@card("collateral-damage")
def collateral_damage() -> Behaviour:
    """With a creature removed, all others around are hurt."""
    return Behaviour(
        from_hand=(
            Ability(Moment.REMOVED, (HurtOthersNear(1),), conditions=(YouRemovedCreature(),)),
        )
    )


@card("carpe-conundrum")
def carpe_conundrum() -> Behaviour:
    """A trap here is solved for good."""
    return Behaviour(from_hand=(Ability(QUIET, (RemoveObstacle("trap"),)),))


@card("unstoppable")
def unstoppable() -> Behaviour:
    """Pass obstacles without facing them for a turn."""
    return Behaviour(
        from_hand=(Ability(Moment.START, (PassObstacles(),), conditions=(YourAction(),)),)
    )


@card("the-greater-threat")
def the_greater_threat() -> Behaviour:
    """Play a late obstacle, and a more dangerous one."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.STEP,
                (PlayThreat(2),),
                conditions=(OtherAction(),),
                needs_raider=False,
            ),
        )
    )


@card("training-exercise")
def training_exercise() -> Behaviour:
    """+2 to all results of a turn."""
    return Behaviour(
        from_hand=(Ability(Moment.START, (AddToResultsThisTurn(2),), conditions=(YourAction(),)),)
    )


@card("adapt-and-overcome")
def adapt_and_overcome() -> Behaviour:
    """Face an obstacle with another ability."""
    return Behaviour(
        from_hand=(
            Ability(Moment.TEST, (TestAnotherAbility(0),), conditions=(DuringYourObstacleTest(),)),
        )
    )


@card("scent-the-prey")
def scent_the_prey() -> Behaviour:
    """A creature follows another raider."""
    return Behaviour(from_hand=(Ability(QUIET, (SetOnRaider("creature"),), needs_raider=False),))


@card("snake-eyes")
def snake_eyes() -> Behaviour:
    """The two best dice of another raider come to show 1."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.ROLL,
                (TurnDiceDown(2),),
                conditions=(DuringOtherTest(),),
                needs_raider=False,
            ),
        )
    )


# -- rare ----------------------------------------------------------------------------------


@card("im-sorry")
def im_sorry() -> Behaviour:
    """Look at a hand and discard a card of it."""
    return Behaviour(from_hand=(Ability(QUIET, (SpoilHand(),), needs_raider=False),))


@card("luck-of-the-draw")
def luck_of_the_draw() -> Behaviour:
    """Draw as many cards as a die shows."""
    return Behaviour(from_hand=(Ability(QUIET, (DrawByDie(),), needs_raider=False),))


@card("poor-aim")
def poor_aim() -> Behaviour:
    """Another raider's fight goes badly."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.ROLL,
                (LowerResult(6),),
                conditions=(DuringOtherFight(),),
                needs_raider=False,
            ),
        )
    )


@card("no-fallback")
def no_fallback() -> Behaviour:
    """Another raider loses its save point."""
    return Behaviour(from_hand=(Ability(QUIET, (TakeSavePoint(),), needs_raider=False),))


@card("superior-tactics")
def superior_tactics() -> Behaviour:
    """Cancel a card and draw one."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.PLAYED,
                (CancelCard(), DrawCards(1)),
                conditions=(CardAnswered(),),
                needs_raider=False,
            ),
        )
    )
