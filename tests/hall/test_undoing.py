from __future__ import annotations

from typing import Any

import pytest
from tests.hall.tables import ANA, BEN, CAI, HERE, SEED, Table, ids, observed, other
from tests.raids import raid
from tests.shipped import match_of

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.summary import summary_of
from gorin.hall.table.commands import (
    Answer,
    AnswerUndo,
    AskUndo,
    Hold,
    Moderate,
    Pause,
    TakeBack,
    Wish,
)
from gorin.hall.table.records import Kept, Played, UndoAnswered
from gorin.hall.table.standing import UNDO_WAIT
from gorin.kernel.chance import Committed
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.journal import Answered, Undone, read
from gorin.kernel.verify import verify

YES, NO = AnswerUndo(1, agrees=True), AnswerUndo(1, agrees=False)


def journal(table: Table) -> list[Any]:
    return table.match.journal.all()


def chosen_last(table: Table) -> str:
    """Let somebody choose at a question about moving; return who."""
    table.until_kind("move")
    asked = table.asked()
    table.answer(asked)
    return asked


def test_alone_a_choice_is_taken_back_at_once() -> None:
    table = Table(ANA).begin()
    assert not table.room.you(ANA).can_undo
    question, state = table.question(ANA), table.match.state_digest()
    assert question is not None
    table.answer(ANA)
    assert table.room.you(ANA).can_undo
    table.do(ANA, AskUndo(1))
    assert table.match.state_digest() == state
    again = table.question(ANA)
    assert again is not None
    assert again.message == question.message
    assert journal(table)[-1] == Undone(Seat(0), 2)
    assert (table.room.undos, ids(table)[-1]) == (1, "hall-told-undone")


def test_several_choices_are_taken_back_one_after_the_other() -> None:
    table = Table(ANA, undo="any").begin()
    states = []
    for _ in range(8):
        states.append(table.match.state_digest())
        table.answer(ANA)
    for state in reversed(states):
        table.do(ANA, AskUndo(1))
        assert table.match.state_digest() == state
    assert table.refuses(ANA, AskUndo(1)) == ("hall-undo-nothing",)
    assert observed(table.loaded()) == observed(table)


def test_what_the_table_answered_is_no_choice_to_take_back() -> None:
    table = Table(ANA, seats=2, undo="any").begin("easy")
    for _ in range(200):
        table.room.tick(table.at)
        if not table.room.bot_turn(table.at, 50):
            break
    first = table.match.state_digest()
    table.answer(ANA)
    for _ in range(50):
        table.room.tick(table.at)
        table.room.bot_turn(table.at, 50)
    by = [r.by for r in table.records if isinstance(r, Played)]
    assert by[-1] != "person"
    table.do(ANA, AskUndo(1))
    assert table.match.state_digest() == first


def test_where_the_rule_is_none_nothing_is_taken_back() -> None:
    table = Table(ANA, undo="none").begin()
    table.answer(ANA)
    assert not table.room.you(ANA).can_undo
    assert table.refuses(ANA, AskUndo(1)) == ("hall-undo-never",)


def test_casually_nothing_is_taken_back_after_a_draw_of_chance() -> None:
    table = Table(ANA).begin()
    while True:
        before = len(journal(table))
        table.answer(ANA)
        if any(entry.seat == CHANCE for entry in journal(table)[before:]):
            break
    assert not table.room.you(ANA).can_undo
    assert table.refuses(ANA, AskUndo(1)) == ("hall-undo-chance",)


def test_casually_nothing_is_taken_back_after_something_came_to_light() -> None:
    table = Table(ANA).begin()
    table.until_kind("move")
    question = table.question(ANA)
    assert question is not None
    key = next(o.key for o in question.options if o.key.startswith("move:"))
    before = len(journal(table))
    table.answer(ANA, key)
    assert not any(entry.seat == CHANCE for entry in journal(table)[before:])
    assert table.refuses(ANA, AskUndo(1)) == ("hall-undo-revealed",)


def test_with_the_rule_any_even_dice_are_taken_back_but_never_rolled_again() -> None:
    table = Table(ANA, undo="any").begin()
    before: list[Any] = []
    while not any(entry.seat == CHANCE for entry in before):
        start = len(journal(table))
        table.answer(ANA)
        before = journal(table)[start:]
    chance = table.match.chance
    assert isinstance(chance, Committed)
    counter = chance.counter
    table.do(ANA, AskUndo(1))
    chance = table.match.chance
    assert isinstance(chance, Committed)
    assert chance.counter == counter
    start = len(journal(table))
    table.answer(ANA, before[0].answer)
    assert journal(table)[start:] != before
    table.until(lambda: table.room.stage == "over")
    verdict = verify(read(table.room.journal_text(public=False)), match_of)
    assert (verdict.replayed, verdict.chance, verdict.state_matches) == (True, "verified", True)
    finished = summary_of(table.room).finished
    assert finished is not None
    assert (finished.taken_back, finished.drawn_again) == (1, 1)


