"""The standard game: the base rules with all cards that can be played."""

from __future__ import annotations

from gorin.games.tomb_raider.base import BASE
from gorin.games.tomb_raider.cards import (
    common_actions,
    discoveries,
    secret_moves,
    starters,
    treasures,
    uncommon_actions,
    upgrades,
)
from gorin.games.tomb_raider.words.effects import CONSEQUENCES, steal_end_step
from gorin.games.tomb_raider.words.failures import FAILURES
from gorin.kernel.cards import collect

STANDARD = BASE.amended(
    "tomb-raider/standard",
    steps={"steal-end": steal_end_step},
    scripts={
        **CONSEQUENCES,
        **FAILURES,
        **collect(starters),
        **collect(common_actions),
        **collect(uncommon_actions),
        **collect(discoveries),
        **collect(treasures),
        **collect(upgrades),
        **collect(secret_moves),
    },
)
