"""TR-17.2: levels that go on until everybody has finished, and the turns that count."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider import cards as made
from tests.games.tomb_raider import more_cards
from tests.games.tomb_raider.series_tables import a_series, faults, standing, tell, view_of
from tests.games.tomb_raider.tables import (
    a_level,
    a_match,
    asks,
    fact,
    kinds,
    offered,
    play,
    raider_of,
    spelunker,
)
from tests.games.tomb_raider.tables import view_of as level_view
from tests.shipped import played_level

from gorin.games.tomb_raider.formats.timed import TIMED
from gorin.games.tomb_raider.series.report import report_level
from gorin.games.tomb_raider.state import State
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match

RULES = TIMED.amended("tests/timed", scripts={**made.SCRIPTS, **more_cards.SCRIPTS})
ROOM = {"B3": "open-cavern", "B4": "treasure-cave"}  # target 14, search bonus +1
FOUND, MISSED = (3, 3, 4, 4), (3, 3, 4, 3)


def a_race(*raiders: Any, **more: Any) -> Match[State]:
    return a_match(raiders, ROOM, rulebook=RULES, round=more.pop("round", "search"), **more)


# -- in the level --------------------------------------------------------------------------


@pytest.mark.clause("TR-17.2")
def test_the_level_goes_on_after_the_first_has_finished() -> None:
    match = a_race(spelunker("B4"), spelunker("B4"), spelunker("B3"))
    play(match, "0>search", FOUND)
    assert match.outcome is None
    assert raider_of(match, 0).finished == 1
    assert fact(match, "raiders.0.at") == ""
    assert asks(match) == [(1, "search")]


@pytest.mark.clause("TR-17.2")
def test_it_ends_when_the_last_has_finished_and_the_first_wins() -> None:
    match = a_race(spelunker("B4"), spelunker("B4"))
    play(match, "0>search", FOUND, "1>search", MISSED, "1>play-on", until="roll-order")
    play(match, "0>keep-order", "1>keep-order", "1>stay", "1>search", FOUND)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.clause == "TR-17.2"
    assert [raider_of(match, seat).finished for seat in (0, 1)] == [1, 2]


@pytest.mark.clause("TR-17.2")
def test_who_finishes_in_the_same_turn_shares_the_level() -> None:
    match = a_race(spelunker("B4"), spelunker("B4"))
    play(match, "0>search", FOUND, "1>search", FOUND)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@pytest.mark.clause("TR-17.2")
def test_who_has_finished_draws_no_more_but_may_hinder_with_what_is_left() -> None:
    first = spelunker("B4", hand=["bats", "wolves"], deck=["rope", "run", "push"])
    match = a_race(first, spelunker("B3"), level_deck=["fork"])
    play(match, "0>search", FOUND, "1>no-search", "1>play-on", until="roll-order")
    assert fact(match, "raiders.0.hand") == ["bats", "wolves"]
    assert fact(match, "raiders.0.deck") == ["rope", "run", "push"]
    play(match, "0>keep-order", "1>keep-order", "1>move:left", until="obstacle")
    assert asks(match) == [(0, "obstacle")]
    assert "obstacle:bats" in offered(match, 0)
    play(match, "0>obstacle:bats", until="overcome")
    assert fact(match, "map.A3.obstacles") == ["bats"]


@pytest.mark.clause("TR-17.2")
def test_at_the_turn_limit_the_first_to_finish_wins() -> None:
    match = a_race(spelunker("B4"), spelunker("B3"), turn_limit=1)
    play(match, "0>search", FOUND, "1>no-search", "1>play-on")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((0,), "TR-17.2")


@pytest.mark.clause("TR-R27")
def test_at_the_turn_limit_nobody_wins_if_nobody_has_finished() -> None:
    match = a_race(spelunker("B3"), spelunker("B3"), turn_limit=1)
    play(match, "0>no-search", "1>no-search", "0>play-on", "1>play-on")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((), "TR-R27")


@pytest.mark.clause("TR-17.2")
def test_who_gives_up_does_not_keep_the_last_one_from_finishing() -> None:
    match = a_race(spelunker("B4"), spelunker("B4"))
    match.initiate(Seat(0), "concede")
    play(match, "1>search", FOUND)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_giving_up_after_having_finished_does_not_take_it_back() -> None:
    match = a_race(spelunker("B4"), spelunker("B4"))
    play(match, "0>search", FOUND)
    match.initiate(Seat(0), "concede")
    play(match, "1>search", FOUND)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


def test_if_all_give_up_nobody_wins() -> None:
    match = a_race(spelunker("B3"), spelunker("B3"))
    match.initiate(Seat(0), "concede")
    match.initiate(Seat(1), "concede")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "ended-given-up")


def test_alone_finding_the_treasure_ends_the_level_as_ever() -> None:
    match = a_race(spelunker("B4"))
    play(match, "search", FOUND)
    assert match.outcome is not None
    assert match.outcome.clause == "TR-9.1"


def test_everybody_sees_who_has_finished() -> None:
    match = a_race(spelunker("B4"), spelunker("B4"))
    play(match, "0>search", FOUND)
    raiders = level_view(match).raiders
    assert [raider.finished for raider in raiders] == [1, 0]
    assert raiders[0].dead
    assert kinds(match) == ["search"]


def test_the_report_tells_the_turns_in_which_raiders_finished() -> None:
    match = a_race(spelunker("B4", saved=["rope"]), spelunker("B3"), turn_limit=1)
    play(match, "0>search", FOUND, "1>no-search", "1>play-on")
    told = report_level(match.table.state)
    assert (told.winners, told.turns, told.room) == ((0,), 1, 1)
    assert told.reason == "ended-timed-limit"
    assert [(seat.saved, seat.finished) for seat in told.seats] == [(("rope",), 1), ((), 0)]


# -- over the levels -----------------------------------------------------------------------


@pytest.mark.clause("TR-17.2")
def test_the_lowest_total_of_extra_turns_wins() -> None:
    match = a_series("timed", 3)
    tell(match, winners=[0], finished=[4, 6, 5])
    tell(match, winners=[2], finished=[7, 5, 3])
    tell(match, winners=[1], finished=[6, 4, 5])
    assert [played.extra for played in match.table.state.played] == [
        (0, 2, 1),
        (4, 2, 0),
        (2, 0, 1),
    ]
    assert [player.extra for player in view_of(match).players] == [6, 4, 2]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((2,), "TR-17.2")


@pytest.mark.clause("TR-17.2")
def test_equal_totals_share_the_win() -> None:
    match = a_series("timed", 2)
    tell(match, winners=[0], finished=[4, 6])
    tell(match, winners=[1], finished=[8, 6])
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@pytest.mark.clause("TR-17.2")
def test_who_does_not_finish_counts_as_finishing_one_turn_after_the_limit() -> None:
    match = a_series("timed", 2, turn_limit=30)
    tell(match, winners=[0], turns=30, finished=[12, 0])
    assert match.table.state.played[0].extra == (0, 19)


def test_a_level_that_nobody_finishes_counts_for_nobody() -> None:
    match = a_series("timed", 2)
    tell(match)
    assert match.table.state.played[0].extra == (0, 0)
    assert view_of(match).played[0].extra == ()
    tell(match)
    assert match.outcome is not None
    assert match.outcome.winners == ()


@pytest.mark.clause("TR-17.2")
def test_nothing_is_won_or_kept_in_a_timed_series() -> None:
    match = a_series("timed", 2)
    tell(match, winners=[0], finished=[3, 4], saved=[["rope", "lara-croft-adventurer"], []])
    assert match.table.state.stage == "level"
    assert standing(match, 0).kept == ()


@pytest.mark.clause("TR-17.2")
def test_each_player_builds_a_level_and_all_have_the_same_power() -> None:
    caves, atlantis = played_level("pick-up-caves"), played_level("pick-up-atlantis")
    assert faults("timed", 2, levels=[caves, caves]) == []
    assert faults("timed", 2, levels=[caves, atlantis]) == [("TR-17.2", "series-unequal-power")]
    assert faults("timed", 2, levels=[caves]) == [("TR-17.4a", "series-levels-each")]


def test_a_timed_series_needs_a_limit_and_levels_with_a_treasure_to_find() -> None:
    level = a_level("proving-ground").variant(None)
    assert level is not None
    assert faults("timed", 2, turn_limit=None) == [("TR-17.2", "series-no-turn-limit")]
    other = level.aimed("recovery")
    assert ("TR-17.2", "series-other-goal") in faults("timed", 2, levels=[level, other])
