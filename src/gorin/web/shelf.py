"""Replays that are ready to be looked at: matches that were played again, and their steps."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from threading import Event
from time import sleep, thread_time
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from gorin.content.cards.pool import Library
from gorin.content.desk.replays import EVERYBODY, Replay, Viewer
from gorin.content.desk.taken import taken_text
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Journal
from gorin.kernel.words import say
from gorin.sim.chances import Chances, chances_of
from gorin.text.render import Reader
from gorin.web.blobs import Blob
from gorin.web.bodies.replays import ReplayPosition
from gorin.web.errors import JSON, Unavailable
from gorin.web.strangers import Beat, Strangers

K = TypeVar("K")
V = TypeVar("V")

MOST_REPLAYS = 24
"""The most replays that are kept ready, some 2 MB each."""
MOST_CHUNKS = 96
"""The most chunks of steps that are kept ready to be sent, some 100 kB each."""
MOST_BYTES = 1_000_000
"""The most bytes of steps in a chunk, as JSON; a step alone may have more."""
TURN = 0.002
"""The seconds that making one works before it rests."""
REST = 2
"""It rests so many times as long as it worked: others need the interpreter several times for each
answer, and wait for it each time.
"""
LOOKS = 0.2
"""The seconds after which it is looked whether somebody still waits for a chunk."""
FILE = "file-"
"""The beginning of replays' ids that were opened from a journal; no table's id has a dash."""
PUBLIC = "public"
SEAT = "seat"


class Ready(Struct, frozen=True):
    """A replay, and how many entries its journal had: one of a match that runs grows."""

    replay: Replay
    entries: int


class Wanted(Struct, frozen=True):
    """Steps that somebody wants to see: of which replay, through whose eyes, from where on."""

    id: str
    ready: Ready
    view: str
    first: int
    count: int
    is_over: bool
    """Nothing is kept from the public any more."""

    @property
    def key(self) -> tuple[str, int, bool, str, int, int]:
        """A key that tells it from others, also of the same match at another time."""
        return (self.id, self.ready.entries, self.is_over, self.view, self.first, self.count)


class Asker(Protocol):
    """Somebody who asks for steps."""

    def count(self) -> None:
        """Count a chunk that has to be made.

        Raises:
            TooMany: they have asked for too many.
        """
        ...

    async def has_gone(self) -> bool:
        """Return whether they wait for nothing any more."""
        ...


class Shelf:
    """A shelf of the replays used last. One is made at a time, beside the tables' work.

    Chances are judged one at a time too; they take long, and replays do not wait for them. So are
    chunks of steps, and one that nobody waits for any more is dropped. Nothing waits for what is
    done with journals that were handed in.
    """

    def __init__(self, library: Library, strangers: Strangers) -> None:
        self._library = library
        self._strangers = strangers
        self._replays: OrderedDict[str, Ready] = OrderedDict()
        self._chunks: OrderedDict[tuple[str, int, bool, str, int, int], Blob] = OrderedDict()
        self._chances: OrderedDict[tuple[str, int], Blob] = OrderedDict()
        self._making = asyncio.Lock()
        self._judging = asyncio.Lock()
        self._cutting = asyncio.Lock()

    def find(self, id: str) -> Ready | None:
        """Return a replay that is ready."""
        ready = self._replays.get(id)
        if ready is not None:
            self._replays.move_to_end(id)
        return ready

    async def put(self, id: str, journal: Callable[[], Journal], address: str) -> Ready:
        """Make a replay that an address asks for, and keep it.

        Raises:
            BadInput: the journal cannot be read, or does not fit the rules or the cards that are
                played with.
            TooLong: to play it again takes too much time, and it was handed in.
            Unavailable: too many journals that were handed in wait already.
        """
        work = partial(_ready, self._library, journal)
        if id.startswith(FILE):
            ready = await self._strangers.do(work, address)
        else:
            async with self._making:
                ready = await asyncio.to_thread(work)
        _keep(self._replays, id, ready, MOST_REPLAYS)
        return ready

    async def chunk(self, wanted: Wanted, asker: Asker) -> Blob:
        """Return steps of a replay as a viewer saw them, ready to be sent.

        They may be fewer than wanted: so many that they are not too large.

        Raises:
            BadInput: there is no such step, or no such viewer.
            TooMany: the asker has asked for too many that were not ready.
            Unavailable: nobody waits for them any more.
        """
        kept = self._chunks.get(wanted.key)
        if kept is None:
            asker.count()
            async with self._cutting:
                kept = self._chunks.get(wanted.key)
                if kept is None:
                    kept = await _cut(wanted, asker)
        _keep(self._chunks, wanted.key, kept, MOST_CHUNKS)
        return kept

    async def position(
        self, ready: Ready, seat: Seat | None, step: int, reader: Reader
    ) -> ReplayPosition:
        """Return the position at a step: all that is so, or what a seat knows.

        Raises:
            BadInput: there is no such step, or its position cannot be taken.
        """
        async with self._cutting:
            return await asyncio.to_thread(_taken, ready.replay, seat, step, reader)

    async def chances(self, id: str, ready: Ready, address: str) -> Blob:
        """Return the chances of the seats in a match, ready to be sent to an address.

        Raises:
            TooLong: to judge them takes too much time, and the journal was handed in.
            Unavailable: too many journals that were handed in wait already.
        """
        key = (id, ready.entries)
        work = partial(_judged, ready.replay)
        if id.startswith(FILE):
            kept = self._chances.get(key)
            if kept is None:
                kept = await self._strangers.do(work, address)
        else:
            async with self._judging:
                kept = self._chances.get(key)
                if kept is None:
                    kept = await asyncio.to_thread(work)
        _keep(self._chances, key, kept, MOST_REPLAYS)
        return kept


def ready_blob(content: bytes) -> Blob:
    """Return JSON as an answer that has its digest and its compressed form already."""
    blob = Blob(content, JSON)
    _ = blob.tag, blob.compressed
    return blob


def _judged(replay: Replay, beat: Beat | None = None) -> Blob:
    chances = chances_of(replay, beat=beat) or Chances((), (), (), None)
    return ready_blob(msgspec.json.encode(chances))


def _taken(replay: Replay, seat: Seat | None, step: int, reader: Reader) -> ReplayPosition:
    text = taken_text(replay.at(seat, step), replay.journal.header, seat, step, reader)
    return ReplayPosition(text)


def _ready(library: Library, journal: Callable[[], Journal], beat: Beat | None = None) -> Ready:
    entries = journal()
    return Ready(Replay(library, entries, beat=beat), len(entries.entries))


async def _cut(wanted: Wanted, asker: Asker) -> Blob:
    """Make steps for as long as somebody waits for them.

    Raises:
        Unavailable: nobody waits any more.
    """
    has_gone = Event()

    turn = 0.0

    def beat() -> None:
        nonlocal turn
        if has_gone.is_set():
            raise Unavailable(say("web-strangers-wait"))
        worked = thread_time() - turn
        if worked > TURN:
            # A single step may have taken longer, and others waited meanwhile.
            sleep(REST * worked)
            turn = thread_time()

    def cut() -> Blob:
        nonlocal turn
        turn = thread_time()
        beat()
        viewer, replay = viewer_of(wanted.view), wanted.ready.replay
        chunk = replay.chunk(
            viewer,
            wanted.first,
            wanted.count,
            is_over=wanted.is_over,
            most_bytes=MOST_BYTES,
            beat=beat,
        )
        return ready_blob(msgspec.json.encode(chunk))

    if await asker.has_gone():
        has_gone.set()
    task = asyncio.create_task(asyncio.to_thread(cut))
    while not (await asyncio.wait({task}, timeout=LOOKS))[0]:
        if await asker.has_gone():
            has_gone.set()
    return await task


def _keep(kept: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > most:
        _ = kept.popitem(last=False)


def viewer_of(view: str) -> Viewer:
    """Return through whose eyes: "public", "all", or "seat2" for the second seat.

    Raises:
        BadInput: it is none of these.
    """
    if view in ("", PUBLIC):
        return None
    if view == EVERYBODY:
        return EVERYBODY
    number = view.removeprefix(SEAT)
    is_seat = view.startswith(SEAT) and number.isascii() and number.isdecimal()
    if not is_seat or len(number) > 3 or int(number) == 0:
        raise BadInput(say("web-replay-no-view", asked=view[:40]), place="view")
    return Seat(int(number) - 1)


def file_id(text: str) -> str:
    """Return the id of a replay that is opened from a journal: a digest, the same every time."""
    return FILE + hashlib.sha256(text.encode()).hexdigest()[:32]
