"""Corners put to the referee as files by another judge: Skirmish."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("SKI-7.1", "SKI-R3", "LCG-S11.10")
def test_the_loser_of_a_duel_of_skirmish_may_be_the_better_one_and_honor_follows_the_bids_alone(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 3 against 2: 1 + 1 = 2 against 3. The challenger loses and goes; 3 - 1 = 2 honor pass.
        position.conflict = { ring = "fire" }
        position.seats = [
            { characters = { mirumoto-raitsugu = { fights = true } } },
            { characters = { akodo-gunso = { fights = true, fate = 1 }, doji-whisperer = {} } },
        ]
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
        seat = 1
        asked = "declare"
        [step.expect]
        "seats.0.honor" = 8
        "seats.1.honor" = 4
        "seats.0.characters.count" = 0
        "seats.1.characters.akodo-gunso.fate" = 1
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.4", "LCG-S4.20")
def test_a_bid_of_three_that_is_raised_draws_four_cards_in_skirmish(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The dial ends at 3, the bid does not: 4 cards and 3 honor.
        [position]
        phase = "draw"
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit", "banzai", "rout"]
        characters = { bayushi-manipulator = {} }
        [[position.seats]]
        conflict_deck = ["banzai", "rout"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 3
        [[step]]
        seat = 1
        asked = "bid"
        choose = 1
        [[step]]
        seat = 0
        choose = "use:bayushi-manipulator"
        [[step]]
        seat = 0
        asked = "declare"
        expect = { "seats.0.honor" = 3, "seats.1.honor" = 9, "seats.0.hand.count" = 4 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-10.1", "LCG-S4.20")
def test_of_three_a_raised_bid_is_above_those_that_it_tied_with(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 2 + 1, 2, 2: one honor to each of the two, and three cards.
        [position]
        phase = "draw"
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit", "banzai", "rout"]
        characters = { bayushi-manipulator = {} }
        [[position.seats]]
        conflict_deck = ["banzai", "rout"]
        [[position.seats]]
        conflict_deck = ["banzai", "rout"]
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
        choose = 2
        [[step]]
        seat = 0
        choose = "use:bayushi-manipulator"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.honor" = 4
        "seats.1.honor" = 7
        "seats.2.honor" = 7
        "seats.0.hand.count" = 3
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-R8", "SKI-8.11", "LCG-S9.60")
def test_a_province_of_skirmish_is_not_unrevealed_for_a_fury(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # No token is faceup, facedown or revealed: X is 0, and only who has no glory is bowed.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        characters.wandering-ronin = { fights = true, fate = 1 }
        characters.akodo-gunso = { fights = true, fate = 1 }
        [[position.seats]]
        fate = 1
        hand = ["mirumoto-s-fury"]
        [[step]]
        seat = 1
        choose = "play:mirumoto-s-fury"
        expect."seats.0.characters.wandering-ronin.bowed" = true
        expect."seats.0.characters.akodo-gunso.bowed" = false
        """,
        "skirmish",
    )


@pytest.mark.clause("LCG-S9.46", "LCG-S9.47")
def test_two_players_may_assassinate_in_one_round_each_once(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The maximum is for each player.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        hand = ["assassination", "assassination"]
        characters.brash-samurai = { fights = true, fate = 1 }
        characters.doji-hotaru = { fights = true, fate = 1 }
        [[position.seats]]
        hand = ["assassination"]
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.doji-whisperer = {}
        characters.eager-scout = {}
        [[step]]
        seat = 1
        choose = "play:assassination"
        [[step]]
        seat = 1
        choose = "on:brash-samurai"
        [[step]]
        seat = 0
        choose = "play:assassination"
        [[step]]
        seat = 0
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.0.honor" = 3, "seats.1.honor" = 3, "seats.0.hand.count" = 1 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-4.1", "LCG-S9.7")
def test_in_skirmish_a_seat_has_no_second_conflict_to_break_through_to(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # One opportunity: no second conflict of the phase is left.
        [position]
        declare = 0
        [[position.seats]]
        hand = ["breakthrough"]
        characters = { akodo-toturi = { fate = 1 }, brash-samurai = { fate = 1 } }
        [[position.seats]]
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
        choose = ["character:akodo-toturi"]
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 0
        asked = "bid"
        expect."seats.0.hand" = ["breakthrough"]
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.7", "LCG-S4.43")
def test_a_blade_won_in_defense_may_be_the_last_honor_that_is_missing(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The defender wins, and so does its blade, before the attacker has lost its ring.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 11
        characters.akodo-gunso = { fights = true, fate = 1, attached = { honored-blade = {} } }
        [[step]]
        seat = 1
        choose = "use:honored-blade"
        winner = [1]
        not_log = ["LCG-3.2.7"]
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-10.1", "SKI-8.7", "LCG-S6.4")
def test_three_bids_of_which_two_tie_high_and_the_low_one_reaches_twelve(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3, 3, 1: the low one gets 1 of each: 10 + 2.
        [position]
        phase = "draw"
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit"]
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
        choose = 3
        [[step]]
        seat = 2
        asked = "bid"
        choose = 1
        winner = [2]
        expect."seats.0.honor" = 5
        expect."seats.1.honor" = 5
        expect."seats.2.honor" = 12
        expect."seats.0.hand.count" = 0
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.10", "LCG-S10.17")
def test_three_honor_for_a_new_dynasty_deck_end_a_match_in_the_middle_of_an_act(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Playing from the last province empties the deck: 3 honor, the pile becomes the deck,
        # out.
        [position]
        phase = "dynasty"
        [[position.seats]]
        honor = 3
        provinces = ["doji-whisperer", "brash-samurai", "brash-samurai"]
        dynasty_pile = ["eager-scout"]
        [[position.seats]]
        [[step]]
        seat = 0
        choose = "play:doji-whisperer"
        [[step]]
        seat = 0
        choose = 0
        winner = [1]
        expect = { "seats.0.honor" = 0 }
        """,
        "skirmish",
    )
