"""The weight of what happens in a game of Tomb Raider."""

from __future__ import annotations

from gorin.content.box.weights import Weights
from gorin.games.tomb_raider.events import (
    goals,
    items,
    mapping,
    piles,
    racing,
    raiders,
    trials,
    turns,
)
from gorin.games.tomb_raider.series import events as series

WEIGHTS = Weights(
    grave=frozenset({
        goals.TreasureDropped,
        goals.TreasurePickedUp,
        goals.TreasureTaken,
        items.HandSeen,
        piles.CardAnnounced,
        piles.CardCancelled,
        piles.DiscoveryMade,
        piles.ItemTaken,
        racing.LevelFinished,
        raiders.Died,
        raiders.ResetChosen,
        series.LevelOver,
        series.SeriesEnded,
        trials.AttackBegan,
        trials.AttackEnded,
        trials.ObstaclePlayed,
        trials.ObstacleRemoved,
        turns.Conceded,
        turns.MatchEnded,
    }),
    none=frozenset({
        mapping.MovementEnded,
        piles.CardSettled,
        piles.Shuffled,
        raiders.EffectHeld,
        raiders.SearchDeclined,
        trials.NoObstacle,
        turns.ActionBegan,
        turns.OrderSet,
        turns.RoundBegan,
    }),
)  # fmt: skip
"""Cards, obstacles, attacks, treasures, deaths and the end have their time."""
