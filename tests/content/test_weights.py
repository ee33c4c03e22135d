"""The weight of what happens, in each game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.contracts import played
from tests.formats import FORMATS

from gorin.content.box.weights import EVEN, Weights
from gorin.content.boxes import boxes, find_box, games
from gorin.kernel.match import Match

GRAVE_AT_MOST = 0.5
"""Where half of all lines were grave, none would be."""


@pytest.mark.parametrize("game", [box.id for box in boxes()])
def test_a_game_weighs_each_event_in_one_way(game: str) -> None:
    weights = find_box(game).customs.weights
    assert weights is not EVEN
    assert not weights.grave & weights.none
    assert not (weights.grave | weights.none) & set(weights.judged)
    for kind in (*weights.grave, *weights.none, *weights.judged):
        assert callable(getattr(kind, "told", None)), kind


def weighed(match: Match[Any], weights: Weights) -> Counter[str]:
    """Count the lines that all may read by their weight."""
    return Counter(weights.of(event) for event in match.log() if event.told(None) is not None)


@pytest.mark.parametrize("name", [name for name in FORMATS if name.partition("/")[0] in games()])
def test_of_what_is_told_some_is_grave_and_the_end_always(name: str) -> None:
    match = played(FORMATS[name], 3)
    weights = find_box(match.table.rulebook.game.id).customs.weights
    counted = weighed(match, weights)
    assert 0 < counted["grave"] <= GRAVE_AT_MOST * counted.total(), counted
    ends = [event for event in match.log() if event.told(None) is not None][-4:]
    assert "grave" in {weights.of(event) for event in ends}, ends
