"""Corners put to the referee as files by another judge: Enlightenment."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-7.4")
def test_a_voice_of_honor_compares_with_any_one_opponent(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # One honored against 0 of the outsider is enough, though the player of the event has
        # two.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.brash-samurai = { fights = true, honored = true, fate = 1 }
        characters.akodo-gunso = { honored = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["voice-of-honor"]
        characters = { brash-samurai = { fights = true, honored = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 0
        choose = "on:brash-samurai.1"
        [[step]]
        seat = 1
        choose = "play:voice-of-honor"
        [[step]]
        seat = 0
        asked = "ring"
        is_not_asked = ["again"]
        expect = { "conflict.attack_skill" = 4 }
        """,
    )


@pytest.mark.clause("ENL-6.4", "LCG-S9.25")
def test_the_perfect_gift_passes_over_who_is_out_and_who_has_no_cards(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        [[position.seats]]
        honor = 10
        hand = ["the-perfect-gift"]
        conflict_deck = ["banzai", "rout"]
        characters = { doji-whisperer = {} }
        [[position.seats]]
        out = true
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        conflict_deck = ["let-go", "outwit"]
        [[step]]
        seat = 0
        choose = "play:the-perfect-gift"
        [[step]]
        seat = 0
        choose = "card:8"
        [[step]]
        seat = 0
        choose = "card:28"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.hand.count" = 1
        expect."seats.1.hand.count" = 0
        expect."seats.2.hand.count" = 0
        expect."seats.3.hand.count" = 1
        expect."seats.0.conflict_deck.count" = 1
        """,
    )


@pytest.mark.clause("ENL-7.4", "ENL-R9")
def test_mantra_of_fire_answers_a_conflict_of_two_others_with_a_common_ring(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Any opponent who declares fire, against whomever, with whichever fire ring.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        hand = ["mantra-of-fire"]
        conflict_deck = ["banzai", "rout"]
        characters = { togashi-initiate = {} }
        [[position.seats]]
        out = true
        [[step]]
        seat = 0
        choose = "declare:political.fire.3"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:brash-samurai"]
        [[step]]
        seat = 2
        choose = "play:mantra-of-fire"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.2.characters.togashi-initiate.fate" = 1
        "seats.2.hand.count" = 1
        """,
    )


@pytest.mark.clause("ENL-7.4", "LCG-S9.21")
def test_way_of_the_crab_in_a_conflict_reaches_an_outsider_who_has_somebody(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # "An opponent" is any of them; one without characters could not be affected.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["way-of-the-crab"]
        characters = { hida-guardian = { fights = true, fate = 1 }, eager-scout = {} }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { honored = true } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = {} }
        [[step]]
        seat = 0
        choose = "play:way-of-the-crab"
        [[step]]
        seat = 0
        asked = "pay-with"
        choose = "on:eager-scout"
        [[step]]
        seat = 0
        offered = ["seat:2", "seat:3"]
        not_offered = ["seat:1", "seat:0"]
        choose = "seat:2"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.2.honor" = 11
        expect."seats.2.characters.count" = 0
        expect."seats.3.characters.count" = 1
        """,
    )


@pytest.mark.clause("ENL-10.5", "ENL-R18", "ENL-6.1", "ENL-R1")
def test_who_bids_more_than_promised_with_the_stake_as_its_last_honor_is_out_before_it_pays(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # At most 2 was promised: the shown 3 breaks it, 2 honor are lost to the pool; out. Two
        # are left: 1 and 1.
        [position]
        phase = "draw"
        treaties = [{ between = [0, 1], promises = ["bid-most:2", "no-attack"], stake = 2 }]
        [[position.seats]]
        honor = 2
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit"]
        characters = { doji-whisperer = {} }
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 3
        [[step]]
        seat = 1
        asked = "bid"
        choose = 1
        expect = { "treaties.count" = 1, "seats.0.honor" = 2 }
        [[step]]
        seat = 2
        asked = "bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "declare"
        [step.expect]
        alive = [1, 2]
        "treaties.count" = 0
        "seats.1.honor" = 10
        "seats.2.honor" = 10
        """,
    )


