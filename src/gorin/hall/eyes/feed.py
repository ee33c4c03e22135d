"""Feeds: what a viewer of a match has been told, so that only what is new goes out.

There is one feed for each viewer, a seat or the spectators, however many tabs look at it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from gorin.hall.eyes.room import Room
from gorin.hall.eyes.rows import splices
from gorin.hall.eyes.views import Viewer
from gorin.hall.table.updates import Sight, Update

LAST_EVENTS = 200
"""The number of events whose lines a newcomer gets; older ones are asked for."""


class Feed:
    """A viewer's news so far: its view, all that goes with it, the length of its log."""

    __slots__ = ("_bare", "_fields", "_log", "_viewer")

    def __init__(self, viewer: Viewer, sight: Sight) -> None:
        self._viewer = viewer
        self._fields: dict[str, Any] = sight.view
        self._bare = bare(sight)
        self._log = sight.log_length

    def news(self, room: Room, undone: int | None) -> Update:
        """Return what is new to the viewer, and note that it is told.

        `undone` is the length that the log had after something was taken back, None if nothing
        was since the last time.
        """
        sight = room.sight(self._viewer, self._fields)
        assert sight is not None
        start = self._log if undone is None else min(self._log, undone)
        lines = () if start == sight.log_length else room.lines(self._viewer, start)
        now = bare(sight)
        is_new = bool(sight.view) or now != self._bare
        changes = by_rows(sight, self._fields) if is_new else None
        if sight.view:
            self._fields = {**self._fields, **sight.view}
        self._bare, self._log = now, sight.log_length
        return Update(sight=changes, lines=lines, undone=undone)


def by_rows(sight: Sight, before: Mapping[str, Any]) -> Sight:
    """Return a sight that says of lists that a viewer has which of their rows changed."""
    rows = {
        name: changes
        for name, value in sight.view.items()
        if (changes := splices(before.get(name), value))
    }
    if not rows:
        return sight
    view = {name: value for name, value in sight.view.items() if name not in rows}
    return replace(sight, view=view, rows=rows)


def bare(sight: Sight) -> Sight:
    """Return a sight without the view: what is asked, of whom, and how the match stands."""
    return replace(sight, view={}, whole=False)


def whole(room: Room, viewer: Viewer) -> Update:
    """Return all that a viewer may know of the match; nothing it knew of before still holds."""
    sight = room.sight(viewer, None)
    assert sight is not None
    lines = room.lines(viewer, max(0, sight.log_length - LAST_EVENTS))
    return Update(sight=sight, lines=lines, undone=0)
