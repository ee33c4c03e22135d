"""Positions with cards of all clans put to the referee as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("SKI-8.1")
def test_a_holding_makes_a_province_of_three_one_of_five(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        characters = { serene-warrior = { fights = true } }
        [[position.seats]]
        honor = 6
        provinces = ["borderlands-fortifications"]
        characters = { moto-horde = {} }
        [[step]]
        asked = "declare"
        seat = 1
        [step.expect]
        "seats.1.provinces.0.broken" = false
        "seats.1.provinces.0.strength" = 5
        "seats.1.honor" = 6
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-6.4", "SKI-R9")
def test_water_finds_nobody_with_two_fate_or_in_the_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "water" }
        [[position.seats]]
        characters = { border-rider = { fights = true } }
        [[position.seats]]
        [position.seats.characters]
        yogo-outcast = { fate = 2 }
        naive-student = { fate = 1 }
        bayushi-liar = { bowed = true }
        [[step]]
        seat = 0
        asked = "ring"
        offered = ["bow:naive-student", "ready:bayushi-liar", "decline"]
        not_offered = ["bow:yogo-outcast", "bow:border-rider"]
        choose = "bow:naive-student"
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-7.1")
def test_the_better_duelist_who_bids_one_less_does_not_win(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { ring = "void" }
        position.seats = [
            { honor = 6, characters = { mirumoto-raitsugu = { fights = true } } },
            { honor = 6, characters = { yogo-outcast = { fights = true }, shrewd-yasuki = {} } },
        ]
        [[step]]
        seat = 0
        asked = "act"
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 2
        [[step]]
        seat = 1
        asked = "declare"
        expect = { "seats.1.dynasty_pile.count" = 0, "seats.0.honor" = 7, "seats.1.honor" = 5 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-7.1")
def test_the_better_duelist_adds_one_and_wins_with_the_same_bid(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { ring = "void" }
        position.seats = [
            { honor = 6, characters = { mirumoto-raitsugu = { fights = true } } },
            { honor = 6, characters = { yogo-outcast = { fights = true }, shrewd-yasuki = {} } },
        ]
        [[step]]
        seat = 0
        asked = "act"
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
        seat = 1
        asked = "declare"
        expect = { "seats.1.dynasty_pile.count" = 1, "seats.0.honor" = 6, "seats.1.honor" = 6 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-4.2", "SKI-4.3")
def test_the_favor_adds_one_to_a_conflict_of_either_type(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.favor = 0
        position.conflict = { kind = "military", ring = "void" }
        position.seats = [
            { characters = { border-rider = { fights = true } } },
            { honor = 6, characters = { moto-horde = {} } },
        ]
        [[step]]
        seat = 1
        asked = "declare"
        expect = { "seats.1.provinces.0.broken" = true, "seats.1.honor" = 6 }
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-3.1", "SKI-8.5")
def test_six_fate_are_collected_and_none_for_passing_first(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.phase = "dynasty"
        position.seats = [
            { fate = 2, provinces = ["hida-guardian"] },
            { provinces = ["hida-guardian"] },
        ]
        [[step]]
        seat = 0
        asked = "dynasty"
        pass = true
        expect = { "seats.0.fate" = 8, "seats.1.fate" = 6 }
        """,
        "skirmish",
    )


@pytest.mark.clause("LCG-S7.6", "LCG-S7.8")
def test_an_honored_warrior_adds_glory_and_a_dishonored_one_loses_it(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { kind = "political", ring = "void" }
        [[position.seats]]
        hand = ["banzai"]
        characters = { serene-warrior = { fights = true, honored = true } }
        [[position.seats]]
        hand = ["banzai"]
        characters = { hida-tomonatsu = { fights = true, dishonored = true } }
        [[step]]
        seat = 1
        asked = "act"
        expect = { "conflict.attack_skill" = 6, "conflict.defense_skill" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("SKI-R2")
def test_nobody_wins_a_duel_of_the_same_skill_and_bid(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 6
        characters = { mirumoto-raitsugu = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 6
        characters = { serene-warrior = { fights = true, fate = 1 }, moto-horde = {} }
        [[step]]
        seat = 0
        asked = "act"
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 3
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 3
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.mirumoto-raitsugu.fate" = 1
        "seats.1.characters.serene-warrior.fate" = 1
        """,
        "skirmish",
    )


@pytest.mark.clause("SKI-8.2", "SKI-R4")
def test_the_third_broken_province_of_three_seats_puts_one_out(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "air", province = 2 }
        [[position.seats]]
        honor = 6
        characters = { hida-kisada = { fights = true } }
        [[position.seats]]
        provinces = [{ broken = true }, "", { broken = true }]
        characters = { shiba-yojimbo = { fights = true } }
        [[position.seats]]
        characters = { serene-warrior = {} }
        [[step]]
        seat = 2
        asked = "declare"
        is_not_asked = ["ring"]
        offered = ["declare:military.air"]
        [step.expect]
        alive = [0, 2]
        "seats.0.honor" = 6
        "seats.0.characters.hida-kisada.bowed" = true
        """,
        "skirmish",
    )
