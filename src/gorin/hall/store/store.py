"""The store: tables with their records, people, results; on SQLite or PostgreSQL.

What is appended is durable when `append` returns. One thread writes, for all who wait at once; a
few threads read. Times are given by the caller, in milliseconds since 1970.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from filelock import BaseFileLock
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from gorin.hall.store import ownership, people, reading, schema, statistics, writing
from gorin.hall.store.accounts import Accounts
from gorin.hall.store.address import (
    PATIENCE,
    READERS,
    Engines,
    address_of,
    engines_of,
    shown,
)
from gorin.hall.store.failures import StoreFailed, told
from gorin.hall.store.files import Files
from gorin.hall.store.holding import hold, sign
from gorin.hall.store.migrate import migrate
from gorin.hall.store.rows import (
    Epoch,
    FinishedRow,
    Loaded,
    NewTable,
    Owner,
    PersonRow,
    ProcessRow,
    Snapshot,
    Stage,
    Summary,
    TableRow,
    Told,
)
from gorin.hall.store.writer import Writer
from gorin.hall.table.records import Kept
from gorin.kernel.words import say

T = TypeVar("T")

MOST_ROWS = 200
"""The most tables that a list holds."""


class Store:
    """All that outlives the process. Everything but `open` belongs to one event loop."""

    def __init__(self, engines: Engines, lock: BaseFileLock | None = None) -> None:
        self._engines = engines
        self._lock = lock
        self._writer = Writer(engines.writer)
        is_apart = engines.claims is not engines.writer
        self._claims = Writer(engines.claims) if is_apart else self._writer
        self._readers: ThreadPoolExecutor | None = None

    @staticmethod
    def open(url: str | None = None, *, server: str = "") -> Store:
        """Open the store at an address, None for a file in the user's data folder.

        Its tables are made or brought up to date.

        Args:
            url: the address.
            server: where browsers find the server that will use it. A file belongs to one server
                at a time; whoever is none gives no address and may look into it at any time.

        Raises:
            InUse: another server uses the file.
            BadInput: it cannot be opened, or was written by a newer version of the program.
        """
        engines = engines_of(address_of(url))
        lock: BaseFileLock | None = None
        try:
            if server and engines.url.drivername == "sqlite":
                lock = hold(engines)
            migrate(engines.writer, shown(engines.url))
            if lock is not None:
                sign(engines, server)
        except BaseException:
            engines.dispose()
            if lock is not None:
                lock.release()
            raise
        return Store(engines, lock)

    @property
    def address(self) -> str:
        """The address of the database, as people may see it."""
        return shown(self._engines.url)

    @property
    def _writers(self) -> tuple[Writer, ...]:
        return (self._writer,) if self._claims is self._writer else (self._writer, self._claims)

    @property
    def can_write(self) -> bool:
        """The last writes became durable, and none waits for longer than usual for it."""
        return not any(each.has_failed or each.waits > PATIENCE for each in self._writers)

    @property
    def is_shared(self) -> bool:
        """Several machines' processes may use it at the same time."""
        return self._engines.url.drivername != "sqlite"

    def measure(
        self, committed: Callable[[float, int], None], failed: Callable[[], None] | None = None
    ) -> None:
        """Let somebody hear of each commit, in another thread, and of each failure, in any.

        Args:
            committed: hears for how many seconds the first of the writes in it has waited until
                it was durable, and how many shared it.
            failed: hears of each write and each reading that the database could not carry out.
        """
        self._writer.committed = committed
        for writer in self._writers:
            writer.failed = failed

    async def start(self) -> None:
        """Begin to write and to read."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="gorin-reader")
        for writer in self._writers:
            writer.start()

    async def stop(self) -> None:
        """Write all that waits, then close everything."""
        for writer in self._writers:
            await writer.stop()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.shutdown)
            self._readers = None
        await asyncio.to_thread(self._engines.dispose)
        if self._lock is not None:
            self._lock.release()

    # -- tables ----------------------------------------------------------------------------

    async def create(self, table: NewTable) -> None:
        """Keep a new table.

        Raises:
            Conflict: there is a table with this id.
            StoreFailed: it could not be written.
        """
        await self._writer.write(lambda connection: writing.insert_table(connection, table))

    async def append(
        self,
        table: str,
        kept: Sequence[Kept],
        summary: Summary | None = None,
        *,
        epoch: Epoch | None = None,
    ) -> None:
        """Append records, and the table's summary if it has changed; on return they are durable.

        Raises:
            Conflict: a record with such a number is there already, or there is no such table.
            NotOwner: another process has taken the table over since `epoch`.
            StoreFailed: they could not be written.
        """
        await self._writer.append(writing.make_append(table, kept, summary, epoch))

    async def load(self, table: str, *, form: str | None = None) -> Loaded | None:
        """Return a table as it was kept, or None.

        A snapshot is in it if one of this form was kept, and then only the records after it.

        Raises:
            BadInput: a record is damaged, or of a newer version of the program.
            StoreFailed: the database cannot be read.
        """
        return await self._read(lambda connection: reading.load(connection, table, form))

    async def records(self, table: str) -> list[Kept]:
        """Return all records of a table, none if it does not exist.

        Raises:
            BadInput: a record is damaged, or of a newer version of the program.
            StoreFailed: the database cannot be read.
        """
        records = await self._read(lambda connection: reading.read_records(connection, table))
        return list(records)

    async def save_snapshot(
        self, table: str, snapshot: Snapshot | None, told: Told | None = None
    ) -> None:
        """Keep a snapshot of a table in place of the one before, and its match as it was told.

        Both are kept, or neither is.
        """

        def write(connection: Connection) -> None:
            if snapshot is not None:
                writing.write_snapshot(connection, table, snapshot)
            if told is not None:
                writing.write_told(connection, table, told)

        await self._writer.write(write)

    async def told(self, table: str) -> Told | None:
        """Return the match of a table as it was told, None if nothing of that was kept.

        Raises:
            StoreFailed: the database cannot be read.
        """
        return await self._read(lambda connection: reading.read_told(connection, table))

    async def delete(self, table: str) -> None:
        """Delete a table and all that was kept of it, its result too."""
        await self._writer.write(lambda connection: writing.delete_table(connection, table))

    # -- lists -----------------------------------------------------------------------------

    async def lobby(self, most: int = MOST_ROWS) -> tuple[TableRow, ...]:
        """Return the listed tables at which something may still happen, the newest first."""
        return await self._read(lambda connection: reading.lobby(connection, most))

    async def tables_of(self, person: str, most: int = MOST_ROWS) -> tuple[TableRow, ...]:
        """Return the tables that somebody belongs to, the newest first."""
        return await self._read(lambda connection: reading.tables_of(connection, person, most))

    async def ids_of(
        self,
        stages: Iterable[Stage],
        *,
        before: int | None = None,
        owner: str | None = None,
        acting: bool | None = None,
        listed: bool | None = None,
    ) -> tuple[str, ...]:
        """Return the ids of tables in these stages, the one unchanged for longest first.

        Args:
            stages: the stages.
            before: only those whose summary has not changed since this time, and at which it is
                not noted that somebody has been there since.
            owner: only those that this process holds.
            acting: only those at which something may happen with nobody there, or only others.
            listed: only those that the lobby shows, or only others.
        """
        wanted = reading.Wanted(tuple(stages), before, owner, acting, listed)
        return await self._read(lambda connection: reading.ids_of(connection, wanted))

    async def touch(self, used: Mapping[str, int]) -> None:
        """Note when somebody was last at tables that are not over, by their ids.

        Raises:
            StoreFailed: it could not be written.
        """
        await self._writer.write(lambda connection: writing.touch(connection, used))

    async def count_opened(self, host: str) -> int:
        """Return how many tables that somebody opened are not over."""
        return await self._read(lambda connection: reading.count_opened(connection, host))

    # -- people ----------------------------------------------------------------------------

    async def remember(self, person: str, token_hash: str, name: str, at: int) -> None:
        """Keep somebody, or another token of theirs.

        Raises:
            Conflict: the token belongs to somebody else.
        """
        await self._writer.write(
            lambda connection: people.remember(connection, person, token_hash, name, at)
        )

    async def admit(
        self, person: str, generation: int, token_hash: str, at: int
    ) -> PersonRow | None:
        """Keep another token of somebody, unless they were logged out since a generation.

        Returns:
            Them; None if they are not known any more, or of another generation.
        """
        return await self._writer.write(
            lambda connection: people.admit(connection, person, generation, token_hash, at)
        )

    async def gone_tokens(self, hashes: Sequence[str]) -> frozenset[str]:
        """Return which of some tokens belong to nobody any more."""
        return await self._read(lambda connection: people.gone(connection, hashes))

    async def find_person(self, token_hash: str) -> PersonRow | None:
        """Return whom a token belongs to, or None."""
        return await self._read(lambda connection: people.find(connection, token_hash))

    async def person(self, person: str) -> PersonRow | None:
        """Return somebody by id, or None."""
        return await self._read(lambda connection: people.get(connection, person))

    async def people_playing(self, most: int) -> dict[str, PersonRow]:
        """Return the people at tables where a match runs, by tokens; those of the latest tables."""
        return await self._read(lambda connection: people.playing(connection, most))

    async def rename(self, person: str, name: str) -> None:
        """Let somebody go by another name from now on."""
        await self._writer.write(lambda connection: people.rename(connection, person, name))

    async def set_settings(self, person: str, settings: dict[str, str | int | bool]) -> None:
        """Keep somebody's settings in place of those before."""
        await self._writer.write(
            lambda connection: people.set_settings(connection, person, settings)
        )

    async def seen(self, person: str, at: int) -> None:
        """Note that somebody was here."""
        await self._writer.write(lambda connection: people.seen(connection, person, at))

    async def revoke(self, token_hash: str) -> None:
        """Forget a token: it no longer lets anybody in."""
        await self._writer.write(lambda connection: people.revoke(connection, token_hash))

    async def forget(self, person: str) -> None:
        """Forget somebody: their name, settings and tokens, and which tables they belong to.

        The records of tables stay, since the others' games are in them.
        """
        await self._writer.write(lambda connection: people.forget(connection, person))

    @property
    def accounts(self) -> Accounts:
        """The accounts that people log in to."""
        return Accounts(self._read, self._writer.write)

    @property
    def decks(self) -> Files:
        """The decks that people keep."""
        return Files(self._read, self._writer.write, schema.decks)

    @property
    def levels(self) -> Files:
        """The levels that people keep."""
        return Files(self._read, self._writer.write, schema.levels)

    # -- statistics ------------------------------------------------------------------------

    async def finished(
        self,
        *,
        person: str | None = None,
        since: int = 0,
        most: int = MOST_ROWS,
        listed: bool = False,
    ) -> tuple[FinishedRow, ...]:
        """Return finished matches, those of somebody, of listed tables or of all, newest first."""
        return await self._read(
            lambda connection: statistics.finished(connection, person, since, most, listed=listed)
        )

    # -- processes -------------------------------------------------------------------------

    async def heartbeat(self, process: str, address: str, at: int) -> None:
        """Note that a process lives and where it listens."""
        await self._claims.write(
            lambda connection: ownership.heartbeat(connection, process, address, at)
        )

    async def processes(self, since: int = 0) -> tuple[ProcessRow, ...]:
        """Return the processes that were heard of after a time, the oldest first."""
        return await self._read(lambda connection: ownership.processes(connection, since))

    async def leave(self, process: str) -> None:
        """Forget a process and let go of all its tables."""
        await self._claims.write(lambda connection: ownership.leave(connection, process))

    async def claim(self, table: str, process: str, since: int) -> Epoch | Owner | None:
        """Take a table for a process, unless one holds it that was heard of after `since`.

        Returns:
            The epoch under which the process may append; or who holds the table; or None if
            there is no such table.
        """
        return await self._claims.write(
            lambda connection: ownership.claim(connection, table, process, since)
        )

    async def release(self, table: str, process: str, epoch: Epoch) -> None:
        """Let go of a table, if the process still holds it."""
        await self._claims.write(
            lambda connection: ownership.release(connection, table, process, epoch)
        )

    # -- within ----------------------------------------------------------------------------

    async def _read(self, query: Callable[[Connection], T]) -> T:
        if self._readers is None:
            raise StoreFailed(say("store-closed"))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._queried, query)

    def _queried(self, query: Callable[[Connection], T]) -> T:
        try:
            with self._engines.reader.begin() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            raise told(error, self._writer.failed) from None
