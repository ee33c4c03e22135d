"""Leaving a match: what is asked no more, and when it is over at once."""

from __future__ import annotations

from tests.kernel.test_match import once, secret, serials
from tests.kernel.toy import A, B, C, Noted, Toy, choice, note, toy

from gorin.kernel.decision import Play, ask
from gorin.kernel.journal import Answered, Initiated, effective
from gorin.kernel.table import Frame, Table


def over(table: Table[Toy], frame: Frame) -> None:
    """Whoever leaves ends the match."""
    table.record(Noted(f"{frame.seat} left", ends=True))


def test_the_running_step_is_broken_off_if_a_leaving_decides_the_match() -> None:
    match = toy(secret, leave=over)
    match.choose(A, "y")
    match.initiate(B, "leave")
    assert match.outcome is not None
    assert (match.pending, match.table.state.notes) == ((), ("1 left",))
    assert [type(entry) for entry in match.journal.all()] == [Answered, Initiated]
    again = toy(secret, leave=over)
    again.replay(effective(match.journal.all()))
    assert again.state_digest() == match.state_digest()
    match.undo(B, to=1)
    assert set(serials(match)) == {B, C}


def test_a_leaving_with_which_the_match_goes_on_breaks_nothing_off() -> None:
    def asks(table: Table[Toy], frame: Frame) -> Play[None]:
        yield from ask(choice(C, "x"))
        over(table, frame)

    def pushes(table: Table[Toy], frame: Frame) -> None:
        table.push(Frame("over", frame.seat))

    for leave in (note, asks):
        match = toy(once, leave=leave)
        match.initiate(B, "leave")
        assert set(serials(match)) == {A}
        assert match.outcome is None
        assert match.table.state.notes == ()
    later = toy(once, leave=pushes, over=over)
    later.initiate(B, "leave")
    assert later.outcome is not None
