from __future__ import annotations

from tests.kernel.toy import PROMPT, A, B, Noted, Toy, ToyView, choice, toy

from gorin.kernel.chance import Fast
from gorin.kernel.decision import Decision, Play, ask, ask_all
from gorin.kernel.domain import Range, Subset
from gorin.kernel.observe import Line, OptionView, Waiting, lines, observe, question_view
from gorin.kernel.table import Frame, Table
from gorin.kernel.words import say


def main(table: Table[Toy], frame: Frame) -> Play[None]:
    table.record(Noted("begun"))
    yield from ask_all(
        {A: choice(A, "x", "y", secret=True), B: Decision(B, PROMPT, domain=Range(1, 2))}
    )
    yield from ask(choice(A, "x", "y"))


def test_a_seat_sees_its_own_questions_and_who_else_is_waited_for() -> None:
    match = toy(main, chance=Fast(1))
    seen = observe(match, A)
    assert seen.seat == A
    assert seen.view == ToyView(("begun",))
    (question,) = seen.questions
    assert (question.kind, question.clause, question.serial, question.secret) == (
        "toy",
        "TOY-1",
        1,
        True,
    )
    assert question.options == (
        OptionView("x", say("option-x")),
        OptionView("y", say("option-y")),
    )
    assert seen.waiting == (Waiting(B, "toy"),)
    assert (seen.outcome, seen.log_length) == (None, 1)


def test_a_spectator_sees_no_question() -> None:
    seen = observe(toy(main), None)
    assert seen.questions == ()
    assert [waiting.seat for waiting in seen.waiting] == [A, B]


def test_a_question_of_a_domain_shows_the_domain() -> None:
    match = toy(main)
    shown = question_view(match, match.pending[1])
    assert (shown.options, shown.domain, shown.things) == ((), Range(1, 2), ())


def test_a_question_of_a_domain_shows_what_its_answer_may_name() -> None:
    def some(table: Table[Toy], frame: Frame) -> Play[None]:
        yield from ask(Decision(A, PROMPT, domain=Subset(("x", "y"), 0, 1)))

    match = toy(some)
    shown = question_view(match, match.pending[0])
    assert shown.options == ()
    assert shown.things == (OptionView("x", say("option-x")), OptionView("y", say("option-y")))


def test_each_reads_its_own_lines() -> None:
    match = toy(main)
    assert lines(match, A) == [Line("TOY-3", say("log-noted", text="begun"))]
    assert lines(match, None) == []
    assert lines(match, A, 1) == []
