"""Positions of Enlightenment put to the referee as files: rings, conflicts, who is out."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-3.2", "ENL-3.3", "ENL-5.1")
def test_the_fifth_ring_may_come_from_a_broken_province(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void", province = 4 }
        [[position.seats]]
        clan = "lion"
        provinces = [{ rings = ["air", "earth", "fire", "water"] }]
        characters = { serene-warrior = { fights = true } }
        [[position.seats]]
        clan = "crane"
        provinces = ["", "", "", { own = "shameful-display", rings = ["void"] }]
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:1"
        winner = [0]
        is_not_asked = ["ring"]
        not_log = ["ENL-4.2"]
        """,
    )


@pytest.mark.clause("ENL-3.2")
def test_twenty_five_honor_win(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { kind = "political", ring = "air" }
        position.seats = [
            { honor = 24, characters = { bayushi-liar = { fights = true } } },
            { honor = 5 },
            {},
        ]
        [[step]]
        seat = 0
        asked = "ring"
        choose = "take"
        expect = { "seats.0.honor" = 25, "seats.1.honor" = 4 }
        winner = [0]
        """,
    )


@pytest.mark.clause("ENL-3.2", "ENL-6.1")
def test_who_alone_is_left_wins(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { kind = "political", ring = "air" }
        position.seats = [
            { characters = { bayushi-liar = { fights = true } } },
            { honor = 1 },
            { out = true },
        ]
        step = [
            { seat = 0, asked = "ring", choose = "take", winner = [0] },
        ]
        """,
    )


@pytest.mark.clause("ENL-6.1", "ENL-6.3", "ENL-6.7", "ENL-12.1", "ENL-R15", "ENL-R16")
def test_with_the_defender_out_the_conflict_ends_and_its_rings_are_common(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        first = 1
        favor = 1
        favor_kind = "military"
        conflict = { kind = "political", ring = "air" }
        [[position.seats]]
        characters = { bayushi-liar = { fights = true } }
        [[position.seats]]
        honor = 1
        provinces = ["", { rings = ["earth"] }]
        characters = { akodo-gunso = { owner = 0 }, doji-whisperer = {} }
        [[position.seats]]
        honor = 10
        characters = { serene-warrior = {} }
        [[step]]
        seat = 0
        asked = "ring"
        choose = "take"
        [[step]]
        seat = 2
        asked = "declare"
        offered = ["declare:military.fire.1", "declare:political.earth.1", "declare:military.air.2"]
        [step.expect]
        alive = [0, 2]
        first = 2
        common = ["air.1", "earth.1", "fire.1", "water.1", "void.1"]
        "seats.0.pool" = ["air.0", "earth.0", "fire.0", "water.0", "void.0"]
        "seats.0.characters.bayushi-liar.bowed" = true
        "seats.0.dynasty_pile" = ["akodo-gunso"]
        "seats.1.removed.0" = "doji-whisperer"
        "seats.2.honor" = 10
        "conflict.count" = 0
        """,
    )


@pytest.mark.clause("ENL-6.2", "ENL-7.8")
def test_after_three_broken_provinces_the_stronghold_is_not_attacked_yet(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.declare = 0
        position.seats = [
            { characters = { hida-kisada = {} } },
            { provinces = [{ broken = true }, { broken = true }, { broken = true }] },
            {},
        ]
        [[step]]
        seat = 0
        choose = "declare:military.fire.0"
        [[step]]
        seat = 0
        asked = "province"
        offered = ["province:1.3", "province:2.0", "province:2.3"]
        not_offered = ["province:1.4", "province:1.0", "province:2.4"]
        """,
    )


@pytest.mark.clause("ENL-6.2", "ENL-7.8")
def test_after_four_broken_provinces_the_stronghold_is_attacked(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        declare = 0
        [[position.seats]]
        characters = { hida-kisada = {} }
        [[position.seats]]
        provinces = [{ broken = true }, { broken = true }, { broken = true }, { broken = true }]
        [[position.seats]]
        [[step]]
        seat = 0
        choose = "declare:military.fire.0"
        [[step]]
        seat = 0
        asked = "province"
        offered = ["province:1.4", "province:2.0"]
        not_offered = ["province:2.4"]
        """,
    )


@pytest.mark.clause("ENL-4.2", "ENL-4.6", "ENL-4.7")
def test_a_claimed_ring_lies_on_any_unbroken_province_but_that_of_the_stronghold(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        characters = { akodo-gunso = { fights = true } }
        provinces = [{ broken = true }, { rings = ["air", "void.2"] }, { broken = true }]
        [[position.seats]]
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 0
        asked = "place-ring"
        offered = ["place:1", "place:3"]
        not_offered = ["place:0", "place:2", "place:4"]
        choose = "place:1"
        expect = { "seats.0.provinces.1.rings.count" = 3 }
        """,
    )


