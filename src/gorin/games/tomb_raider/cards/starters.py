"""The cards of the two starter decks, 021-025, 046-050 and 051-074.

Take Aim, Hidden Exit and Lara Croft, Adventurer do what the manual says of them. What the
others do is this project's own, to suit name, type and rarity.
"""

from __future__ import annotations

from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.conditions import (
    DamageToYou,
    DuringOtherFightWithCreature,
    DuringYourFight,
    DuringYourFightWithCreature,
    DuringYourSearch,
    DuringYourTest,
    OtherAction,
    OtherRaiderHere,
    YourAction,
    YouRemovedCreature,
)
from gorin.games.tomb_raider.words.constants import (
    AddToTests,
    HoldMoreCards,
    RaiseAbilitiesThatBeganAt,
    Weapon,
)
from gorin.games.tomb_raider.words.costs import DiscardThis
from gorin.games.tomb_raider.words.effects import (
    AddDice,
    AddToFightDamage,
    AddToResult,
    DrawCards,
    DropRaider,
    Heal,
    MakeSavePoint,
    MoveAtMost,
    MoveFurther,
    OpenDoor,
    OpenExit,
    PassAnywhere,
    PreventDamage,
    PushRaider,
    RaiseTarget,
    RollAgain,
    StealBySearch,
)
from gorin.games.tomb_raider.words.looking import LookAtLevel
from gorin.kernel.cards import card
from gorin.kernel.clauses import states

QUIET = Moment.START | Moment.STEP


@card("claw-of-the-cave-bear")
def claw_of_the_cave_bear() -> Behaviour:
    """+1 to Fight results."""
    return Behaviour(constants=(AddToTests(Skill.FIGHT, 1),))


@card("idol-of-fortune")
def idol_of_fortune() -> Behaviour:
    """+1 to Search results."""
    return Behaviour(constants=(AddToTests(Skill.SEARCH, 1),))


@card("bounty")
def bounty() -> Behaviour:
    """After removing a creature, draw two cards."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.REMOVED,
                (DrawCards(2),),
                conditions=(YouRemovedCreature(),),
                needs_raider=False,
            ),
        )
    )


@card("leather-jacket")
def leather_jacket() -> Behaviour:
    """Discard it to take one damage less."""
    return Behaviour(
        from_row=(
            Ability(
                Moment.DAMAGE,
                (PreventDamage(1),),
                conditions=(DamageToYou(),),
                costs=(DiscardThis(),),
            ),
        )
    )


@card("ferocious-attack")
def ferocious_attack() -> Behaviour:
    """Another raider's fight with a creature gets harder."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.TEST,
                (RaiseTarget(3),),
                conditions=(DuringOtherFightWithCreature(),),
                needs_raider=False,
            ),
        )
    )


@card("snoop-ahead")
def snoop_ahead() -> Behaviour:
    """Look at the next location and leave or bury it."""
    return Behaviour(from_hand=(Ability(QUIET, (LookAtLevel(),), needs_raider=False),))


@card("backpack")
def backpack() -> Behaviour:
    """Hold two more cards."""
    return Behaviour(constants=(HoldMoreCards(2),))


@card("lost")
def lost() -> Behaviour:
    """Another raider moves at most one location this turn."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.START, (MoveAtMost(1),), conditions=(OtherAction(),), needs_raider=False
            ),
        )
    )


@card("look-again")
def look_again() -> Behaviour:
    """Roll a search again."""
    return Behaviour(
        from_hand=(Ability(Moment.ROLL, (RollAgain(),), conditions=(DuringYourSearch(),)),)
    )


@card("good-shot")
def good_shot() -> Behaviour:
    """A fight deals one more damage."""
    return Behaviour(
        from_hand=(Ability(Moment.ROLL, (AddToFightDamage(1),), conditions=(DuringYourFight(),)),)
    )


@card("the-way-through")
def the_way_through() -> Behaviour:
    """The next move needs no exit."""
    return Behaviour(
        from_hand=(Ability(Moment.START, (PassAnywhere(),), conditions=(YourAction(),)),)
    )


@card("triggered-door")
def triggered_door() -> Behaviour:
    """A door opens, both ways."""
    return Behaviour(found=(OpenDoor(),))


@card("rope")
def rope() -> Behaviour:
    """+2 to Move results."""
    return Behaviour(constants=(AddToTests(Skill.MOVE, 2),))


@card("just-made-it")
def just_made_it() -> Behaviour:
    """+2 to a result after the roll."""
    return Behaviour(
        from_hand=(Ability(Moment.ROLL, (AddToResult(2),), conditions=(DuringYourTest(),)),)
    )


@card("take-aim")
def take_aim() -> Behaviour:
    """One more die for a Fight test, before it is rolled."""
    return Behaviour(
        from_hand=(Ability(Moment.TEST, (AddDice(1),), conditions=(DuringYourFight(),)),)
    )


@card("save-point")
def save_point() -> Behaviour:
    """The location searched becomes a save point."""
    return Behaviour(found=(MakeSavePoint(),))


@card("push")
def push() -> Behaviour:
    """Another raider here goes through an exit."""
    return Behaviour(from_hand=(Ability(QUIET, (PushRaider(),), conditions=(OtherRaiderHere(),)),))


@card("steal-item")
def steal_item() -> Behaviour:
    """Search another raider here instead of the location."""
    return Behaviour(
        from_hand=(
            Ability(
                Moment.STEP,
                (StealBySearch(),),
                conditions=(OtherRaiderHere(),),
                searches=True,
            ),
        )
    )


@card("lara-croft-adventurer")
@states("TR-14.10")
def lara_croft_adventurer() -> Behaviour:
    """Played when the raider saves: +1 to each ability that began at 2."""
    return Behaviour(
        from_hand=(Ability(Moment.SAVE, ()),), constants=(RaiseAbilitiesThatBeganAt(2, 1),)
    )


@card("magnum-pistols")
def magnum_pistols() -> Behaviour:
    """A weapon: fights deal one more damage."""
    return Behaviour(constants=(Weapon(1),))


@card("small-medi-pack")
def small_medi_pack() -> Behaviour:
    """Discard it to heal one damage or injury."""
    return Behaviour(from_row=(Ability(QUIET, (Heal(1),), costs=(DiscardThis(),)),))


@card("chute-trap")
def chute_trap() -> Behaviour:
    """A raider falls one depth."""
    return Behaviour(from_hand=(Ability(QUIET, (DropRaider(),), needs_raider=False),))


@card("hidden-exit")
def hidden_exit() -> Behaviour:
    """An exit marker on this location."""
    return Behaviour(found=(OpenExit(),))


@card("run")
def run() -> Behaviour:
    """Move two locations further this turn."""
    return Behaviour(
        from_hand=(Ability(Moment.START, (MoveFurther(2),), conditions=(YourAction(),)),)
    )


@card("shotgun-ammo")
def shotgun_ammo() -> Behaviour:
    """Discard it for one more damage in a fight."""
    return Behaviour(
        from_row=(
            Ability(
                Moment.TEST,
                (AddToFightDamage(1),),
                conditions=(DuringYourFight(),),
                costs=(DiscardThis(),),
            ),
        )
    )


@card("loaded-for-bear")
def loaded_for_bear() -> Behaviour:
    """+3 against a creature, before the roll."""
    return Behaviour(
        from_hand=(
            Ability(Moment.TEST, (AddToResult(3),), conditions=(DuringYourFightWithCreature(),)),
        )
    )
