"""Search in Tomb Raider: which options are worth trying, and how far worlds are played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.bots.search_bot import Effort, SearchBot, Thought
from gorin.bots.sight import Sight
from gorin.bots.tomb_raider.bot import TombRaiderBot
from gorin.bots.tomb_raider.opening import OPENING
from gorin.bots.tomb_raider.scene import Atlases, slug_of
from gorin.bots.tomb_raider.value import value
from gorin.kernel.decision import Seat

SEARCHED = frozenset(
    {
        "attack",
        "face",
        "find",
        "look",
        "move",
        "move-on",
        "obstacle",
        "overcome",
        "raider",
        "side",
        "window-damage",
        "window-roll",
        "window-start",
        "window-step",
        "window-test",
    }
)
"""The kinds of questions whose answers can be told apart by the end of a raider's part."""
EFFORT = Effort(worlds=40, least=10, sure=1.0, gain=0.01, parts=2)
"""What takes three to five seconds for a game of the Introductory level."""
IDLE = frozenset({"find-nothing", "no-obstacle", "stay"})
"""Doing nothing looks better than it is in worlds that end before its price is paid."""


def opening(sight: Sight) -> str | None:
    """Return the card of an opening hand that games have shown to be worth most."""
    if sight.kind != "opening":
        return None
    best = max(sight.keys, key=lambda key: OPENING.get(slug_of(key), 0.0))
    return best if slug_of(best) in OPENING else None


def options(sight: Sight, usual: str) -> Sequence[str]:
    """Return the options worth trying beside the usual one."""
    if sight.kind not in SEARCHED:
        return ()
    return [key for key in sight.keys if key != usual and key not in IDLE]


def part(sight: Sight) -> object:
    """Return the turn, the round and whose part of it a sight belongs to."""
    view = sight.view
    return view.turn, view.round, view.active


def thought() -> Thought:
    """Return what a search bot needs to know of Tomb Raider; it remembers maps."""
    maps: dict[Seat, Atlases] = {}

    def worth(view: Any, seat: Seat) -> float:
        return value(view, seat, maps.setdefault(seat, {}))

    return Thought(opening, options, part, worth)


def search_bot(seed: int) -> SearchBot:
    """Return a bot that searches; the heuristic bot plays on in its worlds."""
    return SearchBot(seed, TombRaiderBot, thought(), EFFORT)
