"""When the heuristic bot plays cards: how many turns a play gains, for it or against others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.bots.tomb_raider.atlas import Atlas, atlas_of
from gorin.bots.tomb_raider.judgement import first_effect, place_in_script
from gorin.bots.tomb_raider.scene import Scene, bonus_of, odds_of, slug_of, space_of
from gorin.games.tomb_raider.board import DEEPER, SIDES, neighbour
from gorin.games.tomb_raider.facts import ABILITIES
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.script import Effect
from gorin.games.tomb_raider.view import ObstacleView, RaiderView, TestView
from gorin.games.tomb_raider.words.effects import (
    AddDice,
    AddToFightDamage,
    AddToResult,
    DrawCards,
    DropRaider,
    GainLife,
    Heal,
    MoveAtMost,
    MoveFurther,
    PassAnywhere,
    PreventDamage,
    PushRaider,
    RaiseTarget,
    RemoveObstacle,
    RollAgain,
)
from gorin.games.tomb_raider.words.looking import LookAtLevel

SMALL = 0.15
"""Turns a play must gain to be worth a card."""


def best_play(scene: Scene, error: float = 0.0) -> str:
    """Return the key of the best play in a window, or "pass".

    Whoever misjudges gains by `error` waits for plays that gain more than that.
    """
    best, key = SMALL + error, "pass"
    for option in scene.sight.keys:
        if option != "pass":
            gain = _gain(scene, option)
            if gain > best:
                best, key = gain, option
    return key


def _gain(scene: Scene, option: str) -> float:
    verb = option.partition(":")[0]
    effect = first_effect(slug_of(option), place_in_script(option), verb)
    if effect is None:
        return 1.0
    gain = GAINS.get(type(effect))
    return 0.0 if gain is None else gain(scene, effect)


# -- tests ---------------------------------------------------------------------------------


def _stake(scene: Scene, test: TestView) -> float:
    """Return the turns that hang on a test of a raider."""
    raider = scene.raiders[test.seat]
    if scene.is_for_treasure(test):
        return 6.0
    obstacle = _obstacle_of(scene, test)
    if obstacle is not None:
        removes = 0.7 if test.ability == "fight" and scene.is_in_room(raider) else 0.2
        return atlas_of(scene, raider).failure(obstacle) + removes
    if test.rival is not None:
        return 0.8
    return 0.0


def _obstacle_of(scene: Scene, test: TestView) -> ObstacleView | None:
    for place in scene.view.places:
        if place.space == scene.raiders[test.seat].space:
            for obstacle in place.obstacles:
                if obstacle.slug == test.obstacle:
                    return obstacle
    return None


def _chance(scene: Scene, test: TestView, *, dice: int = 0, bonus: int = 0) -> float:
    """Return the probability that a test passes, rolled or not."""
    raider = scene.raiders[test.seat]
    given = test.bonus + bonus + bonus_of(raider, ABILITIES[test.ability])
    target = scene.target_of(test)
    if test.faces:
        return 1.0 if sum(test.faces) + given >= target else 0.0
    return at_least(test.dice + dice, target - given)


def _improves(scene: Scene, *, dice: int = 0, bonus: int = 0) -> float:
    """Return the turns gained by adding to the seat's own test."""
    test = scene.test
    if test is None or test.seat != scene.me.seat:
        return 0.0
    if not scene.target_of(test):
        return _against_rival(scene, test, bonus)
    better = _chance(scene, test, dice=dice, bonus=bonus) - _chance(scene, test)
    return better * _stake(scene, test) - 0.15


def _against_rival(scene: Scene, test: TestView, bonus: int) -> float:
    """Return the turns gained by a higher result in an attack whose dice lie on the table."""
    if test.rival is None or not test.faces:
        return 0.0
    others = [other for other in scene.view.tests if other.seat == test.rival]
    behind = sum(others[-1].faces) + others[-1].bonus - sum(test.faces) - test.bonus
    return 0.8 if 0 <= behind < bonus else 0.0


def _add_dice(scene: Scene, effect: Any) -> float:
    return _improves(scene, dice=effect.count)


def _add_to_result(scene: Scene, effect: Any) -> float:
    return _improves(scene, bonus=effect.amount)


def _roll_again(scene: Scene, effect: Effect) -> float:
    test = scene.test
    if test is None or not scene.is_for_treasure(test) or _chance(scene, test) == 1.0:
        return 0.0
    raider = scene.raiders[test.seat]
    return odds_of(raider, ABILITIES["search"], scene.target_of(test)) * 6.0


def _fight_damage(scene: Scene, effect: Any) -> float:
    test = scene.test
    if test is None or test.seat != scene.me.seat or not test.obstacle:
        return 0.0
    obstacle = _obstacle_of(scene, test)
    if obstacle is None or obstacle.life - obstacle.damage < 2:
        return 0.0
    return _chance(scene, test) * (0.9 if scene.is_in_room(scene.me) else 0.2)


