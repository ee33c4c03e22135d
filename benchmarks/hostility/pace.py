"""A pace: a number of things in a second, however many there are who do them."""

from __future__ import annotations

import asyncio


class Pace:
    """Lets its callers go on one after another, at a number in a second."""

    def __init__(self, rate: float) -> None:
        self._every = 1 / rate
        self._next = 0.0
        self._goes_on = asyncio.Event()
        self._goes_on.set()

    def hold(self) -> None:
        """Let nobody go on."""
        self._goes_on.clear()

    def go_on(self) -> None:
        """Let all go on again."""
        self._goes_on.set()

    async def turn(self) -> None:
        """Wait for the next turn; turns that nobody was there for are not caught up on."""
        await self._goes_on.wait()
        now = asyncio.get_running_loop().time()
        self._next = max(self._next + self._every, now)
        await asyncio.sleep(self._next - now)
