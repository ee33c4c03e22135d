"""Search in Tomb Raider: which options are worth trying, and how far worlds are played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.bots.search_bot import Effort, SearchBot, Thought
from gorin.bots.sight import Sight
from gorin.bots.tomb_raider.bot import TombRaiderBot
from gorin.bots.tomb_raider.judgement import value_of
from gorin.bots.tomb_raider.opening import OPENING
from gorin.bots.tomb_raider.scene import Atlases, Scene, slug_of
from gorin.bots.tomb_raider.value import value
from gorin.games.tomb_raider.facts import Ability
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
EFFORT = Effort(worlds=32, least=8, sure=2.0, gain=0.08, parts=4)
"""The effort of some seconds for a game of the Introductory level.

Four parts see most actions through to the searches after them. Of what an answer seems to gain
there, a good twentieth is the value's own error: answers that seemed 3 to 9 hundredths better gave
nothing in games played to their end, those that seemed better still gave two fifths of it.
"""
IDLE = frozenset({"find-nothing", "no-obstacle", "stay"})
"""Doing nothing looks better than it is in worlds that end before its price is paid."""


class Cycler(TombRaiderBot):
    """The heuristic bot, but no full hand keeps it from drawing: its worst cards go first."""

    def choose(self, sight: Sight) -> object:
        usual = super().choose(sight)
        if sight.kind != "discard" or usual != "done":
            return usual
        scene = Scene(sight, self._atlases)
        me = scene.me
        if me.hand_limit - len(scene.view.hand) >= me.abilities[Ability.THINK]:
            return usual
        held = [key for key in sight.keys if key != usual]
        return min(held, key=lambda key: value_of(scene, slug_of(key)), default=usual)


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
    """Return a bot that searches; a bot much like the heuristic one plays on in its worlds."""
    return SearchBot(seed, Cycler, thought(), EFFORT)
