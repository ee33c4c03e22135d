"""TR-6, step 1: moving."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    asks,
    dice_asked,
    events,
    fact,
    kinds,
    offered,
    place,
    play,
    raider_of,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.mapping import MovementEnded, RaiderMoved
from gorin.games.tomb_raider.events.raiders import CameFree
from gorin.games.tomb_raider.events.trials import TestBegan

HALL = "test-hall"
COLUMN = {f"B{depth}": HALL for depth in range(1, 7)}


def netted(*obstacles: str) -> dict[str, object]:
    return place(HALL, obstacles=list(obstacles or ("test-net",)))


@pytest.mark.clause("TR-6.1")
def test_a_raider_moves_up_to_move_locations_and_no_further() -> None:
    match = a_match([spelunker("B1")], COLUMN)
    play(match, "move:ahead", "move:ahead")
    assert "move:ahead" in offered(match)
    play(match, "move:ahead")
    # Only staying is left, so nothing is asked about moving any more.
    assert kinds(match) == ["search"]
    assert fact(match, "raiders.0.at") == "B4"
    assert refusals(match, 0, "move:ahead")[:1] == ["TR-5.1"]


@pytest.mark.clause("TR-6.1")
def test_why_a_raider_moves_no_further_than_its_move() -> None:
    match = a_match([spelunker("B1"), spelunker("B5")], {**COLUMN, "B4": netted()})
    play(match, "move:ahead", "move:ahead", "move:ahead")
    assert kinds(match) == ["roll"]
    assert "TR-6.1" in refusals(match, 0, "move:ahead")


@pytest.mark.clause("TR-6.1")
def test_an_injured_raider_moves_less_far_and_boots_carry_it_further() -> None:
    for more, reached in (
        ({"injuries": {"move": 1}}, "B3"),
        ({"unsaved": ["test-boots"]}, "B5"),
        ({"injuries": {"move": 1}, "unsaved": ["test-boots"]}, "B4"),
    ):
        match = a_match([spelunker("B1", **more)], COLUMN)
        while kinds(match) == ["move"]:
            play(match, "move:ahead")
        assert fact(match, "raiders.0.at") == reached


@pytest.mark.clause("TR-6.1")
def test_a_raider_goes_through_exits_only() -> None:
    match = a_match([spelunker("B2")], {**COLUMN, "B2": "narrow-crossing", "A2": HALL, "C2": HALL})
    assert offered(match) == ["stay", "move:ahead", "move:back"]
    for side in ("left", "right"):
        assert refusals(match, 0, f"move:{side}") == ["TR-4.6"]
    assert refusals(match, 0, "move:ahead") == []


@pytest.mark.clause("TR-6.1")
def test_a_raider_that_goes_back_and_forth_uses_up_its_moves() -> None:
    match = a_match([spelunker("B1")], COLUMN)
    play(match, "move:ahead", "move:back", "move:ahead")
    assert kinds(match) == ["search"]
    assert fact(match, "raiders.0.at") == "B2"


@pytest.mark.clause("TR-6.2")
def test_entering_an_unknown_space_ends_the_movement() -> None:
    match = a_match([runner("B1")], {"B1": HALL}, level_deck=["open-cavern", "slide"])
    play(match, "move:ahead")
    assert fact(match, "raiders.0.at") == "B2"
    assert kinds(match) == ["search"]
    assert raider_of(match, 0).moved == 1
    assert raider_of(match, 0).halted
    assert [ended.clause for ended in events(match, MovementEnded)] == ["TR-6.2"]


@pytest.mark.clause("TR-6.2")
def test_an_unknown_space_may_be_entered_after_known_ones() -> None:
    match = a_match([runner("B1")], {"B1": HALL, "B2": HALL}, level_deck=["open-cavern"])
    play(match, "move:ahead", "move:ahead")
    assert fact(match, "raiders.0.at") == "B3"
    assert fact(match, "map.B3.card") == "open-cavern"
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-6.2")
def test_an_unknown_space_is_entered_through_an_exit_only() -> None:
    match = a_match([runner("B2")], {"B2": "narrow-crossing"}, level_deck=["open-cavern"])
    assert offered(match) == ["stay", "move:ahead", "move:back"]
    assert refusals(match, 0, "move:left") == ["TR-4.6"]


@pytest.mark.clause("TR-6.3")
def test_a_raider_may_stay_where_it_is() -> None:
    match = a_match([spelunker("B1")], COLUMN)
    assert "stay" in offered(match)
    play(match, "stay")
    assert fact(match, "raiders.0.at") == "B1"
    assert events(match, RaiderMoved) == []


@pytest.mark.clause("TR-6.3")
def test_a_raider_without_exits_has_to_stay() -> None:
    match = a_match([spelunker("B2")], {**COLUMN, "B2": "test-pit"})
    assert kinds(match) == ["search"]
    assert fact(match, "raiders.0.at") == "B2"
    assert [ended.stayed for ended in events(match, MovementEnded)] == [True]


@pytest.mark.clause("TR-6.3")
def test_a_raider_may_stop_before_its_move_is_used_up() -> None:
    match = a_match([spelunker("B1")], COLUMN)
    play(match, "move:ahead", "stay")
    assert kinds(match) == ["search"]
    assert fact(match, "raiders.0.at") == "B2"


@pytest.mark.clause("TR-6.4", "TR-R4")
def test_a_stuck_raider_does_not_move() -> None:
    match = a_match([spelunker("B1", stuck=True, hand=["bounty"])], COLUMN)
    assert kinds(match) == ["window-start"]
    assert "TR-6.4" in refusals(match, 0, "move:ahead")
    play(match, until="search")
    assert events(match, RaiderMoved) == []
    assert fact(match, "raiders.0.at") == "B1"


@pytest.mark.clause("TR-6.4", "TR-R4")
def test_the_stuck_marker_comes_off_after_the_missed_movement() -> None:
    match = a_match([spelunker("B1", stuck=True)], COLUMN)
    assert len(events(match, CameFree)) == 1
    assert not raider_of(match, 0).stuck
    play(match, "no-search", "play-on", until="move")
    assert "move:ahead" in offered(match)


@pytest.mark.clause("TR-6.4", "TR-R4")
def test_a_raider_stuck_in_another_ones_turn_misses_its_movement_in_this_turn_and_the_next() -> (
    None
):
    match = a_match(
        [runner("B1", hand=["push"]), runner("B1")],
        {**COLUMN, "B2": netted("test-net")},
    )
    play(match, "play:push", "side:ahead", (1, 1, 1, 1, 1, 1))
    assert raider_of(match, 1).stuck
    play(match, "0>stay")
    # It faces the obstacle again, since its movement ends there, and stays stuck this turn.
    assert dice_asked(match) == 6
    assert refusals(match, 1, "move:ahead")[:1] != []
    play(match, (6, 6, 6, 6, 6, 6), until="search")
    assert raider_of(match, 1).stuck
    assert asks(match) == [(0, "search")]
    play(match, "0>no-search")
    # No search for the stuck one: the Draw round comes.
    assert kinds(match) == ["reset"]
    play(match, "play-on", "play-on", "0>keep-order", "1>keep-order", "0>stay")
    # The next turn: no movement, but the obstacle.
    assert kinds(match) == ["roll"]
    play(match, (6, 6, 6, 6, 6, 6))
    assert not raider_of(match, 1).stuck
    play(match, "0>no-search")
    assert asks(match) == [(1, "search")]


@pytest.mark.clause("TR-6.5")
def test_after_staying_a_raider_moves_no_more_but_does_the_later_steps() -> None:
    match = a_match([spelunker("B1"), spelunker("B1")], {**COLUMN, "B1": netted()})
    play(match, "stay")
    assert kinds(match) == ["attack"]
    assert "TR-6.5" in refusals(match, 0, "move:ahead")
    play(match, "no-attack")
    assert kinds(match) == ["roll"]
    play(match, (6, 6, 6))
    # Having overcome it, the raider still does not move: the other one's turn comes.
    assert asks(match) == [(1, "move")]
    assert refusals(match, 0, "move:ahead")[:1] == ["TR-5.5"]


@pytest.mark.clause("TR-6.6")
def test_before_it_leaves_a_location_on_its_way_a_raider_faces_the_obstacles_there() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": netted("test-spikes")})
    play(match, "move:ahead")
    assert offered(match) == ["stop", "go-on"]
    assert refusals(match, 0, "move:ahead") == ["TR-6.6"]
    play(match, "go-on")
    assert kinds(match) == ["roll"]
    play(match, (6, 6, 6, 6, 6, 6))
    assert "move:ahead" in offered(match)
    assert refusals(match, 0, "move:ahead") == []


@pytest.mark.clause("TR-6.6")
def test_a_raider_that_merely_fails_may_move_on() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": netted("test-spikes")})
    play(match, "move:ahead", "go-on", (1, 1, 1, 1, 1, 1))
    assert raider_of(match, 0).damage == 1
    assert "move:ahead" in offered(match)
    play(match, "move:ahead", "stay")
    assert fact(match, "raiders.0.at") == "B3"


@pytest.mark.clause("TR-6.6")
def test_a_raider_that_becomes_stuck_on_its_way_stops_there() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": netted("test-net")})
    play(match, "move:ahead", "go-on", (1, 1, 1, 1, 1, 1))
    # Stuck: no movement, no second facing, no search; alone, the Draw round asks about a reset.
    assert fact(match, "raiders.0.at") == "B2"
    assert raider_of(match, 0).stuck
    assert kinds(match) == ["reset"]
    assert len(events(match, TestBegan)) == 1


@pytest.mark.clause("TR-6.6")
def test_what_was_faced_on_the_way_is_not_faced_again_when_the_raider_stays_after_all() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": netted("test-spikes")})
    play(match, "move:ahead", "go-on", (6, 6, 6, 6, 6, 6), "stay")
    assert kinds(match) == ["search"]
    assert len(events(match, TestBegan)) == 1


@pytest.mark.clause("TR-6.6")
def test_every_obstacle_on_the_way_is_faced_before_the_next_location() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": netted("test-spikes", "test-net")})
    play(match, "move:ahead", "go-on", "face:test-spikes", (6, 6, 6, 6, 6, 6))
    assert kinds(match) == ["roll"]
    play(match, (6, 6, 6, 6, 6, 6))
    assert kinds(match) == ["move"]


@pytest.mark.clause("TR-6.6")
def test_a_raider_that_dies_on_its_way_goes_no_further() -> None:
    match = a_match([runner("B1", damage=2), runner("B6")], {**COLUMN, "B2": netted("test-spikes")})
    play(match, "move:ahead", "go-on", (1, 1, 1, 1, 1, 1))
    assert raider_of(match, 0).dead
    assert asks(match) == [(1, "move")]


@pytest.mark.clause("TR-6.6")
def test_with_no_way_on_the_raider_just_stops_and_faces_the_obstacles_in_step_5() -> None:
    match = a_match(
        [runner("B1"), runner("B2")], {**COLUMN, "B2": place("test-pit", obstacles=["test-net"])}
    )
    play(match, "move:ahead")
    assert kinds(match) == ["attack"]
    play(match, "no-attack")
    assert kinds(match) == ["roll"]


@pytest.mark.clause("TR-R26")
def test_passing_a_location_with_another_raider_is_free() -> None:
    match = a_match([runner("B1"), runner("B2")], COLUMN)
    play(match, "move:ahead", "move:ahead", "stay")
    assert asks(match) == [(1, "move")]
    assert fact(match, "raiders.0.at") == "B3"


@pytest.mark.clause("TR-R26")
def test_no_attack_on_a_raider_that_is_passed() -> None:
    match = a_match([runner("B1"), runner("B2")], COLUMN)
    play(match, "move:ahead")
    assert "attack:1" not in offered(match)
    assert "TR-6.17" in refusals(match, 0, "attack:1")


@pytest.mark.clause("TR-6.1")
def test_the_view_says_how_many_moves_are_left() -> None:
    match = a_match([spelunker("B1")], COLUMN)
    assert view_of(match).raiders[0].moves_left == 3
    play(match, "move:ahead")
    assert view_of(match).raiders[0].moves_left == 2


@pytest.mark.clause("TR-6.1", "TR-6.5")
def test_every_turn_brings_the_whole_movement_again() -> None:
    match = a_match([spelunker("B1")], COLUMN)
    play(match, "move:ahead", "move:ahead", "move:ahead", "no-search", "play-on")
    assert fact(match, "turn") == 2
    play(match, "move:ahead", "move:ahead")
    assert fact(match, "raiders.0.at") == "B6"
    assert "move:back" in offered(match)
