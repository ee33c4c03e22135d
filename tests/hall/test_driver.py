from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.hall.halls import (
    Client,
    House,
    breathe,
    failed,
    is_done,
    play_on,
    run,
    until,
)
from tests.hall.tables import ANA, BEN
from tests.raids import let_search

from gorin.bots.random_bot import RandomBot
from gorin.hall.process import driver
from gorin.hall.process.live import Live
from gorin.hall.robots.robots import Robots
from gorin.hall.table.commands import (
    AnswerUndo,
    AskUndo,
    Begin,
    Choose,
    Hold,
    SeatBot,
    Speak,
    Stand,
)
from gorin.hall.table.records import Played
from gorin.hall.table.terms import Clock, Stops


async def stored(house: House, live: Live) -> list[Any]:
    return [kept.record for kept in await house.store.records(live.id)]


# -- bots ----------------------------------------------------------------------------------


def test_bots_alone_play_to_the_end_and_others_are_heard_meanwhile(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, seats=2)
        ana = await Client.of(live, ANA)
        ben = await Client.of(await house.table(BEN), BEN)
        await ana.do(Stand(1))
        for seat in (0, 1):
            assert is_done(await ana.do(SeatBot(2, seat, "random")))
        assert is_done(await ana.do(Begin(3)))
        heard: list[int] = []
        while live.room.stage == "playing":
            if not is_done(await ben.do(Speak(1, "so?"))):
                house.time.leap(10)
            heard.append(live.room.next)
        assert len(heard) > 5
        await until(lambda: ana.sight is not None and ana.sight.outcome is not None)

    run(tmp_path, test)


class Thoughtful:
    """A bot whose thoughts last as long as a test wants."""

    begun = threading.Semaphore(0)
    allowed = threading.Semaphore(0)
    crashes = 0

    def __init__(self, seed: int) -> None:
        self._random = RandomBot(seed)

    def choose(self, sight: Any) -> Any:
        Thoughtful.begun.release()
        assert Thoughtful.allowed.acquire(timeout=20)
        if Thoughtful.crashes:
            Thoughtful.crashes -= 1
            raise ZeroDivisionError
        return self._random.choose(sight)


@pytest.fixture
def thoughtful(monkeypatch: pytest.MonkeyPatch) -> type[Thoughtful]:
    """Lets the bots that search be such ones."""
    Thoughtful.begun, Thoughtful.allowed = threading.Semaphore(0), threading.Semaphore(0)
    Thoughtful.crashes = 0
    let_search(monkeypatch, Thoughtful)
    return Thoughtful


async def thinking(ana: Client) -> None:
    """Let Ana answer until the bot thinks."""
    while not Thoughtful.begun.acquire(blocking=False):
        if ana.is_asked:
            assert is_done(await ana.answer())
        await breathe()


def by_bots(records: list[Any]) -> int:
    return sum(isinstance(one, Played) and one.by == "bot" for one in records)


def test_a_table_goes_on_while_a_bot_thinks(tmp_path: Path, thoughtful: type[Thoughtful]) -> None:
    async def test(house: House) -> None:
        live, (ana,) = await house.match(ANA, bots=["search"], undo="any")
        await thinking(ana)
        before = by_bots(await stored(house, live))
        assert is_done(await ana.do(Speak(1, "take your time")))
        await breathe()
        stood = live.room.next
        assert by_bots(await stored(house, live)) == before
        thoughtful.allowed.release()
        await until(lambda: live.room.next > stood and live.is_sound)
        assert by_bots(await stored(house, live)) > before
        thoughtful.allowed.release(100_000)
        await play_on([ana])

    run(tmp_path, test)


def test_a_table_at_which_a_bot_thinks_is_not_let_go(
    tmp_path: Path, thoughtful: type[Thoughtful]
) -> None:
    async def test(house: House) -> None:
        live, (ana,) = await house.match(ANA, bots=["search"])
        await thinking(ana)
        ana.close()
        house.time.leap(1000)
        await house.hall.let_go()
        assert list(house.hall.tables) == [live]
        thoughtful.allowed.release(100_000)
        await until(lambda: live.is_idle)
        house.time.leap(1000)
        await house.hall.let_go()
        assert not list(house.hall.tables)

    run(tmp_path, test)


def test_the_end_of_the_server_waits_for_no_bot_that_thinks(
    tmp_path: Path, thoughtful: type[Thoughtful]
) -> None:
    async def test(house: House) -> None:
        _, (ana,) = await house.match(ANA, bots=["search"])
        await thinking(ana)
        stopping = asyncio.create_task(house.hall.stop())
        await until(stopping.done)
        await stopping
        thoughtful.allowed.release(100_000)
        await house.hall.start()

    run(tmp_path, test)


def test_an_answer_that_comes_after_an_undo_is_dropped(
    tmp_path: Path, thoughtful: type[Thoughtful]
) -> None:
    async def test(house: House) -> None:
        live, (ana,) = await house.match(ANA, bots=["search"], undo="any")
        thoughtful.allowed.release(5)
        for _ in range(6):
            await thinking(ana)
        assert ana.you is not None
        assert ana.you.can_undo
        before = by_bots(await stored(house, live))
        assert is_done(await ana.do(AskUndo(1)))
        assert ana.is_asked
        sight = ana.sight
        thoughtful.allowed.release()
        await until(lambda: live._driver._thinker is None)
        await breathe()
        assert ana.sight == sight
        assert by_bots(await stored(house, live)) == before
        thoughtful.allowed.release(100_000)
        await play_on([ana])

    run(tmp_path, test)