def test_the_others_are_asked_and_one_no_is_enough() -> None:
    table = Table(ANA, BEN, CAI, undo="any").begin()
    asked = chosen_last(table)
    one, two = (person for person in (ANA, BEN, CAI) if person != asked)
    state = table.match.state_digest()
    table.do(asked, AskUndo(1))
    undo = table.room.view(table.at, HERE).undo
    assert undo is not None
    seat_of = table.room.seat_of
    assert (undo.seat, undo.agreed) == (seat_of(asked), ())
    assert undo.missing == tuple(sorted((table.match_seat(one), table.match_seat(two))))
    table.do(one, YES)
    assert table.match.state_digest() == state
    table.do(two, NO)
    assert table.match.state_digest() == state
    assert table.room.view(table.at, HERE).undo is None
    assert table.refuses(one, YES) == ("hall-undo-none",)
    assert ids(table)[-1] == "hall-told-undo-refused"


def test_when_all_agree_answers_of_others_go_too() -> None:
    table = Table(ANA, BEN, undo="any").begin()
    table.until_kind("move")
    asked, state = table.asked(), table.match.state_digest()
    table.answer(asked)
    table.until(lambda: table.asked() != asked)
    table.answer(other(asked))
    table.do(asked, AskUndo(1))
    table.do(other(asked), YES)
    if table.match.state_digest() != state:  # the asker has chosen once more in between
        while table.match.state_digest() != state:
            table.do(asked, AskUndo(1))
            table.do(other(asked), YES)
    assert table.asked() == asked
    assert observed(table.loaded()) == observed(table)


def test_a_request_ends_when_anything_is_played() -> None:
    table = Table(ANA, BEN, undo="any").begin()
    asked = chosen_last(table)
    table.do(asked, AskUndo(1))
    table.answer(table.asked())
    assert table.room.view(table.at, HERE).undo is None
    assert table.refuses(other(asked), YES) == ("hall-undo-none",)


def test_only_one_request_is_open_and_only_those_who_are_asked_answer_it() -> None:
    table = Table(ANA, BEN, CAI, undo="any").begin()
    table.enter("d" * 32, "spectator")
    asked = chosen_last(table)
    one, two = (person for person in (ANA, BEN, CAI) if person != asked)
    assert table.room.you(asked).can_undo
    table.do(asked, AskUndo(1))
    assert not any(table.room.you(person).can_undo for person in (ANA, BEN, CAI))
    assert table.refuses(one, AskUndo(1)) == ("hall-undo-open",)
    assert table.refuses(asked, YES) == ("hall-undo-own",)
    assert table.refuses("d" * 32, YES) == ("hall-no-seat",)
    table.do(one, YES)
    assert table.refuses(one, YES) == ("hall-undo-not-asked",)
    table.do(asked, NO)
    assert ids(table)[-1] == "hall-told-undo-withdrawn"
    assert table.room.view(table.at, HERE).undo is None
    assert table.refuses(two, YES) == ("hall-undo-none",)


def test_three_refusals_in_a_turn_are_enough() -> None:
    table = Table(ANA, BEN, undo="any").begin()
    asked = chosen_last(table)
    for _ in range(3):
        assert table.room.you(asked).can_undo
        table.do(asked, AskUndo(1))
        table.do(other(asked), NO)
    assert not table.room.you(asked).can_undo
    assert table.refuses(asked, AskUndo(1)) == ("hall-undo-too-often",)
    turn = table.match.table.state.turn
    table.until(lambda: table.match.table.state.turn > turn)
    table.do(asked, AskUndo(1))
    assert table.room.view(table.at, HERE).undo is not None


def test_refusals_of_an_earlier_turn_do_not_count() -> None:
    table = Table(ANA, BEN, undo="any").begin()
    asked = chosen_last(table)
    for _ in range(2):
        turn = table.match.table.state.turn
        for _ in range(2):
            assert table.room.you(asked).can_undo
            table.do(asked, AskUndo(1))
            table.do(other(asked), NO)
        assert table.match.table.state.turn == turn
        table.until_turn(turn + 1)


def test_withdrawing_is_no_refusal() -> None:
    table = Table(ANA, BEN, undo="any").begin()
    asked = chosen_last(table)
    for _ in range(5):
        table.do(asked, AskUndo(1))
        table.do(asked, NO)
    assert table.room.you(asked).can_undo


