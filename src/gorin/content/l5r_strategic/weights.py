"""The weight of what happens in a campaign."""

from __future__ import annotations

from gorin.content.box.weights import Weight, Weights
from gorin.games.l5r_strategic import battle_events as battles
from gorin.games.l5r_strategic import events, role_events


def of_province(taken: events.Taken) -> Weight:
    """Return the weight of a province that is taken: grave where another clan loses it."""
    return "grave" if taken.before not in ("", taken.clan, taken.holder) else "small"


WEIGHTS = Weights(
    grave=frozenset({
        battles.BattleBegan,
        battles.BattleReported,
        battles.BattleWon,
        battles.Conceded,
        battles.WinnerDestroyed,
        events.AllianceEnded,
        events.Allied,
        events.Crossed,
        events.Ended,
        events.Rebuilt,
        role_events.Left,
    }),
    none=frozenset({
        events.Idle,
        events.Lapsed,
        events.Waited,
        role_events.HandedIn,
        role_events.Stayed,
        role_events.Underway,
    }),
    judged={events.Taken: of_province},
)  # fmt: skip
"""Alliances, battles, what a clan loses to another one and the end have their time."""
