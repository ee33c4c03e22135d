from __future__ import annotations

from tests.hall.tables import ANA, BEN, SEED, Table, observed
from tests.raids import raid

from gorin.hall.robots.thinking import think
from gorin.hall.table.commands import Act, AskUndo, Pause
from gorin.hall.table.records import Played
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Initiated


def test_bots_answer_their_own_questions_and_no_others() -> None:
    table = Table(ANA, seats=2).begin("heuristic")
    table.until_kind("move", ANA)
    assert table.room.bot_turn(table.at, 50) == 0
    assert table.asked() == ANA


def test_bots_stop_after_as_many_answers_as_they_may_give() -> None:
    table = Table(ANA, seats=2).begin("easy")
    given = [table.room.bot_turn(table.at, 3) for _ in range(4)]
    assert max(given) <= 3
    by = [record.by for record in table.records if isinstance(record, Played)]
    assert by.count("bot") == sum(given)


def test_equal_seeds_play_alike_and_others_do_not() -> None:
    def course(seed: bytes) -> str:
        table = Table(ANA, seats=2, seed=seed).begin("heuristic")
        table.until(lambda: table.room.stage == "over")
        return table.match.state_digest()

    assert course(SEED) == course(SEED)
    assert course(SEED) != course(SEED[::-1])


def test_bots_wait_while_the_table_is_paused() -> None:
    table = Table(ANA, seats=2).begin("easy")
    table.do(ANA, Pause(1, on=True))
    assert table.room.bot_turn(table.at, 50) == 0
    assert table.room.bot_question() is None


def test_bots_wait_while_somebody_asks_to_take_back() -> None:
    table = Table(ANA, BEN, seats=3, undo="any").begin("easy")
    table.until(lambda: table.room.you(ANA).can_undo and table.match.pending[0].decision.seat == 2)
    table.do(ANA, AskUndo(1))
    assert table.room.bot_turn(table.at, 50) == 0


def test_a_bot_that_searches_thinks_outside() -> None:
    table = Table(ANA, seats=2).begin("search")
    room = table.room
    for _ in range(400):
        room.bot_turn(table.at, 50)
        asked = room.bot_question()
        if asked is not None:
            break
        table.answer(ANA)
    else:
        raise AssertionError("it is never asked")
    before = observed(table)
    answer = think(asked.position)
    assert observed(table) == before
    assert (asked.seat, answer in asked.position.sight().keys) == (Seat(1), True)
    assert not room.bot_answer(asked.seat, asked.serial + 1, answer, table.at)
    assert not room.bot_answer(Seat(0), asked.serial, answer, table.at)
    assert room.bot_answer(asked.seat, asked.serial, answer, table.at)
    assert not room.bot_answer(asked.seat, asked.serial, answer, table.at)
    assert observed(table.loaded()) == observed(table)


def test_what_a_bot_saw_stays_as_it_was_when_the_match_goes_on() -> None:
    table = Table(ANA, seats=2).begin("search")
    room = table.room
    while (asked := room.bot_question()) is None:
        if not room.bot_turn(table.at, 50):
            table.answer(ANA)
    sight = asked.position.sight()
    turn, keys = sight.view.turn, sight.keys
    room.bot_turn(table.at, 50, slow=True)
    table.until(lambda: room.stage == "over" or table.match.table.state.turn > turn + 1)
    later = asked.position.sight()
    assert (later.observation.questions[0].kind, later.keys) == (sight.kind, keys)
    assert later.view.turn == turn


def test_a_bot_that_searches_may_be_let_to_be_slow() -> None:
    table = Table(ANA, seats=2).begin("search")
    while table.room.bot_question() is None:
        if not table.room.bot_turn(table.at, 50):
            table.answer(ANA)
    assert table.room.bot_turn(table.at, 1) == 0
    assert table.room.bot_turn(table.at, 1, slow=True) == 1


PEACE = ("seat:1", *("no-attack", "round:1", "") * 2, 2)


def at_treaties() -> Table:
    """Return a table of Enlightenment at which a person and three bots think after the setup."""
    chosen = raid("enlightenment", game="l5r-lcg")
    table = Table(ANA, seats=4, chosen=chosen).begin(*["heuristic"] * 3)
    state = table.match.table.state
    table.until(lambda: state.phase == "dynasty" and table.match.pending[0].decision.seat == 0)
    return table


def test_a_bot_answers_an_offer_while_others_are_asked() -> None:
    table = at_treaties()
    asked = table.match.pending
    table.do(ANA, Act(1, "treaty-offer", PEACE))
    assert table.room.waits_for_bot(slow=True)
    assert table.room.bot_turn(table.at, 50) >= 1
    entries = [entry for entry in table.match.journal.all() if isinstance(entry, Initiated)]
    assert (entries[-2].seat, entries[-2].kind) == (Seat(0), "treaty-offer")
    assert entries[-1].seat == Seat(1)
    assert entries[-1].kind in ("treaty-accept", "treaty-counter", "treaty-refuse")
    assert table.match.pending == asked
    assert not table.room.waits_for_bot(slow=True)
    assert table.room.bot_turn(table.at, 50) == 0
    assert observed(table.loaded()) == observed(table)


def test_bots_offer_nothing_while_the_table_is_paused() -> None:
    table = at_treaties()
    table.do(ANA, Act(1, "treaty-offer", PEACE))
    table.do(ANA, Pause(1, on=True))
    assert not table.room.waits_for_bot(slow=True)
    assert table.room.bot_turn(table.at, 50) == 0
