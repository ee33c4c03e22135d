"""The gains of the heuristic bot by cards about life, harm, hands and other cards.

Gains are turns: what a rival loses counts in full against a single one, and less among several.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.bots.tomb_raider.atlas import atlas_of
from gorin.bots.tomb_raider.judgement import INJURY, effect_value, failure_cost, value_of
from gorin.bots.tomb_raider.plays_map import lost_save_point, rivals_here
from gorin.bots.tomb_raider.plays_tests import (
    SPOILERS,
    blow,
    chance,
    more_dice,
    others_tests,
    own_test,
    share,
    stake,
)
from gorin.bots.tomb_raider.scene import Scene, bonus_of, damage_of, script_of, space_of
from gorin.games.tomb_raider.board import neighbours
from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.odds import wins_against
from gorin.games.tomb_raider.script import Effect
from gorin.games.tomb_raider.seen import RaiderView
from gorin.games.tomb_raider.words import drawing, effects, failures, fighting, hands, raiders

CARD = 0.25
"""The turns that drawing a card gains."""
CROWDED = 0.1
"""The same where the hand is full."""
VALUE = 0.12
"""The turns that a point of value of a card in hand is worth."""
AVERAGE = 2.0
"""The value of a card yet to be drawn."""
WOUND = 1.6
"""Turns by which a raider with one life is worse off than one with very many."""
PRIZE = 5.0
"""Turns that it gains to make a rival drop the treasure that it brings back."""
ALL = 99
"""More damage than there is."""
SEARCHING = 1.5
"""Turns that a search for the treasure is worth which a fight takes the place of."""


# -- life ----------------------------------------------------------------------------------


def prevented(scene: Scene, amount: int) -> float:
    """Return the turns gained by taking less damage: much if it saves the raider's life."""
    coming = sum([damage for seat, damage in scene.view.harm if seat == scene.me.seat])
    life = scene.me.life
    left = life - coming + min(amount, coming)
    if left <= 0 or not coming:
        return 0.0
    if coming >= life:
        return atlas_of(scene, scene.me).death
    return WOUND * (1 / (life - coming) - 1 / left)


def _prevent(scene: Scene, effect: Any) -> float:
    return prevented(scene, effect.amount)


def _prevent_all(scene: Scene, _effect: Effect) -> float:
    return prevented(scene, ALL)


def _heal(scene: Scene, effect: Any) -> float:
    """Return the turns gained by healing: life first, then Search."""
    me = scene.me
    left, gained, life = int(effect.amount), 0.0, max(1, me.life)
    healed = min(left, me.damage)
    if healed:
        gained += WOUND * (1 / life - 1 / (life + healed))
        left -= healed
    for skill in (Skill.SEARCH, Skill.MOVE, Skill.THINK, Skill.FIGHT):
        if left and me.injuries[skill]:
            left -= 1
            lowest = me.abilities[skill] == me.maximum_life
            gained += 0.8 * INJURY[skill] + (WOUND / (life * (life + 1)) if lowest else 0.0)
    return gained


def _gain_life(scene: Scene, _effect: Effect) -> float:
    life = max(1, scene.me.life)
    return 0.3 + WOUND / (life * (life + 1))


def suffered(scene: Scene, effect: Effect) -> float:
    """Return what an effect that is a price costs the seat's raider, below 0."""
    return -failure_cost(effect, max(1, scene.me.life)) if scene.me.space != "-" else 0.0


# -- cards ---------------------------------------------------------------------------------


def _drawn(scene: Scene, count: float) -> float:
    me = scene.me
    there = min(count, me.deck_count + len(me.discard))
    room = max(0.0, min(there, me.hand_limit - len(scene.view.hand) + 1))
    return CARD * room + CROWDED * (there - room)


def _draw(scene: Scene, effect: Any) -> float:
    return _drawn(scene, effect.count)


def _draw_by_die(scene: Scene, _effect: Effect) -> float:
    return _drawn(scene, 3.5)


def _pick(scene: Scene, _effect: Effect) -> float:
    room = scene.me.hand_limit - len(scene.view.hand)
    return 0.4 if scene.me.deck_count and room >= 0 else 0.0


def hand_value(scene: Scene, without: int = -1) -> float:
    """Return what the cards in hand are worth together, in turns, one of them aside."""
    held = [value_of(scene, card.slug) for card in scene.view.hand if card.number != without]
    return VALUE * sum(held)


