"""Corners put to the referee as files by another judge: what reaches all, and whom not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.7", "LCG-S9.70")
def test_a_gift_giver_cannot_make_a_defender_bow_that_no_card_bows(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It would be the only one to choose; with another beside it that one is chosen.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        fate = 2
        hand = ["banzai"]
        characters.doji-gift-giver = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.borderlands-defender = { fights = true, fate = 1 }
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:doji-gift-giver"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.70", "LCG-S9.21")
def test_a_master_of_the_spear_moves_home_whom_cards_may_move(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.master-of-the-spear = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.borderlands-defender = { fights = true, fate = 1 }
        characters.eager-scout = { fights = true, fate = 1 }
        [[step]]
        seat = 0
        choose = "use:master-of-the-spear"
        [[step]]
        seat = 1
        asked = "favor"
        log = ["LCG-3.2.7"]
        expect."rings.fire.claimed" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.36", "LCG-S4.36")
def test_a_scout_alone_finds_a_fury_without_words(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Revealed, the province has no text while the scout attacks alone.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { cautious-scout = { fate = 1 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "elemental-fury" }]
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
        choose = ["character:cautious-scout"]
        [[step]]
        seat = 0
        asked = "ring"
        is_not_asked = ["reaction"]
        expect = { "conflict.ring" = "fire" }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S13.5", "LCG-S9.31")
def test_a_rumor_gives_no_dishonor_to_one_whom_a_steward_protects(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The loser with pride is honored: it only loses its token. Turned to an ordinary one
        # nothing would happen.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, honored = true, fate = 1 }
        characters.doji-whisperer = { fate = 1 }
        [[position.seats]]
        honor = 10
        characters.steward-of-law = { fights = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1 }
        characters.young-rumormonger = { bowed = true, fate = 1 }
        [[step]]
        seat = 0
        asked = "declare"
        is_not_asked = ["interrupt"]
        expect."seats.0.characters.akodo-gunso.honored" = false
        expect."seats.0.characters.doji-whisperer.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S13.5", "LCG-S9.25")
def test_an_art_of_peace_that_breaks_beside_a_steward_takes_tokens_and_gives_none(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Each attacker would be dishonored: an ordinary one stays so, an honored one loses its
        # token; defenders are honored.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.akodo-toturi = { fights = true, fate = 1 }
        characters.matsu-beiona = { fights = true, honored = true, fate = 1 }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "the-art-of-peace", shown = true }]
        characters.steward-of-law = { fights = true, fate = 1 }
        [[step]]
        seat = 1
        choose = "use:the-art-of-peace"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.akodo-toturi.dishonored" = false
        "seats.0.characters.matsu-beiona.honored" = false
        "seats.0.characters.matsu-beiona.dishonored" = false
        "seats.1.characters.steward-of-law.honored" = true
        "seats.1.provinces.0.broken" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.70", "LCG-S9.21")
def test_a_rout_does_not_reach_a_borderer_that_defends_but_one_that_attacks(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["rout"]
        characters.akodo-toturi = { fights = true, fate = 1 }
        characters.borderlands-defender = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["rout", "banzai"]
        characters.borderlands-defender = { fights = true, fate = 1 }
        characters.hida-kisada = { fights = true, fate = 1 }
        [[step]]
        seat = 1
        choose = "play:rout"
        [[step]]
        seat = 1
        offered = ["on:borderlands-defender", "on:akodo-toturi"]
        choose = "on:borderlands-defender"
        expect."seats.0.characters.borderlands-defender.fights" = false
        [[step]]
        seat = 0
        asked = "act"
        not_offered = ["play:rout"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.7", "LCG-S9.21")
def test_a_master_alone_meets_a_borderer_alone_and_moves_nobody(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.master-of-the-spear = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.borderlands-defender = { fights = true, fate = 1 }
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:master-of-the-spear"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.1", "LCG-S8.8")
def test_covert_that_is_gained_by_who_is_covert_already_chooses_one_only(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Gained twice it is one covert: one is chosen.
        [position]
        [[position.seats]]
        honor = 10
        characters.adept-of-the-waves = { fate = 1 }
        characters.kaiu-shuichi = { fate = 1 }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fate = 1 }
        characters.brash-samurai = {}
        [[step]]
        seat = 0
        choose = "use:adept-of-the-waves"
        [[step]]
        seat = 0
        choose = "on:kaiu-shuichi"
        [[step]]
        seat = 0
        choose = "declare:military.water"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:kaiu-shuichi"]
        [[step]]
        seat = 0
        asked = "covert"
        choose = ["character:akodo-gunso"]
        [[step]]
        seat = 1
        asked = "defenders"
        choose = ["character:brash-samurai"]
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.defense_skill" = 2, "conflict.attack_skill" = 3 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.68", "LCG-S9.30")
def test_a_stoic_one_gives_up_an_honored_friend_that_stands_its_ground_and_gets_nothing(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        hand = ["stand-your-ground"]
        characters.stoic-gunso = { fights = true, fate = 1 }
        characters.brash-samurai = { honored = true, fate = 1 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:stoic-gunso"
        [[step]]
        seat = 0
        choose = "on:brash-samurai"
        [[step]]
        seat = 0
        choose = "play:stand-your-ground"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "conflict.attack_skill" = 2
        "seats.0.honor" = 10
        "seats.0.characters.brash-samurai.honored" = false
        """,
        "stronghold",
    )
