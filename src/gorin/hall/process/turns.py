"""Turns: tables at which bots play take them one after another.

One person may have bots play at many tables at once, and bots never wait. Did all of these answer
as fast as they can, whoever plays elsewhere would wait for all of them with each answer of their
own. So the next table has its turn when the one before has had a short one. Those at which
somebody is go first, those that one person has opened take turns with those of others, and between
two turns there is a rest, in which people are answered. A table that is alone waits for nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque

SLICE = 0.01
"""The seconds after which a turn is over if others wait for theirs."""
REST, LONG_REST = 1.0, 4.0
"""The rest between two turns, in times of what the first took: before one of a table at which
somebody is, and before one of others.
"""


class Turn:
    """The turn of a table."""

    def __init__(self, turns: Turns | None = None) -> None:
        self._turns = turns
        self._since = time.perf_counter()

    @property
    def is_wanted(self) -> bool:
        """Another table waits for its turn."""
        return self._turns is not None and self._turns.are_wanted

    @property
    def is_long(self) -> bool:
        """It has lasted long enough, since another table waits for its turn."""
        return self.is_wanted and time.perf_counter() - self._since > SLICE

    def end(self) -> None:
        """Let others have theirs; ended once more it stays so."""
        turns, self._turns = self._turns, None
        if turns is not None:
            turns.ended(time.perf_counter() - self._since)


class Line:
    """Those who wait: of each person the tables that they have opened, one person after another."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __bool__(self) -> bool:
        """Return whether anybody waits."""
        return bool(self._waiting)

    def add(self, person: str, waits: asyncio.Future[None]) -> None:
        """Let a table of somebody wait."""
        self._waiting.setdefault(person, deque()).append(waits)

    def pop(self) -> asyncio.Future[None]:
        """Return who has waited longest of the person whose turn it is."""
        person, own = self._waiting.popitem(last=False)
        first = own.popleft()
        if own:
            self._waiting[person] = own
        return first


class Turns:
    """Gives turns."""

    def __init__(self) -> None:
        self._watched, self._others = Line(), Line()
        self._is_taken = False
        self._ended = self._lasted = 0.0

    @property
    def are_wanted(self) -> bool:
        """Somebody waits for a turn."""
        return bool(self._watched) or bool(self._others)

    async def take(self, person: str, *, is_watched: bool) -> Turn:
        """Wait for the turn of a table that a person has opened."""
        waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._watched if is_watched else self._others).add(person, waits)
        self._go_on()
        try:
            await waits
        except asyncio.CancelledError:
            if not waits.cancelled():
                self.ended(0.0)  # it had come, and nobody takes it
            raise
        return Turn(self)

    def ended(self, seconds: float) -> None:
        """Let the next one have a turn after a rest; the one before has lasted so long."""
        self._is_taken = False
        self._ended, self._lasted = time.perf_counter(), seconds if self.are_wanted else 0.0
        self._go_on()

    def _go_on(self) -> None:
        while not self._is_taken and self.are_wanted:
            rest = self._lasted * (REST if self._watched else LONG_REST)
            left = self._ended + rest - time.perf_counter()
            if left > 0:
                _ = asyncio.get_running_loop().call_later(left, self._go_on)
                return
            waits = (self._watched or self._others).pop()
            if not waits.done():  # else whoever waited has gone
                self._is_taken = True
                waits.set_result(None)
