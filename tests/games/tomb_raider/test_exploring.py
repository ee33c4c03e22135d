"""TR-6, step 2: exploring; and being moved in other ways than by one's own steps."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    Order,
    a_match,
    asks,
    events,
    fact,
    kinds,
    log_clauses,
    offered,
    place,
    play,
    raider_of,
    runner,
    spelunker,
)

from gorin.games.tomb_raider.events.mapping import (
    LocationSetAside,
    MovementEnded,
    NothingFits,
    PlaceMapped,
    RaiderMoved,
)
from gorin.games.tomb_raider.events.piles import Shuffled
from gorin.games.tomb_raider.events.trials import ObstaclesAwaited, TestBegan

HALL = "test-hall"
ROW = {"A1": HALL, "B1": HALL, "C1": HALL}
HIGH = (6, 6, 6, 6, 6, 6)
LOW = (1, 1, 1, 1, 1, 1)


@pytest.mark.clause("TR-6.7")
def test_an_unknown_space_is_mapped_at_once_from_the_top_of_the_level_deck() -> None:
    match = a_match([runner("B1")], ROW, level_deck=["open-cavern", "slide", "overlook"])
    play(match, "move:ahead")
    assert fact(match, "map.B2.card") == "open-cavern"
    assert fact(match, "map.B2.face_up")
    assert fact(match, "level_deck") == ["slide", "overlook"]
    assert events(match, Shuffled) == []


@pytest.mark.clause("TR-6.7")
def test_a_face_down_card_is_turned_up_instead_of_drawing_one() -> None:
    match = a_match(
        [runner("B1")],
        {**ROW, "B2": place("overlook", face_up=False)},
        level_deck=["open-cavern"],
    )
    play(match, "move:ahead")
    assert fact(match, "map.B2.card") == "overlook"
    assert fact(match, "map.B2.face_up")
    assert fact(match, "level_deck") == ["open-cavern"]


@pytest.mark.clause("TR-6.7")
def test_a_known_location_is_not_mapped_again() -> None:
    match = a_match([runner("B1")], {**ROW, "B2": HALL}, level_deck=["open-cavern"])
    play(match, "move:ahead", "stay")
    assert events(match, PlaceMapped) == []
    assert fact(match, "level_deck") == ["open-cavern"]


@pytest.mark.clause("TR-6.8", "TR-R6", "TR-4.9")
def test_a_card_that_may_not_lie_there_is_set_aside_and_shuffled_back_after_the_placing() -> None:
    match = a_match(
        [runner("B1")],
        ROW,
        level="shuffled-room",
        level_deck=["treasure-vault", "open-cavern", "slide", "overlook"],
    )
    play(match, "move:ahead", Order((2, 0, 1)))
    assert fact(match, "map.B2.card") == "open-cavern"
    assert fact(match, "raiders.0.at") == "B2"
    # Back among the cards that were left, in an order only chance knows.
    assert fact(match, "level_deck") == ["treasure-vault", "slide", "overlook"]
    assert [aside.slug for aside in events(match, LocationSetAside)] == ["treasure-vault"]
    assert [shuffled.clause for shuffled in events(match, Shuffled)] == ["TR-6.8"]


@pytest.mark.clause("TR-6.8", "TR-R6", "TR-4.9")
def test_several_illegal_cards_are_set_aside_until_one_fits() -> None:
    match = a_match(
        [runner("B1")],
        ROW,
        level="shuffled-room",
        level_deck=["treasure-vault", "treasure-cave", "slide"],
    )
    play(match, "move:ahead")
    assert fact(match, "map.B2.card") == "slide"
    assert sorted(fact(match, "level_deck")) == ["treasure-cave", "treasure-vault"]


@pytest.mark.clause("TR-R6", "TR-6.8")
def test_if_no_card_fits_the_space_stays_unknown_and_the_raider_outside() -> None:
    match = a_match(
        [runner("B1"), runner("B1")],
        {**ROW, "B1": place(HALL, obstacles=["test-net"])},
        level="shuffled-room",
        level_deck=["treasure-vault"],
    )
    play(match, "move:ahead")
    assert "B2" not in fact(match, "map")
    assert fact(match, "raiders.0.at") == "B1"
    assert fact(match, "level_deck") == ["treasure-vault"]
    assert len(events(match, NothingFits)) == 1
    assert events(match, RaiderMoved) == []
    # Its movement ended where it stands: step 4 and step 5 are done there, and no obstacle is
    # played.
    assert kinds(match) == ["attack"]
    assert events(match, ObstaclesAwaited) == []
    play(match, "no-attack")
    assert kinds(match) == ["roll"]


@pytest.mark.clause("TR-R6")
def test_with_an_empty_level_deck_the_space_stays_unknown() -> None:
    match = a_match([runner("B1")], ROW, level_deck=[])
    play(match, "move:ahead")
    assert fact(match, "raiders.0.at") == "B1"
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-6.9", "TR-4.11")
@pytest.mark.parametrize(
    ("side", "space", "exits"),
    [
        ("ahead", "B4", ["ahead", "right", "left"]),
        ("right", "C3", ["ahead", "right", "back"]),
        ("back", "B2", ["right", "back", "left"]),
        ("left", "A3", ["ahead", "back", "left"]),
    ],
)
def test_the_bottom_of_a_new_card_points_to_where_the_raider_came_from(
    side: str, space: str, exits: list[str]
) -> None:
    # The slide has exits on top, left and right: none on the side of its bottom.
    match = a_match([runner("B3")], {"B3": HALL}, level_deck=["slide"])
    play(match, f"move:{side}")
    assert fact(match, f"map.{space}.exits") == exits
    assert fact(match, f"map.{space}.facing") == side


@pytest.mark.clause("TR-6.9")
def test_a_face_down_card_is_oriented_by_the_entry_too() -> None:
    match = a_match([runner("B3")], {"B3": HALL, "A3": place("slide", face_up=False)})
    play(match, "move:left")
    assert fact(match, "map.A3.facing") == "left"


@pytest.mark.clause("TR-R19", "TR-12.5")
def test_a_raider_pushed_out_of_turn_does_steps_2_to_5_and_then_the_turn_goes_on() -> None:
    match = a_match(
        [runner("B1", hand=["push", "test-spikes"]), runner("B1"), runner("C6", hand=["test-net"])],
        {**ROW, "C6": HALL},
        level="shuffled-room",
        level_deck=["open-cavern"],
    )
    play(match, "0>play:push", "side:ahead")
    # Step 2 is done; step 3 asks all others, the active player too, and not the moved one.
    assert fact(match, "raiders.1.at") == "B2"
    assert asks(match) == [(2, "obstacle"), (0, "obstacle")]
    assert "obstacle:test-spikes" in offered(match, 0)
    play(match, "0>obstacle:test-spikes", "2>no-obstacle")
    # Nobody stands there to attack: step 5.
    assert kinds(match) == ["roll"]
    play(match, LOW)
    assert raider_of(match, 1).damage == 1
    # The interrupted turn resumes: seat 0 has not moved yet.
    assert asks(match) == [(0, "move")]
    assert raider_of(match, 0).moved == 0
    play(match, "0>stay")
    assert asks(match) == [(1, "move")]
    assert "move:ahead" in offered(match)


@pytest.mark.clause("TR-R19", "TR-12.5")
def test_a_raider_pushed_to_a_known_location_may_attack_and_faces_obstacles_there() -> None:
    match = a_match(
        [runner("B1", hand=["push"]), runner("B1"), runner("A1")],
        {**ROW, "A1": place(HALL, obstacles=["test-net"])},
        level="shuffled-room",
    )
    play(match, "0>play:push", "side:left")
    assert asks(match) == [(1, "attack")]
    assert match.why_not(match.pending[0].decision.seat, "attack:2") == ()
    play(match, "attack:2", (6, 6, 6), (1, 1, 1))
    assert raider_of(match, 2).damage == 1
    assert kinds(match) == ["roll"]
    assert events(match, TestBegan)[-1].seat == 1
    play(match, HIGH)
    assert asks(match) == [(0, "move")]
    # It has attacked in this turn.
    play(match, "0>stay", "1>stay", HIGH)
    assert asks(match) == [(2, "move")]


@pytest.mark.clause("TR-R19", "TR-R6")
def test_a_raider_pushed_where_no_card_fits_stays_and_does_nothing() -> None:
    match = a_match(
        [runner("B1", hand=["push"]), runner("B1")],
        {**ROW, "B1": place(HALL, obstacles=["test-net"])},
        level_deck=[],
    )
    play(match, "0>play:push", "side:ahead")
    assert fact(match, "raiders.1.at") == "B1"
    assert asks(match) == [(0, "move")]
    assert events(match, TestBegan) == []


@pytest.mark.clause("TR-R19", "TR-12.5")
def test_moves_in_the_middle_of_moves_resolve_innermost_first() -> None:
    # Seat 0 pushes 1 into an unknown space. Before step 5 there, seat 2 drops seat 0.
    match = a_match(
        [runner("B1", hand=["push"]), runner("B1"), runner("C6", hand=["chute-trap"])],
        {**ROW, "C6": HALL, "B2": place("test-den", face_up=False)},
        level="shuffled-room",
        level_deck=["open-cavern"],
    )
    play(match, "0>play:push", "side:ahead", "2>no-obstacle", "2>play:chute-trap", "raider:1")
    # The drop came between step 3 and step 5 of the push: B3 is mapped and done with first.
    assert fact(match, "raiders.1.at") == "B3"
    assert [moved.space for moved in events(match, RaiderMoved)] == [202, 302]
    # The den was left before its beast could be faced; only where the raider is counts.
    assert events(match, TestBegan) == []
    assert asks(match) == [(0, "move")]


@pytest.mark.clause("TR-R19")
def test_a_raider_dropped_in_its_own_turn_explores_and_its_movement_is_over() -> None:
    match = a_match(
        [runner("B1", hand=["chute-trap"]), runner("B1")], ROW, level_deck=["slide", "open-cavern"]
    )
    play(match, "0>play:chute-trap", "raider:0")
    assert fact(match, "raiders.0.at") == "B2"
    assert asks(match) == [(1, "move")]
    assert len(events(match, MovementEnded)) == 1


@pytest.mark.clause("TR-R19")
def test_a_raider_dropped_after_its_steps_faces_the_obstacles_there_once() -> None:
    match = a_match(
        [runner("B1", hand=["chute-trap"])], {**ROW, "B2": place(HALL, obstacles=["test-spikes"])}
    )
    play(match, "stay", "play:chute-trap")
    assert kinds(match) == ["roll"]
    play(match, HIGH)
    assert len(events(match, TestBegan)) == 1
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-R8", "TR-4.12")
def test_a_card_entered_in_another_way_lies_like_an_entrance() -> None:
    match = a_match([spelunker("A3", hand=["chute-trap"])], {"A3": HALL}, level_deck=["slide"])
    play(match, "play:chute-trap")
    assert fact(match, "map.A4.facing") == "ahead"
    # A push sideways is no step of its own either.
    match = a_match(
        [spelunker("B3", hand=["push"]), spelunker("B3")], {"B3": HALL}, level_deck=["slide"]
    )
    play(match, "0>play:push", "side:left")
    assert fact(match, "map.A3.facing") == "ahead"
    assert fact(match, "map.A3.exits") == ["ahead", "right", "left"]
    assert "TR-6.7" in log_clauses(match)


@pytest.mark.clause("TR-R19", "TR-R4")
def test_a_raider_stuck_since_the_last_turn_comes_free_even_if_it_was_pushed_meanwhile() -> None:
    match = a_match(
        [runner("B1", hand=["push"]), runner("B1", stuck=True)], ROW, level_deck=["open-cavern"]
    )
    play(match, "0>play:push", "side:ahead", "0>stay")
    assert fact(match, "raiders.1.at") == "B2"
    assert not raider_of(match, 1).stuck
    play(match, "0>no-search")
    assert asks(match) == [(1, "search")]


@pytest.mark.clause("TR-R19", "TR-R6")
def test_a_fall_to_where_no_card_fits_does_not_end_the_movement() -> None:
    match = a_match([runner("B1", hand=["chute-trap"])], ROW, level_deck=[])
    play(match, "play:chute-trap")
    assert fact(match, "raiders.0.at") == "B1"
    assert "move:right" in offered(match)


@pytest.mark.clause("TR-R19", "TR-6.1")
def test_being_moved_uses_up_no_move() -> None:
    match = a_match(
        [spelunker("B1", hand=["chute-trap"])], {**ROW, **dict.fromkeys(("B2", "B3", "B4"), HALL)}
    )
    play(match, "play:chute-trap")
    assert raider_of(match, 0).moved == 0
    play(match, "move:ahead", "move:ahead")
    assert "move:back" in offered(match)
    play(match, "move:back")
    assert fact(match, "raiders.0.at") == "B3"
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-R19")
def test_a_dead_raider_cannot_be_moved() -> None:
    match = a_match(
        [runner("B1", hand=["chute-trap"]), runner("", dead=True), runner("C1")],
        ROW,
        level="shuffled-room",
    )
    play(match, "0>play:chute-trap")
    assert offered(match) == ["raider:0", "raider:2"]


@pytest.mark.clause("TR-4.6")
def test_a_push_goes_through_an_exit_though_the_pusher_needs_none() -> None:
    match = a_match(
        [runner("B2", hand=["the-way-through", "push"]), runner("B2")],
        {"B2": "narrow-crossing", "B1": HALL, "B3": HALL},
    )
    play(match, "0>play:the-way-through", "0>play:push")
    assert offered(match) == ["side:ahead", "side:back"]
