"""Corners put to the referee as files by another judge: what is gained and chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.7", "LCG-S9.34")
def test_kisada_is_not_used_up_by_what_would_change_nothing(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # An attacking stronghold has no attackers of the defender to strengthen; the first real
        # action is cancelled.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        clan = "crane"
        honor = 10
        characters = { hida-kisada = { fights = true, fate = 1 } }
        [[position.seats]]
        clan = "lion"
        honor = 10
        hand = ["banzai"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        asked = "act"
        not_offered = ["use:yojin-no-shiro"]
        choose = "use:brash-samurai"
        expect."seats.1.characters.brash-samurai.honored" = false
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
        asked = "ring"
        expect = { "conflict.defense_skill" = 4, "conflict.attack_skill" = 7 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.35", "LCG-S9.25")
def test_two_copies_of_a_unique_rider_do_not_come_with_the_reserves_together(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 3 + 3 is within 6, but one of a title is all that a player has in play: one of them
        # and the youth come.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 3
        hand = ["cavalry-reserves"]
        dynasty_pile = ["utaku-yumino", "utaku-yumino", "moto-youth"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:cavalry-reserves"
        [[step]]
        seat = 0
        choose = ["card:8", "card:10"]
        expect."seats.0.characters.count" = 3
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.35", "LCG-S9.25")
def test_two_copies_of_a_unique_scorpion_are_not_ambushed_with(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The second Miyako, whose cost would be within 6, stays where she lies.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 3
        hand = ["ambush"]
        provinces = ["shosuro-miyako", "shosuro-miyako"]
        dynasty_deck = ["eager-scout", "eager-scout"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:ambush"
        [[step]]
        seat = 0
        choose = ["card:2"]
        expect."seats.0.characters.count" = 2
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.37", "LCG-S9.40")
def test_a_cache_that_finds_a_mantra_lets_it_be_played_at_once(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The window of the declaration is still open.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "secret-cache" }]
        conflict_deck = ["mantra-of-fire", "banzai", "rout", "let-go", "outwit", "for-shame"]
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
        choose = "use:secret-cache"
        [[step]]
        seat = 1
        asked = "search"
        choose = "card:14"
        [[step]]
        chance = "any"
        [[step]]
        seat = 1
        choose = "play:mantra-of-fire"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.1.characters.togashi-initiate.fate" = 1
        expect."seats.1.hand.count" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.49", "LCG-S9.44")
def test_a_guidance_that_kisada_cancelled_is_used_for_the_round(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 2
        conflict_pile = ["guidance-of-the-ancestors"]
        hand = ["banzai"]
        characters.brash-samurai = { fights = true, fate = 1 }
        characters.akodo-gunso = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { hida-kisada = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "use:guidance-of-the-ancestors"
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:guidance-of-the-ancestors"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.57", "LCG-S9.54")
def test_whom_hiroue_dishonors_and_pride_honors_is_ordinary(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Pride and the delayed effect come together; the first player sets their order: either
        # way it is ordinary.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        characters = { yogo-hiroue = { fights = true, fate = 1 }, akodo-gunso = { fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:yogo-hiroue"
        [[step]]
        seat = 0
        choose = "dishonor:akodo-gunso"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.characters.akodo-gunso.honored" = false
        expect."seats.0.characters.akodo-gunso.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S5.11", "LCG-S4.34")
def test_a_ring_with_fate_that_is_switched_in_gives_it_to_the_attacker(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It becomes contested; the fate on the one that is switched out is gone to the attacker
        # already.
        [position]
        declare = 0
        rings = { fire = { fate = 1 }, air = { fate = 2 } }
        [[position.seats]]
        honor = 10
        fate = 0
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        provinces = [{ own = "kuroi-mori" }]
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
        choose = "use:kuroi-mori"
        [[step]]
        seat = 1
        choose = "select:kuroi-mori.0"
        [[step]]
        seat = 1
        choose = "ring:air"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "conflict.ring" = "air"
        "seats.0.fate" = 3
        "rings.fire.fate" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S0.2", "LCG-S9.51")
def test_a_grasp_holds_for_those_who_come_into_play_after_it(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # FFG reversed itself: who enters play later cannot move in either.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.adept-of-the-waves.fights = true
        characters.adept-of-the-waves.fate = 1
        characters.adept-of-the-waves.attached = { grasp-of-earth = {} }
        [[position.seats]]
        honor = 10
        fate = 3
        hand = ["banzai", "favored-mount"]
        characters.shinjo-outrider = { fate = 1 }
        characters.doji-whisperer = { fights = true, fate = 1 }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "use:grasp-of-earth"
        [[step]]
        seat = 1
        choose = "play:favored-mount"
        [[step]]
        seat = 1
        choose = "on:shinjo-outrider"
        [[step]]
        seat = 1
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:favored-mount", "use:shinjo-outrider"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.21", "LCG-S10.4")
def test_for_shame_is_not_turned_on_one_above_question(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["for-shame", "banzai"]
        characters.doji-whisperer = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1, attached = { above-question = {} } }
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["play:for-shame"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.29", "LCG-S9.37")
def test_of_two_rumormongers_the_one_who_turns_it_last_is_heard(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Each seat's Rumormonger turns it: what is turned last counts.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1 }
        characters.young-rumormonger = { bowed = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { young-rumormonger = { bowed = true, fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:young-rumormonger"
        [[step]]
        seat = 0
        choose = "on:akodo-toturi"
        [[step]]
        seat = 1
        choose = "use:young-rumormonger"
        [[step]]
        seat = 1
        choose = "on:young-rumormonger"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.akodo-gunso.honored" = false
        "seats.0.characters.akodo-toturi.honored" = false
        "seats.0.characters.young-rumormonger.honored" = true
        """,
        "stronghold",
    )
