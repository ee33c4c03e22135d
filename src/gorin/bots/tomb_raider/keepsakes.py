"""The worth of cards that stay with a raider for long: treasures, upgrades, saved items."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.bots.tomb_raider.scene import effects_of, script_of
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.script import Constant
from gorin.games.tomb_raider.words.constants import (
    AddDiceToTests,
    AddToTests,
    HoldMoreCards,
    MoreLife,
    RaiseAbilitiesThatBeganAt,
    RaiseAbility,
    RaiseEveryAbility,
    WalkFurther,
    Weapon,
)
from gorin.games.tomb_raider.words.effects import Heal, PreventDamage, RollAgain

CONSTANTS: Mapping[type[Constant], float] = {
    RaiseEveryAbility: 8.0,
    RaiseAbilitiesThatBeganAt: 7.0,
    RaiseAbility: 5.0,
    AddDiceToTests: 4.0,
    MoreLife: 4.0,
    WalkFurther: 3.0,
    AddToTests: 3.0,
    Weapon: 3.0,
    HoldMoreCards: 1.0,
}
"""The worth of cards that stay in play for the rest of a level or a series."""
USES = {RollAgain: 5.0, PreventDamage: 4.0, Heal: 3.5}
SEARCH = 3.0
"""The additional worth of a card that helps Search tests: they win levels."""


def worth(slug: str) -> float:
    """Return what a card is worth to whoever keeps it."""
    script = script_of(slug)
    worths = [
        CONSTANTS.get(type(constant), 2.0) + _search(constant) for constant in script.constants
    ]
    worths += [USES.get(type(effect), 1.0) for effect in effects_of(slug)]
    return sum(worths)


def _search(constant: Constant) -> float:
    return SEARCH if getattr(constant, "ability", None) is Ability.SEARCH else 0.0
