"""The one door through which the state of a Tomb Raider match changes."""

from __future__ import annotations

from typing import TypeAlias

from gorin.games.tomb_raider.state import State
from gorin.kernel.event import Event
from gorin.kernel.table import Table

TombRaider: TypeAlias = Table[State]


def happen(table: TombRaider, *events: Event[State]) -> None:
    """Let events happen, in this order: each is applied and logged.

    Tomb Raider has no interrupts to events as such. What cards may answer (an announced
    card, a test, damage about to be dealt) is an event of its own, with a window after it.
    """
    for event in events:
        table.record(event)
