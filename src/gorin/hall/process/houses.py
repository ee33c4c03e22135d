"""Houses: server processes that share one database. Each table lives in one of them at a time.

A house takes a table before it loads it, and names the epoch of that with everything it appends:
who was thought dead and is not can write nothing any more, and lets the table go. A house is heard
of every second; the tables of one that is silent for some seconds are taken by whoever needs them.
So the clocks of machines that share a database must agree to within a second or so.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from gorin.hall.store.failures import NotOwner, StoreFailed
from gorin.hall.store.rows import Epoch, Owner, ProcessRow, Stage
from gorin.hall.store.store import Store
from gorin.kernel.clauses import GorinError
from gorin.kernel.words import say

BEAT = 1.0
"""The seconds between two signs of life of a house."""
SILENCE = 5_000
"""The milliseconds of silence after which a house counts as dead."""
FORGOTTEN = 24 * 3600 * 1000
"""The milliseconds of silence after which a house is forgotten."""
STAGES: tuple[Stage, ...] = ("gathering", "playing", "paused", "over", "closed")

logger = logging.getLogger(__name__)


class HeldElsewhere(NotOwner):
    """The table lives in another house."""

    def __init__(self, table: str, owner: Owner) -> None:
        super().__init__(say("store-not-owner"), place=table)
        self.owner = owner


class Houses:
    """This process among those that share the database.

    Attributes:
        id: what the others know this process by.
        address: where they reach it: host and port.
    """

    def __init__(self, store: Store, address: str, clock: Callable[[], int]) -> None:
        self.id = secrets.token_hex(16)
        self.address = address
        self._store = store
        self._clock = clock
        self._epochs: dict[str, Epoch] = {}
        self._alive: tuple[ProcessRow, ...] = ()
        self._heard = 0
        self._mourners: dict[str, asyncio.Future[None]] = {}

    # -- tables ----------------------------------------------------------------------------

    async def take(self, table: str) -> None:
        """Take a table; one that does not exist cannot be taken, and need not be.

        Raises:
            HeldElsewhere: another house has it, and lives.
            StoreFailed: the database cannot be reached.
        """
        self._epochs.pop(table, None)
        result = await self._store.claim(table, self.id, self._clock() - SILENCE)
        if isinstance(result, Owner):
            raise HeldElsewhere(table, result)
        if result is not None:
            self._epochs[table] = result

    def epoch(self, table: str) -> Epoch:
        """Return under which epoch this house may append to a table.

        Raises:
            NotOwner: it does not have the table.
        """
        epoch = self._epochs.get(table)
        if epoch is None:
            raise NotOwner(say("store-not-owner"), place=table)
        return epoch

    def held(self, table: str) -> Epoch | None:
        """Return under which epoch this house has a table, None if it has not."""
        return self._epochs.get(table)

    async def let_go(self, table: str, epoch: Epoch | None) -> None:
        """Let a table go that was held under an epoch, so that any house may take it at once.

        One that this house has taken anew since stays.
        """
        if epoch is not None and self._epochs.get(table) == epoch:
            del self._epochs[table]
            with _in_any_case():
                await self._store.release(table, self.id, epoch)

    def forget(self, table: str) -> None:
        """Note that another house has taken a table."""
        self._epochs.pop(table, None)

    # -- the others ------------------------------------------------------------------------

    @property
    def eldest(self) -> Owner | None:
        """The house that has lived for longest, where things are that only one can have.

        None if that is this one.
        """
        first = next(iter(self._alive), None)
        return None if first is None or first.id == self.id else Owner(first.id, first.address)

    async def death(self, house: str) -> None:
        """Wait until another house counts as dead; whoever waits for its answer need not any more.

        One that stands still keeps its connections open and never answers.
        """
        mourned = self._mourners.get(house)
        if mourned is None:
            mourned = self._mourners[house] = asyncio.get_running_loop().create_future()
        await asyncio.shield(mourned)

    def _tell_deaths(self, asked: tuple[str, ...]) -> None:
        """Tell those who wait for the death of houses which of these are not heard of any more."""
        living = {row.id for row in self._alive}
        for house in asked:
            if house not in living:
                self._mourners.pop(house).set_result(None)

    async def begin(self) -> None:
        """Say for the first time that this house lives."""
        await self._beat()
        for row in await self._store.processes():
            if row.heard < self._clock() - FORGOTTEN:
                await self._store.leave(row.id)

    async def live(self, lost: Callable[[str], None], bereft: Callable[[], None]) -> None:
        """Say that this house lives, for as long as it does.

        Args:
            lost: called for each table that another house has taken meanwhile.
            bereft: called when another house has died, whose tables need somebody; like `lost`
                it must not keep this house from being heard of.
        """
        while True:
            await asyncio.sleep(BEAT)
            try:
                before = {row.id for row in self._alive}
                was_silent = self._clock() - self._heard > SILENCE
                await self._beat()
                if was_silent:
                    for table in await self._lost():
                        lost(table)
                if before - {row.id for row in self._alive}:
                    bereft()
            except GorinError as error:
                logger.error("not heard of by other processes: %s", error)
            except Exception:
                logger.exception("not heard of by other processes")

    async def _beat(self) -> None:
        now = self._clock()
        await self._store.heartbeat(self.id, self.address, now)
        self._heard = now
        asked = tuple(self._mourners)  # one that is new may not be in what is read
        self._alive = await self._store.processes(now - SILENCE)
        self._tell_deaths(asked)

    async def _lost(self) -> list[str]:
        """Return the tables that were thought to be here and are not."""
        tables = tuple(self._epochs)  # what is taken while it is read may not be in it
        here = set(await self._store.ids_of(STAGES, owner=self.id))
        return [table for table in tables if table not in here]

    async def leave(self) -> None:
        """Let all tables go; this house is no more."""
        self._epochs.clear()
        with _in_any_case():
            await self._store.leave(self.id)


@contextmanager
def _in_any_case() -> Iterator[None]:
    """Go on if the others cannot be told: they find out after some seconds."""
    try:
        yield
    except StoreFailed as error:
        logger.warning("other processes were not told: %s", error)
