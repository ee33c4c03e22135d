"""The standard game: the base rules with the cards of the starter decks."""

from __future__ import annotations

from gorin.games.tomb_raider.base import BASE
from gorin.games.tomb_raider.cards import starters
from gorin.games.tomb_raider.words.effects import CONSEQUENCES, steal_end_step
from gorin.kernel.cards import collect

STANDARD = BASE.amended(
    "tomb-raider/standard",
    steps={"steal-end": steal_end_step},
    scripts={**CONSEQUENCES, **collect(starters)},
)
