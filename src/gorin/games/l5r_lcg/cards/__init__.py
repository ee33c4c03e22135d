"""The cards, written in words; what each of them does, by its title."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.l5r_lcg.cards import (
    crab,
    crane,
    dragon,
    lion,
    neutral,
    phoenix,
    roles,
    scorpion,
    unicorn,
)
from gorin.games.l5r_lcg.script import Behaviour
from gorin.games.l5r_lcg.words import own, singles
from gorin.kernel.cards import collect

SCRIPTS: Mapping[str, Behaviour] = collect(
    crab, crane, dragon, lion, neutral, phoenix, roles, scorpion, unicorn
)
STEPS = {
    "turn-up": own.turn_up,
    "again": own.again,
    "effects-again": own.effects_again,
    "duel-clears": own.duel_clears,
    "duel-loses": singles.duel_loses,
    "won-order": singles.won_order,
    "pride": singles.pride,
    "won-chosen": singles.won_chosen,
}
"""The steps that effects of single cards need."""
