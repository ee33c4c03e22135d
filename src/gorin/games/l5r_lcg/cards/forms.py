"""Forms of behaviours that many cards share."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_lcg.script import Ability, Behaviour, Effect, Trigger
from gorin.timing.limits import Limit
from gorin.timing.occurring import REACTION, WOULD

ONCE_A_CONFLICT = Limit(1, "conflict", "title")
ONCE_A_PHASE = Limit(1, "phase", "title")
ONCE_A_ROUND = Limit(1, "round", "title")
TWICE_A_ROUND = Limit(2, "round")


def action(*effects: Effect, **more: Any) -> Behaviour:
    """Return the behaviour of a card in play with one action."""
    return Behaviour((Ability(effects, **more),))


def event(*effects: Effect, limits: tuple[Limit, ...] = (), **more: Any) -> Behaviour:
    """Return the behaviour of an event with an action."""
    return Behaviour((Ability(effects, limits=limits, place="hand", **more),))


def answering(
    trigger: Trigger, *effects: Effect, limits: tuple[Limit, ...] = (), **more: Any
) -> Behaviour:
    """Return the behaviour of an event that is a reaction."""
    return Behaviour((Ability(effects, REACTION, trigger, limits=limits, place="hand", **more),))


def preventing(
    trigger: Trigger, *effects: Effect, limits: tuple[Limit, ...] = (), **more: Any
) -> Behaviour:
    """Return the behaviour of an event that cancels or replaces."""
    return Behaviour((Ability(effects, WOULD, trigger, limits=limits, place="hand", **more),))
