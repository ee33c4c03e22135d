"""File handles: as many as the system allows, and one line when there are none left.

Every socket takes one. When all are taken a server cannot let anybody in. The loop tries again each
second, once for each connection that may wait, and would write down every try with its traceback.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any

BACKLOG = 128
"""The most connections that may wait to be let in."""
MOST_HANDLES = 65_536
"""The most handles that are asked for."""
EVERY = 60.0
"""The seconds after which it is told again that none are left."""
NONE_LEFT = frozenset((errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM))

log = logging.getLogger(__name__)


def raise_limit() -> int:
    """Let this process have as many handles as it may; return how many, 0 where nobody knows."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return soft


class Scarcity:
    """A loop's way with errors of its own: that no handles are left is told once a minute."""

    def __init__(self, most: int, now: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._now = now
        self._told = float("-inf")

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not (isinstance(error, OSError) and error.errno in NONE_LEFT):
            loop.default_exception_handler(context)
            return
        now = self._now()
        if now - self._told >= EVERY:
            self._told = now
            reason = error.strerror or str(error)
            log.error("nobody new gets in: %s; this process may have %s", reason, self._most)
