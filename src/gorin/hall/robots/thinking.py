"""Thinking: bots that take their time do it where they keep nobody waiting.

A bot that searches computes for seconds. In a thread of the server it would share one lock with
everything else there, and each answer of 300 tables would wait for it again and again. So such bots
think in processes of their own, which begin when the first question comes, yield to the server
where cores are few, and end when nothing has been asked for a while. Where no process can be
begun, or one ends in the middle of a thought, a thread thinks instead.

What a bot is to think about goes over as plain data, and the answer comes back: one line of JSON
each. A process of its own ends when nobody can ask it any more, however the server ended.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec
from msgspec import Struct, field

from gorin.bots.sight import Sight, sight_of
from gorin.content.cards.pool import Overlay
from gorin.content.desk.cards import library_with
from gorin.hall.robots.agents import agent_of
from gorin.hall.table.play import start_of
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Header
from gorin.kernel.match import Match
from gorin.kernel.snapshot import Snapshot

LONGEST = 1 << 20
"""The most bytes of an answer."""

logger = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """A bot could not think about its question; why is for whoever reads the log."""


class Position(Struct, frozen=True):
    """A question for a bot, with the match as it was when it was asked.

    Attributes:
        serial: the number of the question in the match.
        level: how well the bot plays.
        seed: what its chance follows from.
        entered: what an owner entered of the cards that are played with.
    """

    header: Header
    snapshot: Snapshot
    seat: Seat
    serial: int
    level: str
    seed: int
    entered: Overlay = field(default_factory=dict[str, Mapping[str, str]])

    def sight(self) -> Sight:
        """Return what the bot sees.

        Raises:
            BadInput: the match does not fit this version of the program, or other cards.
        """
        start = start_of(library_with(self.header.game, self.entered), self.header)
        match = Match.resume(start.rulebook, start.state, self.snapshot)
        return sight_of(match, match.question(self.seat, self.serial))


class Thought(Struct, frozen=True):
    """A bot's answer, or the reason why there is none."""

    answer: object = None
    error: str = ""


def think(position: Position) -> object:
    """Return the answer of a bot.

    Raises:
        BadInput: there is no such bot, or the match does not fit.
    """
    agent = agent_of(position.level, position.header, position.seed)
    return agent.choose(position.sight())


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Thinkers(Protocol):
    """A place where bots that need time think, at a limited number of questions at once."""

    async def think(self, position: Position) -> object:
        """Return the answer of a bot; whatever goes wrong is raised."""
        ...

    def rest(self) -> None:
        """Let go what has not been needed since the last time."""
        ...

    async def stop(self) -> None:
        """Think no more; whoever still waits is not answered."""
        ...


class Threads:
    """Bots think in threads of their own, so that they hold up no other work of threads."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or cores()
        self._pool: ThreadPoolExecutor | None = None

    async def think(self, position: Position) -> object:
        """Return the answer of a bot; whatever goes wrong is raised."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._count, thread_name_prefix="gorin-thinker")
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, position)

    def rest(self) -> None:
        """Keep the threads: they cost nothing while they wait."""

    async def stop(self) -> None:
        """Begin no more thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Processes:
    """Bots think in processes of their own, at most `count` of them."""

    def __init__(self, count: int | None = None) -> None:
        self._turns = asyncio.Semaphore(count or cores())
        self._idle: list[Helper] = []
        self._busy: set[Helper] = set()
        self._all: set[Helper] = set()
        self._threads = Threads(1)

    async def think(self, position: Position) -> object:
        """Return the answer of a bot.

        Raises:
            ThinkingFailed: it has none.
        """
        async with self._turns:
            helper = await self._helper()
            thought = None if helper is None else await self._ask(helper, position)
            if thought is None:
                return await self._threads.think(position)
        if thought.error:
            raise ThinkingFailed(thought.error)
        return thought.answer

    async def _helper(self) -> Helper | None:
        """Return a process that waits, or a new one; None if none can be begun."""
        while self._idle:
            helper = self._idle.pop()
            if helper.is_alive:
                return helper
            helper.end()
        try:
            helper = await Helper.begun()
            self._all.add(helper)
            return helper
        except (OSError, NotImplementedError) as error:
            logger.warning("no process to think in: %s", error)
            return None

    async def _ask(self, helper: Helper, position: Position) -> Thought | None:
        """Return what a process has come to, None if it has ended instead."""
        self._busy.add(helper)
        thought = None
        try:
            thought = await helper.ask(position)
        except (OSError, EOFError, ValueError, msgspec.DecodeError) as error:
            logger.warning("a process that thought has ended: %r", error)
        finally:
            self._busy.discard(helper)
            if thought is None:
                helper.end()  # also if nobody waits any more: what it says next answers nobody
            else:
                self._idle.append(helper)
        return thought

    def rest(self) -> None:
        """End the processes that nobody has asked since the last time."""
        for helper in tuple(self._idle):
            if not helper.was_asked:
                self._idle.remove(helper)
                helper.end()
            helper.was_asked = False
        self._all = {helper for helper in self._all if helper.is_alive}

    async def stop(self) -> None:
        """End all processes, those that think too, and wait until they have."""
        for helper in self._all:
            helper.end()
        self._idle.clear()
        _ = await asyncio.gather(*(helper.gone() for helper in self._all))
        self._all.clear()
        await self._threads.stop()


class Helper:
    """A process in which bots think, one question after another.

    Attributes:
        was_asked: it was asked something since `rest` looked last.
    """

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.was_asked = True
        self._process = process

    @staticmethod
    async def begun() -> Helper:
        """Begin a process.

        Raises:
            OSError: it cannot be begun.
            NotImplementedError: this event loop begins none.
        """
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "gorin.hall.robots.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
            start_new_session=True,  # Ctrl-C is for the server; it ends this one
        )
        return Helper(process)

    @property
    def is_alive(self) -> bool:
        """It has not ended yet."""
        return self._process.returncode is None

    async def ask(self, position: Position) -> Thought:
        """Return what the process comes to.

        Raises:
            OSError: it has ended.
            EOFError: it has ended without an answer.
            ValueError: it says more than an answer.
            DecodeError: it says something else.
        """
        self.was_asked = True
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(msgspec.json.encode(position) + b"\n")
        await stdin.drain()
        line = await stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return msgspec.json.decode(line, type=Thought)

    def end(self) -> None:
        """End the process, in the middle of a thought too."""
        if self.is_alive:
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()

    async def gone(self) -> None:
        """Wait until the process has ended."""
        _ = await self._process.wait()
