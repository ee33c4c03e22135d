"""Absence: when this process was not there for a while, or its clock was set.

A machine that sleeps, a process that is stopped and a clock that is set all look like time that
went by at every table at once. It counts for nobody, as after a restart.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

BEAT = 1.0
"""The seconds between two looks."""
AWAY = 10.0
"""The seconds of silence after which somebody counts as away."""
BACK = 1.0
"""The seconds by which a clock goes back if it was set."""


class Absences:
    """Counts how often this process was away.

    Attributes:
        count: the number of times.
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
