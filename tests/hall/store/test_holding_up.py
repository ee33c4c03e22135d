"""Who holds a row, stands still or fills the disk: what else is written meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, text
from tests.hall.postgres import Postgres
from tests.hall.proxy import Proxy, proxied
from tests.hall.store.sample import new_table, opened_store, said

from gorin.hall.store import migrate
from gorin.hall.store.address import address_of, engines_of
from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.patience import LONGEST, Patient
from gorin.hall.store.store import Store

HELD = "UPDATE tables SET epoch = epoch WHERE id = 't1'"


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """The address of an empty database that several processes share."""
    return postgres.database()


@contextmanager
def somebody_holds(address: str) -> Iterator[None]:
    """Hold the row of a table in a transaction that does not end."""
    with psycopg.connect(address) as connection:
        connection.execute(HELD)
        yield
        connection.rollback()


def test_a_table_that_cannot_be_had_holds_up_nothing_else(shared: str) -> None:
    async def play() -> None:
        async with opened_store(shared) as store, asyncio.timeout(60):
            await store.create(new_table("t1"))
            await store.create(new_table("t2"))
            with somebody_holds(shared):
                waits = [asyncio.create_task(store.claim("t1", "p1", 0)) for _ in range(3)]
                await store.append("t2", [said(1)])
                await store.heartbeat("p1", "one:80", 10)
                assert await store.claim("t2", "p1", 0)
                with pytest.raises(StoreFailed):
                    await store.append("t1", [said(1)], new_table().summary)
                results = await asyncio.gather(*waits, return_exceptions=True)
                assert [type(each) for each in results] == [StoreFailed] * 3
                assert store.can_write
            assert await store.claim("t1", "p1", 0)

    asyncio.run(play())


def test_a_server_that_stands_still_in_a_transaction_loses_what_it_holds(shared: str) -> None:
    async def play() -> None:
        async with opened_store(shared) as store, asyncio.timeout(60):
            await store.create(new_table("t1"))
            still = engines_of(address_of(shared))
            connection = still.writer.connect()
            try:
                connection.execute(text(HELD))
                while True:
                    try:
                        assert await store.claim("t1", "p1", 0)
                    except StoreFailed:
                        continue
                    break
            finally:
                connection.invalidate()
                still.dispose()

    asyncio.run(play())


@asynccontextmanager
async def let_go(proxy: Proxy) -> AsyncIterator[None]:
    """Cut the lines of a proxy if what is done meanwhile fails: else the store waits at its end."""
    try:
        yield
    except BaseException:
        proxy.cut()
        raise


@pytest.mark.parametrize("trouble", [Proxy.swallow, Proxy.cut])
def test_a_line_that_hands_nothing_on_is_given_up_and_all_goes_on_over_another(
    shared: str, monkeypatch: pytest.MonkeyPatch, trouble: Callable[[Proxy], None]
) -> None:
    monkeypatch.setattr(Patient, "patience", 0.3)

    async def play(address: str, proxy: Proxy) -> None:
        async with opened_store(address) as store, let_go(proxy), asyncio.timeout(30):
            await store.create(new_table("t1"))
            await store.claim("t1", "p1", 0)
            assert len(await store.records("t1")) == 1
            trouble(proxy)
            await asyncio.gather(store.append("t1", [said(1)]), store.heartbeat("p1", "one", 10))
            assert await store.claim("t1", "p1", 0)
            trouble(proxy)
            assert len(await store.records("t1")) == 2
            assert store.can_write

    with proxied(shared) as (address, proxy):
        asyncio.run(play(address, proxy))


def test_a_database_is_brought_up_to_date_however_long_that_takes(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[object] = []

    def note(connection: Connection) -> None:
        found.append(_patience_of(connection))

    monkeypatch.setattr(migrate, "_upgrade", note)
    engines = engines_of(address_of(shared))
    try:
        migrate.migrate(engines.writer, shared)
        with engines.writer.connect() as connection:
            found.append(_patience_of(connection))
    finally:
        engines.dispose()
    assert found == [None, LONGEST]


def _patience_of(connection: Connection) -> object:
    raw = connection.connection.dbapi_connection
    assert isinstance(raw, Patient)
    return raw.patience


async def fill_disk(store: Store) -> None:
    """Let a file of SQLite grow no more."""
    with store._engines.writer.connect() as connection:
        count = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        _ = connection.exec_driver_sql(f"PRAGMA max_page_count = {count}").scalar_one()


async def append_until_refused(store: Store) -> int:
    """Append records until one cannot be kept; return its number."""
    number = 1
    while True:
        try:
            await store.append("t1", [said(number, "x" * 4000)])
        except StoreFailed:
            return number
        number += 1


async def make_room(store: Store) -> None:
    """Let it grow again."""
    with store._engines.writer.connect() as connection:
        _ = connection.exec_driver_sql("PRAGMA max_page_count = 1000000").scalar_one()


def test_a_full_disk_refuses_what_cannot_be_kept_and_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_store(f"sqlite:///{tmp_path}/gorin.sqlite3") as store:
            await store.create(new_table())
            await fill_disk(store)
            number = await append_until_refused(store)
            assert not store.can_write
            assert [kept.number for kept in await store.records("t1")] == list(range(number))
            await make_room(store)
            await store.append("t1", [said(number)])
            assert store.can_write
            assert len(await store.records("t1")) == number + 1

    asyncio.run(play())
