"""The one thread that writes: whatever waits is written in one transaction (group commit).

A commit costs a wait for the disk, however much it holds. While one is under way others queue
up, and they share the next one; nobody is made to wait for company.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Condition, Thread
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from gorin.hall.store.failures import StoreFailed, outcome_of, told
from gorin.hall.store.writing import Append, append_all
from gorin.kernel.words import say

T = TypeVar("T")

MOST = 256
"""The most waiting writes that share a transaction."""
LOCKED = "55P03"
"""The state that PostgreSQL tells if a lock was not to be had in time."""


class Work(Generic[T]):
    """Something to be written, who waits for it, and since when."""

    __slots__ = ("append", "do", "done", "since")

    def __init__(
        self, do: Callable[[Connection], T], done: asyncio.Future[T], append: Append | None = None
    ) -> None:
        self.do = do
        self.done = done
        self.append = append
        self.since = time.perf_counter()


class Writer:
    """Takes writes from the event loop and resolves them once they are durable.

    Attributes:
        committed: hears, in the thread that writes, of each commit: for how many seconds the
            first of its writes has waited, and how many there were.
        failed: hears of each write that the database could not carry out.
    """

    def __init__(self, engine: Engine) -> None:
        self.committed: Callable[[float, int], None] = _unheard
        self.failed: Callable[[], None] | None = None
        self._engine = engine
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._waiting: deque[Work[Any]] = deque()
        self._changed = Condition()
        self._open = False
        self._committing = False
        self._durable_at: float | None = None
        self._since: float | None = None
        self._has_failed = False

    @property
    def waits(self) -> float:
        """The seconds for which the first of the writes that are not durable has waited."""
        since = self._since
        return 0.0 if since is None else time.perf_counter() - since

    @property
    def has_failed(self) -> bool:
        """The database could not carry out the last of the writes, whatever they were."""
        return self._has_failed

    def start(self) -> None:
        """Begin to write; the running event loop is the one that waits."""
        self._loop = asyncio.get_running_loop()
        self._open = True
        self._thread = Thread(target=self._run, name="gorin-writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Write all that waits, then end the thread."""
        with self._changed:
            self._open = False
            self._changed.notify_all()  # a hall that was killed may have left a thread that waits
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Return what `do` returned, once its transaction is durable.

        Raises:
            StoreFailed: it could not be written, or the store is closed.
        """
        return await self._queued(Work(do, asyncio.get_running_loop().create_future()))

    async def append(self, append: Append) -> None:
        """Append records; those of all who wait go to the database together.

        Raises:
            Conflict: a record with such a number is there already, or there is no such table.
            NotOwner: another process has taken the table over.
            StoreFailed: they could not be written, or the store is closed.
        """

        def alone(connection: Connection) -> None:
            failure = append_all(connection, (append,))[0]
            if failure is not None:
                raise failure

        await self._queued(Work(alone, asyncio.get_running_loop().create_future(), append))

    async def _queued(self, work: Work[T]) -> T:
        with self._changed:
            if not self._open:
                raise StoreFailed(say("store-closed"))
            self._waiting.append(work)
            self._changed.notify()
        return await work.done

    # -- in the thread ---------------------------------------------------------------------

    def _run(self) -> None:
        while batch := self._taken():
            self._durable_at, self._since = None, batch[0].since
            results = self._written(batch)
            self._since = None
            self._has_failed = self._durable_at is None
            assert self._loop is not None
            with suppress(RuntimeError):  # the loop was closed: nobody waits any more
                self._loop.call_soon_threadsafe(_resolve, batch, results, self.failed)
            self._tell(batch)

    def _tell(self, batch: list[Work[Any]]) -> None:
        at = self._durable_at
        if at is not None:
            # Whatever is wrong with those who listen, the next batch is written.
            _ = outcome_of(lambda: self.committed(at - batch[0].since, len(batch)))

    def _taken(self) -> list[Work[Any]]:
        """Return what waits, at most `MOST`; nothing once the writer was stopped."""
        with self._changed:
            while not self._waiting and self._open:
                self._changed.wait()
            return [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]

    def _written(self, batch: list[Work[Any]]) -> Sequence[Any]:
        """Write a batch; return for each of it what it came to, or why it failed."""
        result = outcome_of(lambda: self._transaction(batch, _together))
        if _is_lost(result) and not self._committing:
            # The connection had been idle for too long, or the server was started anew.
            result = outcome_of(lambda: self._transaction(batch, _together))
        if isinstance(result, Exception) and not _is_hopeless(result):
            result = outcome_of(lambda: self._transaction(batch, _one_by_one))
        return [result] * len(batch) if isinstance(result, Exception) else result

    def _transaction(
        self,
        batch: list[Work[Any]],
        run: Callable[[Connection, list[Work[Any]]], list[Any]],
    ) -> list[Any]:
        self._committing = False
        with self._engine.connect() as connection, connection.begin() as transaction:
            results = run(connection, batch)
            self._committing = True
            transaction.commit()
        self._durable_at = time.perf_counter()
        return results


def _unheard(seconds: float, writes: int) -> None:
    """Tell nobody of a commit."""


def _together(connection: Connection, batch: list[Work[Any]]) -> list[Any]:
    """Write a batch with as few statements as possible; an error is one of the whole batch."""
    appends = [work.append for work in batch if work.append is not None]
    others = iter([work.do(connection) for work in batch if work.append is None])
    appended = iter(append_all(connection, appends))
    return [next(others if work.append is None else appended) for work in batch]


def _one_by_one(connection: Connection, batch: list[Work[Any]]) -> list[Any]:
    """Write a batch so that what fails in it fails alone."""
    return [_alone(connection, work) for work in batch]


def _alone(connection: Connection, work: Work[Any]) -> Any:
    def within() -> Any:
        with connection.begin_nested():
            return work.do(connection)

    result = outcome_of(within)
    if isinstance(result, Exception) and _is_hopeless(result):
        raise result
    return result


def _is_lost(result: object) -> bool:
    return isinstance(result, DBAPIError) and result.connection_invalidated


def _is_hopeless(error: Exception) -> bool:
    """Return whether an error is one of the database, not of what was to be written.

    A row that somebody else holds is no trouble of what else was to be written.
    """
    if isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == LOCKED:
        return False
    return isinstance(error, OperationalError | InterfaceError)


def _resolve(
    batch: Sequence[Work[Any]], results: Sequence[Any], failed: Callable[[], None] | None
) -> None:
    for work, result in zip(batch, results, strict=True):
        if work.done.done():
            continue  # whoever waited has gone; it is written all the same
        if isinstance(result, Exception):
            work.done.set_exception(told(result, failed))
        else:
            work.done.set_result(result)
