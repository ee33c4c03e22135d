"""Corners put to the referee as files by another judge: control that changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S7.5", "LCG-S1.24", "LCG-S0.2")
def test_a_blackmailed_peacemaker_cannot_attack_and_goes_home_bowed(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # On the new side it would be an attacker, which it cannot be.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.shiba-peacemaker = { fights = true, fate = 1 }
        characters.akodo-gunso = { fights = true, fate = 1 }
        [[step]]
        seat = 0
        choose = "play:blackmail"
        [[step]]
        seat = 0
        choose = "on:shiba-peacemaker"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.shiba-peacemaker.bowed" = true
        "seats.0.characters.shiba-peacemaker.fights" = false
        "conflict.attack_skill" = 2
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.5", "LCG-S0.2")
def test_a_blackmailed_guardsman_does_not_fight_against_the_favor_of_its_own_side(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Control goes to the attacker; its old side has the Favor: home, bowed. 2 against
        # nothing then.
        [position]
        favor = 1
        favor_kind = "military"
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { seppun-guardsman = { fights = true, fate = 1 } }
        [[step]]
        seat = 0
        choose = "play:blackmail"
        [[step]]
        seat = 0
        asked = "ring"
        expect."conflict.attack_skill" = 2
        expect."seats.0.characters.seppun-guardsman.bowed" = true
        expect."seats.0.characters.seppun-guardsman.fights" = false
        expect."seats.1.honor" = 9
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.24", "LCG-S1.23", "LCG-S9.17")
def test_who_is_blackmailed_at_home_stays_out_of_the_conflict_and_may_be_sacrificed(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # It comes home to its new controller, who may sacrifice it; the card goes to its
        # owner's pile.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        conflict_deck = ["banzai"]
        characters = { stoic-gunso = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { kaiu-envoy = { fate = 1, honored = true } }
        conflict_deck = ["banzai"]
        [[step]]
        seat = 0
        choose = "play:blackmail"
        [[step]]
        seat = 0
        asked = "act"
        expect."seats.0.characters.kaiu-envoy.fights" = false
        choose = "use:stoic-gunso"
        [[step]]
        seat = 0
        choose = "on:kaiu-envoy"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "conflict.attack_skill" = 5
        "seats.0.fate" = 1
        "seats.0.honor" = 6
        "seats.1.dynasty_pile" = ["kaiu-envoy"]
        "seats.0.hand.count" = 1
        "seats.1.hand.count" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.23", "LCG-S9.47")
def test_a_blackmailed_adept_returns_to_its_owners_hand(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Its new controller pays the honor, the owner has the card.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { adept-of-shadows = { fights = true, fate = 2 } }
        [[step]]
        seat = 0
        choose = "play:blackmail"
        [[step]]
        seat = 0
        choose = "use:adept-of-shadows"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.honor" = 4
        expect."seats.1.hand" = ["adept-of-shadows"]
        expect."seats.1.honor" = 9
        expect."seats.0.hand.count" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.23", "LCG-S10.4")
def test_a_mask_of_another_returns_to_the_hand_it_came_from(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # "Your hand" is its owner's for a card that changes its zone.
        [position]
        [[position.seats]]
        honor = 10
        characters.doji-whisperer = { fate = 1, attached = { court-mask = { owner = 0 } } }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.brash-samurai = { fate = 1 }
        [[step]]
        seat = 1
        choose = "play:calling-in-favors"
        [[step]]
        seat = 1
        choose = "use:court-mask"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.hand" = ["court-mask"]
        expect."seats.1.hand.count" = 0
        expect."seats.1.characters.brash-samurai.dishonored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.20", "LCG-S7.37")
def test_yokuni_who_would_return_to_a_hand_is_discarded(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # A dynasty card never comes to a hand.
        [position]
        [[position.seats]]
        honor = 10
        characters = { togashi-yokuni = { fate = 2, honored = true }, brash-samurai = {} }
        [[position.seats]]
        honor = 10
        characters = { adept-of-shadows = { fate = 2 } }
        [[step]]
        seat = 0
        choose = "use:togashi-yokuni"
        [[step]]
        seat = 0
        choose = "on:adept-of-shadows"
        [[step]]
        seat = 0
        choose = "use:adept-of-shadows"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.hand.count" = 0
        expect."seats.0.dynasty_pile" = ["togashi-yokuni"]
        expect."seats.0.honor" = 10
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.55", "LCG-S9.55")
def test_a_conflict_that_became_military_was_the_first_military_one_of_the_round(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The youth is stronger in it, and in no later one.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        hand = ["captive-audience"]
        characters = { moto-youth = { fate = 1 }, second = { card = "moto-youth", fate = 1 } }
        [[position.seats]]
        honor = 10
        opportunities = []
        [[step]]
        seat = 0
        choose = "declare:political.void"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:moto-youth.1"]
        [[step]]
        seat = 0
        choose = "play:captive-audience"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 3 }
        [[step]]
        seat = 0
        choose = "decline"
        [[step]]
        seat = 0
        choose = "declare:military.fire"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.1"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:moto-youth"]
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 2 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.10", "LCG-S9.38")
def test_a_politician_who_is_freed_of_dishonor_was_honored_and_passes_it_on(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        [[position.seats]]
        honor = 10
        hand = ["way-of-the-crane"]
        characters.savvy-politician = { dishonored = true, fate = 1 }
        characters.akodo-gunso = { fate = 1 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:way-of-the-crane"
        [[step]]
        seat = 0
        choose = "use:savvy-politician"
        [[step]]
        seat = 0
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.savvy-politician.dishonored" = false
        "seats.0.characters.savvy-politician.honored" = false
        "seats.0.characters.akodo-gunso.honored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.36", "LCG-S1.17")
def test_a_commander_that_goes_by_the_card_that_was_played_takes_nothing(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It is out of play, or its bearer at home, when reactions come.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        hand = ["let-go", "rout"]
        [[position.seats]]
        honor = 10
        characters.akodo-gunso.fights = true
        characters.akodo-gunso.fate = 1
        characters.akodo-gunso.attached = { watch-commander = {} }
        [[branch]]
        title = "Let Go"
        [[branch.step]]
        seat = 0
        choose = "play:let-go"
        [[branch.step]]
        seat = 0
        asked = "ring"
        expect = { "seats.0.honor" = 10, "seats.1.conflict_pile" = ["watch-commander"] }
        [[branch]]
        title = "Rout"
        [[branch.step]]
        seat = 0
        choose = "play:rout"
        [[branch.step]]
        seat = 0
        asked = "ring"
        expect."seats.0.honor" = 10
        expect."seats.1.characters.akodo-gunso.fights" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.4", "LCG-S10.2")
def test_an_ancestral_card_that_is_discarded_by_itself_does_not_return(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        [[position.seats]]
        honor = 10
        hand = ["let-go"]
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fate = 1, attached = { ancestral-daisho = {} } }
        [[step]]
        seat = 0
        choose = "play:let-go"
        [[step]]
        seat = 1
        asked = "declare"
        expect = { "seats.1.hand.count" = 0, "seats.1.conflict_pile" = ["ancestral-daisho"] }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.31", "LCG-S8.23")
def test_of_two_winners_with_pride_one_may_take_the_place_of_the_other(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Both would be honored; turned to the other, who is honored once.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.second = { card = "akodo-gunso", fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { young-rumormonger = { bowed = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "use:young-rumormonger"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.characters.akodo-gunso.honored" = false
        expect."seats.0.characters.akodo-gunso-2.honored" = true
        """,
        "stronghold",
    )
