"""Corners put to the referee as files by another judge: limits and eyes on others."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S5.9", "LCG-S4.50")
def test_an_ishiken_counts_the_claimed_rings_of_all(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # One of each player; the contested one is not claimed yet.
        [position]
        conflict = { ring = "fire" }
        rings = { air = { claimed = 0 }, void = { claimed = 1 } }
        [[position.seats]]
        honor = 10
        characters = { ishiken-initiate = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 3 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.51", "LCG-S9.60")
def test_a_storm_blows_on_when_one_of_its_shugenja_has_gone(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # X is fixed when it resolves: 2 + 2, after that the mystic is sacrificed.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.border-rider = { fights = true, fate = 1 }
        characters.isawa-atsuko = { fate = 1 }
        characters.miya-mystic = { fate = 1 }
        hand = ["supernatural-storm"]
        [[position.seats]]
        honor = 10
        characters.brash-samurai = { fate = 1, attached = { fine-katana = {} } }
        [[step]]
        seat = 0
        choose = "play:supernatural-storm"
        [[step]]
        seat = 0
        choose = "use:miya-mystic"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 4 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.46", "LCG-S9.45")
def test_two_investigators_discard_one_card_in_a_conflict_way_of_the_dragon_or_not(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Max is for the title: not raised by what adds to limits.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        fate = 3
        hand = ["banzai"]
        characters.kitsuki-investigator.fights = true
        characters.kitsuki-investigator.fate = 1
        characters.kitsuki-investigator.attached = { way-of-the-dragon = {} }
        characters.second = { card = "kitsuki-investigator", fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["banzai", "rout"]
        [[step]]
        seat = 0
        choose = "use:kitsuki-investigator.1"
        [[step]]
        seat = 0
        choose = "ring:air"
        [[step]]
        seat = 0
        choose = "card:16"
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:kitsuki-investigator"]
        expect."seats.1.hand.count" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.10", "LCG-S9.37")
def test_a_failed_sacrifice_gives_the_opportunity_to_the_opponent(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # What was not paid leaves the card in hand, and the other acts next. Later it is paid
        # with another.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 2
        hand = ["noble-sacrifice"]
        characters.brash-samurai.fights = true
        characters.brash-samurai.honored = true
        characters.brash-samurai.fate = 1
        characters.brash-samurai.attached = { reprieve = {} }
        characters.second = { card = "brash-samurai", fate = 1, honored = true }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.akodo-gunso = { fights = true, dishonored = true, fate = 1 }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:noble-sacrifice"
        [[step]]
        seat = 0
        choose = "on:brash-samurai.1"
        [[step]]
        seat = 0
        choose = "use:reprieve"
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        expect."seats.0.hand.count" = 1
        [[step]]
        seat = 0
        choose = "play:noble-sacrifice"
        [[step]]
        seat = 0
        choose = "on:brash-samurai.3"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.1.characters.count" = 0, "seats.0.honor" = 11, "seats.1.honor" = 8 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.23", "LCG-S9.16")
def test_a_tetsubo_returns_the_fate_of_a_called_one_to_its_owner(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The owner of the character has the fate, whoever controls it.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 0
        characters.hida-guardian = { fights = true, fate = 3, owner = 1 }
        [[position.seats]]
        honor = 10
        fate = 0
        characters.akodo-toturi = { fights = true, fate = 1, attached = { jade-tetsubo = {} } }
        [[step]]
        seat = 1
        choose = "use:jade-tetsubo"
        [[step]]
        seat = 1
        asked = "favor"
        expect = { "seats.1.fate" = 3, "seats.0.fate" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.7", "LCG-S9.21")
def test_miyako_finds_nothing_to_demand_of_who_has_neither_a_card_nor_an_honest_man(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        [position]
        [[position.seats]]
        honor = 10
        fate = 4
        hand = ["steward-of-law"]
        characters = { shosuro-miyako = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { dishonored = true, fate = 1 } }
        [[step]]
        seat = 0
        choose = "play:steward-of-law"
        [[step]]
        seat = 0
        asked = "fate"
        choose = 0
        [[step]]
        seat = 0
        asked = "declare"
        is_not_asked = ["reaction"]
        """,
        "stronghold",
    )
