"""Drawings of which parts are kept: as if nothing were, whoever looked before."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest
from tests.contracts import points, viewers
from tests.formats import FIRST, FORMATS, every_format

from gorin.content.box.drawing import Answers, Drawn
from gorin.content.boxes import box_of
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match

MOMENTS = 120


def keys_of(match: Match[Any], viewer: Seat | None) -> tuple[str, ...]:
    asked = [question.decision for question in match.pending if question.decision.seat == viewer]
    things = [thing for each in asked if each.domain is not None for thing in each.domain.things()]
    return (*(option.key for each in asked for option in each.options), *things)


@pytest.mark.parametrize("name", every_format())
def test_a_drawing_is_the_same_whatever_was_drawn_before(name: str) -> None:
    match = FORMATS[name](FIRST)
    match.start()
    game = match.table.rulebook.game
    box = box_of(game.id)
    if box is None or box.draw is None:
        return
    drawn = Drawn()
    for _ in islice(points(match, random.Random(FIRST).randrange), MOMENTS):
        for viewer in viewers(match):
            view, keys = game.view(match.table, viewer), keys_of(match, viewer)
            assert box.draw(view, keys, drawn) == box.draw(view, keys, Drawn()), viewer


def test_a_part_is_drawn_again_only_when_what_it_shows_differs() -> None:
    drawn, times = Drawn(), list[int]()

    def draw(cards: tuple[int, ...]) -> tuple[int, ...]:
        times.append(len(cards))
        return cards

    first = drawn.part("hand", draw, (1, 2))
    assert drawn.part("hand", draw, (1, 2)) is first
    assert drawn.part("pile", draw, (1, 2)) == first
    assert drawn.part("hand", draw, (1, 2, 3)) == (1, 2, 3)
    assert drawn.part("hand", draw, (1, 2)) == first
    assert times == [2, 2, 3, 2]


def test_answers_lie_with_what_they_concern_in_their_order() -> None:
    keys = ("use:4", "pass", "card:4", "card:5")
    offered = Answers(keys, lambda key: key.partition(":")[2])
    assert offered.about(4) == ("use:4", "card:4")
    assert offered.about("5") == ("card:5",)
    assert offered.about(6) == ()
    assert offered.among("card:5", "pass") == ("pass", "card:5")
    assert offered == Answers(keys, str)
    assert offered != Answers(keys[1:], str)
