"""Work on what strangers hand in: one thing at a time, and nothing of it for ever.

A thread cannot be stopped from outside, so the work asks again and again whether it may go on. It
has a thread of its own: what else takes long does not wait behind it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from gorin.kernel.words import say
from gorin.web.errors import TooLong, Unavailable
from gorin.web.workers import Workers

MOST_SECONDS = 10.0
"""The most seconds of a processor for one thing; the longest games take a tenth of it."""
MOST_WAITING = 16
"""The most things that may be under way or wait for it."""
MOST_OF_ONE = 4
"""The most of these that one address may have handed in."""
TURN = 0.004
"""The seconds of work after which tables have their turn."""
REST = 0.0005

Beat: TypeAlias = Callable[[], object]
"""A call that work makes again and again; it raises an error once the time is up."""

T = TypeVar("T")


class Spent:
    """The time of a processor that a thread has taken since some work began in it."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._begun = self._turn = time.thread_time()

    def __call__(self) -> None:
        """Let others have their turn, now and then.

        Raises:
            TooLong: the work has had its time.
        """
        now = time.thread_time()
        if now - self._begun > self._most:
            raise TooLong(self._most)
        if now - self._turn > TURN:
            self._turn = now
            time.sleep(REST)


class Strangers:
    """One thread for what strangers hand in; addresses take turns, and none fills the queue."""

    def __init__(self, most: float = MOST_SECONDS) -> None:
        self._workers = Workers(1, "stranger")
        self._most = most
        self._counts: Counter[str] = Counter()
        """The number of things of each address that are under way or wait."""
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Those that wait, by address; the one whose turn is next stands first."""
        self._is_working = False

    async def do(self, work: Callable[[Beat], T], address: str) -> T:
        """Return what some work of an address gives, done when its turn comes.

        Raises:
            TooLong: it took more time than it may.
            Unavailable: too many wait already, or too much of this address.
        """
        if self._counts.total() >= MOST_WAITING or self._counts[address] >= MOST_OF_ONE:
            raise Unavailable(say("web-strangers-wait"))
        self._counts[address] += 1
        try:
            await self._turn(address)
            try:
                return await self._workers.do(lambda: work(Spent(self._most)))
            finally:
                self._let_next()
        finally:
            self._counts[address] -= 1
            self._counts += Counter()  # forgets whoever has nothing here any more

    async def _turn(self, address: str) -> None:
        """Wait until it is the turn of an address."""
        if not self._is_working:
            self._is_working = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came just as nobody waited for it any more
                self._let_next()
            raise

    def _let_next(self) -> None:
        """Let the next address have its turn, if any waits."""
        while self._lines:
            address, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[address] = line
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._is_working = False
