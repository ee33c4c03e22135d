"""The goals of a raider: the treasure, the way home with it, or whoever carries it."""

from __future__ import annotations

from collections.abc import Iterable

from gorin.bots.tomb_raider.scene import Scene, bonus_of, space_of
from gorin.games.tomb_raider.board import NOWHERE, depth_of, space_named
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.seen import PlaceView, RaiderView

RARELY = 0.02
"""The least chance that a search is given: cards can still help it."""
CHASE = 3.0
"""Turns that getting the treasure from its carrier takes where the two meet."""
WAYLAY = 3.5
"""Turns that it takes where the carrier has to come by."""
ELSEWHERE = 0.5
"""Turns by which each further space that may hide the treasure makes finding it longer."""


def finding_chance(scene: Scene, raider: RaiderView, place: PlaceView, target: int) -> float:
    """Return the probability that one search of a location finds the treasure."""
    dice = raider.abilities[Ability.SEARCH] + (place.search if place.face_up else 1)
    return max(RARELY, at_least(dice, target - bonus_of(raider, Ability.SEARCH)))


def search_chance(scene: Scene, raider: RaiderView) -> float:
    """Return the probability that one search where the treasure lies finds it."""
    prize = scene.view.prize
    if prize is not None:
        place = scene.places.get(space_named(prize.space)) if prize.space != "-" else None
        return finding_chance(scene, raider, place, prize.target) if place is not None else 0.5
    room = scene.room
    return 0.5 if room is None else finding_chance(scene, raider, room, room.target)


def is_prize_here(scene: Scene, raider: RaiderView) -> bool:
    """Return whether a search of a raider where it stands is for the treasure."""
    prize = scene.view.prize
    if prize is not None:
        return prize.carrier is None and prize.space == raider.space
    return scene.is_in_room(raider)


def entrances(scene: Scene) -> list[int]:
    """Return the spaces of the entrances."""
    return [space for space, place in scene.places.items() if place.entrance and place.face_up]


def hidden_goals(scene: Scene, spaces: Iterable[int], searching: float) -> dict[int, float]:
    """Return the turns to the treasure from where it may lie, as long as nobody knows where."""
    hiding = [space_named(name) for name in scene.view.hiding]
    if hiding:
        further = searching + min(3.0, ELSEWHERE * (len(hiding) - 1))
        return dict.fromkeys(hiding, further)
    bottom = scene.view.depth
    unknown = [space for space in spaces if space not in scene.places]
    return {space: searching + (bottom - depth_of(space)) + 1.0 for space in unknown}


def prize_goals(scene: Scene, raider: RaiderView, searching: float) -> dict[int, float] | None:
    """Return the turns left from where the found treasure can be got or brought; None if unfound.

    Its carrier wants to be at an entrance. Nobody gets it from a carrier but where the two meet:
    the others go there, or wait where it has to come by.
    """
    prize = scene.view.prize
    if prize is None:
        return None
    if raider.carries or prize.carrier == raider.seat:
        return dict.fromkeys(entrances(scene), 0.0)
    space = NOWHERE if prize.space == "-" else space_named(prize.space)
    if prize.carrier is None:
        return {space: searching} if space else None
    goals = dict.fromkeys(entrances(scene), WAYLAY)
    carrier = scene.raiders[prize.carrier]
    where = space_of(carrier) or space
    if where:
        goals[where] = CHASE
    return goals


def attack_gain(rival: RaiderView) -> float:
    """Return how many times more a won attack on a rival is worth than one on any other."""
    return 4.0 if rival.carries else 1.0
