from __future__ import annotations

from tests.hall.tables import ANA, BEN, CAI, HERE, NOON, Table, ids, observed

from gorin.hall.table.clocks import Clocks
from gorin.hall.table.commands import AnswerUndo, AskUndo, Hold, Pause, Speak, TakeBack
from gorin.hall.table.records import Flagged, Played
from gorin.hall.table.terms import Clock
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Initiated

AWAY = {**HERE, BEN: 1, CAI: 1}


def clocks(table: Table) -> list[int | None]:
    return [seat.clock for seat in table.room.view(table.at, HERE).seats]


def running(table: Table) -> list[bool]:
    return [seat.running for seat in table.room.view(table.at, HERE).seats]


def test_without_a_clock_nothing_runs() -> None:
    table = Table(ANA, BEN).begin()
    table.at += 10**9
    assert (clocks(table), running(table)) == ([None, None], [False, False])


def test_the_clocks_of_all_who_are_asked_run_and_no_others() -> None:
    table = Table(ANA, BEN, clock=Clock("game", 60)).begin()
    asked = {question.decision.seat for question in table.match.pending}
    table.at += 1_500
    assert running(table) == [seat in asked for seat in range(2)]
    table.until(lambda: len(table.match.pending) == 1)
    seat = table.match.pending[0].decision.seat
    before = clocks(table)
    table.at += 2_500
    after = clocks(table)
    assert before[seat] == (after[seat] or 0) + 2_500
    assert before[1 - seat] == after[1 - seat]


def test_each_move_has_its_own_time() -> None:
    table = Table(ANA, clock=Clock("move", 30)).begin()
    table.at += 20_000
    assert clocks(table) == [10_000]
    table.answer(ANA)
    assert clocks(table) == [30_000]


def test_a_day_is_a_day_and_each_answer_has_its_own() -> None:
    table = Table(ANA, clock=Clock("day", 2)).begin()
    assert clocks(table) == [2 * 86_400_000]
    table.at += 86_400_000
    assert clocks(table) == [86_400_000]
    table.answer(ANA)
    assert clocks(table) == [2 * 86_400_000]


def test_up_to_the_increment_is_given_back_of_what_an_answer_took() -> None:
    table = Table(ANA, clock=Clock("game", 60, 5)).begin()
    table.at += 3_000
    table.answer(ANA)
    assert clocks(table) == [60_000]
    table.at += 8_000
    table.answer(ANA)
    assert clocks(table) == [57_000]


def test_what_an_answer_took_is_given_back_once() -> None:
    clock = Clocks(Clock("game", 60, 5), 1)
    clock.run((Seat(0),))
    clock.settle(4_000)
    clock.answered(Seat(0))
    clock.answered(Seat(0))
    assert clock.left == [60_000]


def test_who_takes_back_gets_no_time_for_what_was_thought_since() -> None:
    table = Table(ANA, BEN, clock=Clock("game", 60, 5), undo="any").begin()
    table.until_kind("move")
    asked = table.asked()
    other = BEN if asked == ANA else ANA
    table.at += 9_000
    before = clocks(table)
    table.answer(asked)
    table.until(lambda: table.asked() == asked)
    table.at += 7_000
    table.do(asked, AskUndo(1))
    table.do(other, AnswerUndo(1, agrees=True))
    table.until(lambda: table.match.pending[0].decision.prompt.kind == "move")
    assert clocks(table) == before
    table.answer(asked)
    assert clocks(table) == before


def test_no_clock_shows_less_than_nothing() -> None:
    table = Table(ANA, clock=Clock("game", 60)).begin()
    table.at += 61_000
    assert clocks(table) == [0]


def test_of_several_clocks_the_one_with_the_least_time_runs_out_first() -> None:
    clock = Clocks(Clock("game", 60), 3)
    clock.settle(1_000)
    clock.run((Seat(1),))
    clock.settle(21_000)
    clock.run((Seat(0), Seat(1), Seat(2)))
    assert clock.flag == (61_000, 1)
    clock.run((Seat(0), Seat(2)))
    assert clock.flag == (81_000, 0)


