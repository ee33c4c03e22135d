from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toy import PROMPT, ROLL, A, B, C, Noted, Toy, choice, toy

from gorin.kernel.chance import ENTROPY, Committed, Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import (
    CHANCE,
    Decision,
    Option,
    Play,
    Prompt,
    Seat,
    ask,
    ask_all,
    ask_any,
    draw_chance,
)
from gorin.kernel.domain import Assignment, Dice, Form, Range, Subset
from gorin.kernel.journal import Answered, Initiated, effective
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table
from gorin.kernel.words import say


def noted(table: Table[Toy], *texts: object) -> None:
    for text in texts:
        table.record(Noted(str(text)))


def once(table: Table[Toy], frame: Frame) -> Play[None]:
    noted(table, (yield from ask(choice(A, "x", "y"))))


def twice(table: Table[Toy], frame: Frame) -> Play[None]:
    noted(table, (yield from ask(choice(A, "x", "y"))))
    noted(table, (yield from draw_chance(ROLL, Dice(3))))
    noted(table, (yield from ask(choice(B, "x", "y"))))


def secret(table: Table[Toy], frame: Frame) -> Play[None]:
    chosen = yield from ask_all({seat: choice(seat, "x", "y", secret=True) for seat in (A, B, C)})
    noted(table, *chosen.values())


def talk(table: Table[Toy], frame: Frame) -> Play[None]:
    """B and C may say things beside A's question; what C says is followed by a die."""
    main = choice(A, "go", "stop", default=1)
    while True:
        decision, value = yield from ask_any(main, choice(B, "hm"), choice(C, "ah", "oh"))
        noted(table, value)
        if decision is main:
            return
        if decision.seat == C:
            noted(table, (yield from draw_chance(ROLL, Dice(1))))


def endless() -> object:
    """Return lists in lists, deeper than a program can go."""
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    return deep


def serials(match: Match[Any]) -> dict[Seat, int]:
    return {question.decision.seat: question.serial for question in match.pending}


# -- answering -----------------------------------------------------------------------------


def test_a_match_asks_and_goes_on_with_the_answer() -> None:
    match = toy(once)
    assert match.question(A).decision.seat == A
    match.choose(A, "y")
    assert match.table.state.notes == ("y",)
    assert match.pending == ()
    assert match.journal.all() == [Answered(1, A, "y")]


def test_an_option_may_be_picked_by_its_position() -> None:
    match = toy(once)
    match.pick(match.pending[0], 1)
    assert match.table.state.notes == ("y",)


@pytest.mark.parametrize(
    ("seat", "answer", "serial", "reason"),
    [
        (B, "x", None, "refused-not-asked"),
        (A, "x", 7, "refused-not-asked"),
        (A, "z", None, "refused-no-such-option"),
        (A, 0, None, "refused-no-such-option"),
    ],
)
def test_other_answers_are_refused(seat: Seat, answer: Any, serial: Any, reason: str) -> None:
    match = toy(once)
    with pytest.raises(Refused) as caught:
        match.choose(seat, answer, serial=serial)
    assert caught.value.message.id == reason
    assert len(match.journal) == 0


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        ("z" * 80, "z" * 80),
        ("z" * 81, "z" * 80 + "…"),
        ([[1, 2], {}], "[[1, 2], {}]"),
        pytest.param(endless(), "…", id="deep"),
        pytest.param(10**5000, "…", id="long"),
    ],
)
def test_of_an_answer_that_may_be_anything_only_the_beginning_is_shown(
    answer: Any, shown: str
) -> None:
    match = toy(once)
    with pytest.raises(Refused) as caught:
        match.choose(A, answer)
    assert caught.value.refusals[0].reason.args["answer"] == shown
    assert match.pending


def test_an_answer_that_is_not_of_the_domain_is_refused_with_its_reason() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        domain = Subset(("x", "y"), 0, 2)
        noted(table, (yield from ask(Decision(A, PROMPT, domain=domain))))

    match = toy(main)
    for answer, reason, shown in ((["z"], "answer-unknown-key", "z"), (1, "answer-not-keys", "1")):
        with pytest.raises(Refused) as caught:
            match.choose(A, answer)
        message = caught.value.message
        assert (message.id, message.args["answer"], caught.value.clause) == (reason, shown, "TOY-1")
    match.choose(A, ["y", "x"])
    assert match.journal.all() == [Answered(1, A, ("x", "y"))]


