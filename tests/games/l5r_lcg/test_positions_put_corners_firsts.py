"""Corners put to the referee as files by another judge: first ones, owners and windows."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S4.23", "LCG-S9.55")
def test_the_first_military_conflict_of_a_round_is_anybodys(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The youth defends in the first one with 3, and attacks in the second one with 2.
        [position]
        declare = 1
        first = 1
        [[position.seats]]
        honor = 10
        opportunities = ["military"]
        characters = { moto-youth = { fate = 1 }, second = { card = "moto-youth", fate = 1 } }
        [[position.seats]]
        honor = 10
        opportunities = ["military"]
        characters = { akodo-gunso = { fate = 1 } }
        [[step]]
        seat = 1
        choose = "declare:military.fire"
        [[step]]
        seat = 1
        asked = "province"
        choose = "province:0.0"
        [[step]]
        seat = 1
        asked = "attackers"
        choose = ["character:akodo-gunso"]
        [[step]]
        seat = 0
        asked = "defenders"
        choose = ["character:moto-youth.1"]
        [[step]]
        seat = 0
        asked = "declare"
        expect."rings.fire.claimed" = 0
        choose = "declare:military.void"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:moto-youth"]
        [[step]]
        seat = 0
        asked = "ring"
        expect."conflict.attack_skill" = 2
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.55", "LCG-S9.48")
def test_kisada_who_comes_after_the_first_action_cancels_none(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The second action of the conflict is not its first one.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["charge"]
        provinces = ["hida-kisada"]
        dynasty_deck = ["eager-scout"]
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "play:banzai"
        [[step]]
        seat = 1
        choose = "on:brash-samurai"
        [[step]]
        seat = 1
        choose = "decline"
        [[step]]
        seat = 0
        choose = "play:charge"
        [[step]]
        seat = 1
        choose = "use:brash-samurai"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.1.characters.brash-samurai.honored" = true
        expect."conflict.defense_skill" = 6
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.29", "LCG-S9.25")
def test_an_adept_who_would_return_to_a_hand_is_reprieved(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # To return to a hand is to leave play; the honor is paid.
        [position]
        [[position.seats]]
        honor = 10
        characters.adept-of-shadows = { fate = 1, attached = { reprieve = {} } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:adept-of-shadows"
        [[step]]
        seat = 0
        choose = "use:reprieve"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.honor" = 9
        expect."seats.0.hand.count" = 0
        expect."seats.0.characters.adept-of-shadows.fate" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.4", "LCG-S9.43", "LCG-S4.63")
def test_who_is_played_after_the_characters_were_discarded_stays_without_fate(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # In the window of the fate phase characters are played from hand; that of this round's
        # step are gone.
        [position]
        phase = "fate"
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["steward-of-law"]
        characters = { doji-whisperer = {} }
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:steward-of-law"
        [[step]]
        seat = 0
        asked = "bid"
        expect."seats.0.characters.steward-of-law.fate" = 0
        expect."seats.0.characters.count" = 1
        expect.round = 2
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.19", "LCG-S9.6")
def test_a_wielder_is_cheaper_only_while_its_player_is_first(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 2 - 1 for the first player, who passes first too: 7 - 1 + 1; 2 for the other: 7 - 2.
        [position]
        phase = "dynasty"
        [[position.seats]]
        provinces = ["meishodo-wielder"]
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        [[position.seats]]
        provinces = ["meishodo-wielder"]
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        [[step]]
        seat = 0
        choose = "play:meishodo-wielder"
        [[step]]
        seat = 0
        asked = "fate"
        choose = 0
        [[step]]
        seat = 1
        choose = "play:meishodo-wielder"
        [[step]]
        seat = 1
        asked = "fate"
        choose = 0
        [[step]]
        seat = 0
        asked = "bid"
        expect = { "seats.0.fate" = 7, "seats.1.fate" = 5 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S10.3", "LCG-S10.2")
def test_a_second_commander_that_favors_bring_takes_the_place_of_the_first(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # One per character; the older one goes.
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.brash-samurai = { fate = 1, attached = { watch-commander = {} } }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fate = 1, attached = { watch-commander = {} } }
        [[step]]
        seat = 0
        choose = "play:calling-in-favors"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.characters.brash-samurai.attached.count" = 1
        expect."seats.1.characters.akodo-gunso.attached.count" = 0
        expect."seats.0.conflict_pile.count" = 2
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S11.7", "LCG-S6.4")
def test_who_wins_by_honor_in_the_middle_of_a_duel_has_no_loser_to_deal_with(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The higher bidder gives the 25th honor: over at D.5.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { mirumoto-raitsugu = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 21
        characters = { akodo-gunso = { fights = true } }
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 5
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        winner = [1]
        expect = { "seats.1.honor" = 25, "seats.1.characters.count" = 1 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.11", "LCG-S10.17")
def test_a_duplicate_of_a_bowed_champion_is_discarded_from_a_province_that_is_filled_again(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # From a province in the dynasty phase: 1 fate on her, and the province is filled again.
        [position]
        phase = "dynasty"
        [[position.seats]]
        honor = 10
        provinces = ["doji-hotaru", "funeral-pyre"]
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        characters = { doji-hotaru = { bowed = true } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "dynasty"
        not_offered = ["play:doji-hotaru"]
        choose = "duplicate:doji-hotaru"
        [[step]]
        seat = 0
        asked = "dynasty"
        expect."seats.0.characters.doji-hotaru.fate" = 1
        expect."seats.0.characters.doji-hotaru.bowed" = true
        expect."seats.0.dynasty_pile" = ["doji-hotaru"]
        expect."seats.0.fate" = 7
        """,
        "stronghold",
    )
