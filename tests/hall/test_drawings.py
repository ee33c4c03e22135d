"""What `any` draws goes out beside the view: to each viewer their own, and only when it changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.elsewhere import second_game
from tests.hall.tables import ANA, BEN, Table
from tests.shipped import Replay, wishes_for

from gorin.content import boxes
from gorin.content.box.drawing import DRAWING, Drawing, Face, SeatArea, Zone
from gorin.content.desk.matches import begin, plan
from gorin.content.desk.replays import EVERYBODY, SEATS, Viewer
from gorin.hall.eyes.views import CASTER
from gorin.hall.table.terms import Chosen
from gorin.kernel.decision import Seat
from gorin.kernel.journal import read


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with second_game(monkeypatch):
        yield


def courts() -> Table:
    return Table(ANA, BEN, chosen=Chosen("courts", None, {"turns": 8})).begin()


def fields(table: Table, viewer: Any, before: Any = None) -> dict[str, Any]:
    sight = table.room.sight(viewer, before)
    assert sight is not None
    return sight.view


def answers(drawing: Drawing) -> set[str]:
    zones = [*drawing.zones, *(zone for seat in drawing.seats for zone in seat.zones)]
    faces = [face for zone in zones for face in zone.cards]
    places: list[SeatArea | Zone | Face] = [*drawing.seats, *zones, *faces]
    return {key for place in places for key in place.answers}


def names(drawing: Drawing, seat: int) -> list[Any]:
    return [face.name for face in drawing.seats[seat].zones[0].cards]


def played(table: Table) -> Iterator[Table]:
    while table.room.stage != "over":
        yield table
        table.answer(table.asked())


def test_each_seat_has_its_own_cards_and_its_own_answers() -> None:
    placed = 0
    for table in played(courts()):
        for person in (ANA, BEN):
            seat = table.room.seat_of(person)
            assert seat is not None
            question = table.question(person)
            named = (*question.options, *question.things) if question else ()
            drawing: Drawing = fields(table, seat)[DRAWING]
            assert answers(drawing) == {each.key for each in named} - {"pass"}
            assert not names(drawing, 1 - seat)
            assert len(names(drawing, seat)) == drawing.seats[seat].zones[0].count
            placed += len(answers(drawing))
    assert placed > 10


def test_whoever_watches_or_casts_sees_nobodys_answers() -> None:
    for table in played(courts()):
        public = fields(table, None)[DRAWING]
        assert not answers(public)
        assert not names(public, 0)
        assert not names(public, 1)
        caster = fields(table, CASTER)
        assert caster[DRAWING] == public
        for seat in (0, 1):
            hand = caster["hands"][seat].get(DRAWING, public)
            assert not answers(hand)
            assert len(names(hand, seat)) == hand.seats[seat].zones[0].count


def test_it_goes_out_again_only_when_it_has_changed() -> None:
    table = courts()
    before = fields(table, Seat(0))
    assert DRAWING in before
    assert fields(table, Seat(0), before) == {}
    table.answer(table.asked())
    assert DRAWING in fields(table, Seat(0), before)


def test_a_replay_has_it_through_any_eyes_and_nothing_to_answer() -> None:
    *_, table = played(courts())
    replay = Replay(read(table.room.journal_text(public=False)))
    viewers: tuple[Viewer, ...] = (None, Seat(0), EVERYBODY)
    for viewer in viewers:
        views = [step.view for step in replay.chunk(viewer, 0).steps]
        drawings = [view[DRAWING] for view in views if DRAWING in view]
        assert len(drawings) > 3
        assert not any(map(answers, drawings))
        assert any(names(drawing, 0) for drawing in drawings) == (viewer == 0)
        if viewer == EVERYBODY:
            last = next(view for view in views if SEATS in view)
            assert all(names(last[SEATS][str(seat)][DRAWING], seat) for seat in (0, 1))


def test_a_game_without_one_sends_nothing_more() -> None:
    table = Table(ANA, BEN).begin()
    assert table.room.match is not None
    game = table.room.match.table.rulebook.game
    view = game.view(table.room.match.table, Seat(0))
    assert set(fields(table, Seat(0))) == set(view.__struct_fields__)


def test_no_view_has_a_field_of_its_name() -> None:
    for box in boxes.boxes():
        seats = box.formats[0].fewest_seats
        table = begin(plan(box.id, wishes_for(box.id, seats=seats)))
        view = table.rulebook.game.view(table, None)
        assert DRAWING not in view.__struct_fields__, box.id
