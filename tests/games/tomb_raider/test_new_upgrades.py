"""Upgrades 193 to 195 and 210: when each may be played and what it gives."""

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
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.facts import Upgrade

HALL = "test-hall"
ONE = {"B1": HALL}
SAFE = {"B1": "safe-cave"}
VICTOR = "lara-croft-victor"
MILLIONAIRE = "lara-croft-millionaire"
ARCHAEOLOGIST = "lara-croft-archaeologist"
EXPLORER = "lara-croft-explorer"
ADVENTURER = "lara-croft-adventurer"


def guarded(*obstacles: str) -> dict[str, Any]:
    return {"B1": place(HALL, obstacles=list(obstacles)), "C1": HALL}


def test_there_are_at_least_two_upgrades_of_power_2_and_two_of_power_3_all_of_lara_croft() -> None:
    upgrades = [
        facts for facts in CARDS.values() if isinstance(facts, Upgrade) and facts.number.isdecimal()
    ]
    assert len(upgrades) == 5
    powers = Counter(facts.power for facts in upgrades)
    assert powers[2] >= 2
    assert powers[3] >= 2
    for facts in upgrades:
        assert facts.character == "Lara Croft"
        assert RULEBOOK.scripts[facts.slug].constants
        assert RULEBOOK.scripts[facts.slug].from_hand


@pytest.mark.clause("TR-R17")
@pytest.mark.parametrize("slug", [VICTOR, MILLIONAIRE, ARCHAEOLOGIST, EXPLORER])
def test_nobody_but_lara_croft_plays_one(slug: str) -> None:
    match = a_match([{"card": "larsen", "at": "B1", "hand": [slug]}], ONE)
    assert "TR-R17" in refusals(match, 0, f"play:{slug}")
    match = a_match([spelunker("B1", hand=[slug])], ONE)
    assert "TR-R17" not in refusals(match, 0, f"play:{slug}")


@pytest.mark.clause("TR-9.8")
@pytest.mark.parametrize("slug", [VICTOR, ARCHAEOLOGIST])
def test_those_of_power_3_need_one_of_power_2(slug: str) -> None:
    match = a_match([spelunker("B1", hand=[slug])], ONE)
    assert "TR-9.8" in refusals(match, 0, f"play:{slug}")
    match = a_match([spelunker("B1", hand=[slug], saved=[EXPLORER])], ONE)
    assert "TR-9.8" not in refusals(match, 0, f"play:{slug}")


# -- 193 Victor ----------------------------------------------------------------------------


def test_victor_is_played_on_removing_a_creature() -> None:
    match = a_match([spelunker("B1", hand=[VICTOR], saved=[EXPLORER])], guarded("bats"))
    play(match, "stay", "test:fight", (6, 6), until="window-removed")
    assert offered(match) == ["pass", f"play:{VICTOR}"]
    play(match, f"play:{VICTOR}", until="reset")
    raider = view_of(match).raiders[0]
    # Spelunker 2 3 3 2 with the Explorer's Search; Victor +1 Fight, one extra life.
    assert (raider.abilities, raider.maximum_life, raider.power) == ((3, 3, 4, 2), 3, 3)


def test_victor_deals_one_more_damage_and_is_not_played_otherwise() -> None:
    match = a_match([spelunker("B1", saved=[EXPLORER, VICTOR])], guarded("bear"))
    play(match, "stay", (6, 6, 6), until="reset")
    assert fact(match, "map.B1.damage") == {"bear": 2}
    match = a_match(
        [spelunker("B1", hand=[VICTOR, "test-dynamite"], saved=[EXPLORER])], guarded("dart-trap")
    )
    assert refusals(match, 0, f"play:{VICTOR}") == ["TR-12.2", "TR-12.1"]
    play(match, "play:test-dynamite", until="window-removed")
    # A trap is no creature.
    assert offered(match) == ["pass"]


# -- 194 Millionaire -----------------------------------------------------------------------


def test_millionaire_is_played_on_saving_with_two_items() -> None:
    rich = spelunker("B1", hand=[MILLIONAIRE], unsaved=["rope"], saved=["backpack"])
    match = a_match([rich], SAFE, round="draw")
    before = view_of(match).raiders[0].hand_limit
    play(match, "done", "play-on", until="window-save")
    assert offered(match) == ["pass", f"play:{MILLIONAIRE}"]
    play(match, f"play:{MILLIONAIRE}", until="window-start")
    raider = view_of(match).raiders[0]
    assert (raider.abilities, raider.power) == ((2, 3, 3, 3), 2)
    assert raider.hand_limit == before + 3


