"""Tables go on from what was kept of them; what they lack then is fetched when it is needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from tests.hall.tables import ANA, BEN, STAY, Table
from tests.raids import raid, raid_stops

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.connection import Connection
from gorin.hall.eyes.summary import summary_of
from gorin.hall.process import keeping, rooms
from gorin.hall.process.hall import Hall
from gorin.hall.process.live import Live
from gorin.hall.store.rows import Snapshot
from gorin.hall.store.store import Store
from gorin.hall.table.commands import (
    Act,
    Answer,
    AnswerUndo,
    AskUndo,
    Begin,
    Choose,
    Older,
    SeatBot,
    Wish,
)
from gorin.hall.table.play import Mark
from gorin.hall.table.terms import Clock, Terms
from gorin.hall.table.updates import Done, Failed, News, OlderLines, Update, Welcome
from gorin.kernel.journal import canonical, read
from gorin.kernel.observe import QuestionView

T = TypeVar("T")
TERMS = Terms(seats=2, undo="any", chosen=raid(turn_limit=12))


class Client:
    """Somebody at a table: what they were told, and what they are asked."""

    def __init__(self) -> None:
        self.heard: list[News] = []
        self.questions: tuple[QuestionView, ...] = ()
        self.connection: Connection | None = None

    def send(self, news: News) -> None:
        self.heard.append(news)
        if isinstance(news, Welcome | Update) and news.sight is not None:
            self.questions = news.sight.questions

    async def do(self, wish: Wish) -> News:
        assert self.connection is not None
        before = len(self.heard)
        await self.connection.do(wish)
        replies = [n for n in self.heard[before:] if not isinstance(n, Welcome | Update)]
        assert len(replies) == 1
        return replies[0]

    async def answer(self) -> bool:
        if not self.questions:
            return False
        question = self.questions[0]
        keys = [option.key for option in question.options]
        key = next((each for each in STAY if each in keys), keys[0])
        assert isinstance(await self.do(Answer(1, question.serial, key)), Done)
        return True


class Sitting:
    """Two clients at one table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.clients = (Client(), Client())

    async def come(self) -> None:
        for client, person in zip(self.clients, (ANA, BEN), strict=True):
            client.connection = await self.live.connect(person, client.send)

    async def play(self, answers: int) -> None:
        for _ in range(answers):
            if not await self.clients[0].answer():
                assert await self.clients[1].answer()

    @property
    def first(self) -> int:
        """From which event of the log on the room knows its match."""
        assert self.live.room.match is not None
        return self.live.room.match.table.log.first


@asynccontextmanager
async def _hall(path: Path) -> AsyncIterator[Hall]:
    hall = Hall(Store.open(f"sqlite:///{path}/tables.sqlite3"), library=SHIPPED)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def _opened(hall: Hall, terms: Terms = TERMS) -> Sitting:
    id = await hall.open(ANA, "Ana", terms)
    sitting = Sitting(await hall.table(id))
    await sitting.live.enter(BEN, "Ben", "player", invited=True)
    await sitting.come()
    for client in sitting.clients:
        assert isinstance(await client.do(Choose(1, raid_stops("all", "ask", "ask"))), Done)
    assert isinstance(await sitting.clients[0].do(Begin(1)), Done)
    return sitting


async def _back(hall: Hall, id: str) -> Sitting:
    sitting = Sitting(await hall.table(id))
    await sitting.come()
    return sitting


def _after_a_stop(
    path: Path, test: Callable[[Hall, Sitting], Awaitable[T]], *, answers: int = 70
) -> T:
    """Play, stop the server, start it again; then do something at the table."""

    async def run() -> T:
        async with _hall(path) as hall:
            sitting = await _opened(hall)
            await sitting.play(answers)
            id = sitting.live.id
        async with _hall(path) as hall:
            sitting = await _back(hall, id)
            assert sitting.first > 0, "it was loaded from all records"
            return await test(hall, sitting)

    return asyncio.run(run())


def test_a_table_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    async def test(hall: Hall, sitting: Sitting) -> None:
        await sitting.play(20)
        assert sitting.first > 0
        assert sitting.live.room.next == (await hall.load(sitting.live.id)).next
        whole = await hall.load(sitting.live.id, whole=True)
        assert whole.match is not None
        assert sitting.live.room.match is not None
        assert whole.match.state_digest() == sitting.live.room.match.state_digest()

    _after_a_stop(tmp_path, test)


def test_lines_from_before_are_fetched_when_somebody_asks(tmp_path: Path) -> None:
    async def test(hall: Hall, sitting: Sitting) -> None:
        first = sitting.first
        reply = await sitting.clients[0].do(Older(5, first))
        assert isinstance(reply, OlderLines)
        assert reply.lines
        assert reply.lines[0].at < 3
        assert all(line.at < first for line in reply.lines)
        assert sitting.first == 0
        await sitting.play(3)

    _after_a_stop(tmp_path, test)


def test_a_choice_from_before_can_be_taken_back(tmp_path: Path) -> None:
    async def test(hall: Hall, sitting: Sitting) -> None:
        room = sitting.live.room
        assert room.standing.play is not None
        marks, count = room.standing.play.marks, room.standing.play.match.snapshot().count
        seat = next(seat for seat in (0, 1) if _last(marks, seat) < count)
        asker, other = sitting.clients[seat], sitting.clients[1 - seat]
        assert isinstance(await asker.do(AskUndo(1)), Done)
        assert isinstance(await other.do(AnswerUndo(1, agrees=True)), Done)
        assert sitting.live.room.undos == 1
        assert sitting.first == 0
        undone = [n.undone for n in other.heard if isinstance(n, Update) and n.undone is not None]
        assert undone == [sitting.live.room.undone_to]
        assert not any(isinstance(n, Welcome) for n in other.heard[1:])
        await sitting.play(5)
        assert sitting.live.room.next == (await hall.load(sitting.live.id, whole=True)).next

    _after_a_stop(tmp_path, test, answers=71)


