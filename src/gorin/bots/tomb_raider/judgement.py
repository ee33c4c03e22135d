"""What cards are worth to the heuristic bot, in rough figures.

Cards are judged by what their scripts are made of where that says enough; obstacles and
locations, which have no script, by their slugs. Unknown cards get a middling value.
"""

from __future__ import annotations

from gorin.bots.tomb_raider.scene import Scene, effects_of, script_of
from gorin.games.tomb_raider.script import Constant, Effect
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.constants import (
    AddToTests,
    HoldMoreCards,
    RaiseAbilitiesThatBeganAt,
    Weapon,
)
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

MIDDLING = 2.0
"""The value of a card nothing is known of."""
WORTHLESS = 0.6
"""A card below this value is discarded."""

EFFECT_VALUES: dict[type[Effect], float] = {
    AddDice: 1.5,
    AddToFightDamage: 1.0,
    AddToResult: 4.0,
    DrawCards: 0.8,
    DropRaider: 5.0,
    Heal: 3.0,
    LookAtLevel: 1.2,
    MakeSavePoint: 1.6,
    MoveAtMost: 1.4,
    MoveFurther: 1.8,
    OpenDoor: 1.6,
    OpenExit: 1.6,
    PassAnywhere: 4.0,
    PreventDamage: 3.5,
    PushRaider: 2.5,
    RaiseTarget: 1.5,
    RollAgain: 4.5,
    StealBySearch: 0.8,
}
CONSTANT_VALUES: dict[type[Constant], float] = {
    AddToTests: 3.0,
    HoldMoreCards: 0.7,
    RaiseAbilitiesThatBeganAt: 1.5,
    Weapon: 3.0,
}

FIGHT_ONLY = frozenset({"wolves", "bear"})
"""Obstacles that can only be fought: they keep a raider from searching."""
OBSTACLE_VALUES = {
    "wolves": 4.2,
    "bear": 3.0,
    "wolf-pack": 3.4,
    "gap": 3.6,
    "spiked-slope": 3.0,
    "dart-trap": 2.8,
    "pit-trap": 2.6,
    "rough-ground": 1.8,
    "bats": 1.8,
    "dark": 1.6,
}
"""Obstacles by how much they hinder others."""
DEAD_ENDS = frozenset({"dead-end", "end-of-the-line"})
"""Locations that lead nowhere but back."""
AGAINST_OTHERS: tuple[type[Effect], ...] = (MoveAtMost, PushRaider, RaiseTarget, StealBySearch)
"""What does nothing alone."""


def value_of(scene: Scene, slug: str) -> float:
    """Return what a card is worth in hand or in a row."""
    if slug in OBSTACLE_VALUES:
        return OBSTACLE_VALUES[slug] if scene.rivals else 0.0
    script = script_of(slug)
    values = [_effect_value(scene, effect) for effect in effects_of(slug)]
    values += [CONSTANT_VALUES.get(type(constant), MIDDLING) for constant in script.constants]
    return max(values, default=MIDDLING)


def _effect_value(scene: Scene, effect: Effect) -> float:
    if not scene.rivals and isinstance(effect, AGAINST_OTHERS):
        return 0.0
    return EFFECT_VALUES.get(type(effect), MIDDLING)


def first_effect(slug: str, place: int, verb: str) -> Effect | None:
    """Return what an ability does first; None for cards that are only put into play.

    `verb` is "play" for an ability used from hand, "use" for one from a row.
    """
    script = script_of(slug)
    abilities = script.from_hand if verb == "play" else script.from_row
    effects = abilities[place].effects if place < len(abilities) else ()
    return effects[0] if effects else None


def waits_for_save(slug: str) -> bool:
    """Return whether a card is played when its raider saves."""
    return any(ability.when == Moment.SAVE for ability in script_of(slug).from_hand)


def place_in_script(key: str) -> int:
    """Return which ability of its card a key such as "use:rope.3.1" names."""
    parts = key.split(".")
    return int(parts[2]) if len(parts) > 2 else 0
