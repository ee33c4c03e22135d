from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from tests.hall.halls import Client, House, Time, failed, is_done, open_store
from tests.hall.tables import ANA, BEN, NAMES

from gorin.content.cards.pool import SHIPPED
from gorin.hall.process import hall as halls
from gorin.hall.process.archiving import Patience
from gorin.hall.process.hall import Hall
from gorin.hall.process.live import Live
from gorin.hall.table.commands import Begin, Pause, Speak
from gorin.hall.table.terms import Clock, Terms

HOUR = 3600
PATIENCE = Patience(48 * HOUR * 1000, 168 * HOUR * 1000, 500 * HOUR * 1000)


class PatientHouse(House):
    """A house whose hall closes idle tables."""

    def __init__(self, folder: Path, clock: Time) -> None:
        super().__init__(folder, clock)
        self.folder = folder
        self.hall = Hall(self.store, clock=clock, patience=PATIENCE, library=SHIPPED)

    async def killed(self) -> Hall:
        """Return another hall on the same store, as if this process had been killed."""
        other = Hall(open_store(self.folder), clock=self.time, patience=PATIENCE, library=SHIPPED)
        await other.start()
        return other

    async def wait(self, hours: float) -> None:
        """Let hours go by; then the hall looks for idle tables."""
        self.time.leap(hours * HOUR)
        await self.hall.let_go()
        await self.hall.close_idle()

    async def stage(self, live: Live) -> str:
        """Return where a table stands, as the lists have it."""
        (row,) = [row for row in await self.store.tables_of(ANA) if row.id == live.id]
        return row.summary.stage


def play(folder: Path, test: Callable[[PatientHouse], Awaitable[None]]) -> None:
    """Run a test in a house of its own."""

    async def within() -> None:
        made = PatientHouse(folder, Time())
        await made.hall.start()
        try:
            await test(made)
        finally:
            await made.hall.stop()

    asyncio.run(within())


def loaded(hall: Hall) -> set[str]:
    return {live.id for live in hall.tables}


# -- before a match ------------------------------------------------------------------------


def test_a_listed_table_where_nobody_has_been_for_long_is_closed(tmp_path: Path) -> None:
    async def test(house: PatientHouse) -> None:
        live = await house.table(ANA, seats=2, listed=True)
        await house.wait(47)
        assert [row.id for row in await house.hall.lobby()] == [live.id]
        await house.wait(1.1)
        assert await house.stage(live) == "closed"
        assert await house.hall.lobby() == ()
        assert house.hall.tables == ()
        assert await house.store.count_opened(ANA) == 0

    play(tmp_path, test)


def test_a_table_that_is_not_listed_waits_for_those_who_were_invited(tmp_path: Path) -> None:
    async def test(house: PatientHouse) -> None:
        live = await house.table(ANA, seats=2)
        await house.wait(167)
        assert await house.stage(live) == "gathering"
        await house.wait(1.1)
        assert await house.stage(live) == "closed"

    play(tmp_path, test)


def test_who_is_there_keeps_a_table_open_and_so_does_who_was_there_lately(tmp_path: Path) -> None:
    async def test(house: PatientHouse) -> None:
        live = await house.table(ANA, seats=2, listed=True)
        ana = await Client.of(live, ANA)
        await house.wait(100)
        assert await house.stage(live) == "gathering"
        ana.close()
        await house.wait(47)
        assert await house.stage(live) == "gathering"
        assert loaded(house.hall) == set()
        _ = await house.hall.table(live.id)  # somebody has looked in
        await house.wait(47)
        assert await house.stage(live) == "gathering"
        await house.wait(1.1)
        assert await house.stage(live) == "closed"

    play(tmp_path, test)


def test_who_was_there_counts_after_a_stop_and_after_a_kill_too(tmp_path: Path) -> None:
    async def test(house: PatientHouse) -> None:
        stopped = await house.table(ANA, seats=2, listed=True)
        killed = await house.table(ANA, seats=2, listed=True)
        house.time.leap(20 * HOUR)
        _ = await house.hall.table(stopped.id)
        await house.hall.stop()
        await house.hall.start()
        _ = await Client.of(await house.hall.table(killed.id), ANA)
        house.time.leap(20 * HOUR)
        await house.hall.close_idle()
        other = await house.killed()
        house.time.leap(27 * HOUR)
        await other.close_idle()
        stages = [await house.stage(live) for live in (stopped, killed)]
        assert stages == ["gathering", "gathering"]
        house.time.leap(2 * HOUR)
        await other.close_idle()
        stages = [await house.stage(live) for live in (stopped, killed)]
        assert stages == ["closed", "gathering"]
        await other.stop()

    play(tmp_path, test)


def test_a_hall_closes_nothing_unless_it_is_told_to(tmp_path: Path) -> None:
    async def test(house: PatientHouse) -> None:
        live = await house.table(ANA, seats=2, listed=True)
        house.time.leap(100_000 * HOUR)
        endless = Hall(open_store(tmp_path), clock=house.time, library=SHIPPED)
        await endless.start()
        await endless.close_idle()
        assert [row.id for row in await endless.lobby()] == [live.id]
        await endless.stop()

    play(tmp_path, test)


# -- a match -------------------------------------------------------------------------------


