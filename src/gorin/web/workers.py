"""Threads for work that takes a while, so that nothing else waits behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Workers:
    """A few threads of their own: the store and others never wait for what is done in them."""

    def __init__(self, count: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(count, name)

    async def do(self, work: Callable[[], T]) -> T:
        """Return what some work gives, done when its turn comes."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)
