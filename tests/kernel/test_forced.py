"""Questions with one option only, which a match that nobody watches answers itself."""

from __future__ import annotations

from tests.kernel.toy import A, B, C, Noted, Toy, choice, toy

from gorin.kernel.chance import Fast
from gorin.kernel.decision import Play, ask, ask_all, ask_any
from gorin.kernel.journal import Answered, effective
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table


def windows(table: Table[Toy], frame: Frame) -> Play[None]:
    """Somebody chooses, then all are asked in secret: some may only pass."""

    def noted(*texts: str) -> None:
        for text in texts:
            table.record(Noted(text))

    noted((yield from ask(choice(A, "x", "y", secret=True))))
    noted((yield from ask(choice(B, "pass", secret=True))))
    noted(*(yield from ask_all({A: choice(A, "pass"), B: choice(B, "u", "v")})).values())
    noted(*(yield from ask_all({A: choice(A, "pass"), C: choice(C, "pass")})).values())
    _, value = yield from ask_any(choice(A, "pass"), choice(B, "oh"))
    noted(value)
    noted((yield from ask(choice(C, "pass", secret=True))))


def answered(match: Match[Toy]) -> Match[Toy]:
    """Return a match after all its questions were answered by the last option."""
    while match.pending:
        question = match.pending[0]
        match.pick(question, len(question.decision.options) - 1)
    return match


def test_a_match_answers_itself_where_there_is_one_way_and_writes_the_same_journal() -> None:
    plain, forced = toy(windows), toy(windows, started=False)
    forced.forced = True
    forced.start()
    asked: list[object] = []
    while forced.pending:
        question = forced.pending[0]
        asked.append((question.decision.seat, [one.key for one in question.decision.options]))
        forced.pick(question, len(question.decision.options) - 1)
    assert asked == [(A, ["x", "y"]), (B, ["u", "v"]), (A, ["pass"])]
    assert answered(plain).journal.all() == forced.journal.all()
    assert plain.state_digest() == forced.state_digest()
    again = toy(windows)
    again.replay(effective(forced.journal.all()))
    assert again.state_digest() == forced.state_digest()


def test_copies_are_forced_too_and_taking_back_plays_on_to_a_choice() -> None:
    match = toy(windows)
    match.forced = True
    match.choose(A, "x")
    fork = match.fork()
    assert fork.forced
    fork.choose(B, "u")
    assert [question.decision.seat for question in fork.pending] == [A, B]
    assert len(match.journal) == 3
    match.undo(A, to=1)
    assert [question.decision.seat for question in match.pending] == [B]
    entries = [entry for entry in match.journal.all() if isinstance(entry, Answered)]
    assert [entry.answer for entry in entries] == ["x", "pass", "pass", "pass", "pass"]
    match.undo(A, to=0)
    assert [question.decision.seat for question in match.pending] == [A]


def test_who_has_left_is_answered_for_by_default_and_nothing_is_written() -> None:
    match = toy(windows)
    match.forced = True
    match.initiate(B, "leave")
    match.choose(A, "x")
    written = [entry.seat for entry in match.journal.all()]
    assert written == [B, A, A, A, C]
    assert answered(match).pending == ()
    again = toy(windows, chance=Fast(1))
    again.replay(effective(match.journal.all()))
    assert again.state_digest() == match.state_digest()
