"""Casters: they see all hands, and hear of the match only after the delay of the table.

News for them wait in a queue. Whoever begins to cast starts with all that may be seen at that
moment, once it is old enough; what waits for the others is not for them. When a seat withdraws its
consent all that waits is dropped.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from msgspec import Struct

from gorin.hall.eyes.connection import Connection
from gorin.hall.eyes.feed import Feed, whole
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.views import CASTER
from gorin.hall.table.updates import Update


class Late(Struct, frozen=True):
    """News for casters: their number, when they may be heard, for whom (None: for all)."""

    number: int
    at: int
    news: Update
    only: Connection | None = None

    def is_for(self, connection: Connection) -> bool:
        """Return whether a connection that casts may hear this."""
        if self.only is not None:
            return self.only is connection
        return self.number >= connection.late


class Casters:
    """Things that the casters of a table are still to hear."""

    def __init__(self) -> None:
        self._feed: Feed | None = None
        self._late: deque[Late] = deque()
        self._number = 0

    def come(self, room: Room, connection: Connection, at: int) -> None:
        """Let somebody cast from now on; all news so far must have been noted.

        Until they hear all there is, that waits for them, and so no line is old enough.
        """
        connection.late = self._number
        if self._feed is None:
            self._begin(room, at)
        else:
            self._put(room, at, whole(room, CASTER), connection)

    def note(self, room: Room, at: int, undone: int | None) -> None:
        """Note what is new for those who cast already."""
        if self._feed is None:
            self._begin(room, at)
            return
        news = self._feed.news(room, undone)
        if news.sight is not None or news.lines or undone is not None:
            self._put(room, at, news)

    def _begin(self, room: Room, at: int) -> None:
        """Note all there is, once there is a match."""
        if room.match is None:
            return
        news = whole(room, CASTER)
        assert news.sight is not None
        self._feed = Feed(CASTER, news.sight)
        self._put(room, at, news)

    def _put(self, room: Room, at: int, news: Update, only: Connection | None = None) -> None:
        self._late.append(Late(self._number, at + 1_000 * room.terms.delay, news, only))
        self._number += 1

    def drop(self) -> None:
        """Forget all that waits: nobody casts any more."""
        self._late.clear()
        self._feed = None

    @property
    def due(self) -> int | None:
        """The time at which something is told next, in milliseconds since 1970."""
        return self._late[0].at if self._late else None

    def tell(self, connections: Iterable[Connection], at: int) -> None:
        """Tell what is old enough."""
        heard = tuple(connections)
        while self._late and self._late[0].at <= at:
            late = self._late.popleft()
            for connection in heard:
                if connection.viewer == CASTER and late.is_for(connection):
                    connection.told = _length(late.news, connection.told)
                    connection.send(late.news)

    def limit(self, connection: Connection) -> int:
        """Return how many events of the log a caster may read by now.

        What was taken back and played anew has the places of what they were told before.
        """
        waiting = (late.news.undone for late in self._late if late.is_for(connection))
        return min((undone for undone in waiting if undone is not None), default=connection.told)


def _length(news: Update, before: int) -> int:
    return before if news.sight is None else news.sight.log_length
