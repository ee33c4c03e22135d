from __future__ import annotations

from typing import Any

import pytest
from tests.hall.tables import ANA, BEN, CAI, Table, ids, observed, other
from tests.raids import raid

from gorin.hall.table.commands import Act, Answer, ListAttempts, Older, Pause, Resync, WhyNot
from gorin.hall.table.records import Played
from gorin.hall.table.updates import AttemptList, Done, OlderLines, Reasons
from gorin.kernel.chance import ENTROPY
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.journal import Answered
from gorin.kernel.words import Message


def two() -> Table:
    return Table(ANA, BEN).begin()


def test_an_answer_goes_into_one_record_with_all_that_chance_answers() -> None:
    table = two()
    before = len(table.all_kept())
    while not any(
        isinstance(entry, Answered) and entry.seat == CHANCE
        for record in table.records[before:]
        for entry in getattr(record, "entries", ())
    ):
        table.answer(table.asked())
    for record in table.records[before:]:
        assert isinstance(record, Played)
        assert record.by == "person"
        first, *rest = record.entries
        assert isinstance(first, Answered)
        assert first.seat >= 0
        assert all(isinstance(entry, Answered) and entry.seat == CHANCE for entry in rest)


def test_only_who_is_asked_may_answer() -> None:
    table = two()
    table.until_kind("move")
    asked = table.asked()
    question = table.question(asked)
    assert question is not None
    key = question.options[0].key
    assert table.refuses(other(asked), Answer(1, question.serial, key)) == ("refused-not-asked",)
    table.enter(CAI, "spectator")
    assert table.refuses(CAI, Answer(1, question.serial, key)) == ("hall-no-seat",)
    assert isinstance(table.do(asked, Answer(5, question.serial, key)), Done)


def test_a_doubled_answer_is_refused_and_changes_nothing() -> None:
    table = Table(ANA).begin()
    first = table.until_kind("move")
    answer = Answer(1, first.serial, "stay")
    table.do(ANA, answer)
    assert table.refuses(ANA, answer) == ("hall-answer-late",)


def test_a_late_answer_never_meets_another_question() -> None:
    """After something was taken back serial numbers of the match come again; these do not."""
    from gorin.hall.table.commands import AskUndo

    table = Table(ANA, undo="any").begin()
    shown: set[int] = set()
    for _ in range(6):
        question = table.question(ANA)
        assert question is not None
        assert question.serial not in shown
        table.answer(ANA)
        late = table.question(ANA)
        assert late is not None
        shown |= {question.serial, late.serial}
        table.do(ANA, AskUndo(1))
        for serial in shown:
            assert table.refuses(ANA, Answer(1, serial, "keep-hand")) == ("hall-answer-late",)


@pytest.mark.parametrize(
    "nonsense",
    ["", "fly", 1, None, -1.5, [], {}, {"hidden": "x"}, [[1]], True, "x" * 5_000, 10**18],
)
def test_nonsense_is_no_answer(nonsense: Any) -> None:
    table = two()
    question = table.until_kind("move")
    refused = table.refuses(table.asked(), Answer(1, question.serial, nonsense))
    assert refused == ("refused-no-such-option",)


def test_a_match_is_played_to_its_end_and_then_nothing_more() -> None:
    table = two()
    serial = 1
    while table.room.stage == "playing":
        asked = table.asked()
        question = table.question(asked)
        assert question is not None
        serial = question.serial
        table.answer(asked)
    assert table.room.stage == "over"
    assert table.refuses(ANA, Answer(1, serial, "pass")) == ("hall-is-over",)
    assert table.refuses(ANA, Act(1, "concede")) == ("hall-is-over",)
    assert table.refuses(ANA, Pause(1, on=True)) == ("hall-is-over",)
    view = table.room.view(table.at, {})
    assert view.seed == table.room.seed.hex()


def test_a_seat_concedes_when_it_likes() -> None:
    table = two()
    table.until_kind("move")
    one = other(table.asked())
    assert table.room.you(one).initiatives == ("concede",)
    table.concede(one)
    assert ids(table)[-1] == "hall-told-gave-up"
    assert table.room.stage == "over", "the other need not answer first"
    assert table.question(other(one)) is None
    assert table.refuses(one, Act(1, "concede")) == ("hall-is-over",)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == (table.room.seat_of(other(one)),)
    assert table.room.you(one).initiatives == ()


