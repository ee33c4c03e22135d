"""Corners put to the referee as files by another judge: who leaves play, and what follows."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S4.26", "LCG-S4.25", "LCG-S6.3")
def test_who_must_pass_for_want_of_characters_pays_the_intimidating_one_with_the_last_honor(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # To have to pass is to pass (S4.26): the reaction takes the last honor.
        [position]
        declare = 1
        first = 1
        [[position.seats]]
        honor = 10
        characters = { intimidating-hida = {} }
        [[position.seats]]
        honor = 1
        [[step]]
        seat = 0
        choose = "use:intimidating-hida"
        winner = [0]
        expect = { "seats.1.honor" = 0, "seats.0.honor" = 10 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.39", "LCG-S9.12", "LCG-S9.34", "LCG-S9.33")
def test_a_cancelled_cancellation_lets_the_first_event_through(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The edict is cancelled inside its own window, its courtier stays dishonored; Banzai
        # counts: 2 + 2 + 2.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        hand = ["banzai", "voice-of-honor"]
        characters.brash-samurai = { fights = true, honored = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["forged-edict"]
        characters = { doji-whisperer = {} }
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 1
        choose = "play:forged-edict"
        [[step]]
        seat = 0
        choose = "play:voice-of-honor"
        [[step]]
        seat = 0
        asked = "again"
        choose = "decline"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "conflict.attack_skill" = 6
        "seats.1.characters.doji-whisperer.dishonored" = true
        "seats.1.conflict_pile" = ["forged-edict"]
        "seats.0.conflict_pile.count" = 2
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.30", "LCG-S9.10", "LCG-S9.68")
def test_a_sacrifice_that_is_replaced_pays_for_nothing(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It stands its ground and stays (S9.68): the pyre is not paid, no card; the token is
        # gone without honor.
        [position]
        [[position.seats]]
        honor = 10
        provinces = ["funeral-pyre"]
        hand = ["stand-your-ground"]
        conflict_deck = ["banzai", "rout"]
        characters = { hida-guardian = { honored = true } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:funeral-pyre"
        [[step]]
        seat = 0
        choose = "play:stand-your-ground"
        [[step]]
        seat = 0
        asked = "favor"
        [step.expect]
        "seats.0.honor" = 10
        "seats.0.hand.count" = 0
        "seats.0.characters.hida-guardian.honored" = false
        "seats.0.conflict_pile" = ["stand-your-ground"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-4.2", "LCG-S4.63", "LCG-S9.29")
def test_who_is_reprieved_in_the_fate_phase_is_not_discarded_twice(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The reprieve goes instead; the step discards each once, so it begins the next round
        # without fate.
        [position]
        phase = "fate"
        [[position.seats]]
        honor = 10
        characters.doji-whisperer = { attached = { reprieve = {}, ornate-fan = {} } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:reprieve"
        [[step]]
        seat = 0
        asked = "bid"
        [step.expect]
        round = 2
        "seats.0.characters.doji-whisperer.fate" = 0
        "seats.0.characters.doji-whisperer.attached.count" = 1
        "seats.0.conflict_pile" = ["reprieve"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.4", "LCG-S10.4")
def test_an_ancestral_daisho_on_an_opponent_returns_to_its_owners_hand(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It is its owner's hand, whoever controlled the bearer; the fan goes to its own pile.
        [position]
        phase = "fate"
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        characters.doji-whisperer.attached.ancestral-daisho = { owner = 0 }
        characters.doji-whisperer.attached.ornate-fan = {}
        [[step]]
        seat = 0
        asked = "bid"
        [step.expect]
        "seats.0.hand" = ["ancestral-daisho"]
        "seats.1.conflict_pile" = ["ornate-fan"]
        "seats.1.hand.count" = 0
        "seats.0.conflict_pile.count" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.31", "LCG-S8.4")
def test_a_reprieve_saves_its_bearer_and_the_ancestral_card_stays_on_it(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        hand = ["assassination"]
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [position.seats.characters.brash-samurai]
        fights = true
        honored = true
        fate = 1
        attached = { reprieve = {}, ancestral-daisho = {} }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:assassination"
        [[step]]
        seat = 1
        choose = "use:reprieve"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.honor" = 7
        "seats.1.honor" = 10
        "seats.1.characters.brash-samurai.honored" = true
        "seats.1.characters.brash-samurai.attached.count" = 1
        "seats.1.conflict_pile" = ["reprieve"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.7", "LCG-S8.27", "LCG-S7.7")
def test_an_envoy_that_is_returned_to_the_deck_has_left_play_with_all_that_follows(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Returned on top of the deck it leaves play: 1 honor, 1 fate (courtesy), 1 card
        # (sincerity).
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 0
        conflict_deck = ["banzai", "rout"]
        dynasty_deck = ["doji-whisperer"]
        characters = { kaiu-envoy = { fights = true, honored = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { hida-tomonatsu = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "use:hida-tomonatsu"
        [[step]]
        seat = 1
        asked = "favor"
        [step.expect]
        "seats.0.honor" = 11
        "seats.0.fate" = 1
        "seats.0.hand.count" = 1
        "seats.0.dynasty_deck.0" = "kaiu-envoy"
        "seats.0.dynasty_deck.count" = 2
        "seats.1.dynasty_pile" = ["hida-tomonatsu"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.8", "LCG-S4.31", "LCG-S4.33")
def test_covert_with_nobody_to_choose_is_no_hindrance(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The only defender is covert itself: nobody is chosen, the conflict is declared, it may
        # defend.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { political-rival = {} }
        [[position.seats]]
        honor = 10
        characters = { unassuming-yojimbo = {} }
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
        choose = ["character:political-rival"]
        [[step]]
        seat = 1
        asked = "defenders"
        is_not_asked = ["covert"]
        choose = ["character:unassuming-yojimbo"]
        expect."seats.1.characters.unassuming-yojimbo.fights" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.8", "LCG-S8.2")
def test_of_two_covert_attackers_the_second_has_nobody_left_to_choose(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Two may choose two; there is one only. He is kept out or nobody is.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { political-rival = {}, kaiu-shuichi = {} }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = {} }
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
        choose = ["character:political-rival", "character:kaiu-shuichi"]
        [[step]]
        seat = 0
        asked = "covert"
        choose = ["character:brash-samurai"]
        [[step]]
        seat = 0
        asked = "ring"
        is_not_asked = ["defenders"]
        log = ["LCG-3.2.4"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.4", "ENL-R16", "SKI-R4")
def test_an_ancestral_card_of_an_outsider_comes_home_from_one_who_is_out(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Its bearer leaves play: to its owner's hand; the fan without that keyword to the pile.
        [position]
        conflict = { ring = "fire", province = 1 }
        [[position.seats]]
        characters = { akodo-toturi = { fights = true, honored = true } }
        [[position.seats]]
        provinces = ["", { broken = true }, { broken = true }]
        [position.seats.characters.doji-whisperer]
        fights = true
        attached = { ancestral-daisho = { owner = 2 }, ornate-fan = { owner = 2 } }
        [[position.seats]]
        characters = { brash-samurai = { fate = 1 } }
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [0, 2]
        "seats.2.conflict_pile" = ["ornate-fan"]
        "seats.2.hand" = ["ancestral-daisho"]
        """,
        "skirmish",
    )


