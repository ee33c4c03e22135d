from __future__ import annotations

from typing import Any

import pytest
from tests.hall.tables import ANA, BEN, CAI, Table
from tests.raids import raid_stops

from gorin.content.cards.pool import SHIPPED
from gorin.hall.process.keeping import kept_of, resumed
from gorin.hall.table.commands import AskUndo, Choose, ListPassed, Pause
from gorin.hall.table.records import Played
from gorin.hall.table.terms import Stops
from gorin.hall.table.updates import PassedList, PassedWindow
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.journal import Answered


def forced(table: Table) -> tuple[int, str]:
    """Play to a secret question with one answer; return when it was asked, and of whom."""

    def is_forced() -> bool:
        decision = table.match.pending[0].decision
        return decision.secret and len(decision.options) == 1

    table.until(is_forced)
    return table.at, table.asked()


def by_table(table: Table) -> list[Played]:
    """Return what the table answered for somebody; the first shuffles are chance's alone."""
    found = [r for r in table.records if isinstance(r, Played) and r.by == "table"]
    return [r for r in found if r.entries[0].seat != CHANCE]


def test_alone_and_against_bots_what_has_one_answer_is_answered_at_once() -> None:
    for table in (Table(ANA, pause=5).begin(), Table(ANA, seats=2, pause=5).begin("easy")):
        while table.match.outcome is None:
            table.room.tick(table.at)
            question = table.question(ANA)
            assert question is None or len(question.options) != 1
            if question is not None:
                table.answer(ANA)
            else:
                table.room.bot_turn(table.at, 1)
        assert by_table(table)


def test_where_others_play_the_table_waits_before_it_passes() -> None:
    table = Table(ANA, BEN, pause=2).begin()
    at, asked = forced(table)
    due = table.room.due(at)
    assert due is not None
    assert at + 2_000 <= due <= at + 3_000
    table.room.tick(due - 1)
    assert table.asked() == asked
    assert not by_table(table)
    table.room.tick(due)
    assert by_table(table)


def test_the_wait_is_not_always_the_same_and_does_not_tell_what_is_in_hand() -> None:
    table = Table(ANA, BEN, pause=2).begin()
    waits: set[int] = set()
    for _ in range(12):
        at, _ = forced(table)
        due = table.room.due(at)
        assert due is not None
        waits.add(due - at)
        table.answer(table.asked())
    assert len(waits) > 6


def test_with_a_choice_to_make_nothing_is_answered() -> None:
    table = Table(ANA, BEN, pause=0).begin()
    table.until_kind("move")
    assert table.room.due(table.at) is None
    table.room.tick(table.at + 10**9)
    assert not by_table(table)


def test_who_wants_to_be_asked_everything_is() -> None:
    table = Table(ANA, BEN).begin()
    for person in (ANA, BEN):
        table.do(person, Choose(1, raid_stops(stops="all", order="ask", reset="ask")))
    forced(table)
    assert table.room.due(table.at) is None
    table.until(lambda: table.match.table.state.turn > 2)
    assert not by_table(table)


def test_the_order_is_kept_unless_somebody_wants_to_be_asked() -> None:
    kept = Table(ANA, BEN).begin()
    kept.until_kind("roll-order")
    assert kept.room.due(kept.at) == kept.at
    asked = Table(ANA, BEN).begin()
    for person in (ANA, BEN):
        asked.do(person, Choose(1, raid_stops(order="ask")))
    asked.until_kind("roll-order")
    assert asked.room.due(asked.at) is None


def test_the_reset_is_asked_for_as_somebody_wants_it() -> None:
    wanted = (
        (raid_stops(reset="ask"), True),
        (raid_stops(reset="skip"), False),
        (raid_stops(), False),
    )
    for stops, is_asked in wanted:
        table = Table(ANA).begin()
        table.do(ANA, Choose(1, stops))
        table.until_kind("reset")
        view: Any = table.match.table.rulebook.game.view(table.match.table, Seat(0))
        assert not view.raiders[0].cut_off
        assert not any(view.raiders[0].injuries)
        assert (table.room.due(table.at) is None) == is_asked


ALL = raid_stops("all", "ask", "ask", "turn", discard="ask")
"""All is asked, but nothing is played until the turn ends."""


def test_skipping_passes_until_the_turn_ends_and_never_overshoots() -> None:
    for seed in range(8):
        table = Table(ANA, seats=2, seed=bytes([seed] * 32)).begin("easy")
        table.until_turn(2)
        table.do(ANA, Choose(1, ALL))
        assert table.room.you(ANA).stops == ALL
        before = len(table.all_kept())
        while table.match.table.state.turn == 2:
            table.room.tick(table.at)
            if table.match.table.state.turn == 2 and not table.room.bot_turn(table.at, 1):
                question = table.question(ANA)
                assert question is not None
                keys = [option.key for option in question.options]
                assert not (question.kind.startswith("window-") and "pass" in keys)
                table.answer(ANA)
        passed = table.records[before:]
        skipped = [r for r in passed if isinstance(r, Played) and r.by == "table"]
        keys_given = {e.answer for r in skipped for e in r.entries[:1] if isinstance(e, Answered)}
        assert keys_given <= {"pass"}
        stops = table.room.you(ANA).stops
        assert stops is not None
        assert stops.skip == ""
        table.until_kind("window-", ANA)
        assert table.room.due(table.at) is None


