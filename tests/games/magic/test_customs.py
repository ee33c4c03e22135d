"""What a table answers for a person at Magic: where a person who has priority is asked."""

from __future__ import annotations

from types import SimpleNamespace as Like
from typing import Any

import pytest
from msgspec.structs import replace
from tests.formats import commander

from gorin.content.box.windows import Passed, Windows
from gorin.content.magic.customs import CUSTOMS, automatic, concern
from gorin.hall.table.terms import Stops

KEYS = ("pass", "cast:terminate.7")
OTHERS_SPELL = Like(number=3, seat=1)
OWN_SPELL = Like(number=4, seat=0)


def seen(step: str, *, active: int = 1, stack: tuple[Any, ...] = (), attacks: int = -1) -> Like:
    """Return what seat 0 sees: one creature of seat 1 attacks a seat, or none (-1)."""
    creature = Like(number=9, state=Like(attacking=attacks))
    seats = (Like(seat=0, permanents=()), Like(seat=1, permanents=(creature,)))
    return Like(viewer=0, active=active, step=step, stack=stack, seats=seats)


def answer(
    view: Like, *, stops: Stops | None = None, is_new: bool = True, **more: Any
) -> str | None:
    return automatic(
        more.get("kind", "priority"),
        more.get("keys", KEYS),
        stops or Stops(),
        skipping=more.get("skipping", False),
        view=lambda: view,
        is_new=lambda: is_new,
    )


@pytest.mark.parametrize(
    ("view", "is_asked"),
    [
        (seen("main", active=0), True),
        (seen("main-2", active=0), True),
        (seen("upkeep", active=0), False),
        (seen("main"), False),
        (seen("draw"), False),
        (seen("end"), True),
        (seen("main", stack=(OTHERS_SPELL,)), True),
        (seen("main", stack=(OWN_SPELL,)), False),
        (seen("attackers", attacks=0), True),
        (seen("attackers", attacks=2), False),
    ],
)
def test_a_person_is_asked_where_it_may_matter(view: Like, *, is_asked: bool) -> None:
    assert answer(view) == (None if is_asked else "pass")


def test_nobody_is_asked_again_while_nothing_is_new() -> None:
    assert answer(seen("main", active=0), is_new=False) == "pass"


def test_who_wants_to_be_asked_in_every_step_is() -> None:
    always = Stops(choices={"windows": "always"})
    for stops in (always, Stops(stops="all")):
        assert answer(seen("draw"), stops=stops, is_new=False) is None
    assert answer(seen("draw"), stops=always, skipping=True) == "pass"


def test_other_questions_are_the_persons() -> None:
    assert answer(seen("draw"), kind="trigger", keys=("a", "b")) is None
    assert answer(seen("draw"), kind="trigger", keys=("a",)) == "a"
    assert answer(seen("draw"), keys=("pass",)) == "pass"


def test_what_concerns_a_seat() -> None:
    quiet = concern("priority", seen("main"))
    assert concern("priority", seen("draw")) == quiet
    assert concern("priority", seen("main", stack=(OWN_SPELL,))) == quiet
    others = (
        seen("main", stack=(OTHERS_SPELL,)),
        seen("attackers", attacks=0),
        seen("main", active=0),
        seen("main-2", active=0),
    )
    assert len({quiet, *(concern("priority", each) for each in others)}) == len(others) + 1
    assert concern("", seen("main", active=0)) == quiet  # the own main phase wakes nobody who skips


def test_the_table_has_these_customs() -> None:
    assert CUSTOMS.passes
    assert [each.usual for each in CUSTOMS.choices] == ["concern"]


def test_in_one_turn_a_seat_may_answer_more_than_four_spells() -> None:
    match = commander(1, seats=2)
    match.start()
    while match.pending[0].decision.domain is not None:
        question = match.pending[0]
        match.choose(question.decision.seat, (), serial=question.serial)
    question = match.pending[0]
    keys = tuple(each.key for each in question.decision.options if each.key != "pass")
    seat, moment = question.decision.seat, (1, match.table.state.turn)
    before = tuple(Passed(at, seat, moment, keys, str(at), "priority") for at in range(6))
    assert Windows(CUSTOMS, before).is_new(match, question)
    assert not Windows(replace(CUSTOMS, windows=4), before).is_new(match, question)
