"""Rooms and the store: how they are loaded, and what is kept of them so that this is quick.

After every `EVERY` records, and when a table leaves memory, all that a room is made of is written
down, after the records and without anybody waiting for it. A room that is loaded goes on from
there.
"""

from __future__ import annotations

import asyncio
import logging

from gorin.content.cards.pool import Library
from gorin.hall.eyes.room import Room
from gorin.hall.process import keeping
from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.rows import Loaded, Snapshot
from gorin.hall.store.store import Store

EVERY = 50
"""The number of records after which a room is written down again."""
WORTH = 10
"""The fewest records for which a room is written down when its table leaves memory."""

logger = logging.getLogger(__name__)


class Rooms:
    """The rooms of one process, as the store has them."""

    def __init__(self, store: Store, library: Library) -> None:
        self._store = store
        self._library = library
        self._kept: dict[str, int] = {}
        self._writing: set[asyncio.Task[None]] = set()

    async def load(self, id: str, *, whole: bool = False) -> Room | None:
        """Return a room as it is stored, None if there is none; `whole` with all that ever was.

        Raises:
            BadInput: it cannot be read by this version of the program.
            StoreFailed: it cannot be read now.
        """
        loaded = await self._store.load(id, form=None if whole else keeping.form())
        if loaded is not None and loaded.snapshot is not None:
            room = _resumed(self._library, loaded, loaded.snapshot)
            if room is not None:
                self._kept[id] = loaded.snapshot.number
                return room
            loaded = await self._store.load(id)
        if loaded is None:
            return None
        room = Room(id, bytes.fromhex(loaded.seed), self._library)
        room.fold(loaded.records)
        if room.foreign is not None:
            logger.warning("table %s: played by other rules: %s", id, room.foreign.why.id)
            room.remember(loaded.summary)
        return room

    def grown(self, room: Room) -> None:
        """Write a room down in the background if much has happened since it was done last.

        All its records must be stored.
        """
        if self._is_due(room, EVERY):
            snapshot = _snapshot(room)
            task = asyncio.create_task(self._write(room.id, snapshot))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def let_go(self, room: Room) -> None:
        """Write a room down, if that is worth it, before it is forgotten."""
        if self._is_due(room, WORTH):
            await self._write(room.id, _snapshot(room))
        self._kept.pop(room.id, None)

    async def written(self) -> None:
        """Wait until all is written down that is due."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _is_due(self, room: Room, most: int) -> bool:
        if room.is_changed or not keeping.can_be_kept(room):
            return False  # what is not stored yet may never be
        if room.next - self._kept.get(room.id, 0) < most:
            return False
        self._kept[room.id] = room.next
        return True

    async def _write(self, id: str, snapshot: Snapshot | None) -> None:
        if snapshot is None:
            return
        try:
            await self._store.save_snapshot(id, snapshot)
        except StoreFailed as error:
            # The records are there; loading them takes longer, that is all.
            logger.warning("table %s: not written down: %s", id, error)


def _snapshot(room: Room) -> Snapshot | None:
    """Return a room as it is kept; whatever is wrong with that, its records are stored."""
    try:
        return Snapshot(room.next, keeping.form(), keeping.kept_of(room))
    except Exception:
        logger.exception("table %s: it cannot be written down", room.id)
        return None


def _resumed(library: Library, loaded: Loaded, snapshot: Snapshot) -> Room | None:
    """Return the room that goes on from a snapshot, None if it does not fit."""
    try:
        seed = bytes.fromhex(loaded.seed)
        return keeping.resumed(library, loaded.id, seed, snapshot.body, loaded.records)
    except Exception as error:  # noqa: BLE001  whatever is wrong with it: the records are there
        logger.warning("table %s: all records are applied: %s", loaded.id, error)
        return None
