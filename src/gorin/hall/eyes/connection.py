"""Connections: what each client of a table has been sent, so that it gets what is new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from gorin.hall.eyes.views import Viewer
from gorin.hall.table.commands import Wish
from gorin.hall.table.updates import News, TableView, You


class Serving(Protocol):
    """A table that serves the clients that are connected to it."""

    async def do(self, connection: Connection, wish: Wish) -> None:
        """Carry out a command of somebody who is connected, and reply."""
        ...

    def disconnect(self, connection: Connection) -> None:
        """Forget a connection."""
        ...


class Connection:
    """One client at one table: a tab, a phone, a bot of somebody's own.

    Attributes:
        person: the id of whoever sits behind it.
        send: takes what the table tells; it never waits and never raises.
        you: what the client was last told of its person.
        table: the table as the client was told it last.
        viewer: through whose eyes it looked at the match when it was told last.
        chat: up to which record the client has been told what was said.
        apart: what was said among those who watch was kept from it then.
        late: the number of the first news for casters that are for it too.
        told: how many events of the log it has heard of as a caster.
    """

    __slots__ = (
        "_serving", "apart", "chat", "late", "person", "send", "table", "told", "viewer", "you",
    )  # fmt: skip

    def __init__(self, serving: Serving, person: str, send: Callable[[News], None]) -> None:
        self._serving = serving
        self.person = person
        self.send = send
        self.you: You | None = None
        self.table: TableView | None = None
        self.viewer: Viewer = None
        self.chat = 0
        self.apart = False
        self.late = 0
        self.told = 0

    async def do(self, wish: Wish) -> None:
        """Carry out a command; the reply is sent, also when the command is refused."""
        await self._serving.do(self, wish)

    def close(self) -> None:
        """Forget the client; its person may still be connected by another one."""
        self._serving.disconnect(self)