@pytest.mark.clause("ENL-4.6")
def test_with_four_broken_provinces_a_ring_is_put_on_the_stronghold(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        provinces = [{ broken = true }, { broken = true }, { broken = true }, { broken = true }]
        characters = { akodo-gunso = { fights = true } }
        [[position.seats]]
        [[position.seats]]
        characters = { serene-warrior = {} }
        [[step]]
        seat = 2
        asked = "declare"
        expect = { "seats.0.provinces.4.rings" = ["void.0"] }
        """,
    )


@pytest.mark.clause("ENL-4.5")
def test_a_defender_who_wins_claims_nothing(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { ring = "water" }
        position.seats = [
            { characters = { ide-messenger = { fights = true } } },
            { characters = { shiba-peacemaker = { fights = true } } },
            { characters = { serene-warrior = {} } },
        ]
        [[step]]
        seat = 2
        asked = "declare"
        log = ["ENL-4.5"]
        is_not_asked = ["ring", "place-ring"]
        expect = { "seats.0.pool.count" = 5, "seats.1.pool.count" = 5, "seats.1.glory_count" = 0 }
        """,
    )


@pytest.mark.clause("ENL-5.1", "ENL-5.2", "ENL-9.5")
def test_the_rings_that_are_taken_are_spread_as_the_taker_likes(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "water", province = 4 }
        [[position.seats]]
        provinces = [{ rings = ["air.2"] }]
        characters = { hida-kisada = { fights = true } }
        [[position.seats]]
        clan = "crane"
        provinces = ["", "", "", { own = "shameful-display", rings = ["fire", "void.2", "air.0"] }]
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:3"
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:2"
        [step.expect]
        "seats.0.provinces.3.rings" = ["fire.1"]
        "seats.0.provinces.2.rings" = ["void.2"]
        "seats.1.pool" = ["air.0", "air.1", "earth.1", "water.1", "void.1"]
        "seats.1.provinces.3.broken" = true
        """,
    )


@pytest.mark.clause("ENL-6.1", "ENL-6.3", "ENL-12.1", "ENL-R7")
def test_who_breaks_a_stronghold_takes_its_rings_but_claims_none(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire", province = 5 }
        [[position.seats]]
        characters = { hida-kisada = { fights = true }, intimidating-hida = { fights = true } }
        [[position.seats]]
        clan = "crane"
        provinces = [
            { broken = true },
            { broken = true },
            { broken = true },
            { broken = true },
            { rings = ["water"] },
        ]
        [[position.seats]]
        characters = { serene-warrior = {} }
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:0"
        [[step]]
        seat = 2
        asked = "declare"
        is_not_asked = ["ring"]
        [step.expect]
        alive = [0, 2]
        common = ["air.1", "earth.1", "fire.1", "void.1"]
        "seats.0.pool" = ["air.0", "earth.0", "fire.0", "water.0", "void.0"]
        "seats.0.provinces.0.rings" = ["water.1"]
        "seats.0.characters.hida-kisada.bowed" = true
        """,
    )


