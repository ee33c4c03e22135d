"""TR-7: the Search round."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    asks,
    dice_asked,
    events,
    fact,
    frail,
    hunter,
    kinds,
    offered,
    place,
    place_of,
    play,
    refusals,
    spelunker,
)

from gorin.games.tomb_raider.events.raiders import SearchDeclined
from gorin.games.tomb_raider.events.trials import SearchEnded

CAVERN = {"B1": "open-cavern"}
OVERLOOK = {"B1": place("overlook", facing="back")}  # search bonus +2
TWO = {"A1": "open-cavern", "C1": "open-cavern"}


@pytest.mark.clause("TR-7.1")
def test_each_player_may_search_once_in_turn_order() -> None:
    match = a_match([spelunker("A1"), hunter("C1")], TWO, round="search", order=(1, 0), active=1)
    assert asks(match) == [(1, "search")]
    play(match, "1>search", (1, 1, 1))
    assert asks(match) == [(0, "search")]
    play(match, "0>search", (1, 1, 1))
    assert kinds(match) == ["reset"]
    assert [event.seat for event in events(match, SearchEnded)] == [1, 0]


@pytest.mark.clause("TR-7.1")
def test_a_player_may_leave_it_and_nobody_searches_before_the_search_round() -> None:
    match = a_match([spelunker("B1")], CAVERN)
    assert refusals(match, 0, "search") == ["TR-7.1"]
    play(match, "stay")
    assert refusals(match, 0, "search") == []
    play(match, "no-search")
    assert len(events(match, SearchDeclined)) == 1
    assert not place_of(match, "B1").searched


@pytest.mark.clause("TR-7.1")
def test_whoever_has_searched_may_not_search_again_in_the_turn() -> None:
    match = a_match([spelunker("B1", hand=["test-rummage", "look-again"])], CAVERN, round="search")
    play(match, "search", (1, 1, 1), until="find")
    assert "TR-7.1" in refusals(match, 0, "search")
    assert "TR-7.1" in refusals(match, 0, "play:test-rummage")


@pytest.mark.clause("TR-7.2", "TR-R12")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_a_fight_with_an_obstacle_costs_the_search_whether_won_or_lost(
    dice: tuple[int, int],
) -> None:
    match = a_match([spelunker("B1")], {"B1": place("open-cavern", obstacles=["test-ghost"])})
    play(match, "stay", "test:fight", dice)
    assert kinds(match) == ["reset"]
    assert refusals(match, 0, "search")[-1] == "TR-7.2"


@pytest.mark.clause("TR-7.2", "TR-R12")
def test_choosing_another_listed_ability_than_fight_keeps_the_search() -> None:
    match = a_match([spelunker("B1")], {"B1": place("open-cavern", obstacles=["test-ghost"])})
    play(match, "stay", "test:think", (1, 1))
    assert fact(match, "raiders.0.damage") == 1
    assert offered(match) == ["no-search", "search"]
    assert refusals(match, 0, "search") == []


@pytest.mark.clause("TR-7.2", "TR-R12")
@pytest.mark.parametrize(("ours", "theirs"), [((6, 6), (1, 1)), ((1, 1), (6, 6))])
def test_the_attacker_loses_its_search_and_the_defender_does_not(
    ours: tuple[int, int], theirs: tuple[int, int]
) -> None:
    match = a_match([spelunker("B1"), spelunker("B1")], CAVERN)
    play(match, "stay", "attack:1", ours, theirs, "1>stay", "1>no-attack")
    assert asks(match) == [(1, "search")]
    assert "TR-7.2" in refusals(match, 0, "search")


@pytest.mark.clause("TR-7.2")
def test_a_defender_that_fought_an_obstacle_too_may_not_search() -> None:
    match = a_match(
        [spelunker("B1"), spelunker("B1")],
        {"B1": place("open-cavern", obstacles=["test-guard"])},
    )
    play(
        match,
        *("stay", "attack:1", (6, 6), (1, 1), (6, 6)),
        *("1>stay", "1>no-attack", (6, 6)),
    )
    assert asks(match) == [(0, "reset")]
    assert "TR-7.2" in refusals(match, 1, "search")


@pytest.mark.clause("TR-7.2")
def test_the_ban_lasts_for_its_turn_only() -> None:
    match = a_match([spelunker("B1", fought=True)], CAVERN, round="search")
    assert kinds(match) == ["reset"]
    play(match, "play-on", "stay")
    assert "search" in offered(match)


@pytest.mark.clause("TR-7.3")
def test_failing_an_obstacle_does_not_stop_a_search() -> None:
    match = a_match([spelunker("B1")], {"B1": place("open-cavern", obstacles=["test-spikes"])})
    play(match, "stay", (1, 1, 1))
    assert fact(match, "raiders.0.damage") == 1
    assert "search" in offered(match)


@pytest.mark.clause("TR-7.3")
def test_a_stuck_raider_does_not_search() -> None:
    match = a_match([spelunker("B1")], {"B1": place("open-cavern", obstacles=["test-net"])})
    play(match, "stay", (1, 1, 1))
    assert kinds(match) == ["reset"]
    assert "TR-7.3" in refusals(match, 0, "search")


@pytest.mark.clause("TR-7.4")
def test_an_action_replaces_the_search_even_at_an_emptied_location() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-rummage"], deck=["rope", "run", "lost"])],
        {"B1": place("open-cavern", empty=True)},
        round="search",
    )
    assert offered(match) == ["no-search", "play:test-rummage"]
    assert refusals(match, 0, "search") == ["TR-7.8"]
    assert refusals(match, 0, "play:test-rummage") == []
    play(match, "play:test-rummage")
    assert kinds(match) == ["discard"]
    assert fact(match, "raiders.0.hand") == ["rope", "run"]
    assert fact(match, "raiders.0.discard") == ["test-rummage"]


@pytest.mark.clause("TR-7.4")
def test_an_action_in_place_of_the_search_is_the_search_and_there_is_no_second() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-rummage", "test-rummage"])], CAVERN, round="search"
    )
    assert offered(match) == ["no-search", "search", "play:test-rummage", "play:test-rummage"]
    play(match, "play:test-rummage", until="window-played")
    assert "TR-7.1" in refusals(match, 0, "search")
    assert "TR-7.1" in refusals(match, 0, "play:test-rummage")
    play(match)
    assert kinds(match) == ["discard"]


@pytest.mark.clause("TR-7.4")
def test_who_may_not_search_may_not_play_an_action_in_place_of_it() -> None:
    for more, clause in (({"fought": True}, "TR-7.2"), ({"stuck": True}, "TR-7.3")):
        match = a_match([spelunker("B1", hand=["test-rummage"], **more)], CAVERN, round="search")
        assert kinds(match) == ["discard"]
        assert clause in refusals(match, 0, "play:test-rummage")


@pytest.mark.clause("TR-7.4")
def test_such_an_action_is_not_played_at_other_times() -> None:
    match = a_match([spelunker("B1", hand=["test-rummage"])], CAVERN)
    assert offered(match) == ["pass"]
    play(match, "stay", passing=True)
    assert kinds(match) == ["search"]
    match = a_match([spelunker("B1", hand=["test-rummage"])], CAVERN)
    assert "TR-7.4" in refusals(match, 0, "play:test-rummage")


@pytest.mark.clause("TR-7.5")
def test_search_3_and_a_bonus_of_2_roll_5_dice() -> None:
    match = a_match([spelunker("B1")], OVERLOOK, round="search")
    play(match, "search")
    assert dice_asked(match) == 5


@pytest.mark.clause("TR-7.5")
def test_an_injury_takes_a_die_and_a_location_without_bonus_adds_none() -> None:
    match = a_match([spelunker("B1", injuries={"search": 1})], CAVERN, round="search")
    play(match, "search")
    assert dice_asked(match) == 2


@pytest.mark.clause("TR-7.6")
def test_a_discovery_may_be_played_whose_difficulty_is_at_most_the_result() -> None:
    hand = ["rope", "small-medi-pack", "run"]  # rope is difficulty 9, the pack 10
    match = a_match([spelunker("B1", hand=hand)], CAVERN, round="search")
    play(match, "search", (3, 3, 3), until="find")
    assert offered(match) == ["find-nothing", "find:rope"]
    assert refusals(match, 0, "find:rope") == []
    assert refusals(match, 0, "find:small-medi-pack") == ["TR-7.6"]
    play(match, "find:rope")
    assert fact(match, "raiders.0.unsaved") == ["rope"]


@pytest.mark.clause("TR-7.6")
def test_playing_a_discovery_is_optional_and_only_one_may_be_played() -> None:
    match = a_match([spelunker("B1", hand=["rope", "rope"])], CAVERN, round="search")
    play(match, "search", (6, 6, 6), "find-nothing")
    assert kinds(match) == ["discard"]
    assert fact(match, "raiders.0.hand") == ["rope", "rope"]
    match = a_match([spelunker("B1", hand=["rope", "rope"])], CAVERN, round="search")
    play(match, "search", (6, 6, 6), "find:rope")
    assert kinds(match) == ["discard"]
    assert "TR-7.6" in refusals(match, 0, "find:rope")
    assert fact(match, "raiders.0.hand") == ["rope"]


@pytest.mark.clause("TR-7.6")
def test_nothing_is_found_without_a_search() -> None:
    match = a_match([spelunker("B1", hand=["rope"])], CAVERN, round="search")
    assert "TR-7.6" in refusals(match, 0, "find:rope")
    play(match, "no-search")
    assert kinds(match) == ["discard"]


@pytest.mark.clause("TR-7.6", "TR-11.6")
def test_a_bonus_to_search_results_counts_for_what_may_be_found() -> None:
    match = a_match(
        [spelunker("B1", hand=["small-medi-pack"], saved=["idol-of-fortune"])],
        CAVERN,
        round="search",
    )
    play(match, "search", (3, 3, 3), until="find")
    assert offered(match) == ["find-nothing", "find:small-medi-pack"]
    assert refusals(match, 0, "find:small-medi-pack") == []


@pytest.mark.clause("TR-7.7")
def test_an_item_goes_to_the_unsaved_row() -> None:
    match = a_match([spelunker("B1", hand=["backpack"])], CAVERN, round="search")
    play(match, "search", (6, 6, 6), "find:backpack")
    assert fact(match, "raiders.0.unsaved") == ["backpack"]
    assert fact(match, "raiders.0.saved") == []
    assert fact(match, "raiders.0.discard") == []


@pytest.mark.clause("TR-7.7")
def test_a_trigger_takes_effect_at_once_and_is_discarded() -> None:
    match = a_match([spelunker("B1", hand=["test-dart"], deck=["run"] * 9)], CAVERN, round="search")
    play(match, "search", (6, 6, 6), "find:test-dart")
    assert fact(match, "raiders.0.damage") == 1
    assert fact(match, "raiders.0.unsaved") == []
    assert fact(match, "raiders.0.discard") == ["test-dart"]


@pytest.mark.clause("TR-7.7")
def test_a_trigger_that_kills_the_searcher_is_discarded_all_the_same() -> None:
    match = a_match(
        [frail("B1", hand=["test-dart"], entrance="B1")], CAVERN, round="search", active=0
    )
    play(match, "search", (6, 6), "find:test-dart")
    # The raider died, so only reloading was left of its Draw round: it is back already.
    assert fact(match, "raiders.0.deaths") == 1
    assert fact(match, "raiders.0.hand") == ["test-dart"]
    assert place_of(match, "B1").empty


@pytest.mark.clause("TR-7.8", "TR-R13")
def test_a_found_discovery_empties_the_location_for_everybody() -> None:
    match = a_match(
        [spelunker("B1", hand=["rope"]), spelunker("B1", hand=["run"])], CAVERN, round="search"
    )
    play(match, "0>search", (6, 6, 6), "find:rope")
    assert place_of(match, "B1").empty
    assert asks(match) == [(1, "search")]
    assert offered(match, 1) == ["no-search"]
    assert refusals(match, 1, "search") == ["TR-7.8"]


@pytest.mark.clause("TR-7.8", "TR-R13")
def test_a_trigger_empties_the_location_too() -> None:
    match = a_match([spelunker("B1", hand=["test-dart"])], CAVERN, round="search")
    play(match, "search", (6, 6, 6), "find:test-dart")
    assert place_of(match, "B1").empty


@pytest.mark.clause("TR-7.8", "TR-R13")
@pytest.mark.parametrize(
    "answers", [["no-search"], ["search", (1, 1, 1), "find-nothing"]], ids=["declined", "failed"]
)
def test_a_failed_or_declined_search_leaves_the_location_searchable(answers: list[str]) -> None:
    match = a_match(
        [spelunker("B1", hand=["rope"]), spelunker("B1", hand=["rope"])], CAVERN, round="search"
    )
    play(match, *answers, until="search")
    assert not place_of(match, "B1").empty
    assert offered(match, 1) == ["no-search", "search"]
