"""Upgrades beyond the starters: 193 to 195 and 210.

What they ask for and give is this project's own, to suit name, power and rarity.
"""

from __future__ import annotations

from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.conditions import (
    DuringYourSearch,
    YourAction,
    YouRemovedCreature,
)
from gorin.games.tomb_raider.words.constants import (
    AddDiceToTests,
    HoldMoreCards,
    MoreLife,
    RaiseAbility,
    Weapon,
)
from gorin.games.tomb_raider.words.dice import ResultAtLeast
from gorin.games.tomb_raider.words.raiders import AtDepth
from gorin.games.tomb_raider.words.rows import YouHaveItems
from gorin.kernel.cards import card

QUIET = Moment.START | Moment.STEP


@card("lara-croft-victor")
def lara_croft_victor() -> Behaviour:
    """Played on a creature's defeat: +1 Fight, more damage, an extra life."""
    return Behaviour(
        from_hand=(Ability(Moment.REMOVED, (), conditions=(YouRemovedCreature(),)),),
        constants=(RaiseAbility(Skill.FIGHT, 1), Weapon(1), MoreLife(1)),
    )


@card("lara-croft-millionaire")
def lara_croft_millionaire() -> Behaviour:
    """Played when she saves with two items: +1 Think, a fuller hand."""
    return Behaviour(
        from_hand=(Ability(Moment.SAVE, (), conditions=(YouHaveItems(2),)),),
        constants=(RaiseAbility(Skill.THINK, 1), HoldMoreCards(2)),
    )


@card("lara-croft-archaeologist")
def lara_croft_archaeologist() -> Behaviour:
    """Played on a splendid search: +1 Search, +1 Think, and a die more when she searches."""
    return Behaviour(
        from_hand=(Ability(Moment.ROLL, (), conditions=(DuringYourSearch(), ResultAtLeast(14))),),
        constants=(
            RaiseAbility(Skill.SEARCH, 1),
            RaiseAbility(Skill.THINK, 1),
            AddDiceToTests(Skill.SEARCH, 1),
        ),
    )


@card("lara-croft-explorer")
def lara_croft_explorer() -> Behaviour:
    """Played deep in the level: +1 Search."""
    return Behaviour(
        from_hand=(Ability(QUIET, (), conditions=(YourAction(), AtDepth(4))),),
        constants=(RaiseAbility(Skill.SEARCH, 1),),
    )
