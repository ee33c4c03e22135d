"""Halls for tests: a store that can be stopped and broken, time that leaps, clients that fold."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.hall.splicing import spliced
from tests.hall.tables import NAMES, STAY
from tests.raids import raid, raid_stops

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.connection import Connection
from gorin.hall.process.absence import Absences
from gorin.hall.process.hall import Hall
from gorin.hall.process.live import Live
from gorin.hall.store.address import address_of, engines_of
from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.migrate import migrate
from gorin.hall.store.rows import NewTable
from gorin.hall.store.store import Store
from gorin.hall.table.commands import Answer, Begin, Choose, SeatBot, Wish
from gorin.hall.table.records import Kept
from gorin.hall.table.terms import Role, Terms
from gorin.hall.table.updates import (
    Bye,
    ChatLine,
    Done,
    Failed,
    LogLine,
    News,
    Sight,
    TableView,
    Update,
    Welcome,
    You,
)
from gorin.kernel.words import say

NOON = 1_795_000_000_000
ALL = raid_stops(stops="all", order="ask", reset="ask")
TOO_LATE = ("refused-not-asked", "hall-answer-late")
QUICK = raid(turn_limit=15)


class Time:
    """The time of a test: it goes by, and leaps when it is told to."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._begun = time.monotonic()
        asyncio.get_running_loop().time = self.seconds  # type: ignore[method-assign]

    def seconds(self) -> float:
        return time.monotonic() + self._ahead

    def __call__(self) -> int:
        return NOON + int(1000 * (self.seconds() - self._begun))

    def leap(self, seconds: float) -> None:
        self._ahead += seconds


