"""Archiving: tables at which nobody has been for long are closed, so that lists stay short.

A table that gathers is closed when nobody has been there for some time; one with a match, when
nobody has been there for much longer, but never while a clock runs: then somebody may still lose by
it, and it ends by itself. Nor is one closed at which bots are among themselves. What was played at
a closed table can be looked at and exported like any other.

Who was there leaves no record. So every hour, and when a table is let go, it is noted beside the
records when that was last.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from msgspec import Struct

from gorin.hall.process.live import Live
from gorin.hall.store.rows import Stage
from gorin.hall.store.store import Store
from gorin.kernel.clauses import GorinError

NOTED = 3600 * 1000
"""The milliseconds between two notes of who was there."""
GATHERING: tuple[Stage, ...] = ("gathering",)
RUNNING: tuple[Stage, ...] = ("playing", "paused")

logger = logging.getLogger(__name__)


class Patience(Struct, frozen=True):
    """The milliseconds without anybody after which a table is closed; None: never.

    Attributes:
        listed: one that gathers and stands in the lobby.
        private: one that gathers and does not.
        running: one at which a match was begun.
    """

    listed: int | None = None
    private: int | None = None
    running: int | None = None


ENDLESS = Patience()


class Archive:
    """Closes the tables of one hall."""

    def __init__(self, store: Store, patience: Patience, clock: Callable[[], int]) -> None:
        self._store = store
        self._patience = patience
        self._clock = clock
        self._noted: dict[str, int] = {}

    async def note(self, tables: Iterable[Live], *, every: int = NOTED) -> None:
        """Note when somebody was at tables last, those where that was noted long ago."""
        now = self._clock()
        used = {live.id: now if live.connections else live.used for live in tables}
        news = {id: at for id, at in used.items() if at > self._noted.get(id, 0) + every}
        if not news:
            return
        try:
            await self._store.touch(news)
        except GorinError as error:
            logger.warning("who was at tables is not noted: %s", error)
            return
        self._noted |= news

    def forget(self, id: str) -> None:
        """Forget a table that is let go."""
        self._noted.pop(id, None)

    async def due(self) -> dict[str, int]:
        """Return the tables that may be closed, with the time since when nobody has been there.

        Raises:
            StoreFailed: the database cannot be read.
        """
        patience, now = self._patience, self._clock()
        tables: dict[str, int] = {}
        for listed, most in ((True, patience.listed), (False, patience.private)):
            if most is not None:
                before = now - most
                ids = await self._store.ids_of(GATHERING, before=before, listed=listed)
                tables |= dict.fromkeys(ids, before)
        if patience.running is not None:
            before = now - patience.running
            ids = await self._store.ids_of(RUNNING, before=before, acting=False)
            tables |= dict.fromkeys(ids, before)
        return tables

    async def close(self, live: Live) -> bool:
        """Close a table at which nobody is; return whether it is closed.

        Raises:
            GorinError: it cannot be closed now.
        """
        async with live.turn():
            if self._may_close(live):
                await live.change(lambda: live.room.close("hall-told-idle", self._clock()))
            return live.room.stage == "closed"

    def _may_close(self, live: Live) -> bool:
        table = live.room.standing
        is_open = table.stage in (*GATHERING, *RUNNING)
        return is_open and not live.connections and table.clocks.flag is None
