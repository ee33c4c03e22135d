"""Talk at a table: what people say, and what the table says of what happens there.

While a match runs, who plays and who watches are apart: players speak and read at the table,
watchers speak among themselves and read both. So nobody who watches tells a player anything, and a
caster who sees hands tells no player through a spectator. Only the referee speaks at the table too.
Before the match and after it all may speak and read everywhere; between the games of one they may
not yet, since what a watcher has seen in one game tells of the decks of the next.

The lines of the table itself are read by all. A table remembers the last lines only, those that
people said apart from its own, so that nobody pushes out what was said by coming and going, and
those of watchers apart from both, so that none of them pushes out what players have said to each
other. What was there before is in its records.
"""

from __future__ import annotations

import heapq
from collections import deque
from itertools import takewhile

from gorin.hall.table.terms import Role
from gorin.hall.table.updates import ChatLine
from gorin.kernel.words import Arg, say

KEPT_LINES = 200
"""The number of lines that are remembered: of people at the table, of watchers, of the table."""
TABLE = 0
"""The number of the person who stands for the table itself."""


class Talk:
    """The last lines that were said at a table. The number of a line is that of its record."""

    __slots__ = ("_kept", "_people", "_table", "_watchers")

    def __init__(self) -> None:
        self._people: deque[ChatLine] = deque(maxlen=KEPT_LINES)
        self._watchers: deque[ChatLine] = deque(maxlen=KEPT_LINES)
        self._table: deque[ChatLine] = deque(maxlen=KEPT_LINES)
        self._kept = self._people, self._watchers, self._table

    def tell(self, number: int, at: int, id: str, **args: Arg) -> None:
        """Let the table say something."""
        self.add(ChatLine(number, at, TABLE, "", "table", message=say(id, **args)))

    def add(self, line: ChatLine) -> None:
        """Remember what somebody said, or the table itself."""
        if line.person == TABLE:
            self._table.append(line)
        else:
            (self._watchers if line.channel == "watchers" else self._people).append(line)

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """All lines that the table remembers, in the order of their numbers."""
        return tuple(heapq.merge(*self._kept, key=_number))

    def read(self, role: Role, start: int, *, running: bool) -> tuple[ChatLine, ...]:
        """Return what somebody in a role may read of the lines from number `start` on."""
        apart = running and role == "player"
        entries = (
            line
            for lines in self._kept
            for line in takewhile(lambda one: one.number >= start, reversed(lines))
            if not (apart and line.channel == "watchers")
        )
        return tuple(sorted(entries, key=_number))


def _number(line: ChatLine) -> int:
    return line.number


def may_speak(role: Role, channel: str, *, running: bool) -> bool:
    """Return whether somebody in a role may speak in a channel now."""
    if not running or role == "referee":
        return True
    return (channel == "table") == (role == "player")
