"""Work on what strangers hand in: one thing at a time, and nothing of it for ever.

A thread cannot be stopped from outside, so the work asks again and again whether it may go on. It
has a thread of its own: what else takes long does not wait behind it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from gorin.kernel.words import say
from gorin.web.errors import TooLong, Unavailable
from gorin.web.workers import Workers

MOST_SECONDS = 10.0
"""The most seconds of a processor for one thing; the longest games take a tenth of it."""
MOST_WAITING = 8
"""The most things that may be under way or wait for it."""
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
    """One thread for what strangers hand in."""

    def __init__(self, most: float = MOST_SECONDS) -> None:
        self._workers = Workers(1, "stranger")
        self._most = most
        self._waiting = 0

    async def do(self, work: Callable[[Beat], T]) -> T:
        """Return what some work gives, done when its turn comes.

        Raises:
            TooLong: it took more time than it may.
            Unavailable: too many wait already.
        """
        if self._waiting >= MOST_WAITING:
            raise Unavailable(say("web-strangers-wait"))
        self._waiting += 1
        try:
            return await self._workers.do(lambda: work(Spent(self._most)))
        finally:
            self._waiting -= 1
