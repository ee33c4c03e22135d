"""Customs of L5R CCG, which people leave to the table: passes where little can matter to them.

The rules ask everybody in each action round. Usually a person is asked in the own action phase, in
that of somebody else once somebody else has acted in it, and in battles whose end is still open;
not where nothing has changed since that person passed. The setting asks in every round. The table
also bows what wastes least gold, unless a person wants to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gorin.content.box.customs import Customs, Setting, Settings
from gorin.content.l5r_ccg.weights import WEIGHTS
from gorin.kernel.words import say

ROUNDS = Setting(
    "windows",
    say("page-windows"),
    (("concern", say("page-windows-concern")), ("always", say("page-windows-always"))),
    hint=say("page-windows-tells"),
)
PAYING = Setting(
    "paying",
    say("ccg-paying"),
    (("table", say("ccg-paying-table")), ("always", say("ccg-paying-always"))),
)
HERE = -1
"""The place of a battle if none is fought."""


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
    if kind == "pay":
        return None if _wants(settings, PAYING) else "auto"
    if kind != "act":
        return None
    if skipping:
        return "pass"
    if _wants(settings, ROUNDS):
        return None
    return None if may_matter(view()) and is_new() else "pass"


def _wants(settings: Settings, setting: Setting) -> bool:
    """Return whether a person wants to be asked always."""
    chosen = settings.choices.get(setting.id, setting.usual)
    return settings.stops == "all" or chosen == "always"


def may_matter(view: Any) -> bool:
    """Return whether somebody who may act usually wants to be asked now.

    The view is a `CcgView`, or what reads like one.
    """
    attack = view.attack
    if attack is None or attack.slot == HERE:
        return view.active == view.viewer or any(seat != view.viewer for seat in view.acted)
    return not _is_decided(view, attack)


def _is_decided(view: Any, attack: Any) -> bool:
    """Return whether nobody opposes a side that gets all it can get here."""
    here = [
        card.state
        for seat in view.seats
        for card in seat.cards
        if card.state.at == attack.slot and card.state.host < 0
    ]
    if not any(each.attacks for each in here):
        return True
    ours, theirs = view.forces
    strength = view.seats[attack.defender].strength
    return all(each.attacks for each in here) and ours > theirs + strength


def concern(kind: str, view: Any) -> tuple[object, ...]:
    """Return what concerns whoever looks: what others did in this round, an attack, a battle."""
    others = sum(seat != view.viewer for seat in view.acted)
    attack = view.attack
    if attack is None:
        return (others if kind else 0, view.active == view.viewer and bool(kind))
    battle = attack.slot if attack.attacks(view.viewer) or attack.defends(view.viewer) else HERE
    return (others if battle != HERE else 0, battle, attack.defender == view.viewer)


MANY = 1000
"""The windows a seat is asked in each turn, at most: all, for others' deeds may be answered."""
CUSTOMS = Customs(
    automatic=automatic,
    concern=concern,
    windows=MANY,
    choices=(ROUNDS, PAYING),
    weights=WEIGHTS,
)
"""The customs of L5R CCG, with settings for being asked in every round, and what to bow."""
