"""The base game: the standard rules every Tomb Raider format starts from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.games.tomb_raider import windows
from gorin.games.tomb_raider.game import TombRaiderGame
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.phases import (
    attacking,
    damage,
    drawing,
    exploring,
    movement,
    overcoming,
    placing,
    searching,
    starting,
    trials,
    turns,
)
from gorin.kernel.rule import Rulebook

STEPS: Mapping[str, Callable[..., Any]] = {
    "setup": turns.setup_step,
    "entrances": starting.entrances_step,
    "bonuses": starting.bonuses_step,
    "opening": turns.opening_step,
    "turn": turns.turn_step,
    "ready": turns.ready_step,
    "round": turns.round_step,
    "concede": turns.concede_step,
    "action": movement.action_step,
    "move": movement.move_step,
    "explore": exploring.explore_step,
    "obstacles": placing.obstacles_step,
    "attack": attacking.attack_step,
    "attack-end": attacking.attack_end_step,
    "overcome": overcoming.overcome_step,
    "face": overcoming.face_step,
    "face-end": overcoming.face_end_step,
    "harm": damage.harm_step,
    "search": searching.search_step,
    "search-end": searching.search_end_step,
    "spend-trigger": searching.spend_trigger,
    "draw-round": drawing.draw_round_step,
    "discard": drawing.discard_step,
    "draw": drawing.draw_step,
    "reset": drawing.reset_step,
    "save": drawing.save_step,
    "reload": drawing.reload_step,
    "roll": trials.roll_step,
    "window": windows.window_step,
    "pay": windows.pay_step,
    "take-effect": windows.take_effect,
    "settle": windows.settle,
    "effect": windows.effect_step,
}
"""The steps of the game by name; most are rules, a few only join rules together."""

BASE = Rulebook(TombRaiderGame(), "tomb-raider", "1", Numbers(), STEPS)
