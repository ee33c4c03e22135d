"""The players of L5R Estratégico: a bot with rules of thumb."""

from __future__ import annotations

from gorin.bots.l5r_strategic.bot import CampaignBot
from gorin.bots.players import Players

PLAYERS = Players(heuristic=CampaignBot)
