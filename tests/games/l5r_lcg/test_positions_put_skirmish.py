"""Positions of Skirmish put to the referee as files: bids, duels, slots and hands."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("SKI-10.1", "SKI-R5", "SKI-R4")
def test_of_four_bids_one_who_has_2_honor_pays_three_in_player_order(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # First is seat 2: of the 3 owed by seat 3, seats 2 and 0 get theirs (R-E2); amounts
        # come from the dials.
        position.phase = "draw"
        position.first = 2
        position.seats = [
            { honor = 6, conflict_deck = ["banzai", "outwit", "rout"] },
            { honor = 6, conflict_deck = ["banzai", "outwit", "rout"] },
            { honor = 6, conflict_deck = ["banzai", "outwit", "rout"] },
            { honor = 2, conflict_deck = ["banzai", "outwit", "rout"] },
        ]
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
        choose = 2
        [[step]]
        seat = 3
        asked = "bid"
        choose = 3
        [step.expect]
        "seats.0.honor" = 8
        "seats.1.honor" = 7
        "seats.2.honor" = 5
        "seats.3.honor" = 0
        alive = [0, 1, 2]
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.7", "LCG-S11.7", "LCG-S11.10")
def test_the_honor_of_a_bid_in_a_duel_may_be_the_twelfth_the_duel_has_no_loser(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # D.5 comes before D.7 and D.8: 11 + 2 wins at once, nobody is discarded.
        position.conflict = { ring = "fire" }
        position.seats = [
            { honor = 6, characters = { mirumoto-raitsugu = { fights = true } } },
            { honor = 11, characters = { brash-samurai = { fights = true } } },
        ]
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 3
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        winner = [1]
        expect = { "seats.0.honor" = 4, "seats.1.honor" = 13, "seats.1.characters.count" = 1 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.10", "SKI-8.8", "LCG-S6.5", "LCG-2.5")
def test_two_of_three_who_make_a_new_deck_at_once_with_3_honor_leave_the_match_to_the_third(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 2.5 draws together; both lose 3 (SKI-8.10), both are out (SKI-8.8), the last one
        # wins.
        position.phase = "draw"
        position.seats = [
            { honor = 3, conflict_pile = ["banzai", "rout"] },
            { honor = 3, conflict_pile = ["banzai", "rout"] },
            { honor = 6, conflict_deck = ["banzai", "rout"] },
        ]
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
        choose = 1
        winner = [2]
        expect = { "seats.0.honor" = 0, "seats.1.honor" = 0 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-3.2", "SKI-R6")
def test_a_duplicate_is_discarded_from_hand_in_the_dynasty_phase_an_action_is_not_played_from_there(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # R-S6 allows the duplicate for 1 fate on its copy; SKI-3.2 forbids the event; no fate
        # is paid.
        position.phase = "dynasty"
        [[position.seats]]
        hand = ["togashi-kazue", "let-go"]
        characters.togashi-kazue = { fate = 1 }
        characters.akodo-gunso = { attached = { fine-katana = {} } }
        [[position.seats]]
        [[step]]
        seat = 0
        offered = ["duplicate:togashi-kazue"]
        not_offered = ["play:let-go", "play:togashi-kazue"]
        choose = "duplicate:togashi-kazue"
        [step.expect]
        "seats.0.characters.togashi-kazue.fate" = 2
        "seats.0.conflict_pile" = ["togashi-kazue"]
        "seats.0.fate" = 6
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-5.1", "LCG-4.7")
def test_in_the_fate_phase_claimed_rings_return_and_none_of_them_gathers_fate(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 4.4 is skipped (SKI-5.1), what lay on a ring stays; 4.7 returns the claimed one.
        position.phase = "fate"
        position.rings = { air = { claimed = 0, fate = 1 }, void = { fate = 2 } }
        position.seats = [{}, {}]
        [[step]]
        seat = 0
        asked = "bid"
        [step.expect]
        "rings.void.fate" = 2
        "rings.earth.fate" = 0
        "rings.air.fate" = 1
        round = 2
        first = 1
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.12", "SKI-R8", "LCG-S4.11")
def test_a_broken_slot_is_played_from_and_refilled(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # SKI-8.12, R-S8: the slot holds and plays dynasty cards and is refilled facedown; the
        # duplicate puts 1 fate.
        [position]
        phase = "dynasty"
        [[position.seats]]
        characters = { doji-hotaru = { fate = 1 } }
        provinces = [
            { broken = true, card = "brash-samurai" },
            { broken = true, card = "doji-hotaru" },
        ]
        dynasty_deck = ["doji-whisperer", "doji-challenger", "matsu-beiona", "akodo-gunso"]
        [[position.seats]]
        [[step]]
        seat = 0
        offered = ["duplicate:doji-hotaru", "play:brash-samurai"]
        not_offered = ["play:doji-hotaru"]
        choose = "duplicate:doji-hotaru"
        [[step]]
        seat = 0
        choose = "play:brash-samurai"
        [[step]]
        seat = 0
        choose = 0
        [[step]]
        seat = 0
        asked = "bid"
        [step.expect]
        "seats.0.fate" = 4
        "seats.0.characters.doji-hotaru.fate" = 2
        "seats.0.dynasty_pile" = ["doji-hotaru"]
        "seats.0.provinces.0.open" = false
        "seats.0.provinces.1.open" = false
        "seats.0.provinces.1.broken" = true
        """,
        "skirmish",
    )


