"""Journals as they are handed out: written beside the tables' work, those of ended matches once."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from weakref import WeakValueDictionary

from msgspec import Struct

from gorin.hall.process.live import Live
from gorin.kernel.journal import Journal, read
from gorin.web.workers import Workers

MOST_JOURNALS = 32
"""The most journals of ended matches that are kept compressed, some 300 kB each."""


class Packed(Struct, frozen=True):
    """The text of a journal, compressed."""

    content: bytes

    @property
    def text(self) -> bytes:
        """The text itself."""
        return gzip.decompress(self.content)

    def journal(self) -> Journal:
        """Return the journal that was written.

        Raises:
            BadInput: it does not agree with itself.
        """
        return read(self.text.decode())


class Journals:
    """Writes journals; of one table only one at a time, however many ask for it."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: OrderedDict[tuple[str, int], Packed] = OrderedDict()
        self._writing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, live: Live) -> Packed:
        """Return the journal of a table's match, as everybody may have it.

        Raises:
            Refused: the match has not begun, or runs where several play.
            GorinError: the table cannot be read now.
        """
        writing = self._writing.setdefault(live.id, asyncio.Lock())
        async with writing:
            key = (live.id, live.length)
            kept = self._kept.get(key)
            if kept is None:
                unwritten = await live.unwritten()
                kept = await self._workers.do(lambda: _packed(unwritten.text()))
                if unwritten.has_ended:
                    self._kept[key[0], unwritten.length] = kept
            if key in self._kept:
                self._kept.move_to_end(key)
            while len(self._kept) > MOST_JOURNALS:
                _ = self._kept.popitem(last=False)
        return kept


def _packed(text: str) -> Packed:
    return Packed(gzip.compress(text.encode(), 6, mtime=0))