def test_of_three_one_concedes_and_the_others_go_on() -> None:
    table = Table(ANA, BEN, CAI).begin()
    table.until_kind("move")
    table.concede(BEN)
    assert table.room.stage == "playing"
    assert table.refuses(BEN, Act(1, "concede")) == ("refused-initiative",)
    table.until(lambda: table.room.stage == "over")
    assert not any(
        isinstance(e, Answered) and e.seat == 1
        for record in table.records[-50:]
        for e in getattr(record, "entries", ())
    )


@pytest.mark.parametrize("kind", ["fly", "", ENTROPY, "x" * 10_000])
def test_nothing_else_is_done_unasked(kind: str) -> None:
    table = two()
    assert table.refuses(ANA, Act(1, kind, "data")) == ("refused-initiative",)


def test_nobody_fills_the_journal_with_an_act() -> None:
    table = two()
    assert table.refuses(ANA, Act(1, "concede", "x" * 5_000)) == ("hall-text-too-long",)


def test_a_seat_is_told_why_not() -> None:
    table = two()
    table.until_kind("move")
    idle = other(table.asked())
    reply = table.do(idle, ListAttempts(3))
    assert isinstance(reply, AttemptList)
    assert reply.id == 3
    attempt = next(each for each in reply.attempts if each.startswith("move:"))
    reasons = table.do(idle, WhyNot(4, attempt))
    assert isinstance(reasons, Reasons)
    assert reasons.refusals
    assert all(fault.clause for fault in reasons.refusals)
    assert table.refuses(idle, WhyNot(1, "dance:tango"))
    table.enter(CAI, "spectator")
    assert table.refuses(CAI, WhyNot(1, attempt)) == ("hall-no-seat",)
    assert table.refuses(CAI, ListAttempts(1)) == ("hall-no-seat",)


def test_asking_changes_nothing() -> None:
    table = two()
    before = observed(table)
    for wish in (ListAttempts(1), WhyNot(2, "search"), Older(3, 50), Resync(4)):
        assert table.do(ANA, wish).id == wish.id
    assert observed(table) == before
    assert table.room.take_out() is not None


def test_older_lines_end_where_the_newer_ones_begin() -> None:
    table = Table(ANA, BEN, chosen=raid(turn_limit=100)).begin()
    table.until(lambda: len(table.match.log()) > 450)
    length = len(table.match.log())
    whole = table.room.lines(Seat(0), 0)
    found = list(table.room.lines(Seat(0), length - 20))
    before = length - 20
    while before > 0:
        reply = table.do(ANA, Older(1, before))
        assert isinstance(reply, OlderLines)
        assert reply.first < before
        found = [*reply.lines, *found]
        before = reply.first
    assert tuple(found) == whole
    for out_of_it, first in ((-5, 0), (10**9, length - 200)):
        reply = table.do(ANA, Older(1, out_of_it))
        assert isinstance(reply, OlderLines)
        assert reply.first == first
        assert reply.lines == table.room.lines(Seat(0), first)[: 200 * (out_of_it > 0)]


def test_the_log_tells_each_what_is_theirs() -> None:
    table = two()
    table.until(lambda: len(table.match.log()) > 100)
    told = {
        viewer: {line.at: line.message for line in table.room.lines(viewer, 0)}
        for viewer in (Seat(0), Seat(1), None)
    }
    assert told[Seat(0)] != told[Seat(1)]
    assert all(isinstance(message, Message) for message in told[None].values())


def test_nobody_answers_while_the_table_is_paused() -> None:
    table = two()
    question = table.until_kind("move")
    asked = table.asked()
    table.do(asked, Pause(1, on=True))
    assert table.room.stage == "paused"
    assert table.refuses(asked, Answer(1, question.serial, "stay")) == ("hall-is-paused",)
    assert table.refuses(asked, Act(1, "fly")) == ("hall-is-paused",)
    assert table.room.bot_turn(table.at, 5) == 0
    table.do(asked, Pause(1, on=False))
    table.do(asked, Answer(1, question.serial, "stay"))
    assert ids(table)[-2:] == ["hall-told-paused", "hall-told-resumed"]
