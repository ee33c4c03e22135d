"""Who holds a row, stands still or fills the disk: what else is written meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text
from tests.hall.postgres import Postgres
from tests.hall.store.sample import new_table, opened_store, said

from gorin.hall.store.address import address_of, engines_of
from gorin.hall.store.failures import StoreFailed
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
