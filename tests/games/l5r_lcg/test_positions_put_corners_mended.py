"""Positions of another judge: what was wrong and is mended."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.25", "LCG-S9.70")
def test_kaezin_who_wins_leaves_a_borderer_where_it_defends(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # All others go home but who cannot be moved.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.kakita-kaezin = { fights = true, fate = 1 }
        characters.brash-samurai = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.borderlands-defender = { fights = true, fate = 1 }
        characters.eager-scout = { fights = true, fate = 1 }
        characters.akodo-gunso = { fights = true, fate = 1 }
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
        choose = 1
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "act"
        [step.expect]
        "seats.1.characters.borderlands-defender.fights" = true
        "seats.1.characters.eager-scout.fights" = false
        "seats.1.characters.akodo-gunso.fights" = true
        "seats.0.characters.brash-samurai.fights" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.58", "ENL-7.1")
def test_a_temple_asks_in_player_order_and_takes_together(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Seats 1 and 3 have two, seat 2 has one as its owner: both choose, then both lose fate.
        [position]
        phase = "draw"
        first = 3
        [[position.seats]]
        honor = 10
        provinces = ["secluded-temple"]
        characters = { doji-whisperer = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 }, akodo-gunso = { fate = 2 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 }, akodo-gunso = { fate = 2 } }
        [[step]]
        seat = 0
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 1
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 2
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 3
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 0
        choose = "use:secluded-temple"
        [[step]]
        seat = 3
        choose = "on:akodo-gunso"
        expect."seats.3.characters.akodo-gunso.fate" = 2
        [[step]]
        seat = 1
        choose = "on:brash-samurai"
        [[step]]
        seat = 3
        asked = "declare"
        [step.expect]
        "seats.3.characters.akodo-gunso.fate" = 1
        "seats.1.characters.brash-samurai.fate" = 0
        "seats.2.characters.brash-samurai.fate" = 1
        """,
        "enlightenment",
    )


@pytest.mark.clause("LCG-S4.23")
def test_a_youth_in_a_position_within_the_first_military_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        opportunities = ["military"]
        characters.moto-youth = { fights = true, fate = 1 }
        characters.second = { card = "moto-youth", fate = 1 }
        [[position.seats]]
        honor = 10
        opportunities = []
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 3 }
        [[step]]
        seat = 0
        choose = "decline"
        [[step]]
        seat = 0
        choose = "declare:military.fire"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.1"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:moto-youth"]
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 2 }
        """,
        "stronghold",
    )
