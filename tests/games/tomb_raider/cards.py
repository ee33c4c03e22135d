"""Cards made for tests: what the starter decks lack.

Their slugs begin with "test-". Facts and scripts are tables of their own, so that a test may
use them beside the real cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.games.tomb_raider.facts import (
    Ability,
    Action,
    CardFacts,
    Discovery,
    Hindrance,
    Location,
    Obstacle,
    Raider,
    SecretMove,
    Treasure,
    TreasureRoom,
    Trial,
    Upgrade,
)
from gorin.games.tomb_raider.measures import others
from gorin.games.tomb_raider.phases.damage import deal_damage
from gorin.games.tomb_raider.script import Ability as Use
from gorin.games.tomb_raider.script import Behaviour, Effect
from gorin.games.tomb_raider.script import Use as InUse
from gorin.games.tomb_raider.state import ANY_TIME, Moment
from gorin.games.tomb_raider.words.conditions import (
    CardAnswered,
    DamageToYou,
    DuringYourTest,
    YourAction,
)
from gorin.games.tomb_raider.words.constants import (
    AddDiceToTests,
    AddToTests,
    RaiseAbility,
    Weapon,
)
from gorin.games.tomb_raider.words.effects import (
    AddDice,
    AddToResult,
    BlockExit,
    CancelCard,
    DrawCards,
    GainLife,
    GetInjured,
    GetStuck,
    Heal,
    MoveFurther,
    PreventDamage,
    RemoveObstacle,
    TakeDamage,
)

QUIET = Moment.START | Moment.STEP


class HurtOthers(Effect, frozen=True):
    """Every other raider takes damage, in points."""

    amount: int

    def do(self, use: InUse) -> None:
        for seat in others(use.table.state, use.seat):
            deal_damage(use.table, seat, self.amount, "TR-12.1")


def _named(slug: str) -> dict[str, Any]:
    name = slug.removeprefix("test-").replace("-", " ").title()
    return {"number": "T", "slug": slug, "name": name, "rarity": "common"}


def _raider(slug: str, fight: int, move: int, search: int, think: int, power: int = 1) -> Raider:
    return Raider(**_named(slug), fight=fight, move=move, search=search, think=think, power=power)


def _obstacle(
    slug: str, danger: int, tests: dict[str, int], failure: tuple[str, ...], life: int | None = None
) -> Obstacle:
    trials = tuple(Trial(ability, target) for ability, target in tests.items())
    kind = "creature" if life else "trap"
    return Obstacle(**_named(slug), danger=danger, obstacle=Hindrance(kind, trials, failure, life))


def _item(slug: str, *, difficulty: int = 5, weapon: bool = False) -> Discovery:
    return Discovery(**_named(slug), difficulty=difficulty, form="item", weapon=weapon)


_MADE: tuple[CardFacts, ...] = (
    # raiders: fight, move, search, think
    _raider("test-runner", 3, 6, 3, 4),
    _raider("test-frail", 2, 2, 2, 1),
    _raider("test-veteran", 4, 4, 4, 4, power=2),
    # locations
    Location(
        **_named("test-hall"), family="plain", exits=("top", "right", "bottom", "left"), danger=0
    ),
    Location(**_named("test-pit"), family="plain", exits=(), danger=0),
    Location(
        **_named("test-den"),
        family="plain",
        exits=("top", "right", "bottom", "left"),
        danger=9,
        search=2,
        obstacle=Hindrance("creature", (Trial("fight", 7),), ("damage",), 2, "test-beast"),
    ),
    Location(
        **_named("test-room"),
        family="plain",
        exits=("bottom",),
        danger=0,
        treasure=TreasureRoom(1, 10),
    ),
    # obstacles
    _obstacle("test-guard", 2, {"fight": 7}, ("damage",), life=2),
    _obstacle("test-ghost", 2, {"fight": 7, "think": 7}, ("damage",)),
    _obstacle("test-net", 1, {"move": 8}, ("stuck",)),
    _obstacle("test-spikes", 1, {"move": 8}, ("damage",)),
    _obstacle("test-thief", 1, {"move": 8}, ("discard-item",)),
    _obstacle("test-crusher", 3, {"move": 8}, ("damage", "injured-move", "stuck")),
    # upgrades, secret moves, treasures
    Upgrade(**_named("test-expert"), power=2),
    Upgrade(**_named("test-scholar"), power=2),
    Upgrade(**_named("test-legend"), power=3),
    SecretMove(**_named("test-somersault")),
    Treasure(**_named("test-orb"), power=2),
    # items
    _item("test-boots"),
    _item("test-lamp"),
    _item("test-gloves"),
    _item("test-charm"),
    _item("test-cannon", weapon=True),
    # actions
    *(
        Action(**_named(slug))
        for slug in (
            "test-cancel",
            "test-strike",
            "test-self-strike",
            "test-backflip",
            "test-dynamite",
            "test-blast",
            "test-repellent",
            "test-rubble",
            "test-amulet",
            "test-bandage",
            "test-sprain",
            "test-snare",
            "test-inspiration",
            "test-sprint",
            "test-effort",
            "test-luck",
        )
    ),
)

FACTS: Mapping[str, CardFacts] = {facts.slug: facts for facts in _MADE}
"""What is printed on the test cards, by slug."""


def _action(when: Moment, *effects: Effect, needs_raider: bool = True, **more: Any) -> Behaviour:
    return Behaviour(from_hand=(Use(when, effects, needs_raider=needs_raider, **more),))


SCRIPTS: Mapping[str, Behaviour] = {
    "test-expert": Behaviour(
        from_hand=(Use(QUIET, (), conditions=(YourAction(),)),),
        constants=(RaiseAbility(Ability.FIGHT, 1),),
    ),
    "test-scholar": Behaviour(
        from_hand=(Use(QUIET, (), conditions=(YourAction(),)),),
        constants=(RaiseAbility(Ability.THINK, 1),),
    ),
    "test-legend": Behaviour(
        from_hand=(Use(QUIET, (), conditions=(YourAction(),)),),
        constants=(RaiseAbility(Ability.SEARCH, 2),),
    ),
    "test-somersault": Behaviour(
        from_hand=(Use(Moment.ROLL, (AddToResult(1),), conditions=(DuringYourTest(),)),),
        from_row=(Use(Moment.ROLL, (AddToResult(1),), conditions=(DuringYourTest(),)),),
    ),
    "test-orb": Behaviour(constants=(RaiseAbility(Ability.MOVE, 1),)),
    "test-boots": Behaviour(constants=(RaiseAbility(Ability.MOVE, 1),)),
    "test-charm": Behaviour(constants=(RaiseAbility(Ability.THINK, 1),)),
    "test-lamp": Behaviour(constants=(AddDiceToTests(Ability.SEARCH, 1),)),
    "test-gloves": Behaviour(constants=(AddToTests(Ability.FIGHT, 3),)),
    "test-cannon": Behaviour(constants=(Weapon(2),)),
    "test-cancel": _action(
        Moment.PLAYED, CancelCard(), needs_raider=False, conditions=(CardAnswered(),)
    ),
    "test-strike": _action(ANY_TIME, HurtOthers(1), needs_raider=False),
    "test-self-strike": _action(ANY_TIME, TakeDamage(1)),
    "test-backflip": _action(Moment.DAMAGE, PreventDamage(1), conditions=(DamageToYou(),)),
    "test-dynamite": _action(QUIET, RemoveObstacle()),
    "test-blast": _action(ANY_TIME, RemoveObstacle()),
    "test-repellent": _action(QUIET, RemoveObstacle("creature")),
    "test-rubble": _action(QUIET, BlockExit()),
    "test-amulet": _action(QUIET, GainLife(1)),
    "test-bandage": _action(ANY_TIME, Heal(1)),
    "test-sprain": _action(ANY_TIME, GetInjured(Ability.MOVE)),
    "test-snare": _action(ANY_TIME, GetStuck()),
    "test-inspiration": _action(QUIET, DrawCards(2), needs_raider=False),
    "test-sprint": _action(Moment.START, MoveFurther(2), conditions=(YourAction(),)),
    "test-effort": _action(Moment.TEST, AddDice(2), conditions=(DuringYourTest(),)),
    "test-luck": _action(Moment.ROLL, AddToResult(5), conditions=(DuringYourTest(),)),
}
"""What the test cards do, by slug."""
