"""Rate limits: buckets that fill again with time say whether a person may do something now."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

from gorin.kernel.clauses import GorinError
from gorin.kernel.words import say

Seconds: TypeAlias = Callable[[], float]

MOST_KEPT = 20_000
"""The most buckets at a time; those used longest ago are forgotten, as if full."""


class TooMany(GorinError):
    """Somebody asks too often; `seconds` is when asking again makes sense."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__(say("web-too-many", seconds=self.seconds))


class Bucket:
    """Tokens that fill again: `rate` a second, up to `most`. Each doing takes one."""

    __slots__ = ("_at", "_left", "_most", "_now", "_rate")

    def __init__(self, rate: float, most: float, now: Seconds = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._left = most
        self._at = now()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """The seconds until there is a token again."""
        return max(0.0, (1 - self._left) / self._rate)


class Limit:
    """A bucket for each of many keys: addresses, people."""

    def __init__(self, rate: float, most: float, now: Seconds = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token of somebody.

        Raises:
            TooMany: they have none left.
        """
        bucket = self._of(key)
        if not bucket.take():
            raise TooMany(bucket.wait)

    async def turn(self, key: str) -> None:
        """Wait until somebody has a token, and take it."""
        bucket = self._of(key)
        while not bucket.take():
            await asyncio.sleep(bucket.wait)

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._most, self._now)
            if len(self._buckets) > MOST_KEPT:
                _ = self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


def per_minute(count: int, now: Seconds = monotonic) -> Limit:
    """Return a limit for a minute, which may be used all at once."""
    return Limit(count / 60, count, now)
