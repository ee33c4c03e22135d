"""The sockets that are open here, by the tokens that they were opened with.

A token may be forgotten while its sockets are open: somebody leaves, is forgotten, or changes the
password on another device. Their sockets end then. Where several processes share a database each
looks every second whether the tokens of its sockets are still there, for those that others forget.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct

from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.store import Store

EVERY = 1.0
"""The seconds between two looks at what other processes have forgotten."""

log = logging.getLogger("gorin.web")


class Ending(Protocol):
    """A socket that can be told that whoever opened it is nobody any more."""

    def log_out(self) -> None:
        """End, and say why."""
        ...


class Open(Struct, frozen=True, eq=False):
    """A socket that is open: whose it is, and the hash of the token that it came with."""

    person: str
    hash: str
    socket: Ending


class Sessions:
    """All sockets that are open in this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: set[Open] = set()

    @contextmanager
    def opened(self, person: str, hash: str, socket: Ending) -> Iterator[None]:
        """Note that a socket is open."""
        session = Open(person, hash, socket)
        self._open.add(session)
        try:
            yield
        finally:
            self._open.discard(session)

    async def check(self, person: str | None = None) -> None:
        """End the sockets whose tokens are forgotten, of somebody or of all."""
        looked = [one for one in self._open if person in (None, one.person)]
        if not looked:
            return
        try:
            gone = await self._store.gone_tokens(sorted({one.hash for one in looked}))
        except StoreFailed as error:
            log.warning("not known whose sockets must end: %s", error)
            return
        for one in looked:
            if one.hash in gone:
                one.socket.log_out()

    async def watch(self) -> None:
        """End the sockets whose tokens other processes forget, for as long as this one lives."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.check()
            except Exception:
                log.exception("it is looked again whose sockets must end")
