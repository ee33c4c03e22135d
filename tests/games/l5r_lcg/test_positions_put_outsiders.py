"""Positions of Enlightenment put to the referee as files: opponents and outsiders."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-6.3", "ENL-4.2")
def test_a_common_ring_is_claimed_by_who_wins_with_it(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { ring = "void.3" }
        position.seats = [
            { characters = { akodo-gunso = { fights = true } } },
            {},
            { characters = { serene-warrior = {} } },
            { out = true },
        ]
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:2"
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        "common.count" = 4
        "seats.0.pool.count" = 5
        "seats.0.provinces.2.rings" = ["void.3"]
        """,
    )


@pytest.mark.clause("ENL-7.8", "ENL-R13")
def test_any_opponent_is_attacked_and_the_turn_goes_to_the_left(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.declare = 1
        position.seats = [
            { characters = { border-rider = {} } },
            { characters = { doomed-shugenja = {} } },
            { characters = { serene-warrior = {} } },
        ]
        [[step]]
        seat = 1
        choose = "declare:military.void.1"
        [[step]]
        seat = 1
        asked = "province"
        offered = ["province:0.0", "province:0.3", "province:2.0", "province:2.3"]
        not_offered = ["province:1.0"]
        choose = "province:0.0"
        [[step]]
        seat = 1
        asked = "attackers"
        choose = ["character:doomed-shugenja"]
        [[step]]
        seat = 0
        asked = "defenders"
        choose = []
        [[step]]
        seat = 1
        asked = "place-ring"
        choose = "place:0"
        [[step]]
        seat = 2
        asked = "declare"
        expect = { "seats.1.opportunities" = ["political"], "seats.0.opportunities.count" = 2 }
        """,
    )


@pytest.mark.clause("ENL-7.6", "ENL-7.7", "ENL-R14")
def test_the_defender_acts_first_then_clockwise_and_an_outsider_helps(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        passing = false
        position.conflict = { ring = "fire", defender = 2 }
        position.seats = [
            { hand = ["banzai"], characters = { border-rider = { fights = true } } },
            { hand = ["banzai"] },
            { hand = ["banzai"] },
        ]
        step = [
            { seat = 2, asked = "act", pass = true, expect = { asked = [0] } },
            { seat = 0, asked = "act", pass = true },
            { seat = 1, asked = "act", offered = ["play:banzai"] },
        ]
        """,
    )


@pytest.mark.clause("ENL-7.5", "ENL-4.4")
def test_a_card_sees_the_rings_of_its_controller_only(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        declare = 0
        ring_fate = { "fire.0" = 2, "fire.1" = 3 }
        [[position.seats]]
        provinces = [{ rings = ["air.1"] }]
        characters = { seeker-of-enlightenment = {}, ishiken-initiate = {} }
        [[position.seats]]
        provinces = [{ rings = ["earth", "void"] }]
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.seeker-of-enlightenment.military" = 3
        "seats.0.characters.seeker-of-enlightenment.political" = 3
        "seats.0.characters.ishiken-initiate.military" = 2
        "seats.0.glory_count" = 1
        "seats.1.glory_count" = 2
        """,
    )


@pytest.mark.clause("ENL-6.5")
def test_the_treaties_of_who_is_out_cost_nobody_honor(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { kind = "political", ring = "air" }
        position.treaties = [
            { between = [1, 2], promises = ["no-attack", "no-break"], stake = 5 },
            { between = [0, 2], promises = ["no-attack", "no-attack"], until = ["game", "game"] },
        ]
        position.seats = [
            { honor = 10, characters = { bayushi-liar = { fights = true } } },
            { honor = 1 },
            { honor = 10, characters = { serene-warrior = {} } },
        ]
        [[step]]
        seat = 0
        asked = "ring"
        choose = "take"
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        "treaties.count" = 1
        "treaties.0.between" = [0, 2]
        "seats.0.honor" = 11
        "seats.2.honor" = 10
        """,
    )


@pytest.mark.clause("ENL-12.1", "ENL-6.1", "ENL-6.3")
def test_an_attacker_who_loses_its_last_honor_leaves_its_ring_to_all(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { kind = "political", ring = "air" }
        [[position.seats]]
        honor = 1
        hand = ["captive-audience"]
        provinces = ["", { rings = ["void.1"] }]
        characters = { bayushi-liar = { fights = true } }
        [[position.seats]]
        characters = { naive-student = { fights = true }, yogo-outcast = { fights = true } }
        [[position.seats]]
        characters = { serene-warrior = {} }
        [[step]]
        seat = 0
        asked = "act"
        choose = "play:captive-audience"
        [[step]]
        seat = 2
        is_not_asked = ["ring"]
        asked = "declare"
        [step.expect]
        alive = [1, 2]
        common = ["air.0", "earth.0", "fire.0", "water.0", "void.0", "void.1"]
        "seats.1.pool.count" = 4
        "seats.1.characters.yogo-outcast.bowed" = true
        """,
    )


@pytest.mark.clause("ENL-R23", "ENL-7.3")
def test_an_outsider_has_no_opponent_to_be_less_honorable_than(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { ring = "fire" }
        position.seats = [
            { honor = 15, characters = { border-rider = { fights = true } } },
            { honor = 5, fate = 3, hand = ["blackmail"] },
            { honor = 5, fate = 3, hand = ["blackmail", "banzai"] },
        ]
        [[step]]
        seat = 1
        asked = "act"
        offered = ["play:blackmail"]
        pass = true
        [[step]]
        seat = 2
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["play:blackmail"]
        """,
    )


@pytest.mark.clause("ENL-R17", "ENL-4.4")
def test_claimed_rings_count_for_the_favor_and_a_tie_leaves_it(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        declare = 0
        favor = 2
        favor_kind = "military"
        [[position.seats]]
        opportunities = ["military"]
        provinces = [{ rings = ["air", "fire.2"] }]
        characters = { border-rider = { fate = 2 } }
        [[position.seats]]
        opportunities = []
        provinces = [{ rings = ["air"] }]
        characters = { adept-of-the-waves = { fate = 2 } }
        [[position.seats]]
        opportunities = []
        characters = { ide-trader = { fate = 2 } }
        [[step]]
        seat = 0
        asked = "declare"
        pass = true
        [[step]]
        seat = 0
        asked = "fate-on-ring"
        [step.expect]
        favor = 2
        "seats.0.glory_count" = 3
        "seats.1.glory_count" = 3
        "seats.2.glory_count" = 1
        """,
    )


@pytest.mark.clause("ENL-R5")
def test_who_breaks_its_own_province_has_its_rings_in_its_pool(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        declare = 0
        [[position.seats]]
        characters = { border-rider = {} }
        [[position.seats]]
        provinces = [{ own = "endless-plains", rings = ["water", "void.2"] }]
        [[position.seats]]
        characters = { serene-warrior = {} }
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
        choose = ["character:border-rider"]
        [[step]]
        seat = 1
        asked = "reaction"
        choose = "use:endless-plains"
        [step.expect]
        "seats.1.provinces.0.broken" = true
        "seats.1.provinces.0.rings.count" = 0
        "seats.1.pool" = ["air.1", "earth.1", "fire.1", "water.1", "void.1", "void.2"]
        """,
    )
