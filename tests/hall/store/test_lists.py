from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest
from msgspec.structs import replace
from tests.hall.store.sample import ANA, BO, new_table, opened_store, said, summary

from gorin.hall.store.failures import Conflict
from gorin.hall.store.rows import Finished, Member, ResultSeat, SeatRow, Stage, Summary, TableRow
from gorin.hall.store.store import Store
from gorin.kernel.decision import Seat


async def open_tables(store: Store, **tables: Summary) -> None:
    """Open tables one second after the other; the last one is the newest."""
    for number, (id, row) in enumerate(tables.items()):
        await store.create(new_table(id))
        await store.append(id, [said(1 + number)], row)


def ids(rows: Iterable[TableRow]) -> list[str]:
    return [row.id for row in rows]


def test_the_lobby_shows_what_is_listed_and_not_over_the_newest_first(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await open_tables(
                store,
                old=summary(),
                secret=summary(listed=False),
                playing=summary(stage="playing"),
                over=summary(stage="over"),
                closed=summary(stage="closed"),
                paused=summary(stage="paused"),
            )
            found = await store.lobby()
            assert ids(found) == ["paused", "playing", "old"]
            assert found[2].summary == summary()
            assert found[2].summary.free == 1
            assert (found[2].opened, found[2].updated) == (1000, 1001)
            assert ids(await store.lobby(1)) == ["paused"]

    asyncio.run(play())


def test_people_find_the_tables_they_belong_to_and_no_others(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            with_bo = replace(
                summary(), members=(Member(ANA, "player", Seat(0)), Member(BO, "spectator"))
            )
            await open_tables(store, one=summary(), both=with_bo)
            assert ids(await store.tables_of(ANA)) == ["both", "one"]
            assert ids(await store.tables_of(BO)) == ["both"]
            await store.append("both", [said(3)], summary())
            assert await store.tables_of(BO) == ()

    asyncio.run(play())


def test_tables_are_found_by_stage_and_age(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await open_tables(
                store, a=summary(stage="playing"), b=summary(), c=summary(stage="playing")
            )
            playing: tuple[Stage, ...] = ("playing",)
            assert await store.ids_of(playing) == ("a", "c")
            assert await store.ids_of(playing, before=1003) == ("a",)
            assert await store.ids_of(("playing", "gathering"), before=1003) == ("a", "b")
            assert await store.ids_of(("over",)) == ()
            assert await store.count_opened(ANA) == 3
            await store.append("a", [said(5)], summary(stage="over"))
            assert await store.count_opened(ANA) == 2
            assert await store.count_opened(BO) == 0

    asyncio.run(play())


def test_tables_are_found_by_what_may_happen_there_and_whether_they_are_listed(
    address: str,
) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            acting = replace(summary(), acts=True)
            await open_tables(store, a=acting, b=summary(), c=summary(listed=False))
            stages: tuple[Stage, ...] = ("gathering",)
            assert await store.ids_of(stages, acting=True) == ("a",)
            assert await store.ids_of(stages, acting=False) == ("b", "c")
            assert await store.ids_of(stages, listed=True) == ("a", "b")
            assert await store.ids_of(stages, listed=False) == ("c",)

    asyncio.run(play())


def test_a_table_at_which_somebody_was_is_as_new_as_that(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await open_tables(store, a=summary(), b=summary(), c=summary(stage="over"))
            await store.touch({"a": 1500, "b": 900, "c": 1500, "nothing": 1500})
            await store.touch({})
            assert {row.id: row.updated for row in await store.tables_of(ANA)} == {
                "a": 1500,
                "b": 1002,
                "c": 1003,
            }
            assert await store.ids_of(("gathering",), before=1400) == ("b",)
            await store.append("a", [said(600)], summary())
            assert await store.ids_of(("gathering",), before=1599) == ("b",)

    asyncio.run(play())


def test_a_deleted_table_leaves_nothing(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await open_tables(store, a=summary(finished=finished(won=0)), b=summary())
            await store.delete("a")
            assert await store.load("a") is None
            assert await store.records("a") == []
            assert await store.finished() == ()
            assert ids(await store.tables_of(ANA)) == ["b"]

    asyncio.run(play())


# -- people --------------------------------------------------------------------------------


def test_somebody_is_known_by_each_of_their_tokens(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.remember(ANA, "hash 1", "Ana", 5)
            await store.remember(ANA, "hash 2", "another name", 6)
            found = await store.find_person("hash 2")
            assert found is not None
            assert (found.id, found.name, found.created, found.seen) == (ANA, "Ana", 5, 5)
            assert found == await store.find_person("hash 1") == await store.person(ANA)
            assert await store.find_person("hash 3") is None
            await store.revoke("hash 1")
            assert await store.find_person("hash 1") is None
            assert await store.find_person("hash 2") is not None
            with pytest.raises(Conflict):
                await store.remember(BO, "hash 2", "Bo", 7)
            assert await store.person(BO) is None

    asyncio.run(play())


def test_people_are_found_whose_matches_run_those_of_the_latest_first(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.remember(ANA, "hash 1", "Ana", 5)
            await store.remember(ANA, "hash 2", "Ana", 6)
            await store.remember(BO, "hash 3", "Bo", 7)
            running = summary(stage="playing")
            of_bo = replace(running, members=(Member(BO, "spectator"),))
            await open_tables(store, gathering=replace(of_bo, stage="gathering"), ana=running)
            assert await store.people_playing(9) == {
                "hash 1": await store.person(ANA),
                "hash 2": await store.person(ANA),
            }
            await open_tables(store, bo=of_bo, over=summary(stage="over"))
            await store.append("bo", [said(2), said(3)], of_bo)
            found = await store.people_playing(9)
            assert next(iter(found)) == "hash 3"
            assert set(found) == {"hash 1", "hash 2", "hash 3"}
            assert await store.people_playing(1) == {"hash 3": await store.person(BO)}

    asyncio.run(play())


def test_names_and_settings_are_kept(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            for person in (ANA, BO):
                await store.remember(person, f"hash of {person}", "Ana", 5)
            await store.rename(ANA, "Åsa 探险")
            await store.set_settings(ANA, {"language": "pt-BR", "sound": True, "size": 3})
            await store.seen(ANA, 99)
        async with opened_store(address) as store:
            ana, bo = await store.person(ANA), await store.person(BO)
            assert ana is not None
            assert (ana.name, ana.created, ana.seen) == ("Åsa 探险", 5, 99)
            assert ana.settings == {"language": "pt-BR", "sound": True, "size": 3}
            assert bo is not None
            assert (bo.name, bo.seen, bo.settings) == ("Ana", 5, {})

    asyncio.run(play())


def test_who_is_forgotten_belongs_to_no_table_and_others_games_stay(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.remember(ANA, "hash", "Ana", 5)
            await open_tables(store, a=summary())
            await store.forget(ANA)
            assert await store.person(ANA) is None
            assert await store.find_person("hash") is None
            assert await store.tables_of(ANA) == ()
            assert len(await store.records("a")) == 2

    asyncio.run(play())


# -- statistics ----------------------------------------------------------------------------


def finished(*, won: int, turns: int = 10, board: str = "caves") -> Finished:
    seats = (ResultSeat(ANA, "Ana", won=won == 0), ResultSeat(bot="hard", won=won == 1))
    return Finished(seats, "treasure", "TR-1", board, turns, answers=2 * turns, seconds=60)


def test_finished_matches_are_found_by_time_and_person(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await open_tables(
                store,
                a=summary(stage="over", finished=finished(won=0, turns=10)),
                b=summary(stage="over", finished=finished(won=1, turns=20)),
                c=summary(stage="over", finished=finished(won=1, turns=7, board="tomb")),
                d=summary(stage="playing"),
            )
            rows = await store.finished()
            assert [(row.table, row.at) for row in rows] == [("c", 1003), ("b", 1002), ("a", 1001)]
            assert rows[2].finished == finished(won=0, turns=10)
            assert [row.table for row in await store.finished(since=1002, most=1)] == ["c"]
            assert len(await store.finished(person=ANA)) == 3
            assert await store.finished(person=BO) == ()
            assert len(await store.finished(person=ANA, since=1003)) == 1

    asyncio.run(play())


def test_a_result_counts_once_however_often_it_is_kept(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await open_tables(store, a=summary(stage="over", finished=finished(won=0)))
            await store.append("a", [said(9)], summary(stage="over", finished=finished(won=1)))
            (row,) = await store.finished()
            assert row.finished.seats[1].won
            assert await store.finished(person=ANA) == (row,)

    asyncio.run(play())


def test_free_seats_are_those_without_a_person_or_a_bot() -> None:
    seats = (SeatRow(), SeatRow("Ana", ANA), SeatRow("Bot", bot="easy"), SeatRow())
    assert replace(summary(), seats=seats).free == 2
