"""The worth of cards to the heuristic bot, in rough figures.

Cards are judged by the words that their scripts are made of, obstacles by what is printed on
them: their tests, and what failing does, against the rivals at the table. What is said of a card
alone is worked out once; a word that nobody has judged gets a middling value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from gorin.bots.tomb_raider.scene import SCRIPTS, Scene, script_of
from gorin.games.tomb_raider.facts import ABILITIES
from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.script import (
    NO_BEHAVIOUR,
    Ability,
    Behaviour,
    Condition,
    Constant,
    Cost,
    Effect,
)
from gorin.games.tomb_raider.seen import CardView, ThreatView
from gorin.games.tomb_raider.words import (
    conditions,
    constants,
    costs,
    dice,
    drawing,
    effects,
    failures,
    fighting,
    hands,
    looking,
    obstacles,
    raiders,
    rows,
    trials,
)

MIDDLING = 2.0
"""The value of a card nothing is known of."""
UNSEEN = 2.2
"""The value of a card without a script that is not seen: with rivals, as obstacles have none."""
WORTHLESS = 0.6
"""A card below this value is discarded."""
BESIDES = 0.4
"""The share that counts of what a card does besides its best use."""
TOO_STRONG = 0.3
"""The share of an upgrade's worth that is left if the raider has not the power for it."""

Judge: TypeAlias = "float | Callable[[Any], float]"
"""A value, or what tells it of a word with its figures."""


def _each(least: float, more: float, field: str = "amount") -> Callable[[Any], float]:
    """Return a value that grows with a figure of the word."""
    return lambda word: least + more * float(getattr(word, field))


def _by_ability(values: Mapping[Skill, float], field: str) -> Callable[[Any], float]:
    return lambda word: values[word.ability] * float(getattr(word, field))


EFFECT_VALUES: Mapping[type[Effect], Judge] = {
    effects.AddDice: _each(0.3, 1.2, "count"),
    effects.AddToFightDamage: _each(0.6, 0.4),
    effects.AddToResult: _each(3.0, 0.5),
    effects.BlockExit: 1.0,
    effects.CancelCard: 1.6,
    effects.DrawCards: _each(0.0, 0.4, "count"),
    effects.DropRaider: 5.0,
    effects.GainLife: _each(2.0, 1.0),
    effects.GetInjured: -2.0,
    effects.GetStuck: -1.5,
    effects.Heal: _each(2.5, 0.5),
    effects.LoseItem: -1.0,
    effects.MakeSavePoint: 1.6,
    effects.MoveAtMost: 1.4,
    effects.MoveFurther: _each(1.0, 0.4, "count"),
    effects.OpenDoor: 1.6,
    effects.OpenExit: 1.6,
    effects.PassAnywhere: 4.0,
    effects.PreventDamage: _each(3.0, 0.5),
    effects.PushRaider: 2.5,
    effects.RaiseTarget: _each(0.6, 0.3),
    effects.RemoveObstacle: lambda effect: 2.6 if effect.kind else 3.2,
    effects.RollAgain: 4.5,
    effects.StealBySearch: 0.8,
    effects.TakeDamage: _each(0.0, -1.5),
    dice.MirrorHighest: 2.8,
    dice.RollLowestAgain: 2.4,
    drawing.DrawByDie: 1.6,
    drawing.DrawNewHand: 0.9,
    drawing.PickFromDeck: _each(0.7, 0.3, "count"),
    drawing.SpoilHand: 1.6,
    drawing.TakeSavePoint: 0.9,
    drawing.Unburden: 1.2,
    failures.BeCarriedOff: -3.0,
    failures.BeThrownBack: -1.0,
    failures.DiscardCards: _each(0.0, -0.6, "count"),
    failures.DropCards: _each(0.0, -0.8, "count"),
    failures.FallDeeper: 1.0,
    failures.GetInjuredByChoice: -1.2,
    failures.LoseSavedItem: -1.2,
    failures.LoseSearch: -0.8,
    failures.LoseUnsavedItems: -1.5,
    failures.LoseWeapon: -0.8,
    failures.SlideBack: -1.0,
    failures.StopMoving: -0.8,
    fighting.AttackUnawares: _each(0.7, 0.5, "count"),
    fighting.AttackWithMoreDice: _each(0.7, 0.5, "count"),
    fighting.HurtOthersNear: _each(0.6, 0.6),
    hands.LookAtHand: 0.1,
    hands.TakeBackItem: 1.0,
    looking.LookAtLevel: 1.2,
    obstacles.DriveOut: 1.8,
    obstacles.ExchangeObstacles: 1.2,
    obstacles.PassObstacles: 2.0,
    obstacles.PlayThreat: _each(1.0, 0.3, "above"),
    obstacles.SetOnRaider: 2.2,
    raiders.HarmRaider: _each(1.0, 1.0),
    raiders.InjureRaider: 2.0,
    raiders.PreventAllDamage: 4.2,
    raiders.SearchAfterFight: 1.6,
    raiders.TakePassage: _each(0.7, 0.3, "count"),
    trials.AddToResultsThisTurn: _each(1.0, 0.8),
    trials.LowerResult: _each(1.2, 0.2),
    trials.RollBestAbility: 2.2,
    trials.SearchHarder: _each(0.8, 0.8, "count"),
    trials.TakeDice: _each(0.4, 1.0, "count"),
    trials.TestAnotherAbility: _each(2.2, -0.3, "rise"),
    trials.TurnDiceDown: _each(0.4, 1.0, "count"),
}
"""The worth of each effect on a card; a price is below 0."""

