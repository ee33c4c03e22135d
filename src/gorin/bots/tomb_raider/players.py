"""The players of Tomb Raider: bots of its levels and of its series, and a judge of levels."""

from __future__ import annotations

from gorin.bots.agent import Judge
from gorin.bots.players import Players
from gorin.bots.tomb_raider.bot import TombRaiderBot
from gorin.bots.tomb_raider.joined import series_player
from gorin.bots.tomb_raider.scene import Atlases
from gorin.bots.tomb_raider.search import search_bot
from gorin.bots.tomb_raider.value import value
from gorin.kernel.decision import Seat

LEVELS = ("standard", "recovery", "bounty-hunter", "timed")
"""The formats of single levels: a series is more than the level in play, and has no judge."""
SERIES = ("timed-series", "linked-series", "pick-up-series")


def _judge() -> Judge:
    maps: dict[Seat, Atlases] = {}
    return lambda view, seat: value(view, seat, maps.setdefault(seat, {}))


PLAYERS = Players(
    heuristic=TombRaiderBot,
    search=search_bot,
    judges=dict.fromkeys(LEVELS, _judge),
    others=dict.fromkeys(SERIES, series_player),
)