@pytest.mark.clause("ENL-7.5", "ENL-4.1")
def test_born_in_war_counts_the_unclaimed_rings_of_its_own_player_without_the_contested_one(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 5 rings of the attacker, one contested, one claimed: 3. The defender's own five: 5.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        provinces = [{ rings = ["air"] }]
        characters.border-rider = { fights = true, fate = 1, attached = { born-in-war = {} } }
        [[position.seats]]
        honor = 10
        characters.border-rider = { fights = true, fate = 1, attached = { born-in-war = {} } }
        [[position.seats]]
        [[step]]
        seat = 1
        asked = "act"
        [step.expect]
        "conflict.attack_skill" = 5
        "conflict.defense_skill" = 7
        """,
    )


@pytest.mark.clause("ENL-R3", "ENL-3.2", "ENL-6.1")
def test_the_odd_point_of_one_who_cannot_pay_it_all_is_the_twenty_fifth(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 5 against 1 and 1: 4 honor in all, 2 each; the giver has 3, paid a point at a time
        # from the first player on.
        [position]
        phase = "draw"
        first = 1
        [[position.seats]]
        honor = 23
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        honor = 23
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        honor = 3
        conflict_deck = ["banzai", "rout", "outwit"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "bid"
        choose = 1
        [[step]]
        seat = 2
        asked = "bid"
        choose = 5
        winner = [1]
        expect = { "seats.0.honor" = 24, "seats.1.honor" = 25, "seats.2.honor" = 0 }
        """,
    )


@pytest.mark.clause("ENL-10.5", "ENL-R18")
def test_a_promise_to_leave_an_element_is_broken_with_a_common_ring_against_a_third(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Whoever is attacked, and whosever the ring was: it is a void conflict.
        [position]
        declare = 0
        treaties = [{ between = [0, 1], promises = ["leave:void", "no-attack"], stake = 2 }]
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = {} }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[position.seats]]
        out = true
        [[step]]
        seat = 0
        choose = "declare:military.void.3"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:2.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:brash-samurai"]
        expect = { "treaties.count" = 0, "seats.0.honor" = 8 }
        """,
    )


@pytest.mark.clause("ENL-6.7", "ENL-8.2", "LCG-4.8")
def test_the_token_of_a_first_player_who_is_out_in_the_fate_phase_passes_twice(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Out at 4.2: at once to seat 1; at 4.8 on to seat 2.
        [position]
        phase = "fate"
        [[position.seats]]
        honor = 1
        characters = { doji-whisperer = { dishonored = true } }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 1
        asked = "fate-on-ring"
        choose = "ring:air.1"
        expect = { first = 1 }
        [[step]]
        seat = 2
        choose = "ring:air.2"
        [[step]]
        seat = 3
        choose = "ring:air.3"
        [[step]]
        seat = 2
        asked = "bid"
        expect = { first = 2, round = 2, alive = [1, 2, 3] }
        """,
    )


@pytest.mark.clause("ENL-R15", "ENL-R23", "ENL-7.5")
def test_tsukune_outside_a_conflict_has_no_opponent_to_take_from(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Air of her own pool: gain 2, nothing to take (no "your opponent" outside a conflict).
        [position]
        [[position.seats]]
        honor = 10
        opportunities = []
        provinces = [{ rings = ["earth", "fire", "water", "void"] }]
        characters = { shiba-tsukune = { fate = 1 } }
        [[position.seats]]
        honor = 10
        opportunities = []
        [[position.seats]]
        honor = 10
        opportunities = []
        [[step]]
        seat = 0
        asked = "favor"
        choose = "set:military"
        [[step]]
        seat = 0
        choose = "use:shiba-tsukune"
        [[step]]
        seat = 0
        choose = ["ring:air"]
        [[step]]
        seat = 0
        asked = "ring"
        not_offered = ["take"]
        choose = "gain"
        expect."seats.0.honor" = 12
        """,
    )


@pytest.mark.clause("ENL-10.4", "LCG-S4.26")
def test_who_must_pass_has_kept_a_promise_to_pass(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Nobody to attack with: it passes, and at the end of the round the treaty dissolves.
        [position]
        declare = 0
        treaties = [{ between = [0, 1], promises = ["pass", "no-attack"], stake = 5 }]
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "fate-on-ring"
        choose = "ring:air.0"
        [[step]]
        seat = 1
        choose = "ring:air.1"
        [[step]]
        seat = 2
        choose = "ring:air.2"
        [[step]]
        seat = 0
        asked = "bid"
        expect = { "treaties.count" = 0, "seats.0.honor" = 10, "seats.1.honor" = 10 }
        """,
    )
