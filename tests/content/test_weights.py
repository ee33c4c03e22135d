"""The weight of what happens, in each game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.contracts import played
from tests.formats import FORMATS

from gorin.content.box.weights import EVEN, Weights
from gorin.content.boxes import boxes, find_box, games
from gorin.games.l5r_lcg.events.conflicts import Joined
from gorin.games.l5r_lcg.events.plays import LeftPlay
from gorin.games.l5r_strategic.events import Taken
from gorin.games.magic.events import Move, Moved
from gorin.kernel.decision import Seat
from gorin.kernel.event import Event
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


def left(clause: str, *, character: bool = True) -> LeftPlay:
    """Return that a card left play by a clause."""
    return LeftPlay(1, "kakita-asami", Seat(0), 0, clause, character=character)


def joined(side: str) -> Joined:
    """Return that somebody joined a side of a conflict."""
    return Joined(Seat(0), side, (1,), ("kakita-asami",), "LCG-3.2")


def moved(source: str) -> Moved:
    """Return that a card of Magic went from a zone to the graveyard."""
    return Moved((Move(1, "fog-bank", source, "graveyard", Seat(0)),), "CR-701.7")


def taken(before: str, holder: str = "crane") -> Taken:
    """Return that the Crane took a province."""
    return Taken("crane", "cr1", before, holder)


@pytest.mark.parametrize(
    ("game", "event", "weight"),
    [
        ("l5r-lcg", left("LCG-S9.56"), "grave"),
        ("l5r-lcg", left("LCG-4.2"), "small"),
        ("l5r-lcg", left("LCG-S9.56", character=False), "small"),
        ("l5r-lcg", joined("attacking"), "grave"),
        ("l5r-lcg", joined("defending"), "small"),
        ("magic", moved("battlefield"), "grave"),
        ("magic", moved("hand"), "small"),
        ("l5r-strategic", taken("lion"), "grave"),
        ("l5r-strategic", taken(""), "small"),
        ("l5r-strategic", taken("lion", "lion"), "small"),
    ],
)
def test_where_the_kind_alone_does_not_tell_the_event_is_judged(
    game: str, event: Event[Any], weight: str
) -> None:
    assert find_box(game).customs.weights.of(event) == weight
