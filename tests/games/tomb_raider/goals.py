"""Tables for tests of goals: the same as `a_match`, with the format and the level of a goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from tests.games.tomb_raider import cards as made
from tests.games.tomb_raider import more_cards
from tests.games.tomb_raider.tables import Sketch, a_level, a_match

from gorin.games.tomb_raider.formats.bounty_hunter import BOUNTY_HUNTER
from gorin.games.tomb_raider.formats.recovery import RECOVERY
from gorin.games.tomb_raider.levels.format import Bounty
from gorin.games.tomb_raider.state import State
from gorin.kernel.match import Match

SCRIPTS = {**made.SCRIPTS, **more_cards.SCRIPTS}
RECOVERING = RECOVERY.amended("tomb-raider/recovery-tests", scripts=SCRIPTS)
HUNTING = BOUNTY_HUNTER.amended("tomb-raider/bounty-hunter-tests", scripts=SCRIPTS)

TREASURES = ("claw-of-the-cave-bear", "idol-of-fortune", "test-orb")
"""What the finder may take: two treasures of power 1, one of power 2."""

IDOL = {"card": "idol-of-fortune", "target": 14}


def a_recovery(
    raiders: Sequence[Sketch], map: Mapping[str, Any], *, level: str = "introductory", **more: Any
) -> Match[State]:
    """Return a Recovery match at a position, started and without chance."""
    return a_match(
        raiders,
        map,
        level=a_level(level).aimed("recovery"),
        rulebook=RECOVERING,
        **{"collection": TREASURES, **more},
    )


def a_hunt(
    raiders: Sequence[Sketch], map: Mapping[str, Any], *, bounty: Bounty | None = None, **more: Any
) -> Match[State]:
    """Return a Bounty Hunter match at a position; `bounty` are the points agreed on."""
    level = a_level("introductory").aimed("bounty-hunter").scored(bounty or Bounty())
    return a_match(raiders, map, level=level, rulebook=HUNTING, **more)


def a_special(
    raiders: Sequence[Sketch], map: Mapping[str, Any], *, save_points: bool, **more: Any
) -> Match[State]:
    """Return a match on a level that has save points or does without."""
    level = a_level("introductory")
    variants = tuple(replace(found, save_points=save_points) for found in level.variants)
    return a_match(raiders, map, level=replace(level, variants=variants), **more)
