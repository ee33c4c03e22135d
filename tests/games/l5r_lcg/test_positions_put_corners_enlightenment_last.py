"""Corners put to the referee as files by another judge: Enlightenment."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-11.2", "ENL-R1")
def test_four_who_bid_alike_and_a_fifth_who_is_out_exchange_nothing(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # All honorable: nobody pays; the one who is out neither bids nor draws.
        [position]
        phase = "draw"
        [[position.seats]]
        honor = 1
        conflict_deck = ["banzai", "rout"]
        characters = { doji-whisperer = {} }
        [[position.seats]]
        honor = 1
        conflict_deck = ["banzai", "rout"]
        [[position.seats]]
        out = true
        [[position.seats]]
        honor = 24
        conflict_deck = ["banzai", "rout"]
        [[position.seats]]
        honor = 24
        conflict_deck = ["banzai", "rout"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 1
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 3
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 4
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 0
        asked = "declare"
        expect = { "seats.0.honor" = 1, "seats.3.honor" = 24, "seats.2.hand.count" = 0 }
        """,
    )


@pytest.mark.clause("ENL-R16", "LCG-S1.23")
def test_a_character_of_an_outsider_that_changes_hands_keeps_its_owners_pile(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Three seats, one actress: what she called of seat 2 goes to the pile of seat 2 when
        # her player is out.
        [position]
        conflict = { ring = "fire", province = 5 }
        [[position.seats]]
        clan = "lion"
        honor = 10
        characters.akodo-toturi = { fights = true, honored = true, fate = 1 }
        characters.matsu-beiona = { fights = true, fate = 1 }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ broken = true }, { broken = true }, { broken = true }, { broken = true }]
        characters.matsu-berserker = { owner = 2, bowed = true, fate = 1 }
        [[position.seats]]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [0, 2]
        "seats.2.dynasty_pile" = ["matsu-berserker"]
        """,
    )


@pytest.mark.clause("ENL-7.3", "LCG-S9.66", "LCG-S11.3")
def test_kaezin_in_a_conflict_of_three_seats_sends_home_nobody_who_is_there(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Who wins moves home all participants but the two; those at home stay as they are.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.kakita-kaezin = { fights = true, fate = 1 }
        characters.brash-samurai = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.eager-scout = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.matsu-berserker = { fate = 1 }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "use:kakita-kaezin"
        [[step]]
        seat = 1
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 4
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "act"
        [step.expect]
        "seats.0.honor" = 7
        "seats.1.honor" = 13
        "seats.0.characters.brash-samurai.fights" = false
        "seats.0.characters.brash-samurai.bowed" = false
        "seats.1.characters.eager-scout.fights" = false
        "seats.2.characters.matsu-berserker.bowed" = false
        """,
    )


@pytest.mark.clause("ENL-7.6", "LCG-S9.5")
def test_an_outsiders_watch_commander_never_watches(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Its bearer does not participate; the one of the defender does.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.brash-samurai = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso.fights = true
        characters.akodo-gunso.fate = 1
        characters.akodo-gunso.attached = { watch-commander = {} }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fate = 1, attached = { watch-commander = {} } }
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
        seat = 0
        choose = "decline"
        [[step]]
        seat = 1
        choose = "use:watch-commander"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.honor" = 9
        """,
    )


@pytest.mark.clause("ENL-7.4", "LCG-S9.50")
def test_an_outsiders_event_is_paid_for_to_a_commander_of_either_side(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # "An opponent plays a card": the outsider is one of both.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.brash-samurai.fights = true
        characters.brash-samurai.fate = 1
        characters.brash-samurai.attached = { watch-commander = {} }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso.fights = true
        characters.akodo-gunso.fate = 1
        characters.akodo-gunso.attached = { watch-commander = {} }
        [[position.seats]]
        honor = 2
        hand = ["way-of-the-scorpion"]
        characters = { doji-whisperer = {} }
        [[step]]
        seat = 2
        choose = "play:way-of-the-scorpion"
        [[step]]
        seat = 2
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        choose = "use:watch-commander"
        [[step]]
        seat = 1
        choose = "use:watch-commander"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        alive = [0, 1]
        "seats.1.characters.akodo-gunso.dishonored" = true
        "common.count" = 5
        """,
    )


@pytest.mark.clause("ENL-7.4", "ENL-6.1", "ENL-6.7")
def test_an_intimidating_one_takes_the_last_honor_of_who_passes_and_the_turn_goes_on(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Any opponent who passes; the first player is out and the token goes left, the next one
        # declares.
        [position]
        declare = 0
        [[position.seats]]
        honor = 1
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { intimidating-hida = { bowed = true, fate = 1 } }
        [[step]]
        seat = 0
        asked = "declare"
        choose = "pass"
        [[step]]
        seat = 2
        choose = "use:intimidating-hida"
        [[step]]
        seat = 1
        asked = "declare"
        expect = { alive = [1, 2], first = 1, "common.count" = 5 }
        """,
    )


@pytest.mark.clause("ENL-7.5", "LCG-S5.10")
def test_an_initiate_spends_fate_on_a_ring_of_its_own_pool(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Unclaimed rings are those of one's own pool; the one with the fate is not contested.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        provinces = [{ rings = ["air"] }]
        characters = { togashi-initiate = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:togashi-initiate"
        [[step]]
        seat = 0
        offered = ["ring:earth.0", "ring:water.0", "ring:void.0"]
        not_offered = ["ring:fire.0", "ring:air.0", "ring:earth.1"]
        choose = "ring:water.0"
        expect."seats.0.pool_fate.water_0" = 1
        expect."seats.0.characters.togashi-initiate.honored" = true
        """,
    )


@pytest.mark.clause("LCG-S9.6", "ENL-7.5")
def test_without_a_ring_in_its_pool_an_initiate_has_nothing_to_spend_fate_on(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Four lie claimed, the fifth is contested: the cost cannot be paid, rings of others do
        # not help.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["banzai"]
        provinces = [{ rings = ["air", "earth", "water", "void"] }]
        characters = { togashi-initiate = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:togashi-initiate"]
        """,
    )
