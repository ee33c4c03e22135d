"""Corners put to the referee as files by another judge: Enlightenment."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-9.4", "ENL-9.3", "LCG-3.2.7")
def test_an_attacker_with_a_second_ring_of_an_element_resolves_it_but_claims_nothing(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Its void lies claimed; void.2 is a duplicate: effect yes, claim no, so Toturi has
        # nothing to answer (9.4).
        [position]
        conflict = { ring = "void.2" }
        [[position.seats]]
        clan = "lion"
        honor = 10
        provinces = [{ rings = ["void"] }]
        pool = ["void.2"]
        characters = { akodo-toturi = { fights = true, fate = 3 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        characters.doji-whisperer = { fights = true, fate = 1 }
        characters.brash-samurai = { fate = 2 }
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "ring"
        choose = "unfate:brash-samurai"
        [[step]]
        seat = 1
        asked = "declare"
        is_not_asked = ["place-ring", "reaction"]
        [step.expect]
        "seats.1.characters.brash-samurai.fate" = 1
        "seats.0.provinces.0.rings" = ["void.0"]
        "seats.0.pool" = ["air.0", "earth.0", "fire.0", "water.0", "void.2"]
        """,
    )


@pytest.mark.clause("ENL-5.2", "ENL-5.1", "LCG-S9.38")
def test_a_ring_that_is_taken_with_a_province_is_claimed_and_toturi_resolves_that_one(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # "The rest are claimed by the taker": a claim in a military conflict in which he
        # participates.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        clan = "lion"
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 3, honored = true } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "shameful-display", rings = ["air"] }]
        characters = { brash-samurai = { fate = 2 } }
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:0"
        [[step]]
        seat = 0
        choose = "use:akodo-toturi"
        [[step]]
        seat = 0
        choose = "take"
        expect = { "seats.0.honor" = 11, "seats.1.honor" = 9 }
        """,
    )


@pytest.mark.clause("ENL-R11", "ENL-9.4", "ENL-3.3")
def test_a_fury_that_leaves_the_attacker_a_ring_it_has_twice_keeps_the_fifth_from_it(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Void would be the fifth; switched with air.1 of the attacker's own pool (R-E11), a
        # duplicate is won (9.4).
        [position]
        declare = 0
        [[position.seats]]
        clan = "lion"
        honor = 10
        provinces = [{ rings = ["air", "earth", "fire", "water"] }]
        pool = ["air.1"]
        characters = { akodo-toturi = { fate = 3 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "elemental-fury" }]
        characters = { brash-samurai = { fate = 2 } }
        [[position.seats]]
        [[step]]
        seat = 0
        choose = "declare:military.void.0"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:akodo-toturi"]
        [[step]]
        seat = 1
        choose = "use:elemental-fury"
        [[step]]
        seat = 1
        asked = "defenders"
        choose = []
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.ring" = "air.1" }
        [[step]]
        seat = 0
        choose = "decline"
        [[step]]
        seat = 1
        asked = "declare"
        winner = []
        [step.expect]
        "seats.0.pool" = ["void.0", "air.1"]
        "seats.0.provinces.0.rings.count" = 4
        """,
    )


@pytest.mark.clause("ENL-R11", "LCG-S9.67", "ENL-3.3")
def test_without_another_ring_of_the_attacker_a_fury_has_nothing_to_switch(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The defender's own pool and the others' are no use: the void is the fifth and wins.
        [position]
        declare = 0
        [[position.seats]]
        clan = "lion"
        honor = 10
        provinces = [{ rings = ["air", "earth", "fire", "water"] }]
        characters = { akodo-toturi = { fate = 3 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "elemental-fury" }]
        [[position.seats]]
        [[step]]
        seat = 0
        choose = "declare:military.void.0"
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
        asked = "place-ring"
        choose = "place:1"
        winner = [0]
        """,
    )


@pytest.mark.clause("ENL-5.1", "LCG-S9.36")
def test_karmic_teachings_give_their_rings_back_before_they_are_taken(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The interrupt comes before the break: nothing is left there for the attacker but the
        # contested ring.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        clan = "lion"
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 3, honored = true } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "karmic-teachings", rings = ["air", "void.2"] }]
        characters = { brash-samurai = { fate = 2 } }
        [[position.seats]]
        [[step]]
        seat = 1
        choose = "use:karmic-teachings"
        [[step]]
        seat = 0
        asked = "ring"
        is_not_asked = ["place-ring"]
        [step.expect]
        "seats.1.provinces.0.broken" = true
        "seats.1.provinces.0.rings.count" = 0
        "seats.1.pool" = ["air.1", "earth.1", "fire.1", "water.1", "void.1", "void.2"]
        "seats.0.provinces.0.rings.count" = 0
        """,
    )


