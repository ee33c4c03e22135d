"""Processes that share a database: each table lives in one of them, and never in two."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.hall.tables import ANA, BEN
from tests.hall.test_rooms import TERMS, Sitting

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.process import houses
from gorin.hall.process.hall import Hall, milliseconds
from gorin.hall.process.houses import HeldElsewhere, Houses
from gorin.hall.process.rooms import Rooms
from gorin.hall.store.failures import NotOwner
from gorin.hall.store.rows import Owner
from gorin.hall.store.store import Store
from gorin.hall.table.commands import Begin, Speak
from gorin.hall.table.terms import Clock
from gorin.hall.table.updates import Bye, Done, Failed

FUTURE = 10**15
"""To whom only those count as alive who are heard of after this, nobody is alive."""


@asynccontextmanager
async def _house(path: Path, address: str) -> AsyncIterator[Hall]:
    hall = Hall(Store.open(f"sqlite:///{path}/tables.sqlite3"), library=SHIPPED)
    await hall.start(address)
    try:
        yield hall
    finally:
        await hall.stop()


async def _sitting(hall: Hall) -> Sitting:
    sitting = Sitting(await hall.table(await hall.open(ANA, "Ana", TERMS)))
    await sitting.live.enter(BEN, "Ben", "player", invited=True)
    await sitting.come()
    assert isinstance(await sitting.clients[0].do(Begin(1)), Done)
    return sitting


async def _steal(hall: Hall, table: str) -> None:
    """Take a table from a house that lives, as happens to one that was silent for too long."""
    assert hall.houses is not None
    found = await hall.store.claim(table, hall.houses.id, FUTURE)
    assert isinstance(found, int)


def test_a_table_is_in_one_house_and_the_others_know_where(tmp_path: Path) -> None:
    async def run() -> None:
        async with _house(tmp_path, "first:1") as first, _house(tmp_path, "second:2") as second:
            id = (await _sitting(first)).live.id
            assert await first.owner(id) is None
            found = await second.owner(id)
            assert first.houses is not None
            assert found == Owner(first.houses.id, "first:1")
            with pytest.raises(HeldElsewhere):
                _ = await second.table(id)
            assert second.tables == ()
            assert await second.owner("nosuchtable") is None

    asyncio.run(run())


def test_a_house_that_ends_lets_its_tables_go_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with _house(tmp_path, "second:2") as second:
            async with _house(tmp_path, "first:1") as first:
                id = (await _sitting(first)).live.id
                assert await second.owner(id) is not None
            assert await second.owner(id) is None
            assert (await second.table(id)).room.stage == "playing"

    asyncio.run(run())


def test_a_house_that_lost_a_table_writes_nothing_and_sends_its_people_away(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with _house(tmp_path, "first:1") as first, _house(tmp_path, "second:2") as second:
            sitting = await _sitting(first)
            id, before = sitting.live.id, sitting.live.room.next
            await _steal(second, id)
            assert isinstance(await sitting.clients[0].do(Speak(1, "lost")), Failed)
            await asyncio.gather(*first._leaving)
            for client in sitting.clients:
                last = client.heard[-1]
                assert isinstance(last, Bye | Failed)
                byes = [news for news in client.heard if isinstance(news, Bye)]
                assert [bye.again for bye in byes] == [True]
            assert first.tables == ()
            assert (await first.owner(id)) is not None
            live = await second.table(id)
            assert live.room.next >= before
            assert "lost" not in str(live.room.chat("player", 0))
            await live.enter(ANA, "Ana", "player", invited=False)

    asyncio.run(run())


def test_a_house_that_was_silent_finds_out_what_it_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        monkeypatch.setattr(houses, "BEAT", 0.01)
        monkeypatch.setattr(houses, "SILENCE", -1)
        async with _house(tmp_path, "first:1") as first, _house(tmp_path, "second:2") as second:
            sitting = await _sitting(first)
            await _steal(second, sitting.live.id)
            async with asyncio.timeout(20):
                while not isinstance(sitting.clients[1].heard[-1], Bye):
                    await asyncio.sleep(0.01)
            assert first.tables == ()

    asyncio.run(run())


def test_tables_of_a_house_that_dies_are_taken_up_where_a_clock_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        monkeypatch.setattr(houses, "BEAT", 0.01)
        monkeypatch.setattr(houses, "SILENCE", 300)
        async with _house(tmp_path, "second:2") as second:
            first = Hall(Store.open(f"sqlite:///{tmp_path}/tables.sqlite3"), library=SHIPPED)
            await first.start("first:1")
            id = await first.open(ANA, "Ana", replace(TERMS, clock=Clock("day", 1)))
            live = await first.table(id)
            await live.enter(BEN, "Ben", "player", invited=True)
            sitting = Sitting(live)
            await sitting.come()
            assert isinstance(await sitting.clients[0].do(Begin(1)), Done)
            async with asyncio.timeout(20):
                assert second.houses is not None
                while len(second.houses._alive) < 2:
                    await asyncio.sleep(0.01)
                for task in first._tasks:  # it is heard of no more
                    task.cancel()
                while not second.tables:
                    await asyncio.sleep(0.01)
            assert [live.id for live in second.tables] == [id]
            assert first.houses is not None
            with pytest.raises(NotOwner):
                await first.store.append(id, (), epoch=first.houses.epoch(id))
            await first.stop()

    asyncio.run(run())


def test_who_waits_for_a_house_hears_of_its_death_and_not_of_that_of_one_that_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        monkeypatch.setattr(houses, "BEAT", 0.01)
        async with _house(tmp_path, "first:1") as first, _house(tmp_path, "second:2") as second:
            assert first.houses is not None
            assert second.houses is not None
            owner, beats = Owner(second.houses.id, "second:2"), 0
            waits = [asyncio.create_task(first.death(owner)) for _ in range(3)]
            waits.pop().cancel()  # who goes takes nothing from the others
            beat = Store.heartbeat

            async def counted(self: Store, process: str, address: str, at: int) -> None:
                nonlocal beats
                beats += self is first.store
                await beat(self, process, address, at)

            monkeypatch.setattr(Store, "heartbeat", counted)
            async with asyncio.timeout(20):
                while beats < 3:
                    await asyncio.sleep(0.01)
                assert not any(one.done() for one in waits)
                monkeypatch.setattr(houses, "SILENCE", 0)  # nobody is heard of in time any more
                await asyncio.gather(*waits)

    asyncio.run(run())


def test_tables_of_a_house_that_dies_while_others_are_taken_up_are_taken_up_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        monkeypatch.setattr(houses, "BEAT", 0.01)
        clocked = replace(TERMS, seats=1, clock=Clock("day", 1))
        async with _house(tmp_path, "first:1") as first:
            theirs, own = [await first.open(ANA, "Ana", clocked, (Begin(1),)) for _ in range(2)]
            second = Hall(Store.open(f"sqlite:///{tmp_path}/tables.sqlite3"), library=SHIPPED)
            reached, go_on, take = asyncio.Event(), asyncio.Event(), Houses.take

            async def takes(self: Houses, table: str) -> None:
                if table == own and self is second.houses and not reached.is_set():
                    reached.set()
                    _ = await go_on.wait()
                await take(self, table)

            monkeypatch.setattr(Houses, "take", takes)
            await second.start("second:2")
            async with asyncio.timeout(20):
                _ = await reached.wait()  # the other table was found to be elsewhere by then
                await first.stop()
                assert second.houses is not None
                while len(second.houses._alive) > 1:
                    await asyncio.sleep(0.01)
                go_on.set()
                while len(second.tables) < 2:
                    await asyncio.sleep(0.01)
            assert {live.id for live in second.tables} == {theirs, own}
            await second.stop()

    asyncio.run(run())


def test_a_house_is_heard_of_whatever_has_failed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        monkeypatch.setattr(houses, "BEAT", 0.01)
        async with _house(tmp_path, "first:1") as first:
            beats, beat = 0, Store.heartbeat

            async def beats_badly(self: Store, process: str, address: str, at: int) -> None:
                nonlocal beats
                beats += 1
                if beats == 1:
                    raise RuntimeError
                await beat(self, process, address, at)

            monkeypatch.setattr(Store, "heartbeat", beats_badly)
            assert first.houses is not None
            async with asyncio.timeout(20):
                while beats < 3:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_what_a_house_takes_while_it_looks_for_what_it_lost_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with _house(tmp_path, "first:1") as first:
            read = Store.ids_of

            async def reads(self: Store, *stages: Any, **more: Any) -> tuple[str, ...]:
                found = await read(self, *stages, **more)
                if "owner" in more:
                    _ = await first.open(ANA, "Ana", TERMS)
                return found

            monkeypatch.setattr(Store, "ids_of", reads)
            assert first.houses is not None
            assert await first.houses._lost() == []
            assert len(first.tables) == 1

    asyncio.run(run())


def test_who_comes_while_a_table_is_let_go_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with _house(tmp_path, "first:1") as first:
            id = await first.open(ANA, "Ana", TERMS)
            written, write = asyncio.Event(), Rooms.let_go

            async def writes(self: Rooms, room: Room) -> None:
                _ = await written.wait()
                await write(self, room)

            monkeypatch.setattr(Rooms, "let_go", writes)
            going = asyncio.create_task(first._forget(await first.table(id)))
            await asyncio.sleep(0)
            live = await first.table(id)
            written.set()
            await going
            await live.enter(BEN, "Ben", "player", invited=True)
            assert live.room.people[BEN] == "player"

    asyncio.run(run())


def test_one_house_is_the_eldest(tmp_path: Path) -> None:
    async def run() -> None:
        async with _house(tmp_path, "first:1") as first:
            await asyncio.sleep(0.002)
            async with _house(tmp_path, "second:2") as second:
                assert first.eldest is None
                assert second.eldest is not None
                assert second.eldest.address == "first:1"

    asyncio.run(run())


def test_houses_long_dead_are_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
        await store.start()
        await store.heartbeat("old", "old:1", 1)
        await store.heartbeat("new", "new:1", milliseconds())
        async with _house(tmp_path, "first:1"):
            known = {row.id for row in await store.processes()}
            assert "old" not in known
            assert "new" in known
        await store.stop()

    asyncio.run(run())