def _new_hand(scene: Scene, _effect: Effect) -> float:
    count = len(scene.view.hand) - 1
    average = hand_value(scene) / max(1, count + 1)
    return (VALUE * AVERAGE - average) * min(count, scene.me.deck_count)


def _take_back(scene: Scene, _effect: Effect) -> float:
    values = [value_of(scene, c.slug) for c in scene.me.discard if c.kind == "discovery"]
    return 0.15 * max(values, default=0.0)


def _spoil_hand(scene: Scene, _effect: Effect) -> float:
    held = max([rival.hand_count for rival in scene.rivals], default=0)
    return share(scene) * min(0.7, 0.2 + 0.1 * held) if held else 0.0


def _unburden(scene: Scene, effect: Any) -> float:
    laden = [rival for rival in scene.rivals if len(rival.unsaved) >= effect.least]
    return max([_loses_item(scene, rival) for rival in laden], default=0.0)


def _loses_item(scene: Scene, rival: RaiderView) -> float:
    """Return the turns gained if a rival loses an item, of its own choice."""
    least = min([value_of(scene, card.slug) for card in rival.unsaved], default=0.0)
    return share(scene) * 0.25 * least


def _take_save_point(scene: Scene, _effect: Effect) -> float:
    return max([lost_save_point(scene, rival) for rival in scene.rivals], default=0.0)


def _steal(scene: Scene, _effect: Effect) -> float:
    """Return the turns gained by searching a rival here: for the treasure, or for an item."""
    prize = scene.view.prize
    best = 0.0
    for rival in rivals_here(scene):
        for card in rival.unsaved:
            if prize is not None and card.number == prize.number:
                best = max(best, PRIZE)
            else:
                best = max(best, 0.15 * value_of(scene, card.slug))
    return best


# -- harm to rivals ------------------------------------------------------------------------


def harm_gain(scene: Scene, rival: RaiderView, amount: int) -> float:
    """Return the turns the seat gains if a rival takes damage."""
    if rival.dead or rival.space == "-":
        return 0.0
    prize = PRIZE if rival.carries and amount >= rival.life else 0.0
    return share(scene) * (blow(scene, rival, amount) + prize)


def _harm(scene: Scene, effect: Any) -> float:
    return max([harm_gain(scene, rival, effect.amount) for rival in scene.rivals], default=0.0)


def injury_gain(scene: Scene, rival: RaiderView, ability: Skill) -> float:
    """Return the turns the seat gains if a rival is injured in an ability."""
    if rival.dead or rival.space == "-":
        return 0.0
    lowest = rival.abilities[ability] <= rival.maximum_life
    harm = harm_gain(scene, rival, 1) if lowest else 0.0
    return harm + share(scene) * INJURY[ability]


def _injure(scene: Scene, effect: Any) -> float:
    return max([injury_gain(scene, rival, effect.ability) for rival in scene.rivals], default=0.0)


def _hurt_near(scene: Scene, effect: Any) -> float:
    """Return the turns gained by hurting all others here and next to here."""
    here = space_of(scene.me)
    if not here:
        return 0.0
    view = scene.view
    mask = sum([1 << side for side in atlas_of(scene, scene.me).sides_open(here)])
    near = (here, *neighbours(here, mask, view.width, view.depth))
    hurt = sum([harm_gain(scene, r, effect.amount) for r in scene.rivals if space_of(r) in near])
    creatures = [
        obstacle
        for space in near
        if space in scene.places
        for obstacle in scene.places[space].obstacles
        if obstacle.kind == "creature" and obstacle.life
    ]
    return hurt + 0.15 * len(creatures)


def attack_gain(scene: Scene, rival: RaiderView, *, more: int = 0, fewer: int = 0) -> float:
    """Return the turns gained by attacking a rival: who fights may not search any more."""
    me, fight = scene.me, Skill.FIGHT
    won = wins_against(
        me.abilities[fight] + more_dice(me, fight) + more,
        bonus_of(me, fight),
        max(1, rival.abilities[fight] - fewer) + more_dice(rival, fight),
        bonus_of(rival, fight),
    )
    gain = won * harm_gain(scene, rival, damage_of(me))
    risk = (1 - won) * (blow(scene, me, damage_of(rival)) + (PRIZE if me.carries else 0.0))
    return gain - risk - (_search_lost(scene) if not me.fought else 0.0)