def test_all_that_is_wrong_with_an_answer_of_several_parts_is_told_with_its_place() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        domain = Form((("n", Range(1, 2)), ("to", Assignment(("a",), ("p",), 0, 1))))
        noted(table, (yield from ask(Decision(A, PROMPT, domain=domain))))

    match = toy(main)
    with pytest.raises(Refused) as caught:
        match.choose(A, {"n": 7, "to": {"a": "z" * 81}})
    of_number, of_place = (refusal.reason for refusal in caught.value.refusals)
    assert of_number == say("error-at", place="n", reason=say("answer-out-of-range", answer="7"))
    beyond = say("answer-not-to-there", answer="z" * 80 + "…")
    inner = say("error-at", place="a", reason=beyond)
    assert of_place == say("error-at", place="to", reason=inner)
    assert not len(match.journal)
    match.choose(A, {"n": 2, "to": {"a": "p"}})
    assert match.journal.all() == [Answered(1, A, (2, (("a", "p"),)))]


def test_chance_is_drawn_inline_or_waits_like_a_seat() -> None:
    match = toy(twice, chance=Fast(1))
    match.choose(A, "x")
    drawn = match.journal.all()[1]
    assert isinstance(drawn, Answered)
    waiting = toy(twice)
    waiting.choose(A, "x")
    assert serials(waiting) == {CHANCE: 2}
    waiting.choose(CHANCE, list(drawn.answer))
    assert waiting.journal.all() == match.journal.all()
    assert serials(waiting) == serials(match) == {B: 3}


def test_a_secret_draw_is_marked_so_in_the_journal() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        noted(table, (yield from draw_chance(ROLL, Dice(1), secret=True)))

    inline, fed = toy(main, chance=Fast(1)), toy(main)
    entry = inline.journal.all()[0]
    assert isinstance(entry, Answered)
    assert entry.secret
    fed.replay([entry])
    assert fed.journal.all() == [entry]


def test_secret_answers_are_collected_in_any_order() -> None:
    match = toy(secret)
    match.choose(C, "y")
    match.choose(A, "x")
    assert serials(match) == {B: 2}
    with pytest.raises(Refused):
        match.choose(A, "y")
    match.choose(B, "x")
    assert match.table.state.notes == ("x", "x", "y")
    assert all(isinstance(entry, Answered) and entry.secret for entry in match.journal.all())


def test_steps_may_ask_nothing_and_push_others() -> None:
    def main(table: Table[Toy], frame: Frame) -> None:
        table.push(Frame("first"), Frame("second"))

    def step(table: Table[Toy], frame: Frame) -> None:
        noted(table, frame.step)

    assert toy(main, first=step, second=step).table.state.notes == ("first", "second")


def test_a_question_of_another_match_is_not_picked() -> None:
    match = toy(secret)
    with pytest.raises(AssertionError):
        match.pick(match.fork().pending[0], 0)
    assert match.pending


# -- open questions ------------------------------------------------------------------------


def test_untouched_open_questions_keep_their_serial_numbers() -> None:
    match = toy(talk)
    assert serials(match) == {A: 1, B: 2, C: 3}
    match.choose(C, "ah", serial=3)
    match.choose(CHANCE, (4,))
    assert match.table.state.notes == ("ah", "(4,)")
    assert serials(match) == {A: 1, B: 2, C: 5}
    match.choose(B, "hm", serial=2)
    assert serials(match) == {A: 1, B: 6, C: 5}
    match.choose(A, "go", serial=1)
    assert match.pending == ()


def test_open_questions_keep_the_same_numbers_when_chance_answers_at_once() -> None:
    match = toy(talk, chance=Fast(3))
    match.choose(C, "ah")
    assert serials(match) == {A: 1, B: 2, C: 5}
    again = toy(talk)
    again.replay(effective(match.journal.all()))
    assert serials(again) == serials(match)


def test_an_answer_to_an_open_question_is_not_taken_twice() -> None:
    match = toy(talk)
    match.choose(B, "hm", serial=2)
    with pytest.raises(Refused):
        match.choose(B, "hm", serial=2)