@pytest.mark.clause("ENL-R21", "LCG-S7.34")
def test_two_seats_have_the_same_unique_character_one_seat_has_it_once(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Unique by player: seat 0 plays Hotaru though seat 1 has her; then her copy is a
        # duplicate. (7, R-E21)
        [position]
        phase = "dynasty"
        [[position.seats]]
        provinces = ["doji-hotaru", "doji-hotaru"]
        dynasty_deck = ["doji-whisperer", "doji-challenger"]
        [[position.seats]]
        characters = { doji-hotaru = { fate = 2 } }
        [[position.seats]]
        [[step]]
        seat = 0
        choose = "play:doji-hotaru"
        [[step]]
        seat = 0
        choose = 1
        [[step]]
        seat = 0
        offered = ["duplicate:doji-hotaru"]
        not_offered = ["play:doji-hotaru"]
        choose = "duplicate:doji-hotaru"
        [[step]]
        seat = 0
        asked = "bid"
        [step.expect]
        "seats.0.characters.doji-hotaru.fate" = 2
        "seats.1.characters.doji-hotaru.fate" = 2
        "seats.0.fate" = 0
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-10.1")
def test_five_bids_with_two_ties_each_compares_with_each(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3, 3, 2, 2, 1: 3s pay 3 each; 2s pay 1 and get 2; 1 gets 4.
        [position]
        phase = "draw"
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
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
        choose = 2
        [[step]]
        seat = 3
        asked = "bid"
        choose = 2
        [[step]]
        seat = 4
        asked = "bid"
        choose = 1
        [step.expect]
        "seats.0.honor" = 3
        "seats.1.honor" = 3
        "seats.2.honor" = 7
        "seats.3.honor" = 7
        "seats.4.honor" = 10
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.7", "ENL-R3", "SKI-R5")
def test_of_four_one_reaches_twelve_while_two_leave_at_the_same_time_twelve_wins(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Seats 2 and 3 have 1 honor and give it to the first in order, seat 0: 10 + 2 = 12.
        # (R-E3)
        [position]
        phase = "draw"
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 6
        [[position.seats]]
        honor = 1
        [[position.seats]]
        honor = 1
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
        choose = 2
        [[step]]
        seat = 3
        asked = "bid"
        choose = 2
        winner = [0]
        expect."seats.0.honor" = 12
        expect."seats.1.honor" = 6
        expect."seats.2.honor" = 0
        expect."seats.3.honor" = 0
        """,
        "skirmish",
    )
