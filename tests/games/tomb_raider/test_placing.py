"""TR-6, step 3: opponents play obstacles; and the solo obstacle deck."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    Order,
    Sketch,
    a_match,
    asks,
    events,
    fact,
    kinds,
    offered,
    place,
    play,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.trials import (
    NoObstacle,
    ObstacleOutdone,
    ObstaclePassedOver,
    ObstaclePlayed,
)
from gorin.games.tomb_raider.state import State
from gorin.kernel.match import Match

HALL = "test-hall"
WIDE = {"A1": HALL, "B1": HALL, "C1": HALL, "A6": HALL, "B6": HALL, "C6": HALL, "C3": HALL}


def exploring(*raiders: Sketch, card: str = "open-cavern", **more: Any) -> Match[State]:
    """Seat 0 stands in B1 and steps into B2, where `card` is mapped."""
    match = a_match(
        [runner("B1"), *raiders], WIDE, level="shuffled-room", level_deck=[card], **more
    )
    play(match, "0>move:ahead", until="obstacle")
    return match


@pytest.mark.clause("TR-6.10")
def test_when_a_location_is_mapped_the_others_may_play_an_obstacle_on_it() -> None:
    match = exploring(runner("A6", hand=["test-spikes", "run"]))
    assert asks(match) == [(1, "obstacle")]
    assert offered(match) == ["no-obstacle", "obstacle:test-spikes"]
    assert refusals(match, 1, "obstacle:test-spikes") == []
    play(match, "obstacle:test-spikes")
    assert fact(match, "map.B2.obstacles") == ["test-spikes"]
    assert fact(match, "raiders.1.hand") == ["run"]


@pytest.mark.clause("TR-6.10")
def test_an_obstacle_may_be_played_beside_a_built_in_one() -> None:
    match = exploring(runner("A6", hand=["test-spikes"]), card="dim-cavern")
    play(match, "obstacle:test-spikes")
    assert [found.slug for found in view_of(match).places[-1].obstacles] == ["dark", "test-spikes"]
    assert offered(match) == ["face:dark", "face:test-spikes"]


@pytest.mark.clause("TR-6.10")
def test_nobody_has_to_play_an_obstacle() -> None:
    match = exploring(runner("A6", hand=["test-spikes"]))
    play(match, "no-obstacle")
    assert fact(match, "map.B2.obstacles") == []
    assert fact(match, "raiders.1.hand") == ["test-spikes"]
    assert len(events(match, NoObstacle)) == 1


@pytest.mark.clause("TR-6.10", "TR-R5")
def test_all_others_are_asked_together_and_in_secret() -> None:
    match = exploring(runner("A6", hand=["run"]), runner("B6", hand=["test-net"]))
    assert asks(match) == [(1, "obstacle"), (2, "obstacle")]
    assert all(question.decision.secret for question in match.pending)
    # Who holds no obstacle is asked too, so that the asking tells nothing.
    assert offered(match, 1) == ["no-obstacle"]
    play(match, "2>obstacle:test-net")
    assert asks(match) == [(1, "obstacle")]
    assert fact(match, "map.B2.obstacles") == []


@pytest.mark.clause("TR-6.11")
def test_the_moving_player_may_not_play_one() -> None:
    match = a_match(
        [runner("B1", hand=["test-spikes"]), runner("A6", hand=["test-net"])],
        WIDE,
        level_deck=["open-cavern"],
    )
    play(match, "0>move:ahead", until="obstacle")
    assert asks(match) == [(1, "obstacle")]
    assert refusals(match, 0, "obstacle:test-spikes") == ["TR-6.11"]


@pytest.mark.clause("TR-6.11", "TR-R19")
def test_out_of_turn_the_moved_player_may_not_and_the_active_one_may() -> None:
    match = a_match(
        [runner("B1", hand=["push", "test-spikes"]), runner("B1", hand=["test-net"])],
        WIDE,
        level_deck=["open-cavern"],
    )
    play(match, "0>play:push", "side:ahead", until="obstacle")
    assert asks(match) == [(0, "obstacle")]
    assert refusals(match, 0, "obstacle:test-spikes") == []
    assert refusals(match, 1, "obstacle:test-net") == ["TR-6.11"]


@pytest.mark.clause("TR-6.12")
def test_no_obstacle_on_a_location_that_was_mapped_before() -> None:
    match = a_match([runner("B1"), runner("A6", hand=["test-net"])], {**WIDE, "B2": HALL})
    play(match, "0>move:ahead")
    assert asks(match) == [(0, "move")]
    assert refusals(match, 1, "obstacle:test-net") == ["TR-6.12"]
    play(match, "0>stay")
    assert fact(match, "map.B2.obstacles") == []


@pytest.mark.clause("TR-6.12")
@pytest.mark.parametrize("chosen", ["no-obstacle", "obstacle:test-spikes"])
def test_once_the_others_have_chosen_it_is_too_late(chosen: str) -> None:
    match = exploring(runner("A6", hand=["test-net", "test-spikes"]))
    play(match, chosen, until="window-*")
    assert refusals(match, 1, "obstacle:test-net") == ["TR-6.12"]


@pytest.mark.clause("TR-6.13")
@pytest.mark.parametrize(("card", "limit"), [("open-cavern", 3), ("giant-cavern", 7)])
def test_an_obstacles_danger_is_at_most_the_locations_danger_plus_its_depth(
    card: str, limit: int
) -> None:
    hand = ["rough-ground", "dark", "pit-trap", "gap", "bear"]
    dangers = {"rough-ground": 2, "dark": 3, "pit-trap": 4, "gap": 6, "bear": 8}
    match = exploring(spelunker("A6", hand=hand), card=card)
    legal = [f"obstacle:{slug}" for slug in hand if dangers[slug] <= limit]
    assert offered(match) == ["no-obstacle", *legal]
    for slug in hand:
        expected = [] if dangers[slug] <= limit else ["TR-6.13"]
        assert refusals(match, 1, f"obstacle:{slug}") == expected


@pytest.mark.clause("TR-6.13")
def test_deeper_down_more_dangerous_obstacles_are_legal() -> None:
    for start, limit in (("B2", 4), ("B4", 6)):
        match = a_match(
            [runner(start), runner("A1", hand=["pit-trap", "dart-trap", "gap", "bear"])],
            {start: HALL, "A1": HALL},
            level_deck=["open-cavern"],
        )
        play(match, "0>move:ahead", until="obstacle")
        dangers = {"pit-trap": 4, "dart-trap": 5, "gap": 6, "bear": 8}
        legal = [slug for slug, danger in dangers.items() if danger <= limit]
        assert offered(match) == ["no-obstacle", *(f"obstacle:{slug}" for slug in legal)]


@pytest.mark.clause("TR-6.14")
def test_only_the_most_dangerous_obstacle_is_played_and_the_others_return_to_hand() -> None:
    match = exploring(
        runner("B6", hand=["test-spikes"]),
        runner("C6", hand=["dark"]),
        runner("C3", hand=["rough-ground"]),
    )
    play(match, "1>obstacle:test-spikes", "2>obstacle:dark", "3>obstacle:rough-ground")
    assert fact(match, "map.B2.obstacles") == ["dark"]
    assert [fact(match, f"raiders.{seat}.hand") for seat in (1, 2, 3)] == [
        ["test-spikes"],
        [],
        ["rough-ground"],
    ]
    assert sorted(outdone.slug for outdone in events(match, ObstacleOutdone)) == [
        "rough-ground",
        "test-spikes",
    ]


@pytest.mark.clause("TR-6.14")
def test_the_less_dangerous_one_is_played_if_the_other_player_declines() -> None:
    match = exploring(runner("B6", hand=["test-spikes"]), runner("C6", hand=["dark"]))
    play(match, "1>obstacle:test-spikes", "2>no-obstacle")
    assert fact(match, "map.B2.obstacles") == ["test-spikes"]


def tied(*raiders: Sketch) -> int:
    """All others commit an obstacle of danger 3; return the seat whose card is played."""
    match = exploring(*raiders)
    commits = [f"{seat}>obstacle:*" for seat, _ in asks(match)]
    play(match, *commits, until="overcome")
    (played,) = events(match, ObstaclePlayed)
    assert len(events(match, ObstacleOutdone)) == len(raiders) - 1
    return played.seat


@pytest.mark.clause("TR-6.15", "TR-R5")
def test_a_tie_goes_to_the_player_whose_raider_is_nearest() -> None:
    assert tied(runner("B6", hand=["dark"]), runner("C3", hand=["bats"])) == 2
    assert tied(runner("C3", hand=["dark"]), runner("B6", hand=["bats"])) == 1


@pytest.mark.clause("TR-6.15", "TR-R5")
def test_distance_counts_orthogonal_steps_whatever_exits_and_walls_there_are() -> None:
    # C3 is two steps from B2, a diagonal; C1 as well: a further tie. A6 is five steps away.
    assert tied(runner("A6", hand=["dark"]), runner("C3", hand=["bats"])) == 2
    assert tied(runner("C1", hand=["dark"]), runner("C3", hand=["bats"])) == 1
    assert tied(runner("C3", hand=["dark"]), runner("B1", hand=["bats"])) == 2


@pytest.mark.clause("TR-6.15", "TR-R5")
def test_a_dead_raider_is_the_farthest() -> None:
    assert tied(runner("", dead=True, hand=["dark"]), runner("B6", hand=["bats"])) == 2


@pytest.mark.clause("TR-6.15", "TR-R5")
def test_equally_near_the_earliest_in_turn_order_after_the_moving_player_plays() -> None:
    assert tied(*(runner("C3", hand=["dark"]) for _ in range(3))) == 1
    # Seat 1 moves: seat 2 comes before seat 0.
    match = a_match(
        [runner("C3", hand=["dark"]), runner("B1"), runner("C3", hand=["dark"])],
        WIDE,
        level="shuffled-room",
        level_deck=["open-cavern"],
        active=1,
        order=[1, 2, 0],
    )
    play(match, "1>move:ahead", "0>obstacle:dark", "2>obstacle:dark", until="overcome")
    assert [played.seat for played in events(match, ObstaclePlayed)] == [2]


@pytest.mark.clause("TR-R5")
def test_two_dead_raiders_are_equally_far_and_turn_order_decides() -> None:
    assert tied(runner("", dead=True, hand=["dark"]), runner("", dead=True, hand=["bats"])) == 1


@pytest.mark.clause("TR-6.16", "TR-6.13", "TR-6.14")
def test_skeletal_remains_at_depth_2_bear_is_illegal_and_pit_trap_is_played_over_bats() -> None:
    match = exploring(
        runner("A6", hand=["bats", "bear"]),
        runner("C1", hand=["pit-trap", "bear"]),
        card="skeletal-remains",
    )
    assert offered(match, 1) == ["no-obstacle", "obstacle:bats"]
    assert offered(match, 2) == ["no-obstacle", "obstacle:pit-trap"]
    assert refusals(match, 1, "obstacle:bear") == ["TR-6.13"]
    play(match, "1>obstacle:bats", "2>obstacle:pit-trap")
    assert fact(match, "map.B2.obstacles") == ["pit-trap"]
    assert fact(match, "raiders.1.hand") == ["bats", "bear"]
    (played,) = events(match, ObstaclePlayed)
    assert (played.danger, played.limit) == (4, 5)


def alone(deck: list[str], discard: list[str] | None = None) -> Match[State]:
    match = a_match(
        [runner("B1")],
        WIDE,
        level_deck=["open-cavern"],
        obstacle_deck=deck,
        obstacle_discard=discard or [],
    )
    play(match, "move:ahead")
    return match


@pytest.mark.clause("TR-R20")
def test_alone_obstacles_are_turned_up_until_one_may_be_played() -> None:
    match = alone(["bear", "gap", "dark", "bats"])
    assert fact(match, "map.B2.obstacles") == ["dark"]
    assert fact(match, "obstacle_deck") == ["bats"]
    assert fact(match, "obstacle_discard") == ["bear", "gap"]
    assert len(events(match, ObstaclePassedOver)) == 2


@pytest.mark.clause("TR-R20")
def test_alone_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    match = a_match(
        [runner("B1")],
        WIDE,
        level_deck=["open-cavern"],
        obstacle_deck=["bear"],
        obstacle_discard=["gap", "dark"],
    )
    play(match, "move:ahead", Order((1, 2, 0)))
    # Discarded are gap, dark, bear; as shuffled dark, bear, gap.
    assert fact(match, "map.B2.obstacles") == ["dark"]
    assert fact(match, "obstacle_deck") == ["bear", "gap"]
    assert fact(match, "obstacle_discard") == []


@pytest.mark.clause("TR-R20")
def test_alone_none_is_played_if_no_card_of_the_whole_deck_is_legal() -> None:
    match = alone(["bear", "gap"], ["wolves"])
    assert fact(match, "map.B2.obstacles") == []
    assert sorted(fact(match, "obstacle_discard")) == ["bear", "gap", "wolves"]
    assert fact(match, "obstacle_deck") == []
    assert kinds(match) == ["search"]
    assert [none.clause for none in events(match, NoObstacle)] == ["TR-R20"]


@pytest.mark.clause("TR-R20")
def test_alone_no_obstacle_comes_to_a_location_mapped_before() -> None:
    match = a_match([runner("B1")], {**WIDE, "B2": place(HALL)}, obstacle_deck=["dark"])
    play(match, "move:ahead", "stay")
    assert fact(match, "obstacle_deck") == ["dark"]


@pytest.mark.clause("TR-6.12")
def test_outside_the_action_round_nobody_plays_obstacles() -> None:
    match = a_match([runner("B1"), runner("A6", hand=["test-net"])], WIDE, round="search")
    assert refusals(match, 1, "obstacle:test-net") == ["TR-12.3", "TR-6.12"]


@pytest.mark.clause("TR-6.10")
def test_the_player_of_a_dead_raider_may_play_an_obstacle_too() -> None:
    match = exploring(runner("", dead=True, hand=["test-net"]))
    assert offered(match, 1) == ["no-obstacle", "obstacle:test-net"]


@pytest.mark.clause("TR-6.14")
def test_everybody_has_seen_the_obstacles_that_return_to_hand() -> None:
    match = exploring(
        runner("B6", hand=["test-spikes", "run"]), runner("C6", hand=["dark", "rope"])
    )
    play(match, "1>obstacle:test-spikes", "2>obstacle:dark")
    assert [card.slug for card in view_of(match, 0).raiders[1].known_hand] == ["test-spikes"]
    assert view_of(match, 0).raiders[2].known_hand == ()
