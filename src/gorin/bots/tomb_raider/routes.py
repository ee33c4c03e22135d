"""The way ahead: what is deadly on it, what the cards in hand do about that, and when to wait.

A raider that walks up to an obstacle it cannot pass dies, comes back, and dies again. Where
cards could help it stays in a safe place and draws until it holds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from gorin.bots.tomb_raider.atlas import FAR, MOST_DOOM, Atlas, atlas_of
from gorin.bots.tomb_raider.scene import (
    Scene,
    makes_save_point,
    script_of,
    space_of,
    waits_for_save,
)
from gorin.games.tomb_raider.board import neighbour
from gorin.games.tomb_raider.facts import ABILITIES, Ability
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.seen import ObstacleView, PlaceView
from gorin.games.tomb_raider.words.conditions import (
    DuringYourFight,
    DuringYourFightWithCreature,
    DuringYourSearch,
)
from gorin.games.tomb_raider.words.effects import AddDice, AddToResult

DEADLY = 0.15
"""A risk of dying from which on an obstacle is worth preparing for."""
ENOUGH = 0.8
"""A chance that needs no more cards."""
DRAWN = 0.15
"""The part of the way to being as well prepared as can be that a turn of drawing brings."""
RACE = 4.0
"""The turns that a turn of waiting must gain where others may find the treasure meanwhile."""
MOST_HOPED = 4.0
"""The most turns that a card is worth for what it may save later."""
MOST_STEPS = 14
"""The longest way that is looked at."""


class Aid(NamedTuple):
    """The help of a card in hand in a test against an obstacle."""

    dice: int
    bonus: int
    fight: bool
    creature: bool


USUAL = (
    Aid(1, 0, fight=True, creature=False),
    Aid(0, 3, fight=True, creature=True),
    Aid(0, 2, fight=False, creature=False),
)
"""The cards that a raider may hold that has drawn for some time."""


@cache
def aid_of(slug: str) -> Aid | None:
    """Return what a card gives to a test against an obstacle, None if nothing."""
    for ability in script_of(slug).from_hand:
        effect = ability.effects[0] if ability.effects else None
        if not isinstance(effect, AddDice | AddToResult):
            continue
        conditions = ability.conditions
        if any(isinstance(condition, DuringYourSearch) for condition in conditions):
            continue
        creature = any(isinstance(one, DuringYourFightWithCreature) for one in conditions)
        fight = creature or any(isinstance(one, DuringYourFight) for one in conditions)
        dice = effect.count if isinstance(effect, AddDice) else 0
        bonus = effect.amount if isinstance(effect, AddToResult) else 0
        return Aid(dice, bonus, fight, creature)
    return None


def aids_in_hand(scene: Scene) -> list[Aid]:
    """Return what the cards in hand give to tests against obstacles."""
    aids = [aid_of(card.slug) for card in scene.view.hand]
    return [aid for aid in aids if aid is not None]


def aided_chance(
    atlas: Atlas, obstacle: ObstacleView, ability: Ability, target: int, aids: Sequence[Aid]
) -> tuple[float, list[Aid]]:
    """Return the chance against an obstacle with cards from hand, and those it needs."""
    dice = atlas.raider.abilities[ability]
    bonus = atlas.bonuses[ability]
    chance = at_least(dice, target - bonus)
    used: list[Aid] = []
    for aid in aids:
        if chance >= ENOUGH:
            break
        if aid.fight and ability is not Ability.FIGHT:
            continue
        if aid.creature and obstacle.kind != "creature":
            continue
        used.append(aid)
        dice += aid.dice
        bonus += aid.bonus
        chance = at_least(dice, target - bonus)
    return chance, used


def way_ahead(atlas: Atlas) -> list[PlaceView]:
    """Return the known locations on the best way to the goal, those from here on."""
    space, places = space_of(atlas.raider), list[PlaceView]()
    view, turns = atlas.scene.view, atlas.plain
    while space and len(places) < MOST_STEPS:
        best, onward = FAR, 0
        for side in atlas.sides_open(space):
            near = neighbour(space, side, view.width, view.depth)
            if near and turns[near] < turns[space] + 1e-6:
                entering = atlas.entering(near)
                if entering < best:
                    best, onward = entering, near
        if not onward or best > turns[space] + 1e-6:
            break
        place = atlas.places.get(onward)
        if place is not None and place.face_up:
            places.append(place)
        space = onward
    return places


def _doom(atlas: Atlas, gates: Sequence[ObstacleView], aids: Sequence[Aid]) -> float:
    """Return the chance to die of some obstacles with cards from hand, the worst served first."""
    left = list(aids)
    alive = 1.0
    for obstacle in gates:
        best, needed = 0.0, list[Aid]()
        for name, target in obstacle.tests:
            chance, used = aided_chance(atlas, obstacle, ABILITIES[name], target, left)
            if chance > best:
                best, needed = chance, used
        for aid in needed:
            left.remove(aid)
        alive *= 1.0 - (1.0 - best) * atlas.harm(obstacle)
    return 1.0 - alive


def gates_ahead(atlas: Atlas, places: Sequence[PlaceView]) -> list[ObstacleView]:
    """Return the deadly obstacles in some locations, the worst first."""
    gates: list[tuple[float, int, ObstacleView]] = []
    for place in places:
        for obstacle in place.obstacles:
            risk = atlas.risk(obstacle, place)
            if risk > DEADLY:
                gates.append((-risk, obstacle.number, obstacle))
    gates.sort(key=lambda each: each[:2])
    return [obstacle for _, _, obstacle in gates]


def waiting_gain(scene: Scene) -> float:
    """Return the turns gained by drawing for a turn before going on, that turn taken off.

    Every death costs the raider the way from home again; what it faces here it faces once more.
    """
    me = scene.me
    wanted = max(1, me.abilities[Ability.THINK])
    drawn = min(wanted, me.hand_limit - len(scene.view.hand)) / wanted
    atlas, place = atlas_of(scene, me), scene.here
    if place is None:
        return 0.0
    if drawn <= 0.0 or atlas.danger < 2 * DEADLY:
        return 0.0
    gates = gates_ahead(atlas, way_ahead(atlas))
    if not gates:
        return 0.0
    held = aids_in_hand(scene)
    now = _doom(atlas, gates, held)
    hoped = [aid for aid in USUAL if aid not in held]
    if not hoped:
        return 0.0
    best = _doom(atlas, gates, (*held, *hoped))
    then = now + (best - now) * DRAWN * drawn
    steps = 2.0 + max(0.0, _steps_home(atlas))
    facing = max(0.0, atlas.facing(place)) if place.obstacles else 0.0
    lost = RACE if scene.rivals else 1.0
    return steps * (_deaths(now) - _deaths(then)) - lost - facing


def _deaths(doom: float) -> float:
    doom = min(0.97, doom)
    return doom / (1.0 - doom)


def _steps_home(atlas: Atlas) -> float:
    """Return about how many turns the way from home takes if nothing goes wrong."""
    if not atlas.home:
        return 4.0
    return min(8.0, atlas.from_home * (1.0 - atlas.doom[atlas.home]))


def save_point_gain(scene: Scene) -> float:
    """Return the turns that a save point where the seat's raider stands gains."""
    me, here = scene.me, scene.here
    if not scene.view.save_points or here is None or here.save_point or me.carries:
        return 0.0
    atlas = atlas_of(scene, me)
    return atlas.saving(space_of(me)) + atlas.kept


def saving_value(scene: Scene, slug: str) -> float:
    """Return what a card is worth to keep for what it saves, now or later on the way."""
    if not scene.view.save_points:
        return 0.0
    if makes_save_point(slug):
        atlas = atlas_of(scene, scene.me)
        if not atlas.home:
            return 0.0
        doom = min(MOST_DOOM, atlas.doom[atlas.home])
        return min(MOST_HOPED, atlas.from_home * doom / (1.0 - doom) / 3.0)
    if waits_for_save(slug) and _may_save_soon(scene):
        return MOST_HOPED
    return 0.0


def _may_save_soon(scene: Scene) -> bool:
    """Return whether a save point is known or could be made with a card in hand."""
    possible = any(place.save_point for place in scene.view.places)
    return possible or any(makes_save_point(card.slug) for card in scene.view.hand)
