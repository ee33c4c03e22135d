"""The uncommon actions 121 to 130: what each does, and what it must not do."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    asks,
    dice_asked,
    events,
    fact,
    hunter,
    kinds,
    offered,
    place,
    place_of,
    play,
    raider_of,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.actions import TestReplaced
from gorin.games.tomb_raider.events.trials import NoObstacle, TestEnded
from gorin.kernel.decision import Seat

HALL = "test-hall"
ONE = {"B1": HALL}
ROW = {"B1": HALL, "C1": HALL}


def guarded(*obstacles: str, location: str = HALL) -> dict[str, Any]:
    return {"B1": place(location, obstacles=list(obstacles)), "C1": HALL}


# -- 121 I Can Do That ---------------------------------------------------------------------


def test_i_can_do_that_rolls_the_dice_of_the_highest_ability() -> None:
    match = a_match([runner("B1", hand=["i-can-do-that"])], guarded("test-ghost"))
    play(match, "stay", "test:think", "play:i-can-do-that", until="roll")
    assert dice_asked(match) == 6


def test_i_can_do_that_keeps_the_search_bonus_of_the_location() -> None:
    match = a_match([runner("B1", hand=["i-can-do-that"])], {"B1": "overlook"}, round="search")
    play(match, "search", "play:i-can-do-that", until="roll")
    assert dice_asked(match) == 6 + 2


def test_i_can_do_that_does_nothing_for_the_highest_ability_itself() -> None:
    match = a_match([spelunker("B1", hand=["i-can-do-that"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:i-can-do-that") == ["TR-12.1"]


# -- 122 Bait & Switch ---------------------------------------------------------------------


def test_bait_and_switch_exchanges_two_obstacle_cards() -> None:
    match = a_match(
        [spelunker("B1", hand=["bait-and-switch"])],
        {
            "B1": place(HALL, obstacles=["wolves", "test-net"], damage={"wolves": 1}),
            "C1": place(HALL, obstacles=["dart-trap"]),
        },
    )
    play(match, "play:bait-and-switch", "shift:wolves", until="move")
    assert fact(match, "map.B1.obstacles") == ["test-net", "dart-trap"]
    assert fact(match, "map.C1.obstacles") == ["wolves"]
    assert fact(match, "map.C1.damage") == {"wolves": 1}


def test_bait_and_switch_needs_a_card_here_and_one_elsewhere() -> None:
    far = {"B1": HALL, "C1": place(HALL, obstacles=["dart-trap"])}
    match = a_match([spelunker("B1", hand=["bait-and-switch"])], far)
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", hand=["bait-and-switch"])], guarded("dart-trap"))
    assert offered(match) == ["pass"]
    built_in = {"B1": place(HALL, obstacles=["dart-trap"]), "C1": "test-den"}
    match = a_match([spelunker("B1", hand=["bait-and-switch"])], built_in)
    assert offered(match) == ["pass"]


# -- 123 Collateral Damage -----------------------------------------------------------------


def test_collateral_damage_hurts_all_others_here_and_next_door() -> None:
    match = a_match(
        [spelunker("B1", hand=["collateral-damage"]), hunter("B1"), runner("C1"), runner("B3")],
        {
            "B1": place(HALL, obstacles=["bats", "wolves", "test-net"]),
            "C1": "test-den",
            "B3": place(HALL, obstacles=["wolf-pack"]),
        },
    )
    play(match, "0>stay", "no-attack", "face:bats", "test:fight", (6, 6), until="window-removed")
    play(match, "0>play:collateral-damage")
    assert fact(match, "map.B1.damage") == {"wolves": 1}
    assert fact(match, "map.C1.damage") == {"test-beast": 1}
    assert fact(match, "map.B3.damage") == {}
    assert [raider_of(match, seat).damage for seat in range(4)] == [0, 1, 1, 0]


def test_collateral_damage_needs_a_removed_creature_and_something_left_to_hurt() -> None:
    match = a_match(
        [spelunker("B1", hand=["collateral-damage"]), hunter("C2")],
        {**guarded("bats", "test-net"), "C2": HALL},
    )
    play(match, "0>stay", "face:bats", "test:fight", (6, 6), until="window-removed")
    assert offered(match, 0) == ["pass"]
    match = a_match(
        [spelunker("B1", hand=["collateral-damage", "carpe-conundrum"]), hunter("B1")],
        guarded("pit-trap"),
    )
    play(match, "0>play:carpe-conundrum", until="window-removed")
    assert offered(match, 0) == ["pass"]


def test_collateral_damage_reaches_only_through_exits() -> None:
    match = a_match(
        [spelunker("B1", hand=["collateral-damage"]), hunter("C1")],
        guarded("bats", location="narrow-crossing"),
    )
    play(match, "0>stay", "test:fight", (6, 6), until="window-removed")
    assert offered(match, 0) == ["pass"]


# -- 124 Carpe Conundrum -------------------------------------------------------------------


@pytest.mark.clause("TR-6.28")
def test_carpe_conundrum_removes_a_trap_card_or_a_built_in_one() -> None:
    match = a_match([spelunker("B1", hand=["carpe-conundrum"])], guarded("pit-trap"))
    play(match, "play:carpe-conundrum", "stay", until="search")
    assert fact(match, "map.B1.obstacles") == []
    match = a_match([spelunker("B1", hand=["carpe-conundrum"])], {"B1": "dim-cavern"})
    play(match, "play:carpe-conundrum", "stay", until="search")
    assert place_of(match, "B1").removed


def test_carpe_conundrum_removes_neither_creatures_nor_what_lies_elsewhere() -> None:
    match = a_match([spelunker("B1", hand=["carpe-conundrum"])], guarded("wolves"))
    assert offered(match) == ["pass"]
    match = a_match([spelunker("C1", hand=["carpe-conundrum"])], guarded("pit-trap"))
    assert offered(match) == ["pass"]


# -- 125 Unstoppable -----------------------------------------------------------------------

SPIKED = {
    "B1": HALL,
    "B2": place(HALL, obstacles=["test-spikes"]),
    "B3": place(HALL, obstacles=["test-spikes"]),
}


@pytest.mark.clause("TR-6.20")
def test_unstoppable_faces_no_obstacles_in_passing_but_those_where_it_ends() -> None:
    match = a_match([spelunker("B1", hand=["unstoppable"])], SPIKED)
    play(match, "play:unstoppable", "move:ahead", until="*")
    assert kinds(match) == ["move"]
    play(match, "move:ahead", "stay", until="roll")
    assert kinds(match) == ["roll"]
    assert fact(match, "raiders.0.at") == "B3"


def test_unstoppable_lasts_for_one_turn_and_for_one_raider() -> None:
    match = a_match([spelunker("B1", hand=["unstoppable"])], SPIKED)
    play(match, "play:unstoppable", "stay", "no-search", "play-on", "move:ahead")
    assert kinds(match) == ["move-on"]
    match = a_match([spelunker("B1", hand=["unstoppable"]), hunter("B1")], SPIKED)
    play(match, "0>play:unstoppable", "0>stay", "no-attack", "1>move:ahead")
    assert asks(match) == [(1, "move-on")]


def test_unstoppable_does_not_spare_a_raider_that_is_pushed_meanwhile() -> None:
    match = a_match([spelunker("B1", hand=["unstoppable", "push"]), hunter("B1")], SPIKED)
    play(match, "0>play:unstoppable", "0>play:push", "0>side:ahead", until="roll")
    assert kinds(match) == ["roll"]
    assert dice_asked(match) == 2


def test_unstoppable_is_played_only_at_the_start_of_the_own_action_round() -> None:
    match = a_match([spelunker("B1", hand=["unstoppable"])], SPIKED)
    play(match, "move:ahead", until="move-on")
    assert refusals(match, 0, "play:unstoppable")[0] == "TR-12.2"
    match = a_match([hunter("B1"), spelunker("B1", hand=["unstoppable"])], SPIKED)
    assert offered(match, 1) == ["pass"]


# -- 126 The Greater Threat ----------------------------------------------------------------

DEEP = {f"B{depth}": HALL for depth in range(1, 5)}


@pytest.mark.clause("TR-12.1")
def test_the_greater_threat_plays_an_obstacle_late_and_2_above_the_limit() -> None:
    match = a_match(
        [spelunker("B2"), hunter("B1", hand=["the-greater-threat", "wolves", "bear"])], DEEP
    )
    play(match, "0>move:ahead", "1>play:the-greater-threat", until="obstacle")
    assert offered(match, 1) == ["no-obstacle", "obstacle:wolves"]
    play(match, "1>obstacle:wolves")
    assert fact(match, "map.B3.obstacles") == ["wolves"]
    assert asks(match) == [(0, "move-on")]


def test_the_greater_threat_needs_an_obstacle_that_is_not_too_dangerous() -> None:
    for held in (["the-greater-threat", "bear"], ["the-greater-threat", "rope"]):
        match = a_match([spelunker("B2"), hunter("B1", hand=held)], DEEP)
        play(match, "0>move:ahead", until="window-step")
        assert offered(match, 1) == ["pass"]
    own = spelunker("B2", hand=["the-greater-threat", "wolves"])
    match = a_match([own, hunter("B1")], DEEP)
    play(match, "0>move:ahead", until="window-step")
    assert offered(match, 0) == ["pass"]


def test_the_greater_threat_may_come_to_nothing() -> None:
    match = a_match([spelunker("B2"), hunter("B1", hand=["the-greater-threat", "wolves"])], DEEP)
    play(match, "0>move:ahead", "1>play:the-greater-threat", "1>no-obstacle", until="move")
    assert fact(match, "raiders.1.hand") == ["wolves"]
    assert fact(match, "map.B3.obstacles") == []
    assert len(events(match, NoObstacle)) == 1


def test_whether_the_greater_threat_still_finds_an_obstacle_in_hand_is_not_told() -> None:
    """The question comes whatever is in hand: in all hands that others may imagine."""
    deck = ["rope", "flare", "compass"]
    hand = ["the-greater-threat", "wolves"]
    match = a_match([spelunker("B2"), hunter("B1", hand=hand, deck=deck)], DEEP)
    play(match, "0>move:ahead", "1>play:the-greater-threat", until="obstacle")
    offers = set()
    for number in range(20):
        other = match.determinized(Seat(0), random.Random(number).randrange)
        assert asks(other) == asks(match)
        offers.add(tuple(offered(other, 1)))
    assert offers == {("no-obstacle",), ("no-obstacle", "obstacle:wolves")}


# -- 127 Training Exercise -----------------------------------------------------------------


def test_training_exercise_adds_2_to_all_results_of_the_turn() -> None:
    match = a_match([spelunker("B1", hand=["training-exercise", "rope"])], guarded("test-net"))
    play(match, "play:training-exercise", "stay", (2, 2, 2), "search", (3, 2, 2), until="find")
    (ended,) = events(match, TestEnded)
    assert (ended.result, ended.success) == (8, True)
    assert offered(match) == ["find-nothing", "find:rope"]
    assert view_of(match).lasting == (("test-bonus", 0, 2),)


def test_training_exercise_ends_with_the_turn_and_helps_only_its_raider() -> None:
    match = a_match([spelunker("B1", hand=["training-exercise"])], guarded("test-net"))
    play(match, "play:training-exercise", "stay", (6, 6, 6), "no-search", "play-on")
    play(match, "stay", (2, 2, 2))
    assert raider_of(match, 0).stuck
    match = a_match(
        [spelunker("C1", hand=["training-exercise"]), runner("B1")], guarded("test-net")
    )
    play(match, "0>play:training-exercise", "0>stay", "1>stay", (1, 1, 1, 1, 1, 1))
    assert raider_of(match, 1).stuck


# -- 128 Adapt and Overcome ----------------------------------------------------------------


def test_adapt_and_overcome_tests_another_ability_against_the_same_target() -> None:
    match = a_match([spelunker("B1", hand=["adapt-and-overcome"])], guarded("wolves"))
    play(match, "stay", "play:adapt-and-overcome", "test:search", until="roll")
    assert dice_asked(match) == 3
    (replaced,) = events(match, TestReplaced)
    assert replaced.target == 8
    play(match, (3, 3, 2), until="search")
    # Overcome without a fight: nothing is damaged, and the raider may search.
    assert fact(match, "map.B1.damage") == {}
    assert not raider_of(match, 0).fought


def test_adapt_and_overcome_is_not_for_attacks() -> None:
    match = a_match([spelunker("B1", hand=["adapt-and-overcome"]), hunter("B1")], ONE)
    play(match, "0>stay", "attack:1", until="window-test")
    assert offered(match, 0) == ["pass"]


# -- 129 Scent the Prey --------------------------------------------------------------------


def test_scent_the_prey_sets_a_creature_on_another_raider() -> None:
    match = a_match(
        [spelunker("B1", hand=["scent-the-prey"]), hunter("C1"), runner("B2")],
        {**guarded("wolves"), "B2": HALL},
    )
    play(match, "0>play:scent-the-prey", until="raider")
    assert offered(match, 0) == ["raider:1", "raider:2"]
    play(match, "0>raider:1", until="move")
    assert fact(match, "map.B1.obstacles") == []
    assert fact(match, "map.C1.obstacles") == ["wolves"]


def test_a_creature_that_comes_in_the_middle_of_a_move_must_be_faced() -> None:
    match = a_match(
        [spelunker("B1"), hunter("C1", hand=["scent-the-prey"])],
        {"B1": HALL, "B2": HALL, "C1": place(HALL, obstacles=["wolves"])},
    )
    play(match, "0>move:ahead", "1>play:scent-the-prey", until="*")
    assert asks(match) == [(0, "move-on")]
    assert "TR-6.6" in refusals(match, 0, "move:back")


def test_scent_the_prey_moves_no_traps_and_needs_another_raider_elsewhere() -> None:
    match = a_match([spelunker("B1", hand=["scent-the-prey"]), hunter("C1")], guarded("pit-trap"))
    assert offered(match, 0) == ["pass"]
    match = a_match([spelunker("B1", hand=["scent-the-prey"]), hunter("B1")], guarded("wolves"))
    assert offered(match, 0) == ["pass"]
    match = a_match([spelunker("C1", hand=["scent-the-prey"])], guarded("wolves"))
    assert offered(match) == ["pass"]


# -- 130 Snake Eyes ------------------------------------------------------------------------


def test_snake_eyes_turns_the_two_highest_dice_of_another_raider_to_1() -> None:
    match = a_match([spelunker("B1"), hunter("C1", hand=["snake-eyes"])], guarded("test-net"))
    play(match, "0>stay", (6, 4, 5), "1>play:snake-eyes", until="move")
    (ended,) = events(match, TestEnded)
    assert ended.result == 1 + 4 + 1


def test_snake_eyes_turns_no_die_that_has_not_been_rolled() -> None:
    match = a_match([spelunker("B1"), hunter("C1", hand=["snake-eyes"])], guarded("test-net"))
    play(match, "0>stay", until="window-test")
    assert offered(match, 1) == ["pass"]