def test_a_question_that_changed_is_another_one() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        for concerns in (B, C):
            decision = Decision(A, PROMPT, (Option("x", "x"),), concerns=concerns)
            yield from ask_any(decision, choice(B, "y"))

    match = toy(main)
    match.choose(B, "y")
    assert serials(match) == {A: 3, B: 4}


# -- initiatives ---------------------------------------------------------------------------


def test_what_is_done_unasked_waits_for_the_end_of_the_step() -> None:
    match = toy(once)
    match.initiate(C, "note")
    assert len(match.log()) == 0
    match.choose(A, "x")
    assert match.table.state.notes == ("x", "note 2")
    assert match.journal.all() == [Initiated(C, "note"), Answered(1, A, "x")]


def test_between_steps_it_happens_at_once() -> None:
    match = toy(lambda table, frame: None)
    match.initiate(B, "note")
    assert match.table.state.notes == ("note 1",)


def test_an_initiative_that_is_unknown_or_makes_no_sense_is_refused() -> None:
    match = toy(once)
    for kind, data in (("fly", None), ("note", "nonsense")):
        with pytest.raises(Refused):
            match.initiate(A, kind, data)
    assert len(match.journal) == 0


def test_nothing_is_done_unasked_when_the_match_is_over() -> None:
    def main(table: Table[Toy], frame: Frame) -> None:
        table.record(Noted("x", ends=True))

    with pytest.raises(Refused):
        toy(main).initiate(A, "note")


def test_a_seat_that_left_is_answered_for() -> None:
    match = toy(twice, chance=Fast(1))
    match.initiate(B, "leave")
    assert match.pending
    match.pick(match.pending[0], 0)
    assert match.table.state.notes[-2:] == ("x", "leave 1")
    assert [type(entry) for entry in match.journal.all()] == [Initiated, Answered, Answered]


def test_secret_questions_go_on_without_a_seat_that_left() -> None:
    match = toy(secret)
    match.choose(A, "y")
    match.initiate(B, "leave")
    assert serials(match) == {C: 3}
    match.initiate(C, "leave")
    assert match.table.state.notes == ("y", "x", "x", "leave 1", "leave 2")


def test_open_questions_beside_the_first_close_when_their_seat_leaves() -> None:
    match = toy(talk)
    match.initiate(B, "leave")
    assert serials(match) == {A: 1, C: 3}
    match.choose(C, "oh")
    match.choose(CHANCE, [1])
    assert set(serials(match)) == {A, C}
    assert match.fork().pending[1].serial == match.pending[1].serial


def test_the_first_open_question_is_answered_by_default_when_its_seat_leaves() -> None:
    match = toy(talk)
    match.initiate(A, "leave")
    assert match.pending == ()
    assert match.table.state.notes == ("stop", "leave 0")


def test_entropy_may_be_added_while_the_match_runs() -> None:
    source = Committed(b"seed", ("first",))
    match = toy(twice, chance=source)
    match.initiate(B, ENTROPY, "second")
    assert source.entropy == ("first", "second")
    assert match.journal.all() == [Initiated(B, ENTROPY, "second")]
    for seat, data in ((Seat(9), "x"), (A, 4)):
        with pytest.raises(Refused):
            match.initiate(seat, ENTROPY, data)
    simple = toy(twice, chance=Fast(1))
    simple.initiate(B, ENTROPY, "x")
    assert len(simple.journal) == 1


# -- the end -------------------------------------------------------------------------------


def test_nothing_is_asked_after_the_outcome() -> None:
    closed: list[str] = []

    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        try:
            yield from ask(choice(A, "x", "y"))
            table.record(Noted("over", ends=True))
            noted(table, (yield from draw_chance(ROLL, Dice(1))))
        finally:
            closed.append("closed")

    match = toy(main, chance=Fast(1), state=Toy(frames=(Frame("note"), Frame("main"))))
    match.choose(A, "x")
    assert match.outcome is not None
    assert match.pending == ()
    assert match.table.state.notes == ("over",)
    assert closed == ["closed"]
    assert len(match.journal) == 1
    assert match.fork().outcome == match.outcome


# -- forks ---------------------------------------------------------------------------------


def test_a_fork_of_a_match_that_has_not_started_starts() -> None:
    match = toy(once, started=False)
    fork = match.fork()
    fork.start()
    assert fork.pending
    assert match.pending == ()


