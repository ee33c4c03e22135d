"""Answers of the heuristic bot to questions about the map: sides, spaces, obstacles, looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorin.bots.tomb_raider.answers_standing import (
    explorer,
    menaces,
    moved,
    obstacle_with,
    passing,
    standing,
    with_shifted,
    without_exit,
)
from gorin.bots.tomb_raider.atlas import atlas_of
from gorin.bots.tomb_raider.scene import Scene, effects_of, space_of
from gorin.games.tomb_raider.board import (
    SIDE_NAMES,
    column_of,
    depth_of,
    neighbour,
    space_name,
    space_named,
)
from gorin.games.tomb_raider.seen import LevelDeckView, ObstacleView, RaiderView
from gorin.games.tomb_raider.words.effects import PushRaider
from gorin.games.tomb_raider.words.obstacles import SetOnRaider

TREASURE_ROOMS = frozenset({"atlantean-treasure", "sanctuary", "treasure-cave", "treasure-vault"})
"""The locations where a treasure is found."""
DEAD_END = -1.5
"""Turns that a location with no exit but the way back gains whoever explores it."""
NARROW = -0.3
"""Turns that one with a single way on gains, compared with the others."""
WIDE = 0.3
ROOM = 3.0
"""Turns that it gains to come upon the treasure room."""
CROWD = 0.1
"""Turns that each raider costs which starts at the same entrance."""
POINT = 0.7
"""Turns that a point is worth where points win."""


# -- sides and spaces ------------------------------------------------------------------------


def _side(scene: Scene, key: str) -> float:
    """Push a rival where it hurts, open an exit on the way, block one on the way of others.

    What is asked about sides that are open, without a push, is which one to block.
    """
    side = SIDE_NAMES.index(key.partition(":")[2])
    here, view = space_of(scene.me), scene.view
    place = scene.here
    if place is None or SIDE_NAMES[side] not in place.exits:
        return -atlas_of(scene, scene.me).through(here, side)
    weights = menaces(scene)
    announced = view.announced[-1] if view.announced else None
    if announced is not None and announced[0] == scene.me.seat and _has(announced[1], PushRaider):
        near = neighbour(here, side, view.width, view.depth)
        rivals = [rival for rival in scene.rivals if rival.space == scene.me.space]
        return max([weights.get(r.seat, 0.0) * moved(scene, r, near) for r in rivals], default=0.0)
    return standing(without_exit(scene, here, SIDE_NAMES[side]), weights)


def _has(slug: str, kind: type) -> bool:
    return any(isinstance(effect, kind) for effect in effects_of(slug))


def _space(scene: Scene, key: str) -> float:
    """Go where the goal is nearest, what has to be faced there included."""
    return -atlas_of(scene, scene.me).arriving(space_named(key.partition(":")[2]))


def _entrance(scene: Scene, key: str) -> float:
    """Start where the goal is nearest, and rather alone."""
    name = key.partition(":")[2]
    crowd = sum([rival.entrance == name for rival in scene.rivals])
    return -atlas_of(scene, scene.me).turns[space_named(name)] - CROWD * crowd


# -- obstacles -------------------------------------------------------------------------------


def _named(scene: Scene, key: str) -> tuple[int, ObstacleView | None]:
    number = int(key.rpartition(".")[2])
    return number, obstacle_with(scene, number)


def _remove(scene: Scene, key: str) -> float:
    """Remove what hinders most, or scores most."""
    number, obstacle = _named(scene, key)
    if obstacle is None:
        return 0.0
    weights = menaces(scene)
    gained = standing(with_shifted(scene, number), weights) - standing(scene, weights)
    # The same obstacle again and again: what is worse to face is the better removed.
    trouble = 0.1 * atlas_of(scene, scene.me).failure(obstacle)
    return gained + trouble + POINT * dict(scene.view.bounty).get(obstacle.kind, 0)


def _shift(scene: Scene, key: str) -> float:
    """Set the obstacle on others that costs them most, or be rid of the worst one here."""
    number, obstacle = _named(scene, key)
    if obstacle is None:
        return 0.0
    announced = scene.view.announced[-1][1] if scene.view.announced else ""
    if not _has(announced, SetOnRaider):
        return _remove(scene, key)
    weights = menaces(scene)
    lying = next(place.space for place in scene.view.places if obstacle in place.obstacles)
    prey = [r.space for r in scene.rivals if r.space in _known(scene) and r.space != lying]
    standings = [standing(with_shifted(scene, number, space), weights) for space in prey]
    return max(standings, default=standing(scene, weights))


def _known(scene: Scene) -> list[str]:
    return [place.space for place in scene.view.places]


def _shift_to(scene: Scene, key: str) -> float:
    """Drive an obstacle where rivals come through and the seat does not."""
    space = space_named(key.partition(":")[2])
    weights = menaces(scene)
    theirs = sum(
        [weight * passing(scene, scene.raiders[s], space) for s, weight in weights.items()]
    )
    return theirs - passing(scene, scene.me, space)


def _exchange(scene: Scene, key: str) -> float:
    """Take in exchange what troubles the seat least here, and away from its own way."""
    number, obstacle = _named(scene, key)
    if obstacle is None:
        return 0.0
    return standing(with_shifted(scene, number, scene.me.space), menaces(scene))


# -- looking ---------------------------------------------------------------------------------


def _look_where(scene: Scene, key: str) -> float:
    """Look at what the raider that is next to explore comes upon next."""
    named = key.partition(":")[2]
    if not named.startswith("deck."):
        return -atlas_of(scene, scene.me).arriving(space_named(named))
    raider = explorer(scene)
    deck = scene.view.level_decks[int(named.partition(".")[2])]
    atlas = atlas_of(scene, raider)
    near = [space for space in _unexplored(scene, raider) if _owns(deck, space)]
    return max([-atlas.arriving(space) for space in near], default=-100.0)


def _unexplored(scene: Scene, raider: RaiderView) -> list[int]:
    """Return the spaces next to a raider of which nothing is known."""
    here, view = space_of(raider), scene.view
    if not here:
        return []
    sides = atlas_of(scene, raider).sides_open(here)
    near = [neighbour(here, side, view.width, view.depth) for side in sides]
    return [space for space in near if space and space not in scene.places]


def _owns(deck: LevelDeckView, space: int) -> bool:
    columns, depths = deck.columns, deck.depths
    return (
        columns[0] <= column_of(space) <= columns[1] and depths[0] <= depth_of(space) <= depths[1]
    )


def _look(scene: Scene, key: str) -> float:
    """Bury what is bad for the seat's own exploring, or good for a rival's that comes first."""
    if key != "bury":
        return 0.0
    raider = explorer(scene)
    decks = [deck for deck in scene.view.level_decks if deck.top]
    near = _unexplored(scene, raider)
    next_to = [deck for deck in decks if any(_owns(deck, space) for space in near)]
    gains = [_quality(scene, deck, near) for deck in next_to or decks]
    gained = sum(gains) / max(1, len(gains))
    return -gained if raider is scene.me else gained


def _quality(scene: Scene, deck: LevelDeckView, near: list[int]) -> float:
    """Return the turns that the next location of a deck gains whoever explores it."""
    if deck.top in TREASURE_ROOMS:
        hiding = scene.view.hiding
        fits = [space for space in near if not hiding or space_name(space) in hiding]
        return ROOM if fits else 0.0
    return _openness(deck.ways)


def _openness(ways: int) -> float:
    if ways <= 1:
        return DEAD_END
    return NARROW if ways == 2 else WIDE


def _swap(scene: Scene, key: str) -> float:
    """Swap a location next to the raider that leads nowhere for one nobody knows."""
    if key != "swap":
        return 0.0
    here, view = space_of(scene.me), scene.view
    near = [neighbour(here, side, view.width, view.depth) for side in range(len(SIDE_NAMES))]
    places = [scene.places[space] for space in near if space in scene.places]
    seen = [place for place in places if not place.face_up and place.slug and not place.treasure]
    return -sum([_openness(place.ways) for place in seen]) / max(1, len(seen))


MAP_ANSWERS: Mapping[str, Callable[[Scene, str], float]] = {
    "side": _side,
    "space": _space,
    "entrance": _entrance,
    "remove": _remove,
    "shift": _shift,
    "shift-to": _shift_to,
    "exchange": _exchange,
    "look-where": _look_where,
    "look": _look,
    "swap": _swap,
}
"""The judge of options, by the kind of question."""
