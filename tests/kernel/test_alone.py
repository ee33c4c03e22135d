"""Decisions with one answer only: nobody is asked, and whoever wants to know is told."""

from __future__ import annotations

from typing import Any

from tests.kernel.toy import A, B, Noted, Toy, choice, toy

from gorin.kernel.decision import Decision, Play, ask
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table


def narrow(table: Table[Toy], frame: Frame) -> Play[None]:
    """One who has no choice, one who has, and one who has none again."""
    for decision in (choice(A, "x"), choice(B, "y", "z"), choice(A, "v")):
        table.record(Noted((yield from ask(decision))))


def told(match: Match[Toy]) -> list[Decision[Any]]:
    """Return a list that what nobody is asked is put into."""
    decisions: list[Decision[Any]] = []
    match.notice = decisions.append
    return decisions


def test_what_nobody_is_asked_is_told_when_it_is_answered() -> None:
    match = toy(narrow, started=False)
    alone = told(match)
    match.start()
    assert [each.options[0].key for each in alone] == ["x"]
    match.choose(B, "z")
    assert [each.options[0].key for each in alone] == ["x", "v"]
    assert match.table.state.notes == ("x", "z", "v")


def test_a_copy_tells_nobody_and_comes_to_the_same() -> None:
    match = toy(narrow, started=False)
    alone = told(match)
    match.start()
    twin = match.fork()
    assert twin.notice is None
    assert [each.options[0].key for each in alone] == ["x"]
    for each in (match, twin):
        each.choose(B, "y")
        assert each.table.state.notes == ("x", "y", "v")
    assert len(alone) == 2
