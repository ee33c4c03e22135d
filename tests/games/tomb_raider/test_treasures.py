"""Treasures 186 to 190 and 211: what each gives, and what it must not give."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    CARDS,
    RULEBOOK,
    a_match,
    dice_asked,
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

from gorin.games.tomb_raider.facts import Treasure
from gorin.games.tomb_raider.levels.faults import treasures_of

HALL = "test-hall"
ONE = {"B1": HALL}
PRINTED = {
    slug: facts
    for slug, facts in CARDS.items()
    if isinstance(facts, Treasure) and facts.number.isdecimal()
}


def guarded(*obstacles: str) -> dict[str, Any]:
    return {"B1": place(HALL, obstacles=list(obstacles)), "C1": HALL}


def test_there_are_two_treasures_of_each_power_at_least_and_each_has_a_script() -> None:
    assert len(PRINTED) == 8
    powers = Counter(facts.power for facts in PRINTED.values())
    assert set(powers) == {1, 2, 3}
    assert min(powers.values()) >= 2
    assert set(PRINTED) <= set(RULEBOOK.scripts)


@pytest.mark.clause("TR-9.4")
def test_a_power_1_level_grants_those_of_power_1_only() -> None:
    assert treasures_of(1, PRINTED) == (
        "claw-of-the-cave-bear",
        "idol-of-fortune",
        "map-of-indiana",
    )
    assert set(treasures_of(3, PRINTED)) == set(PRINTED)


def test_the_untitled_card_is_a_treasure_of_our_own_named_by_its_number() -> None:
    card = PRINTED["treasure-211"]
    assert (card.number, card.stand_in, card.facts) == ("211", True, ())
    assert card.number in card.name


def test_idol_of_the_wolf_adds_a_die_to_fights_only() -> None:
    idol = spelunker("B1", saved=["idol-of-the-wolf"])
    match = a_match([idol], guarded("test-ghost"))
    play(match, "stay", "test:fight", until="roll")
    assert dice_asked(match) == 3
    match = a_match([idol], guarded("test-ghost"))
    play(match, "stay", "test:think", until="roll")
    assert dice_asked(match) == 2
    assert view_of(match).raiders[0].abilities == (2, 3, 3, 2)


def test_atlantean_dna_heals_a_wound_once_a_turn() -> None:
    match = a_match([runner("B1", damage=2, saved=["atlantean-dna"]), hunter("B1")], ONE)
    play(match, "0>use:atlantean-dna", until="window-start")
    assert fact(match, "raiders.0.damage") == 1
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "use:atlantean-dna") == ["TR-12.1"]
    assert fact(match, "raiders.0.saved") == ["atlantean-dna"]


def test_atlantean_dna_heals_neither_in_anothers_turn_nor_the_unhurt() -> None:
    match = a_match([hunter("B1"), runner("B1", damage=1, saved=["atlantean-dna"])], ONE)
    assert offered(match, 1) == ["pass"]
    match = a_match([runner("B1", saved=["atlantean-dna"])], ONE)
    assert offered(match) == ["pass"]


@pytest.mark.clause("TR-2.6")
def test_atlantean_scion_raises_every_ability_and_with_them_life() -> None:
    match = a_match([spelunker("B1", saved=["atlantean-scion"]), spelunker("B1")], ONE)
    first, second = view_of(match).raiders
    assert (first.abilities, first.maximum_life) == ((3, 4, 4, 3), 3)
    assert (second.abilities, second.maximum_life) == ((2, 3, 3, 2), 2)


def test_incan_spirit_cloak_takes_one_damage_off_once_a_turn() -> None:
    match = a_match(
        [runner("B1", saved=["incan-spirit-cloak"])], guarded("test-spikes", "spiked-slope")
    )
    play(match, "stay", "face:test-spikes", (1,) * 6, "use:incan-spirit-cloak", until="overcome")
    assert raider_of(match, 0).damage == 0
    play(match, "test:move", (1,) * 6, until="window-damage")
    assert offered(match) == ["pass"]
    play(match, until="search")
    assert raider_of(match, 0).damage == 2


def test_incan_spirit_cloak_takes_off_no_more_than_one() -> None:
    match = a_match([runner("B1", saved=["incan-spirit-cloak"])], guarded("spiked-slope"))
    play(match, "stay", "test:move", (1,) * 6, "use:incan-spirit-cloak", until="search")
    assert raider_of(match, 0).damage == 1


def test_incan_spirit_cloak_protects_its_owner_alone() -> None:
    match = a_match(
        [spelunker("B1"), hunter("C1", saved=["incan-spirit-cloak"])], guarded("test-spikes")
    )
    play(match, "0>stay", (1, 1, 1), until="window-damage")
    assert offered(match, 1) == ["pass"]


@pytest.mark.clause("TR-6.1")
def test_map_of_indiana_adds_a_location_to_each_movement_and_nothing_to_the_ability() -> None:
    column = {f"B{depth}": HALL for depth in range(1, 7)}
    match = a_match([hunter("B1", saved=["map-of-indiana"])], column)
    assert view_of(match).raiders[0].abilities == (2, 2, 3, 3)
    play(match, *["move:ahead"] * 3, until="search")
    assert fact(match, "raiders.0.at") == "B4"
    play(match, "no-search", "play-on", until="move")
    assert view_of(match).raiders[0].moves_left == 3


def test_a_limit_of_movement_outweighs_map_of_indiana() -> None:
    column = {f"B{depth}": HALL for depth in range(1, 7)}
    match = a_match([hunter("B1", saved=["map-of-indiana"]), hunter("B6", hand=["lost"])], column)
    play(match, "1>play:lost", "0>move:ahead", until="move")
    assert fact(match, "raiders.0.at") == "B2"


def test_treasure_211_rolls_a_test_of_its_owner_again_once_a_turn() -> None:
    match = a_match([spelunker("B1", saved=["treasure-211"])], guarded("test-net"))
    play(match, "stay", (1, 1, 1), "use:treasure-211", (6, 6, 6), until="window-roll")
    assert match.table.state.tests[-1].faces == (6, 6, 6)
    assert offered(match) == ["pass"]
    play(match, "pass", "search", (1, 1, 1), until="window-roll")
    assert offered(match) == ["pass"]


def test_treasure_211_does_not_roll_anothers_dice() -> None:
    match = a_match([spelunker("B1"), hunter("C1", saved=["treasure-211"])], guarded("test-net"))
    play(match, "0>stay", (1, 1, 1), until="window-roll")
    assert offered(match, 1) == ["pass"]


@pytest.mark.clause("TR-9.5")
def test_two_treasures_of_one_name_both_count_unlike_two_copies_of_an_item() -> None:
    match = a_match([spelunker("B1", saved=["idol-of-the-wolf"] * 2)], guarded("test-guard"))
    play(match, "stay", until="roll")
    assert dice_asked(match) == 4


@pytest.mark.clause("TR-9.5", "TR-9.7")
def test_treasures_stay_with_a_raider_that_dies() -> None:
    match = a_match(
        [spelunker("", entrance="B1", dead=True, saved=["atlantean-scion"])], ONE, round="draw"
    )
    play(match, until="window-start")
    assert fact(match, "raiders.0.saved") == ["atlantean-scion"]
    assert view_of(match).raiders[0].maximum_life == 3
