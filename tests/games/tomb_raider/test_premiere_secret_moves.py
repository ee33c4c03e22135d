"""The secret moves 201 to 209: what each does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    CARDS,
    RULEBOOK,
    a_match,
    events,
    fact,
    hunter,
    offered,
    place,
    play,
    raider_of,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.items import CardTakenBack, DieTurned
from gorin.games.tomb_raider.events.trials import ObstacleDamaged
from gorin.games.tomb_raider.facts import SecretMove

HALL = "test-hall"
ONE = {"B1": HALL}
SAFE = {"B1": "safe-cave"}
MOVES = [
    "smoking-guns",
    "rope-maneuver",
    "clean-sweep",
    "divert-and-escape",
    "silver-bullet",
    "endurance-training",
    "reflection-of-fate",
    "lock-and-load",
    "three-of-a-kind",
]


def guarded(*obstacles: str) -> dict[str, Any]:
    return {"B1": place(HALL, obstacles=list(obstacles)), "C1": HALL}


@pytest.mark.clause("TR-9.2")
def test_each_of_the_nine_is_played_from_hand_as_it_is_used_from_its_row() -> None:
    printed = [
        facts
        for facts in CARDS.values()
        if isinstance(facts, SecretMove) and facts.number.isdecimal()
    ]
    assert [facts.slug for facts in printed] == MOVES
    for facts in printed:
        script = RULEBOOK.scripts[facts.slug]
        assert script.from_hand == script.from_row != ()
        assert facts.stand_in


# -- 201 Smoking Guns ----------------------------------------------------------------------


@pytest.mark.clause("TR-9.2", "TR-7.2")
def test_smoking_guns_let_who_removed_a_creature_search_all_the_same() -> None:
    match = a_match([spelunker("B1", hand=["smoking-guns"])], guarded("bats"))
    play(match, "stay", "test:fight", (6, 6), until="window-removed")
    assert offered(match) == ["pass", "play:smoking-guns"]
    play(match, "play:smoking-guns", until="search")
    assert offered(match) == ["no-search", "search"]
    assert fact(match, "raiders.0.saved") == ["smoking-guns"]


def test_smoking_guns_do_not_help_after_a_fight_that_removed_nothing() -> None:
    match = a_match([spelunker("B1", saved=["smoking-guns"])], guarded("wolves"))
    play(match, "stay", (6, 6), until="reset")
    assert raider_of(match, 0).fought


def test_smoking_guns_are_forgotten_with_the_next_fight() -> None:
    match = a_match([spelunker("B1", saved=["smoking-guns"])], guarded("bats", "bear"))
    play(
        match, "stay", "face:bats", "test:fight", (6, 6), "use:smoking-guns", (6, 6), until="reset"
    )
    assert raider_of(match, 0).fought


def test_smoking_guns_are_not_offered_to_who_did_not_fight() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-repellent"], saved=["smoking-guns"])], guarded("bear")
    )
    play(match, "play:test-repellent", until="move")
    assert refusals(match, 0, "use:smoking-guns")[-1] == "TR-12.1"


def test_smoking_guns_are_for_creatures_not_for_a_trap_removed_after_a_fight() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-dynamite"], saved=["smoking-guns"])],
        guarded("wolves", "dart-trap"),
    )
    used = ("play:test-dynamite", "remove:dart-trap")
    play(match, "stay", "face:wolves", (6, 6), *used, until="window-removed")
    assert offered(match) == ["pass"]


@pytest.mark.clause("TR-7.3")
@pytest.mark.parametrize(
    ("bar", "faces"), [("test-net", (1, 1, 1)), ("blinding-flash-trap", (1, 1))]
)
def test_smoking_guns_are_of_no_use_to_who_may_not_search_anyway(
    bar: str, faces: tuple[int, ...]
) -> None:
    match = a_match([spelunker("B1", saved=["smoking-guns"])], guarded(bar, "bats"))
    how = ["test:think"] if bar == "blinding-flash-trap" else []
    play(match, "stay", f"face:{bar}", *how, faces, "test:fight", (6, 6), until="window-removed")
    assert offered(match) == ["pass"]


# -- 202 Rope Maneuver ---------------------------------------------------------------------


def test_rope_maneuver_with_a_rope_needs_no_exit_once_a_turn() -> None:
    pits = {"A1": "test-pit", "A2": "test-pit", "A3": HALL}
    match = a_match([spelunker("A1", hand=["rope-maneuver"], unsaved=["rope"])], pits)
    play(match, "play:rope-maneuver", "move:ahead", until="window-step")
    assert fact(match, "raiders.0.at") == "A2"
    assert offered(match) == ["pass"]
    play(match, "pass", "no-search", "play-on", until="window-start")
    assert offered(match) == ["pass", "use:rope-maneuver"]


def test_rope_maneuver_needs_a_rope_in_play_and_a_movement() -> None:
    pits = {"A1": "test-pit", "A2": "test-pit"}
    match = a_match([spelunker("A1", hand=["rope-maneuver", "rope"], unsaved=["flare"])], pits)
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", saved=["rope-maneuver", "rope"])], ONE)
    play(match, "stay", until="window-step")
    assert offered(match) == ["pass"]


# -- 203 Clean Sweep -----------------------------------------------------------------------


@pytest.mark.clause("TR-6.28")
def test_clean_sweep_takes_another_obstacle_along_once_a_turn() -> None:
    match = a_match([spelunker("B1", saved=["clean-sweep"])], guarded("bats", "bear", "dart-trap"))
    play(match, "stay", "face:bats", "test:fight", (6, 6), until="window-removed")
    play(match, "use:clean-sweep", "remove:bear", until="window-removed")
    assert fact(match, "map.B1.obstacles") == ["dart-trap"]
    assert offered(match) == ["pass"]


def test_clean_sweep_is_not_for_what_another_raider_removed_nor_for_an_empty_place() -> None:
    match = a_match([spelunker("B1"), hunter("B1", saved=["clean-sweep"])], guarded("bats", "bear"))
    play(match, "0>stay", "no-attack", "face:bats", "test:fight", (6, 6), until="window-removed")
    assert offered(match, 1) == ["pass"]
    match = a_match([spelunker("B1", saved=["clean-sweep"])], guarded("bats"))
    play(match, "stay", "test:fight", (6, 6), until="window-removed")
    assert offered(match) == ["pass"]


# -- 204 Divert and Escape -----------------------------------------------------------------


def test_divert_and_escape_adds_3_to_outwit_a_creature_once_a_turn() -> None:
    match = a_match([spelunker("B1", hand=["divert-and-escape"])], guarded("bats", "wolf-pack"))
    play(match, "stay", "face:bats", "test:think", (3, 3), "play:divert-and-escape", until="face")
    assert raider_of(match, 0).injuries == (0, 0, 0, 0)
    play(match, "test:move", (3, 3, 3), until="window-roll")
    assert offered(match) == ["pass"]


def test_divert_and_escape_does_not_help_who_is_further_away_than_3() -> None:
    match = a_match([spelunker("B1", saved=["divert-and-escape"])], guarded("bats"))
    play(match, "stay", "test:think", (2, 3), "use:divert-and-escape", until="search")
    assert raider_of(match, 0).injuries == (0, 0, 1, 0)


def test_divert_and_escape_is_not_for_fights_nor_for_traps() -> None:
    match = a_match([spelunker("B1", saved=["divert-and-escape"])], guarded("bats"))
    play(match, "stay", "test:fight", (1, 1), until="window-roll")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", saved=["divert-and-escape"])], guarded("dark"))
    play(match, "stay", "test:think", (1, 1), until="window-roll")
    assert offered(match) == ["pass"]


# -- 205 Silver Bullet ---------------------------------------------------------------------


def test_silver_bullet_deals_2_more_damage_to_a_creature_once_a_turn() -> None:
    match = a_match(
        [spelunker("B1", hand=["silver-bullet"], unsaved=["combat-knife"])], guarded("bear", "bear")
    )
    play(match, "stay", "face:bear*", "play:silver-bullet", (6, 6), until="window-test")
    assert [event.amount for event in events(match, ObstacleDamaged)] == [3]
    assert fact(match, "map.B1.obstacles") == ["bear"]
    assert offered(match) == ["pass"]


def test_silver_bullet_needs_a_weapon_in_play_and_a_creature() -> None:
    match = a_match(
        [spelunker("B1", hand=["silver-bullet", "shotgun"], unsaved=["rope"])], guarded("bear")
    )
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", saved=["silver-bullet", "shotgun"]), runner("B1")], guarded())
    play(match, "0>stay", "attack:1", until="window-test")
    assert offered(match, 0) == ["pass"]


# -- 206 Endurance Training ----------------------------------------------------------------


@pytest.mark.clause("TR-11.5")
def test_endurance_training_gives_an_extra_life_on_saving() -> None:
    match = a_match([spelunker("B1", hand=["endurance-training"])], SAFE, round="draw")
    play(match, "done", "play-on", "play:endurance-training", until="window-start")
    assert view_of(match).raiders[0].maximum_life == 3
    assert fact(match, "raiders.0.saved") == ["endurance-training"]


def test_endurance_training_does_not_pile_up_lives() -> None:
    match = a_match(
        [spelunker("B1", extra_life=1, saved=["endurance-training"])], SAFE, round="draw"
    )
    play(match, "play-on", until="window-save")
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "use:endurance-training") == ["TR-12.1"]


def test_the_extra_life_of_an_amulet_does_not_stand_in_the_way_of_training() -> None:
    match = a_match(
        [spelunker("B1", saved=["endurance-training", "atlantean-life-amulet"])],
        SAFE,
        round="draw",
    )
    play(match, "play-on", "use:endurance-training", until="window-start")
    assert view_of(match).raiders[0].maximum_life == 4


# -- 207 Reflection of Fate ----------------------------------------------------------------


def test_reflection_of_fate_turns_the_lowest_die_to_the_highest_once_a_turn() -> None:
    match = a_match([spelunker("B1", hand=["reflection-of-fate"])], guarded("test-net"))
    play(match, "stay", (1, 2, 5), "play:reflection-of-fate", until="window-roll")
    (turned,) = events(match, DieTurned)
    assert (turned.before, turned.after) == (1, 5)
    assert match.table.state.tests[-1].faces == (5, 2, 5)
    assert offered(match) == ["pass"]
    play(match, until="search")
    assert not raider_of(match, 0).stuck


def test_reflection_of_fate_changes_no_dice_that_are_alike_and_not_a_rivals() -> None:
    match = a_match([spelunker("B1", saved=["reflection-of-fate"])], guarded("test-net"))
    play(match, "stay", (2, 2, 2), until="window-roll")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", saved=["reflection-of-fate"]), runner("B1")], ONE)
    play(match, "0>stay", "attack:1", (1, 5), (1, 2, 6), "0>use:reflection-of-fate", until="*")
    assert [test.faces for test in match.table.state.tests] == [(5, 5), (1, 2, 6)]


# -- 208 Lock and Load ---------------------------------------------------------------------


def test_lock_and_load_takes_an_item_back_that_all_have_seen() -> None:
    discard = ["run", "shotgun-ammo", "rope", "hidden-exit"]
    match = a_match(
        [spelunker("B1", saved=["lock-and-load", "shotgun"], discard=discard), hunter("B1")], ONE
    )
    play(match, "0>use:lock-and-load", until="recover")
    assert offered(match) == ["recover:shotgun-ammo", "recover:rope"]
    play(match, "recover:shotgun-ammo", until="window-start")
    assert fact(match, "raiders.0.hand") == ["shotgun-ammo"]
    assert fact(match, "raiders.0.discard") == ["run", "rope", "hidden-exit"]
    assert [card.slug for card in view_of(match, 1).raiders[0].known_hand] == ["shotgun-ammo"]
    assert offered(match, 0) == ["pass"]
    assert len(events(match, CardTakenBack)) == 1


def test_lock_and_load_needs_a_weapon_and_a_discarded_item() -> None:
    match = a_match([spelunker("B1", saved=["lock-and-load"], discard=["rope"])], ONE)
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", saved=["lock-and-load", "shotgun"], discard=["run"])], ONE)
    assert offered(match) == ["pass"]
    match = a_match(
        [hunter("B1"), spelunker("B1", saved=["lock-and-load", "shotgun"], discard=["rope"])], ONE
    )
    assert offered(match, 1) == ["pass"]


# -- 209 Three of a Kind -------------------------------------------------------------------


def test_three_of_a_kind_adds_10_to_the_result_once_a_turn() -> None:
    hand = ["three-of-a-kind", "treasure-map", "infrared-goggles"]
    match = a_match([spelunker("B1", hand=hand)], ONE, round="search")
    play(match, "search", (1, 1, 1), "play:three-of-a-kind", until="find")
    # Difficulties 13 and 14.
    assert offered(match) == ["find-nothing", "find:treasure-map"]
    match = a_match([runner("B1", saved=["three-of-a-kind"])], guarded("test-net"))
    play(match, "stay", (1,) * 6, "use:three-of-a-kind", until="window-roll")
    assert offered(match) == ["pass"]


def test_three_of_a_kind_needs_three_alike_of_ones_own() -> None:
    match = a_match([runner("B1", saved=["three-of-a-kind"])], guarded("test-net"))
    play(match, "stay", (1, 1, 2, 2, 3, 3), until="window-roll")
    assert offered(match) == ["pass"]
    match = a_match([runner("B1"), hunter("C1", saved=["three-of-a-kind"])], guarded("test-net"))
    play(match, "0>stay", (1,) * 6, until="window-roll")
    assert offered(match, 1) == ["pass"]


# -- once a turn ---------------------------------------------------------------------------


@pytest.mark.clause("TR-9.2", "TR-12.9")
def test_a_use_that_is_cancelled_is_spent_for_this_turn() -> None:
    match = a_match(
        [spelunker("B1", saved=["reflection-of-fate"]), hunter("C1", hand=["test-cancel"])],
        guarded("test-net"),
    )
    play(match, "stay", (1, 2, 3), "0>use:reflection-of-fate", "1>play:test-cancel", until="*")
    assert match.table.state.tests[-1].faces == (1, 2, 3)
    assert refusals(match, 0, "use:reflection-of-fate")[-1] == "TR-12.1"
    assert not events(match, DieTurned)


def test_a_second_copy_of_a_secret_move_is_not_used_in_the_same_turn() -> None:
    match = a_match(
        [spelunker("B1", hand=["reflection-of-fate"], saved=["reflection-of-fate"])],
        guarded("test-net"),
    )
    play(match, "stay", (1, 2, 5), "use:reflection-of-fate", until="window-roll")
    assert offered(match) == ["pass"]
