"""TR-6, step 4: attacking another raider."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    asks,
    dice_asked,
    events,
    fact,
    frail,
    kinds,
    log_clauses,
    offered,
    place,
    play,
    raider_of,
    refusals,
    runner,
    spelunker,
)

from gorin.games.tomb_raider.events.trials import AttackBegan, AttackEnded, TestBegan

HALL = "test-hall"
COLUMN = {f"B{depth}": HALL for depth in range(1, 7)}
WIN = (6, 6, 6)
LOSE = (1, 1, 1)


@pytest.mark.clause("TR-6.17")
def test_a_raider_that_ends_its_movement_at_anothers_location_may_attack_it() -> None:
    match = a_match([runner("B1"), runner("B2")], COLUMN)
    play(match, "move:ahead", "stay")
    assert asks(match) == [(0, "attack")]
    assert offered(match) == ["no-attack", "attack:1"]
    assert refusals(match, 0, "attack:1") == []
    play(match, "attack:1")
    assert len(events(match, AttackBegan)) == 1


@pytest.mark.clause("TR-6.17")
def test_attacking_is_optional() -> None:
    match = a_match([runner("B1"), runner("B1")], COLUMN)
    play(match, "stay", "no-attack")
    assert asks(match) == [(1, "move")]
    assert events(match, AttackBegan) == []
    assert not raider_of(match, 0).fought


@pytest.mark.clause("TR-6.17", "TR-R10")
def test_a_raider_that_stays_or_is_held_may_attack_too() -> None:
    for more in ({}, {"stuck": True}):
        match = a_match([runner("B1", **more), runner("B1")], COLUMN)
        if not more:
            play(match, "stay")
        assert asks(match) == [(0, "attack")]


@pytest.mark.clause("TR-6.17")
def test_nobody_attacks_a_raider_elsewhere() -> None:
    match = a_match([runner("B1"), runner("B2")], COLUMN)
    play(match, "stay")
    assert asks(match) == [(1, "move")]
    match = a_match([runner("B1"), runner("B1"), runner("B2")], COLUMN, level="shuffled-room")
    play(match, "stay")
    assert offered(match) == ["no-attack", "attack:1"]
    assert refusals(match, 0, "attack:2") == ["TR-6.17"]


@pytest.mark.clause("TR-6.17")
def test_nobody_attacks_while_still_moving_or_out_of_turn() -> None:
    match = a_match([runner("B1"), runner("B1")], COLUMN)
    assert kinds(match) == ["move"]
    assert refusals(match, 0, "attack:1") == ["TR-6.17"]
    assert refusals(match, 1, "attack:0") == ["TR-5.5"]


@pytest.mark.clause("TR-6.17")
def test_after_step_5_it_is_too_late_to_attack() -> None:
    match = a_match([runner("B1", hand=["bounty"]), runner("B1")], COLUMN)
    play(match, "stay", "no-attack", until="window-step")
    assert refusals(match, 0, "attack:1") == ["TR-6.17"]
    play(match)
    assert refusals(match, 0, "attack:1") == ["TR-5.5"]


@pytest.mark.clause("TR-6.17")
def test_after_exploring_there_is_nobody_to_attack_unless_somebody_comes() -> None:
    match = a_match([runner("B1"), runner("B1")], {"B1": HALL}, level_deck=["open-cavern"])
    play(match, "move:ahead")
    assert asks(match) == [(1, "move")]


@pytest.mark.clause("TR-R10")
def test_a_raider_attacks_once_a_turn_against_one_other() -> None:
    match = a_match([runner("B1"), runner("B1"), runner("B1")], COLUMN, level="shuffled-room")
    play(match, "stay", "attack:2", WIN, LOSE)
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1, 2)] == [0, 0, 1]
    assert asks(match) == [(1, "move")]
    assert len(events(match, AttackBegan)) == 1


@pytest.mark.clause("TR-R10")
def test_a_raider_that_was_attacked_may_still_attack_in_its_own_turn() -> None:
    match = a_match([runner("B1"), runner("B1")], COLUMN)
    play(match, "stay", "attack:1", WIN, LOSE, "1>stay")
    assert asks(match) == [(1, "attack")]


@pytest.mark.clause("TR-6.18")
def test_the_winner_deals_one_damage_and_the_attacker_can_be_the_loser() -> None:
    for ours, theirs, damage in ((WIN, LOSE, [0, 1]), (LOSE, WIN, [1, 0])):
        match = a_match([runner("B1"), runner("B1")], COLUMN)
        play(match, "stay", "attack:1", ours, theirs)
        assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == damage


@pytest.mark.clause("TR-6.18")
def test_both_roll_their_fight_dice() -> None:
    match = a_match([runner("B1"), spelunker("B1", injuries={"fight": 1})], COLUMN)
    play(match, "stay", "attack:1")
    assert dice_asked(match) == 3
    play(match, WIN)
    assert dice_asked(match) == 1


@pytest.mark.clause("TR-6.18")
def test_a_tie_is_rolled_again_by_both() -> None:
    match = a_match([runner("B1"), runner("B1")], COLUMN)
    play(match, "stay", "attack:1", (2, 2, 2), (1, 2, 3))
    assert kinds(match) == ["roll"]
    play(match, LOSE)
    assert kinds(match) == ["roll"]
    play(match, WIN)
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [1, 0]
    assert len(events(match, AttackEnded)) == 1


@pytest.mark.clause("TR-6.18")
def test_modifiers_count_when_results_are_compared() -> None:
    match = a_match([runner("B1", unsaved=["test-gloves"]), runner("B1")], COLUMN)
    play(match, "stay", "attack:1", (1, 1, 1), (1, 1, 3))
    # 3 + 3 against 5.
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [0, 1]


@pytest.mark.clause("TR-6.19", "TR-R10")
def test_the_winners_weapons_add_damage_and_the_losers_do_not() -> None:
    for ours, theirs, damage in ((WIN, LOSE, [0, 2]), (LOSE, WIN, [1, 0])):
        match = a_match([runner("B1", unsaved=["magnum-pistols"]), runner("B1")], COLUMN)
        play(match, "stay", "attack:1", ours, theirs)
        assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == damage


@pytest.mark.clause("TR-6.19")
def test_the_defenders_weapons_count_when_it_wins() -> None:
    match = a_match([runner("B1"), runner("B1", saved=["magnum-pistols"])], COLUMN)
    play(match, "stay", "attack:1", LOSE, WIN)
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [2, 0]


@pytest.mark.clause("TR-6.19")
def test_a_card_may_add_damage_to_one_fight() -> None:
    match = a_match([runner("B1", hand=["good-shot"]), runner("B1")], COLUMN)
    play(match, "stay", "attack:1", WIN, LOSE, "0>play:good-shot")
    assert fact(match, "raiders.1.damage") == 2


@pytest.mark.clause("TR-6.19")
def test_a_card_may_reduce_the_damage() -> None:
    match = a_match([runner("B1"), runner("B1", hand=["test-backflip"])], COLUMN)
    play(match, "stay", "attack:1", WIN, LOSE, "1>play:test-backflip")
    assert fact(match, "raiders.1.damage") == 0


@pytest.mark.clause("TR-R10")
def test_nobody_is_healed_by_an_attack() -> None:
    match = a_match([runner("B1", damage=1), runner("B1", damage=1)], COLUMN)
    play(match, "stay", "attack:1", WIN, LOSE)
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [1, 2]


@pytest.mark.clause("TR-R10")
def test_the_attack_comes_before_the_obstacles_of_the_final_location() -> None:
    match = a_match([runner("B1"), runner("B2")], {**COLUMN, "B2": place(HALL, obstacles=["bats"])})
    play(match, "move:ahead", "stop")
    assert kinds(match) == ["attack"]
    play(match, "attack:1", WIN, LOSE)
    assert kinds(match) == ["overcome"]


@pytest.mark.clause("TR-R10")
def test_an_attacker_that_dies_skips_step_5() -> None:
    match = a_match([frail("B1"), runner("B2")], {**COLUMN, "B2": place(HALL, obstacles=["bats"])})
    play(match, "move:ahead", "stop", "attack:1", (1, 1), WIN)
    assert raider_of(match, 0).dead
    assert fact(match, "raiders.0.at") == ""
    assert asks(match) == [(1, "move")]
    assert events(match, TestBegan) == []


@pytest.mark.clause("TR-R10")
def test_a_dead_raider_leaves_the_map_and_cannot_be_attacked() -> None:
    match = a_match(
        [runner("B1"), frail("B1"), runner("B1")], COLUMN, level="shuffled-room", order=[0, 2, 1]
    )
    play(match, "stay", "attack:1", WIN, (1, 1))
    assert fact(match, "raiders.1.at") == ""
    play(match, "2>stay")
    assert offered(match) == ["no-attack", "attack:0"]
    assert "TR-6.17" in refusals(match, 2, "attack:1")
    assert "TR-10.2" in log_clauses(match)


@pytest.mark.clause("TR-R10")
def test_the_next_turn_brings_another_attack() -> None:
    match = a_match([runner("B1"), runner("B1")], COLUMN)
    play(match, "stay", "attack:1", WIN, LOSE, "1>stay", "no-attack", "1>no-search")
    play(match, "0>play-on", "1>play-on", "0>keep-order", "1>keep-order", "0>stay")
    assert offered(match) == ["no-attack", "attack:1"]


@pytest.mark.clause("TR-6.18")
def test_after_a_tie_the_new_dice_may_be_answered_with_cards_again() -> None:
    # Passed after the first roll, wanted after the second one: 3 + 2 against 4.
    match = a_match([runner("B1", hand=["just-made-it"]), runner("B1")], COLUMN)
    play(match, "stay", "attack:1", (1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 2), until="window-roll")
    assert offered(match) == ["pass", "play:just-made-it"]
    play(match, "play:just-made-it")
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [0, 1]


@pytest.mark.clause("TR-6.17", "TR-R10")
def test_a_dead_raider_attacks_nobody() -> None:
    match = a_match([runner("B1", hand=["bounty"]), runner("", dead=True)], COLUMN)
    assert "TR-10.3" in refusals(match, 1, "attack:0")
