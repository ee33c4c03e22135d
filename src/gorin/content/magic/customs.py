"""Customs of Magic, which people leave to the table: passes where little can matter to them.

The rules give priority in every step (CR 117.1). Usually a person is asked in the own main phases,
when somebody else's spell or ability waits on the stack, when attackers come, and before a turn
ends; not where nothing has changed since that person passed. The setting asks in every step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gorin.content.box.customs import Customs, Setting, Settings
from gorin.content.magic.weights import WEIGHTS
from gorin.kernel.words import say

WINDOWS = Setting(
    "windows",
    say("page-windows"),
    (("concern", say("page-windows-concern")), ("always", say("page-windows-always"))),
)
MAIN = ("main", "main-2")


def automatic(
    kind: str,
    keys: Sequence[str],
    settings: Settings,
    *,
    skipping: bool,
    view: Callable[[], Any],
    is_new: Callable[[], bool],
) -> str | None:
    """Return the answer given silently for a person, or None if the person is asked."""
    if len(keys) == 1 and settings.stops == "useful":
        return keys[0]
    if kind != "priority" or "pass" not in keys:
        return None
    if skipping:
        return "pass"
    if settings.stops == "all" or settings.choices.get(WINDOWS.id, WINDOWS.usual) == "always":
        return None
    return None if may_matter(view()) and is_new() else "pass"


def may_matter(view: Any) -> bool:
    """Return whether somebody who has priority usually wants to be asked now.

    The view is a `MagicView`, or what reads like one.
    """
    if view.active == view.viewer and view.step in MAIN:
        return True
    return view.step == "end" or any(_threats(view))


def _threats(view: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what of others waits on the stack, and which attackers come at whoever looks."""
    stack = tuple(item.number for item in view.stack if item.seat != view.viewer)
    attackers = tuple(
        each.number
        for seat in view.seats
        for each in seat.permanents
        if each.state.attacking == view.viewer
    )
    return stack, attackers


def concern(kind: str, view: Any) -> tuple[object, ...]:
    """Return what concerns whoever looks: others' spells, attackers, the own main phases."""
    step = view.step if kind and view.active == view.viewer else ""
    return (*_threats(view), step if step in MAIN else "")


MANY = 1000
"""The windows a seat is asked in each turn, at most: all, for the stack may be answered."""
CUSTOMS = Customs(
    automatic=automatic, concern=concern, windows=MANY, choices=(WINDOWS,), weights=WEIGHTS
)
"""The customs of Magic, with a setting for being asked in every step."""
