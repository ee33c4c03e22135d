"""More cards made for tests: for the rows, searching, damage and upgrades.

Their slugs begin with "test-" like those of `cards`, and `tables` knows both.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.tomb_raider.cards import QUIET

from gorin.games.tomb_raider.facts import (
    Ability,
    Action,
    CardFacts,
    Discovery,
    Hindrance,
    Obstacle,
    Raider,
    SecretMove,
    Treasure,
    Trial,
    Upgrade,
)
from gorin.games.tomb_raider.script import Ability as Use
from gorin.games.tomb_raider.script import Behaviour
from gorin.games.tomb_raider.state import ANY_TIME, Moment
from gorin.games.tomb_raider.words.conditions import DamageToYou, YourAction
from gorin.games.tomb_raider.words.constants import RaiseAbilitiesThatBeganAt, RaiseAbility
from gorin.games.tomb_raider.words.costs import DiscardThis
from gorin.games.tomb_raider.words.effects import (
    DrawCards,
    GainLife,
    Heal,
    OpenExit,
    PreventDamage,
    TakeDamage,
)


def _discovery(slug: str, form: str, difficulty: int = 5) -> Discovery:
    return Discovery(
        number="T", slug=slug, name=slug, rarity="common", form=form, difficulty=difficulty
    )


def _upgrade(slug: str, power: int, character: str = "") -> Upgrade:
    return Upgrade(
        number="T", slug=slug, name=slug, rarity="rare", power=power, character=character
    )


def _action(slug: str) -> Action:
    return Action(number="T", slug=slug, name=slug, rarity="common")


_MADE: tuple[CardFacts, ...] = (
    Raider(
        number="T",
        slug="test-thinker",
        name="Test Thinker",
        rarity="rare",
        fight=2,
        move=2,
        search=2,
        think=7,
        power=1,
    ),
    _upgrade("test-prowess", 2),
    _upgrade("test-glory", 3),
    _upgrade("test-stranger", 2, character="Somebody Else"),
    SecretMove(number="T", slug="test-handstand", name="Handstand", rarity="foil"),
    Treasure(number="T", slug="test-crown", name="Crown", rarity="ultra rare", power=3),
    _discovery("test-vest", "item"),
    _discovery("test-tonic", "item"),
    _discovery("test-gem", "item", difficulty=9),
    _discovery("test-dart", "trigger"),
    Obstacle(
        number="T",
        slug="test-maw",
        name="Maw",
        rarity="common",
        danger=1,
        obstacle=Hindrance("trap", (Trial("move", 8),), ("damage", "discard-item")),
    ),
    _action("test-rummage"),
    _action("test-tunnel"),
    _action("test-prayer"),
    _action("test-blessing"),
)

FACTS: Mapping[str, CardFacts] = {facts.slug: facts for facts in _MADE}
"""What is printed on these cards, by slug."""


def _own_turn(*constants: RaiseAbility) -> Behaviour:
    return Behaviour(from_hand=(Use(QUIET, (), conditions=(YourAction(),)),), constants=constants)


_HANDSTAND = Use(Moment.DAMAGE, (PreventDamage(1),), conditions=(DamageToYou(),))

SCRIPTS: Mapping[str, Behaviour] = {
    "test-prowess": _own_turn(RaiseAbility(Ability.FIGHT, 1)),
    "test-glory": _own_turn(RaiseAbility(Ability.SEARCH, 1)),
    "test-stranger": _own_turn(RaiseAbility(Ability.FIGHT, 1)),
    "test-handstand": Behaviour(from_hand=(_HANDSTAND,), from_row=(_HANDSTAND,)),
    "test-crown": Behaviour(constants=(RaiseAbility(Ability.THINK, 2),)),
    "test-vest": Behaviour(constants=(RaiseAbilitiesThatBeganAt(2, 1),)),
    "test-tonic": Behaviour(from_row=(Use(ANY_TIME, (Heal(2),), costs=(DiscardThis(),)),)),
    "test-dart": Behaviour(found=(TakeDamage(1),)),
    "test-rummage": Behaviour(from_hand=(Use(Moment.STEP, (DrawCards(2),), searches=True),)),
    "test-tunnel": Behaviour(from_hand=(Use(QUIET, (OpenExit(),)),)),
    "test-prayer": Behaviour(from_hand=(Use(ANY_TIME, (Heal(2),), needs_raider=False),)),
    "test-blessing": Behaviour(from_hand=(Use(ANY_TIME, (GainLife(1),), needs_raider=False),)),
}
"""What they do, by slug."""
