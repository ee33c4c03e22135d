"""Corners put to the referee as files by another judge: control that changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.10", "LCG-S9.30", "LCG-S9.15")
def test_a_noble_sacrifice_that_is_reprieved_stays_in_hand(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["noble-sacrifice"]
        characters.brash-samurai = { honored = true, fate = 1, attached = { reprieve = {} } }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { dishonored = true, fate = 1 } }
        [[step]]
        seat = 0
        choose = "play:noble-sacrifice"
        [[step]]
        seat = 0
        choose = "use:reprieve"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.hand" = ["noble-sacrifice"]
        "seats.0.honor" = 10
        "seats.0.characters.brash-samurai.honored" = true
        "seats.1.characters.count" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.16", "LCG-S9.61", "LCG-S9.62")
def test_a_swordsmith_finds_no_monk_that_only_might_become_an_attachment(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Out of play a wanderer is a character.
        [position]
        [[position.seats]]
        honor = 10
        conflict_deck = [
            "tattooed-wanderer",
            "banzai",
            "ornate-fan",
            "rout",
            "togashi-kazue",
            "fine-katana",
        ]
        characters = { agasha-swordsmith = { fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:agasha-swordsmith"
        [[step]]
        seat = 0
        asked = "search"
        choose = "card:9"
        [[step]]
        seat = 0
        asked = "declare"
        expect = { "seats.0.hand" = ["ornate-fan"] }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.6", "LCG-S1.15")
def test_a_fury_counts_the_province_under_the_stronghold_too(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # One is revealed, four are not: glory 4 or lower.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.serene-warrior = { fights = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["mirumoto-s-fury"]
        [[step]]
        seat = 1
        choose = "play:mirumoto-s-fury"
        [[step]]
        seat = 1
        choose = "on:serene-warrior"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.characters.serene-warrior.bowed" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.25", "LCG-S9.5")
def test_who_passed_its_first_opportunity_has_no_first_conflict_to_break_through_from(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        hand = ["breakthrough"]
        characters = { akodo-toturi = { fate = 1 }, brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        opportunities = []
        [[step]]
        seat = 0
        asked = "declare"
        choose = "pass"
        [[step]]
        seat = 0
        choose = "declare:military.void"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:akodo-toturi"]
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 0
        asked = "favor"
        expect = { "seats.0.hand" = ["breakthrough"], "seats.1.provinces.0.broken" = true }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.21", "LCG-S0.2")
def test_for_shame_leaves_a_borderer_only_its_dishonor_and_nothing_to_who_has_that(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # While it defends no card of an opponent bows it.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["for-shame"]
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.borderlands-defender = { fights = true, fate = 1 }
        characters.second.card = "borderlands-defender"
        characters.second.fights = true
        characters.second.fate = 1
        characters.second.dishonored = true
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:for-shame"
        [[step]]
        seat = 1
        asked = "favor"
        [step.expect]
        "seats.1.characters.borderlands-defender.dishonored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.40", "LCG-S9.38")
def test_a_declared_fire_stays_declared_though_a_fury_makes_it_water(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Both reactions share the window; the second one still answers the declaration.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "elemental-fury" }]
        hand = ["mantra-of-fire"]
        conflict_deck = ["banzai"]
        characters = { togashi-initiate = { bowed = true } }
        [[step]]
        seat = 0
        choose = "declare:military.fire"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:brash-samurai"]
        [[step]]
        seat = 1
        choose = "use:elemental-fury"
        [[step]]
        seat = 1
        choose = "ring:water"
        [[step]]
        seat = 1
        choose = "play:mantra-of-fire"
        [[step]]
        seat = 0
        asked = "ring"
        expect."conflict.ring" = "water"
        expect."seats.1.characters.togashi-initiate.fate" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.12", "LCG-S9.49")
def test_a_yojimbo_saves_both_of_a_shameful_display_if_one_is_a_shugenja(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.shiba-yojimbo = { fate = 1 }
        characters.adept-of-the-waves = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        provinces = [{ own = "shameful-display", shown = true }]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "use:shameful-display"
        [[step]]
        seat = 1
        choose = ["on:adept-of-the-waves", "on:brash-samurai"]
        [[step]]
        seat = 0
        choose = "use:shiba-yojimbo"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.adept-of-the-waves.honored" = false
        "seats.0.characters.adept-of-the-waves.dishonored" = false
        "seats.1.characters.brash-samurai.honored" = false
        "seats.1.characters.brash-samurai.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.68", "LCG-S9.25")
def test_a_reprieve_answers_a_sacrifice_that_a_crab_demands(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["way-of-the-crab"]
        characters = { hida-guardian = { bowed = true } }
        [[position.seats]]
        honor = 10
        characters.brash-samurai = { fate = 1, attached = { reprieve = {} } }
        [[step]]
        seat = 0
        choose = "play:way-of-the-crab"
        [[step]]
        seat = 1
        choose = "use:reprieve"
        [[step]]
        seat = 1
        asked = "declare"
        expect."seats.1.characters.count" = 1
        expect."seats.0.conflict_pile" = ["way-of-the-crab"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.39", "LCG-S10.16")
def test_altansarnai_answers_the_plains_that_break_before_they_take_her(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The break is the cost; she answers it in a window of its own, then is chosen and
        # discarded.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        characters = { shinjo-altansarnai = { fate = 2 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "endless-plains" }]
        characters = { doji-whisperer = { bowed = true } }
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        [[step]]
        seat = 0
        choose = "declare:military.void"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:shinjo-altansarnai"]
        [[step]]
        seat = 1
        choose = "use:endless-plains"
        [[step]]
        seat = 0
        choose = "use:shinjo-altansarnai"
        [[step]]
        seat = 1
        asked = "bid"
        expect."seats.1.dynasty_pile" = ["doji-whisperer"]
        expect."seats.0.dynasty_pile" = ["shinjo-altansarnai"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.28", "LCG-S9.55")
def test_a_seeker_makes_a_conflict_one_of_air_for_a_mystic(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 1 + 2 glory in conflicts of air; honored, that counts three times as skill.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        characters.seeker-of-knowledge = { fights = true, fate = 1 }
        characters.fearsome-mystic = { fights = true, honored = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fights = true } }
        [[step]]
        seat = 0
        asked = "act"
        expect = { "conflict.attack_skill" = 9 }
        """,
        "stronghold",
    )