ADDED = {Skill.FIGHT: 3.0, Skill.MOVE: 1.5, Skill.SEARCH: 3.2, Skill.THINK: 1.5}
"""The worth of a point more in the results of an ability's tests, for as long as it lasts."""
ROLLED = {Skill.FIGHT: 3.6, Skill.MOVE: 3.0, Skill.SEARCH: 5.0, Skill.THINK: 2.5}
"""The worth of one more die."""
RAISED = {Skill.FIGHT: 3.6, Skill.MOVE: 4.0, Skill.SEARCH: 5.0, Skill.THINK: 3.4}
"""The worth of a higher ability."""

CONSTANT_VALUES: Mapping[type[Constant], Judge] = {
    constants.AddDiceToTests: _by_ability(ROLLED, "count"),
    constants.AddToTests: _by_ability(ADDED, "amount"),
    constants.HoldMoreCards: _each(0.0, 0.35, "count"),
    constants.MoreLife: _each(0.5, 3.0),
    constants.RaiseAbilitiesThatBeganAt: _each(0.5, 1.0),
    constants.RaiseAbility: _by_ability(RAISED, "amount"),
    constants.RaiseEveryAbility: _each(0.0, 8.0),
    constants.WalkFurther: _each(0.0, 3.0, "count"),
    constants.Weapon: _each(2.0, 1.0),
}
"""The worth of each constant while its card lies in a row."""

CONDITION_ODDS: Mapping[type[Condition], float] = {
    conditions.CardAnswered: 0.8,
    conditions.DamageToYou: 1.0,
    conditions.DuringOtherFightWithCreature: 0.8,
    conditions.DuringYourFight: 0.8,
    conditions.DuringYourFightWithCreature: 0.75,
    conditions.DuringYourSearch: 1.0,
    conditions.DuringYourTest: 1.0,
    conditions.ObstacleHere: 0.8,
    conditions.OtherAction: 1.0,
    conditions.OtherRaiderHere: 0.8,
    conditions.YouRemovedCreature: 0.8,
    conditions.YourAction: 1.0,
    dice.DiceAlike: 0.3,
    dice.DuringYourTestOf: 0.8,
    dice.DuringYourTreasureSearch: 1.0,
    dice.ResultAtLeast: 0.4,
    dice.WithoutFighting: 0.7,
    drawing.ExitsHere: 0.9,
    raiders.AtDepth: 0.7,
    raiders.NoExtraLife: 1.0,
    raiders.StillMoving: 1.0,
    raiders.YouRemovedObstacle: 0.6,
    rows.OnceATurn: 1.8,
    rows.YouHave: 0.3,
    rows.YouHaveItems: 0.3,
    rows.YouHaveWeapon: 0.5,
    trials.DuringOtherFight: 0.8,
    trials.DuringOtherTest: 1.0,
    trials.DuringYourObstacleTest: 1.0,
    trials.OneLifeLeft: 0.5,
}
"""The chance that each condition comes to hold; what works in every turn counts for more."""

COST_VALUES: Mapping[type[Cost], Judge] = {
    costs.DiscardAnother: 0.6,
    costs.DiscardHand: _each(1.2, 0.4, "least"),
    costs.DiscardThis: 0.0,
    costs.GiveLife: _each(0.0, 1.6),
}
"""The worth that each cost takes off; that a card works only once is in the effects' worth."""

