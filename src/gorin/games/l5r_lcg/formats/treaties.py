"""Treaties as they come to a rulebook: what may be done at any time, and all steps watched."""

from __future__ import annotations

from gorin.games.l5r_lcg import game, treaties
from gorin.games.l5r_lcg.treaty_keeping import steps_watched
from gorin.kernel.rule import Rulebook


def with_treaties(rulebook: Rulebook) -> Rulebook:
    """Return a rulebook by which seats may make treaties."""
    return rulebook.amended(
        rulebook.name,
        game.initiatives.wrapped(treaties.initiatives, clause="ENL-10.1"),
        game.initiative_asks.wrapped(treaties.initiative_asks, clause="ENL-10.2"),
        game.initiative.wrapped(treaties.initiative, clause="ENL-10.2"),
        steps=steps_watched(rulebook.steps),
    )