def test_skipping_shows_nothing_of_the_hand_so_it_does_not_wait() -> None:
    table = Table(ANA, BEN, pause=2).begin()
    table.until_kind("window-", ANA)
    table.do(ANA, Choose(1, raid_stops(skip="turn")))
    assert table.room.due(table.at) == table.at


def test_passing_until_something_concerns_goes_on_until_one_answers_oneself() -> None:
    table = Table(ANA, BEN).begin().until_turn(2)
    table.do(BEN, Choose(1, raid_stops("all", skip="concern")))
    assert is_passing(table)
    assert is_passing(table.loaded())
    while table.question(BEN) is None or is_window(table):
        table.room.tick(table.at)
        # No window is Ben's while nothing has happened to him.
        assert not (is_passing(table) and is_window(table))
        table.answer(table.asked())
    table.answer(BEN)
    assert not is_passing(table)
    assert not is_passing(table.loaded())


def test_it_is_told_how_often_the_table_passed_until_one_answers_oneself() -> None:
    table = Table(ANA, BEN).begin()
    table.until_kind("window-", ANA)
    table.do(ANA, Choose(1, raid_stops(skip="turn")))
    assert table.room.you(ANA).passed == 0
    for often in (1, 2):
        table.until_kind("window-", ANA)
        table.room.tick(table.at)
        assert table.room.you(ANA).passed == often
        assert table.loaded().room.you(ANA).passed == often
    table.until(lambda: table.question(ANA) is not None and not is_window(table, ANA))
    assert table.room.you(BEN).passed == 0
    table.answer(ANA)
    assert table.room.you(ANA).passed == 0


def test_it_is_told_in_which_windows_the_table_passed_until_one_answers_oneself() -> None:
    table = Table(ANA, BEN).begin()
    table.until_kind("window-", ANA)
    table.do(ANA, Choose(1, raid_stops(skip="turn")))
    assert table.do(ANA, ListPassed(2)) == PassedList(2, ())
    for _ in "12":
        table.until_kind("window-", ANA)
        question = table.question(ANA)
        assert question is not None
        at = len(table.match.table.log)
        asked = PassedWindow(at, question.clause, question.message)
        table.room.tick(table.at)
        told = table.do(ANA, ListPassed(3))
        assert isinstance(told, PassedList)
        assert asked in told.windows
        assert len(told.windows) == table.room.you(ANA).passed
        assert table.loaded().do(ANA, ListPassed(3)) == told
        twin = resumed(SHIPPED, table.room.id, table.room.seed, kept_of(table.room), ())
        assert twin.standing.chairs[0].windows == told.windows
    others = table.do(BEN, ListPassed(5))
    assert isinstance(others, PassedList)
    assert len(others.windows) == table.room.you(BEN).passed
    table.enter(CAI, "spectator")
    assert table.refuses(CAI, ListPassed(6)) == ("hall-no-seat",)
    table.until(lambda: table.question(ANA) is not None and not is_window(table, ANA))
    table.answer(ANA)
    assert table.do(ANA, ListPassed(7)) == PassedList(7, ())


def is_passing(table: Table) -> bool:
    stops = table.room.you(BEN).stops
    return stops is not None and stops.skip == "concern"


def is_window(table: Table, person: str = BEN) -> bool:
    question = table.question(person)
    return question is not None and "pass" in [option.key for option in question.options]


def test_taking_back_ends_skipping() -> None:
    table = Table(ANA, undo="any").begin()
    table.until(lambda: table.match.table.state.turn == 1)
    table.do(ANA, Choose(1, raid_stops(skip="turn")))
    table.do(ANA, AskUndo(1))
    stops = table.room.you(ANA).stops
    assert stops is not None
    assert stops.skip == ""


def test_a_turn_that_has_not_begun_cannot_be_skipped() -> None:
    table = Table(ANA)
    table.do(ANA, Choose(1, raid_stops(skip="turn")))
    table.begin()
    stops = table.room.you(ANA).stops
    assert stops is not None
    assert stops.skip == ""


def test_nothing_is_answered_while_the_table_is_paused_and_the_wait_begins_anew() -> None:
    table = Table(ANA, BEN, pause=2).begin()
    forced(table)
    table.do(ANA, Pause(1, on=True))
    assert table.room.due(table.at) is None
    table.wait(100)
    table.do(ANA, Pause(1, on=False))
    due = table.room.due(table.at)
    assert due is not None
    assert due >= table.at + 2_000


def test_the_table_answers_nothing_while_somebody_asks_to_take_back() -> None:
    table = Table(ANA, BEN, pause=0, undo="any").begin()
    table.until(lambda: table.room.you(ANA).can_undo)
    forced(table)
    table.do(ANA, AskUndo(1))
    table.room.tick(table.at)
    assert not by_table(table)


@pytest.mark.parametrize(
    ("choices", "faults"),
    [
        ({"haste": "yes"}, ("field-unknown",)),
        ({"order": "x" * 5_000}, ("field-choice",)),
        (
            {"order": "no", "reset": "", "more": "y"},
            ("field-unknown", *["field-choice"] * 2),
        ),
        ({str(number): "x" for number in range(1_000)}, ("field-unknown",)),
    ],
)
def test_only_what_the_game_leaves_to_the_table_can_be_left_to_it(
    choices: dict[str, str], faults: tuple[str, ...]
) -> None:
    table = Table(ANA).begin()
    assert table.refuses(ANA, Choose(1, Stops(choices=choices))) == faults
