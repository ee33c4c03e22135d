"""Discoveries beyond the starters: 080, 082, 119, 120, 141 to 148 and 171 to 180.

That weapons raise damage and that the Large Medi Pack heals is known. All else that these
cards do is this project's own, to suit name, form and rarity.
"""

from __future__ import annotations

from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.conditions import (
    CardAnswered,
    DamageToYou,
    DuringYourFight,
    YourAction,
)
from gorin.games.tomb_raider.words.constants import (
    AddDiceToTests,
    AddToTests,
    MoreLife,
    RaiseAbility,
    Weapon,
)
from gorin.games.tomb_raider.words.costs import DiscardThis
from gorin.games.tomb_raider.words.dice import (
    DuringYourTestOf,
    DuringYourTreasureSearch,
    RollLowestAgain,
)
from gorin.games.tomb_raider.words.effects import (
    AddDice,
    AddToFightDamage,
    AddToResult,
    CancelCard,
    DrawCards,
    Heal,
    PassAnywhere,
    RemoveObstacle,
)
from gorin.games.tomb_raider.words.hands import LookAtHand
from gorin.games.tomb_raider.words.looking import LookAtLevel
from gorin.games.tomb_raider.words.raiders import (
    HarmRaider,
    InjureRaider,
    PreventAllDamage,
    StillMoving,
    TakePassage,
)
from gorin.games.tomb_raider.words.rows import OnceATurn
from gorin.kernel.cards import card

QUIET = Moment.START | Moment.STEP


# -- common --------------------------------------------------------------------------------


@card("flare")
def flare() -> Behaviour:
    """Discard it for two more dice in a Search test."""
    return Behaviour(
        from_row=(
            Ability(
                Moment.TEST,
                (AddDice(2),),
                conditions=(DuringYourTestOf(Skill.SEARCH),),
                costs=(DiscardThis(),),
            ),
        )
    )


@card("cursed-idol")
def cursed_idol() -> Behaviour:
    """Its curse falls on another raider, which thinks less well."""
    return Behaviour(found=(InjureRaider(Skill.THINK),))


# -- uncommon ------------------------------------------------------------------------------


@card("uzi-clip")
def uzi_clip() -> Behaviour:
    """Discard it for one more die and one more damage in a fight."""
    return Behaviour(
        from_row=(
            Ability(
                Moment.TEST,
                (AddDice(1), AddToFightDamage(1)),
                conditions=(DuringYourFight(),),
                costs=(DiscardThis(),),
            ),
        )
    )


@card("shotgun")
def shotgun() -> Behaviour:
    """A weapon: fights deal two more damage."""
    return Behaviour(constants=(Weapon(2),))


@card("compass")
def compass() -> Behaviour:
    """Once a turn, look at what comes next and leave or bury it."""
    return Behaviour(
        from_row=(Ability(QUIET, (LookAtLevel(),), conditions=(YourAction(), OnceATurn())),)
    )


@card("rusty-key")
def rusty_key() -> Behaviour:
    """Discard it to go where there is no exit."""
    return Behaviour(
        from_row=(
            Ability(QUIET, (PassAnywhere(),), conditions=(StillMoving(),), costs=(DiscardThis(),)),
        )
    )


@card("ancient-glyph")
def ancient_glyph() -> Behaviour:
    """Draw three cards."""
    return Behaviour(found=(DrawCards(3),))


@card("binoculars")
def binoculars() -> Behaviour:
    """Once a turn, look at another player's hand."""
    return Behaviour(
        from_row=(Ability(QUIET, (LookAtHand(),), conditions=(YourAction(), OnceATurn())),)
    )


@card("idol-of-life")
def idol_of_life() -> Behaviour:
    """Discard it to take no damage."""
    return Behaviour(
        from_row=(
            Ability(
                Moment.DAMAGE,
                (PreventAllDamage(),),
                conditions=(DamageToYou(),),
                costs=(DiscardThis(),),
            ),
        )
    )


@card("atlantean-life-amulet")
def atlantean_life_amulet() -> Behaviour:
    """One extra life while it is worn."""
    return Behaviour(constants=(MoreLife(1),))


@card("large-medi-pack")
def large_medi_pack() -> Behaviour:
    """Discard it to heal three points of damage or injuries."""
    return Behaviour(from_row=(Ability(QUIET, (Heal(3),), costs=(DiscardThis(),)),))


@card("combat-knife")
def combat_knife() -> Behaviour:
    """A weapon that helps to win fights: +1 to Fight results."""
    return Behaviour(constants=(AddToTests(Skill.FIGHT, 1),))


# -- rare ----------------------------------------------------------------------------------


@card("uzi")
def uzi() -> Behaviour:
    """A weapon: one more die and one more damage in fights."""
    return Behaviour(constants=(AddDiceToTests(Skill.FIGHT, 1), Weapon(1)))


@card("cool-shades")
def cool_shades() -> Behaviour:
    """Discard them to be unimpressed by a card."""
    return Behaviour(
        from_row=(
            Ability(
                Moment.PLAYED,
                (CancelCard(),),
                conditions=(CardAnswered(),),
                costs=(DiscardThis(),),
            ),
        )
    )


@card("stone-tablet")
def stone_tablet() -> Behaviour:
    """+1 Think."""
    return Behaviour(constants=(RaiseAbility(Skill.THINK, 1),))


@card("laptop-computer")
def laptop_computer() -> Behaviour:
    """Once a turn, draw a card."""
    return Behaviour(
        from_row=(Ability(QUIET, (DrawCards(1),), conditions=(YourAction(), OnceATurn())),)
    )


@card("treasure-map")
def treasure_map() -> Behaviour:
    """Discard it for +3 to a search of the treasure room, after the roll."""
    return Behaviour(
        from_row=(
            Ability(
                Moment.ROLL,
                (AddToResult(3),),
                conditions=(DuringYourTreasureSearch(),),
                costs=(DiscardThis(),),
            ),
        )
    )


@card("charm-of-the-beast")
def charm_of_the_beast() -> Behaviour:
    """Discard it to send a creature away."""
    return Behaviour(
        from_row=(Ability(QUIET, (RemoveObstacle("creature"),), costs=(DiscardThis(),)),)
    )


@card("infrared-goggles")
def infrared_goggles() -> Behaviour:
    """One more die in Search tests."""
    return Behaviour(constants=(AddDiceToTests(Skill.SEARCH, 1),))


@card("unpleasant-surprise")
def unpleasant_surprise() -> Behaviour:
    """Another raider takes two damage."""
    return Behaviour(found=(HarmRaider(2),))


@card("secret-passage")
def secret_passage() -> Behaviour:
    """It leads to an explored location up to three spaces away."""
    return Behaviour(found=(TakePassage(3),))


@card("scope")
def scope() -> Behaviour:
    """Once a turn, roll the lowest die of a fight again."""
    return Behaviour(
        from_row=(
            Ability(
                Moment.ROLL,
                (RollLowestAgain(),),
                conditions=(DuringYourFight(), OnceATurn()),
            ),
        )
    )
