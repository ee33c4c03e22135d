"""The Introductory level as its clause prescribes it."""

from __future__ import annotations

import pytest

from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider.board import space_at
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.state import State, Zone
from gorin.kernel.clauses import BadInput


def a_table(seats: int, variant: str | None = None) -> State:
    plan = tomb_raider.plan_match(shipped(), seats=seats, variant=variant)
    return tomb_raider.begin(STANDARD, plan, shipped()).state


@pytest.mark.clause("TR-15.1")
@pytest.mark.parametrize(
    ("variant", "entrance", "room", "first", "last"),
    [(None, "026", "028", 26, 43), ("cave", "001", "003", 1, 18)],
)
def test_it_uses_the_locations_of_one_starter_and_nothing_else(
    variant: str | None, entrance: str, room: str, first: int, last: int
) -> None:
    state = a_table(2, variant)

    numbers = [state.facts(card).number for card in state.zones[Zone.LEVEL]]
    placed = {space: state.facts(place.card).number for space, place in state.places.items()}

    assert sorted([*numbers, entrance, room]) == [f"{n:03}" for n in range(first, last + 1)]
    assert placed == {space_at(1, 1): entrance, space_at(3, 1): entrance, space_at(2, 4): room}
    assert not state.places[space_at(2, 4)].face_up


@pytest.mark.clause("TR-15.1")
def test_the_map_is_three_wide_and_six_deep_and_of_power_one() -> None:
    level = a_table(1).level

    assert (level.width, level.depth, level.power, level.first_depth) == (3, 6, 1, 1)


@pytest.mark.clause("TR-15.1")
def test_alone_the_second_corner_stays_empty() -> None:
    state = a_table(1)

    assert space_at(1, 1) in state.places
    assert space_at(3, 1) not in state.places


@pytest.mark.clause("TR-15.1", "TR-13.1")
def test_alone_all_obstacles_of_the_starter_are_the_obstacle_deck() -> None:
    state = a_table(1)

    numbers = sorted(state.facts(card).number for card in state.zones[Zone.OBSTACLES])

    assert numbers == ["047", "050", "058", "059", "060", "062", "062", "064", "065"]


@pytest.mark.clause("TR-15.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_may_not_play_it(seats: int) -> None:
    with pytest.raises(BadInput) as caught:
        a_table(seats)

    assert caught.value.clause == "TR-15.1"
