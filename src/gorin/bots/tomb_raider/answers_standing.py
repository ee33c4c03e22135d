"""The standing of a seat against its rivals, now and if the map were another: in turns."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from msgspec.structs import replace

from gorin.bots.tomb_raider.atlas import FAR, atlas_of
from gorin.bots.tomb_raider.scene import Position, Scene, space_of
from gorin.games.tomb_raider.board import neighbours, space_name, space_named
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.seen import ObstacleView, PlaceView, RaiderView
from gorin.kernel.decision import Seat

COMING_BACK = 4.0
"""Turns that a raider loses which dies or starts over, besides its way back."""
SPREAD = 3.0
"""The turns that a rival must be behind another one to count a third of it."""
FACED_NOW = 0.8
"""The chance that the acting raider still faces what lies where it stands."""
FACED_LATER = 0.25
"""The chance that any other raider does."""
RIVALS = 0.75
"""The share of a rival's turn in one's own: what delays all alike helps nobody."""
FARTHEST = 6
"""The number of steps ahead that a raider's way is looked at."""
LIFE = 2.4
"""Turns that the last point of life but one is worth; further ones are worth less."""
DROPPED = 4.0
"""Turns that the carrier of the treasure loses more by dying."""
INJURIES = {Ability.FIGHT: 0.25, Ability.MOVE: 0.4, Ability.SEARCH: 0.9, Ability.THINK: 0.2}
"""Turns that an injury costs, on the way to a treasure that is found by searching."""
CARRYING = {Ability.FIGHT: 0.5, Ability.MOVE: 0.9, Ability.SEARCH: 0.1, Ability.THINK: 0.2}
"""Turns that an injury costs whoever brings the treasure home."""


def outlook(scene: Scene, raider: RaiderView) -> float:
    """Return the turns to the goal of a raider: on its way, or by starting over if that is less."""
    name = raider.save_point if raider.save_point != "-" else raider.entrance
    atlas = atlas_of(scene, raider)
    again = atlas.turns[space_named(name)] + COMING_BACK if name != "-" else FAR
    here = space_of(raider)
    if raider.dead or not here:
        return again
    place = scene.places.get(here)
    trouble = 0.0
    if place is not None and place.obstacles:
        acting = scene.view.round == "action" and scene.view.active == raider.seat
        trouble = atlas.facing(place) * (FACED_NOW if acting else FACED_LATER)
    return min(atlas.turns[here] + trouble, again)


def menaces(scene: Scene) -> dict[Seat, float]:
    """Return how much each rival counts, 1 in all: the nearer to its goal, the more."""
    turns = {rival.seat: outlook(scene, rival) for rival in scene.rivals if not rival.gone}
    least = min(turns.values(), default=0.0)
    weights = {seat: exp((least - far) / SPREAD) for seat, far in turns.items()}
    whole = sum(weights.values())
    return {seat: weight / whole for seat, weight in weights.items()}


def standing(scene: Scene, weights: dict[Seat, float]) -> float:
    """Return how far the seat is ahead of its rivals, each counted by its weight."""
    theirs = sum([weight * outlook(scene, scene.raiders[seat]) for seat, weight in weights.items()])
    return RIVALS * theirs - outlook(scene, scene.me)


# -- if something were otherwise -------------------------------------------------------------


class Otherwise:
    """A seat's view with some fields replaced."""

    def __init__(self, view: Any, **fields: object) -> None:
        self.__dict__.update(fields)
        self._view = view

    def __getattr__(self, name: str) -> Any:
        return getattr(self._view, name)


def with_places(scene: Scene, change: Callable[[PlaceView], PlaceView]) -> Scene:
    """Return the same moment with another map."""
    places = tuple(change(place) for place in scene.view.places)
    return Scene(Position(Otherwise(scene.view, places=places), scene.me.seat))


def without_exit(scene: Scene, space: int, side: str) -> Scene:
    """Return the same moment with an exit of a location blocked."""
    name = space_name(space)

    def change(place: PlaceView) -> PlaceView:
        if place.space != name:
            return place
        return replace(place, exits=tuple(exit for exit in place.exits if exit != side))

    return with_places(scene, change)


