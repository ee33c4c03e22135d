"""The cards, written in words; what each of them does, by its title."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.l5r_lcg.cards import crane, lion, neutral
from gorin.games.l5r_lcg.script import Behaviour
from gorin.games.l5r_lcg.words import own
from gorin.kernel.cards import collect

SCRIPTS: Mapping[str, Behaviour] = collect(crane, lion, neutral)
STEPS = {"turn-up": own.turn_up, "again": own.again, "duel-clears": own.duel_clears}
"""The steps that effects of single cards need."""