class TestStore(Store):
    """A real store that can be made to wait or to fail.

    Attributes:
        gate: appends wait as long as it is closed.
        held: only those to this table, if it is not empty; "new": only the making of tables.
        broken: appends fail, before or after they were written; loading fails; the disk is full.
        loads: how many tables were loaded.
    """

    __test__ = False

    gate: asyncio.Event
    held = ""
    broken: tuple[str, ...] = ()
    loads = 0
    waiting = 0

    async def start(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        await super().start()

    async def create(self, table: NewTable) -> None:
        if self.held == "new":
            self.waiting += 1
            await self.gate.wait()
            self.waiting -= 1
        await super().create(table)

    async def append(self, table: str, kept: Sequence[Kept], *args: Any, **more: Any) -> None:
        if self.held in ("", table):
            self.waiting += 1
            await self.gate.wait()
            self.waiting -= 1
        if {"before", "full"} & {*self.broken}:
            raise StoreFailed(say("store-failed", reason="a test"))
        if "bug" in self.broken:
            raise ZeroDivisionError
        await super().append(table, kept, *args, **more)
        if "after" in self.broken:
            raise StoreFailed(say("store-failed", reason="a test"))

    async def touch(self, used: Mapping[str, int]) -> None:
        if "full" in self.broken:
            raise StoreFailed(say("store-failed", reason="a test"))
        await super().touch(used)

    def has_loaded(self, count: int) -> bool:
        """Return whether so many tables were loaded, or more."""
        return self.loads >= count

    async def load(self, table: str, **more: Any) -> Any:
        self.loads += 1
        if "load" in self.broken:
            raise StoreFailed(say("store-failed", reason="a test"))
        return await super().load(table, **more)


def open_store(folder: Path) -> TestStore:
    engines = engines_of(address_of(f"sqlite:///{folder}/gorin.sqlite3"))
    migrate(engines.writer, "a test")
    return TestStore(engines)


class House:
    """A hall under test, its store and its time."""

    def __init__(self, folder: Path, clock: Time) -> None:
        self.store = open_store(folder)
        self.time = clock
        self.absences = 0
        self.hall = Hall(self.store, library=SHIPPED, clock=clock, absences=Absences(self._away))

    def _away(self) -> float:
        """Return a time at which nothing was away that the test did not send away."""
        return 3600.0 * self.absences

    def be_away(self, seconds: float) -> None:
        """Let time go by that the process does not see."""
        self.time.leap(seconds)
        self.absences += 1

    async def table(self, *people: str, bots: Sequence[str] = (), **terms: Any) -> Live:
        """Open a table where these people sit, and bots on the last seats."""
        seats = terms.pop("seats", len(people) + len(bots))
        made = Terms(seats=seats, **{"chosen": QUICK, **terms})
        id = await self.hall.open(people[0], NAMES[people[0]], made)
        live = await self.hall.table(id)
        for person in people[1:]:
            await live.enter(person, NAMES[person], "player", invited=True)
        if bots:
            host = await Client.of(live, people[0])
            for seat, level in enumerate(bots, seats - len(bots)):
                await host.do(SeatBot(1, seat, level))
            host.close()
        return live

    async def match(self, *people: str, **terms: Any) -> tuple[Live, list[Client]]:
        """Open a table and begin; return it with a client for each person."""
        live = await self.table(*people, **terms)
        clients = [await Client.of(live, person) for person in people]
        for client in clients:
            await client.do(Choose(1, ALL))
        await clients[0].do(Begin(2))
        return live, clients


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    """Open a hall for a test, and close it."""
    made = House(folder, Time())
    await made.hall.start()
    try:
        yield made
    finally:
        made.store.broken = ()
        made.store.gate.set()
        await made.hall.stop()


def run(folder: Path, test: Callable[[House], Awaitable[None]]) -> None:
    """Run a test in a hall of its own."""

    async def within() -> None:
        async with asyncio.timeout(60_000), house(folder) as made:  # leaps count too
            await test(made)

    asyncio.run(within())


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so; what never comes to be fails the test."""
    for _ in range(4_000):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came to be")


async def breathe(times: int = 30) -> None:
    """Let everything happen that can happen without a wait."""
    for _ in range(times):
        await asyncio.sleep(0)
    await asyncio.sleep(0.005)


class Client:
    """A client that folds what it is told, as the page does.

    Everything that comes goes through JSON, since that is what it becomes on its way.
    """

    def __init__(self, person: str) -> None:
        self.person = person
        self.news: list[News] = []
        self.replies: list[News] = []
        self.welcomes = 0
        self.bye: Bye | None = None
        self.you: You | None = None
        self.table: TableView | None = None
        self.sight: Sight | None = None
        self.view: dict[str, Any] = {}
        self.lines: dict[int, LogLine] = {}
        self.first = 0
        self.chat: dict[int, ChatLine] = {}
        self.connection: Connection

    @staticmethod
    async def of(live: Live, person: str) -> Client:
        client = Client(person)
        client.connection = await live.connect(person, client.hear)
        return client

    @staticmethod
    async def come(live: Live, person: str, role: Role = "spectator") -> Client:
        await live.enter(person, NAMES[person], role, invited=True)
        return await Client.of(live, person)

    async def do(self, wish: Wish) -> Any:
        """Carry out a command; return the reply."""
        before = len(self.replies)
        await self.connection.do(wish)
        return self.replies[before] if len(self.replies) > before else None

    def close(self) -> None:
        self.connection.close()

    @property
    def updates(self) -> list[Update]:
        return [news for news in self.news if isinstance(news, Update)]

    # -- playing ---------------------------------------------------------------------------

    async def answer(self, key: Any = None, below: random.Random | None = None) -> Any:
        """Answer what is asked first, quietly or at random."""
        assert self.sight is not None
        question = self.sight.questions[0]
        keys = [option.key for option in question.options]
        if key is None and below is not None:
            key = below.choice(keys)
        if key is None:
            key = next((each for each in STAY if each in keys), keys[0])
        return await self.do(Answer(7, question.serial, key))

    @property
    def is_asked(self) -> bool:
        return self.sight is not None and bool(self.sight.questions)

    # -- folding ---------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        assert self.bye is None, "nothing comes after a farewell"
        _ = msgspec.json.encode(news)
        self.news.append(news)
        if isinstance(news, Welcome):
            self._welcome(news)
        elif isinstance(news, Update):
            self._update(news)
        elif isinstance(news, Bye):
            self.bye = news
        else:
            self.replies.append(news)

    def _welcome(self, news: Welcome) -> None:
        self.welcomes += 1
        self.you, self.table, self.sight = news.you, news.table, None
        self.view, self.lines, self.chat = {}, {}, {}
        self._look(news.sight)
        self._read(news.lines)
        self.first = news.lines[0].at if news.lines else 0
        self._listen(news.chat)

    def _update(self, news: Update) -> None:
        self.you = news.you or self.you
        self.table = news.table or self.table
        self._look(news.sight)
        if news.undone is not None:
            self.lines = {at: line for at, line in self.lines.items() if at < news.undone}
            if news.undone <= self.first:
                self.first = news.lines[0].at if news.lines else 0
        self._read(news.lines)
        self._listen(news.chat)

    def _look(self, sight: Sight | None) -> None:
        if sight is None:
            return
        assert sight.whole or self.sight is not None, "a change of what was never told"
        self.view = sight.view if sight.whole else {**self.view, **sight.view}
        for name, changes in sight.rows.items():
            assert name not in sight.view
            self.view = {**self.view, name: spliced(self.view[name], changes)}
        self.sight = replace(sight, view=self.view, whole=True, rows={}, between=())

    def _read(self, lines: tuple[LogLine, ...]) -> None:
        places = [line.at for line in lines]
        assert places == sorted(set(places))
        assert not places or places[0] > max(self.lines, default=-1), "a line is told twice"
        self.lines.update((line.at, line) for line in lines)

    def _listen(self, chat: tuple[ChatLine, ...]) -> None:
        for line in chat:
            assert line.number not in self.chat, "a line is told twice"
            self.chat[line.number] = line


def failed(reply: Any) -> tuple[str, ...]:
    """Return why a command failed."""
    assert isinstance(reply, Failed), reply
    return tuple(fault.message.id for fault in reply.faults)


def is_done(reply: Any) -> bool:
    return isinstance(reply, Done)


async def play_on(clients: Sequence[Client], most: int = 3000) -> None:
    """Let people answer quietly until the match is over."""
    for _ in range(most):
        asked = next((client for client in clients if client.is_asked), None)
        if asked is None:
            assert clients[0].sight is not None
            if clients[0].sight.outcome is not None:
                return
            await asyncio.sleep(0.001)
        else:
            reply = await asked.answer()
            # A bot that was asked at the same time may have been quicker.
            assert is_done(reply) or failed(reply)[0] in TOO_LATE, reply
    raise AssertionError("the match does not end")
