"""Positions of Enlightenment put to the referee as files: rings."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-3.3", "ENL-5.1", "ENL-R7")
def test_the_fifth_ring_may_lie_under_a_stronghold_that_falls(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # First the rings move, and the fifth wins at once though four play. (R-E7)
        position.conflict = { ring = "void", province = 5 }
        [[position.seats]]
        clan = "lion"
        provinces = [{ rings = ["air", "earth"] }, { rings = ["fire", "water"] }]
        characters.akodo-toturi = { fights = true, honored = true }
        characters.matsu-beiona = { fights = true }
        [[position.seats]]
        clan = "crane"
        provinces = [
            { broken = true },
            { broken = true },
            { broken = true },
            { broken = true },
            { rings = ["void"] },
        ]
        [[position.seats]]
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:3"
        winner = [0]
        log = ["ENL-3.3"]
        """,
    )


@pytest.mark.clause("ENL-12.2", "ENL-6.3")
def test_the_warrior_of_an_outsider_gains_fate_from_a_common_ring_not_when_its_own_player_takes_one(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Any opponent who selects a ring with fate; the pool it comes from does not matter.
        # (ENL-12.2)
        [position]
        declare = 0
        ring_fate = { "fire.3" = 1 }
        [[position.seats]]
        characters = { matsu-beiona = {} , enlightened-warrior = {} }
        [[position.seats]]
        [[position.seats]]
        characters = { enlightened-warrior = {} }
        [[position.seats]]
        out = true
        [[step]]
        seat = 0
        choose = "declare:military.fire.3"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:matsu-beiona"]
        [[step]]
        seat = 2
        choose = "use:enlightened-warrior"
        [step.expect]
        "seats.2.characters.enlightened-warrior.fate" = 1
        "seats.0.characters.enlightened-warrior.fate" = 0
        "seats.0.fate" = 1
        """,
    )


@pytest.mark.clause("ENL-9.8")
def test_fate_is_put_on_a_ring_of_ones_pool_whoevers_it_was_who_has_none_puts_none(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # In player order 1, (2 has no ring), 0; "their own personal unclaimed pool" holds
        # void.2 too.
        [position]
        phase = "fate"
        first = 1
        [[position.seats]]
        pool = ["void.2"]
        [[position.seats]]
        [[position.seats]]
        provinces = [{ rings = ["air", "earth", "fire", "water"] }]
        [[step]]
        seat = 1
        asked = "fate-on-ring"
        choose = "ring:fire.1"
        [[step]]
        seat = 0
        asked = "fate-on-ring"
        offered = ["ring:void.0", "ring:void.2"]
        choose = "ring:void.2"
        [step.expect]
        "seats.0.pool_fate.void_2" = 1
        "seats.1.pool_fate.fire_1" = 1
        "seats.2.provinces.0.rings.count" = 4
        """,
    )


@pytest.mark.clause("ENL-5.2", "ENL-9.5", "ENL-6.3", "ENL-R7")
def test_a_duplicate_under_a_fallen_stronghold_becomes_common_with_its_players_pool(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Void.2 is taken; air.1 goes to the defender's pool (9.5), which is common a moment
        # later; water.0 returns.
        [position]
        conflict = { ring = "water", province = 5 }
        [[position.seats]]
        clan = "lion"
        provinces = [{ rings = ["air"] }]
        characters.akodo-toturi = { fights = true, honored = true }
        characters.matsu-beiona = { fights = true }
        [[position.seats]]
        clan = "crane"
        provinces = [
            { broken = true },
            { broken = true },
            { broken = true },
            { broken = true },
            { rings = ["air", "void.2"] },
        ]
        [[position.seats]]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:1"
        [[step]]
        seat = 2
        asked = "declare"
        is_not_asked = ["ring"]
        [step.expect]
        alive = [0, 2]
        "common" = ["air.1", "earth.1", "fire.1", "water.1", "void.1"]
        "seats.0.provinces.1.rings" = ["void.2"]
        "seats.0.pool" = ["earth.0", "fire.0", "water.0", "void.0"]
        """,
    )


@pytest.mark.clause("ENL-4.6", "ENL-5.1", "ENL-4.2", "ENL-4.7")
def test_who_has_only_its_stronghold_left_puts_there_what_it_takes_and_what_it_claims(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # All four broken, so both the taken and the contested ring lie under the stronghold.
        # (4.6, 5.1)
        [position]
        conflict = { ring = "fire", province = 4 }
        [[position.seats]]
        clan = "lion"
        honor = 10
        provinces = [{ broken = true }, { broken = true }, { broken = true }, { broken = true }]
        characters = { akodo-toturi = { fights = true } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = ["", "", "", { own = "shameful-display", rings = ["void", "air.2"] }]
        characters = { brash-samurai = {} }
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 1
        asked = "declare"
        [step.expect]
        "seats.0.provinces.4.rings" = ["fire.0", "void.1", "air.2"]
        "seats.0.pool.count" = 4
        "seats.1.pool.count" = 4
        """,
    )


@pytest.mark.clause("ENL-R16", "ENL-6.3", "ENL-R9")
def test_fate_on_the_rings_of_one_who_is_out_stays_on_them_and_falls_to_who_contests_them(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Fire.1 becomes common with its 2 fate; seat 2 declares with it and takes them.
        # (R-E16, R-E9)
        [position]
        conflict = { ring = "void" , province = 5 }
        ring_fate = { "fire.1" = 2 }
        [[position.seats]]
        clan = "lion"
        characters.akodo-toturi = { fights = true, honored = true }
        characters.matsu-beiona = { fights = true }
        [[position.seats]]
        clan = "crane"
        provinces = [{ broken = true }, { broken = true }, { broken = true }, { broken = true }]
        [[position.seats]]
        fate = 1
        characters = { brash-samurai = {} }
        [[step]]
        seat = 2
        asked = "declare"
        offered = ["declare:military.fire.1", "declare:military.fire.2"]
        choose = "declare:military.fire.1"
        expect = { "seats.2.fate" = 3, "conflict.ring" = "fire.1" }
        """,
    )