def with_shifted(scene: Scene, number: int, space: str = "") -> Scene:
    """Return the same moment with an obstacle at another location, nowhere if none is named."""
    entry = obstacle_with(scene, number)
    assert entry is not None, number

    def change(place: PlaceView) -> PlaceView:
        left = tuple(obstacle for obstacle in place.obstacles if obstacle.number != number)
        if place.space == space:
            left = (*left, entry)
        return place if left == place.obstacles else replace(place, obstacles=left)

    return with_places(scene, change)


def obstacle_with(scene: Scene, number: int) -> ObstacleView | None:
    """Return the obstacle that an option names."""
    for place in scene.view.places:
        for obstacle in place.obstacles:
            if obstacle.number == number:
                return obstacle
    return None


# -- what befalls a raider -------------------------------------------------------------------


def moved(scene: Scene, raider: RaiderView, space: int) -> float:
    """Return the turns that a raider loses by being put into a space; less than 0 if it gains."""
    atlas = atlas_of(scene, raider)
    return atlas.arriving(space) - atlas.now if space_of(raider) else 0.0


def death(scene: Scene, raider: RaiderView) -> float:
    """Return the turns that a raider loses by dying."""
    name = raider.save_point if raider.save_point != "-" else raider.entrance
    atlas = atlas_of(scene, raider)
    back = atlas.turns[space_named(name)] if name != "-" else atlas.now
    lost = max(0.5, back + COMING_BACK - atlas.now)
    return lost + (DROPPED if raider.carries else 0.0)


def wound(life: int) -> float:
    """Return the turns that a point of life is worth to a raider, by the points left."""
    return LIFE / (1 + life)


def harm(scene: Scene, raider: RaiderView, amount: int) -> float:
    """Return the turns that a raider loses by damage, in points."""
    if raider.dead:
        return 0.0
    if amount >= raider.life:
        return death(scene, raider)
    return sum([wound(raider.life - lost - 1) for lost in range(amount)])


def needs(raider: RaiderView, ability: Ability) -> float:
    """Return the turns that a point of an ability is worth to a raider."""
    return (CARRYING if raider.carries else INJURIES)[ability]


def injury(scene: Scene, raider: RaiderView, ability: Ability) -> float:
    """Return the turns that a raider loses by an injury; life is its lowest ability at most."""
    if raider.dead:
        return 0.0
    lowers = raider.abilities[ability] <= raider.maximum_life
    return needs(raider, ability) + (harm(scene, raider, 1) if lowers else 0.0)


# -- ways ------------------------------------------------------------------------------------


def way_of(scene: Scene, raider: RaiderView) -> list[int]:
    """Return the next spaces of a raider's best way, as far as it is known."""
    atlas = atlas_of(scene, raider)
    here, view = space_of(raider), scene.view
    spaces: list[int] = []
    while here in scene.places and len(spaces) < FARTHEST:
        mask = sum([1 << side for side in atlas.sides_open(here)])
        near = neighbours(here, mask, view.width, view.depth)
        if not near:
            break
        here = min(near, key=atlas.arriving)
        if here in spaces or atlas.turns[here] >= FAR:
            break
        spaces.append(here)
    return spaces


def passing(scene: Scene, raider: RaiderView, space: int) -> float:
    """Return how likely a raider comes through a space, as a rough share of 1."""
    way = way_of(scene, raider)
    return 1.0 / (1 + way.index(space)) if space in way else 0.0


def explorer(scene: Scene) -> RaiderView:
    """Return the raider that is next to explore: the acting one, or who will act next."""
    view = scene.view
    if view.round == "action" and view.active is not None:
        acting = scene.raiders[view.active]
        if acting.moves_left and not acting.stuck and not acting.dead:
            return acting
        later = view.order[view.order.index(view.active) + 1 :] if acting.seat in view.order else ()
        order = (*later, *view.order)
    else:
        order = view.order
    living = [scene.raiders[seat] for seat in order if not scene.raiders[seat].dead]
    return living[0] if living else scene.me
