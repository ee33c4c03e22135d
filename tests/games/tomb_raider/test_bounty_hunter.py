"""TR-16.5 and TR-R23: points for creatures and for the treasure."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.goals import a_hunt
from tests.games.tomb_raider.tables import (
    a_match,
    events,
    fact,
    place,
    play,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.goals import PointsScored
from gorin.games.tomb_raider.events.turns import SoloScored
from gorin.games.tomb_raider.levels.format import Bounty
from gorin.games.tomb_raider.state import State
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import lines

ROOM = {"B4": "treasure-cave"}  # target 14, search bonus +1, power 1
SANCTUARY = {"B4": "sanctuary"}  # power 3
CAVERN = {"B1": "open-cavern"}


def points(match: Match[State]) -> list[int | None]:
    """Return the points of all seats as everybody sees them."""
    return [raider.points for raider in view_of(match).raiders]


def here(*obstacles: str, **more: object) -> dict[str, object]:
    """Describe a cavern with obstacles."""
    return {"B1": place("open-cavern", obstacles=list(obstacles), **more)}


# -- points --------------------------------------------------------------------------------


@pytest.mark.clause("TR-16.5")
def test_a_creature_removed_in_a_fight_scores_a_point_for_its_remover() -> None:
    wounded = here("test-guard", damage={"test-guard": 1})
    match = a_hunt([spelunker("B1"), spelunker("B1")], wounded)
    assert points(match) == [0, 0]
    play(match, "0>stay", "no-attack", (6, 6))
    assert points(match) == [1, 0]
    assert [event.how for event in events(match, PointsScored)] == ["removed"]


@pytest.mark.clause("TR-16.5")
def test_who_only_wounds_a_creature_scores_nothing() -> None:
    match = a_hunt([spelunker("B1"), spelunker("B1")], here("test-guard"))
    play(match, "0>stay", "no-attack", (6, 6))
    assert points(match) == [0, 0]
    # The one that deals the last wound scores.
    play(match, "1>stay", "no-attack", (6, 6))
    assert points(match) == [0, 1]


@pytest.mark.clause("TR-16.5")
def test_a_creature_removed_by_a_card_scores_for_whoever_played_it() -> None:
    match = a_hunt(
        [spelunker("B1", hand=["test-repellent"]), spelunker("B1")], here("test-guard"), active=1,
        order=(1, 0),
    )  # fmt: skip
    play(match, "0>play:test-repellent", until="move")
    assert points(match) == [1, 0]


@pytest.mark.clause("TR-16.5")
def test_a_creature_built_into_a_location_scores_too() -> None:
    match = a_hunt([spelunker("B1")], {"B1": place("test-den", damage={"test-beast": 1})})
    play(match, "stay", (6, 6))
    assert points(match) == [1]


@pytest.mark.clause("TR-16.5")
def test_points_add_up_and_other_obstacles_score_nothing() -> None:
    hand = ["test-blast", "test-blast", "test-blast"]
    match = a_hunt(
        [spelunker("B1", hand=hand, points=4)], here("test-guard", "test-ghost", "pit-trap")
    )
    for obstacle in ("test-guard", "pit-trap"):
        play(match, "play:test-blast", f"remove:{obstacle}", until="window-*")
    assert points(match) == [5]
    assert [event.total for event in events(match, PointsScored)] == [5]


@pytest.mark.clause("TR-16.5")
@pytest.mark.parametrize(
    ("bounty", "trap", "hazard"),
    [(Bounty(), 0, 0), (Bounty(traps=2), 2, 0), (Bounty(hazards=3), 0, 3), (Bounty(1, 1), 1, 1)],
)
def test_traps_and_hazards_score_what_was_agreed(bounty: Bounty, trap: int, hazard: int) -> None:
    for obstacle, expected in (("pit-trap", trap), ("gap", hazard), ("bats", 1)):
        match = a_hunt([spelunker("B1", hand=["test-dynamite"])], here(obstacle), bounty=bounty)
        play(match, "play:test-dynamite", until="move")
        assert fact(match, "map.B1.obstacles") == []
        assert points(match) == [expected], obstacle


@pytest.mark.clause("TR-16.5")
def test_no_points_are_counted_where_the_goal_is_another() -> None:
    match = a_match([spelunker("B1")], here("test-guard", damage={"test-guard": 1}))
    play(match, "stay", (6, 6))
    assert points(match) == [None]
    assert events(match, PointsScored) == []


# -- the end -------------------------------------------------------------------------------


@pytest.mark.clause("TR-R23", "TR-16.5")
def test_finding_the_treasure_scores_its_rooms_power_and_ends_the_level() -> None:
    match = a_hunt([spelunker("B4"), spelunker("B4", points=2)], SANCTUARY, round="search")
    play(match, "0>search", until="roll")
    dice = match.pending[0].decision.domain.count  # type: ignore[union-attr]
    play(match, (6,) * dice)
    assert points(match) == [3, 2]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.clause == "TR-16.5"
    assert match.outcome.reason == "ended-bounty"


@pytest.mark.clause("TR-R23", "TR-16.5")
def test_the_most_points_win_whoever_finds_the_treasure() -> None:
    match = a_hunt([spelunker("B4"), spelunker("B4", points=2)], ROOM, round="search")
    play(match, "0>search", (6, 6, 6, 6))
    assert points(match) == [1, 2]
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.clause("TR-R23")
def test_equal_points_share_the_win() -> None:
    raiders = [spelunker("B4"), spelunker("B4", points=1), spelunker("B4")]
    match = a_hunt(raiders, ROOM, round="search")
    play(match, "0>search", (6, 6, 6, 6))
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@pytest.mark.clause("TR-R23")
def test_a_search_that_fails_scores_nothing_and_ends_nothing() -> None:
    match = a_hunt([spelunker("B4")], ROOM, round="search")
    play(match, "search", (3, 3, 4, 3))
    assert match.outcome is None
    assert points(match) == [0]


@pytest.mark.clause("TR-16.5")
def test_whoever_has_given_up_does_not_win() -> None:
    raiders = [spelunker("B4"), spelunker("B4", points=9), spelunker("B4")]
    match = a_hunt(raiders, ROOM, round="search")
    match.initiate(Seat(1), "concede")
    play(match, "0>search", (6, 6, 6, 6))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.clause("TR-16.5", "TR-R27")
@pytest.mark.parametrize(
    ("own", "others", "winners"), [(1, 2, (1,)), (2, 2, (0, 1)), (0, 0, (0, 1))]
)
def test_at_a_limit_of_turns_the_most_points_win(
    own: int, others: int, winners: tuple[int, ...]
) -> None:
    match = a_hunt(
        [spelunker("B1", points=own), spelunker("B1", points=others)],
        CAVERN,
        round="draw",
        turn_limit=1,
    )
    play(match, "0>play-on", "1>play-on")
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.reason == "ended-bounty-limit"


@pytest.mark.clause("TR-16.5", "TR-R27")
def test_alone_the_points_are_a_score_that_only_the_treasure_makes_a_win() -> None:
    match = a_hunt([spelunker("B1", points=5)], CAVERN, round="draw", turn_limit=1)
    play(match, "play-on")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "ended-turn-limit")
    match = a_hunt([spelunker("B4", points=5)], ROOM, round="search")
    play(match, "search", (6, 6, 6, 6))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert points(match) == [6]
    assert len(events(match, SoloScored)) == 1


# -- what is seen --------------------------------------------------------------------------


@pytest.mark.clause("TR-16.5")
def test_everybody_sees_points_and_what_scores_them() -> None:
    match = a_hunt([spelunker("B4", points=3), spelunker("B4")], ROOM, bounty=Bounty(traps=1))
    for viewer in (None, 0, 1):
        view = view_of(match, viewer)
        assert view.goal == "bounty-hunter"
        assert view.bounty == (("creature", 1), ("trap", 1))
        assert [raider.points for raider in view.raiders] == [3, 0]
    assert fact(match, "raiders.0.points") == 3


def test_points_are_told_to_everybody() -> None:
    match = a_hunt([spelunker("B4"), spelunker("B4")], ROOM, round="search")
    play(match, "0>search", (6, 6, 6, 6))
    assert "log-points-scored-found" in [line.message.id for line in lines(match, None)]
