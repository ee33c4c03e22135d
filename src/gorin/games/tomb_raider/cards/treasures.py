"""Treasures beyond the starters: 186 to 190 and 211.

What they do is this project's own, to suit name and power.
"""

from __future__ import annotations

from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.conditions import DamageToYou, DuringYourTest, YourAction
from gorin.games.tomb_raider.words.constants import (
    AddDiceToTests,
    RaiseEveryAbility,
    WalkFurther,
)
from gorin.games.tomb_raider.words.effects import Heal, PreventDamage, RollAgain
from gorin.games.tomb_raider.words.rows import OnceATurn
from gorin.kernel.cards import card

QUIET = Moment.START | Moment.STEP


@card("idol-of-the-wolf")
def idol_of_the_wolf() -> Behaviour:
    """One more die in Fight tests."""
    return Behaviour(constants=(AddDiceToTests(Skill.FIGHT, 1),))


@card("atlantean-dna")
def atlantean_dna() -> Behaviour:
    """Once a turn, heal one damage or injury."""
    return Behaviour(from_row=(Ability(QUIET, (Heal(1),), conditions=(YourAction(), OnceATurn())),))


@card("atlantean-scion")
def atlantean_scion() -> Behaviour:
    """+1 to every ability, and so to life."""
    return Behaviour(constants=(RaiseEveryAbility(1),))


@card("incan-spirit-cloak")
def incan_spirit_cloak() -> Behaviour:
    """Once a turn, take one damage less."""
    return Behaviour(
        from_row=(
            Ability(Moment.DAMAGE, (PreventDamage(1),), conditions=(DamageToYou(), OnceATurn())),
        )
    )


@card("map-of-indiana")
def map_of_indiana() -> Behaviour:
    """One location further each turn."""
    return Behaviour(constants=(WalkFurther(1),))


@card("treasure-211")
def treasure_211() -> Behaviour:
    """Once a turn, roll all dice of a test again."""
    return Behaviour(
        from_row=(Ability(Moment.ROLL, (RollAgain(),), conditions=(DuringYourTest(), OnceATurn())),)
    )
