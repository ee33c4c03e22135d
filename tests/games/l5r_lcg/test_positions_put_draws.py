"""Draws from empty decks put to the referee as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.xfail(strict=True, reason="the first player draws and is out before the other draws")
@pytest.mark.clause("LCG-2.5", "LCG-S4.21", "LCG-S6.8")
def test_both_draw_at_the_same_time_and_both_lose_five_honor(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Both must draw from an empty deck at the same time (2.5, S4.21), so both lose 5.
        [position]
        phase = "draw"
        first = 1
        [[position.seats]]
        honor = 5
        conflict_pile = ["banzai", "rout"]
        [[position.seats]]
        honor = 5
        conflict_pile = ["banzai", "rout"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "bid"
        choose = 1
        expect = { "seats.0.honor" = 0, "seats.1.honor" = 0 }
        """,
        "stronghold",
    )
