"""TR-10.12 and TR-10.13: what stuck means, and how long."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    asks,
    events,
    fact,
    hunter,
    kinds,
    offered,
    place,
    play,
    raider_of,
    refusals,
    runner,
    spelunker,
)

from gorin.games.tomb_raider.events.piles import CardsDrawn
from gorin.games.tomb_raider.events.raiders import BecameStuck, CameFree
from gorin.games.tomb_raider.events.trials import TestBegan

TRAPPED = place("open-cavern", obstacles=["pit-trap"])  # Move or Search 9
ROW = {"B1": "open-cavern", "B2": TRAPPED, "B3": "open-cavern"}
FULL = {"hand": ["bats"], "deck": ["bats"] * 12}
"""Cards that raise no question of their own in solo play, and leave something to draw."""


@pytest.mark.clause("TR-10.13", "TR-10.12", "TR-6.4", "TR-R4")
def test_the_worked_example_of_the_pit_trap() -> None:
    match = a_match([spelunker("B1", **FULL)], ROW)
    # First turn: it fails the trap on the way, its movement ends, it may not search, it draws.
    play(match, "move:ahead", "go-on", "test:move", (1, 1, 1))
    assert fact(match, "raiders.0.at") == "B2"
    assert raider_of(match, 0).stuck
    assert kinds(match) == ["discard"]
    assert "TR-7.3" in refusals(match, 0, "search")
    play(match, "done", "play-on")
    assert [len(event.cards) for event in events(match, CardsDrawn)] == [2]
    # Next turn: it may not leave and must face the trap again.
    assert kinds(match) == ["overcome"]
    assert len(events(match, CameFree)) == 1
    play(match, "test:move", (6, 6, 6))
    # It succeeded: it may search in this turn.
    assert offered(match) == ["no-search", "search"]
    play(match, "no-search", "done", "play-on")
    # And it leaves the turn after.
    play(match, "move:ahead", until="move")
    assert fact(match, "raiders.0.at") == "B3"


@pytest.mark.clause("TR-10.13", "TR-R4")
def test_failing_again_keeps_the_raider_stuck_for_another_turn() -> None:
    match = a_match([spelunker("B2", stuck=True, **FULL)], ROW)
    play(match, "test:move", (1, 1, 1))
    assert kinds(match) == ["discard"]
    assert raider_of(match, 0).stuck
    assert "TR-7.3" in refusals(match, 0, "search")
    play(match, "done", "play-on")
    # The third turn begins like the second one: no movement, the trap.
    assert kinds(match) == ["overcome"]
    assert fact(match, "raiders.0.at") == "B2"


@pytest.mark.clause("TR-10.12", "TR-6.4")
def test_a_stuck_raider_is_not_asked_to_move_and_may_not() -> None:
    match = a_match([spelunker("B1", stuck=True, hand=["test-sprint"])], {"B1": "open-cavern"})
    assert refusals(match, 0, "move:ahead") == ["TR-6.4"]
    play(match, until="search")
    assert kinds(match) == ["search"]
    assert fact(match, "raiders.0.at") == "B1"


@pytest.mark.clause("TR-10.12")
def test_becoming_stuck_ends_the_movement_that_was_left() -> None:
    match = a_match([runner("B1")], ROW)
    play(match, "move:ahead", "go-on", "test:move", (1, 1, 1, 1, 1, 1))
    assert kinds(match) == ["reset"]
    assert fact(match, "raiders.0.at") == "B2"


@pytest.mark.clause("TR-10.12")
def test_an_obstacle_that_only_hurts_does_not_end_the_movement() -> None:
    row = {**ROW, "B2": place("open-cavern", obstacles=["test-spikes"])}
    match = a_match([runner("B1")], row)
    play(match, "move:ahead", "go-on", (1, 1, 1, 1, 1, 1), until="move")
    assert "move:ahead" in offered(match)


@pytest.mark.clause("TR-10.12", "TR-R4")
def test_stuck_on_arrival_other_obstacles_there_are_faced_on_both_turns() -> None:
    both = place("open-cavern", obstacles=["test-net", "test-spikes"])
    match = a_match([runner("B1")], {"B1": "open-cavern", "B2": both})
    low = (1,) * 6
    play(match, "move:ahead", "go-on", "face:test-net", low, low)
    assert kinds(match) == ["reset"]
    play(match, "play-on", "face:test-net", (6,) * 6, (6,) * 6)
    assert kinds(match) == ["search"]
    assert len(events(match, TestBegan)) == 4


@pytest.mark.clause("TR-10.12")
def test_a_stuck_raider_may_attack_who_stands_there_and_be_attacked() -> None:
    match = a_match([spelunker("B1", stuck=True), hunter("B1")], {"B1": "open-cavern"})
    assert asks(match) == [(0, "attack")]
    play(match, "attack:1", (6, 6), (1, 1))
    assert fact(match, "raiders.1.damage") == 1


@pytest.mark.clause("TR-R4")
def test_stuck_by_a_card_in_its_own_turn_lasts_through_the_next_turns_movement() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-snare"], deck=["bats"] * 9)], {"B1": "open-cavern"}
    )
    play(match, "play:test-snare", until="reset")
    # Not asked to move, no search, straight to the Draw round.
    assert kinds(match) == ["reset"]
    assert not events(match, CameFree)
    play(match, "play-on", until="search")
    assert kinds(match) == ["search"]
    assert len(events(match, CameFree)) == 1


@pytest.mark.clause("TR-R4")
def test_stuck_in_anothers_turn_before_ones_own_the_marker_stays_for_the_next_turn() -> None:
    # Seat 0 pushes seat 1 into the trap before seat 1 had its Action round of this turn.
    match = a_match(
        [spelunker("B1", hand=["push"]), spelunker("B1")],
        {"B1": "open-cavern", "B2": place("open-cavern", obstacles=["test-net"])},
    )
    play(match, "0>play:push", "0>side:ahead", (1, 1, 1), "0>stay")
    assert [event.seat for event in events(match, BecameStuck)] == [1]
    # Seat 1's own Action round: it cannot leave, must face the net again, and fails.
    assert asks(match) == [(-1, "roll")]
    assert not events(match, CameFree)
    play(match, (6, 6, 6))
    # It overcame the net, but is stuck for this turn: only seat 0 may search.
    assert asks(match) == [(0, "search")]
    assert raider_of(match, 1).stuck
    assert "TR-7.3" in refusals(match, 1, "search")
    play(match, "no-search", "play-on", "play-on", "keep-order", "keep-order", "0>stay")
    # Next turn: the movement is skipped and the marker comes off.
    assert [event.seat for event in events(match, CameFree)] == [1]
    assert fact(match, "raiders.1.at") == "B2"


@pytest.mark.clause("TR-R4")
def test_stuck_in_anothers_turn_after_ones_own_it_misses_the_next_movement_only() -> None:
    match = a_match(
        [spelunker("B1"), spelunker("B1", hand=["push"])],
        {"B1": "open-cavern", "B2": place("open-cavern", obstacles=["test-net"])},
    )
    play(match, "0>stay", "0>no-attack", "1>play:push", "1>side:ahead", (1, 1, 1), "1>stay")
    assert raider_of(match, 0).stuck
    assert asks(match) == [(1, "search")]
    play(match, "no-search", "play-on", "play-on", "keep-order", "keep-order")
    assert asks(match) == [(-1, "roll")]
    play(match, (6, 6, 6), "1>stay")
    assert asks(match) == [(0, "search")]
    assert not raider_of(match, 0).stuck