async def left_alone(house: PatientHouse, clock: Clock, *, paused: bool) -> Live:
    """Return a table with a match that its people have left."""
    live = await house.table(ANA, BEN, clock=clock)
    ana = await Client.of(live, ANA)
    assert is_done(await ana.do(Begin(1)))
    if paused:
        assert is_done(await ana.do(Pause(2, on=True)))
    ana.close()
    return live


@pytest.mark.parametrize("stage", ["playing", "paused"])
def test_a_match_that_nobody_has_looked_at_for_very_long_is_closed(
    tmp_path: Path, stage: str
) -> None:
    async def test(house: PatientHouse) -> None:
        live = await left_alone(house, Clock(), paused=stage == "paused")
        await house.wait(499)
        assert await house.stage(live) == stage
        await house.wait(2)
        assert await house.stage(live) == "closed"
        assert house.hall.tables == ()

    play(tmp_path, test)


def test_a_match_is_not_closed_while_somebody_may_lose_by_the_clock(tmp_path: Path) -> None:
    async def test(house: PatientHouse) -> None:
        live = await left_alone(house, Clock("day", 30), paused=False)
        still = await left_alone(house, Clock("day", 30), paused=True)
        await house.wait(600)
        assert await house.stage(live) == "playing"
        assert loaded(house.hall) == {live.id}
        assert await house.stage(still) == "closed", "no clock runs while a table is paused"

    play(tmp_path, test)


def test_what_was_played_at_a_table_that_was_closed_can_be_looked_at(tmp_path: Path) -> None:
    async def test(house: PatientHouse) -> None:
        live, clients = await house.match(ANA, BEN)
        for _ in range(20):
            await next(client for client in clients if client.is_asked).answer()
        for client in clients:
            client.close()
        entries = (await live.replayable()).entries
        await house.wait(501)
        found = await house.hall.table(live.id)
        assert found is not live
        assert (await found.replayable()).entries == entries
        assert len((await found.journal()).splitlines()) > len(entries)
        ana = await Client.of(found, ANA)
        assert ana.table is not None
        assert ana.table.stage == "closed"
        told = [line.message.id for line in ana.chat.values() if line.message is not None]
        assert told[-1] == "hall-told-idle"
        assert failed(await ana.do(Speak(1, "too late"))) == ("hall-is-closed",)

    play(tmp_path, test)


# -- what stands in the way ----------------------------------------------------------------


def test_a_table_that_cannot_be_read_is_tried_once_and_hinders_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: PatientHouse) -> None:
        bad = await house.table(ANA, seats=2, listed=True)
        good = await house.table(ANA, seats=2, listed=True)
        house.time.leap(1000)
        await house.hall.let_go()
        engine = create_engine(f"sqlite:///{tmp_path}/gorin.sqlite3")
        with engine.begin() as connection:
            statement = "update records set body = '{' where table_id = :id"
            connection.execute(text(statement), {"id": bad.id})
        engine.dispose()
        await house.wait(49)
        assert await house.stage(good) == "closed"
        assert await house.stage(bad) == "gathering"
        loads = house.store.loads
        await house.wait(1)
        assert house.store.loads == loads

    with caplog.at_level(logging.CRITICAL):
        play(tmp_path, test)


def test_a_store_that_fails_is_asked_again_the_next_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: PatientHouse) -> None:
        live = await house.table(ANA, seats=2, listed=True)
        for broken in ("before", "after"):
            house.store.broken = (broken,)
            await house.wait(49)
        house.store.broken = ()
        await house.hall.close_idle()
        assert await house.stage(live) == "closed"

    with caplog.at_level(logging.CRITICAL):
        play(tmp_path, test)


def test_the_hall_looks_for_idle_tables_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.001)

    async def test(house: PatientHouse) -> None:
        live = await house.table(ANA, seats=2, listed=True)
        house.time.leap(49 * HOUR)
        for _ in range(4000):
            if await house.stage(live) == "closed":
                return
            await asyncio.sleep(0.001)
        raise AssertionError("it never does")

    play(tmp_path, test)


# -- several processes ---------------------------------------------------------------------


def test_of_several_processes_only_the_one_that_has_a_table_closes_it(tmp_path: Path) -> None:
    async def test(house: PatientHouse) -> None:
        await house.hall.stop()
        first = Hall(open_store(tmp_path), clock=house.time, patience=PATIENCE, library=SHIPPED)
        second = Hall(open_store(tmp_path), clock=house.time, patience=PATIENCE, library=SHIPPED)
        await first.start("first:1")
        await second.start("second:2")
        id = await first.open(ANA, NAMES[ANA], Terms(seats=2, listed=True))
        live = await first.table(id)
        ana = await Client.of(live, ANA)
        assert first.houses is not None
        assert second.houses is not None
        house.time.leap(49 * HOUR)
        await first.houses._beat()
        await second.houses._beat()
        await second.close_idle()
        assert live.room.stage == "gathering"
        assert [row.id for row in await second.lobby()] == [id]
        ana.close()
        await first.houses.let_go(id, first.houses.held(id))
        await second.close_idle()
        assert await second.lobby() == ()
        assert second.tables == ()
        assert await second.owner(id) is None
        assert (await second.table(id)).room.stage == "closed"
        await first.stop()
        await second.stop()
        await house.hall.start()

    play(tmp_path, test)