def test_a_fork_in_the_middle_of_a_step_has_the_same_past_and_its_own_future() -> None:
    match = toy(twice, chance=Fast(1))
    match.choose(A, "y")
    fork = match.fork()
    fork.choose(B, "x")
    assert match.table.state.notes == fork.table.state.notes[:2]
    assert len(match.log()) == 2
    assert len(fork.log()) == 3
    match.choose(B, "y")
    assert match.table.state.notes[-1] == "y"
    assert fork.table.state.notes[-1] == "x"


def test_a_fork_keeps_partial_answers_and_what_waits() -> None:
    match = toy(secret)
    match.choose(B, "y")
    match.initiate(C, "note")
    fork = match.fork()
    assert serials(fork) == {A: 1, C: 3}
    fork.choose(A, "x")
    fork.choose(C, "x")
    assert fork.table.state.notes == ("x", "y", "x", "note 2")


def test_a_fork_keeps_answers_to_open_questions() -> None:
    match = toy(talk)
    match.choose(B, "hm")
    fork = match.fork()
    assert serials(fork) == serials(match)
    fork.choose(A, "go")
    assert fork.table.state.notes == ("hm", "go")


def test_a_fork_during_a_draw_keeps_the_open_questions_beside_it() -> None:
    match = toy(talk)
    match.choose(C, "ah")
    fork = match.fork()
    for copy in (match, fork):
        copy.choose(CHANCE, [2])
    assert serials(fork) == serials(match) == {A: 1, B: 2, C: 5}


def test_a_fork_with_chance_draws_what_was_left_to_it() -> None:
    match = toy(twice)
    match.choose(A, "x")
    fork = match.fork(chance=Fast(5))
    assert serials(fork) == {B: 3}
    assert serials(match) == {CHANCE: 2}
    assert serials(match.fork(chance=None)) == {CHANCE: 2}


def test_a_match_that_need_not_fork_cannot() -> None:
    match = toy(once, forkable=False)
    assert not match.forkable
    assert toy(once).forkable
    with pytest.raises(ValueError, match="forkable"):
        match.fork()
    with pytest.raises(ValueError, match="0"):
        match.undo(A, to=0)
    match.choose(A, "x")
    assert match.fork().table.state.notes == ("x",)


def test_copies_receive_what_was_kept() -> None:
    """What counts until the next event, only if the cards are the same."""
    match = toy(twice, chance=Fast(1))
    table = match.table
    table.memo["memo"] = table.kept["kept"] = (1, 1)
    fork, dealt = match.fork(), match.determinized(A, low)
    assert ("memo" in fork.table.memo, "kept" in fork.table.kept) == (True, True)
    assert ("memo" in dealt.table.memo, "kept" in dealt.table.kept) == (False, True)
    fork.table.memo.clear()
    fork.table.kept.clear()
    assert (table.memo, table.kept) == ({"memo": (1, 1)}, {"kept": (1, 1)})
    match.choose(A, "x")
    table.memo["memo"] = 2
    assert match.fork().table.memo == {"memo": 2}
    assert "memo" not in match.determinized(A, low).table.memo


# -- copies dealt anew ---------------------------------------------------------------------


def low(count: int) -> int:
    return 0


def high(count: int) -> int:
    return count - 1


def test_a_copy_dealt_anew_holds_other_hidden_cards_and_no_journal() -> None:
    match = toy(secret)
    match.choose(C, "x")
    assert len(match.journal) == 1
    copy = match.determinized(A, high)
    assert copy.table.state.hidden == 999
    assert match.table.state.hidden == 0
    assert copy.journal.all() == []
    with pytest.raises(ValueError, match="0"):
        copy.undo(A, to=0)
    copy.choose(A, "y")
    copy.choose(B, "x")
    assert copy.fork().table.state.notes == ("y", "x", "y")
    assert [entry.seat for entry in copy.journal.all()] == [A, B]


def test_open_secret_answers_of_others_are_dealt_anew() -> None:
    match = toy(secret)
    match.choose(A, "x")
    match.choose(B, "x")
    for viewer, expected in ((A, ("x", "y", "x")), (B, ("y", "x", "x")), (None, ("y", "y", "x"))):
        copy = match.determinized(viewer, high)
        copy.choose(C, "x")
        assert copy.table.state.notes == expected


