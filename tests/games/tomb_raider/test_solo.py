"""TR-13: solo rules."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import astuple, replace
from tests.games.tomb_raider.tables import (
    CARDS,
    Order,
    a_level,
    a_match,
    a_new_match,
    a_plan,
    asks,
    events,
    fact,
    hunter,
    kinds,
    match_of,
    place,
    place_of,
    play,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.trials import NoObstacle, ObstaclePassedOver, ObstaclePlayed
from gorin.games.tomb_raider.events.turns import (
    MatchEnded,
    OrderRolled,
    RoundBegan,
    SoloScored,
    SoloTargetJudged,
)
from gorin.games.tomb_raider.facts import Obstacle
from gorin.games.tomb_raider.levels.faults import level_faults
from gorin.games.tomb_raider.levels.format import Level, Solo
from gorin.games.tomb_raider.seen import SoloView
from gorin.games.tomb_raider.state import Round, State
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match

HALL = "test-hall"  # danger 0: at depth 2 an obstacle's danger may be 2 at most


def targeted(turns: int | None = None, resets: int | None = None) -> Level:
    return replace(a_level("introductory"), solo=Solo(starter=True, turns=turns, resets=resets))


def explored(**more: Any) -> Match[State]:
    match = a_match([spelunker("A1")], {"A1": HALL}, level_deck=[HALL, HALL], **more)
    play(match, "move:ahead")
    return match


def told(match: Match[State]) -> list[str]:
    messages = [event.told(None) for event in match.log()]
    return [message.id for message in messages if message and message.id.startswith("log-solo")]


@pytest.mark.clause("TR-13.1")
def test_obstacles_form_a_deck_of_their_own_and_not_part_of_the_draw_deck() -> None:
    match = a_new_match(seats=1, start=False)
    obstacles = fact(match, "obstacle_deck")
    assert len(obstacles) == 9
    assert all(isinstance(CARDS[slug], Obstacle) for slug in obstacles)
    assert not any(isinstance(CARDS[slug], Obstacle) for slug in fact(match, "raiders.0.deck"))
    assert len(fact(match, "raiders.0.deck")) == 21


@pytest.mark.clause("TR-13.1")
def test_between_two_obstacles_stay_in_the_draw_decks() -> None:
    plan = a_plan(seats=2)
    match = match_of(plan, start=False)
    assert fact(match, "obstacle_deck") == []
    assert any(isinstance(CARDS[slug], Obstacle) for slug in fact(match, "raiders.0.deck"))


@pytest.mark.clause("TR-13.1", "TR-R28")
def test_the_obstacle_deck_is_shuffled_at_the_start() -> None:
    before = fact(a_new_match(seats=1, start=False), "obstacle_deck")
    match = a_new_match(seats=1)
    # First the level deck, then the obstacles: chance turns the latter round.
    play(match, Order(tuple(range(16))), Order(tuple(range(8, -1, -1))), until="*")
    assert fact(match, "obstacle_deck") == before[::-1]


@pytest.mark.clause("TR-13.1")
def test_a_level_without_solo_rules_is_not_played_alone() -> None:
    plan = a_plan(seats=1)
    with pytest.raises(BadInput) as caught:
        match_of(replace(plan, level=replace(plan.level, solo=None)))
    assert [fault.clause for fault in caught.value.all] == ["TR-13.4"]


@pytest.mark.clause("TR-13.2", "TR-R20")
def test_obstacles_are_turned_up_until_one_may_be_played() -> None:
    match = explored(obstacle_deck=["bear", "dark", "test-net", "test-guard"])
    assert fact(match, "map.A2.obstacles") == ["test-net"]
    assert fact(match, "obstacle_discard") == ["bear", "dark"]
    assert fact(match, "obstacle_deck") == ["test-guard"]
    assert [event.slug for event in events(match, ObstaclePassedOver)] == ["bear", "dark"]
    assert [event.clause for event in events(match, ObstaclePlayed)] == ["TR-13.2"]


@pytest.mark.clause("TR-13.2")
def test_only_one_obstacle_comes_and_none_on_a_known_location() -> None:
    match = explored(obstacle_deck=["test-net", "test-net"])
    assert fact(match, "map.A2.obstacles") == ["test-net"]
    match = a_match(
        [spelunker("A1")], {"A1": HALL, "A2": HALL}, obstacle_deck=["test-net", "test-net"]
    )
    play(match, "move:ahead", "stay", until="search")
    assert fact(match, "map.A2.obstacles") == []
    assert len(fact(match, "obstacle_deck")) == 2


@pytest.mark.clause("TR-13.2")
def test_the_depth_counts_for_what_may_be_played() -> None:
    # At depth 3 danger 3 is allowed.
    match = a_match(
        [spelunker("A2")], {"A2": HALL}, level_deck=[HALL], obstacle_deck=["dark", "test-net"]
    )
    play(match, "move:ahead", until="*")
    assert fact(match, "map.A3.obstacles") == ["dark"]


@pytest.mark.clause("TR-13.2")
def test_the_turned_up_obstacle_is_faced_at_once() -> None:
    match = explored(obstacle_deck=["test-net"])
    assert asks(match) == [(-1, "roll")]


@pytest.mark.clause("TR-13.3", "TR-R20")
def test_when_the_deck_runs_out_the_discards_are_shuffled_into_a_new_one() -> None:
    match = explored(obstacle_deck=["bear"], obstacle_discard=["test-guard", "test-net"])
    # bear was passed over and lay on the discards; kept in order, the guard comes first.
    assert fact(match, "map.A2.obstacles") == ["test-guard"]
    assert fact(match, "obstacle_deck") == ["test-net", "bear"]
    assert fact(match, "obstacle_discard") == []


@pytest.mark.clause("TR-13.3")
def test_the_new_deck_is_in_the_order_that_chance_gave_it() -> None:
    match = a_match(
        [spelunker("A1")],
        {"A1": HALL},
        level_deck=[HALL, HALL],
        obstacle_deck=["bear"],
        obstacle_discard=["test-guard", "test-net"],
    )
    # Now guard, net and bear; turned round: bear, which does not fit, net, guard.
    play(match, "move:ahead", Order((2, 1, 0)))
    assert fact(match, "map.A2.obstacles") == ["test-net"]
    assert fact(match, "obstacle_deck") == ["test-guard"]


@pytest.mark.clause("TR-13.3")
def test_the_discards_are_not_shuffled_in_before_the_deck_runs_out() -> None:
    match = explored(obstacle_deck=["test-net"], obstacle_discard=["test-guard"])
    assert fact(match, "obstacle_discard") == ["test-guard"]
    assert fact(match, "obstacle_deck") == []


@pytest.mark.clause("TR-13.3")
def test_an_empty_deck_is_renewed_on_the_next_exploration() -> None:
    match = explored(obstacle_deck=[], obstacle_discard=["test-net"])
    assert fact(match, "map.A2.obstacles") == ["test-net"]


@pytest.mark.clause("TR-R20")
def test_if_no_obstacle_of_the_whole_deck_is_legal_none_is_played() -> None:
    match = explored(obstacle_deck=["bear", "gap"], obstacle_discard=["wolves"])
    assert fact(match, "map.A2.obstacles") == []
    assert [event.clause for event in events(match, NoObstacle)] == ["TR-R20"]
    assert sorted(fact(match, "obstacle_discard")) == ["bear", "gap", "wolves"]
    assert kinds(match) == ["search"]
    match = explored(obstacle_deck=[], obstacle_discard=[])
    assert len(events(match, NoObstacle)) == 1


@pytest.mark.clause("TR-13.3", "TR-6.26")
def test_a_removed_obstacle_goes_to_the_obstacle_discards() -> None:
    match = explored(obstacle_deck=["test-guard"])
    play(match, (6, 6), until="*")
    assert fact(match, "map.A2.damage") == {"test-guard": 1}
    match = a_match(
        [spelunker("A1", hand=["test-dynamite"])],
        {"A1": HALL},
        level_deck=[HALL],
        obstacle_deck=["test-guard"],
    )
    play(match, "move:ahead", "play:test-dynamite", until="search")
    assert fact(match, "obstacle_discard") == ["test-guard"]
    assert fact(match, "raiders.0.discard") == ["test-dynamite"]


@pytest.mark.clause("TR-13.5")
def test_there_is_no_ready_round_solo() -> None:
    match = a_match([spelunker("B1")], {"B1": "open-cavern"}, round="ready")
    assert kinds(match) == ["move"]
    play(match, "stay", "no-search", "play-on")
    # Neither in the first turn nor in the next one is there anything about the order.
    assert kinds(match) == ["move"]
    assert not events(match, OrderRolled)
    assert Round.READY not in [event.round for event in events(match, RoundBegan)]


@pytest.mark.clause("TR-13.5")
def test_between_two_there_is_one() -> None:
    match = a_match([spelunker("B1"), hunter("B1")], {"B1": "open-cavern"}, round="ready")
    assert asks(match)[0] == (-1, "order-roll")


@pytest.mark.clause("TR-13.4", "TR-R21")
def test_turns_resets_searched_and_cleared_locations_are_counted() -> None:
    spaces = {
        "B1": "open-cavern",
        "B2": place("bat-cave", removed=True),
        "B3": "bat-roost",
        "A2": place("open-cavern", obstacles=["bats"]),
        "B4": place("treasure-vault", face_up=False),
    }
    match = a_match([spelunker("B1", deaths=2)], spaces, round="search", turn=5)
    assert view_of(match).solo == SoloView(5, 2, 4, 0, 2, ())
    play(match, "search", (1, 1, 1), until="reset")
    # A search counts whether something was found or not.
    assert view_of(match).solo == SoloView(5, 2, 4, 1, 2, ())
    assert place_of(match, "B1").searched
    assert not place_of(match, "B1").empty
    play(match, "reset", until="move")
    solo = view_of(match).solo
    assert solo is not None
    assert (solo.turns, solo.resets) == (6, 3)


@pytest.mark.clause("TR-13.4")
def test_a_search_of_another_raiders_things_is_no_search_of_the_location() -> None:
    match = a_match(
        [spelunker("B1", hand=["steal-item"]), hunter("B1", unsaved=["rope"])],
        {"B1": "open-cavern"},
        round="search",
    )
    play(match, "0>play:steal-item", (6, 6, 6), until="search")
    assert not place_of(match, "B1").searched
    assert view_of(match).solo is None


@pytest.mark.clause("TR-13.4", "TR-R21")
def test_the_figures_are_told_when_the_treasure_is_found() -> None:
    match = a_match([spelunker("B4", deaths=1)], {"B4": "treasure-cave"}, round="search", turn=9)
    play(match, "search", (6, 6, 6, 6))
    (scored,) = events(match, SoloScored)
    assert (scored.turns, scored.resets) == (9, 1)
    assert (scored.mapped, scored.searched, scored.cleared) == (1, 1, 1)
    assert scored.clause == "TR-13.4"
    assert told(match) == ["log-solo-scored"]
    assert events(match, MatchEnded)


@pytest.mark.clause("TR-13.4", "TR-R21")
@pytest.mark.parametrize(
    ("turns", "resets", "messages"),
    [
        (9, 1, ["log-solo-target-judged-turns-met", "log-solo-target-judged-resets-met"]),
        (8, None, ["log-solo-target-judged-turns-missed"]),
        (None, 0, ["log-solo-target-judged-resets-missed"]),
    ],
)
def test_a_level_may_set_targets_and_the_end_tells_whether_they_were_met(
    turns: int | None, resets: int | None, messages: list[str]
) -> None:
    match = a_match(
        [spelunker("B4", deaths=1)],
        {"B4": "treasure-cave"},
        level=targeted(turns, resets),
        round="search",
        turn=9,
    )
    play(match, "search", (6, 6, 6, 6))
    assert told(match) == ["log-solo-scored", *messages]
    # Missing a target does not undo the success.
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_where_the_targets_are_this_programs_own_the_score_says_so() -> None:
    own = targeted(turns=9)
    assert own.solo is not None
    for ours, message in ((False, "log-solo-scored"), (True, "log-solo-scored-ours")):
        level = replace(own, solo=replace(own.solo, ours=ours))
        raider = spelunker("B4", deaths=1)
        match = a_match([raider], {"B4": "treasure-cave"}, level=level, round="search", turn=9)
        play(match, "search", (6, 6, 6, 6))
        assert told(match)[0] == message


@pytest.mark.clause("TR-13.4")
def test_targets_are_seen_while_the_match_runs() -> None:
    match = a_match(
        [spelunker("B1", deaths=1)], {"B1": "open-cavern"}, level=targeted(20, 3), turn=4
    )
    solo = view_of(match, 0).solo
    assert solo is not None
    assert [astuple(target) for target in solo.targets] == [
        ("turns", 4, 20, False),
        ("resets", 1, 3, False),
    ]


@pytest.mark.clause("TR-13.4", "TR-R27")
def test_the_figures_are_told_at_the_turn_limit_and_on_giving_up_too() -> None:
    match = a_match([spelunker("B1")], {"B1": "open-cavern"}, round="draw", turn=7, turn_limit=7)
    play(match, "play-on")
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert told(match) == ["log-solo-scored"]
    match = a_match([spelunker("B1")], {"B1": "open-cavern"})
    match.initiate(Seat(0), "concede")
    assert match.outcome is not None
    assert match.outcome.reason == "ended-given-up"
    assert told(match) == ["log-solo-scored"]


@pytest.mark.clause("TR-13.4")
def test_nothing_is_scored_between_two() -> None:
    match = a_match(
        [spelunker("B4"), hunter("B4")],
        {"B4": "treasure-cave"},
        level=targeted(1, 1),
        round="search",
    )
    play(match, "0>search", (6, 6, 6, 6))
    assert match.outcome is not None
    assert not events(match, SoloScored)
    assert not events(match, SoloTargetJudged)


@pytest.mark.clause("TR-13.4")
@pytest.mark.parametrize(("turns", "resets", "faults"), [(0, -1, 2), (1, 0, 0), (None, None, 0)])
def test_a_level_file_with_senseless_targets_is_refused(
    turns: int | None, resets: int | None, faults: int
) -> None:
    found = [fault.clause for fault in level_faults(targeted(turns, resets), CARDS)]
    assert found == ["TR-13.4"] * faults


@pytest.mark.clause("TR-R27")
def test_a_raider_with_no_way_on_may_reset_and_nothing_else_ends_the_match() -> None:
    match = a_match([spelunker("B2", entrance="B1")], {"B1": HALL, "B2": "test-pit"})
    play(match, "no-search", until="reset")
    assert kinds(match) == ["reset"]
    assert match.outcome is None
    play(match, "reset")
    assert match.outcome is None
    assert fact(match, "raiders.0.at") == "B1"


@pytest.mark.clause("TR-R27")
def test_without_an_agreed_limit_the_turns_go_on() -> None:
    match = a_match([spelunker("B1")], {"B1": "test-pit"}, round="draw", turn=299)
    play(match, "play-on")
    assert match.outcome is None
    assert match.table.state.turn == 300


@pytest.mark.clause("TR-R27")
def test_the_last_player_left_wins_when_all_others_concede() -> None:
    match = a_match([spelunker("B1"), hunter("B1")], {"B1": HALL})
    match.initiate(Seat(0), "concede")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.clause == "TR-R27"
