"""The players of Magic: a bot with rules of thumb."""

from __future__ import annotations

from gorin.bots.magic.bot import MagicBot
from gorin.bots.players import Players

PLAYERS = Players(heuristic=MagicBot)
