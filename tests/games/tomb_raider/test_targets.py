"""What the answers of Tomb Raider are about, so that a board can light it without reading keys."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.contracts import points
from tests.formats import FORMATS
from tests.games.tomb_raider.tables import a_match, spelunker

from gorin.games.tomb_raider.targets import AIMS, MOVE, SIDE
from gorin.games.tomb_raider.wording import WORDINGS
from gorin.kernel.about import CardTarget, PartTarget, PlaceTarget, SeatTarget, Target, Targets
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.observe import observe, question_view

HALL = "test-hall"
NAMES = sorted(name for name in FORMATS if name.startswith("tomb-raider"))
LISTED = ("keep", "add")
"""What these name lies nowhere on the table: a deck's cards, or those of the pool."""
COLUMN = {f"B{depth}": HALL for depth in range(1, 4)}


def about(match: Match[Any]) -> dict[str, Targets]:
    """Return what each answer to the open questions is about."""
    views = [question_view(match, question) for question in match.pending]
    return {option.key: option.about for view in views for option in view.options}


def test_a_move_is_about_the_side_it_leaves_by_and_the_space_behind_it() -> None:
    found = about(a_match([spelunker("B2")], COLUMN))
    assert found["move:ahead"] == (PlaceTarget("B2", "ahead"), PlaceTarget("B3"))
    assert found["move:back"] == (PlaceTarget("B2", "back"), PlaceTarget("B1"))
    assert found["stay"] == ()


def test_every_verb_that_is_worded_is_about_something() -> None:
    assert set(WORDINGS) == {*AIMS, MOVE, SIDE}


@pytest.mark.parametrize("name", NAMES)
def test_what_answers_are_about_lies_on_the_table_of_the_seat_that_is_asked(name: str) -> None:
    match = FORMATS[name](7)
    match.start()
    met: Counter[str] = Counter()
    for number in points(match, Fast(7).below, initiatives=10_000):
        if number > 600:
            break
        for question in match.pending:
            if not question.decision.options:
                continue
            view = msgspec.to_builtins(observe(match, question.decision.seat).view)
            for option in question_view(match, question).options:
                verb, _, thing = option.key.partition(":")
                assert bool(option.about) == (bool(thing) and verb not in LISTED), option
                for target in option.about:
                    met[f"{verb} {type(target).__name__}"] += 1
                    _check(target, verb, thing, view)
    assert {"play CardTarget", "move PlaceTarget"} <= set(met)


def _check(target: Target, verb: str, thing: str, view: dict[str, Any]) -> None:
    """Check that a target is what the key names, and that the view has it."""
    if isinstance(target, SeatTarget):
        assert thing == str(target.seat)
        assert any(raider["seat"] == target.seat for raider in view["raiders"])
    elif isinstance(target, PlaceTarget):
        column, depth = ord(target.place[0]) - 64, int(target.place[1:])
        assert 1 <= column <= view["width"]
        assert 1 <= depth <= view["depth"]
        assert verb in ("move", "side") or (target.place, target.side) == (thing, "")
    elif isinstance(target, CardTarget):
        named = target.slug if target.number is None else f"{target.slug}.{target.number}"
        assert thing == named or thing.startswith(f"{named}.")
        lie = [each["number"] for place in view["places"] for each in place["obstacles"]]
        assert (target.number in lie) == (verb in ("face", "remove", "shift")), thing
    elif isinstance(target, PartTarget):
        assert (target.of == "test") == (verb == "test")
        assert target.part == thing
    else:
        assert thing == f"{target.of}.{target.number}"
