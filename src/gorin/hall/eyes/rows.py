"""Rows: what changed in a list of a view, so that one row does not send the whole list again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias, cast

from msgspec import Struct

from gorin.hall.table.updates import Splice

List: TypeAlias = Sequence[Any]


def splices(before: object, after: object) -> tuple[Splice, ...]:
    """Return how one list becomes another, or nothing where it is no shorter to say that.

    Only lists of records are compared; where each row is a number or a word, the list is short.
    Their places are those in the list before, in rising order, and no two of them meet.
    """
    if not (_is_records(before) and _is_records(after)):
        return ()
    old, new = cast("List", before), cast("List", after)
    changes = _replaced(old, new) if len(old) == len(new) else _moved(old, new)
    is_shorter = sum(len(one.rows) for one in changes) < len(new)
    return changes if is_shorter else ()


def _is_records(value: object) -> bool:
    if not isinstance(value, tuple | list) or not value:
        return False
    return all(isinstance(row, Struct | Mapping) for row in cast("List", value))


def _replaced(old: List, new: List) -> tuple[Splice, ...]:
    """Return the runs of rows that differ in two lists of the same length."""
    changes: list[Splice] = []
    runs = groupby(range(len(new)), lambda at: _is_same(old[at], new[at]))
    for same, run in runs:
        places = tuple(run)
        if not same:
            rows = tuple(new[at] for at in places)
            changes.append(Splice(places[0], len(places), rows))
    return tuple(changes)


def _moved(old: List, new: List) -> tuple[Splice, ...]:
    """Return what lies between the rows that two lists begin and end with."""
    most = min(len(old), len(new))
    head = next((at for at in range(most) if not _is_same(old[at], new[at])), most)
    most -= head
    foot = next((at for at in range(most) if not _is_same(old[-1 - at], new[-1 - at])), most)
    return (Splice(head, len(old) - head - foot, tuple(new[head : len(new) - foot])),)


def _is_same(one: object, other: object) -> bool:
    return one is other or one == other
