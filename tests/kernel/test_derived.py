"""Values derived from a state: how long they stay, and what copies have of them."""

from __future__ import annotations

import pytest
from tests.kernel.toy import A, B, Noted, Toy, choice, toy

from gorin.kernel.decision import Play, ask
from gorin.kernel.table import Frame, Table, derived


def noted(table: Table[Toy], *texts: str) -> None:
    for text in texts:
        table.record(Noted(text))


@derived
def count(table: Table[Toy], about: None) -> int:
    return len(table.state.notes)


def counted(table: Table[Toy], frame: Frame) -> Play[None]:
    """A counts the notes, and writes down as many times as there were."""
    for _ in range(3):
        noted(table, *["x"] * count(table, None), (yield from ask(choice(A, "x", "y"))))
    count(table, None)
    noted(table, (yield from ask(choice(B, "x", "y"))))


def test_a_copy_that_plays_its_step_again_has_at_each_moment_what_counted_then() -> None:
    match = toy(counted)
    for number, seat in enumerate((A, A, A, B)):
        fork = match.fork()
        again = fork.fork()
        assert count(fork.table, None) == count(match.table, None) == len(match.table.state.notes)
        assert count(again.table, None) == count(match.table, None)
        for copy in (match, fork, again):
            copy.choose(seat, "y")
        assert fork.table.state.notes == match.table.state.notes == again.table.state.notes
        assert len(match.table.state.notes) == (1, 3, 7, 8)[number]


@pytest.mark.parametrize("unread", [False, True])
def test_derived_values_stay_until_an_event_that_they_may_read(*, unread: bool) -> None:
    class Whispered(Noted, frozen=True):
        pass

    Whispered.unread = unread
    table = toy(counted).table
    table.memo["memo"] = 1
    table.record(Whispered("x"))
    assert ("memo" in table.memo) == unread
