"""Figures for designers of a level: how its decks and its map work together."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.levels.supply import is_room, supply
from gorin.kernel.clauses import states


@states("TR-18.3")
def chance_of_last_space(
    level: Level, cards: Mapping[str, CardFacts], count: int
) -> tuple[int, int] | None:
    """Return the chance that the treasure room comes last; it grows with cards beyond the spaces.

    Last is the last space that can hold it, if the spaces that cannot are explored first. The
    chance is the number of such cases and that of all. None if it is fixed or if there are several.
    """
    laid = supply(level, cards, count)
    rooms = [slug for deck in laid.decks for slug in deck if is_room(cards, slug)]
    fixed = any(is_room(cards, slug) for _, slug, _ in laid.places)
    holders = [deck for deck in laid.decks if any(is_room(cards, slug) for slug in deck)]
    if fixed or len(rooms) != 1:
        return None
    plan = level.plan.decks[laid.decks.index(holders[0])]
    taken = [space for space, *_ in (*laid.entrances, *laid.places)]
    spaces = [
        space
        for depth in range(1, level.depth + 1)
        for column in range(1, level.width + 1)
        if (space := depth * 100 + column) not in taken and plan.owns(space)
    ]
    deep = sum(space // 100 >= level.limits.treasure for space in spaces)
    left = len(holders[0]) - (len(spaces) - deep)
    if not 0 < deep <= left:
        return None
    return (left - deep + 1, left)
