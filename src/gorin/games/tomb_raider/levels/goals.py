"""Goals of a level: which of them fit it, and what they need of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from gorin.games.tomb_raider.facts import CardFacts, Location
from gorin.games.tomb_raider.levels.faults import treasures_of
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.levels.supply import all_named, brought
from gorin.kernel.clauses import Refusal, refuse

Own = Sequence[tuple[str, ...]]


def rooms(level: Level, cards: Mapping[str, CardFacts], own: Own = ()) -> tuple[Location, ...]:
    """Return the treasure rooms that may come to lie on the map, each once.

    `own` are the locations that the players bring, in order of seats.
    """
    slugs = [slug for deck in brought(level, cards, own) for slug in deck]
    slugs += all_named(cards, [place.card for place in level.places])
    entries = (cards.get(slug) for slug in dict.fromkeys(slugs))
    return tuple(
        facts for facts in entries if isinstance(facts, Location) and facts.treasure is not None
    )


def prizes(level: Level, cards: Mapping[str, CardFacts], own: Own = ()) -> tuple[str, ...]:
    """Return the treasures of which the finder carries one home: all that fit some room."""
    powers = [room.treasure.power for room in rooms(level, cards, own) if room.treasure is not None]
    return treasures_of(max(powers, default=level.power), cards)


def goal_faults(level: Level, cards: Mapping[str, CardFacts], own: Own = ()) -> Iterator[Refusal]:
    """Yield why a level does not fit its goal: no treasure to carry for one of its rooms."""
    if level.goal != "recovery":
        return
    for room in rooms(level, cards, own):
        power = 0 if room.treasure is None else room.treasure.power
        if not treasures_of(power, cards):
            yield refuse("TR-16.1", "setup-no-prize", card=room.slug, power=power)
