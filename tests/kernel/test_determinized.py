"""Copies dealt anew where a step would take another way with other hidden cards."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest
from tests.kernel.toy import PROMPT, ROLL, A, B, C, Noted, Step, Toy, choice, toy

from gorin.kernel.answers import Undealable
from gorin.kernel.decision import TABLE, Decision, Play, Prompt, Seat, ask, ask_all, ask_any
from gorin.kernel.domain import Range, Subset
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table


def noted(table: Table[Toy], *texts: object) -> None:
    for text in texts:
        table.record(Noted(str(text)))


def hides(table: Table[Toy], frame: Frame) -> Play[None]:
    """A asks on only if it could answer *y*, and told nobody before."""
    keys = ("x", "y") if table.state.hidden % 3 == 0 else ("x", "z")
    if (yield from ask(choice(A, *keys, secret=True))) == "y":
        noted(table, (yield from ask(choice(A, "v", "w"))))


def dealing(match: Match[Toy], *numbers: int) -> list[int]:
    """Deal anew with these hidden numbers in turn, until one fits; return those left."""
    left = list(numbers)
    copy = match.determinized(B, lambda count: left.pop(0) if count == 1000 else 0)
    assert [q.decision.seat for q in copy.pending] == [q.decision.seat for q in match.pending]
    return left


def test_a_copy_that_takes_another_way_is_dealt_again() -> None:
    match = toy(hides)
    match.choose(A, "y")
    assert dealing(match, 1, 2, 6, 9) == [9]
    with pytest.raises(Undealable) as caught:
        match.determinized(B, lambda count: 1 % count, tries=3)
    assert caught.value.args == (("toy",),)
    assert match.pending[0].decision.options[0].key == "v"


def led(*ways: Step) -> Step:
    """Return a step that takes one of some ways by the hidden number."""

    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        play = ways[table.state.hidden % len(ways)](table, frame)
        assert play is not None
        yield from play

    return main


def one_of(*keys: str, seat: Seat = A, prompt: Prompt = PROMPT) -> Step:
    def way(table: Table[Toy], frame: Frame) -> Play[None]:
        decision = msgspec.structs.replace(choice(seat, *keys), prompt=prompt)
        noted(table, (yield from ask(decision)))
        noted(table, (yield from ask(choice(B, "x", "y"))))

    return way


def together(*seats: Seat) -> Step:
    def way(table: Table[Toy], frame: Frame) -> Play[None]:
        found = yield from ask_all({seat: choice(seat, "x", "y") for seat in seats})
        noted(table, *found.values())
        noted(table, (yield from ask(choice(B, "x", "y"))))

    return way


def beside(*seats: Seat) -> Step:
    def way(table: Table[Toy], frame: Frame) -> Play[None]:
        _, value = yield from ask_any(*(choice(seat, "x", "y") for seat in seats))
        noted(table, value)
        noted(table, (yield from ask(choice(B, "x", "y"))))

    return way


def ended(table: Table[Toy], frame: Frame) -> Play[None]:
    noted(table, (yield from ask(choice(A, "x", "y"))))
    table.record(Noted("end", ends=True))
    noted(table, (yield from ask(choice(B, "x", "y"))))


def in_numbers(high: int, seat: Seat = A) -> Step:
    def way(table: Table[Toy], frame: Frame) -> Play[None]:
        noted(table, (yield from ask(Decision(seat, PROMPT, domain=Range(0, high)))))
        noted(table, (yield from ask(choice(B, "x", "y"))))

    return way


@pytest.mark.parametrize(
    ("first", "other", "answers"),
    [
        (together(A, C), together(A, B, C), {A: "x", C: "x"}),
        (one_of("x", "y"), together(A, C), {A: "x"}),
        (one_of("x", "y"), beside(A, C), {A: "x"}),
        (beside(A, C), beside(A), {C: "x"}),
        (one_of("x", "y"), ended, {A: "x"}),
        (one_of("x", "y", seat=B), one_of("x", "z", seat=B), {B: "y"}),
        (one_of("x", "y", seat=TABLE), one_of("x", "z", seat=TABLE), {TABLE: "y"}),
        (one_of("x", "y", seat=B), one_of("x", "z", seat=B), {}),
        (one_of("x", "y"), one_of("x", "y", seat=C), {}),
        (one_of("x", "y"), one_of("x", "y", prompt=ROLL), {}),
        (together(A, C), one_of("x", "y"), {A: "x", C: "x"}),
        (one_of("x", "y"), together(A), {}),
        (together(A, C), together(A, B, C), {}),
        (in_numbers(9, B), in_numbers(8, B), {}),
    ],
)
def test_no_copy_dealt_anew_asks_something_else(
    first: Step, other: Step, answers: dict[Seat, str]
) -> None:
    match = toy(led(first, other))
    for seat, given in answers.items():
        match.choose(seat, given)
    before = match.state_digest()
    assert dealing(match, 1, 2) == []
    assert match.state_digest() == before


def test_an_answer_of_a_domain_that_is_not_possible_any_more_becomes_another() -> None:
    match = toy(led(in_numbers(9), in_numbers(3)))
    match.choose(A, 7)
    copy = match.determinized(B, lambda count: 1 if count == 1000 else 2)
    assert copy.table.state.notes == ("2",)
    match.choose(B, "x")
    match = toy(led(in_numbers(9), in_numbers(3)))
    match.choose(A, 3)
    assert match.determinized(B, lambda count: 1 % count).table.state.notes == ("3",)


def dealt(hidden: int, count: int) -> int:
    return hidden if count == 1000 else count - 1


def test_what_has_another_name_with_other_cards_is_named_by_it() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        number = table.state.hidden
        keys = tuple(f"card:{number + at}" for at in range(2 if number == 500 else 4))
        decision: Decision[tuple[str, ...]] = Decision(A, PROMPT, domain=Subset(keys, 0, 2))
        chosen = yield from ask(decision)
        noted(table, *chosen)
        noted(table, (yield from ask(choice(B, "x", "y"))))

    match = toy(main)
    match.choose(A, ["card:1", "card:3"])
    for hidden, notes in ((7, ("card:8", "card:10")), (500, ("card:500", "card:501"))):
        copy = match.determinized(B, partial(dealt, hidden))
        assert copy.table.state.notes == notes
