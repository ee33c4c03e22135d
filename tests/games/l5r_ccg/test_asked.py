"""What questions and answers of the L5R CCG say: gold, prices, what bows for them, what follows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_ccg.positions import (
    ONE,
    TWO,
    answer,
    asked,
    change,
    empty_table,
    enter,
    fight,
    going,
    hold,
    offer,
)
from tests.shipped import reader_for

from gorin.content.box.drawing import Drawn
from gorin.content.l5r_ccg.drawing import draw
from gorin.games.l5r_ccg.gold import available
from gorin.games.l5r_ccg.happened import put
from gorin.games.l5r_ccg.state import State
from gorin.games.l5r_ccg.view import view
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, question_view
from gorin.kernel.table import Frame
from gorin.kernel.words import Message
from gorin.text.language import LANGUAGES

PLAYERS = ("Ann", "Bo", "Cy")
ENGLISH = reader_for("en", PLAYERS, "l5r-ccg")
DYNASTY = Frame("dynasty-phase", ONE)
ACTION = Frame("action-round", ONE, (0, 0))


def asks(match: Match[State]) -> tuple[str, list[str]]:
    """Return the open question and the answers to it, in English."""
    shown = question_view(match, asked(match))
    return ENGLISH.read(shown.message), [ENGLISH.read(each.message) for each in shown.options]


def test_the_dynasty_phase_says_how_much_gold_there_is_and_what_bows_for_a_card() -> None:
    state = empty_table()
    state.phase = "dynasty"
    _ = enter(state, ONE, "rice-paddy")
    _ = enter(state, ONE, "trading-house")
    _ = offer(state, ONE, 0, "silk-works")
    match = going(state, DYNASTY)
    text, answers = asks(match)
    gold = available(match.table, ONE)
    assert text.startswith(f"You can produce {gold} gold")
    (recruit,) = (each for each in answers if each.startswith("Bring Silk Works"))
    assert recruit.startswith("Bring Silk Works into play for 5 gold: bows ")
    answer(match, next(o.key for o in asked(match).decision.options if o.key.startswith("recruit")))
    text, answers = asks(match)
    assert text == "You have to pay 5 gold. Which cards bow for it?"
    named = recruit.partition(": bows ")[2]
    assert answers[0] == f"Bow {named}: this wastes least"
    assert "Bow The Towers of the Yogo for 4 gold" in answers
    answer(match, "auto")
    told = [ENGLISH.read(line.message) for line in lines(match, None)]
    assert all(any(f"bows {each} for" in line for line in told) for each in named.split(" and "))


def test_everybody_sees_how_much_gold_a_seat_and_a_card_produce() -> None:
    state = empty_table()
    paddy = enter(state, ONE, "rice-paddy")
    seats = view(going(state).table, TWO).seats
    first = seats[ONE].gold
    (card,) = (card for card in seats[ONE].cards if card.number == paddy)
    assert card.gold > 0
    change(state, paddy, bowed=True)
    match = going(state)
    assert view(match.table, None).seats[ONE].gold == first - card.gold
    area = draw(view(match.table, TWO), (), Drawn()).seats[ONE]
    counters = {ENGLISH.read(counter.label): counter.value for counter in area.counters}
    assert counters["Gold"] == first - card.gold


def with_two_alike() -> State:
    """Return a table with the same card in the first and in the third province."""
    state = empty_table()
    state.phase = "dynasty"
    first, other = offer(state, ONE, 0, "rice-paddy"), offer(state, ONE, 2, "silk-works")
    titles = list(state.titles)
    titles[state.physical[other]] = titles[state.physical[first]]
    state.titles = tuple(titles)
    return state


def test_copies_in_provinces_and_cards_of_others_are_told_apart() -> None:
    _, answers = asks(going(with_two_alike(), DYNASTY))
    assert "Discard Rice Paddy in province 1" in answers
    assert "Discard Rice Paddy in province 3" in answers


def test_a_copy_that_lies_face_down_is_not_told_of() -> None:
    state = with_two_alike()
    put(state, ONE, 2, replace(state.provinces[ONE][2], open=False))
    _, answers = asks(going(state, DYNASTY))
    assert "Discard Rice Paddy" in answers


def test_a_card_that_is_attached_says_its_price() -> None:
    state = empty_table()
    _ = enter(state, ONE, "yogo-soto")
    _ = hold(state, ONE, "ox-house-guard")
    _, answers = asks(going(state, ACTION))
    assert "Attach Ox House Guard for 4 gold: bows The Towers of the Yogo" in answers


@pytest.mark.parametrize("is_battle", [False, True])
def test_a_round_says_what_comes_when_all_pass(*, is_battle: bool) -> None:
    state = empty_table()
    _ = hold(state, TWO, "block-supply-lines")
    _ = enter(state, TWO, "utaku-tama", at=0)
    if is_battle:
        fight(state)
    text, _ = asks(going(state, Frame("action-round", TWO, (0, int(is_battle)))))
    says = "it is decided." if is_battle else "the attack phase of Ann begins."
    assert text.endswith(f"When all pass, {says}")
    assert ("Battle at province 1 of Bo" in text) is is_battle


def test_an_event_tells_what_it_does() -> None:
    state = empty_table()
    for seat in (ONE, TWO):
        _ = hold(state, seat, "block-supply-lines")
    card = offer(state, ONE, 0, "new-years-celebration")
    match = going(state, Frame("event", ONE, (card,)))
    told = [ENGLISH.read(line.message) for line in lines(match, None)]
    assert told[0].startswith("The event ")
    assert "each player discards their hand and draws five cards" in told[0]
    assert "Ann draws 5 cards" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_how_one_wins_and_what_each_phase_is_about(language: str) -> None:
    reader = reader_for(language, PLAYERS, "l5r-ccg")
    phases = ("setup", "straighten", "events", "action", "attack", "dynasty", "end")
    for id in ("ccg-goal", *(f"ccg-guide-{each}" for each in phases)):
        assert "⟦" not in reader.read(Message(id, {"seat": "Ann"}))
