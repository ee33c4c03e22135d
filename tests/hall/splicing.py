"""How whoever listens puts the changed rows of a list into the list that they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.hall.table.updates import Splice


def spliced(before: Sequence[Any], changes: Sequence[Splice]) -> tuple[Any, ...]:
    """Return a list after some of its rows were replaced."""
    rows: list[Any] = []
    at = 0
    for change in changes:
        assert at <= change.at
        rows += [*before[at : change.at], *change.rows]
        at = change.at + change.gone
    assert at <= len(before)
    return (*rows, *before[at:])
