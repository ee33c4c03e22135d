"""Figures of stand-in cards as the tests of rules use them, whatever they are tuned to.

What a stand-in card says is this project's own and may change for a better game; the rules that
tests show with it do not.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from tests.shipped import cards

from gorin.games.tomb_raider.facts import CardFacts, Location, Obstacle, Trial

_OBSTACLES: Mapping[str, tuple[tuple[tuple[str, int], ...], tuple[str, ...]]] = {
    "bat-cave": (
        (
            ("fight", 6),
            ("move", 8),
        ),
        ("injured-search",),
    ),
    "wolf-bridge": (
        (
            ("fight", 7),
            ("move", 9),
        ),
        ("damage",),
    ),
    "bat-roost": (
        (
            ("fight", 7),
            ("think", 9),
        ),
        ("damage",),
    ),
    "pond": (
        (
            ("move", 8),
            ("think", 9),
        ),
        (
            "stuck",
            "discard-item",
        ),
    ),
    "bear": ((("fight", 8),), ("damage-2",)),
    "wolf-pack": (
        (
            ("fight", 8),
            ("move", 10),
        ),
        ("damage",),
    ),
    "slice-and-dice": (
        (
            ("move", 7),
            ("search", 8),
        ),
        ("damage-2",),
    ),
    "boulder-passage": (
        (
            ("move", 9),
            ("think", 9),
        ),
        ("damage",),
    ),
    "uneven-corridor": (
        (
            ("move", 8),
            ("search", 9),
        ),
        ("injured-move",),
    ),
    "bat-shrine": (
        (
            ("fight", 7),
            ("think", 9),
        ),
        ("damage",),
    ),
    "dizzying-heights": (
        (
            ("think", 8),
            ("move", 8),
        ),
        ("stuck",),
    ),
    "spiked-slope": (
        (
            ("move", 11),
            ("think", 11),
        ),
        ("damage-2",),
    ),
    "gap": (
        (
            ("move", 10),
            ("think", 10),
        ),
        (
            "damage",
            "stuck",
        ),
    ),
    "rough-ground": (
        (
            ("move", 9),
            ("think", 10),
        ),
        ("injured-move",),
    ),
    "bats": (
        (
            ("fight", 7),
            ("think", 9),
        ),
        ("injured-search",),
    ),
    "wolves": ((("fight", 8),), ("damage",)),
    "dart-trap": (
        (
            ("move", 10),
            ("search", 10),
        ),
        ("damage",),
    ),
    "pit-trap": (
        (
            ("move", 9),
            ("search", 9),
        ),
        ("stuck",),
    ),
}
"""Tests and failures of obstacles, built in or on cards."""
_LIVES: Mapping[str, int] = {"bat-shrine": 2}
"""How much damage removes some of them."""
_PLAIN = ("dead-end", "no-return")
"""Locations without an obstacle."""


def _pinned(slug: str) -> CardFacts:
    facts = cards()[slug]
    assert isinstance(facts, Location | Obstacle), slug
    tests, failure = _OBSTACLES[slug]
    assert facts.obstacle is not None, slug
    trials = tuple(Trial(ability, target) for ability, target in tests)
    life = _LIVES.get(slug, facts.obstacle.life)
    return replace(
        facts, obstacle=replace(facts.obstacle, tests=trials, failure=failure, life=life)
    )


_ROOMS: Mapping[str, tuple[int, int]] = {"treasure-cave": (1, 14), "treasure-vault": (2, 17)}
"""Treasure rooms: dice a search gains, and its target."""


def _room(slug: str) -> CardFacts:
    facts = cards()[slug]
    assert isinstance(facts, Location), slug
    assert facts.treasure is not None, slug
    search, target = _ROOMS[slug]
    return replace(facts, search=search, treasure=replace(facts.treasure, target=target))


FACTS: Mapping[str, CardFacts] = {
    **{slug: _pinned(slug) for slug in _OBSTACLES},
    **{slug: _room(slug) for slug in _ROOMS},
    **{slug: replace(cards()[slug], obstacle=None) for slug in _PLAIN},
}
