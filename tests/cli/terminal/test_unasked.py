"""What bots do unasked at a table in the terminal."""

from __future__ import annotations

import pytest
from tests.bots.test_lcg_bot import bot
from tests.cli.terminal.tables import Script, typing
from tests.shipped import reader_for

from gorin.bots.sight import sight_of
from gorin.cli.terminal import doing
from gorin.cli.terminal.domains import example
from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest, new_game
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import wishes_for
from gorin.kernel.domain import Form, Subset
from gorin.kernel.journal import Initiated
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import say

PEACE = ("seat:1", *("no-attack", "round:1", "") * 2, 2)
ANSWERS = ("treaty-accept", "treaty-counter", "treaty-refuse")


@pytest.fixture
def sitting() -> Sitting:
    """A table of Enlightenment in its first dynasty phase."""
    chairs = (Chair("Ann"), *(Chair(f"Bot {number}", "heuristic") for number in (1, 2)))
    wishes = wishes_for(SHIPPED, "l5r-lcg", seats=3, format="enlightenment")
    asked = PlayRequest(game="l5r-lcg", seats=(), wishes=wishes, seed="a fixed seed", fast=True)
    reader = reader_for("en", game="l5r-lcg")
    found = new_game(asked, chairs, Script(typing()), "en", reader)
    agent = bot()
    while found.match.table.state.phase != "dynasty":
        question = found.match.pending[0]
        found.match.choose(question.decision.seat, agent.choose(sight_of(found.match, question)))
    return found


def acts(sitting: Sitting) -> list[tuple[int, str]]:
    entries = sitting.match.journal.all()
    return [(each.seat, each.kind) for each in entries if isinstance(each, Initiated)]


def test_a_bot_answers_what_somebody_offers(sitting: Sitting) -> None:
    assert not sitting.let_act()
    sitting.match.initiate(sitting.people[0], "treaty-offer", PEACE)
    assert sitting.let_act()
    (_, (seat, kind)) = acts(sitting)
    assert seat == 1
    assert kind in ANSWERS


def test_bots_answer_before_anything_else_is_typed(sitting: Sitting) -> None:
    ann = sitting.people[0]
    sitting.match.initiate(ann, "treaty-offer", PEACE)
    sitting.match.initiate(ann, "treaty-offer", ("seat:2", *PEACE[1:]))
    assert doing.do(sitting, ann, "treaty-withdraw 1") is None
    told = acts(sitting)
    assert told[2] == (ann, "treaty-withdraw")
    assert [seat for seat, _ in told[3:]] == [2]
    assert told[3][1] in ANSWERS


def test_an_offer_is_told_part_by_part_with_an_example_that_can_be_typed(sitting: Sitting) -> None:
    ann = sitting.people[0]
    told = doing.do(sitting, ann, "treaty-offer")
    assert told is not None
    assert [line[:3] for line in told[3:-1]] == [f"{letter}: " for letter in "abcdefgh"]
    typed = told[-1].partition("do ")[2]
    assert typed.startswith("treaty-offer a: 1; b: 3; c: ")
    assert doing.do(sitting, ann, typed) is None
    assert acts(sitting)[0] == (ann, "treaty-offer")


def test_what_is_wrong_with_an_offer_is_said_in_words(sitting: Sitting) -> None:
    ann = sitting.people[0]
    told = doing.do(sitting, ann, "treaty-offer a: 1; b: 3; c: 3; e: 3; h: 1")
    assert told is not None
    assert told[0].startswith("My promise is for: ")
    assert told[1:] == ["There is nothing for “Their promise is for” (ENL-10.2)"]
    assert not acts(sitting)


def test_a_form_that_takes_more_than_numbers_has_no_example() -> None:
    form = Form((("some", Subset(("x", "y"), 1, 2)),))
    asked = QuestionView(1, "share", "", say("ask-move"), (), form)
    assert example(asked) == ""
    assert example(QuestionView(1, "share", "", say("ask-move"))) == ""
