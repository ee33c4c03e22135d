"""Actions of the common cards, 075 to 100.

Backflip reduces damage being dealt, as is known of it. By how much, and what the others do, is
this project's own, to suit name, type and rarity.
"""

from __future__ import annotations

from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.conditions import (
    CardAnswered,
    DamageToYou,
    DuringYourFight,
    DuringYourFightWithCreature,
    DuringYourTest,
    OtherAction,
    OtherRaiderHere,
    YourAction,
)
from gorin.games.tomb_raider.words.costs import DiscardAnother, DiscardHand, GiveLife
from gorin.games.tomb_raider.words.dice import DuringYourTestOf, RollLowestAgain
from gorin.games.tomb_raider.words.drawing import (
    DrawNewHand,
    ExitsHere,
    PickFromDeck,
    Unburden,
)
from gorin.games.tomb_raider.words.effects import (
    AddDice,
    AddToFightDamage,
    AddToResult,
    BlockExit,
    CancelCard,
    DrawCards,
    PreventDamage,
    RollAgain,
)
from gorin.games.tomb_raider.words.fighting import (
    AttackUnawares,
    AttackWithMoreDice,
)
from gorin.games.tomb_raider.words.obstacles import DriveOut
from gorin.games.tomb_raider.words.rows import YouHaveWeapon
from gorin.games.tomb_raider.words.trials import (
    DuringOtherFight,
    DuringOtherTest,
    DuringYourObstacleTest,
    OneLifeLeft,
    SearchHarder,
    TakeDice,
    TestAnotherAbility,
    TurnDiceDown,
)
from gorin.kernel.cards import card

QUIET = Moment.START | Moment.STEP


@card("concentration")
def concentration() -> Behaviour:
    """Discard another card for two more dice."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.TEST,
                (AddDice(2),),
                conditions=(DuringYourTest(),),
                costs=(DiscardAnother(),),
            ),
        )
    )


@card("quick-assessment")
def quick_assessment() -> Behaviour:
    """Take one of the next three cards."""
    return Behaviour(from_hand=(Ability(QUIET, (PickFromDeck(3),), needs_raider=False),))


@card("the-second-barrel")
def the_second_barrel() -> Behaviour:
    """Roll a fight again."""
    return Behaviour(
        from_hand=(Ability(Moment.ROLL, (RollAgain(),), conditions=(DuringYourFight(),)),)
    )


@card("backflip")
def backflip() -> Behaviour:
    """Take one damage less."""
    return Behaviour(
        from_hand=(Ability(Moment.DAMAGE, (PreventDamage(1),), conditions=(DamageToYou(),)),)
    )


@card("drive-out")
def drive_out() -> Behaviour:
    """A creature here goes next door."""
    return Behaviour(
        from_hand=(Ability(QUIET, (DriveOut("creature"),), conditions=(YourAction(),)),)
    )


@card("ambush")
def ambush() -> Behaviour:
    """Attack a raider here while another player acts, with one more die."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.STEP,
                (AttackWithMoreDice(1),),
                conditions=(OtherAction(), OtherRaiderHere()),
            ),
        )
    )


@card("detailed-search")
def detailed_search() -> Behaviour:
    """Search with one more die, even where nothing more could be found."""
    return Behaviour(from_hand=(Ability(Moment.STEP, (SearchHarder(1),), searches=True),))


@card("improvise")
def improvise() -> Behaviour:
    """Face an obstacle with another ability, which is a little harder."""
    return Behaviour(
        from_hand=(
            Ability(Moment.TEST, (TestAnotherAbility(2),), conditions=(DuringYourObstacleTest(),)),
        )
    )


@card("weapon-jam")
def weapon_jam() -> Behaviour:
    """Another raider fights with one die fewer."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.TEST,
                (TakeDice(1),),
                conditions=(DuringOtherFight(),),
                needs_raider=False,
            ),
        )
    )


@card("coordinated-fire")
def coordinated_fire() -> Behaviour:
    """With a weapon in hand, fight with one more die for one more damage."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.TEST,
                (AddDice(1), AddToFightDamage(1)),
                conditions=(DuringYourFight(), YouHaveWeapon()),
            ),
        )
    )


@card("fools-gambit")
def fools_gambit() -> Behaviour:
    """Take damage for a much better result."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.ROLL,
                (AddToResult(4),),
                conditions=(DuringYourTest(),),
                costs=(GiveLife(1),),
            ),
        )
    )


@card("fresh-start")
def fresh_start() -> Behaviour:
    """A new hand for the old one."""
    return Behaviour(from_hand=(Ability(QUIET, (DrawNewHand(),), needs_raider=False),))


@card("over-encumbered")
def over_encumbered() -> Behaviour:
    """A raider that carries much loses an item."""
    return Behaviour(from_hand=(Ability(QUIET, (Unburden(2),), needs_raider=False),))


@card("one-slim-chance")
def one_slim_chance() -> Behaviour:
    """With one life left, roll two more dice."""
    return Behaviour(
        from_hand=(
            Ability(Moment.TEST, (AddDice(2),), conditions=(DuringYourTest(), OneLifeLeft())),
        )
    )


@card("worst-case")
def worst_case() -> Behaviour:
    """The best die of another raider comes to show 1."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.ROLL,
                (TurnDiceDown(1),),
                conditions=(DuringOtherTest(),),
                needs_raider=False,
            ),
        )
    )


@card("attention-to-detail")
def attention_to_detail() -> Behaviour:
    """Roll the lowest die again."""
    return Behaviour(
        from_hand=(Ability(Moment.ROLL, (RollLowestAgain(),), conditions=(DuringYourTest(),)),)
    )


@card("sure-footing")
def sure_footing() -> Behaviour:
    """+3 to a Move result after the roll."""
    return Behaviour(
        from_hand=(
            Ability(Moment.ROLL, (AddToResult(3),), conditions=(DuringYourTestOf(Skill.MOVE),)),
        )
    )


@card("insight")
def insight() -> Behaviour:
    """Draw two cards."""
    return Behaviour(from_hand=(Ability(QUIET, (DrawCards(2),), needs_raider=False),))


@card("all-or-nothing")
def all_or_nothing() -> Behaviour:
    """Give the whole hand for three more dice."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.TEST,
                (AddDice(3),),
                conditions=(DuringYourTest(),),
                costs=(DiscardHand(2),),
            ),
        )
    )


@card("collapsing-exit")
def collapsing_exit() -> Behaviour:
    """An exit here is blocked, unless it is the last one."""
    return Behaviour(from_hand=(Ability(QUIET, (BlockExit(),), conditions=(ExitsHere(2),)),))


@card("guarded-attack")
def guarded_attack() -> Behaviour:
    """Cancel a card that is played into a fight of one's own."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.PLAYED,
                (CancelCard(),),
                conditions=(CardAnswered(), DuringYourFight()),
            ),
        )
    )


@card("attack-from-behind")
def attack_from_behind() -> Behaviour:
    """Attack a raider here that rolls one die fewer."""
    return Behaviour(
        from_hand=(
            Ability(
                QUIET,
                (AttackUnawares(1),),
                conditions=(YourAction(), OtherRaiderHere()),
            ),
        )
    )


@card("achilles-heel")
def achilles_heel() -> Behaviour:
    """Two more damage to a creature."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.TEST,
                (AddToFightDamage(2),),
                conditions=(DuringYourFightWithCreature(),),
            ),
        )
    )
