"""Rooms and the store: how they are loaded, and what is kept of them beside their records.

After every `EVERY` records, and when a table leaves memory, all that a room is made of is written
down, after the records and without anybody waiting for it. A room that is loaded goes on from
there. Then, and when its match ends, that match is kept as it was told too, for those who come
when the rules have changed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TypeAlias

from gorin.content.cards.pool import Library
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.told import told_of
from gorin.hall.process import keeping
from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.rows import Loaded, Snapshot, Told
from gorin.hall.store.store import Store
from gorin.hall.table.play import Play
from gorin.hall.table.records import Played

EVERY = 50
"""The number of records after which a room is written down again."""
WORTH = 10
"""The fewest records for which a room is written down when its table leaves memory."""

Due: TypeAlias = tuple[Snapshot | None, Told | None]
"""Things to be written down: a room, its match as it was told."""
NOTHING: Due = (None, None)

logger = logging.getLogger(__name__)


class Rooms:
    """The rooms of one process, as the store has them."""

    def __init__(self, store: Store, library: Library) -> None:
        self._store = store
        self._library = library
        self._kept: dict[str, int] = {}
        self._told: dict[str, tuple[int, int]] = {}
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
                self._note_told(room, loaded)
                return room
            loaded = await self._store.load(id)
        if loaded is None:
            return None
        room = Room(id, bytes.fromhex(loaded.seed), self._library)
        room.fold(loaded.records)
        if room.foreign is not None:
            logger.warning("table %s: it cannot be played here: %s", id, room.foreign.why.id)
            room.remember(loaded.summary)
        self._note_told(room, loaded)
        return room

    def _note_told(self, room: Room, loaded: Loaded) -> None:
        """Note that a match is kept as it was told, if nothing of it has come since."""
        self._told.pop(room.id, None)  # another process may have had the table meanwhile
        play = room.standing.play
        played = (one.number for one in loaded.records if isinstance(one.record, Played))
        if play is not None and loaded.told and max(played, default=-1) < loaded.told:
            self._told[room.id] = (loaded.told, play.moments)

    def grown(self, room: Room) -> None:
        """Write a room down in the background if much has happened since it was done last.

        All its records must be stored.
        """
        due = self._due(room, EVERY, EVERY)
        if due != NOTHING:
            task = asyncio.create_task(self._write(room, *due))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def let_go(self, room: Room) -> None:
        """Write a room down, if that is worth it, before it is forgotten."""
        due = self._due(room, WORTH, 1)
        if due != NOTHING:
            await self._write(room, *due)
        self._kept.pop(room.id, None)
        self._told.pop(room.id, None)

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

    def _is_to_be_told(self, room: Room, play: Play, most: int) -> bool:
        if room.is_changed:
            return False
        number, moments = self._told.get(room.id, (0, -1))
        is_much = room.next - number >= most or not room.standing.is_running
        return is_much and moments != play.moments

    def _due(self, room: Room, most: int, most_untold: int) -> Due:
        """Return what of a room is to be written down, after so many records.

        With a snapshot its match always is, as it was told: a room that goes on from there takes
        it for kept.
        """
        play = room.standing.play
        snapshot = _snapshot(room) if self._is_due(room, most) else None
        if play is None:
            return snapshot, None
        if snapshot is None and not self._is_to_be_told(room, play, most_untold):
            return NOTHING
        told = _told(room, play)
        if told is None:
            return NOTHING
        self._told[room.id] = (room.next, play.moments)
        return snapshot, told

    async def _write(self, room: Room, snapshot: Snapshot | None, told: Told | None) -> None:
        try:
            await self._store.save_snapshot(room.id, snapshot, told)
        except StoreFailed as error:
            # The records are there; loading them takes longer, that is all.
            logger.warning("table %s: not written down: %s", room.id, error)
            play = room.standing.play
            if told is not None and play is not None:
                play.told = min(play.told, told.parts[0].first)
                self._told.pop(room.id, None)


def _snapshot(room: Room) -> Snapshot | None:
    """Return a room as it is kept; whatever is wrong with that, its records are stored."""
    try:
        return Snapshot(room.next, keeping.form(), keeping.kept_of(room))
    except Exception:
        logger.exception("table %s: it cannot be written down", room.id)
        return None


def _told(room: Room, play: Play) -> Told | None:
    """Return the match of a room as it was told; whatever is wrong with that, it can be played."""
    try:
        told = told_of(room.standing, play)
    except Exception:
        logger.exception("table %s: it cannot be kept as it was told", room.id)
        return None
    play.told = len(play.match.table.log)
    return told


def _resumed(library: Library, loaded: Loaded, snapshot: Snapshot) -> Room | None:
    """Return the room that goes on from a snapshot, None if it does not fit."""
    try:
        seed = bytes.fromhex(loaded.seed)
        return keeping.resumed(library, loaded.id, seed, snapshot.body, loaded.records)
    except Exception as error:  # noqa: BLE001  whatever is wrong with it: the records are there
        logger.warning("table %s: all records are applied: %s", loaded.id, error)
        return None
