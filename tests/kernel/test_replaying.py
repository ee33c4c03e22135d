"""A match is put in again from its journal, and what was played is taken back."""

from __future__ import annotations

import pytest
from tests.kernel.test_match import once, serials, twice
from tests.kernel.toy import A, B, C, Noted, toy

from gorin.kernel.chance import Committed, Fast
from gorin.kernel.decision import CHANCE
from gorin.kernel.journal import Answered, Initiated, Undone, effective
from gorin.kernel.replaying import Disagreement


def test_a_replay_gives_the_same_match() -> None:
    match = toy(twice, chance=Fast(1))
    match.choose(A, "y")
    match.initiate(C, "note")
    match.choose(B, "x")
    again = toy(twice, chance=Fast(2), started=False)
    again.chance = None
    again.start()
    again.replay(effective(match.journal.all()))
    assert again.state_digest() == match.state_digest()
    assert again.journal.all() == match.journal.all()


def test_a_replay_that_ends_before_a_draw_lets_chance_go_on() -> None:
    again = toy(twice, chance=Fast(2))
    again.replay([Answered(1, A, "x")])
    assert serials(again) == {B: 3}
    assert again.chance is not None


@pytest.mark.parametrize(
    "entry", [Answered(1, B, "x"), Answered(2, A, "x"), Answered(1, A, "z"), Initiated(A, "fly")]
)
def test_an_entry_that_does_not_fit_is_named(entry: Answered | Initiated) -> None:
    match = toy(once)
    match.initiate(A, "note")
    with pytest.raises(Disagreement) as caught:
        match.replay([entry])
    assert caught.value.place == "entry 2"
    assert caught.value.message.id.startswith("refused-")


def test_an_undo_gives_the_earlier_state_and_draws_anew() -> None:
    chance = Committed(b"seed")
    match = toy(twice, chance=chance)
    before = match.state_digest()
    match.choose(A, "y")
    first = match.table.state.notes
    match.undo(B, to=0)
    assert match.state_digest() == before
    assert match.journal.all()[-1] == Undone(B, 0)
    assert chance.counter == 1
    match.choose(A, "y")
    assert match.table.state.notes != first
    assert chance.counter == 2
    assert match.log()[0] == Noted("y")


def test_an_undo_to_before_a_draw_draws_again() -> None:
    chance = Committed(b"seed")
    match = toy(twice, chance=chance)
    match.choose(A, "y")
    match.undo(A, to=1)
    assert chance.counter == 2
    assert serials(match) == {B: 3}
    assert [type(entry) for entry in match.journal.all()] == [Answered, Answered, Undone, Answered]


def test_an_undo_without_chance_leaves_the_draw_open() -> None:
    match = toy(twice)
    match.choose(A, "y")
    match.choose(CHANCE, [1, 2, 3])
    match.undo(A, to=1)
    assert serials(match) == {CHANCE: 2}
    with pytest.raises(ValueError, match="5"):
        match.undo(A, to=5)
    match.choose(CHANCE, [3, 2, 1])
    match.undo(A, to=0)
    assert serials(match) == {A: 1}
