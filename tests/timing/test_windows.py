from __future__ import annotations

from typing import Any

from tests.timing.little import ASKED, A, B, C, Little, Played, Said, table_of

from gorin.kernel.decision import Decision, Option, Play, ask
from gorin.kernel.table import Frame, Table
from gorin.timing.windows import Rotation, around, following, waiting


def choose(table: Table[Little], frame: Frame) -> Play[str | None]:
    options: tuple[Option[str | None], ...] = (Option("pass", None), Option("act", "act"))
    return (yield from ask(Decision(frame.seat, ASKED, options)))


def act(table: Table[Little], frame: Frame, chosen: str) -> None:
    table.record(Said(f"{frame.seat}"))


def window(**more: Any) -> Rotation[str]:
    given: dict[str, Any] = {"seats": lambda table: table.state.seats, "choose": choose, "act": act}
    return Rotation("window", **{**given, **more})


def played(found: Rotation[str], *numbers: int) -> Played:
    return Played(table_of(found.frame(B, *numbers), window=found.play))


def test_seats_go_round_clockwise_from_any_even_one_that_is_gone() -> None:
    assert around((A, B, C), B) == (B, C, A)
    assert around((A, C), B) == (C, A)
    assert (following((A, B, C), C), following((A, C), B), following((A,), A)) == (A, C, A)
    assert waiting((A, B, C), B, (C,)) == (B, A)


def test_a_window_ends_when_all_have_passed_one_after_the_other() -> None:
    match = played(window())
    seats = [match.asked, match.answer("pass").asked, match.answer("pass").asked]
    assert seats == [B, C, A]
    assert match.answer("pass").asked is None
    assert not match.table.state.frames


def test_who_acts_gives_all_another_opportunity_and_the_next_seat_goes_on() -> None:
    match = played(window()).answer("pass", "act")
    assert (match.asked, match.table.state.told) == (A, ("2",))
    match.answer("pass", "pass")
    assert match.asked == C
    match.answer("pass")
    assert match.asked is None


def test_in_some_games_who_has_acted_goes_on() -> None:
    match = played(window(keeps=True)).answer("pass", "act")
    assert match.asked == C
    match.answer("pass", "pass", "pass")
    assert match.asked is None


def test_a_seat_that_publicly_can_do_nothing_is_not_asked() -> None:
    match = played(window(may_act=lambda table, frame: frame.seat == A))
    assert match.asked == A
    match.answer("act")
    assert match.asked == A
    match.answer("pass")
    assert match.asked is None


def test_a_seat_that_leaves_in_the_middle_is_passed_over() -> None:
    match = played(window()).answer("pass")
    assert match.asked == C
    match.table.state.seats = (A, B)
    match.answer("act")
    assert match.asked == A
    match.table.state.seats = (A,)
    match.answer("pass")
    assert match.asked is None


def test_what_an_act_brings_comes_before_the_next_opportunity() -> None:
    def push(table: Table[Little], frame: Frame, chosen: str) -> None:
        table.push(Frame("then"))

    def then(table: Table[Little], frame: Frame) -> Play[None]:
        answer = yield from ask(Decision(A, ASKED, (Option("one", 1), Option("two", 2))))
        table.record(Said(str(answer)))

    found = window(act=push)
    match = Played(table_of(found.frame(B), window=found.play, then=then)).answer("act")
    assert match.keys == ["one", "two"]
    match.answer("two")
    assert (match.asked, match.table.state.told) == (C, ("2",))


def test_an_act_may_ask_in_its_own_step() -> None:
    def twice(table: Table[Little], frame: Frame, chosen: str) -> Play[None]:
        answer = yield from ask(Decision(A, ASKED, (Option("one", 1), Option("two", 2))))
        table.record(Said(str(answer)))

    match = played(window(act=twice)).answer("act", "one")
    assert (match.asked, match.table.state.told) == (C, ("1",))


def test_a_window_of_what_is_over_closes() -> None:
    match = played(window(numbers=1, goes_on=lambda table, frame: table.state.counter == 0), 7)
    assert match.answer("pass").asked == C
    match.table.state.counter = 1
    assert match.answer("pass").asked is None
