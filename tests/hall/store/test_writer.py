from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, event, text
from tests.hall.postgres import Postgres
from tests.hall.store.sample import new_table, opened_store, said

from gorin.hall.store.failures import Conflict, StoreFailed
from gorin.hall.store.store import Store
from gorin.hall.store.writer import MOST


@asynccontextmanager
async def held_up(store: Store) -> AsyncIterator[None]:
    """Hold the writer up, so that what is sent to it waits until the end of the block."""
    begun, go_on = Event(), Event()

    def wait(connection: Connection) -> None:
        begun.set()
        assert go_on.wait(60)

    holding = asyncio.create_task(store._writer.write(wait))
    assert await asyncio.to_thread(begun.wait, 60)
    try:
        yield
    finally:
        go_on.set()
        await holding


async def sent(*work: asyncio.Task[None]) -> None:
    """Let tasks run until they wait for the writer."""
    for _ in range(3):
        await asyncio.sleep(0)
    assert not any(task.done() for task in work)


def appends(store: Store, count: int) -> list[asyncio.Task[None]]:
    return [
        asyncio.create_task(store.append("t1", [said(number)])) for number in range(1, count + 1)
    ]


def test_all_who_wait_share_a_commit(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            commits: list[str] = []
            event.listen(store._engines.writer, "commit", lambda _: commits.append("commit"))
            async with held_up(store):
                work = appends(store, MOST + 10)
                await sent(*work)
            await asyncio.gather(*work)
            assert len(commits) == 3
            assert len(await store.records("t1")) == MOST + 11

    asyncio.run(play())


class Watch:
    """A time that stands until a test moves it."""

    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        return self.now


def test_each_commit_is_heard_of_with_its_writes_and_how_long_the_first_waited(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    monkeypatch.setattr("gorin.hall.store.writer.time", watch)
    heard: list[tuple[float, int]] = []

    def hear(seconds: float, writes: int) -> None:
        heard.append((seconds, writes))
        raise ZeroDivisionError  # that is nobody's business

    async def play() -> None:
        async with opened_store(address) as store:
            store.measure(hear)
            await store.create(new_table())
            async with held_up(store):
                work = appends(store, MOST)
                await sent(*work)
                watch.now += 2
                work += [asyncio.create_task(store.append("t1", [said(MOST + 1)]))]
                await sent(*work)
                watch.now += 3
            await asyncio.gather(*work)
            with pytest.raises(Conflict):
                await store.append("t1", [said(1)])
        assert heard == [(0.0, 1), (5.0, 1), (5.0, MOST), (3.0, 1), (0.0, 1)]

    asyncio.run(play())


def test_stopping_writes_what_waits(address: str) -> None:
    async def play() -> None:
        store = Store.open(address)
        await store.start()
        await store.create(new_table())
        async with held_up(store):
            work = appends(store, 10)
            await sent(*work)
            stopping = asyncio.create_task(store.stop())
            await asyncio.sleep(0)
        await stopping
        await asyncio.gather(*work)
        async with opened_store(address) as again:
            assert len(await again.records("t1")) == 11

    asyncio.run(play())


def test_what_was_sent_is_written_though_nobody_waits_any_more(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            async with held_up(store):
                work = appends(store, 3)
                await sent(*work)
                _ = work[1].cancel()
            results = await asyncio.gather(*work, return_exceptions=True)
            assert [type(result) for result in results] == [
                type(None),
                asyncio.CancelledError,
                type(None),
            ]
            assert len(await store.records("t1")) == 4

    asyncio.run(play())


def test_a_mistake_in_a_write_fails_alone_with_its_own_error(address: str) -> None:
    def mistake(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET seed = 'lost'"))
        raise ZeroDivisionError

    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            async with held_up(store):
                wrong = asyncio.create_task(store._writer.write(mistake))
                work = appends(store, 3)
                await sent(wrong, *work)
            results = await asyncio.gather(wrong, *work, return_exceptions=True)
            assert [type(result) for result in results] == [ZeroDivisionError, *3 * [type(None)]]
            found = await store.load("t1")
            assert found is not None
            assert (found.seed, found.count) == ("ab" * 32, 4)

    asyncio.run(play())


def test_text_that_the_database_refuses_fails_alone(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            async with held_up(store):
                odd = asyncio.create_task(store.remember("a", "h", "\ud800", 1))
                work = appends(store, 2)
                await sent(odd, *work)
            results = await asyncio.gather(odd, *work, return_exceptions=True)
            assert isinstance(results[0], Exception)
            assert results[1:] == [None, None]

    asyncio.run(play())


def test_a_full_disk_fails_all_who_wait_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    def limit(pages: int) -> Callable[[Connection], object]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    async def play() -> None:
        async with opened_store(f"sqlite:///{tmp_path}/gorin.sqlite3") as store:
            store.measure(lambda seconds, writes: heard.append(writes))
            await store.create(new_table("t1"))
            await store.create(new_table("t2"))
            await store._writer.write(limit(1))
            async with held_up(store):
                work = [
                    asyncio.create_task(store.append("t1", [said(1, "x" * 100_000)])),
                    asyncio.create_task(store.append("t2", [said(1)])),
                ]
                await sent(*work)
            results = await asyncio.gather(*work, return_exceptions=True)
            assert [type(result) for result in results] == [StoreFailed, StoreFailed]
            assert [len(await store.records(id)) for id in ("t1", "t2")] == [1, 1]
            await store._writer.write(limit(10**6))
            await store.append("t1", [said(1, "x" * 100_000)])
            assert len(await store.records("t1")) == 2
        assert heard == 6 * [1], "nothing is heard of what was not committed"

    heard: list[int] = []
    asyncio.run(play())


def test_a_lost_connection_is_made_again(postgres: Postgres) -> None:
    async def play() -> None:
        address = postgres.database()
        async with opened_store(address) as store, opened_store(address) as other:
            await store.create(new_table())
            await store.append("t1", [said(1)])
            assert len(await store.records("t1")) == 2
            end = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await other._writer.write(lambda connection: connection.execute(end).all())
            await asyncio.gather(*appends_from(store, 2, 5))
            assert len(await store.records("t1")) == 5

    asyncio.run(play())


def appends_from(store: Store, first: int, end: int) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(store.append("t1", [said(number)])) for number in range(first, end)]


@pytest.mark.slow
def test_a_server_that_is_down_fails_all_until_it_is_up_again(postgres: Postgres) -> None:
    async def play() -> None:
        async with opened_store(postgres.database()) as store:
            await store.create(new_table())
            await asyncio.to_thread(postgres.stop, "fast")
            try:
                results = await asyncio.gather(*appends(store, 3), return_exceptions=True)
                assert [type(result) for result in results] == 3 * [StoreFailed]
                with pytest.raises(StoreFailed):
                    await store.records("t1")
            finally:
                await asyncio.to_thread(postgres.start)
            await asyncio.gather(*appends(store, 3))
            with pytest.raises(Conflict):
                await store.append("t1", [said(1)])
            assert len(await store.records("t1")) == 4

    asyncio.run(play())
