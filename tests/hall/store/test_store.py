from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest
from sqlalchemy import text
from tests.hall.store.sample import new_table, opened, opened_store, said, summary, varied

from gorin.hall.store.failures import Conflict
from gorin.hall.store.rows import Finished, Loaded, Snapshot, Told, ToldPart
from gorin.hall.store.store import Store
from gorin.kernel.clauses import BadInput


async def loaded(store: Store, table: str = "t1", *, form: str | None = None) -> Loaded:
    found = await store.load(table, form=form)
    assert found is not None
    return found


def test_what_was_appended_is_read_again_exactly(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            await store.append("t1", varied())
            assert await store.records("t1") == [opened(), *varied()]
        async with opened_store(address) as store:
            found = await loaded(store)
            assert found.records == (opened(), *varied())
            assert (found.seed, found.count, found.snapshot) == ("ab" * 32, 4, None)
            assert await store.load("t2") is None
            assert await store.records("t2") == []

    asyncio.run(play())


def test_of_two_who_write_the_same_number_one_fails(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            both = [store.append("t1", [said(1, text)]) for text in ("one", "other")]
            results = await asyncio.gather(*both, return_exceptions=True)
            assert [type(result) for result in results if result is not None] == [Conflict]
            assert len(await store.records("t1")) == 2

    asyncio.run(play())


def test_what_fails_in_a_commit_fails_alone(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            for number in range(20):
                await store.create(new_table(f"t{number}"))
            work = [
                store.append(f"t{number}", [said(0 if number % 5 == 0 else 1)], summary())
                for number in range(20)
            ]
            work += [store.append("nowhere", [said(1)]), store.create(new_table("t3"))]
            results = await asyncio.gather(*work, return_exceptions=True)
            failed = [index for index, result in enumerate(results) if result is not None]
            assert failed == [0, 5, 10, 15, 20, 21]
            assert {type(results[index]) for index in failed} == {Conflict}
            for number in range(20):
                count = (await loaded(store, f"t{number}")).count
                assert count == (1 if number % 5 == 0 else 2)

    asyncio.run(play())


def test_all_records_of_one_append_are_kept_or_none(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            with pytest.raises(Conflict):
                await store.append("t1", [said(2), said(1), said(0)])
            assert await store.records("t1") == [opened()]

    asyncio.run(play())


def test_a_snapshot_saves_reading_what_is_in_it(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            await store.append("t1", varied())
            await store.save_snapshot("t1", Snapshot(1, "1", b"old"))
            newer = Snapshot(3, "1", b"\x00\xff newer")
            await store.save_snapshot("t1", newer)
            found = await loaded(store, form="1")
            assert (found.snapshot, found.records, found.count) == (newer, tuple(varied()[2:]), 4)

    asyncio.run(play())


@pytest.mark.parametrize("snapshot", [Snapshot(2, "2", b"x"), Snapshot(5, "1", b"x")])
def test_a_snapshot_of_another_form_or_ahead_of_the_records_is_not_used(
    address: str, snapshot: Snapshot
) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            await store.append("t1", varied())
            await store.save_snapshot("t1", snapshot)
            found = await loaded(store, form="1")
            assert (found.snapshot, len(found.records)) == (None, 4)

    asyncio.run(play())


def told(number: int, first: int) -> Told:
    """A match as it was told, with lines of its own from a place of the log on."""
    return Told(number, (ToldPart(first, f"{number}: {first}".encode()),), f"{number}".encode())


def test_a_match_as_it_was_told_is_kept_in_parts_and_later_ones_replace_what_they_begin_within(
    address: str,
) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            assert await store.told("t1") is None
            assert (await loaded(store)).told == 0
            for one in (told(1, 0), told(2, 10), told(3, 20), told(4, 10)):
                await store.save_snapshot("t1", None, one)
            # Another process that had the table before comes late.
            await store.save_snapshot("t1", Snapshot(1, "1", b"x"), told(3, 5))
            found = await store.told("t1")
            assert found == Told(4, (*told(1, 0).parts, *told(4, 10).parts), b"4")
            # There are fewer records than that: what was told of others is not counted.
            assert (await loaded(store)).told == 1
            await store.delete("t1")
            assert await store.told("t1") is None

    asyncio.run(play())


@pytest.mark.parametrize("body", ["not JSON", '{"type":"of-a-newer-version"}'])
def test_a_record_that_cannot_be_read_is_named(address: str, body: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
            await store.append("t1", [said(1)])
            spoil = text("UPDATE records SET body = :body WHERE number = 1")
            await store._writer.write(lambda found: found.execute(spoil, {"body": body}))
            with pytest.raises(BadInput, match="store-bad-record") as caught:
                await store.load("t1")
            assert caught.value.place == "t1:1"

    asyncio.run(play())


@pytest.mark.parametrize("table", ["records", "tables", "results"])
def test_who_has_read_something_damaged_still_reads_what_is_new(address: str, table: str) -> None:
    def read(store: Store) -> Awaitable[object]:
        if table == "records":
            return store.records("t1")
        return store.lobby() if table == "tables" else store.finished()

    async def play() -> None:
        async with opened_store(address) as store:
            for id in ("t1", "t2"):
                await store.create(new_table(id))
                await store.append(id, [said(1)], summary(finished=Finished(())))
            column = "summary" if table == "tables" else "body"
            spoil = text(f"UPDATE {table} SET {column} = 'x'")
            if table == "records":
                spoil = text("UPDATE records SET body = 'x' WHERE table_id = 't1'")
            await store._writer.write(lambda found: found.execute(spoil))
            caught: list[BadInput] = []  # what holds the errors holds all that they came from
            for _ in range(5):
                with pytest.raises(BadInput) as error:
                    await read(store)
                caught.append(error.value)
            await store.create(new_table("t3"))
            assert len(await store.records("t3")) == 1

    asyncio.run(play())
