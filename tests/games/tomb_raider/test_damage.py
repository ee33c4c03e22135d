"""TR-10: damage, death, afflictions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    Order,
    a_match,
    asks,
    events,
    fact,
    frail,
    hunter,
    kinds,
    offered,
    place,
    play,
    raider_of,
    refusals,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.raiders import Died, Injured
from gorin.games.tomb_raider.events.trials import TestBegan

CAVERN = {"B1": "open-cavern"}
TWO = {"A1": "open-cavern", "C1": "open-cavern"}
VEST = "test-vest"  # +1 to each ability that began at 2


def spiked(*obstacles: str) -> dict[str, Any]:
    return {"B1": place("open-cavern", obstacles=list(obstacles or ("test-spikes",)))}


@pytest.mark.clause("TR-10.1", "TR-10.8")
def test_each_point_of_damage_takes_a_life_and_lowers_no_ability() -> None:
    match = a_match([spelunker("B1")], spiked())
    before = view_of(match).raiders[0]
    assert (before.life, before.maximum_life) == (2, 2)
    play(match, "stay", (1, 1, 1))
    after = view_of(match).raiders[0]
    assert (after.damage, after.life, after.maximum_life) == (1, 1, 2)
    assert after.abilities == before.abilities


@pytest.mark.clause("TR-10.2", "TR-R18")
def test_a_raider_without_life_dies_at_once_and_leaves_the_map() -> None:
    match = a_match([spelunker("B1", damage=1), hunter("B1")], spiked())
    play(match, "stay", "no-attack", (1, 1, 1), until="move")
    assert raider_of(match, 0).dead
    assert raider_of(match, 0).space == 0
    assert [event.clause for event in events(match, Died)] == ["TR-10.2"]
    assert view_of(match).places[0].raiders == (1,)


@pytest.mark.clause("TR-10.2")
def test_a_raider_with_a_life_left_goes_on() -> None:
    match = a_match([spelunker("B1")], spiked())
    play(match, "stay", (1, 1, 1))
    assert not raider_of(match, 0).dead
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-R18", "TR-10.3")
def test_a_raider_killed_amid_its_steps_skips_the_rest_of_them_and_its_search() -> None:
    match = a_match(
        [frail("B1"), hunter("A1")], {**spiked("test-spikes", "test-ghost"), "A1": "open-cavern"}
    )
    play(match, "stay", "face:test-spikes", (1, 1), until="move")
    # The second obstacle was not faced, and the next question is to the other seat.
    assert len(events(match, TestBegan)) == 1
    assert asks(match) == [(1, "move")]
    play(match, "1>stay")
    assert asks(match) == [(1, "search")]


@pytest.mark.clause("TR-R18", "TR-6.23")
def test_a_raider_killed_by_the_first_consequence_escapes_the_others() -> None:
    match = a_match([frail("B1"), hunter("A1")], {**spiked("test-crusher"), "A1": "open-cavern"})
    play(match, "stay", (1, 1), until="move")
    assert raider_of(match, 0).dead
    assert not events(match, Injured)
    assert not raider_of(match, 0).stuck


@pytest.mark.clause("TR-R18", "TR-6.23")
def test_a_raider_killed_by_the_first_consequence_loses_no_item_by_the_next() -> None:
    match = a_match(
        [frail("B1", unsaved=["rope", "backpack"]), hunter("A1")],
        {**spiked("test-maw"), "A1": "open-cavern"},
    )
    play(match, "stay", (1, 1), until="*")
    assert asks(match) == [(1, "move")]
    assert fact(match, "raiders.0.unsaved") == ["rope", "backpack"]


@pytest.mark.clause("TR-R18", "TR-10.3")
def test_a_raider_killed_while_it_moves_moves_no_more() -> None:
    match = a_match([frail("A1"), hunter("C1", hand=["test-strike"])], {**TWO, "B1": "open-cavern"})
    play(match, "0>move:right", "1>play:test-strike", until="move")
    assert raider_of(match, 0).dead
    assert asks(match) == [(1, "move")]
    assert "TR-10.3" in refusals(match, 0, "move:right")


@pytest.mark.clause("TR-R18")
def test_the_active_raider_killed_in_a_window_of_its_test_does_not_roll() -> None:
    match = a_match(
        [frail("B1"), hunter("C1", hand=["test-strike"])], {**spiked(), "C1": "open-cavern"}
    )
    play(match, "0>stay", until="window-test")
    play(match, "1>play:test-strike", until="move")
    assert raider_of(match, 0).dead
    assert asks(match) == [(1, "move")]
    assert match.table.state.tests == ()


@pytest.mark.clause("TR-R18")
def test_a_defender_killed_in_a_window_of_the_attack_ends_it() -> None:
    match = a_match([spelunker("B1", hand=["test-strike"]), frail("B1")], {"B1": "open-cavern"})
    play(match, "0>stay", "attack:1", until="window-test")
    play(match, "0>play:test-strike", until="search")
    assert raider_of(match, 1).dead
    assert asks(match) != [(1, "search")]
    assert match.table.state.tests == ()
    assert refusals(match, 0, "attack:1")[-1] == "TR-R10"


@pytest.mark.clause("TR-R10", "TR-6.17")
def test_a_dead_raider_is_not_attacked() -> None:
    match = a_match([spelunker("B1"), frail("", dead=True, entrance="B1")], CAVERN)
    play(match, "stay", until="search")
    assert "TR-6.17" in refusals(match, 0, "attack:1")


@pytest.mark.clause("TR-10.3", "TR-R18")
def test_a_dead_raiders_player_still_plays_actions_that_need_no_raider_and_obstacles() -> None:
    match = a_match(
        [
            spelunker("A1"),
            hunter("", dead=True, entrance="C1", hand=["test-strike", "test-net", "test-amulet"]),
        ],
        {"A1": "open-cavern"},
        level_deck=["test-hall"],
    )
    assert offered(match, 1) == ["pass", "play:test-strike"]
    assert "TR-10.3" in refusals(match, 1, "play:test-amulet")
    play(match, "0>move:ahead", until="obstacle")
    assert offered(match, 1) == ["no-obstacle", "obstacle:test-net"]
    play(match, "1>obstacle:test-net", until="roll")
    assert fact(match, "map.A2.obstacles") == ["test-net"]


@pytest.mark.clause("TR-10.3")
def test_a_dead_raider_has_neither_action_nor_search_nor_use_of_its_items() -> None:
    match = a_match(
        [spelunker("", dead=True, entrance="B1", unsaved=["test-tonic"], damage=2), hunter("B1")],
        CAVERN,
    )
    assert offered(match, 0) == ["pass"]
    play(match, until="move")
    assert asks(match) == [(1, "move")]
    assert refusals(match, 0, "move:ahead")[-1] == "TR-10.3"
    assert "TR-10.3" in refusals(match, 0, "use:test-tonic")
    play(match, "1>stay")
    assert asks(match) == [(1, "search")]
    assert "TR-10.3" in refusals(match, 0, "search")


@pytest.mark.clause("TR-10.4")
@pytest.mark.parametrize("lost", ["dead", "reset"])
def test_death_and_reset_have_the_same_results(lost: str) -> None:
    more = {
        lost: True,
        "entrance": "B1",
        "hand": ["run", "lost"],
        "deck": ["push"],
        "discard": ["bats"],
        "unsaved": ["rope"],
        "saved": ["backpack"],
        "damage": 1,
        "injuries": {"move": 1},
        "extra_life": 1,
        "stuck": True,
    }
    match = a_match([spelunker("", **more)], CAVERN, round="draw")
    play(match, Order((0, 1, 2, 3, 4)), until="window-start")
    raider = raider_of(match, 0)
    assert fact(match, "raiders.0.at") == "B1"
    assert raider.damage == raider.extra_life == 0
    assert raider.is_active
    assert not raider.stuck
    assert not any(raider.injuries)
    # The pile was "push"; the discards went below it in the order in which they came.
    assert fact(match, "raiders.0.hand") == ["push", "bats"]
    assert fact(match, "raiders.0.deck") == ["run", "lost", "rope"]
    assert fact(match, "raiders.0.saved") == ["backpack"]
    assert fact(match, "raiders.0.unsaved") == []


@pytest.mark.clause("TR-10.4", "TR-8.5")
def test_a_reset_by_choice_is_carried_out_in_the_same_draw_round() -> None:
    match = a_match(
        [spelunker("B2", entrance="B1", damage=1, unsaved=["rope"], saved=["backpack"])],
        {"B1": "open-cavern", "B2": "open-cavern"},
        round="draw",
    )
    play(match, "reset", until="move")
    assert fact(match, "raiders.0.at") == "B1"
    assert fact(match, "raiders.0.damage") == 0
    assert fact(match, "raiders.0.saved") == ["backpack"]
    assert fact(match, "raiders.0.hand") == ["rope"]
    assert raider_of(match, 0).deaths == 1


@pytest.mark.clause("TR-10.5", "TR-R18")
def test_hand_and_unsaved_cards_are_lost_and_think_cards_drawn_from_the_shuffled_deck() -> None:
    match = a_match(
        [
            hunter(
                "",
                dead=True,
                entrance="B1",
                hand=["run"],
                unsaved=["rope"],
                discard=["bats"],
                deck=["lost"],
            )
        ],
        CAVERN,
        round="draw",
    )
    # The deck is now lost, bats, run, rope; chance turns it round.
    play(match, Order((3, 2, 1, 0)), until="window-start")
    assert fact(match, "raiders.0.hand") == ["rope", "run", "bats"]
    assert fact(match, "raiders.0.deck") == ["lost"]
    assert fact(match, "raiders.0.discard") == []


@pytest.mark.clause("TR-10.5")
def test_an_item_taken_from_another_goes_back_to_its_owners_discards() -> None:
    match = a_match(
        [
            spelunker("B1", hand=["steal-item"], entrance="B1", deck=["run"] * 9),
            hunter("B1", unsaved=["rope"], deck=["lost"] * 9),
        ],
        CAVERN,
        round="search",
    )
    play(match, "0>play:steal-item", (6, 6, 6), "no-search", "0>reset", until="window-*")
    assert fact(match, "raiders.0.unsaved") == []
    assert "rope" in fact(match, "raiders.1.discard")


@pytest.mark.clause("TR-10.6")
def test_a_raider_that_came_back_is_ready_for_the_next_turn() -> None:
    match = a_match(
        [spelunker("", dead=True, entrance="B1", stuck=True, damage=3)], CAVERN, round="draw"
    )
    play(match, until="move")
    assert "move:ahead" in offered(match)
    assert view_of(match).raiders[0].life == 2


@pytest.mark.clause("TR-10.6")
def test_a_raider_that_died_this_turn_returns_only_in_its_draw_round() -> None:
    match = a_match([frail("B1", entrance="B1"), hunter("A1")], {**spiked(), "A1": "open-cavern"})
    play(match, "stay", (1, 1), "1>stay")
    assert asks(match) == [(1, "search")]
    assert raider_of(match, 0).space == 0
    play(match, "1>no-search")
    assert fact(match, "raiders.0.at") == "B1"


@pytest.mark.clause("TR-10.7", "TR-10.9")
def test_a_failed_test_may_injure_a_named_ability_by_1() -> None:
    match = a_match([spelunker("B1")], {"B1": place("open-cavern", obstacles=["rough-ground"])})
    play(match, "stay", "test:move", (1, 1, 1))
    view = view_of(match).raiders[0]
    assert view.abilities == (2, 2, 3, 2)
    assert view.injuries == (0, 1, 0, 0)
    # It came instead of damage, and the lowest ability is still 2.
    assert (view.damage, view.life) == (0, 2)


@pytest.mark.clause("TR-10.7")
def test_no_affliction_comes_of_a_passed_test() -> None:
    match = a_match([spelunker("B1")], {"B1": place("open-cavern", obstacles=["rough-ground"])})
    play(match, "stay", "test:move", (3, 3, 3))
    assert raider_of(match, 0).injuries == (0, 0, 0, 0)


@pytest.mark.clause("TR-10.9")
def test_injuries_accumulate_and_lower_life_with_the_lowest_ability() -> None:
    match = a_match([spelunker("B1", injuries={"move": 1}, hand=["test-sprain"])], CAVERN)
    assert view_of(match).raiders[0].life == 2
    play(match, "play:test-sprain", until="move")
    view = view_of(match).raiders[0]
    assert view.abilities == (2, 1, 3, 2)
    assert (view.life, view.maximum_life) == (1, 1)


@pytest.mark.clause("TR-10.9", "TR-R9")
def test_an_injury_that_lowers_life_kills_a_damaged_raider() -> None:
    match = a_match(
        [spelunker("B1", injuries={"move": 1}, damage=1, hand=["test-sprain"]), hunter("B1")],
        CAVERN,
    )
    play(match, "0>play:test-sprain", until="move")
    assert raider_of(match, 0).dead
    assert [event.clause for event in events(match, Died)] == ["TR-10.2"]


@pytest.mark.clause("TR-R9")
def test_an_injury_of_an_ability_that_is_not_the_lowest_kills_nobody() -> None:
    match = a_match([spelunker("B1", damage=1, hand=["test-sprain"])], CAVERN)
    play(match, "play:test-sprain", until="move")
    assert not raider_of(match, 0).dead
    assert view_of(match).raiders[0].life == 1


@pytest.mark.clause("TR-10.11")
def test_an_ability_at_0_kills_even_with_extra_life() -> None:
    match = a_match(
        [
            spelunker("B1", injuries={"move": 2}, extra_life=3, hand=["test-sprain"]),
            hunter("B1"),
        ],
        CAVERN,
    )
    play(match, "0>play:test-sprain", until="move")
    assert raider_of(match, 0).dead
    assert [event.clause for event in events(match, Died)] == ["TR-10.11"]


@pytest.mark.clause("TR-R9", "TR-2.8")
def test_losing_a_card_that_held_an_ability_up_kills_a_damaged_raider() -> None:
    # Two damage against a lowest ability of 2 + 1; the pond takes the vest.
    match = a_match(
        [spelunker("B1", damage=2, unsaved=[VEST]), hunter("A1")],
        {"B1": "pond", "A1": "open-cavern"},
    )
    assert view_of(match).raiders[0].life == 1
    play(match, "0>stay", "test:move", (1, 1, 1), until="move")
    assert raider_of(match, 0).dead
    assert asks(match) == [(1, "move")]


@pytest.mark.clause("TR-R9", "TR-2.8")
def test_an_item_taken_from_a_damaged_raider_may_kill_it() -> None:
    match = a_match(
        [spelunker("B1", hand=["steal-item"]), spelunker("B1", damage=2, unsaved=[VEST])],
        CAVERN,
        round="search",
    )
    play(match, "0>play:steal-item", (6, 6, 6), until="reset")
    assert raider_of(match, 1).dead
    assert asks(match) == [(0, "reset")]


@pytest.mark.clause("TR-10.10")
def test_what_heals_damage_heals_an_injury_instead_as_one_point() -> None:
    match = a_match(
        [spelunker("B1", damage=1, injuries={"move": 1}, unsaved=["small-medi-pack"])], CAVERN
    )
    play(match, "use:small-medi-pack", until="wound")
    assert offered(match) == ["heal:damage", "heal:move"]
    play(match, "heal:move", until="move")
    assert raider_of(match, 0).injuries == (0, 0, 0, 0)
    assert raider_of(match, 0).damage == 1


@pytest.mark.clause("TR-10.10")
def test_two_points_of_healing_heal_damage_and_injury_or_two_injuries() -> None:
    wounded = spelunker("B1", damage=1, injuries={"move": 1, "search": 1}, saved=["test-tonic"])
    match = a_match([wounded], CAVERN)
    play(match, "use:test-tonic", "heal:move", "heal:search", until="move")
    assert raider_of(match, 0).injuries == (0, 0, 0, 0)
    assert raider_of(match, 0).damage == 1
    match = a_match([wounded], CAVERN)
    play(match, "use:test-tonic", "heal:damage", "heal:move", until="move")
    assert raider_of(match, 0).injuries == (0, 0, 1, 0)
    assert raider_of(match, 0).damage == 0


@pytest.mark.clause("TR-10.10")
def test_stuck_is_not_healed_and_without_a_wound_there_is_nothing_to_heal() -> None:
    match = a_match([spelunker("B1", stuck=True, unsaved=["small-medi-pack"])], CAVERN)
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "use:small-medi-pack") == ["TR-12.1"]


@pytest.mark.clause("TR-10.10")
def test_healing_an_injury_of_the_lowest_ability_gives_life_back() -> None:
    match = a_match([spelunker("B1", injuries={"fight": 1}, saved=["small-medi-pack"])], CAVERN)
    assert view_of(match).raiders[0].life == 1
    play(match, "use:small-medi-pack", until="move")
    assert view_of(match).raiders[0].life == 2