def test_millionaire_is_not_played_with_one_item_nor_without_saving() -> None:
    poor = spelunker("B1", hand=[MILLIONAIRE], unsaved=["rope"], saved=["atlantean-scion"])
    match = a_match([poor], SAFE, round="draw")
    play(match, "done", "play-on", until="window-save")
    assert offered(match) == ["pass"]
    rich = spelunker("B1", hand=[MILLIONAIRE], unsaved=["rope", "backpack"])
    match = a_match([rich], ONE)
    assert refusals(match, 0, f"play:{MILLIONAIRE}") == ["TR-12.2"]


# -- 195 Archaeologist ---------------------------------------------------------------------


def test_archaeologist_is_played_on_a_search_of_14_or_more() -> None:
    match = a_match(
        [spelunker("B1", hand=[ARCHAEOLOGIST], saved=[ADVENTURER])], ONE, round="search"
    )
    play(match, "search", (5, 5, 4), until="window-roll")
    assert offered(match) == ["pass", f"play:{ARCHAEOLOGIST}"]
    play(match, f"play:{ARCHAEOLOGIST}", until="reset")
    raider = view_of(match).raiders[0]
    # Adventurer raised the 2s to 3.
    assert (raider.abilities, raider.power) == ((3, 3, 4, 4), 3)
    play(match, "play-on", "stay", "search", until="roll")
    assert dice_asked(match) == 5


def test_archaeologist_is_not_played_on_13_nor_before_the_roll_nor_on_another_test() -> None:
    lara = spelunker("B1", hand=[ARCHAEOLOGIST], saved=[ADVENTURER])
    match = a_match([lara], ONE, round="search")
    play(match, "search", until="window-test")
    assert offered(match) == ["pass"]
    play(match, (5, 5, 3), until="window-roll")
    assert offered(match) == ["pass"]
    match = a_match([lara], guarded("test-net"))
    play(match, "stay", (6, 6, 6), until="window-roll")
    assert offered(match) == ["pass"]


def test_modifiers_count_for_the_archaeologists_result() -> None:
    lara = spelunker("B1", hand=[ARCHAEOLOGIST], saved=[ADVENTURER, "idol-of-fortune"])
    match = a_match([lara], ONE, round="search")
    play(match, "search", (5, 5, 3), until="window-roll")
    assert offered(match) == ["pass", f"play:{ARCHAEOLOGIST}"]


# -- 210 Explorer --------------------------------------------------------------------------


def test_explorer_is_played_at_depth_4_in_ones_own_turn() -> None:
    match = a_match([spelunker("B3", hand=[EXPLORER])], {"B3": HALL, "B4": HALL})
    assert offered(match) == ["pass"]
    assert refusals(match, 0, f"play:{EXPLORER}") == ["TR-12.1"]
    play(match, "move:ahead", until="window-step")
    assert offered(match) == ["pass", f"play:{EXPLORER}"]
    play(match, f"play:{EXPLORER}", until="move")
    raider = view_of(match).raiders[0]
    assert (raider.abilities, raider.power, raider.moves_left) == ((2, 3, 4, 2), 2, 2)


def test_explorer_is_not_played_in_anothers_turn_nor_by_the_dead() -> None:
    match = a_match([hunter("B4"), spelunker("B4", hand=[EXPLORER])], {"B4": HALL})
    assert offered(match, 1) == ["pass"]
    match = a_match(
        [runner("B4"), spelunker("", entrance="B4", dead=True, hand=[EXPLORER])], {"B4": HALL}
    )
    assert "TR-10.3" in refusals(match, 1, f"play:{EXPLORER}")


@pytest.mark.clause("TR-9.9")
def test_all_five_give_their_benefits_together() -> None:
    saved = [ADVENTURER, EXPLORER, MILLIONAIRE, VICTOR, ARCHAEOLOGIST]
    match = a_match([spelunker("B1", saved=saved)], ONE)
    raider = view_of(match).raiders[0]
    # 2 3 3 2, then 3 3 3 3, then Fight +1, Search +2, Think +2.
    assert (raider.abilities, raider.maximum_life, raider.power) == ((4, 3, 5, 5), 4, 3)
