"""The common actions 091 to 100: what each does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    dice_asked,
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

HALL = "test-hall"
ONE = {"B1": HALL}
ROW = {"B1": HALL, "C1": HALL}


def guarded(*obstacles: str, location: str = HALL) -> dict[str, Any]:
    return {"B1": place(location, obstacles=list(obstacles)), "C1": HALL}


# -- 091 One Slim Chance -------------------------------------------------------------------


def test_one_slim_chance_rolls_two_more_dice_on_the_last_life() -> None:
    match = a_match([spelunker("B1", damage=1, hand=["one-slim-chance"])], guarded("test-net"))
    play(match, "stay", "play:one-slim-chance", until="roll")
    assert dice_asked(match) == 3 + 2


def test_one_slim_chance_is_not_for_a_raider_with_more_life() -> None:
    match = a_match([spelunker("B1", hand=["one-slim-chance"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    extra = spelunker("B1", damage=1, extra_life=1, hand=["one-slim-chance"])
    match = a_match([extra], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]


# -- 092 Worst Case ------------------------------------------------------------------------


def test_worst_case_turns_the_highest_die_of_another_raider_to_1() -> None:
    match = a_match([spelunker("B1"), hunter("C1", hand=["worst-case"])], guarded("test-net"))
    play(match, "0>stay", (2, 2, 4), "1>play:worst-case", until="move")
    assert raider_of(match, 0).stuck
    assert fact(match, "raiders.1.discard") == ["worst-case"]


def test_worst_case_leaves_own_tests_and_dice_that_show_1_alone() -> None:
    match = a_match([spelunker("B1", hand=["worst-case"])], guarded("test-net"))
    play(match, "stay", (2, 2, 4), until="window-roll")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1"), hunter("C1", hand=["worst-case"])], guarded("test-net"))
    play(match, "0>stay", (1, 1, 1), until="window-roll")
    assert offered(match, 1) == ["pass"]


def test_worst_case_works_while_its_players_raider_is_dead() -> None:
    match = a_match(
        [spelunker("B1"), hunter("", dead=True, hand=["worst-case"])], guarded("test-net")
    )
    play(match, "0>stay", (2, 2, 4), until="window-roll")
    assert offered(match, 1) == ["pass", "play:worst-case"]


# -- 093 Attention to Detail ---------------------------------------------------------------


def test_attention_to_detail_rolls_the_lowest_die_again() -> None:
    match = a_match([spelunker("B1", hand=["attention-to-detail"])], guarded("test-net"))
    play(match, "stay", (2, 1, 2), "play:attention-to-detail", (4,), until="search")
    assert not raider_of(match, 0).stuck


def test_attention_to_detail_takes_what_comes_and_comes_after_the_roll() -> None:
    match = a_match([spelunker("B1", hand=["attention-to-detail"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    play(match, (3, 2, 3), "play:attention-to-detail", (1,))
    assert raider_of(match, 0).stuck


# -- 094 Sure Footing ----------------------------------------------------------------------


def test_sure_footing_adds_3_to_a_move_result() -> None:
    match = a_match([spelunker("B1", hand=["sure-footing"])], guarded("test-net"))
    play(match, "stay", (1, 2, 2), "play:sure-footing", until="search")
    assert not raider_of(match, 0).stuck


def test_sure_footing_adds_nothing_to_other_results_nor_before_the_roll() -> None:
    match = a_match([spelunker("B1", hand=["sure-footing"])], guarded("test-ghost"))
    play(match, "stay", "test:think", (1, 1), until="window-roll")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", hand=["sure-footing"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]


# -- 095 Insight ---------------------------------------------------------------------------


def test_insight_draws_two_cards_even_for_a_dead_raiders_player() -> None:
    match = a_match([spelunker("B1", hand=["insight"], deck=["rope", "gap", "push"])], ONE)
    play(match, "play:insight", until="move")
    assert fact(match, "raiders.0.hand") == ["rope", "gap"]
    dead = hunter("", dead=True, hand=["insight"], deck=["rope", "gap"])
    match = a_match([spelunker("B1"), dead], ONE)
    play(match, "1>play:insight", until="move")
    assert fact(match, "raiders.1.hand") == ["rope", "gap"]


def test_insight_is_not_played_in_the_middle_of_a_test() -> None:
    match = a_match([spelunker("B1", hand=["insight"], deck=["rope"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:insight") == ["TR-12.2"]


# -- 096 All or Nothing --------------------------------------------------------------------


def test_all_or_nothing_gives_three_dice_for_the_whole_hand() -> None:
    match = a_match(
        [spelunker("B1", hand=["all-or-nothing", "rope", "gap", "run"])], guarded("test-net")
    )
    play(match, "stay", "play:all-or-nothing", until="roll")
    assert dice_asked(match) == 3 + 3
    assert fact(match, "raiders.0.hand") == []
    assert fact(match, "raiders.0.discard") == ["rope", "gap", "run", "all-or-nothing"]


def test_all_or_nothing_needs_two_other_cards() -> None:
    match = a_match([spelunker("B1", hand=["all-or-nothing", "rope"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:all-or-nothing") == ["TR-12.1"]


# -- 097 Collapsing Exit -------------------------------------------------------------------


@pytest.mark.clause("TR-11.2")
def test_collapsing_exit_blocks_an_exit_here() -> None:
    match = a_match([spelunker("B1", hand=["collapsing-exit"])], {**ROW, "B2": HALL})
    play(match, "play:collapsing-exit", "side:ahead", until="move")
    assert fact(match, "map.B1.blocked") == ["ahead"]
    assert "move:ahead" not in offered(match)
    assert fact(match, "map.B2.blocked") == []


def test_collapsing_exit_leaves_the_last_way_on() -> None:
    match = a_match([spelunker("B2", hand=["collapsing-exit"])], {"B2": "dead-end", "B1": HALL})
    assert offered(match) == ["pass"]
    # The way back from depth 1 leads off the map: only the one ahead counts.
    match = a_match([spelunker("B1", hand=["collapsing-exit"])], {"B1": "narrow-crossing"})
    assert offered(match) == ["pass"]


# -- 098 Guarded Attack --------------------------------------------------------------------


@pytest.mark.clause("TR-12.9")
def test_guarded_attack_cancels_what_another_plays_into_the_own_fight() -> None:
    match = a_match(
        [spelunker("B1", hand=["guarded-attack"]), hunter("C1", hand=["weapon-jam"])],
        guarded("wolves"),
    )
    play(match, "0>stay", "1>play:weapon-jam", "0>play:guarded-attack", until="roll")
    assert dice_asked(match) == 2
    assert fact(match, "raiders.1.discard") == ["weapon-jam"]


def test_guarded_attack_does_not_guard_other_tests_nor_others_fights() -> None:
    match = a_match(
        [spelunker("B1", hand=["guarded-attack"]), hunter("C1", hand=["worst-case"])],
        guarded("test-net"),
    )
    play(match, "0>stay", (2, 2, 4), "1>play:worst-case", until="window-played")
    assert offered(match, 0) == ["pass"]
    match = a_match(
        [spelunker("B1", hand=["good-shot"]), hunter("C1", hand=["guarded-attack"])],
        guarded("wolves"),
    )
    play(match, "0>stay", (6, 6), "0>play:good-shot", until="window-played")
    assert offered(match, 1) == ["pass"]


# -- 099 Attack from Behind ----------------------------------------------------------------


def test_attack_from_behind_takes_a_die_from_the_one_attacked() -> None:
    match = a_match([spelunker("B1", hand=["attack-from-behind"]), hunter("B1")], ONE)
    play(match, "0>play:attack-from-behind", (2, 2), until="roll")
    assert dice_asked(match) == 2 - 1
    play(match, (3,), until="move")
    assert fact(match, "raiders.1.damage") == 1


def test_attack_from_behind_leaves_one_die_and_is_the_attack_of_the_turn() -> None:
    weak = hunter("B1", injuries={"fight": 1})
    match = a_match([spelunker("B1", hand=["attack-from-behind"]), weak, runner("B1")], ONE)
    play(match, "0>play:attack-from-behind", "raider:1", (1, 1), until="roll")
    assert dice_asked(match) == 1
    play(match, (1,), "0>stay")
    assert kinds(match) != ["attack"]
    assert fact(match, "raiders.1.dead")


def test_attack_from_behind_needs_somebody_here_and_the_own_action_round() -> None:
    match = a_match([spelunker("B1", hand=["attack-from-behind"]), hunter("C1")], ROW)
    assert offered(match, 0) == ["pass"]
    match = a_match([hunter("B1"), spelunker("B1", hand=["attack-from-behind"])], ONE)
    assert offered(match, 1) == ["pass"]


# -- 100 Achilles Heel ---------------------------------------------------------------------


def test_achilles_heel_deals_two_more_damage_to_a_creature() -> None:
    match = a_match([spelunker("B1", hand=["achilles-heel"])], guarded("bear"))
    play(match, "stay", "play:achilles-heel", (4, 4))
    assert fact(match, "map.B1.obstacles") == []


def test_achilles_heel_does_not_help_to_hit_nor_against_raiders() -> None:
    match = a_match([runner("B1", hand=["achilles-heel"])], guarded("bear"))
    play(match, "stay", "play:achilles-heel", (1, 1, 1))
    assert fact(match, "map.B1.damage") == {}
    match = a_match([spelunker("B1", hand=["achilles-heel"]), hunter("B1")], ONE)
    play(match, "0>stay", "attack:1", until="window-test")
    assert offered(match, 0) == ["pass"]