AGAINST_OTHERS: tuple[type[Effect] | type[Condition], ...] = (
    effects.CancelCard,
    effects.MoveAtMost,
    effects.PushRaider,
    effects.RaiseTarget,
    effects.StealBySearch,
    effects.BlockExit,
    drawing.SpoilHand,
    drawing.TakeSavePoint,
    drawing.Unburden,
    fighting.AttackUnawares,
    fighting.AttackWithMoreDice,
    hands.LookAtHand,
    obstacles.PlayThreat,
    obstacles.SetOnRaider,
    raiders.HarmRaider,
    raiders.InjureRaider,
    trials.LowerResult,
    trials.TakeDice,
    trials.TurnDiceDown,
    conditions.CardAnswered,
    conditions.DuringOtherFightWithCreature,
    conditions.OtherAction,
    conditions.OtherRaiderHere,
    trials.DuringOtherFight,
    trials.DuringOtherTest,
)
"""Words that do nothing alone: effects, and conditions that never hold there."""


def judged(judges: Mapping[Any, Judge], word: Any, unjudged: float) -> float:
    """Return what a table says of a word."""
    judge = judges.get(type(word), unjudged)
    return judge(word) if callable(judge) else judge


# -- cards ---------------------------------------------------------------------------------


class Worth(NamedTuple):
    """The worth of a card by its script: alone, and with rivals."""

    script: Behaviour
    alone: float
    contest: float
    upgrade: bool


_worths: dict[str, Worth] = {}


def worth_of(slug: str) -> Worth:
    """Return what a card's script says of its value; it is worked out once for a script."""
    script = script_of(slug)
    worth = _worths.get(slug)
    if worth is None or worth.script is not script:
        worth = _worths[slug] = Worth(
            script,
            _worth(script, alone=True),
            _worth(script, alone=False),
            any(not ability.effects for ability in script.from_hand),
        )
    return worth


def _worth(script: Behaviour, *, alone: bool) -> float:
    if script is NO_BEHAVIOUR:
        return 0.0 if alone else UNSEEN
    parts = [judged(CONSTANT_VALUES, constant, MIDDLING) for constant in script.constants]
    parts.append(_sum(script.found, alone=alone))
    uses = script.from_row or script.from_hand
    parts += [ability_value(ability, alone=alone) for ability in uses if ability.effects]
    parts.sort(reverse=True)
    rare = [ability for ability in script.from_hand if not ability.effects]
    odds = min([_odds(ability) for ability in rare], default=1.0)
    return odds * (parts[0] + BESIDES * sum(parts[1:]))


def ability_value(ability: Ability, *, alone: bool) -> float:
    """Return what one ability of a card is worth, its conditions and costs weighed."""
    if alone and any(isinstance(condition, AGAINST_OTHERS) for condition in ability.conditions):
        return 0.0
    taken = sum(judged(COST_VALUES, cost, 0.5) for cost in ability.costs)
    return max(0.0, _sum(ability.effects, alone=alone) * _odds(ability) - taken)


def _odds(ability: Ability) -> float:
    odds = 1.0
    for condition in ability.conditions:
        odds *= CONDITION_ODDS.get(type(condition), 0.8)
    return odds


def _sum(effects: tuple[Effect, ...], *, alone: bool) -> float:
    """Return what effects that come together are worth: the best one, and some of the others."""
    values = sorted([effect_value(effect, alone=alone) for effect in effects], reverse=True)
    prices = sum(value for value in values if value < 0)
    gains = [value for value in values if value > 0]
    return gains[0] + BESIDES * sum(gains[1:]) + prices if gains else prices


def effect_value(effect: Effect, *, alone: bool) -> float:
    """Return what an effect is worth on a card."""
    if alone and isinstance(effect, AGAINST_OTHERS):
        return 0.0
    return judged(EFFECT_VALUES, effect, MIDDLING)


def value_of(scene: Scene, slug: str) -> float:
    """Return what a card is worth in hand or in a row."""
    worth = worth_of(slug)
    value = worth.contest if scene.rivals else worth.alone
    if worth.script.from_hand and not worth.upgrade:
        return value
    card = card_named(scene, slug)
    if card is None:
        return value
    if card.threat is not None:
        return threat_value(scene, card)
    if worth.upgrade and card.figure > scene.me.power + 1:
        return TOO_STRONG * value
    return value


def card_named(scene: Scene, slug: str) -> CardView | None:
    """Return a card by its slug that is in hand or among the seat's discards."""
    for card in scene.view.hand:
        if card.slug == slug:
            return card
    for card in scene.me.discard:
        if card.slug == slug:
            return card
    return None


def place_in_script(key: str) -> int:
    """Return the ability of its card that a key like "use:rope.3.1" names."""
    parts = key.split(".")
    return int(parts[2]) if len(parts) > 2 else 0


# -- obstacles -----------------------------------------------------------------------------