def test_talking_neither_stops_nor_changes_a_clock() -> None:
    table = Table(ANA, clock=Clock("game", 60, 5)).begin()
    for _ in range(5):
        table.at += 1_000
        table.do(ANA, Speak(1, "hm"))
    table.at += 3_000
    assert clocks(table) == [52_000]
    table.answer(ANA)
    assert clocks(table) == [57_000]


def test_bots_have_no_clock() -> None:
    table = Table(ANA, seats=2, clock=Clock("game", 60)).begin("easy")
    table.until(lambda: table.match.pending[0].decision.seat == 1)
    table.at += 10**7
    view = table.room.view(table.at, HERE)
    assert (view.seats[1].clock, view.seats[1].running) == (None, False)
    assert table.room.due(table.at) is None or table.room.due(table.at) != table.at


def test_who_runs_out_of_time_concedes() -> None:
    table = Table(ANA, BEN, clock=Clock("move", 10)).begin()
    table.until_kind("move")
    asked = table.match_seat(table.asked())
    table.room.tick(table.at + 9_999)
    assert not any(isinstance(record, Flagged) for record in table.records)
    assert table.room.due(table.at) == table.at + 10_000
    table.wait(10)
    flagged, conceded = table.records[-2:]
    assert flagged == Flagged(asked)
    assert isinstance(conceded, Played)
    assert conceded.entries[0] == Initiated(asked, "concede")
    assert "hall-told-flagged" in ids(table)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == (1 - asked,)


def test_several_run_out_of_time_together() -> None:
    table = Table(ANA, BEN, CAI, clock=Clock("game", 30)).begin()
    assert len(table.match.pending) == 3
    table.wait(40)
    assert sum(isinstance(record, Flagged) for record in table.records) >= 2
    assert table.room.stage == "over"


def test_time_while_the_table_is_paused_counts_for_nobody() -> None:
    table = Table(ANA, BEN, clock=Clock("game", 60)).begin()
    table.at += 1_000
    table.do(ANA, Pause(1, on=True))
    before = clocks(table)
    table.wait(1_000)
    assert (clocks(table), running(table)) == (before, [False, False])
    table.do(ANA, Pause(1, on=False))
    assert clocks(table) == before
    table.at += 500
    assert clocks(table) != before


def test_time_while_the_server_was_away_counts_for_nobody() -> None:
    table = Table(ANA, clock=Clock("game", 60)).begin()
    table.at += 5_000
    table.do(ANA, Speak(1, "still here"))
    twin = table.loaded()
    twin.at += 10**9
    twin.room.wake(twin.at)
    assert clocks(twin) == [55_000]
    twin.room.tick(twin.at)
    assert twin.room.stage == "playing"
    assert observed(twin.loaded()) == observed(twin)


def test_a_clock_that_goes_backwards_takes_nothing() -> None:
    table = Table(ANA, clock=Clock("game", 60)).begin()
    table.at += 5_000
    table.do(ANA, Speak(1, "now"))
    table.at -= 4_000
    table.do(ANA, Speak(1, "and before"))
    assert clocks(table) == [55_000]
    assert [one.at for one in table.all_kept()] == sorted(one.at for one in table.kept)
    assert table.kept[-1].at == NOON + 5_000


def test_the_clocks_go_back_to_what_they_showed_before_the_choice() -> None:
    table = Table(ANA, BEN, clock=Clock("game", 60), undo="any").begin()
    table.until_kind("move")
    asked = table.asked()
    other = BEN if asked == ANA else ANA
    table.at += 4_000
    before = clocks(table)
    table.answer(asked)
    table.at += 7_000
    table.do(asked, AskUndo(1))
    table.do(other, AnswerUndo(1, agrees=True))
    assert clocks(table) == before
    assert observed(table.loaded()) == observed(table)


def test_no_clock_runs_where_a_bot_holds_the_seat() -> None:
    table = Table(ANA, BEN, clock=Clock("move", 60), grace=10).begin()
    table.until_kind("move", BEN)
    table.at += 20_000
    table.do(ANA, Hold(1, 1), AWAY)
    assert running(table) == [False, False]
    table.at += 10**6
    table.do(BEN, TakeBack(1))
    assert clocks(table)[1] == 60_000
    assert running(table) == [False, True]
