"""TR-2: abilities and tests."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    CARDS,
    a_match,
    dice_asked,
    events,
    fact,
    frail,
    hunter,
    kinds,
    log_clauses,
    offered,
    place,
    play,
    raider_of,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.trials import Rolled, TestBegan, TestEnded
from gorin.games.tomb_raider.facts import Ability, Raider

HALLS = {"B1": "test-hall", "B2": "test-hall", "B3": "test-hall"}


@pytest.mark.clause("TR-2.1")
def test_abilities_are_whole_numbers_and_set_moves_and_draws() -> None:
    raiders = [facts for facts in CARDS.values() if isinstance(facts, Raider)]
    assert raiders
    assert all(type(value) is int and value > 0 for r in raiders for value in r.abilities)
    # Move 3 sets the distance; Think 2 sets the cards drawn.
    deck = ["run", "push", "lost", "bats", "rope", "gap"]
    match = a_match([spelunker("B1", hand=["bounty"], deck=deck)], {**HALLS, "B4": "test-hall"})
    play(match, "move:ahead", "move:ahead", "move:ahead")
    assert fact(match, "raiders.0.at") == "B4"
    play(match, "no-search", "done", until="reset")
    assert fact(match, "raiders.0.hand") == ["bounty", "run", "push"]


@pytest.mark.clause("TR-2.2")
@pytest.mark.parametrize(("make", "dice"), [(spelunker, 3), (hunter, 2), (runner, 6)])
def test_a_test_rolls_as_many_dice_as_the_ability(make: object, dice: int) -> None:
    assert callable(make)
    match = a_match([make("B1")], {"B1": place("test-hall", obstacles=["test-net"])})
    play(match, "stay")
    assert kinds(match) == ["roll"]
    assert dice_asked(match) == dice


@pytest.mark.clause("TR-2.2")
def test_the_result_is_the_total_of_the_dice_and_the_modifiers() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["rope"], hand=["just-made-it"])],
        {"B1": place("test-hall", obstacles=["test-net"])},
    )
    play(match, "stay", (1, 2, 1), "play:just-made-it", "search")
    (ended,) = events(match, TestEnded)
    assert ended.result == 4 + 2 + 2
    assert ended.success


@pytest.mark.clause("TR-2.3")
@pytest.mark.parametrize(
    ("faces", "success"), [((1, 1, 5), False), ((1, 1, 6), True), ((1, 2, 6), True)]
)
def test_a_result_equal_to_or_above_the_target_succeeds(
    *, faces: tuple[int, ...], success: bool
) -> None:
    match = a_match([spelunker("B1")], {"B1": place("test-hall", obstacles=["test-net"])})
    play(match, "stay", faces)
    assert [ended.success for ended in events(match, TestEnded)] == [success]
    assert raider_of(match, 0).stuck is not success


@pytest.mark.clause("TR-2.4")
def test_raiders_both_roll_and_the_higher_result_wins() -> None:
    match = a_match([spelunker("B1"), runner("B1")], HALLS)
    play(match, "stay", "attack:1")
    assert dice_asked(match) == 2
    play(match, (4, 3))
    assert dice_asked(match) == 3
    play(match, (1, 2, 3))
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [0, 1]


@pytest.mark.clause("TR-2.4")
def test_tied_raiders_roll_again_until_one_is_higher() -> None:
    match = a_match([spelunker("B1"), runner("B1")], HALLS)
    play(match, "stay", "attack:1", (3, 3), (1, 2, 3))
    assert kinds(match) == ["roll"]
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [0, 0]
    play(match, (6, 6), (4, 4, 4))
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [0, 0]
    play(match, (1, 1), (1, 1, 1))
    assert [fact(match, f"raiders.{seat}.damage") for seat in (0, 1)] == [1, 0]
    assert log_clauses(match).count("TR-2.4") == 2


@pytest.mark.clause("TR-2.5")
def test_of_two_listed_abilities_the_raider_picks_one_and_tests_only_that() -> None:
    match = a_match([spelunker("B1")], {"B1": place("test-hall", obstacles=["test-ghost"])})
    play(match, "stay")
    assert offered(match) == ["test:fight", "test:think"]
    play(match, "test:think", (1, 2))
    assert [began.ability for began in events(match, TestBegan)] == [Ability.THINK]
    # Think failed; Fight is not tried after it.
    assert raider_of(match, 0).damage == 1
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-2.5")
def test_with_one_listed_ability_nothing_is_asked() -> None:
    match = a_match([spelunker("B1")], {"B1": place("test-hall", obstacles=["test-guard"])})
    play(match, "stay")
    assert kinds(match) == ["roll"]
    assert dice_asked(match) == 2


@pytest.mark.clause("TR-2.6")
@pytest.mark.parametrize(("make", "life"), [(spelunker, 2), (hunter, 2), (runner, 3), (frail, 1)])
def test_life_equals_the_lowest_ability(make: object, life: int) -> None:
    assert callable(make)
    seen = view_of(a_match([make("B1")], HALLS)).raiders[0]
    assert (seen.maximum_life, seen.life) == (life, life)


@pytest.mark.clause("TR-2.7")
def test_each_point_of_damage_takes_a_life_and_at_none_the_raider_dies() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-self-strike", "test-self-strike"])], HALLS, round="action"
    )
    play(match, "play:test-self-strike", until="window-start")
    assert view_of(match).raiders[0].life == 1
    assert not raider_of(match, 0).dead
    play(match, "play:test-self-strike")
    assert raider_of(match, 0).deaths == 1
    assert "TR-10.2" in log_clauses(match)


@pytest.mark.clause("TR-2.7")
def test_two_damage_at_once_take_two_lives() -> None:
    match = a_match([spelunker("B1")], {"B1": place("test-hall", obstacles=["bear"])})
    play(match, "stay", (1, 1))
    assert raider_of(match, 0).deaths == 1


@pytest.mark.clause("TR-2.8", "TR-R9")
def test_an_upgrade_raises_life_at_once() -> None:
    match = a_match([frail("B1", hand=["test-scholar"])], HALLS)
    assert view_of(match).raiders[0].maximum_life == 1
    play(match, "play:test-scholar", until="move")
    seen = view_of(match).raiders[0]
    assert (seen.maximum_life, seen.life) == (2, 2)


@pytest.mark.clause("TR-2.8", "TR-R9")
def test_raising_another_ability_than_the_lowest_leaves_life_alone() -> None:
    match = a_match([frail("B1", hand=["test-expert"])], HALLS)
    play(match, "play:test-expert", until="move")
    assert view_of(match).raiders[0].maximum_life == 1


@pytest.mark.clause("TR-2.8", "TR-R9")
def test_an_injury_that_lowers_the_lowest_ability_lowers_life() -> None:
    match = a_match([hunter("B1", hand=["test-sprain"])], HALLS)
    play(match, "play:test-sprain", until="move")
    seen = view_of(match).raiders[0]
    assert (seen.maximum_life, seen.life, seen.damage) == (1, 1, 0)


@pytest.mark.clause("TR-R9", "TR-2.8")
def test_an_injury_can_kill_a_damaged_raider() -> None:
    match = a_match([hunter("B1", damage=1, hand=["test-sprain"])], HALLS)
    play(match, "play:test-sprain")
    assert raider_of(match, 0).deaths == 1


@pytest.mark.clause("TR-R9", "TR-2.8")
def test_an_injury_of_a_higher_ability_does_not_kill() -> None:
    match = a_match([spelunker("B1", damage=1, hand=["test-sprain"])], HALLS)
    play(match, "play:test-sprain", until="move")
    assert not raider_of(match, 0).dead
    assert view_of(match).raiders[0].life == 1


@pytest.mark.clause("TR-R9", "TR-2.8")
def test_a_raider_whose_item_kept_it_alive_dies_when_it_loses_the_item() -> None:
    match = a_match(
        [frail("B1", damage=1, unsaved=["test-charm"])],
        {"B1": place("test-hall", obstacles=["test-thief"])},
    )
    assert view_of(match).raiders[0].life == 1
    play(match, "stay", (1, 1))
    assert raider_of(match, 0).deaths == 1


@pytest.mark.clause("TR-R9")
def test_extra_life_counts_beside_the_lowest_ability() -> None:
    match = a_match([frail("B1", extra_life=1, hand=["test-self-strike"])], HALLS)
    assert view_of(match).raiders[0].maximum_life == 2
    play(match, "play:test-self-strike", until="move")
    assert not raider_of(match, 0).dead
    assert view_of(match).raiders[0].life == 1


@pytest.mark.clause("TR-2.9")
def test_a_bonus_changes_the_result_and_not_the_number_of_dice() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["rope"])], {"B1": place("test-hall", obstacles=["test-net"])}
    )
    play(match, "stay")
    assert dice_asked(match) == 3
    play(match, (1, 2, 3))
    assert [rolled.result for rolled in events(match, Rolled)] == [8]


@pytest.mark.clause("TR-2.9")
def test_a_bonus_of_another_ability_does_not_count() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["test-gloves"])],
        {"B1": place("test-hall", obstacles=["test-net"])},
    )
    play(match, "stay", (1, 2, 3))
    assert [rolled.result for rolled in events(match, Rolled)] == [6]


@pytest.mark.clause("TR-2.9")
def test_take_aim_adds_a_die_to_a_fight() -> None:
    match = a_match(
        [spelunker("B1", hand=["take-aim"])],
        {"B1": place("test-hall", obstacles=["test-guard"])},
    )
    play(match, "stay", "play:take-aim", until="roll")
    assert dice_asked(match) == 3


@pytest.mark.clause("TR-2.9")
def test_take_aim_is_not_offered_in_a_test_that_is_no_fight() -> None:
    match = a_match(
        [spelunker("B1", hand=["take-aim"])], {"B1": place("test-hall", obstacles=["test-net"])}
    )
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]


@pytest.mark.clause("TR-2.10")
@pytest.mark.parametrize(
    ("ability", "dice", "fails", "succeeds"),
    [
        ("search", 3, (2, 3, 3), (3, 3, 3)),
        ("think", 2, (3, 3), (3, 4)),
    ],
)
def test_the_spelunker_at_dim_cavern_rolls_3_dice_against_9_or_2_against_7(
    ability: str, dice: int, fails: tuple[int, ...], succeeds: tuple[int, ...]
) -> None:
    for faces, stuck in ((fails, True), (succeeds, False)):
        match = a_match([spelunker("B1")], {"B1": "test-hall", "B2": "dim-cavern"})
        play(match, "move:ahead", "stop")
        assert offered(match) == ["test:think", "test:search"]
        play(match, f"test:{ability}")
        assert dice_asked(match) == dice
        play(match, faces)
        assert raider_of(match, 0).stuck is stuck


@pytest.mark.clause("TR-2.9", "TR-2.2")
def test_an_item_in_play_may_add_dice_to_the_tests_of_an_ability() -> None:
    for obstacle, ability, dice in (("dark", "search", 4), ("dark", "think", 2)):
        match = a_match(
            [spelunker("B1", unsaved=["test-lamp"])],
            {"B1": place("test-hall", obstacles=[obstacle])},
        )
        play(match, "stay", f"test:{ability}")
        assert dice_asked(match) == dice