DYING = 5.6
"""Turns that a raider loses by dying."""
WOUNDED = 0.45
"""The share of them that losing all life bit by bit takes before the last bit."""
UNKNOWN_FAILURE = 0.4
"""Turns that a failure costs which nobody has judged."""
FIGHTING = 0.6
"""Turns that it costs to fight: one may not search any more."""
NUISANCE = 1.0
"""The worth of any obstacle: it takes time to face it."""
TURNS_VALUE = 2.0
"""The worth of an obstacle for each turn that it costs a rival."""
DEEPEST_DANGER = 7
"""The danger of the most dangerous locations."""
INJURY = {Skill.FIGHT: 0.4, Skill.MOVE: 0.8, Skill.SEARCH: 1.4, Skill.THINK: 0.6}
"""Turns that a lower ability costs, a lost life aside."""


def _lives(lost: int, life: int) -> float:
    """Return the turns that damage costs, by the life of who takes it."""
    return DYING if lost >= life else DYING * WOUNDED * lost / life


FAILURE_COSTS: Mapping[type[Effect], Callable[[Any, int], float]] = {
    effects.BlockExit: lambda _, __: 0.5,
    effects.GetInjured: lambda effect, life: INJURY[effect.ability] + 0.5 * _lives(1, life),
    effects.GetStuck: lambda _, __: 1.1,
    effects.LoseItem: lambda _, __: 0.4,
    effects.TakeDamage: lambda effect, life: _lives(effect.amount, life),
    failures.BeCarriedOff: lambda _, __: 3.0,
    failures.BeThrownBack: lambda _, __: 0.8,
    failures.DiscardCards: lambda effect, _: 0.15 * float(effect.count),
    failures.DropCards: lambda effect, _: 0.2 * float(effect.count),
    failures.FallDeeper: lambda _, __: 0.1,
    failures.GetInjuredByChoice: lambda _, life: 0.4 + 0.3 * _lives(1, life),
    failures.LoseSavedItem: lambda _, __: 0.5,
    failures.LoseSearch: lambda _, __: 0.5,
    failures.LoseUnsavedItems: lambda _, __: 0.7,
    failures.LoseWeapon: lambda _, __: 0.3,
    failures.SlideBack: lambda _, __: 0.8,
    failures.StopMoving: lambda _, __: 0.5,
}
"""The turns that each effect of a failed obstacle costs, by the life of who fails."""


def failure_cost(effect: Effect, life: int) -> float:
    """Return the turns that an effect of a failed obstacle costs, by the life of who fails."""
    judge = FAILURE_COSTS.get(type(effect))
    return UNKNOWN_FAILURE if judge is None else judge(effect, life)


@lru_cache(maxsize=1 << 12)
def threat_cost(threat: ThreatView, abilities: tuple[int, int, int, int], life: int) -> float:
    """Return the turns that facing an obstacle costs a raider, whichever way is best for it."""
    failing = 0.0
    for name in threat.failure:
        effect = SCRIPTS.get("failure/" + name)
        failing += UNKNOWN_FAILURE if effect is None else failure_cost(effect, life)
    ways: list[float] = []
    for name, target in threat.tests:
        ability = ABILITIES[name]
        missed = 1.0 - at_least(abilities[ability], target)
        fights = ability is Skill.FIGHT
        # What is not beaten at once is there again in the next turn.
        again = 0.1 * max(0, threat.life - 1)
        ways.append(missed * failing + (FIGHTING - 0.2 * (1.0 - missed) + again if fights else 0.0))
    return max(0.0, min(ways, default=0.0))


def threat_value(scene: Scene, card: CardView) -> float:
    """Return what an obstacle is worth in hand: what it costs a rival, if it can be played."""
    threat = card.threat
    if threat is None or not scene.rivals:
        return 0.0
    cost = 0.0
    for rival in scene.rivals:
        cost += threat_cost(threat, rival.abilities, max(1, rival.life))
    value = NUISANCE + TURNS_VALUE * cost / len(scene.rivals)
    if scene.question is not None and scene.question.kind == "obstacle":
        return value
    return value * _playable(card.figure, scene.view.first_depth, scene.view.depth)


@lru_cache(maxsize=256)
def _playable(danger: int, first_depth: int, depth: int) -> float:
    """Return how likely an obstacle may be played in a level, by its danger."""
    limits = [
        place + number
        for place in range(DEEPEST_DANGER + 1)
        for number in range(first_depth, first_depth + depth)
    ]
    most = sum(limit >= danger for limit in limits) / len(limits)
    return sqrt(sqrt(most))


def is_fight_only(scene: Scene, slug: str) -> bool:
    """Return whether a card in hand is an obstacle that can only be fought.

    Such a one keeps a raider from searching.
    """
    card = card_named(scene, slug)
    if card is None or card.threat is None:
        return False
    return all(name == "fight" for name, _ in card.threat.tests)