def test_a_request_that_nobody_answers_lapses() -> None:
    table = Table(ANA, BEN, undo="any").begin()
    asked = chosen_last(table)
    table.do(asked, AskUndo(1))
    assert table.room.due(table.at) == table.at + UNDO_WAIT
    table.wait(UNDO_WAIT / 1000)
    assert table.room.view(table.at, HERE).undo is None
    lapsed = [record for record in table.records if isinstance(record, UndoAnswered)]
    assert lapsed == [UndoAnswered(table.match_seat(asked), agrees=False)]
    assert "hall-told-undo-lapsed" in ids(table)
    assert "hall-told-undo-withdrawn" not in ids(table)
    assert table.room.you(asked).can_undo


def test_a_request_to_which_some_agree_lapses_no_later() -> None:
    table = Table(ANA, BEN, CAI, undo="any").begin()
    asked = chosen_last(table)
    table.do(asked, AskUndo(1))
    lapses = table.at + UNDO_WAIT
    table.wait(40)
    table.do(next(person for person in (ANA, BEN, CAI) if person != asked), YES)
    assert table.room.due(table.at) == lapses
    table.wait(20)
    assert table.room.view(table.at, HERE).undo is None


def held(table: Table) -> Table:
    """Let a bot hold the seat of Ben, who is away."""
    table.at += 20_000
    table.do(ANA, Hold(1, 1), {**HERE, BEN: 1})
    return table


def test_nothing_is_taken_back_from_before_a_bot_took_the_seat_of_somebody_who_is_away() -> None:
    table = Table(ANA, BEN, undo="any", grace=10).begin()
    table.until_kind("move", ANA)
    table.answer(ANA)
    held(table)
    assert not table.room.you(ANA).can_undo
    with pytest.raises(Refused) as caught:
        table.do(ANA, AskUndo(1))
    (told,) = [one.reason for one in caught.value.refusals]
    assert (told.id, told.args) == ("hall-undo-held", {"name": "Ben"})
    assert table.refuses(BEN, AskUndo(1)) == ("hall-undo-nothing",)
    assert table.loaded().refuses(ANA, AskUndo(1)) == ("hall-undo-held",)


def test_what_came_after_a_bot_took_a_seat_is_for_those_who_are_there() -> None:
    table = held(Table(ANA, BEN, undo="any", grace=10).begin().until_turn(1))
    table.until_kind("move", ANA)
    state = table.match.state_digest()
    table.answer(ANA)
    table.until(lambda: table.match.pending[0].decision.seat == 0)
    table.do(ANA, AskUndo(1))
    assert table.match.state_digest() == state
    for _ in range(200):  # as far as that goes
        if not table.room.you(ANA).can_undo:
            break
        table.do(ANA, AskUndo(1))
    assert table.refuses(ANA, AskUndo(1)) == ("hall-undo-held",)
    assert table.room.standing.play is not None
    assert table.room.standing.play.length >= table.room.standing.chairs[1].held_from


def test_who_is_back_is_asked_about_all_choices_like_everybody() -> None:
    table = held(Table(ANA, BEN, undo="any", grace=10).begin())
    table.until_kind("move", ANA)
    table.answer(ANA)
    table.do(BEN, TakeBack(1))
    table.do(ANA, AskUndo(1))
    undo = table.room.view(table.at, HERE).undo
    assert undo is not None
    assert undo.missing == (1,)


def test_beside_a_seat_that_is_held_all_who_are_there_agree() -> None:
    table = held(Table(ANA, BEN, CAI, undo="any", grace=10).begin())
    table.until_kind("move", ANA)
    table.answer(ANA)
    table.do(ANA, AskUndo(1))
    undo = table.room.view(table.at, HERE).undo
    assert undo is not None
    assert undo.missing == (2,)


def test_a_request_from_before_ends_when_a_bot_takes_the_seat_of_who_was_asked() -> None:
    table = Table(ANA, BEN, CAI, undo="any", grace=10).begin()
    table.until_kind("move", ANA)
    table.answer(ANA)
    length = len(journal(table))
    table.do(ANA, AskUndo(1))
    held(table)
    assert table.room.view(table.at, HERE).undo is None
    assert table.refuses(CAI, YES) == ("hall-undo-none",)
    assert len(journal(table)) == length