def _raise_target(scene: Scene, effect: Any) -> float:
    test = next((test for test in scene.view.tests if test.seat != scene.me.seat), None)
    if test is None or test.faces:
        return 0.0
    worse = _chance(scene, test) - _chance(scene, test, bonus=-effect.amount)
    return worse * _stake(scene, test)


# -- life ----------------------------------------------------------------------------------


def _prevent(scene: Scene, effect: Any) -> float:
    coming = sum(amount for seat, amount in scene.view.harm if seat == scene.me.seat)
    return 3.0 if coming >= scene.me.life > coming - effect.amount else 0.0


def _heal(scene: Scene, effect: Effect) -> float:
    me = scene.me
    return 1.0 if me.life <= 1 or (me.injuries[2] and atlas_of(scene, me).now < 4) else 0.0


def _gain_life(scene: Scene, effect: Effect) -> float:
    return 0.5


# -- moving --------------------------------------------------------------------------------


def _pass_anywhere(scene: Scene, effect: Effect) -> float:
    atlas = atlas_of(scene, scene.me)
    here = space_of(scene.me)
    if not here or scene.me.stuck:
        return 0.0
    return atlas.turns[here] - atlas.best_through(here, SIDES) - 0.8


def _move_further(scene: Scene, effect: Effect) -> float:
    """Going on is worth it where a known way is longer than the raider can go."""
    atlas = atlas_of(scene, scene.me)
    steps = known_steps(atlas)
    return 0.6 if steps > scene.me.moves_left and not scene.me.stuck else 0.0


def known_steps(atlas: Atlas) -> int:
    """Return how many known locations the best way leads through before anything unknown."""
    space, steps = space_of(atlas.raider), 0
    view = atlas.scene.view
    while space and steps < 8:
        sides = atlas.sides_open(space)
        costs = [(atlas.through(space, side), side) for side in sides]
        if not costs or min(costs)[0] >= atlas.turns[space] + 0.01:
            break
        side = min(costs)[1]
        space = neighbour(space, side, view.width, view.depth)
        if space not in atlas.places or not atlas.places[space].face_up:
            break
        steps += 1
    return steps


def _move_at_most(scene: Scene, effect: Any) -> float:
    rival = scene.raiders.get(scene.view.active) if scene.view.active is not None else None
    if rival is None or rival is scene.me or rival.stuck:
        return 0.0
    return 0.5 if min(known_steps(atlas_of(scene, rival)), rival.moves_left) > effect.count else 0.0


def _push(scene: Scene, effect: Effect) -> float:
    return max((push_gain(scene, rival)[0] for rival in _here(scene)), default=0.0) - 0.3


def _here(scene: Scene) -> list[RaiderView]:
    return [rival for rival in scene.rivals if rival.space == scene.me.space and not rival.dead]


def push_gain(scene: Scene, rival: RaiderView) -> tuple[float, int]:
    """Return what pushing a rival costs it at most, and through which side."""
    atlas = atlas_of(scene, rival)
    here = space_of(scene.me)
    found = [(atlas.through(here, side), -side) for side in atlas.sides_open(here)]
    if not found:
        return 0.0, DEEPER
    worst, side = max(found)
    return min(worst - atlas.turns[here], 6.0), -side


def _drop(scene: Scene, effect: Effect) -> float:
    return max((drop_gain(scene, raider) for raider in scene.view.raiders), default=0.0) - 0.7


def drop_gain(scene: Scene, raider: RaiderView) -> float:
    """Return the turns the seat gains if a raider falls one depth: its own, or a rival's loss."""
    here = space_of(raider)
    view = scene.view
    below = neighbour(here, DEEPER, view.width, view.depth) if here else 0
    if not below or raider.dead:
        return -1.0
    atlas = atlas_of(scene, raider)
    change = atlas.turns[here] - atlas.arriving(below)
    if raider is not scene.me:
        return min(-change, 6.0) * 0.8
    if scene.is_my_action and known_steps(atlas) > 0:
        return 0.0
    return change + 0.6


def _draw(scene: Scene, effect: Effect) -> float:
    return 0.5


def _look(scene: Scene, effect: Effect) -> float:
    me = scene.me
    return 0.4 if scene.is_my_action and me.moves_left and not me.stuck else 0.0


def _remove(scene: Scene, effect: Effect) -> float:
    return atlas_of(scene, scene.me).facing(scene.here) if scene.here is not None else 0.0


GAINS: Mapping[type[Effect], Callable[[Scene, Any], float]] = {
    AddDice: _add_dice,
    AddToFightDamage: _fight_damage,
    AddToResult: _add_to_result,
    DrawCards: _draw,
    DropRaider: _drop,
    GainLife: _gain_life,
    Heal: _heal,
    LookAtLevel: _look,
    MoveAtMost: _move_at_most,
    MoveFurther: _move_further,
    PassAnywhere: _pass_anywhere,
    PreventDamage: _prevent,
    PushRaider: _push,
    RaiseTarget: _raise_target,
    RemoveObstacle: _remove,
    RollAgain: _roll_again,
}
"""How many turns an effect gains now; cards with other effects are kept."""
