"""The gains of the heuristic bot by cards that move raiders and obstacles, or change the map.

Gains are turns, as an atlas of the raider that is concerned counts them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.bots.tomb_raider.atlas import Atlas, atlas_of
from gorin.bots.tomb_raider.judgement import threat_cost
from gorin.bots.tomb_raider.plays_tests import held_for, share, treasure_stake
from gorin.bots.tomb_raider.scene import Scene, space_of
from gorin.games.tomb_raider.board import (
    BACK,
    DEEPER,
    SIDES,
    distance,
    neighbour,
    space_named,
)
from gorin.games.tomb_raider.script import Effect
from gorin.games.tomb_raider.seen import ObstacleView, PlaceView, RaiderView
from gorin.games.tomb_raider.words import effects, failures, looking, obstacles, raiders

MOST = 6.0
"""Turns that a change of the way counts at most."""
ROUTE = 8
"""The number of steps for which the way is followed."""


def rivals_here(scene: Scene) -> list[RaiderView]:
    """Return the rivals at the location of the seat's raider."""
    return [rival for rival in scene.rivals if rival.space == scene.me.space and not rival.dead]


def can_move(scene: Scene) -> bool:
    """Return whether the seat's raider may still move in its own Action round."""
    me = scene.me
    return scene.is_my_action and bool(me.moves_left) and not me.stuck and me.space != "-"


# -- one's own way -------------------------------------------------------------------------


def known_route(atlas: Atlas) -> list[int]:
    """Return the known locations that the best way leads through before anything unknown."""
    space, spaces = space_of(atlas.raider), list[int]()
    view = atlas.scene.view
    while space and len(spaces) < ROUTE:
        costs = [(atlas.through(space, side), side) for side in atlas.sides_open(space)]
        if not costs or min(costs)[0] >= atlas.turns[space] + 0.01:
            break
        space = neighbour(space, min(costs)[1], view.width, view.depth)
        if space not in atlas.places or not atlas.places[space].face_up:
            break
        spaces.append(space)
    return spaces


def known_steps(atlas: Atlas) -> int:
    """Return how many known locations the best way leads through before anything unknown."""
    return len(known_route(atlas))


def _pass_anywhere(scene: Scene, _effect: Effect) -> float:
    if not can_move(scene) or held_for(scene, scene.me.seat, "way-through"):
        return 0.0
    atlas = atlas_of(scene, scene.me)
    here = space_of(scene.me)
    return max(0.0, atlas.turns[here] - atlas.best_through(here, SIDES))


def _open_exit(scene: Scene, _effect: Effect) -> float:
    here = space_of(scene.me)
    if not here:
        return 0.0
    atlas = atlas_of(scene, scene.me)
    return min(MOST, atlas.turns[here] - atlas.best_through(here, SIDES))


def _move_further(scene: Scene, effect: Any) -> float:
    """Going on is worth it where a known way is longer than the raider can go."""
    if not can_move(scene):
        return 0.0
    steps = known_steps(atlas_of(scene, scene.me))
    return 0.6 if steps > scene.me.moves_left else 0.0


def _move_at_most(scene: Scene, effect: Any) -> float:
    rival = scene.raiders.get(scene.view.active) if scene.view.active is not None else None
    if rival is None or rival is scene.me or rival.stuck:
        return 0.0
    steps = min(known_steps(atlas_of(scene, rival)), rival.moves_left)
    return 0.6 * share(scene) if steps > effect.count else 0.0


def _pass_obstacles(scene: Scene, _effect: Effect) -> float:
    """Return the turns that facing what is only passed on the way would cost."""
    if not can_move(scene) or held_for(scene, scene.me.seat, "unhindered"):
        return 0.0
    atlas = atlas_of(scene, scene.me)
    passed = known_route(atlas)[: scene.me.moves_left - 1]
    return sum([max(0.0, atlas.facing(atlas.places[space])) for space in passed])


def _take_passage(scene: Scene, effect: Any) -> float:
    here = space_of(scene.me)
    if not here:
        return 0.0
    atlas = atlas_of(scene, scene.me)
    near = [
        atlas.arriving(space)
        for space, place in scene.places.items()
        if place.face_up and 0 < distance(space, here) <= effect.count
    ]
    return min(MOST, atlas.now - min(near, default=atlas.now))


def _carried(to: Callable[[Scene, int], int]) -> Callable[[Scene, Any], float]:
    """Return the gain of being put into another space."""

    def gain(scene: Scene, _effect: Effect) -> float:
        here = space_of(scene.me)
        space = to(scene, here) if here else 0
        if not space:
            return 0.0
        atlas = atlas_of(scene, scene.me)
        return max(-MOST, min(MOST, atlas.turns[here] - atlas.arriving(space)))

    return gain