def test_records_from_before_this_rule_are_read_as_they_were() -> None:
    table = Table(ANA, BEN, undo="any", grace=10).begin()
    table.until_kind("move", ANA)
    state = table.match.state_digest()
    play = table.room.standing.play
    assert play is not None
    before = play.length
    table.answer(ANA)
    kept = held(table).all_kept()
    undone = Played((Undone(Seat(0), before),))
    room = Room("table", SEED, SHIPPED)
    room.fold([*kept, Kept(len(kept), table.at, undone)])
    assert room.match is not None
    assert room.match.state_digest() == state


def test_against_bots_nobody_is_asked() -> None:
    table = Table(ANA, seats=2, undo="any").begin("easy")
    table.until_kind("move", ANA)
    state = table.match.state_digest()
    table.answer(ANA)
    table.do(ANA, AskUndo(1))
    assert table.match.state_digest() == state


@pytest.mark.parametrize("how", [Hold(1, 1), Moderate(1, 2, "remove")])
def test_a_request_ends_when_a_bot_takes_the_seat_of_the_asker(how: Wish) -> None:
    table = Table(ANA, BEN, CAI, undo="any", grace=10).begin()
    table.until(lambda: table.room.you(BEN).can_undo)
    table.at += 20_000
    table.do(BEN, AskUndo(1))
    table.do(ANA, how, {**HERE, BEN: 1})
    assert table.room.view(table.at, HERE).undo is None


def test_nobody_who_left_is_asked_and_a_leaving_is_not_taken_back() -> None:
    table = Table(ANA, BEN, CAI, undo="any").begin()
    asked = chosen_last(table)
    one, two = (person for person in (ANA, BEN, CAI) if person != asked)
    table.concede(one)
    assert table.refuses(asked, AskUndo(1)) == ("hall-undo-left",)
    assert table.refuses(one, AskUndo(1)) == ("hall-undo-nothing",)
    table.until(lambda: table.room.you(two).can_undo)
    table.do(two, AskUndo(1))
    undo = table.room.view(table.at, HERE).undo
    assert undo is not None
    assert undo.missing == (table.room.seat_of(asked),)


def test_nothing_is_taken_back_while_paused_or_when_it_is_over() -> None:
    table = Table(ANA, undo="any").begin()
    table.answer(ANA)
    table.do(ANA, Pause(1, on=True))
    assert not table.room.you(ANA).can_undo
    assert table.refuses(ANA, AskUndo(1)) == ("hall-is-paused",)
    table.do(ANA, Pause(1, on=False))
    table.until(lambda: table.room.stage == "over")
    assert table.refuses(ANA, AskUndo(1)) == ("hall-is-over",)


def test_the_length_of_the_log_after_taking_back_is_known() -> None:
    table = Table(ANA, undo="any").begin()
    table.until_kind("move")
    before = table.room.lines(Seat(0), 0)
    length = len(table.match.log())
    table.answer(ANA)
    table.do(ANA, AskUndo(1))
    assert table.room.undone_to == length
    assert table.room.lines(Seat(0), 0) == before


def test_a_request_says_from_which_line_on_the_log_would_be_void() -> None:
    table = Table(ANA, BEN, undo="any").begin()
    table.until_kind("move")
    asked, length = table.asked(), len(table.match.log())
    table.answer(asked)
    assert len(table.match.log()) > length > 0
    table.do(asked, AskUndo(1))
    for each in (table, table.loaded()):
        undo = each.room.view(table.at, HERE).undo
        assert undo is not None
        assert undo.since == length
    table.do(other(asked), YES)
    assert table.room.undone_to == length


@pytest.mark.parametrize("seed", range(4))
def test_can_undo_says_exactly_whether_asking_is_refused(seed: int) -> None:
    from gorin.kernel.chance import Fast

    below = Fast(seed).below
    table = Table(ANA, BEN, chosen=raid(turn_limit=8)).begin()
    seen = set()
    for _ in range(150):
        if table.room.stage == "over":
            break
        for person in (ANA, BEN):
            table.at += 5_000  # nobody asks too often
            can = table.room.you(person).can_undo
            seen.add(can)
            if can:
                table.do(person, AskUndo(1))
                table.do(person, NO)
            else:
                assert table.refuses(person, AskUndo(1))
        asked = table.asked()
        question = table.question(asked)
        assert question is not None
        key = question.options[below(len(question.options))].key
        table.do(asked, Answer(1, question.serial, key))
    assert seen == {True, False}


def test_the_journal_keeps_what_was_taken_back() -> None:
    table = Table(ANA).begin()
    answer = table.answer(ANA)
    table.do(ANA, AskUndo(1))
    kept = [e for e in journal(table) if isinstance(e, Answered) and e.seat == 0]
    assert [entry.answer for entry in kept] == [answer]
