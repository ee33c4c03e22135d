"""What `any` draws of the courts game: all that a seat may know, and the answers where they lie."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from tests.elsewhere import second_game
from tests.shipped import reader_for
from tests.synthetic.box import BOX
from tests.synthetic.cards import kind_of
from tests.synthetic.game import courts
from tests.synthetic.state import State, knows

from gorin.content.box.drawing import Drawing, Drawn, Face, SeatArea, Zone, laid_open
from gorin.kernel.about import CardTarget, PlaceTarget, SeatTarget, Target
from gorin.kernel.chance import Fast
from gorin.kernel.decision import CHANCE, Option, Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, question_view

SEATS = tuple(Seat(number) for number in range(6))
NOWHERE = {"pass", "coins", "payee"}
"""What can be answered or named that lies nowhere."""


def drawn(match: Match[State], viewer: Seat | None) -> Drawing:
    keys = tuple(key for seat, key in offered(match) if seat == viewer)
    assert BOX.draw is not None
    return BOX.draw(match.table.rulebook.game.view(match.table, viewer), keys, Drawn())


def offered(match: Match[State]) -> Iterator[tuple[Seat, str]]:
    for question in match.pending:
        seen = question_view(match, question) if question.decision.seat in SEATS else None
        for option in (*seen.options, *seen.things) if seen else ():
            yield question.decision.seat, option.key


def zones(drawing: Drawing) -> list[Zone]:
    return [*drawing.zones, *(zone for seat in drawing.seats for zone in seat.zones)]


def faces(drawing: Drawing) -> list[Face]:
    return [face for zone in zones(drawing) for face in zone.cards]


def keys_of(drawing: Drawing) -> list[str]:
    places: list[SeatArea | Zone | Face] = [*drawing.seats, *zones(drawing), *faces(drawing)]
    return [key for place in places for key in place.answers]


def moments(seed: int, seats: int = 4) -> Iterator[Match[State]]:
    """Play a match at random to its end, and stop after each answer."""
    below = random.Random(seed)
    match = courts(seats=seats, chance=Fast(seed))
    match.start()
    while match.pending:
        yield match
        question = match.pending[below.randrange(len(match.pending))]
        decision = question.decision
        assert decision.seat != CHANCE
        options: Sequence[Option[Any]] = decision.options
        if options:
            answer: Any = options[below.randrange(len(options))].key
        else:
            assert decision.domain is not None
            answer = decision.domain.sample(below.randrange)
        match.choose(decision.seat, answer, serial=question.serial)
    yield match


@pytest.mark.parametrize("seed", range(6))
def test_each_viewer_sees_each_card_they_know_once_and_no_other(seed: int) -> None:
    for match in moments(seed):
        state = match.table.state
        for viewer in (*state.seats, None):
            drawing = drawn(match, viewer)
            shown = [face for face in faces(drawing) if face.name is not None]
            known = [
                state.physical[handle]
                for handle in range(len(state.physical))
                if knows(state, viewer, handle)
            ]
            said = [(face.name.id, face.name.args["number"]) for face in shown]  # type: ignore[union-attr]
            assert sorted(said) == sorted((f"courts-card-{kind_of(card)}", card) for card in known)
            assert all(face.text for face in shown)
            ids = [face.id for face in faces(drawing)] + [zone.id for zone in zones(drawing)]
            assert len(set(ids)) == len(ids)
            for seat in drawing.seats:
                (hand,) = seat.zones
                assert hand.count == len(state.hands[Seat(seat.seat)])
                assert hand.hand == (seat.seat == viewer)


@pytest.mark.parametrize("seed", range(6))
def test_answers_lie_with_what_they_concern_and_nowhere_twice(seed: int) -> None:
    for match in moments(seed):
        for viewer in match.table.state.seats:
            keys = {key for seat, key in offered(match) if seat == viewer}
            placed = keys_of(drawn(match, viewer))
            assert sorted(placed) == sorted(keys - NOWHERE)


@pytest.mark.parametrize("seed", range(4))
def test_an_answer_is_about_the_card_the_place_or_the_seat_that_it_lies_with(seed: int) -> None:
    met: set[type] = set()
    for match in moments(seed):
        for question in match.pending:
            if question.decision.seat == CHANCE:
                continue
            drawing = drawn(match, question.decision.seat)
            seen = question_view(match, question)
            for option in (*seen.options, *seen.things):
                for target in option.about:
                    met.add(type(target))
                    assert option.key in answers_at(drawing, target), option
    assert met == {CardTarget, PlaceTarget, SeatTarget}


def answers_at(drawing: Drawing, target: Target) -> tuple[str, ...]:
    zones = (*drawing.zones, *(zone for area in drawing.seats for zone in area.zones))
    if isinstance(target, SeatTarget):
        return next(area.answers for area in drawing.seats if area.seat == target.seat)
    if isinstance(target, PlaceTarget):
        return next(zone.answers for zone in zones if zone.id == target.place)
    assert isinstance(target, CardTarget)
    faces = (face for zone in zones for face in zone.cards)
    return next(face.answers for face in faces if face.id == f"card.{target.number}")


def test_whoever_watches_is_offered_nothing() -> None:
    for match in moments(1):
        assert not keys_of(drawn(match, None))


@pytest.mark.parametrize("language", ["en", "pt-BR", "es", "zh"])
def test_all_that_is_drawn_asked_and_logged_can_be_read(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with second_game(monkeypatch):
        texts = reader_for(language, game=BOX.id)
    said: set[str] = set()
    for seed in range(6):
        for match in moments(seed):
            for viewer in (Seat(0), None):
                said |= ids_in(msgspec.to_builtins(drawn(match, viewer)))
            for question in match.pending:
                said |= ids_in(msgspec.to_builtins(question_view(match, question)))
        for viewer in (Seat(0), None):
            said |= ids_in(msgspec.to_builtins([line.message for line in lines(match, viewer)]))
        assert match.outcome is not None
        said.add(match.outcome.reason)
    assert len(said) > 60
    assert not {id for id in said if not texts.has(id)}


def ids_in(plain: Any) -> set[str]:
    if isinstance(plain, list | tuple):
        return set().union(*map(ids_in, plain))
    if isinstance(plain, dict):
        own = {plain["id"]} if plain.get("type") == "message" else set()
        return own.union(*map(ids_in, plain.values()))
    return set()


def test_nothing_is_left_out_because_it_is_none() -> None:
    match = next(moments(2))
    match.table.state.coins[Seat(1)] = 0
    match.table.state.hands[Seat(1)] = ()
    other = drawn(match, Seat(0)).seats[1]
    assert [counter.value for counter in other.counters] == [1, 0]
    assert other.zones[0].count == 0


def test_a_drawing_is_laid_open_with_what_any_viewer_knows() -> None:
    match = courts(chance=Fast(1))
    match.start()
    public = drawn(match, None)
    objectives = [zone for zone in public.zones if zone.id.startswith("objective")]
    assert [face.name for zone in objectives for face in zone.cards] == [None, None]
    opened = laid_open(public, [drawn(match, seat) for seat in match.table.state.seats])
    known = [zone for zone in opened.zones if zone.id.startswith("objective")]
    assert all(face.name is not None for zone in known for face in zone.cards)
    assert [zone.id for zone in opened.zones] == [zone.id for zone in public.zones]
    # Hands are shown by themselves.
    assert [area.zones for area in opened.seats] == [area.zones for area in public.seats]
