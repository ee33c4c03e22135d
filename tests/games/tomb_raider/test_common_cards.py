"""Cards 051 to 074, packed with both starters: what each does, and what it must not do.

The Adventurer (067) is shown with the other upgrades, in `test_upgrades`, and what failing an
obstacle does with those of `test_starter_cards`.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    Answer,
    a_match,
    dice_asked,
    fact,
    hunter,
    kinds,
    offered,
    place,
    place_of,
    play,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.state import State
from gorin.kernel.match import Match

HALL = "test-hall"
ONE = {"B1": HALL}


def guarded(*obstacles: str, location: str = HALL) -> dict[str, Any]:
    return {"B1": place(location, obstacles=list(obstacles)), "C1": HALL}


def fought(match: Match[State], *answers: Answer) -> Match[State]:
    """Stay, fight the one obstacle there with the given answers, and stop at the next question."""
    play(match, "stay", *answers, until="*")
    while kinds(match)[0].startswith("window-"):
        play(match, "pass", until="*")
    return match


# -- 051 to 057 ----------------------------------------------------------------------------


def test_look_again_rolls_a_search_again() -> None:
    match = a_match([spelunker("B1", hand=["look-again", "rope"])], ONE, round="search")
    play(match, "search", (1, 1, 1), "play:look-again", (3, 3, 3), until="find")
    assert offered(match) == ["find-nothing", "find:rope"]


def test_look_again_does_not_roll_other_tests_again() -> None:
    match = a_match([spelunker("B1", hand=["look-again"])], guarded("dart-trap"))
    play(match, "stay", "test:search", (1, 1, 1), until="window-roll")
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:look-again") == ["TR-12.1"]


def test_good_shot_deals_one_more_damage() -> None:
    match = a_match([spelunker("B1", hand=["good-shot"])], guarded("wolves"))
    play(match, "stay", (4, 4), "play:good-shot", until="discard")
    assert fact(match, "map.B1.obstacles") == []


def test_good_shot_does_not_turn_a_lost_fight_into_damage() -> None:
    match = a_match([spelunker("B1", hand=["good-shot"])], guarded("wolves"))
    play(match, "stay", (3, 4), "play:good-shot", until="discard")
    assert fact(match, "map.B1.damage") == {}
    assert fact(match, "raiders.0.damage") == 1


def test_good_shot_wounds_a_raider_by_2() -> None:
    match = a_match([spelunker("B1", hand=["good-shot"]), runner("B1")], ONE)
    play(match, "0>stay", "attack:1", (6, 6), (1, 1, 1), "0>play:good-shot", until="move")
    assert fact(match, "raiders.1.damage") == 2


def test_the_way_through_needs_no_exit_for_the_next_move_only() -> None:
    match = a_match(
        [spelunker("A1", hand=["the-way-through"])],
        {"A1": "test-pit", "A2": "test-pit", "A3": HALL},
    )
    play(match, "play:the-way-through", "move:ahead", until="*")
    assert fact(match, "raiders.0.at") == "A2"
    assert "TR-4.6" in refusals(match, 0, "move:ahead")


def test_the_way_through_is_not_played_in_anothers_turn() -> None:
    match = a_match([spelunker("A1"), hunter("A1", hand=["the-way-through"])], {"A1": HALL})
    assert offered(match, 1) == ["pass"]


def test_triggered_door_opens_both_ways() -> None:
    match = a_match(
        [spelunker("B1", hand=["triggered-door"])],
        {"B1": "test-pit", "B2": "test-pit"},
        round="search",
    )
    play(match, "search", (6, 6, 6), "find:triggered-door", "side:ahead", until="reset")
    assert fact(match, "map.B1.added") == ["ahead"]
    assert fact(match, "map.B2.added") == ["back"]


def test_triggered_door_opens_no_side_that_is_open_and_none_off_the_map() -> None:
    match = a_match(
        [spelunker("A1", hand=["triggered-door"])], {"A1": "narrow-crossing"}, round="search"
    )
    play(match, "search", (6, 6, 6), "find:triggered-door", until="reset")
    # Ahead is open, left and back lead off the map: only the right side was left.
    assert fact(match, "map.A1.added") == ["right"]


def test_rope_adds_2_to_move_results() -> None:
    match = a_match([spelunker("B1", unsaved=["rope"])], guarded("test-net"))
    play(match, "stay", (2, 2, 2), until="search")
    assert not fact(match, "raiders.0.stuck")


def test_rope_adds_nothing_to_other_results_nor_to_the_distance() -> None:
    match = a_match([spelunker("B1", unsaved=["rope"])], guarded("test-ghost"))
    assert view_of(match).raiders[0].moves_left == 3
    play(match, "stay", "test:think", (3, 3), until="search")
    assert fact(match, "raiders.0.damage") == 1


def test_just_made_it_adds_2_to_a_result_after_the_roll() -> None:
    match = a_match([spelunker("B1", hand=["just-made-it"])], guarded("test-net"))
    play(match, "stay", (2, 2, 2), "play:just-made-it", until="search")
    assert not fact(match, "raiders.0.stuck")


def test_just_made_it_is_not_played_before_the_roll_nor_in_anothers_test() -> None:
    match = a_match(
        [spelunker("B1", hand=["just-made-it"]), hunter("C1", hand=["just-made-it"])],
        guarded("test-net"),
    )
    play(match, "stay", until="window-test")
    assert offered(match, 0) == ["pass"]
    play(match, (2, 2, 2), until="window-roll")
    assert offered(match, 0) == ["pass", "play:just-made-it"]
    play(match, "0>pass", until="window-roll")
    assert offered(match, 1) == ["pass"]


@pytest.mark.clause("TR-2.9")
def test_take_aim_adds_a_die_to_a_fight_test() -> None:
    match = a_match([spelunker("B1", hand=["take-aim"])], guarded("wolves"))
    play(match, "stay", "play:take-aim", until="roll")
    assert dice_asked(match) == 3


def test_take_aim_is_not_played_for_another_ability_nor_after_the_roll() -> None:
    match = a_match([spelunker("B1", hand=["take-aim"])], guarded("bats"))
    play(match, "stay", "test:think", until="window-test")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", hand=["take-aim"])], guarded("bats"))
    play(match, "stay", "test:fight", (1, 1), until="window-roll")
    assert offered(match) == ["pass"]


# -- 058 to 066 ----------------------------------------------------------------------------


def test_bats_and_wolves_are_removed_by_fighting_and_bats_by_one_hit() -> None:
    match = fought(a_match([spelunker("B1")], guarded("bats")), "test:fight", (6, 6))
    assert fact(match, "map.B1.obstacles") == []
    match = fought(a_match([spelunker("B1")], guarded("wolves")), (6, 6))
    assert fact(match, "map.B1.damage") == {"wolves": 1}


def test_bats_are_not_damaged_by_outwitting_them() -> None:
    match = fought(a_match([spelunker("B1")], guarded("bats")), "test:think", (6, 6))
    assert fact(match, "map.B1.obstacles") == ["bats"]
    assert fact(match, "map.B1.damage") == {}


@pytest.mark.parametrize("trap", ["pit-trap", "dart-trap", "dark", "rough-ground"])
def test_a_trap_or_hazard_stays_when_it_is_overcome(trap: str) -> None:
    match = a_match([runner("B1")], guarded(trap))
    play(match, "stay", until="overcome")
    assert "test:fight" not in offered(match)
    play(match, offered(match)[0], until="roll")
    play(match, (6,) * dice_asked(match))
    assert fact(match, "map.B1.obstacles") == [trap]


@pytest.mark.clause("TR-8.6")
def test_save_point_makes_the_searched_location_one() -> None:
    match = a_match([spelunker("B1", hand=["save-point"], unsaved=["rope"])], ONE, round="search")
    play(match, "search", (6, 6, 6), "find:save-point", "play-on", until="move")
    assert place_of(match, "B1").save_point
    assert fact(match, "raiders.0.saved") == ["rope"]
    assert fact(match, "raiders.0.save_point") == "B1"


def test_save_point_saves_nothing_by_itself_and_needs_its_difficulty() -> None:
    match = a_match([spelunker("B1", hand=["save-point"], unsaved=["rope"])], ONE, round="search")
    play(match, "search", (6, 3, 2), until="find")
    assert offered(match) == ["find-nothing"]
    match = a_match([spelunker("B1", hand=["save-point"], unsaved=["rope"])], ONE, round="search")
    play(match, "search", (6, 3, 3), "find:save-point", until="reset")
    assert fact(match, "raiders.0.saved") == []


def test_push_sends_another_raider_here_through_an_exit() -> None:
    match = a_match(
        [spelunker("B1", hand=["push"]), hunter("B1")], {"B1": "narrow-crossing", "B2": HALL}
    )
    play(match, "0>play:push", until="move")
    assert fact(match, "raiders.1.at") == "B2"
    assert fact(match, "raiders.0.at") == "B1"


def test_push_needs_somebody_here_and_an_exit() -> None:
    match = a_match([spelunker("B1", hand=["push"]), hunter("C1")], {"B1": HALL, "C1": HALL})
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:push")[0] == "TR-12.1"
    match = a_match([spelunker("B1", hand=["push"]), hunter("B1")], {"B1": "test-pit"})
    assert offered(match) == ["pass"]


@pytest.mark.clause("TR-7.4")
def test_steal_item_takes_an_unsaved_item_that_the_search_result_reaches() -> None:
    match = a_match(
        [spelunker("B1", hand=["steal-item"]), hunter("B1", unsaved=["rope", "backpack"])],
        {"B1": place(HALL, empty=True)},
        round="search",
    )
    play(match, "0>play:steal-item", (6, 6, 6), until="item")
    assert offered(match) == ["item:rope", "item:backpack"]
    play(match, "0>item:backpack", until="reset")
    assert fact(match, "raiders.0.unsaved") == ["backpack"]
    assert fact(match, "raiders.1.unsaved") == ["rope"]


@pytest.mark.clause("TR-7.4")
def test_steal_item_takes_nothing_saved_nothing_too_difficult_and_nothing_elsewhere() -> None:
    both = hunter("B1", unsaved=["rope"], saved=["backpack"])
    match = a_match([spelunker("B1", hand=["steal-item"]), both], ONE, round="search")
    play(match, "0>play:steal-item", (2, 3, 3), until="search")
    assert fact(match, "raiders.1.unsaved") == ["rope"]
    saved = hunter("B1", saved=["backpack"])
    match = a_match([spelunker("B1", hand=["steal-item"]), saved], ONE, round="search")
    assert offered(match) == ["no-search", "search"]
    away = hunter("C1", unsaved=["rope"])
    match = a_match(
        [spelunker("B1", hand=["steal-item"]), away], {"B1": HALL, "C1": HALL}, round="search"
    )
    assert offered(match) == ["no-search", "search"]
    assert refusals(match, 0, "play:steal-item")[0] == "TR-12.1"


# -- 068 to 074 ----------------------------------------------------------------------------


def test_magnum_pistols_add_a_damage_to_won_fights() -> None:
    match = fought(
        a_match([spelunker("B1", unsaved=["magnum-pistols"])], guarded("wolves")), (4, 4)
    )
    assert fact(match, "map.B1.obstacles") == []
    match = a_match([spelunker("B1", unsaved=["magnum-pistols"]), runner("B1")], ONE)
    play(match, "0>stay", "attack:1", (6, 6), (1, 1, 1), until="move")
    assert fact(match, "raiders.1.damage") == 2


def test_magnum_pistols_do_not_help_to_win_nor_work_in_the_losers_hands() -> None:
    match = a_match([spelunker("B1", unsaved=["magnum-pistols"]), runner("B1")], ONE)
    play(match, "0>stay", "attack:1", until="roll")
    assert dice_asked(match) == 2
    play(match, (1, 1), (6, 6, 6), until="move")
    assert fact(match, "raiders.0.damage") == 1
    assert fact(match, "raiders.1.damage") == 0


def test_small_medi_pack_is_discarded_to_heal_one_damage() -> None:
    match = a_match([runner("B1", damage=2, unsaved=["small-medi-pack"])], ONE)
    play(match, "use:small-medi-pack", until="move")
    assert fact(match, "raiders.0.damage") == 1
    assert fact(match, "raiders.0.discard") == ["small-medi-pack"]


def test_small_medi_pack_does_not_heal_others_nor_from_the_hand() -> None:
    match = a_match(
        [
            spelunker("B1", unsaved=["small-medi-pack"]),
            hunter("B1", damage=1, hand=["small-medi-pack"]),
        ],
        ONE,
    )
    assert offered(match, 0) == ["pass"]
    assert offered(match, 1) in (["pass"], [])


@pytest.mark.clause("TR-12.5")
def test_chute_trap_drops_a_raider_one_depth_wherever_exits_lead() -> None:
    match = a_match(
        [spelunker("B1", hand=["chute-trap"]), hunter("C1")],
        {"B1": HALL, "C1": "test-pit", "C2": "test-pit"},
    )
    play(match, "0>play:chute-trap", "0>raider:1", until="move")
    assert fact(match, "raiders.1.at") == "C2"


@pytest.mark.clause("TR-4.12", "TR-R8")
def test_chute_trap_maps_an_unknown_space_with_the_top_pointing_deeper() -> None:
    match = a_match(
        [spelunker("B1", hand=["chute-trap"])], {"B1": HALL}, level_deck=["narrow-crossing"]
    )
    play(match, "play:chute-trap", until="search")
    assert fact(match, "map.B2.facing") == "ahead"


def test_chute_trap_drops_nobody_below_the_last_depth() -> None:
    match = a_match(
        [spelunker("B6", hand=["chute-trap"])], {"B6": HALL}, level_deck=["narrow-crossing"]
    )
    assert offered(match) == ["pass"]


@pytest.mark.clause("TR-11.2")
def test_hidden_exit_opens_a_side_one_way() -> None:
    match = a_match(
        [spelunker("B1", hand=["hidden-exit"])],
        {"B1": "test-pit", "B2": "test-pit"},
        round="search",
    )
    play(match, "search", (3, 3, 2), "find:hidden-exit", "side:ahead", until="reset")
    assert fact(match, "map.B1.added") == ["ahead"]
    assert fact(match, "map.B2.added") == []


def test_hidden_exit_is_not_found_below_its_difficulty() -> None:
    match = a_match([spelunker("B1", hand=["hidden-exit"])], {"B1": "test-pit"}, round="search")
    play(match, "search", (3, 3, 1), until="find")
    assert offered(match) == ["find-nothing"]


def test_run_moves_two_locations_further_this_turn() -> None:
    column = {f"B{depth}": HALL for depth in range(1, 7)}
    match = a_match([spelunker("B1", hand=["run"])], column)
    play(match, "play:run", *["move:ahead"] * 5, until="search")
    assert fact(match, "raiders.0.at") == "B6"


def test_run_does_not_last_nor_change_the_ability() -> None:
    match = a_match([spelunker("B1", hand=["run"])], ONE)
    play(match, "play:run", until="move")
    view = view_of(match).raiders[0]
    assert (view.moves_left, view.abilities[1]) == (5, 3)
    play(match, "stay", "no-search", "play-on", until="move")
    assert view_of(match).raiders[0].moves_left == 3


def test_shotgun_ammo_is_discarded_for_one_more_damage() -> None:
    match = a_match([spelunker("B1", unsaved=["shotgun-ammo"])], guarded("wolves"))
    play(match, "stay", "use:shotgun-ammo", (4, 4), until="search")
    assert fact(match, "map.B1.obstacles") == []
    assert fact(match, "raiders.0.unsaved") == []


def test_shotgun_ammo_is_spent_on_a_lost_fight_too_and_useless_outside_fights() -> None:
    match = a_match([spelunker("B1", unsaved=["shotgun-ammo"])], guarded("wolves"))
    play(match, "stay", "use:shotgun-ammo", (1, 1), until="search")
    assert fact(match, "map.B1.damage") == {}
    assert fact(match, "raiders.0.unsaved") == []
    match = a_match([spelunker("B1", unsaved=["shotgun-ammo"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]


def test_loaded_for_bear_adds_3_against_a_creature() -> None:
    match = a_match([spelunker("B1", hand=["loaded-for-bear"])], guarded("wolves"))
    play(match, "stay", "play:loaded-for-bear", (2, 3), until="discard")
    assert fact(match, "map.B1.damage") == {"wolves": 1}


def test_loaded_for_bear_is_not_played_against_raiders_or_when_outwitting() -> None:
    match = a_match([spelunker("B1", hand=["loaded-for-bear"]), hunter("B1")], ONE)
    play(match, "0>stay", "attack:1", until="window-test")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", hand=["loaded-for-bear"])], guarded("bats"))
    play(match, "stay", "test:think", until="window-test")
    assert offered(match) == ["pass"]
