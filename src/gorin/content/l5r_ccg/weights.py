"""The weight of what happens in a game of the L5R CCG."""

from __future__ import annotations

from gorin.content.box.weights import Weights
from gorin.games.l5r_ccg import battle_events as battles
from gorin.games.l5r_ccg import court_events as court
from gorin.games.l5r_ccg import events

WEIGHTS = Weights(
    grave=frozenset({
        battles.AttackBegan,
        battles.ProvinceDestroyed,
        battles.Resolved,
        battles.TerrainLaid,
        court.Challenged,
        court.Dishonored,
        court.DuelEnded,
        court.DuelRefused,
        court.Lobbied,
        court.Negated,
        court.RingEntered,
        events.Announced,
        events.Attached,
        events.Destroyed,
        events.Eliminated,
        events.Ended,
        events.Entered,
        events.EventHappened,
        events.Overlaid,
        events.RegionEntered,
    }),
    none=frozenset({
        battles.Switched,
        events.Passed,
        events.PhaseBegan,
        events.Shuffled,
        events.TurnEnded,
    }),
)  # fmt: skip
"""Cards that are played, fights, what they come to, and who is out have their time."""
