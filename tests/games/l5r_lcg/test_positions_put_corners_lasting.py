"""Corners put to the referee as files by another judge: what lasts and what is counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.66", "LCG-S10.4", "LCG-S9.25")
def test_a_favor_called_in_takes_a_madness_from_its_own_bearer_and_leaves_it_there(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Control of it changes; it is already where it would go, and stays.
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.doji-whisperer = { fate = 1, attached = { fiery-madness = { owner = 1 } } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:calling-in-favors"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.doji-whisperer.dishonored" = true
        "seats.0.characters.doji-whisperer.attached.count" = 1
        "seats.1.conflict_pile.count" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.30", "LCG-S9.29")
def test_a_dishonor_that_is_turned_to_another_is_paid_and_the_favor_goes_to_whom_it_was_asked_of(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # A replaced cost counts as paid; the fan goes to the character that was to be
        # dishonored.
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.young-rumormonger = { fate = 1 }
        characters.brash-samurai = { fate = 1 }
        characters.doji-hotaru = { fate = 1, dishonored = true }
        [[position.seats]]
        honor = 10
        characters.doji-whisperer = { fate = 1, attached = { ornate-fan = {} } }
        [[step]]
        seat = 0
        choose = "play:calling-in-favors"
        [[step]]
        seat = 0
        asked = "pay-with"
        choose = "on:brash-samurai"
        [[step]]
        seat = 0
        choose = "use:young-rumormonger"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.young-rumormonger.dishonored" = true
        "seats.0.characters.brash-samurai.dishonored" = false
        "seats.0.characters.brash-samurai.attached.count" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.20", "LCG-S9.21")
def test_who_is_above_question_may_still_have_to_be_sacrificed(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The crab chooses an opponent, and that player sacrifices: nobody is chosen by the
        # event.
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["way-of-the-crab"]
        characters = { eager-scout = {}, hida-guardian = { bowed = true } }
        [[position.seats]]
        honor = 10
        characters.brash-samurai = {}
        characters.doji-whisperer = { fate = 1, attached = { above-question = {} } }
        [[step]]
        seat = 0
        choose = "play:way-of-the-crab"
        [[step]]
        seat = 0
        choose = "on:eager-scout"
        [[step]]
        seat = 1
        choose = "on:doji-whisperer"
        [[step]]
        seat = 1
        asked = "declare"
        expect."seats.1.characters.count" = 1
        expect."seats.1.conflict_pile" = ["above-question"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.5", "LCG-S0.2")
def test_a_pacified_attacker_goes_home_bowed_when_the_conflict_becomes_military(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # It cannot participate any more, like one with a dash.
        [position]
        conflict = { ring = "void", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["captive-audience"]
        characters.doji-whisperer.fights = true
        characters.doji-whisperer.fate = 1
        characters.doji-whisperer.attached = { pacifism = { owner = 1 } }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:captive-audience"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.doji-whisperer.fights" = false
        "seats.0.characters.doji-whisperer.bowed" = true
        "conflict.attack_skill" = 6
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.50", "LCG-S9.34", "LCG-S6.3")
def test_two_commanders_each_take_an_honor_for_a_cancelled_event_too(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The event was played though it was cancelled: 2 honor for two commanders, the last
        # ones.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 2
        hand = ["banzai"]
        characters.brash-samurai = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["voice-of-honor"]
        characters.akodo-gunso.fights = true
        characters.akodo-gunso.honored = true
        characters.akodo-gunso.fate = 1
        characters.akodo-gunso.attached = { watch-commander = {} }
        characters.akodo-toturi.fights = true
        characters.akodo-toturi.fate = 1
        characters.akodo-toturi.attached = { watch-commander = {} }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 0
        choose = "on:brash-samurai"
        [[step]]
        seat = 1
        choose = "play:voice-of-honor"
        [[step]]
        seat = 1
        choose = "use:watch-commander"
        expect = { "seats.0.honor" = 1 }
        [[step]]
        seat = 1
        choose = "use:watch-commander"
        winner = [1]
        expect = { "seats.0.honor" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.52", "LCG-S9.36")
def test_a_guest_of_honor_bars_what_answers_the_end_of_her_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # She participates until all go home: no Fallen in Battle, no Oathkeeper is an event.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        hand = ["vengeful-oathkeeper"]
        characters.guest-of-honor = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["fallen-in-battle"]
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[step]]
        seat = 0
        choose = "play:vengeful-oathkeeper"
        [[step]]
        seat = 1
        asked = "favor"
        [step.expect]
        "seats.1.hand" = ["fallen-in-battle"]
        "seats.0.characters.count" = 2
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.31", "LCG-S7.29")
def test_a_doubled_base_is_switched_as_it_is(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # First doubled (2 to 4), then switched: political 4, military 1.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["way-of-the-lion"]
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.bayushi-yunako = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:way-of-the-lion"
        [[step]]
        seat = 0
        choose = "use:bayushi-yunako"
        [[step]]
        seat = 0
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "conflict.attack_skill" = 6
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.22", "LCG-S11.5")
def test_a_bid_in_a_duel_stays_on_the_dial_for_what_compares_dials(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Dials of the duel, 3 and 1, are compared afterwards.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 2
        hand = ["i-can-swim"]
        characters = { mirumoto-raitsugu = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 2, dishonored = true }
        characters.brash-samurai = { fights = true, dishonored = true }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        asked = "act"
        not_offered = ["play:i-can-swim"]
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 3
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        expect."seats.1.characters.akodo-gunso.fate" = 1
        expect."seats.1.honor" = 12
        [[step]]
        seat = 0
        choose = "play:i-can-swim"
        [[step]]
        seat = 0
        choose = "on:brash-samurai"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.1.characters.count" = 1, "seats.1.honor" = 11 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.60", "LCG-S7.28")
def test_asami_counts_the_favor_that_makes_her_side_the_stronger(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3 + 1 against 3.
        [position]
        favor = 0
        favor_kind = "political"
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        characters = { kakita-asami = { fights = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { fights = true, fate = 2 } }
        [[step]]
        seat = 0
        choose = "use:kakita-asami"
        expect = { "seats.0.honor" = 11, "seats.1.honor" = 9 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.14", "LCG-S9.13")
def test_earth_that_is_grasped_lets_nobody_come_but_who_is_put_into_play(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Put into play is neither played nor moved.
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
        hand = ["charge", "steward-of-law"]
        provinces = ["brash-samurai"]
        dynasty_deck = ["eager-scout"]
        characters.shinjo-outrider = { fate = 1 }
        characters.doji-whisperer = { fights = true, fate = 1 }
        [[step]]
        seat = 1
        asked = "act"
        offered = ["use:shinjo-outrider", "play:charge", "play:steward-of-law"]
        pass = true
        [[step]]
        seat = 0
        choose = "use:grasp-of-earth"
        [[step]]
        seat = 1
        asked = "act"
        offered = ["play:charge"]
        not_offered = ["use:shinjo-outrider", "play:steward-of-law"]
        choose = "play:charge"
        expect."seats.1.characters.brash-samurai.fights" = true
        """,
        "stronghold",
    )
