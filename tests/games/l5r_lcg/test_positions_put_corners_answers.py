"""Corners put to the referee as files by another judge: interrupts and reactions."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.16", "LCG-S9.38", "LCG-S8.26")
def test_a_dishonored_master_answers_the_katana_that_favors_brought_him(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Dishonored as the cost, it is attached a weapon of the opponent's (2 restricted in
        # all) and readies.
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.niten-master.bowed = true
        characters.niten-master.fate = 1
        characters.niten-master.attached = { ancestral-daisho = {} }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fate = 1, attached = { fine-katana = {} } }
        [[step]]
        seat = 0
        choose = "play:calling-in-favors"
        [[step]]
        seat = 0
        choose = "use:niten-master"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.niten-master.dishonored" = true
        "seats.0.characters.niten-master.bowed" = false
        "seats.0.characters.niten-master.attached.count" = 2
        "seats.1.characters.akodo-gunso.attached.count" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.26", "LCG-S10.2", "LCG-S1.4")
def test_a_third_restricted_card_that_favors_brought_makes_one_of_the_three_go(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The controller may discard the new one: it goes to its owner's pile.
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.doji-whisperer.fate = 1
        characters.doji-whisperer.honored = true
        characters.doji-whisperer.attached = { ancestral-daisho = {}, ornate-fan = {} }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fate = 1, attached = { fine-katana = {} } }
        [[step]]
        seat = 0
        choose = "play:calling-in-favors"
        [[step]]
        seat = 0
        offered = ["on:fine-katana", "on:ancestral-daisho", "on:ornate-fan"]
        choose = "on:fine-katana"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.doji-whisperer.honored" = false
        "seats.0.characters.doji-whisperer.dishonored" = false
        "seats.0.characters.doji-whisperer.attached.count" = 2
        "seats.1.conflict_pile" = ["fine-katana"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.32", "LCG-S9.29", "LCG-S8.3")
def test_a_rumormonger_turns_the_honor_of_pride_to_one_who_was_dishonored(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Pride would honor the winner; it is the dishonored companion's instead, who is
        # ordinary then.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1, dishonored = true }
        [[position.seats]]
        honor = 10
        characters = { young-rumormonger = { bowed = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "use:young-rumormonger"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.akodo-gunso.honored" = false
        "seats.0.characters.akodo-toturi.honored" = false
        "seats.0.characters.akodo-toturi.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.36", "LCG-4.2")
def test_exactly_five_more_honor_keep_a_steadfast_samurai(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # "At least 5 more": exactly 5 is enough. Forced, as the phase begins.
        [position]
        phase = "fate"
        [[position.seats]]
        honor = 15
        dynasty_deck = ["eager-scout", "eager-scout", "eager-scout", "eager-scout"]
        characters = { steadfast-samurai = {} }
        [[position.seats]]
        honor = 10
        dynasty_deck = ["eager-scout", "eager-scout", "eager-scout", "eager-scout"]
        characters = { doji-whisperer = {} }
        [[step]]
        seat = 0
        asked = "bid"
        expect = { "seats.0.characters.count" = 1, "seats.1.characters.count" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.55", "LCG-S9.56", "LCG-S7.7", "LCG-3.2.4")
def test_a_recruit_goes_as_the_unopposed_honor_is_lost_whatever_would_save_it_and_leaves_that_honor(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 10 - 1: the opponent is more honorable, it goes by a constant effect (S9.56), and
        # being honored brings 1 back.
        [position]
        conflict = { ring = "air" }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        characters.obstinate-recruit.honored = true
        characters.obstinate-recruit.fate = 1
        characters.obstinate-recruit.attached = { reprieve = {} }
        characters.doji-whisperer = { fate = 1 }
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.1.characters.count" = 1
        expect."seats.1.honor" = 10
        expect."seats.1.conflict_pile" = ["reprieve"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.69", "LCG-S6.2", "LCG-S6.6")
def test_an_opponent_of_a_single_honor_gives_it_to_who_had_24(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        first = 1
        [[position.seats]]
        honor = 24
        hand = ["levy"]
        [[position.seats]]
        honor = 1
        fate = 0
        [[step]]
        seat = 0
        choose = "play:levy"
        winner = [0]
        expect = { "seats.0.honor" = 25, "seats.1.honor" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.48", "LCG-S6.2")
def test_a_seeker_who_wins_with_the_last_ring_of_air_takes_the_honor_that_wins(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The fire ring has air too; air is chosen, 2 are gained: 25.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 23
        opportunities = []
        characters = { seeker-of-knowledge = { fights = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "element"
        choose = "element:air"
        [[step]]
        seat = 0
        choose = "gain"
        winner = [0]
        expect = { "seats.0.honor" = 25, "seats.1.honor" = 9 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.1", "LCG-S0.2")
def test_a_second_defender_is_moved_to_who_lets_only_one_be_declared(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # One defender is declared; a second one is moved in all the same.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { mirumoto-prodigy = { fate = 1 } }
        [[position.seats]]
        honor = 10
        provinces = ["", "favorable-ground"]
        characters = { akodo-gunso = { fate = 1 }, doji-whisperer = { fate = 1 } }
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
        choose = ["character:mirumoto-prodigy"]
        [[step]]
        seat = 1
        asked = "defenders"
        choose = ["character:akodo-gunso"]
        [[step]]
        seat = 1
        choose = "use:favorable-ground"
        [[step]]
        seat = 1
        choose = "on:doji-whisperer"
        [[step]]
        seat = 0
        asked = "act"
        expect = { "conflict.defense_skill" = 4 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.16", "LCG-1.3")
def test_of_two_without_a_card_the_first_player_passes_first_and_has_a_fate_more(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        [position]
        phase = "dynasty"
        first = 1
        [[position.seats]]
        fate = 0
        [[position.seats]]
        fate = 0
        [[step]]
        seat = 0
        asked = "bid"
        expect = { "seats.0.fate" = 7, "seats.1.fate" = 8 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.51")
def test_who_joins_the_attack_later_has_nothing_of_what_strengthened_the_attackers(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Strengthened as an attacker by the stronghold; attackers who come later are not.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        clan = "lion"
        honor = 10
        provinces = ["favorable-ground"]
        characters = { border-rider = { fights = true, fate = 1 }, matsu-beiona = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:yojin-no-shiro"
        [[step]]
        seat = 0
        choose = "use:favorable-ground"
        [[step]]
        seat = 0
        choose = "on:matsu-beiona"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 6 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.52", "LCG-S9.53", "LCG-S9.66")
def test_a_character_that_was_sent_home_and_back_keeps_what_lasts_until_the_end_of_the_conflict(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # A Banzai lasts on the card, wherever it stands: 2 + 2 + 2 against 6, and a tie is the
        # attacker's.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["banzai"]
        characters.shinjo-outrider = { fights = true, fate = 1 }
        characters.brash-samurai = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["rout"]
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 0
        choose = "on:shinjo-outrider"
        [[step]]
        seat = 0
        choose = "decline"
        [[step]]
        seat = 1
        choose = "play:rout"
        [[step]]
        seat = 1
        choose = "on:shinjo-outrider"
        [[step]]
        seat = 0
        choose = "use:shinjo-outrider"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 6, "conflict.defense_skill" = 6 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.8", "LCG-S7.23")
def test_who_is_readied_in_the_conflict_counts_again_and_bows_again(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        hand = ["i-am-ready"]
        characters = { border-rider = { fights = true, bowed = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "play:i-am-ready"
        expect = { "conflict.attack_skill" = 2, "seats.0.characters.border-rider.fate" = 0 }
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 1
        asked = "declare"
        expect = { "seats.0.characters.border-rider.bowed" = true }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S11.9", "LCG-S7.30")
def test_a_berserker_is_doubled_but_not_the_bid_of_its_duel(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3 x 2 + 1 = 7 against 3 + 5 = 8.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { mirumoto-raitsugu = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.vengeful-berserker = { fights = true, fate = 2 }
        characters.stoic-gunso = { fights = true, fate = 1 }
        characters.eager-scout = {}
        [[step]]
        seat = 1
        choose = "use:stoic-gunso"
        [[step]]
        seat = 1
        choose = "on:eager-scout"
        [[step]]
        seat = 1
        choose = "use:vengeful-berserker"
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        choose = "on:vengeful-berserker"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 5
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        expect."seats.1.characters.vengeful-berserker.fate" = 1
        expect."seats.1.honor" = 14
        """,
        "stronghold",
    )
