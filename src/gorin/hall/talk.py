"""Talk at a table: what people say, and what the table says of what happens there.

While a match runs, who plays and who watches are apart: players speak and read at the table,
watchers speak among themselves and read both. So nobody who watches tells a player anything, and a
caster who sees hands tells no player through a spectator. Only the referee speaks at the table too.
Before the match and after it all may speak and read everywhere.

The lines of the table itself are read by all. A table remembers the last lines only; what was said
before is in its records.
"""

from __future__ import annotations

from collections import deque

from gorin.hall.terms import Role
from gorin.hall.updates import ChatLine
from gorin.kernel.words import Arg, say

KEPT_LINES = 200
TABLE = 0
"""The number of the person who stands for the table itself."""


class Talk:
    """The last lines that were said at a table. The number of a line is that of its record."""

    __slots__ = ("_lines",)

    def __init__(self) -> None:
        self._lines: deque[ChatLine] = deque(maxlen=KEPT_LINES)

    def tell(self, number: int, at: int, id: str, **args: Arg) -> None:
        """Let the table say something."""
        self._lines.append(ChatLine(number, at, TABLE, "", "table", message=say(id, **args)))

    def add(self, line: ChatLine) -> None:
        """Remember what somebody said."""
        self._lines.append(line)

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """All lines that the table remembers."""
        return tuple(self._lines)

    def read(self, role: Role, start: int, *, running: bool) -> tuple[ChatLine, ...]:
        """Return what somebody in a role may read of the lines from number `start` on."""
        apart = running and role == "player"
        return tuple(
            line
            for line in self._lines
            if line.number >= start and not (apart and line.channel == "watchers")
        )


def may_speak(role: Role, channel: str, *, running: bool) -> bool:
    """Return whether somebody in a role may speak in a channel now."""
    if not running or role == "referee":
        return True
    return (channel == "table") == (role == "player")
