"""Corners put to the referee as files by another judge: what resolves, later and again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.51")
def test_tranquility_follows_who_was_at_home_into_the_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # What silences it holds until the conflict ends, wherever it goes.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        provinces = ["favorable-ground"]
        hand = ["banzai"]
        characters = { brash-samurai = { fights = true, fate = 1 }, wandering-ronin = { fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["tranquility"]
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "play:tranquility"
        [[step]]
        seat = 0
        choose = "use:favorable-ground"
        [[step]]
        seat = 0
        choose = "on:wandering-ronin"
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:wandering-ronin"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.51")
def test_who_comes_home_after_tranquility_is_not_silenced(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Those that are there when it resolves; the adept that is played home later may act.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 4
        hand = ["adept-of-shadows", "banzai"]
        [position.seats.characters]
        brash-samurai = { fights = true, fate = 1 }
        border-rider = { fate = 1, bowed = true }
        [[position.seats]]
        honor = 10
        hand = ["tranquility"]
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "play:tranquility"
        [[step]]
        seat = 0
        asked = "act"
        not_offered = ["use:border-rider"]
        choose = "play:adept-of-shadows"
        [[step]]
        seat = 0
        choose = "home"
        [[step]]
        seat = 0
        choose = 1
        [[step]]
        seat = 0
        asked = "act"
        offered = ["use:adept-of-shadows"]
        not_offered = ["use:border-rider"]
        """,
        "stronghold",
    )
