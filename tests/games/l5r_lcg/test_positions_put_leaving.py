"""Positions put to the referee as files: what stays with whom when a seat or a province goes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-6.4", "ENL-12.1")
def test_who_belongs_to_one_who_is_out_leaves_the_game_from_the_other_side(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Owned by the eliminated: removed, whoever controls it; its own of seat 0 goes home
        # bowed. (6.4)
        [position]
        conflict = { ring = "fire", province = 5 }
        [[position.seats]]
        clan = "lion"
        characters.akodo-toturi = { fights = true }
        characters.doji-challenger = { fights = true, owner = 1, fate = 2, honored = true }
        characters.matsu-beiona = { fights = true }
        honor = 10
        [[position.seats]]
        clan = "crane"
        provinces = [{ broken = true }, { broken = true }, { broken = true }, { broken = true }]
        [[position.seats]]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [0, 2]
        "seats.0.characters.count" = 2
        "seats.0.characters.matsu-beiona.bowed" = true
        "seats.0.fate" = 0
        "seats.0.dynasty_pile" = []
        """,
    )


@pytest.mark.clause("LCG-S8.8", "ENL-7.3")
def test_covert_of_three_seats_keeps_a_character_of_the_defender_out(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # One character of the defender. (8, 7.3)
        [position]
        declare = 0
        [[position.seats]]
        characters = { unassuming-yojimbo = {} }
        [[position.seats]]
        characters = { brash-samurai = {}, akodo-gunso = {} }
        [[position.seats]]
        characters = { matsu-beiona = {} }
        [[step]]
        seat = 0
        choose = "declare:military.fire.0"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:unassuming-yojimbo"]
        [[step]]
        seat = 0
        asked = "covert"
        choose = ["character:brash-samurai"]
        [[step]]
        seat = 1
        asked = "defenders"
        choose = []
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.defender" = 1 }
        """,
    )


@pytest.mark.clause("ENL-10.4")
def test_who_declared_as_promised_loses_nothing_though_it_lost_the_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Kept by declaring, even if the conflict is lost; the treaty dissolves without loss.
        # (10.4)
        [position]
        declare = 0
        treaties = [{ between = [0, 1], promises = ["attack:2", "no-attack"], stake = 3 }]
        [[position.seats]]
        honor = 9
        opportunities = ["military"]
        characters = { akodo-gunso = { fate = 1 } }
        [[position.seats]]
        honor = 9
        opportunities = []
        [[position.seats]]
        honor = 9
        opportunities = []
        characters = { matsu-beiona = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "declare:military.fire.0"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:2.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:akodo-gunso"]
        expect = { "treaties.count" = 1, "seats.0.honor" = 9 }
        [[step]]
        seat = 2
        asked = "defenders"
        choose = ["character:matsu-beiona"]
        expect = { "treaties.count" = 1, "seats.0.honor" = 9 }
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
        seat = 1
        asked = "bid"
        [step.expect]
        "treaties.count" = 0
        "seats.0.honor" = 9
        "seats.1.honor" = 9
        "seats.2.honor" = 9
        """,
    )


@pytest.mark.clause("ENL-R16", "ENL-6.4", "SKI-R4")
def test_a_katana_of_an_outsider_on_one_who_is_out_goes_to_its_owners_pile(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Controlled by the eliminated or not, cards others own go to their piles; the
        # outsider's katana too. (R-E16)
        [position]
        conflict = { ring = "fire", province = 1 }
        [[position.seats]]
        characters = { akodo-toturi = { fights = true, honored = true } }
        [[position.seats]]
        provinces = ["", { broken = true }, { broken = true }]
        characters.doji-whisperer.fights = true
        characters.doji-whisperer.attached = { fine-katana = { owner = 2 }, ornate-fan = {} }
        [[position.seats]]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [0, 2]
        "seats.2.conflict_pile" = ["fine-katana"]
        "seats.1.removed" = ["doji-whisperer", "ornate-fan"]
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.12", "LCG-3.2.5")
def test_a_card_that_the_attacker_leaves_in_a_broken_slot_is_played_next_round(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Kept, it lies open in the broken slot and can be played next round. (3.2.5: "may
        # discard"; SKI-8.12)
        [position]
        conflict = { ring = "void", province = 1 }
        [[position.seats]]
        clan = "lion"
        characters = { matsu-beiona = { fights = true, fate = 1 } }
        [[position.seats]]
        provinces = ["brash-samurai", "doji-whisperer", "doji-whisperer"]
        [[step]]
        seat = 0
        asked = "broken-card"
        choose = "keep"
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 1
        asked = "tidy"
        choose = []
        [[step]]
        seat = 1
        choose = "play:brash-samurai"
        [[step]]
        seat = 1
        choose = 0
        expect = { round = 2, "seats.1.fate" = 4, "seats.1.provinces.0.broken" = true }
        """,
        "skirmish",
    )