def _last(marks: list[Mark], seat: int) -> int:
    return max(mark.entry for mark in marks if mark.seat == seat)


def test_what_statistics_keep_is_fetched_when_a_match_ends(tmp_path: Path) -> None:
    async def test(hall: Hall, sitting: Sitting) -> None:
        while sitting.live.room.stage == "playing":
            await sitting.play(1)
        rows = await hall.store.finished()
        assert [row.table for row in rows] == [sitting.live.id]
        assert rows[0].finished.answers > 70
        assert rows[0].finished.turns > 1
        assert sitting.live.room.next == (await hall.load(sitting.live.id, whole=True)).next

    _after_a_stop(tmp_path, test)


def test_the_journal_is_whole(tmp_path: Path) -> None:
    async def run() -> None:
        async with _hall(tmp_path) as hall:
            sitting = await _opened(hall)
            await sitting.play(60)
            for client in sitting.clients:
                _ = await client.do(Act(1, "concede"))
            while sitting.live.room.stage == "playing":
                await sitting.play(1)
            text, id = await sitting.live.journal(), sitting.live.id
        async with _hall(tmp_path) as hall:
            live = await hall.table(id)
            assert live.room.match is not None
            assert live.room.match.journal.first > 0
            assert await live.journal() == text
        async with _hall(tmp_path) as hall:
            found = await (await hall.table(id)).replayable()
            assert canonical(found.entries) == canonical(read(text).entries)

    asyncio.run(run())


def test_much_that_happens_is_kept_while_it_is_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with _hall(tmp_path) as hall:
            sitting = await _opened(hall)
            await sitting.play(rooms.EVERY + 5)
            await hall._rooms.written()
            loaded = await hall.store.load(sitting.live.id, form=keeping.form())
            assert loaded is not None
            assert loaded.snapshot is not None
            assert loaded.snapshot.number >= rooms.EVERY
            assert len(loaded.records) < rooms.EVERY

    asyncio.run(run())


def test_a_table_with_few_records_is_not_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with _hall(tmp_path) as hall:
            id = await hall.open(ANA, "Ana", TERMS)
        async with _hall(tmp_path) as hall:
            loaded = await hall.store.load(id, form=keeping.form())
            assert loaded is not None
            assert loaded.snapshot is None

    asyncio.run(run())


@pytest.mark.parametrize("form", ["ours", "another"])
def test_what_does_not_fit_is_not_used(
    tmp_path: Path, form: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with _hall(tmp_path) as hall:
            sitting = await _opened(hall)
            await sitting.play(60)
            id, digest = sitting.live.id, _digest(sitting)
        store = Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
        await store.start()
        named = keeping.form() if form == "ours" else form
        await store.save_snapshot(id, Snapshot(40, named, b'{"damaged'))
        await store.stop()
        with caplog.at_level(logging.WARNING, logger="gorin.hall"):
            async with _hall(tmp_path) as hall:
                sitting = await _back(hall, id)
                assert sitting.first == 0
                assert _digest(sitting) == digest
                await sitting.play(5)
        told = [one.message for one in caplog.records if "all records are applied" in one.message]
        assert len(told) == (form == "ours")

    asyncio.run(run())


def _digest(sitting: Sitting) -> str:
    assert sitting.live.room.match is not None
    return sitting.live.room.match.state_digest()


def test_a_refused_command_fetches_nothing(tmp_path: Path) -> None:
    async def test(hall: Hall, sitting: Sitting) -> None:
        assert isinstance(await sitting.clients[0].do(AnswerUndo(1, agrees=True)), Failed)
        assert sitting.first > 0

    _after_a_stop(tmp_path, test)


# -- the start -----------------------------------------------------------------------------


def test_only_tables_where_something_may_happen_alone_are_taken_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with _hall(tmp_path) as hall:
            quiet = await _opened(hall)
            timed = await _opened(hall, replace(TERMS, clock=Clock("day", 1)))
            await quiet.play(3)
        async with _hall(tmp_path) as hall:
            assert hall._taker is not None
            await hall._taker
            assert [live.id for live in hall.tables] == [timed.live.id]
            sitting = await _back(hall, quiet.live.id)
            await sitting.play(3)

    asyncio.run(run())


def test_what_is_due_happens_at_a_table_without_a_clock_when_somebody_comes(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with _hall(tmp_path) as hall:
            id = await hall.open(ANA, "Ana", TERMS)
            client = Client()
            client.connection = await (await hall.table(id)).connect(ANA, client.send)
            assert isinstance(await client.do(SeatBot(1, 1, "easy")), Done)
            room = (await hall.table(id)).room
            kept = hall.store.append
            _ = room.obey(ANA, Begin(2), hall.now())
            # As if the server were killed before the bot's turn.
            await kept(id, room.take_out(), summary_of(room))
        async with _hall(tmp_path) as hall:
            assert hall._taker is not None
            await hall._taker
            assert hall.tables == ()
            client = Client()
            client.connection = await (await hall.table(id)).connect(ANA, client.send)
            async with asyncio.timeout(20):
                while not client.questions:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_tables_of_people_without_clocks_do_nothing_alone() -> None:
    people = Table(ANA, BEN).begin()
    assert not summary_of(people.room).acts
    timed = Table(ANA, BEN, clock=Clock("move", 30)).begin()
    assert summary_of(timed.room).acts
    alone = Table(ANA, seats=3).begin("easy", "easy")
    assert not summary_of(alone.room).acts
    alone.concede(ANA)
    assert alone.room.stage == "over" or summary_of(alone.room).acts