def _search_lost(scene: Scene) -> float:
    """Return the turns that the search is worth which a fight would take the place of."""
    if scene.me.stuck:
        return 0.0
    return SEARCHING if scene.is_in_room(scene.me) else 0.1


def _attack_with_more(scene: Scene, effect: Any) -> float:
    gains = [attack_gain(scene, rival, more=effect.count) for rival in rivals_here(scene)]
    return max(gains, default=0.0)


def _attack_unawares(scene: Scene, effect: Any) -> float:
    gains = [attack_gain(scene, rival, fewer=effect.count) for rival in rivals_here(scene)]
    return max(gains, default=0.0)


# -- answers to cards ----------------------------------------------------------------------

HINDERS: Mapping[type[Effect], float] = {
    effects.DropRaider: 0.8,
    effects.PushRaider: 0.6,
    effects.MoveAtMost: 0.6,
    effects.PassAnywhere: 0.6,
    raiders.HarmRaider: 0.8,
    raiders.InjureRaider: 0.6,
    drawing.SpoilHand: 0.5,
    drawing.Unburden: 0.4,
    drawing.TakeSavePoint: 0.3,
    fighting.AttackWithMoreDice: 0.6,
    fighting.AttackUnawares: 0.6,
}
"""The cost of an effect on a rival's card to the seat when it is done, roughly."""
OTHER_HELP = 0.08
"""The cost of each point of worth of effects that are good for the rival."""
LASTING = 0.8
"""The cost of a card that a rival puts into play for good."""


def hindrance(scene: Scene, effect: Effect) -> float:
    """Return the turns that an effect which a rival has announced costs the seat."""
    test, how = own_test(scene), SPOILERS.get(type(effect))
    if how is not None:
        if test is None:
            return 0.0
        dice, bonus = how(effect, test)
        worse = chance(scene, test) - chance(scene, test, dice=-dice, bonus=-bonus)
        return worse * stake(scene, test)
    if isinstance(effect, effects.AddToResult | effects.AddDice | effects.RollAgain):
        lost = [(1.0 - chance(scene, other)) * stake(scene, other) for other in others_tests(scene)]
        return 0.5 * share(scene) * max(lost, default=0.0)
    cost = HINDERS.get(type(effect))
    if cost is None:
        cost = OTHER_HELP * max(0.0, effect_value(effect, alone=False))
    return cost * share(scene)


def _cancel(scene: Scene, _effect: Effect) -> float:
    """Return the turns gained by cancelling what a rival has just announced."""
    if not scene.view.announced:
        return 0.0
    seat, slug = scene.view.announced[-1]
    if seat == scene.me.seat:
        return 0.0
    script = script_of(slug)
    lasting = LASTING * share(scene) if script.from_hand and script.constants else 0.0
    abilities = script.from_hand or script.from_row
    costs = [sum([hindrance(scene, effect) for effect in each.effects]) for each in abilities]
    return lasting + max(costs, default=0.0)


RAIDER_GAINS: Mapping[type[Effect], Callable[[Scene, Any], float]] = {
    effects.CancelCard: _cancel,
    effects.DrawCards: _draw,
    effects.GainLife: _gain_life,
    effects.GetInjured: suffered,
    effects.GetStuck: suffered,
    effects.Heal: _heal,
    effects.LoseItem: suffered,
    effects.PreventDamage: _prevent,
    effects.StealBySearch: _steal,
    effects.TakeDamage: suffered,
    drawing.DrawByDie: _draw_by_die,
    drawing.DrawNewHand: _new_hand,
    drawing.PickFromDeck: _pick,
    drawing.SpoilHand: _spoil_hand,
    drawing.TakeSavePoint: _take_save_point,
    drawing.Unburden: _unburden,
    failures.DiscardCards: suffered,
    failures.DropCards: suffered,
    failures.GetInjuredByChoice: suffered,
    failures.LoseSavedItem: suffered,
    failures.LoseSearch: suffered,
    failures.LoseUnsavedItems: suffered,
    failures.LoseWeapon: suffered,
    fighting.AttackUnawares: _attack_unawares,
    fighting.AttackWithMoreDice: _attack_with_more,
    fighting.HurtOthersNear: _hurt_near,
    hands.TakeBackItem: _take_back,
    raiders.HarmRaider: _harm,
    raiders.InjureRaider: _injure,
    raiders.PreventAllDamage: _prevent_all,
}
"""The turns that each effect on raiders, hands and cards gains now."""