def _beside(side: int) -> Callable[[Scene, int], int]:
    return lambda scene, here: neighbour(here, side, scene.view.width, scene.view.depth)


def _home(scene: Scene, here: int) -> int:
    me = scene.me
    name = me.save_point if me.save_point != "-" else me.entrance
    return 0 if name in ("-", me.space) else space_named(name)


def _look(scene: Scene, _effect: Effect) -> float:
    """Looking pays before one's own step into the unknown, and where nobody has looked."""
    if not can_move(scene):
        return 0.0
    decks = [deck for deck in scene.view.level_decks if deck.count and not deck.spare]
    return 0.0 if decks and all(deck.top for deck in decks) else 0.4


# -- moving raiders ------------------------------------------------------------------------


def push_gain(scene: Scene, rival: RaiderView) -> tuple[float, int]:
    """Return what pushing a rival costs it at most, and through which side."""
    atlas = atlas_of(scene, rival)
    here = space_of(scene.me)
    ways = [(atlas.through(here, side), -side) for side in atlas.sides_open(here)]
    if not ways:
        return 0.0, DEEPER
    worst, side = max(ways)
    return min(worst - atlas.turns[here], MOST), -side


def _push(scene: Scene, _effect: Effect) -> float:
    gains = [push_gain(scene, rival)[0] for rival in rivals_here(scene)]
    return share(scene) * max(gains, default=0.0)


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
        return min(-change, MOST) * 0.8 * share(scene)
    if scene.is_my_action and known_steps(atlas) > 0:
        return 0.0
    return change + 0.6


def _drop(scene: Scene, _effect: Effect) -> float:
    return max([drop_gain(scene, raider) for raider in scene.view.raiders], default=0.0)


# -- exits ---------------------------------------------------------------------------------


def _blocked(atlas: Atlas, here: int, side: int) -> float:
    """Return the turns that a raider loses if it cannot leave by a side."""
    sides = atlas.sides_open(here)
    left = tuple([other for other in sides if other != side])
    return min(MOST, atlas.best_through(here, left) - atlas.best_through(here, sides))


def block_gain(scene: Scene, side: int) -> float:
    """Return what rivals here lose if an exit is blocked, less what the seat loses itself."""
    here = space_of(scene.me)
    lost = sum([_blocked(atlas_of(scene, rival), here, side) for rival in rivals_here(scene)])
    return share(scene) * lost - _blocked(atlas_of(scene, scene.me), here, side)


def _block_exit(scene: Scene, _effect: Effect) -> float:
    if not rivals_here(scene):
        return 0.0
    sides = atlas_of(scene, scene.me).sides_open(space_of(scene.me))
    return max([block_gain(scene, side) for side in sides], default=0.0)


# -- obstacles -----------------------------------------------------------------------------


def trouble(scene: Scene, raider: RaiderView, obstacle: ObstacleView, place: PlaceView) -> float:
    """Return the turns that facing an obstacle costs a raider."""
    return max(0.0, atlas_of(scene, raider).trial(obstacle, place)[1])


def nuisance(scene: Scene, obstacle: ObstacleView) -> float:
    """Return the turns that an obstacle at the seat's own location costs it from now on."""
    here = scene.here
    if here is None:
        return 0.0
    cost = trouble(scene, scene.me, obstacle, here)
    if scene.is_in_room(scene.me):
        return min(4.0, 0.3 * cost * treasure_stake(scene, scene.me) + 0.3)
    return cost * (0.9 if scene.is_my_action and scene.me.moved else 0.3)


def _here_of(scene: Scene, kind: str, *, cards: bool = False) -> list[ObstacleView]:
    place = scene.here
    obstacles = place.obstacles if place is not None else ()
    return [o for o in obstacles if kind in ("", o.kind) and not (cards and o.number < 0)]


def removed(scene: Scene, obstacle: ObstacleView) -> float:
    """Return the turns gained if an obstacle here is removed."""
    points = sum([n for kind, n in scene.view.bounty if kind == obstacle.kind])
    return nuisance(scene, obstacle) + 0.7 * points


def _remove(scene: Scene, effect: Any) -> float:
    return max([removed(scene, o) for o in _here_of(scene, effect.kind)], default=0.0)


def _drive_out(scene: Scene, effect: Any) -> float:
    nuisances = [nuisance(scene, o) for o in _here_of(scene, effect.kind, cards=True)]
    return 0.8 * max(nuisances, default=0.0)