def test_a_bot_that_breaks_is_asked_again_after_a_while(
    tmp_path: Path, thoughtful: type[Thoughtful]
) -> None:
    async def test(house: House) -> None:
        live, (ana,) = await house.match(ANA, bots=["search"])
        thoughtful.crashes = 3
        await thinking(ana)
        thoughtful.allowed.release(100_000)
        for _ in range(3):
            await until(lambda: live._driver.waits)
            house.time.leap(70)
            await breathe()
        await play_on([ana])

    run(tmp_path, test)


def test_a_table_that_could_not_be_loaded_again_comes_back_by_itself(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA)
        ana = await Client.of(live, ANA)
        for number in range(2):
            house.store.broken = ("before", "load")
            assert failed(await ana.do(Speak(1, "lost"))) == ("store-failed",)
            assert ana.welcomes == 1 + number
            for _ in range(4 if number == 0 else 0):  # each time it waits for longer
                more = house.store.loads + 1
                await until(lambda: live._driver.waits)
                house.time.leap(70)
                await until(partial(house.store.has_loaded, more))
            house.store.broken = ()
            await until(lambda: live._driver.waits)
            house.time.leap(2)
            await breathe()
            if number == 0:
                assert not live.is_sound, "it has failed often"
                house.time.leap(70)
            await until(lambda: live.is_sound and live._driver._running is None)
            assert ana.welcomes == 2 + number

    run(tmp_path, test)


def test_what_happens_by_itself_is_tried_again_when_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "PATIENCE", 60_000)

    async def test(house: House) -> None:
        live = await house.table(ANA, bots=["easy"])
        ana = await Client.of(live, ANA)
        with monkeypatch.context() as patch:
            patch.setattr(Robots, "answer", lambda *given, **more: 1 / 0)
            assert is_done(await ana.do(Begin(1)))
            while not live._driver.waits:
                if ana.is_asked:
                    await ana.answer()
                await breathe()
            stood = live.room.next
        await breathe()
        assert live.room.next <= stood + 1
        house.time.leap(120)
        await play_on([ana])

    run(tmp_path, test)


def test_a_store_that_comes_back_lets_bots_go_on(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, (ana, ben) = await house.match(ANA, BEN, grace=10)
        ben.close()
        house.time.leap(15)
        house.store.broken = ("before",)
        assert failed(await ana.do(Hold(1, 1))) == ("store-failed",)
        house.store.broken = ()
        assert is_done(await ana.do(Hold(1, 1)))
        house.store.broken = ("before", "load")
        for _ in range(5):
            house.time.leap(100)
            await breathe()
        house.store.broken = ()
        for _ in range(3):
            house.time.leap(100)
            await breathe()
        await play_on([ana])

    run(tmp_path, test)


def test_of_a_store_that_fails_a_line_says_all(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def stands_still() -> bool:
        return any("stands still" in record.getMessage() for record in caplog.records)

    async def test(house: House) -> None:
        live = await house.table(ANA, seats=2)
        ana = await Client.of(live, ANA)
        await ana.do(Stand(1))
        for seat in (0, 1):
            assert is_done(await ana.do(SeatBot(2, seat, "random")))
        assert is_done(await ana.do(Begin(3)))
        house.store.broken = ("before", "load")
        await until(stands_still)
        assert not any(record.exc_info for record in caplog.records)
        house.store.broken = ()
        house.time.leap(70)
        moved = live.room.next
        await until(lambda: live.room.next > moved)

    run(tmp_path, test)


# -- time ----------------------------------------------------------------------------------


def test_the_table_answers_for_people_after_the_pause(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN, pause=30.0)
        for client in (ana, ben):
            await client.do(Choose(1, Stops()))
        for _ in range(400):
            await breathe(5)
            if live._driver.waits and live.room.due(house.time()) is not None:
                break
            await (ana if ana.is_asked else ben).answer()
        stood = live.room.next
        house.time.leap(25)
        await breathe()
        assert live.room.next == stood
        house.time.leap(25)
        await until(lambda: live.room.next > stood and live.is_sound)
        records = await stored(house, live)
        assert isinstance(records[stood], Played)
        assert records[stood].by == "table"

    run(tmp_path, test)


def test_who_runs_out_of_time_is_flagged_without_anybody_asking(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN, clock=Clock("move", 60))
        house.time.leap(59)
        await breathe()
        assert live.room.stage == "playing"
        house.time.leap(2)
        await until(lambda: live.room.stage == "over")
        for client in (ana, ben):
            await until(lambda one=client: one.sight.outcome is not None)  # type: ignore[misc]

    run(tmp_path, test)


def test_a_request_to_take_back_lapses(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, (ana, ben) = await house.match(ANA, BEN, undo="any")
        asker = ana if ana.is_asked else ben
        other = ben if asker is ana else ana
        assert is_done(await asker.answer())
        assert is_done(await asker.do(AskUndo(1)))
        assert other.table is not None
        assert other.table.undo is not None
        house.time.leap(61)
        await until(lambda: other.table is not None and other.table.undo is None)
        assert failed(await other.do(AnswerUndo(1, agrees=True))) == ("hall-undo-none",)

    run(tmp_path, test)


def test_a_bot_that_thinks_holds_up_no_stop(tmp_path: Path, thoughtful: type[Thoughtful]) -> None:
    async def test(house: House) -> None:
        live, (ana,) = await house.match(ANA, bots=["search"])
        await thinking(ana)
        await live.stop(None)
        before = live.room.next
        thoughtful.allowed.release(1000)
        await breathe()
        assert live.room.next == before

    run(tmp_path, test)
