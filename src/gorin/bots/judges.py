"""Judges: what a seat's position is worth, in the games for which a bot can say so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from gorin.bots.tomb_raider.scene import Atlases
from gorin.bots.tomb_raider.value import value
from gorin.kernel.decision import Seat

Judge: TypeAlias = Callable[[Any, Seat], float]
"""Returns a seat's chance to win, from what it may know (`sight.glance_at`) and who it is."""


def _tomb_raider() -> Judge:
    maps: dict[Seat, Atlases] = {}
    return lambda view, seat: value(view, seat, maps.setdefault(seat, {}))


JUDGES: Mapping[str, Callable[[], Judge]] = {
    f"tomb-raider/{format}": _tomb_raider
    for format in ("standard", "recovery", "bounty-hunter", "timed")
}
"""What makes a judge of one match, by game and format; a series is more than the level in play."""


def judge_for(game: str, format: str) -> Judge | None:
    """Return a judge for one match, None if nobody can judge its game."""
    make = JUDGES.get(f"{game}/{format}")
    return None if make is None else make()
