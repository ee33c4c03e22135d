"""The players of L5R CCG: a bot with rules of thumb."""

from __future__ import annotations

from gorin.bots.l5r_ccg.bot import CcgBot
from gorin.bots.players import Players

PLAYERS = Players(heuristic=CcgBot)
