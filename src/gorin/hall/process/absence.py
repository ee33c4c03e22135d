"""Absence: when this process was not there for a while, or its clock was set.

A machine that sleeps, a process that is stopped and a clock that is set all look like time that
went by at every table at once. It counts for nobody, as after a restart.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

BEAT = 1.0
"""After so many seconds it is looked again."""
AWAY = 10.0
"""Whoever was not there for so many seconds was away."""
BACK = 1.0
"""A clock that goes back by so many seconds was set."""


class Absences:
    """Counts how often this process was away.

    Attributes:
        count: so many times.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        """Begin to count.

        Args:
            clock: the time in seconds, of the clock that goes on while a machine sleeps.
        """
        self.count = 0
        self._clock = clock
        self._seen = clock()

    def look(self) -> int:
        """Return the count, one more if more time has gone by than can be since it was looked."""
        now = self._clock()
        if not -BACK <= now - self._seen <= AWAY:
            self.count += 1
        self._seen = now
        return self.count

    async def watch(self) -> None:
        """Look again and again, so that time that went by with nothing to do is no absence."""
        self._seen = self._clock()
        while True:
            await asyncio.sleep(BEAT)
            _ = self.look()
