"""Taking back where hidden cards are all that is hidden: what is fair is possible, no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.elsewhere import second_game
from tests.hall.tables import ANA, BEN, Table
from tests.synthetic import box as courts
from tests.synthetic.state import knows

from gorin.content import boxes
from gorin.content.box.customs import Customs
from gorin.content.box.light import cards_known
from gorin.games.l5r_lcg.events.cards import CardsRevealed, CardsSeen
from gorin.games.l5r_lcg.events.conflicts import ProvinceShown
from gorin.games.l5r_lcg.events.plays import RowTurned
from gorin.games.l5r_lcg.events.seats import DialsShown, Drawn
from gorin.games.l5r_lcg.events.uses import Searched
from gorin.hall.table.commands import AnswerUndo, AskUndo
from gorin.hall.table.terms import Chosen
from gorin.kernel.decision import Seat

REVEALING = (CardsRevealed, CardsSeen, DialsShown, Drawn, ProvinceShown, RowTurned, Searched)
"""What tells somebody something that was hidden."""


def let_play(table: Table) -> None:
    """Let bots and the table answer until a person is asked."""
    for _ in range(3000):
        table.room.tick(table.at)
        if not table.room.bot_turn(table.at, 50):
            return


def is_over(table: Table) -> bool:
    """Return whether Ana is asked nothing more."""
    return table.question(ANA) is None


def lcg(format: str, seats: int, *people: str) -> Table:
    """Return a table of the L5R LCG that has begun, with bots on the last seats."""
    chosen = Chosen("l5r-lcg", format, {})
    bots = ["heuristic"] * (seats - len(people))
    table = Table(*people, seats=seats, chosen=chosen, undo="casual").begin(*bots)
    let_play(table)
    return table


def at_random(table: Table, person: str, random: Random) -> tuple[str, str]:
    """Answer what a person is asked; return the kind of question and the answer."""
    question = table.question(person)
    assert question is not None
    keys = [option.key for option in question.options]
    return question.kind, table.answer(person, random.choice(keys) if keys else None)


@pytest.mark.parametrize(("format", "seats"), [("skirmish", 2), ("enlightenment", 3)])
def test_against_bots_a_choice_of_the_lcg_is_taken_back_where_nothing_came_to_light(
    format: str, seats: int
) -> None:
    """All that bots and the table answered since goes with it, and nothing that was told."""
    random, met = Random(seats), Counter[tuple[str, str]]()
    table = lcg(format, seats, ANA)
    for _ in range(60):
        if is_over(table):
            break
        before, start = table.match.state_digest(), len(table.match.table.log)
        kind, _ = at_random(table, ANA, random)
        let_play(table)
        if is_over(table):
            break
        you = table.room.you(ANA)
        why = "" if you.no_undo is None else you.no_undo.id
        met[kind, why] += 1
        told = [type(event) for event in table.match.table.log.since(start)]
        if not why:
            assert not any(issubclass(each, REVEALING) for each in told), (kind, told)
            if random.random() < 0.5:
                table.do(ANA, AskUndo(1))
                assert table.match.state_digest() == before
                let_play(table)
        elif why == "hall-undo-revealed":
            assert told
        else:
            assert why == "hall-undo-chance"
    free = sum(count for (_, why), count in met.items() if not why)
    assert free > met.total() / 3
    assert any(kind == "dynasty" and not why for kind, why in met)
    assert any(kind == "bid" and why == "hall-undo-revealed" for kind, why in met)
    assert not any(kind == "bid" and not why for kind, why in met)


def test_what_a_bot_did_since_goes_too_unless_it_told_something() -> None:
    """The bot passes when a character was played; nothing was hidden in that."""
    table = lcg("skirmish", 2, ANA)
    person = until(table, "dynasty", ANA)
    before = table.match.state_digest()
    play_from_province(table, person)
    let_play(table)
    assert table.room.you(ANA).can_undo
    table.do(ANA, AskUndo(1))
    assert table.match.state_digest() == before


def until(table: Table, kind: str, *people: str) -> str:
    """Let people answer quietly until one is asked a kind of question; return who."""
    for _ in range(40):
        person = next(one for one in people if table.question(one) is not None)
        question = table.question(person)
        if question is not None and question.kind == kind:
            return person
        table.answer(person)
        let_play(table)
    raise AssertionError(kind)


def play_from_province(table: Table, person: str) -> None:
    """Let somebody play the first character that they can."""
    question = table.question(person)
    assert question is not None
    keys = (option.key for option in question.options)
    table.answer(person, next(key for key in keys if key.startswith("play:")))


def test_after_a_persons_answer_that_person_has_to_agree() -> None:
    table = lcg("skirmish", 2, ANA, BEN)
    person = until(table, "dynasty", ANA, BEN)
    before = table.match.state_digest()
    play_from_province(table, person)
    other = BEN if person == ANA else ANA
    table.do(person, AskUndo(1))
    assert table.match.state_digest() != before
    table.do(other, AnswerUndo(1, agrees=True))
    assert table.match.state_digest() == before


@pytest.fixture
def known_courts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game that says of which cards a seat does not know."""

    def unknown(table: Any, seat: Seat) -> list[list[int]]:
        state = table.state
        return [[each for each in range(len(state.physical)) if not knows(state, seat, each)]]

    customs = Customs(come_to_light=cards_known(unknown))
    with second_game(monkeypatch):
        monkeypatch.setattr(courts, "BOX", replace(courts.BOX, customs=customs))
        boxes.boxes.cache_clear()
        yield
    boxes.boxes.cache_clear()


@pytest.mark.usefixtures("known_courts")
def test_in_another_game_with_hidden_cards_it_is_the_same() -> None:
    table = Table(ANA, seats=2, chosen=Chosen("courts", None, {})).begin("random")
    random, met = Random(3), Counter[str]()
    for _ in range(60):
        let_play(table)
        if is_over(table):
            break
        before, unknown = table.match.state_digest(), hidden_from(table)
        at_random(table, ANA, random)
        let_play(table)
        you = table.room.you(ANA)
        met["free" if you.no_undo is None else you.no_undo.id] += 1
        if you.can_undo:
            assert hidden_from(table) == unknown
            table.do(ANA, AskUndo(1))
            assert table.match.state_digest() == before
            let_play(table)
            if random.random() < 0.7:
                at_random(table, ANA, random)
    assert met["free"]
    assert met["hall-undo-revealed"] + met["hall-undo-chance"]


def hidden_from(table: Table) -> list[int]:
    """Return the cards of the court that Ana does not know."""
    state, seat = table.match.table.state, table.match_seat(ANA)
    return [each for each in range(len(state.physical)) if not knows(state, seat, each)]
