"""The clauses under which what cards do is told and asked, whatever the window."""

from __future__ import annotations

from typing import Final

from gorin.games.l5r_lcg.state import State

USE: Final = "LCG-S9.8"
COST: Final = "LCG-S9.9"
TARGET: Final = "LCG-S9.11"
LATER_TARGET: Final = "LCG-S9.23"
EFFECT: Final = "LCG-S9.13"
CANCEL: Final = "LCG-S9.33"
WOULD_DO: Final = "LCG-S9.32"
ANSWERS: Final = "LCG-S9.36"
ORDERS: Final = "LCG-S9.57"
ALLOWED: Final = "LCG-S9.5"
LIMIT: Final = "LCG-S9.45"
BLANK: Final = "LCG-S9.55"
ATTACH: Final = "LCG-S10.1"


def action_window(state: State) -> str:
    """Return the clause of the action window that is open: that of a conflict or another."""
    return "LCG-S9.41" if state.conflict is None else "LCG-3.2.2"
