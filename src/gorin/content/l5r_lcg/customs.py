"""Customs of L5R LCG, which people leave to the table: passes where little can matter to them.

The rules ask everybody in each action window and around much of what happens. Usually a person is
asked at every opportunity in a conflict that it fights, also after a pass when somebody else has
acted since; once in each window outside conflicts, and where something can be answered that
concerns it, not where nothing has changed since that person passed. The setting asks in every
window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gorin.content.box.customs import Customs, Setting, Settings, reason_of
from gorin.content.box.light import cards_known
from gorin.content.l5r_lcg.weights import WEIGHTS
from gorin.games.l5r_lcg.events.notes import bids_shown
from gorin.games.l5r_lcg.events.seats import Eliminated
from gorin.games.l5r_lcg.view import hidden
from gorin.kernel.match import Match
from gorin.kernel.words import say

WINDOWS = Setting(
    "windows",
    say("page-windows"),
    (("concern", say("page-windows-concern")), ("always", say("page-windows-always"))),
    hint=say("page-windows-tells"),
)
PASS = "pass"
ACT = "act"
ANSWERS = ("would", "interrupt", "reaction")


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
    if kind not in (ACT, *ANSWERS) or PASS not in keys:
        return None
    if skipping:
        return PASS
    if settings.stops == "all" or settings.choices.get(WINDOWS.id, WINDOWS.usual) == "always":
        return None
    if kind == ACT:
        seen = view()
        if fights(seen):
            return None  # that it is asked again means that somebody has acted since it passed
        if seen.conflict is not None or seen.phase != "conflict":
            return PASS
    return None if is_new() else PASS


def fights(view: Any) -> bool:
    """Return whether whoever looks fights the conflict: its window ends when all have passed."""
    conflict = view.conflict
    return conflict is not None and view.viewer in (conflict.attacker, conflict.defender)


def concern(kind: str, view: Any) -> tuple[object, ...]:
    """Return what concerns whoever looks.

    In a conflict: which one it is, who takes part, and who is ahead; around what happens: that it
    is this conflict; outside conflicts: nothing that changes.
    """
    conflict = view.conflict
    if conflict is None:
        return (view.phase,)
    fought = (conflict.attacker, conflict.ring)
    if kind in ANSWERS or view.viewer not in (conflict.attacker, conflict.defender):
        return fought
    ours, theirs = view.totals
    fighting = tuple(card.number for seat in view.seats for card in seat.characters if card.side)
    return (*fought, fighting, ours >= theirs)


def way(match: Match[Any]) -> str:
    """Return in which way a match was won: if nobody else was left, why the last one went out."""
    outcome = match.outcome
    if outcome is None or outcome.reason != STAYED:
        return reason_of(match)
    gone = [event.reason for event in match.log() if isinstance(event, Eliminated)]
    return gone[-1]


STAYED = "lcg-won-by-staying"
MANY = 1000
"""The windows a seat is asked in each turn, at most: all, for a conflict may be answered."""
CUSTOMS = Customs(
    automatic=automatic,
    concern=concern,
    come_to_light=cards_known(hidden, lambda table: bids_shown(table.state)),
    windows=MANY,
    way=way,
    choices=(WINDOWS,),
    weights=WEIGHTS,
)
"""The customs of L5R LCG, with a setting for being asked in every window."""