@pytest.mark.clause("ENL-8.4b", "ENL-R2")
def test_of_three_bids_one_apart_the_only_honor_is_given_to_one_of_two(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 2, 2, 3: 1 honor in all, 0 to each and the odd one to whom the giver chooses; it was
        # the last.
        [position]
        phase = "draw"
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit"]
        characters = { doji-whisperer = {} }
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        honor = 1
        conflict_deck = ["banzai", "rout", "outwit"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 2
        [[step]]
        seat = 1
        asked = "bid"
        choose = 2
        [[step]]
        seat = 2
        asked = "bid"
        choose = 3
        [[step]]
        seat = 2
        asked = "split"
        choose = "give:1"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        alive = [0, 1]
        "seats.0.honor" = 10
        "seats.1.honor" = 11
        """,
    )


@pytest.mark.clause("ENL-8.4c")
def test_of_two_high_bids_one_above_the_third_one_pays_and_the_other_nothing(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 4, 4, 3: 1 honor in all; the receiver chooses who pays it.
        [position]
        phase = "draw"
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit", "let-go"]
        characters = { doji-whisperer = {} }
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit", "let-go"]
        [[position.seats]]
        honor = 24
        conflict_deck = ["banzai", "rout", "outwit", "let-go"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 4
        [[step]]
        seat = 1
        asked = "bid"
        choose = 4
        [[step]]
        seat = 2
        asked = "bid"
        choose = 3
        [[step]]
        seat = 2
        asked = "split"
        choose = "from:1"
        winner = [2]
        expect."seats.0.honor" = 10
        expect."seats.1.honor" = 9
        expect."seats.2.honor" = 25
        expect."seats.0.hand.count" = 0
        """,
    )


@pytest.mark.clause("ENL-12.1", "ENL-6.3", "LCG-S9.9")
def test_who_attacks_with_its_last_three_honor_as_an_assassin_is_out_and_the_defender_bows(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The cost puts the attacker out: no winner, the contested ring is common, the defenders
        # go home bowed.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 3
        hand = ["assassination"]
        characters = { akodo-toturi = { fights = true, fate = 3 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fights = true, fate = 2 } }
        [[position.seats]]
        characters = { doji-whisperer = {} }
        [[step]]
        seat = 0
        choose = "play:assassination"
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [1, 2]
        "common.count" = 5
        "seats.1.characters.brash-samurai.bowed" = true
        "seats.1.characters.brash-samurai.fate" = 2
        """,
    )


@pytest.mark.clause("ENL-7.4", "ENL-7.5", "LCG-S9.51")
def test_way_of_the_phoenix_closes_an_element_to_one_opponent_whoever_owns_the_ring(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The ring names the element; seat 1 may not declare fire with any ring, seat 2 may.
        [position]
        [[position.seats]]
        honor = 10
        hand = ["way-of-the-phoenix"]
        opportunities = []
        [[position.seats]]
        honor = 10
        pool = ["fire.0"]
        characters = { brash-samurai = {} }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = {} }
        [[step]]
        seat = 0
        choose = "play:way-of-the-phoenix"
        [[step]]
        seat = 0
        choose = "seat:1"
        [[step]]
        seat = 0
        choose = "ring:fire"
        [[step]]
        seat = 1
        asked = "declare"
        offered = ["declare:military.air.1"]
        not_offered = [
            "declare:military.fire.1",
            "declare:political.fire.1",
            "declare:military.fire.0",
        ]
        choose = "pass"
        [[step]]
        seat = 2
        asked = "declare"
        offered = ["declare:military.fire.2", "declare:political.fire.2"]
        """,
    )


@pytest.mark.clause("ENL-7.6", "ENL-R23")
def test_an_outsider_forces_a_conflict_of_others_on_nobody(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Charge, a move into the conflict, and Tranquility (your opponent) are not for
        # outsiders.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 3 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fights = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        fate = 5
        hand = ["charge", "tranquility", "ide-messenger", "banzai", "ambush", "blackmail"]
        provinces = ["brash-samurai"]
        [position.seats.characters.shinjo-outrider]
        fate = 1
        attached = { favored-mount = {} }
        [[step]]
        seat = 2
        asked = "act"
        offered = ["play:banzai"]
        not_offered = [
            "play:charge",
            "play:tranquility",
            "use:shinjo-outrider",
            "use:favored-mount",
            "play:ambush",
            "play:blackmail",
        ]
        """,
    )


@pytest.mark.clause("ENL-7.4", "LCG-S0.2")
def test_a_guest_of_honor_bars_the_events_of_outsiders_too(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # "Opponents" are all of them, the outsider among them.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters = { guest-of-honor = { fights = true, fate = 3 } }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters = { brash-samurai = { fights = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["banzai", "favored-mount"]
        characters = { brash-samurai = { fate = 2 } }
        [[step]]
        seat = 1
        asked = "act"
        not_offered = ["play:banzai"]
        pass = true
        [[step]]
        seat = 2
        asked = "act"
        offered = ["play:favored-mount"]
        not_offered = ["play:banzai"]
        pass = true
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        """,
    )
