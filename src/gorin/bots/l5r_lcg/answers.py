"""Answers of a bot of L5R LCG to what happens: reactions, payments, choices of a card."""

from __future__ import annotations

from typing import Any

from gorin.bots.l5r_lcg.acts import DEAR, POOR, honor_price
from gorin.bots.l5r_lcg.meaning import meets_chosen
from gorin.bots.l5r_lcg.scene import SENSELESS, UNKNOWN, Scene, parts, slug_of
from gorin.bots.l5r_lcg.swings import GAINS, UNSURE, WITH_OWN, gained, is_good, of_effect, paid
from gorin.games.l5r_lcg.script import ACTION, NOTHING, Ability, Behaviour, parts_of
from gorin.games.l5r_lcg.state import DEFENDING, HOME, TYPES
from gorin.games.l5r_lcg.view import LcgCharacter
from gorin.kernel.domain import Subset

CANCELS = ("CancelEffects", "InsteadOnChosen")
"""The effects that undo what is being done."""
LOST_ANYWAY = 1.0
"""The cost of a province that falls in any case."""
AIMED = "log-lcg-aimed"
WORTHS = {
    "TakeFate": 1.0,
    "TakeHonor": 0.8,
    "GainFate": 1.0,
    "GainHonor": 1.0,
    "Draw": 1.0,
    "OpponentDiscardsAtRandom": 1.0,
    "TheyLoseHonor": 1.0,
    "SwitchRing": 0.1,
}
"""The worth of effects that meet no character."""


# -- reactions and interrupts ----------------------------------------------------------------------


def answered(scene: Scene, key: str) -> float:
    """Return what it is worth to answer what happens: passing is worth nothing.

    What a seat does itself it does not undo, and it pays no more than it gains.
    """
    if key == "pass":
        return 0.0
    _, slug, number = parts(key)
    abilities = [each for each in _abilities(scene, slug) if each.stage != ACTION]
    if scene.resolver in (None, scene.seat) and any(_undoes(each) for each in abilities):
        return SENSELESS
    worth = max((_net(scene, each, number) for each in abilities), default=UNSURE)
    return worth - honor_price(scene, slug) if worth > 0 else SENSELESS


def _abilities(scene: Scene, slug: str) -> tuple[Ability, ...]:
    behaviour: Behaviour = scene.sight.scripts.get(slug, NOTHING)
    return behaviour.abilities


def _undoes(ability: Ability) -> bool:
    return any(type(each).__name__ in CANCELS for each in ability.effects)


def _net(scene: Scene, ability: Ability, number: int) -> float:
    """Return what an answer gains, less what it costs."""
    costs = sum(_price(scene, cost, number) for cost in ability.costs)
    good = any(is_good(each) or type(each).__name__ not in GAINS for each in ability.effects)
    return max(gained(scene, ability, number), UNSURE * good) - costs


def _price(scene: Scene, cost: Any, number: int) -> float:
    """Return what a cost takes; a province that falls in any case is worth little more."""
    is_province = type(cost).__name__ == "BreakThisProvince"
    return LOST_ANYWAY if is_province and _falls(scene) else paid(scene, cost, number)


def _falls(scene: Scene) -> bool:
    """Return whether the province that is attacked will break whatever the seat does."""
    conflict = scene.view.conflict
    if conflict is None:
        return False
    attack, defense = scene.view.totals
    guards = 0 if scene.side == DEFENDING and defense else scene.force(scene.me, conflict.kind)
    return attack - defense - guards >= scene.wall(scene.seat, conflict.slot)


# -- payments --------------------------------------------------------------------------------------


def paid_with(scene: Scene, key: str) -> float:
    """Return what it is worth to pay with a character: least with the one that is needed most."""
    one = scene.people.get(parts(key)[2])
    if one is None:
        return 0.0
    costs = [cost for ability in _resolved(scene) for cost in ability.costs]
    gains = ((WITH_OWN.get(type(cost).__name__), cost) for cost in costs)
    return next((gain(scene, cost, one) for gain, cost in gains if gain), -scene.worth(one))


def given_up(scene: Scene, key: str) -> float:
    """Return what it is worth that a character leaves: least for the one that is needed most."""
    one = scene.people.get(parts(key)[2])
    return 0.0 if one is None else GAINS["Discard"](scene, None, one)


def cheapest(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return the cards of the hand that cost least, as few as can be."""
    hand = {card.number: scene.cards.get(card.slug) for card in scene.me.hand}
    cards = {key: hand.get(int(key.partition(":")[2])) for key in domain.keys}
    worth = {key: 0 if facts is None else facts.cost for key, facts in cards.items()}
    chosen = sorted(worth, key=lambda key: worth[key])[: domain.at_least]
    return tuple(key for key in domain.keys if key in chosen)


def _resolved(scene: Scene) -> tuple[Ability, ...]:
    """Return the abilities of the card that is being carried out."""
    resolving = scene.view.resolving
    return _abilities(scene, resolving[-1].slug) if resolving else ()


# -- one of several effects ------------------------------------------------------------------------


def selected(scene: Scene, key: str) -> float:
    """Return what it is worth to select one of the effects of a card."""
    verb, slug, number = parts(key)
    if verb == "select":
        effects = parts_of(scene.sight.scripts.get(slug, NOTHING))
        return _effect(scene, effects[number]) if 0 <= number < len(effects) else 0.0
    one, gain = scene.people.get(number), GAINS.get(verb.capitalize())
    return 0.0 if one is None or gain is None else gain(scene, None, one)


def _effect(scene: Scene, effect: Any) -> float:
    name = type(effect).__name__
    sign = 1 if scene.resolver in (None, scene.seat) else -1
    if name == "SwitchType":
        return _other_type(scene)
    if name in WORTHS:
        poor = sign < 0 and scene.me.honor <= POOR and "Honor" in name
        return -DEAR if poor else sign * WORTHS[name]
    if name == "ChooseAnd" and sign < 0:
        gain = GAINS.get(type(effect.effect).__name__)
        own = (one for one in scene.people.values() if one.number in scene.mine)
        return max((gain(scene, effect.effect, one) for one in own), default=0.0) if gain else 0.0
    aimed = _aimed(scene)
    gain = GAINS.get(name)
    if gain is not None and aimed is not None and meets_chosen(effect):
        return gain(scene, effect, aimed)
    return of_effect(scene, effect, None, UNKNOWN)


def _other_type(scene: Scene) -> float:
    """Return what it is worth to the seat that a conflict changes its type."""
    conflict = scene.view.conflict
    if conflict is None:
        return 0.0
    other = TYPES[1 - TYPES.index(conflict.kind)]
    return sum(
        (1 if one.side == scene.side else -1)
        * (scene.skill(one, other) - scene.skill(one, conflict.kind))
        for one in scene.people.values()
        if one.side != HOME and not one.bowed
    )


def _aimed(scene: Scene) -> LcgCharacter | None:
    """Return whom the card that is carried out is aimed at, as far as the log tells."""
    for line in reversed(scene.sight.lines()):
        if line.message.id == AIMED:
            slugs = line.message.args.get("slugs")
            titles = [slug_of(each) for each in slugs] if isinstance(slugs, tuple) else []
            return next((one for one in scene.people.values() if one.slug in titles), None)
    return None


def favored(scene: Scene, key: str) -> float:
    """Return what it is worth to set the Imperial Favor to a type: that of most own skill."""
    kind = parts(key)[1]
    return float(sum(scene.skill(one, kind) for one in scene.me.characters)) if kind in TYPES else 0
