"""Corners put to the referee as files by another judge: Skirmish."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("SKI-6.4", "SKI-R9", "LCG-S5.6")
def test_water_in_skirmish_finds_nobody_who_fought_until_they_are_home(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # All with 1 fate or less are in the conflict: there is nothing to resolve.
        [position]
        conflict = { ring = "water" }
        [[position.seats]]
        characters = { akodo-gunso = { fights = true }, akodo-toturi = { fate = 2 } }
        [[position.seats]]
        characters.brash-samurai = { fights = true, bowed = true, fate = 1 }
        characters.doji-whisperer = { fate = 2 }
        [[step]]
        seat = 1
        asked = "declare"
        is_not_asked = ["ring"]
        expect."rings.water.claimed" = 0
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.2", "SKI-8.8", "SKI-4.3")
def test_the_third_province_puts_its_seat_out_and_no_honor_was_lost_for_it(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Unopposed costs nothing there: the third province is what puts it out, with all its
        # honor.
        [position]
        conflict = { ring = "air", province = 3 }
        [[position.seats]]
        honor = 11
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 1
        provinces = [{ broken = true }, { broken = true }]
        [[step]]
        winner = [0]
        is_not_asked = ["ring"]
        expect."seats.0.honor" = 11
        expect."seats.1.honor" = 1
        expect."seats.1.provinces.2.broken" = true
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.2", "LCG-S10.10")
def test_a_holding_saves_the_last_province_of_skirmish_by_one(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 4 against nothing is one short of 3 + 2.
        [position]
        conflict = { ring = "void", province = 3 }
        [[position.seats]]
        characters = { shiba-tsukune = { fights = true, fate = 1 } }
        [[position.seats]]
        provinces = [{ broken = true }, { broken = true }, "borderlands-fortifications"]
        [[step]]
        seat = 0
        asked = "ring"
        winner = []
        expect = { "seats.1.provinces.2.strength" = 5, "seats.1.provinces.2.broken" = false }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-4.2", "LCG-S4.41")
def test_the_favor_of_a_seat_without_a_participant_wins_no_conflict_of_nothing(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The Favor adds nothing to a side without a participant: 0 to 0.
        [position]
        favor = 1
        conflict = { ring = "void" }
        [[position.seats]]
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[position.seats]]
        characters = { brash-samurai = { fate = 1 } }
        [[step]]
        seat = 1
        asked = "declare"
        offered = ["declare:military.void"]
        is_not_asked = ["ring"]
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.10", "LCG-S6.6", "LCG-S6.5")
def test_of_two_who_pay_their_last_honor_for_new_decks_the_first_player_wins(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Both need a new deck and have 3 honor: both reach 0 at once; the first player is the
        # nearest.
        [position]
        phase = "draw"
        first = 1
        [[position.seats]]
        honor = 3
        conflict_pile = ["banzai", "rout", "outwit"]
        [[position.seats]]
        honor = 3
        conflict_pile = ["banzai", "rout", "outwit"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "bid"
        choose = 1
        winner = [1]
        """,
        "skirmish",
    )


@pytest.mark.clause("LCG-S9.9", "LCG-S9.50", "SKI-8.8")
def test_an_assassin_who_is_watched_pays_for_the_deed_and_for_the_eyes(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3 honor as the cost, 1 more for the card that was played: 4 - 3 - 1 = 0. The victim is
        # gone all the same.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 4
        hand = ["assassination"]
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        characters.hida-kisada.fights = true
        characters.hida-kisada.fate = 1
        characters.hida-kisada.attached = { watch-commander = {} }
        characters.doji-whisperer = { fate = 1 }
        [[step]]
        seat = 0
        choose = "play:assassination"
        [[step]]
        seat = 1
        choose = "use:watch-commander"
        winner = [1]
        expect = { "seats.0.honor" = 0 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-5.1", "LCG-S5.11")
def test_an_initiate_gives_fate_to_a_ring_in_skirmish_and_the_next_attacker_has_it(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Only the step is skipped; a card still places fate.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        fate = 1
        characters = { togashi-initiate = { fights = true, fate = 1 } }
        [[position.seats]]
        fate = 0
        characters = { doji-whisperer = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:togashi-initiate"
        [[step]]
        seat = 0
        choose = "ring:void"
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 1
        choose = "declare:political.void"
        [[step]]
        seat = 1
        asked = "province"
        choose = "province:0.0"
        [[step]]
        seat = 1
        asked = "attackers"
        choose = ["character:doji-whisperer"]
        expect = { "seats.1.fate" = 1, "rings.void.fate" = 0 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-R3", "LCG-S11.12")
def test_a_duel_of_three_seats_is_between_two_and_the_outsiders_manipulator_is_silent(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Only the two bid; "your bid" of an outsider is none.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        characters = { mirumoto-raitsugu = { fights = true, fate = 1 } }
        [[position.seats]]
        characters = { akodo-gunso = { fights = true, fate = 2 } }
        [[position.seats]]
        characters = { bayushi-manipulator = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 2
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 2
        [[step]]
        seat = 0
        asked = "ring"
        is_not_asked = ["reaction"]
        expect."seats.1.characters.akodo-gunso.fate" = 1
        expect."seats.0.honor" = 6
        expect."seats.2.honor" = 6
        """,
        "skirmish",
    )
