"""States of a match between two answers, where something grave happened.

An answer may bring about many things at once: a conflict is decided, a province breaks, somebody
wins. Whoever looks on is to see the table as it stood at each of them, and not only at the end.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct

from gorin.content.box.weights import Weights
from gorin.kernel.event import Event
from gorin.kernel.table import Table

MOST = 24
"""So many states are kept at most until somebody is told of them; the first ones stay."""


class Between(Struct, frozen=True):
    """A match as it stood before the event at a place of its log."""

    at: int
    table: Table[Any]


class Betweens:
    """The states of a match worth seeing that nobody has been told of yet.

    There is one after each grave event, and one before it if small things led there since.

    Attributes:
        kept: these states, the oldest first.
    """

    __slots__ = ("_after_grave", "_small", "_weights", "kept")

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.kept: list[Between] = []
        self._small = False
        self._after_grave = False

    def watch(self, table: Table[Any]) -> None:
        """Look at what happens at a table from now on."""
        table.watch = partial(self._note, table)

    def forget(self) -> None:
        """Forget what everybody has been told of, or what was taken back."""
        self.kept = []
        self._small = self._after_grave = False

    def _note(self, table: Table[Any], event: Event[Any]) -> None:
        weight = self._weights.of(event)
        is_due = self._after_grave or (weight == "grave" and self._small)
        if is_due and len(self.kept) < MOST:
            at = len(table.log)
            then: Table[Any] = Table(table.rulebook, table.state.copy(), table.log.fork(at))
            then.kept = table.kept
            self.kept.append(Between(at, then))
            self._small = False
        self._after_grave = weight == "grave"
        self._small = self._small or weight == "small"