@pytest.mark.clause("ENL-8.3", "ENL-R20")
def test_an_unopposed_conflict_costs_no_honor(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { kind = "political", ring = "void" }
        position.seats = [
            { characters = { bayushi-liar = { fights = true } } },
            { honor = 8 },
            {},
        ]
        step = [
            { seat = 0, asked = "place-ring", expect = { "seats.1.honor" = 8 } },
        ]
        """,
    )


@pytest.mark.clause("ENL-8.1", "ENL-R12")
def test_the_first_player_has_one_more_fate_and_so_has_who_passes_first(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        phase = "dynasty"
        first = 1
        [[position.seats]]
        provinces = ["hida-guardian"]
        dynasty_deck = ["hida-guardian", "hida-guardian", "hida-guardian", "hida-guardian"]
        [[position.seats]]
        provinces = ["hida-guardian"]
        dynasty_deck = ["hida-guardian", "hida-guardian", "hida-guardian", "hida-guardian"]
        [[position.seats]]
        provinces = ["hida-guardian"]
        dynasty_deck = ["hida-guardian", "hida-guardian", "hida-guardian", "hida-guardian"]
        [[step]]
        seat = 1
        asked = "dynasty"
        pass = true
        expect = { "seats.0.fate" = 7, "seats.1.fate" = 9, "seats.2.fate" = 7 }
        [[step]]
        seat = 2
        pass = true
        [[step]]
        seat = 0
        pass = true
        [[step]]
        asked = "bid"
        seat = 0
        expect = { "seats.0.fate" = 7, "seats.1.fate" = 9, "seats.2.fate" = 7 }
        """,
    )


@pytest.mark.clause("ENL-4.3", "ENL-8.2", "ENL-9.7", "ENL-9.8", "ENL-R9")
def test_each_puts_one_fate_on_a_ring_of_its_own_pool_and_claimed_rings_stay(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        position.phase = "fate"
        position.seats = [
            { provinces = [{ rings = ["air"] }] },
            { provinces = ["", { rings = ["air", "earth", "fire", "void"] }] },
            {},
            { out = true },
        ]
        [[step]]
        seat = 0
        asked = "fate-on-ring"
        offered = ["ring:fire.0", "ring:void.0"]
        not_offered = ["ring:air.0", "ring:fire.1", "ring:fire.3"]
        choose = "ring:fire.0"
        [[step]]
        seat = 2
        choose = "ring:earth.2"
        [[step]]
        seat = 1
        asked = "bid"
        [step.expect]
        round = 2
        first = 1
        "seats.0.pool_fate.fire_0" = 1
        "seats.1.pool_fate.water_1" = 1
        "seats.2.pool_fate.earth_2" = 1
        "seats.0.provinces.0.rings" = ["air.0"]
        "seats.1.provinces.1.rings.count" = 4
        """,
    )


@pytest.mark.clause("ENL-11.1")
def test_four_bid_two_or_four_only(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.phase = "draw"
        position.seats = [
            {},
            {},
            {},
            {},
            {},
        ]
        [[step]]
        seat = 0
        asked = "bid"
        offered = ["bid:2", "bid:4"]
        not_offered = ["bid:1", "bid:3", "bid:5"]
        """,
    )


@pytest.mark.clause("ENL-9.6", "ENL-4.1")
def test_without_rings_only_who_has_an_empty_pool_declares(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        declare = 0
        [[position.seats]]
        provinces = [{ rings = ["air", "earth", "fire", "water"] }]
        characters = { border-rider = {} }
        [[position.seats]]
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "declare"
        offered = ["declare:military.void.0", "declare:political.void.0"]
        not_offered = ["declare:military.none", "declare:military.void.1", "declare:military.air.0"]
        """,
    )


@pytest.mark.clause("ENL-9.6", "ENL-5.1", "ENL-3.3", "ENL-R10")
def test_a_conflict_without_a_ring_breaks_a_province_and_takes_its_ring(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "", province = 4 }
        [[position.seats]]
        provinces = [{ rings = ["air", "earth", "fire", "water"] }]
        characters = { serene-warrior = { fights = true } }
        [[position.seats]]
        clan = "crane"
        pool = ["void.0"]
        provinces = ["", "", "", { own = "shameful-display", rings = ["void.2"] }]
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:0"
        winner = [0]
        """,
    )


@pytest.mark.clause("ENL-R24", "ENL-9.4")
def test_a_common_ring_that_the_winner_has_twice_is_common_again(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void.3" }
        [[position.seats]]
        provinces = [{ rings = ["air", "earth", "fire"] }, { rings = ["void"] }]
        characters = { akodo-gunso = { fights = true } }
        [[position.seats]]
        [[position.seats]]
        characters = { serene-warrior = {} }
        [[position.seats]]
        out = true
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        "common.count" = 5
        "seats.0.pool" = ["water.0"]
        "seats.0.provinces.1.rings" = ["void.0"]
        """,
    )
