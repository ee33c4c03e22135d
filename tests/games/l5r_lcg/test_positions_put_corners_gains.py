"""Corners put to the referee as files by another judge: what is gained and chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S4.36", "LCG-S0.2")
def test_a_guest_who_attacks_bars_a_mantra_at_her_declaration(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # She participates when reactions to the declaration come.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { guest-of-honor = { fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["mantra-of-fire"]
        conflict_deck = ["banzai"]
        characters = { togashi-initiate = { bowed = true } }
        [[step]]
        seat = 0
        choose = "declare:political.fire"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:guest-of-honor"]
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.1.hand" = ["mantra-of-fire"] }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S10.8", "LCG-S8.21")
def test_a_wanderer_on_a_bushi_is_a_monk_attachment_for_a_mantra(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # A wanderer played as an attachment is a Monk attachment.
        [position]
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["mantra-of-fire", "tattooed-wanderer"]
        conflict_deck = ["banzai"]
        characters = { akodo-gunso = { fate = 1 } }
        [[step]]
        seat = 1
        choose = "play:tattooed-wanderer"
        [[step]]
        seat = 1
        choose = "as-attachment"
        [[step]]
        seat = 1
        choose = "on:akodo-gunso"
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
        choose = "play:mantra-of-fire"
        [[step]]
        seat = 1
        asked = "defenders"
        expect."seats.1.characters.akodo-gunso.fate" = 2
        expect."seats.1.hand.count" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.16", "LCG-S9.52")
def test_a_witch_hunter_gives_itself_up_to_ready_another(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        [[position.seats]]
        honor = 10
        opportunities = []
        characters.steadfast-witch-hunter = { bowed = true, fate = 1 }
        characters.akodo-gunso = { bowed = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = {} }
        [[step]]
        seat = 0
        choose = "use:steadfast-witch-hunter"
        [[step]]
        seat = 0
        asked = "pay-with"
        choose = "on:steadfast-witch-hunter"
        [[step]]
        seat = 1
        asked = "declare"
        expect."seats.0.characters.count" = 1
        expect."seats.0.characters.akodo-gunso.bowed" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.44", "LCG-S9.45")
def test_two_trainings_on_one_character_challenge_once_each(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Each copy gives an ability of its own.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        [position.seats.characters.akodo-toturi]
        fights = true
        fate = 1
        [position.seats.characters.akodo-toturi.attached]
        duelist-training = {}
        second = { card = "duelist-training" }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true, fate = 2 }, doji-whisperer = {} }
        [[step]]
        seat = 0
        choose = "use:duelist-training"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 0
        choose = "use:duelist-training"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 2
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 0
        asked = "ring"
        is_asked = ["*"]
        expect = { "seats.0.honor" = 9 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.3", "LCG-S9.21")
def test_a_brawler_bows_who_has_a_dash(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # A dash is 0 where a number is needed; it does not fight, and is bowed all the same.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { lion-s-pride-brawler = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.bayushi-liar = { fate = 1 }
        characters.matsu-beiona = { honored = true, fate = 1 }
        [[step]]
        seat = 0
        choose = "use:lion-s-pride-brawler"
        [[step]]
        seat = 0
        offered = ["on:bayushi-liar"]
        not_offered = ["on:matsu-beiona"]
        choose = "on:bayushi-liar"
        expect."seats.1.characters.bayushi-liar.bowed" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.46", "LCG-S10.16")
def test_the_attacker_of_broken_plains_may_discard_what_lies_there(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The conflict's attacker goes on with another one, and the province has broken.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        hand = ["for-greater-glory"]
        fate = 1
        characters = { akodo-toturi = { fate = 2 }, brash-samurai = { fate = 2 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "endless-plains", card = "doji-whisperer" }]
        dynasty_deck = ["eager-scout", "eager-scout"]
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
        choose = ["character:akodo-toturi", "character:brash-samurai"]
        [[step]]
        seat = 1
        choose = "use:endless-plains"
        [[step]]
        seat = 0
        choose = "play:for-greater-glory"
        [[step]]
        seat = 0
        asked = "*"
        choose = "on:brash-samurai"
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.32", "LCG-S5.3")
def test_a_rumormonger_turns_what_the_ring_of_fire_would_honor(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Ring effects honor too.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.akodo-toturi = { fights = true, fate = 1 }
        characters.doji-whisperer = { fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { young-rumormonger = { bowed = true, fate = 1 } }
        [[step]]
        seat = 0
        asked = "ring"
        choose = "honor:akodo-toturi"
        [[step]]
        seat = 1
        choose = "use:young-rumormonger"
        [[step]]
        seat = 0
        asked = "declare"
        is_not_asked = ["x"]
        expect."seats.0.characters.akodo-toturi.honored" = false
        expect."seats.0.characters.doji-whisperer.honored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.36", "LCG-S9.40")
def test_a_trader_who_is_moved_in_gains_by_himself(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        provinces = ["favorable-ground"]
        characters = { akodo-toturi = { fights = true, fate = 1 }, ide-trader = { fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:favorable-ground"
        [[step]]
        seat = 0
        choose = "on:ide-trader"
        [[step]]
        seat = 0
        choose = "use:ide-trader"
        [[step]]
        seat = 0
        asked = "*"
        choose = "*"
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.55", "LCG-S4.14")
def test_a_recruit_that_is_played_by_the_less_honorable_goes_at_once(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It may be played, and is discarded by its own text.
        [position]
        phase = "dynasty"
        [[position.seats]]
        honor = 9
        provinces = ["obstinate-recruit"]
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
        choose = "play:obstinate-recruit"
        [[step]]
        seat = 0
        asked = "bid"
        expect."seats.0.characters.count" = 0
        expect."seats.0.dynasty_pile" = ["obstinate-recruit"]
        expect."seats.0.fate" = 7
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.37", "LCG-S7.36")
def test_yokuni_gains_what_is_printed_on_one_whose_mind_is_clouded(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Printed it remains, though it is lost.
        [position]
        [[position.seats]]
        honor = 10
        characters = { togashi-yokuni = { fate = 2, bowed = true } }
        [[position.seats]]
        honor = 10
        characters.border-rider = { fate = 2, attached = { cloud-the-mind = { owner = 0 } } }
        [[step]]
        seat = 0
        choose = "use:togashi-yokuni"
        [[step]]
        seat = 0
        choose = "use:border-rider"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.characters.togashi-yokuni.bowed" = false
        """,
        "stronghold",
    )
