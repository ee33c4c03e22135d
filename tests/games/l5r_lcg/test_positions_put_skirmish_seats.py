"""Positions of Skirmish for three to five put to the referee as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("SKI-R13", "ENL-7.2", "ENL-7.7", "ENL-R14")
def test_in_a_conflict_of_five_seats_all_act_from_the_defender_to_the_left_until_five_pass_in_a_row(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Order 3, 4, 0, 1, 2; after an act all five must pass again. (R-S13, R-E14)
        passing = false
        [position]
        conflict = { attacker = 1, defender = 3, ring = "fire" }
        [[position.seats]]
        fate = 2
        hand = ["banzai"]
        [[position.seats]]
        fate = 2
        hand = ["banzai"]
        characters = { doji-whisperer = { fights = true } }
        [[position.seats]]
        fate = 2
        hand = ["banzai", "outwit", "assassination", "fine-katana"]
        characters = { kitsuki = { card = "doji-whisperer" } }
        [[position.seats]]
        fate = 2
        hand = ["banzai"]
        characters = { akodo-gunso = { fights = true } }
        [[position.seats]]
        fate = 2
        hand = ["banzai"]
        [[step]]
        seat = 3
        pass = true
        [[step]]
        seat = 4
        pass = true
        [[step]]
        seat = 0
        pass = true
        [[step]]
        seat = 1
        pass = true
        [[step]]
        seat = 2
        choose = "play:banzai"
        [[step]]
        seat = 2
        choose = "on:akodo-gunso"
        [[step]]
        seat = 2
        asked = "again"
        choose = "decline"
        [[step]]
        seat = 3
        pass = true
        [[step]]
        seat = 4
        pass = true
        [[step]]
        seat = 0
        pass = true
        [[step]]
        seat = 1
        pass = true
        [[step]]
        seat = 2
        pass = true
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-10.3", "LCG-3.4.1")
def test_two_of_four_tie_for_the_most_glory_the_favor_stays_with_one_who_has_none(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 1 + 1 ring = 2, 2, 0, bowed 3 counts 0 and 1: a tie at 2, the holder keeps it.
        [position]
        declare = 3
        favor = 2
        rings = { fire = { claimed = 0 } }
        [[position.seats]]
        opportunities = []
        characters = { doji-whisperer = { fate = 2 } }
        [[position.seats]]
        opportunities = []
        characters = { akodo-gunso = { fate = 2 } }
        [[position.seats]]
        opportunities = []
        [[position.seats]]
        opportunities = ["either"]
        characters = { doji-hotaru = { bowed = true, fate = 2 }, ikoma-prodigy = { fate = 2 } }
        [[step]]
        seat = 3
        asked = "declare"
        choose = "pass"
        log = ["SKI-10.3"]
        [step.expect]
        favor = 2
        round = 2
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-6.4", "SKI-R9")
def test_water_reaches_the_home_of_one_who_is_not_in_the_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Any player's home area, 1 fate at most: the outsider's; not a bowed participant, not
        # 2 fate.
        [position]
        conflict = { ring = "water" }
        [[position.seats]]
        characters = { doji-challenger = { fights = true } }
        [[position.seats]]
        characters = { akodo-gunso = { fights = true, bowed = true }, cautious-scout = {} }
        [[position.seats]]
        characters.matsu-beiona = { fate = 1 }
        characters.ikoma-prodigy = { bowed = true }
        characters.brash-samurai = { fate = 2 }
        [[step]]
        seat = 0
        asked = "ring"
        offered = ["bow:matsu-beiona", "ready:ikoma-prodigy", "decline"]
        not_offered = ["ready:akodo-gunso", "bow:brash-samurai", "bow:doji-challenger"]
        choose = "bow:matsu-beiona"
        [[step]]
        seat = 1
        asked = "declare"
        expect."seats.2.characters.matsu-beiona.bowed" = true
        expect."seats.2.characters.matsu-beiona.fate" = 1
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-R4", "ENL-6.4", "ENL-R16")
def test_cards_of_one_who_is_out_leave_the_others_what_it_had_of_others_goes_to_their_piles(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Its katana and fan leave others; the pacifism and the samurai go to their owners'
        # piles. (R-S4 = ENL-6.4, R-E16)
        position.conflict = { ring = "fire", province = 3 }
        [[position.seats]]
        characters.akodo-toturi = { fights = true, attached = { fine-katana = { owner = 1 } } }
        [[position.seats]]
        provinces = [{ broken = true }, { broken = true }]
        characters.brash-samurai = { owner = 2, bowed = true, honored = true }
        characters.doji-whisperer = { bowed = true, attached = { pacifism = { owner = 0 } } }
        [[position.seats]]
        characters = { doji-challenger = { attached = { ornate-fan = { owner = 1 } } } }
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [0, 2]
        "seats.0.characters.akodo-toturi.attached.count" = 0
        "seats.2.characters.doji-challenger.attached.count" = 0
        "seats.0.conflict_pile" = ["pacifism"]
        "seats.2.dynasty_pile" = ["brash-samurai"]
        "seats.0.characters.akodo-toturi.bowed" = true
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-R4", "ENL-12.1", "LCG-S7.9")
def test_an_outsider_discards_the_dishonored_attacker_and_ends_the_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # -1 for the dishonored (S7.9), 0 is out (SKI-8.8); no winner, the defender goes home
        # bowed, the ring is unclaimed.
        position.conflict = { ring = "fire" }
        [[position.seats]]
        honor = 1
        characters.akodo-gunso = { fights = true, dishonored = true, fate = 1 }
        characters.matsu-beiona = { fights = true }
        [[position.seats]]
        characters = { doji-challenger = { fights = true } }
        [[position.seats]]
        honor = 6
        hand = ["assassination"]
        characters = { brash-samurai = {} }
        [[position.seats]]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 2
        choose = "play:assassination"
        [[step]]
        seat = 2
        choose = "on:akodo-gunso"
        [[step]]
        seat = 2
        asked = "declare"
        offered = ["declare:military.fire"]
        is_not_asked = ["ring"]
        [step.expect]
        alive = [1, 2, 3]
        "seats.2.honor" = 3
        "seats.1.characters.doji-challenger.bowed" = true
        first = 1
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-R3", "SKI-R4", "LCG-S11.7", "ENL-12.1")
def test_who_gives_the_last_honor_for_a_bid_in_a_duel_is_out_no_loser_and_no_conflict_any_more(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 2 honor for 3 against 1 (R-S3), out at D.5; the conflict ends without a winner
        # (R-S4), the ring is unclaimed.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 6
        characters = { mirumoto-raitsugu = { fights = true } }
        [[position.seats]]
        honor = 2
        characters = { matsu-beiona = { fights = true, fate = 1 } }
        [[position.seats]]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 3
        [[step]]
        seat = 2
        asked = "declare"
        offered = ["declare:military.fire"]
        is_not_asked = ["ring"]
        [step.expect]
        alive = [0, 2]
        "seats.0.honor" = 8
        "seats.2.honor" = 6
        "seats.0.characters.mirumoto-raitsugu.bowed" = true
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-6.2", "SKI-R13", "ENL-R15")
def test_earth_makes_nobody_but_the_defender_discard(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The opponent is the defender, whose hand is empty: only drawing is left. (R-S13,
        # R-E15)
        [position]
        conflict = { kind = "political", ring = "earth" }
        [[position.seats]]
        conflict_deck = ["banzai", "rout"]
        characters = { doji-whisperer = { fights = true } }
        [[position.seats]]
        [[position.seats]]
        hand = ["banzai", "outwit"]
        [[step]]
        seat = 0
        asked = "ring"
        offered = ["draw"]
        not_offered = ["make"]
        choose = "draw"
        [[step]]
        seat = 0
        asked = "bid"
        expect = { "seats.0.hand.count" = 1, "seats.2.hand.count" = 2 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-10.2", "LCG-S4.28")
def test_the_fifth_of_five_seats_has_the_one_ring_left(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Five seats, five rings; claimed ones are not chosen. (SKI-10.2)
        [position]
        declare = 4
        rings.air = { claimed = 0 }
        rings.earth = { claimed = 1 }
        rings.fire = { claimed = 2 }
        rings.void = { claimed = 3 }
        [[position.seats]]
        opportunities = []
        [[position.seats]]
        opportunities = []
        [[position.seats]]
        opportunities = []
        [[position.seats]]
        opportunities = []
        [[position.seats]]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 4
        asked = "declare"
        offered = ["declare:military.water", "declare:political.water", "pass"]
        not_offered = [
            "declare:military.air",
            "declare:military.earth",
            "declare:military.fire",
            "declare:military.void",
        ]
        choose = "declare:military.water"
        [[step]]
        seat = 4
        asked = "province"
        offered = ["province:0.0", "province:1.1", "province:2.2", "province:3.0"]
        not_offered = ["province:4.0"]
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-R13", "ENL-7.6")
def test_an_outsider_plays_a_character_in_a_conflict_of_others_at_home_only(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The outsider may not play into the conflict; it stays at home and adds no skill.
        # (R-S13, ENL-7.6)
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        [[position.seats]]
        characters = { matsu-beiona = { fights = true, fate = 1 } }
        [[position.seats]]
        fate = 5
        hand = ["togashi-kazue"]
        [[step]]
        seat = 2
        choose = "play:togashi-kazue"
        [[step]]
        seat = 2
        asked = "as"
        choose = "as-character"
        [[step]]
        seat = 2
        asked = "fate"
        choose = 0
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "conflict.attack_skill" = 6
        "conflict.defense_skill" = 3
        "seats.2.characters.togashi-kazue.fights" = false
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.10", "SKI-R4", "ENL-6.7", "LCG-S6.4")
def test_who_fills_a_province_from_a_new_deck_may_be_out_in_the_dynasty_phase(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 3 - 3 = 0 at the refill; the token goes to seat 1 at once, and to seat 2 for round
        # 2; the next are asked and the two left bid by difference.
        [position]
        phase = "dynasty"
        [[position.seats]]
        honor = 3
        provinces = ["brash-samurai", "doji-whisperer", "doji-whisperer"]
        dynasty_pile = ["matsu-beiona", "akodo-gunso"]
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit"]
        [[step]]
        seat = 0
        choose = "play:brash-samurai"
        [[step]]
        seat = 0
        choose = 0
        [[step]]
        seat = 1
        asked = "bid"
        choose = 3
        [[step]]
        seat = 2
        asked = "bid"
        choose = 1
        [step.expect]
        alive = [1, 2]
        first = 2
        round = 2
        "seats.1.honor" = 4
        "seats.2.honor" = 8
        """,
        "skirmish",
    )