def prey_gain(scene: Scene, rival: RaiderView, place: PlaceView, obstacle: ObstacleView) -> float:
    """Return the turns gained by setting an obstacle of a place on a rival elsewhere."""
    if rival.dead or rival.space in (place.space, "-"):
        return 0.0
    goal = scene.places.get(space_of(rival))
    if goal is None:
        return 0.0
    harm = 1.6 if scene.is_in_room(rival) else 0.7
    gain = share(scene) * harm * trouble(scene, rival, obstacle, goal)
    if place.space == scene.me.space:
        gain += nuisance(scene, obstacle)
    for other in scene.rivals:
        if other.space == place.space:
            gain -= share(scene) * harm * trouble(scene, other, obstacle, place)
    return gain - (nuisance(scene, obstacle) if goal.space == scene.me.space else 0.0)


def _set_on_raider(scene: Scene, effect: Any) -> float:
    gains = [
        prey_gain(scene, rival, place, obstacle)
        for place in scene.view.places
        for obstacle in place.obstacles
        if obstacle.number >= 0 and effect.kind in ("", obstacle.kind)
        for rival in scene.rivals
    ]
    return max(gains, default=0.0)


def _exchange(scene: Scene, _effect: Effect) -> float:
    """Return the turns gained by exchanging the worst obstacle here for the least elsewhere."""
    near = [nuisance(scene, o) for o in _here_of(scene, "", cards=True)]
    if not near:
        return 0.0
    far = [
        nuisance(scene, obstacle)
        for place in scene.view.places
        for obstacle in place.obstacles
        if place.space != scene.me.space and obstacle.number >= 0
    ]
    return max(near) - min(far, default=MOST)


def _play_threat(scene: Scene, effect: Any) -> float:
    """Return the turns gained by playing the worst obstacle in hand on the acting rival."""
    rival = scene.raiders.get(scene.view.active) if scene.view.active is not None else None
    place = None if rival is None else scene.places.get(space_of(rival))
    if rival is None or rival is scene.me or place is None or rival.stuck:
        return 0.0
    limit = place.danger + effect.above
    costs = [
        threat_cost(card.threat, rival.abilities, max(1, rival.life))
        for card in scene.view.hand
        if card.threat is not None and card.figure <= limit
    ]
    harm = 1.6 if place.treasure else 0.7
    own = 0.5 if place.space == scene.me.space else 0.0
    return share(scene) * harm * max(costs, default=0.0) - own


# -- save points ---------------------------------------------------------------------------


def _make_save_point(scene: Scene, _effect: Effect) -> float:
    me, here = scene.me, scene.here
    if not scene.view.save_points or here is None or here.save_point or me.save_point == me.space:
        return 0.0
    spared = _spared(atlas_of(scene, me), me.save_point, me.entrance, me.space)
    return 0.2 + 0.25 * len(me.unsaved) + 0.25 * spared


def _spared(atlas: Atlas, before: str, entrance: str, after: str) -> float:
    """Return the turns by which coming back at one place is nearer than at another."""
    name = before if before != "-" else entrance
    if name == "-" or after == "-":
        return 0.0
    plain = atlas.plain
    return max(0.0, min(MOST, plain[space_named(name)] - plain[space_named(after)]))


def lost_save_point(scene: Scene, rival: RaiderView) -> float:
    """Return the turns the seat gains if a rival loses its save point."""
    if rival.gone or rival.save_point == "-":
        return 0.0
    atlas = atlas_of(scene, rival)
    dying = 1.0 if rival.dead else 0.3
    return share(scene) * dying * _spared(atlas, "-", rival.entrance, rival.save_point)


MAP_GAINS: Mapping[type[Effect], Callable[[Scene, Any], float]] = {
    effects.BlockExit: _block_exit,
    effects.DropRaider: _drop,
    effects.MakeSavePoint: _make_save_point,
    effects.MoveAtMost: _move_at_most,
    effects.MoveFurther: _move_further,
    effects.OpenDoor: _open_exit,
    effects.OpenExit: _open_exit,
    effects.PassAnywhere: _pass_anywhere,
    effects.PushRaider: _push,
    effects.RemoveObstacle: _remove,
    failures.BeCarriedOff: _carried(_home),
    failures.BeThrownBack: lambda _scene, _effect: -0.8,
    failures.FallDeeper: _carried(_beside(DEEPER)),
    failures.SlideBack: _carried(_beside(BACK)),
    failures.StopMoving: lambda scene, _effect: -0.4 if can_move(scene) else 0.0,
    looking.LookAtLevel: _look,
    obstacles.DriveOut: _drive_out,
    obstacles.ExchangeObstacles: _exchange,
    obstacles.PassObstacles: _pass_obstacles,
    obstacles.PlayThreat: _play_threat,
    obstacles.SetOnRaider: _set_on_raider,
    raiders.TakePassage: _take_passage,
}
"""The turns that each effect on the map and on raiders' places gains now."""
