"""Feeds: what a viewer of a match has been told, so that only what is new goes out.

There is one feed for each viewer, a seat or the spectators, however many tabs look at it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from gorin.hall.eyes.room import Room
from gorin.hall.eyes.rows import splices
from gorin.hall.eyes.views import Viewer, changed
from gorin.hall.table.updates import BetweenView, Sight, Splice, Update

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
        between = () if undone is not None else self._between(room)
        lines = () if start == sight.log_length else room.lines(self._viewer, start)
        now = bare(sight)
        is_new = bool(sight.view) or now != self._bare
        changes = None
        if is_new or between:
            view, rows = by_rows(sight.view, self._fields)
            changes = replace(sight, view=view, rows=rows, between=between)
        if sight.view:
            self._fields = {**self._fields, **sight.view}
        self._bare, self._log = now, sight.log_length
        return Update(sight=changes, lines=lines, undone=undone)

    def _between(self, room: Room) -> tuple[BetweenView, ...]:
        """Return how the match stood on the way from what the viewer knows."""
        before, told = self._fields, list[BetweenView]()
        for at, fields in room.between(self._viewer, self._log):
            view = changed(fields, before)
            if view:
                told.append(BetweenView(at, *by_rows(view, before)))
                before = {**before, **view}
        return tuple(told)


def by_rows(
    view: Mapping[str, Any], before: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, tuple[Splice, ...]]]:
    """Return fields that changed, and apart of the lists among them which of their rows did."""
    rows = {
        name: changes
        for name, value in view.items()
        if (changes := splices(before.get(name), value))
    }
    return {name: value for name, value in view.items() if name not in rows}, rows


def bare(sight: Sight) -> Sight:
    """Return a sight without the view: what is asked, of whom, and how the match stands."""
    return replace(sight, view={}, whole=False)


def whole(room: Room, viewer: Viewer) -> Update:
    """Return all that a viewer may know of the match; nothing it knew of before still holds."""
    sight = room.sight(viewer, None)
    assert sight is not None
    lines = room.lines(viewer, max(0, sight.log_length - LAST_EVENTS))
    return Update(sight=sight, lines=lines, undone=0)