@pytest.mark.clause("LCG-S8.7", "ENL-6.4", "SKI-R4")
def test_an_envoy_of_one_who_is_out_leaves_its_controller_a_fate_and_a_card(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It leaves play under another's control: 1 honor (S7.7), 1 fate, 1 card, though it is
        # removed from the game.
        [position]
        conflict = { ring = "fire", province = 1 }
        [[position.seats]]
        fate = 0
        conflict_deck = ["banzai", "rout"]
        characters.akodo-toturi = { fights = true, honored = true }
        characters.kaiu-envoy = { owner = 1, fate = 2, honored = true }
        [[position.seats]]
        provinces = ["", { broken = true }, { broken = true }]
        [[position.seats]]
        characters = { brash-samurai = { fate = 1 } }
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [0, 2]
        "seats.0.honor" = 7
        "seats.0.fate" = 1
        "seats.0.hand.count" = 1
        """,
        "skirmish",
    )


@pytest.mark.clause("ENL-6.4", "SKI-R4", "LCG-S9.36")
def test_a_berserker_reacts_to_a_comrade_who_leaves_with_one_who_is_out(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The outsider pays its last honor. Its samurai fought for another, who reacts; the
        # conflict goes on.
        position.conflict = { ring = "fire" }
        [[position.seats]]
        characters.vengeful-berserker = { fights = true, fate = 1 }
        characters.brash-samurai = { owner = 2, fights = true }
        [[position.seats]]
        characters = { doji-challenger = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 3
        hand = ["assassination"]
        [[step]]
        seat = 2
        choose = "play:assassination"
        [[step]]
        seat = 0
        choose = "use:vengeful-berserker"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        alive = [0, 1]
        "seats.0.characters.count" = 1
        "conflict.attack_skill" = 6
        """,
        "skirmish",
    )
