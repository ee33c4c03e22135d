"""Search in Tomb Raider: which questions are worth one, and what a position is worth."""

from __future__ import annotations

from math import exp
from typing import Any

from gorin.bots.search_bot import Effort, SearchBot
from gorin.bots.sight import Sight
from gorin.bots.tomb_raider.atlas import FAR, Atlas
from gorin.bots.tomb_raider.bot import TombRaiderBot
from gorin.bots.tomb_raider.scene import Position, Scene
from gorin.games.tomb_raider.view import RaiderView
from gorin.kernel.decision import Seat

SEARCHED = frozenset(
    {
        "move",
        "move-on",
        "obstacle",
        "overcome",
        "attack",
        "search",
        "find",
        "reset",
        "window-start",
        "window-step",
        "window-test",
        "window-roll",
        "window-damage",
    }
)
"""The kinds of questions that hang together with much."""
SPREAD = 1.5
"""By how many turns one raider must be ahead to win three games of four."""
COMING_BACK = 5.0
"""Turns that a dead raider loses."""


def value(view: Any, seat: Seat) -> float:
    """Return a seat's chance to win, from how many turns each raider is from the treasure."""
    scene = Scene(Position(view, seat))
    mine = _turns(scene, scene.me)
    theirs = min((_turns(scene, rival) for rival in scene.rivals), default=FAR)
    behind: float = (mine - theirs) / SPREAD
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, behind))))


def _turns(scene: Scene, raider: RaiderView) -> float:
    if raider.gone:
        return FAR
    atlas = Atlas(scene, raider)
    if raider.dead:
        return COMING_BACK + min(atlas.plain.values())
    return atlas.now


def search_bot(seed: int) -> SearchBot:
    """Return a bot that searches; the heuristic bot plays on in its worlds."""
    return SearchBot(seed, TombRaiderBot, value, SEARCHED, Effort())


class Quick:
    """Plays on in imagined worlds: like the heuristic bot, but it plays no cards from hand."""

    def __init__(self, seed: int) -> None:
        self._bot = TombRaiderBot(seed)

    def choose(self, sight: Sight) -> object:
        keys = sight.keys
        if len(keys) == 1 or sight.kind.startswith("window-"):
            return keys[0]
        return self._bot.choose(sight)
