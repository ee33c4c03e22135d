"""The stronghold game as it is played: the base with the cards that are known."""

from __future__ import annotations

from gorin.games.l5r_lcg.base import BASE
from gorin.games.l5r_lcg.cards import SCRIPTS, STEPS

STRONGHOLD = BASE.amended("l5r-lcg-stronghold", steps=STEPS, scripts=SCRIPTS)