def test_open_secret_answers_of_a_domain_are_dealt_anew() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        bids: dict[Seat, int] = yield from ask_all(
            {seat: Decision(seat, PROMPT, domain=Range(0, 9), secret=True) for seat in (A, B)}
        )
        noted(table, *bids.values())

    match = toy(main)
    match.choose(A, 4)
    copy = match.determinized(B, high)
    copy.choose(B, 1)
    assert copy.table.state.notes == ("9", "1")


def test_given_answers_that_are_not_possible_any_more_become_others() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        number = table.state.hidden
        keys = ("x", "y") if number == 0 else ("v", "w")
        noted(table, (yield from ask(choice(A, *keys, secret=True))))
        noted(table, (yield from ask(choice(B, "x", "y"))))
        chosen = yield from ask_all({A: choice(A, *keys), C: choice(C, "x", "y")})
        noted(table, *chosen.values())
        _, value = yield from ask_any(choice(A, "x", "y"), choice(B, "x"))
        noted(table, value)
        noted(table, (yield from draw_chance(ROLL, Dice(1))))
        noted(table, (yield from ask(choice(C, "x", "y"))))

    match = toy(main, chance=Fast(1))
    match.choose(A, "y")
    match.choose(B, "y")
    match.choose(A, "y")
    match.choose(C, "y")
    match.choose(A, "y")
    *_, rolled = match.table.state.notes
    copy = match.determinized(B, high)
    assert copy.table.state.notes == ("w", "y", "w", "y", "y", rolled)
    assert serials(copy) == serials(match)


# -- reading -------------------------------------------------------------------------------


def test_the_log_is_read_from_any_event_on() -> None:
    match = toy(twice, chance=Fast(1))
    match.choose(A, "y")
    match.choose(B, "x")
    assert match.log(2) == [Noted("x")]


def test_a_question_lies_beside_another_where_play_goes_on_without_it() -> None:
    def either(table: Table[Toy], frame: Frame) -> Play[None]:
        _ = yield from ask_any(choice(A, "x"), choice(B, "x"))

    def both(table: Table[Toy], frame: Frame) -> Play[None]:
        _ = yield from ask_all({seat: choice(seat, "x") for seat in (A, B)})

    for step, beside in ((either, [False, True]), (both, [False, False]), (once, [False])):
        match = toy(step)
        assert [match.is_beside(question) for question in match.pending] == beside


def test_why_not_is_for_the_game_to_say() -> None:
    (refusal,) = toy(once).why_not(A, "dance")
    assert refusal.clause == "TOY-4"


def test_what_no_clause_forbids_is_refused_unless_it_is_an_open_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = toy(twice, chance=Fast(1))
    monkeypatch.setattr(type(match.table.rulebook.game), "why_not", lambda *_: ())
    assert match.why_not(A, "x") == ()
    other = match.why_not(A, "dance")
    assert [(one.clause, one.reason.id) for one in other] == [("TOY-1", "refused-other-question")]
    waits = match.why_not(B, "x")
    assert [(one.clause, one.reason.id) for one in waits] == [("TOY-1", "refused-not-asked")]
    match.choose(A, "y")
    match.choose(B, "x")
    assert [one.reason.id for one in match.why_not(A, "x")] == ["refused-over"]


def test_an_attempt_of_several_parts_is_open_if_it_begins_with_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        noted(table, (yield from ask(choice(A, "play:bow.3", "pass"))))
        domain = Assignment(("bear.1", "bear.2"), ("seat.1",), 0, 2)
        noted(
            table,
            (yield from ask(Decision(A, Prompt("attack", "TOY-1", "ask-toy"), domain=domain))),
        )

    match = toy(main)
    monkeypatch.setattr(type(match.table.rulebook.game), "why_not", lambda *_: ())
    for attempt in ("play:bow", "play:bow.3", "play:bow.3>at:2", "play:bow>at:2"):
        assert match.why_not(A, attempt) == ()
    for attempt in ("play:bow.3.1", "play:bo", "play:bow.4>at:2", "attack:bear.1", ">pass"):
        assert match.why_not(A, attempt)
    match.choose(A, "pass")
    for attempt in ("attack:bear.1", "attack:bear.1>seat.1"):
        assert match.why_not(A, attempt) == ()
    for attempt in ("attack:wolf.1", "block:bear.1", "attack:bear.1>seat.2", "pass"):
        assert match.why_not(A, attempt)
