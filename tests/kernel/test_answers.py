"""Answers by default and at random, and answers that a decision checks."""

from __future__ import annotations

import pytest
from tests.kernel.toy import PROMPT, A, B, Noted, Toy, choice, toy

from gorin.kernel.answers import DRAWS, can_be, default_answer, random_answer, same
from gorin.kernel.clauses import Refusal, Refused, refuse
from gorin.kernel.decision import Decision, Lazily, Option, Play, ask
from gorin.kernel.domain import Range
from gorin.kernel.table import Frame, Table


def high(count: int) -> int:
    return count - 1


def test_defaults_and_random_answers() -> None:
    assert default_answer(choice(A, "x", "y", default=1)) == "y"
    assert default_answer(Decision(A, PROMPT, domain=Range(2, 4))) == 2
    assert random_answer(choice(A, "x", "y"), high) == "y"
    assert random_answer(Decision(A, PROMPT, domain=Range(2, 4)), high) == 4


def even(number: int) -> tuple[Refusal, ...]:
    return (refuse("TOY-6", "refused-odd", number=number),) if number % 2 else ()


def evens(table: Table[Toy], frame: Frame) -> Play[None]:
    decision: Decision[int] = Decision(A, PROMPT, domain=Range(1, 9), check=even, otherwise=2)
    table.record(Noted(str((yield from ask(decision)))))
    table.record(Noted((yield from ask(choice(B, "x", "y")))))


def test_an_answer_is_checked_before_anything_is_written() -> None:
    match = toy(evens)
    with pytest.raises(Refused) as caught:
        match.choose(A, 3)
    (refusal,) = caught.value.refusals
    assert (refusal.clause, refusal.reason.id) == ("TOY-6", "refused-odd")
    assert (len(match.journal), match.pending[0].decision.seat) == (0, A)
    match.choose(A, 4)
    assert match.table.state.notes == ("4",)
    assert match.determinized(B, lambda count: 0).table.state.notes == ("4",)


def test_samples_are_drawn_until_one_passes_and_defaults_pass() -> None:
    decision: Decision[int] = Decision(A, PROMPT, domain=Range(1, 9), check=even, otherwise=2)
    drawn = iter([0, 2, 5, 7])
    assert random_answer(decision, lambda count: next(drawn)) == 6
    tries: list[int] = []

    def odd(count: int) -> int:
        tries.append(count)
        return 0

    assert random_answer(decision, odd) == default_answer(decision) == 2
    assert len(tries) == DRAWS + 1
    assert [can_be(decision, number) for number in (3, 4, 12)] == [False, True, False]
    plain: Decision[int] = Decision(A, PROMPT, domain=Range(1, 9))
    assert not same(decision, plain)
    other: Decision[int] = Decision(A, PROMPT, domain=Range(1, 9), check=even, otherwise=2)
    assert same(decision, other)


def test_who_has_left_answers_otherwise_than_the_domain_where_that_is_refused() -> None:
    match = toy(evens)
    match.initiate(A, "leave")
    assert match.table.state.notes == ("2",)


def test_what_was_answered_is_not_listed_again_in_a_copy() -> None:
    looked: list[str] = []

    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        for name in ("first", "second"):

            def listed(name: str = name) -> tuple[Option[str], ...]:
                looked.append(name)
                return (Option("x", "x"), Option("y", "y"))

            table.record(Noted((yield from ask(Decision(A, PROMPT, Lazily(listed))))))

    match = toy(main)
    match.choose(A, "y")
    looked.clear()
    fork = match.fork()
    assert (fork.table.state.notes, looked) == (("y",), [])
    fork.choose(A, "x")
    assert (fork.table.state.notes, looked) == (("y", "x"), ["second"])
