from __future__ import annotations

import asyncio

import pytest
from tests.hall.store.sample import new_table, opened_store, said

from gorin.hall.store.failures import NotOwner
from gorin.hall.store.rows import Epoch, Owner
from gorin.hall.store.store import Store


async def claimed(store: Store, process: str, *, since: int = 0) -> Epoch:
    found = await store.claim("t1", process, since)
    assert isinstance(found, int), found
    return Epoch(found)


def test_one_process_holds_a_table_until_it_lets_go(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            await store.heartbeat("p1", "one:80", 10)
            await store.heartbeat("p2", "two:80", 11)
            first = await claimed(store, "p1")
            assert await store.claim("t1", "p2", 0) == Owner("p1", "one:80")
            await store.release("t1", "p2", first)
            await store.release("t1", "p1", Epoch(first - 1))
            assert await store.claim("t1", "p2", 0) == Owner("p1", "one:80")
            await store.release("t1", "p1", first)
            assert await claimed(store, "p2") == first + 1
            assert await store.ids_of(("gathering",), owner="p2") == ("t1",)
            assert await store.ids_of(("gathering",), owner="p1") == ()
            assert await store.claim("nowhere", "p1", 0) is None

    asyncio.run(play())


def test_a_process_that_is_not_heard_of_loses_its_tables(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            await store.heartbeat("p1", "one:80", 10)
            old = await claimed(store, "p1")
            await store.append("t1", [said(1)], epoch=old)
            assert isinstance(await store.claim("t1", "p2", 9), Owner)
            new = await claimed(store, "p2", since=10)
            with pytest.raises(NotOwner):
                await store.append("t1", [said(2)], epoch=old)
            await store.append("t1", [said(2)], epoch=new)
            await store.append("t1", [said(3)], epoch=new)
            assert len(await store.records("t1")) == 4

    asyncio.run(play())


def test_taking_a_table_again_shuts_out_ones_own_earlier_writes(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            await store.heartbeat("p1", "one:80", 10)
            old = await claimed(store, "p1")
            new = await claimed(store, "p1")
            work = [
                store.append("t1", [said(1, "old")], epoch=old),
                store.append("t1", [said(1, "new")], epoch=new),
            ]
            results = await asyncio.gather(*work, return_exceptions=True)
            assert [type(result) for result in results] == [NotOwner, type(None)]
            assert (await store.records("t1"))[1] == said(1, "new")

    asyncio.run(play())


def test_of_many_who_claim_at_once_one_gets_the_table(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as one, opened_store(address) as other:
            await one.create(new_table())
            for number in range(10):
                await one.heartbeat(f"p{number}", "here", 10)
            claims = [(one, other)[number % 2].claim("t1", f"p{number}", 0) for number in range(10)]
            found = await asyncio.gather(*claims)
            assert len([result for result in found if isinstance(result, int)]) == 1
            assert len({result for result in found if isinstance(result, Owner)}) == 1

    asyncio.run(play())


def test_processes_are_listed_while_they_are_heard_of(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            await store.heartbeat("p1", "one:80", 10)
            await store.heartbeat("p2", "two:80", 11)
            await store.heartbeat("p1", "one:81", 20)
            found = await store.processes()
            assert [(row.id, row.address, row.started, row.heard) for row in found] == [
                ("p1", "one:81", 10, 20),
                ("p2", "two:80", 11, 11),
            ]
            assert [row.id for row in await store.processes(since=15)] == ["p1"]
            old = await claimed(store, "p1")
            await store.leave("p1")
            assert [row.id for row in await store.processes()] == ["p2"]
            assert await claimed(store, "p2") == old + 1

    asyncio.run(play())


def test_two_stores_never_write_the_same_number(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as one, opened_store(address) as other:
            await one.create(new_table())
            for number in range(1, 30):
                both = (one.append("t1", [said(number)]), other.append("t1", [said(number)]))
                results = await asyncio.gather(*both, return_exceptions=True)
                assert len([result for result in results if result is None]) == 1
            assert [kept.number for kept in await one.records("t1")] == list(range(30))

    asyncio.run(play())
