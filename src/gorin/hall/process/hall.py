"""The hall: all tables of one process, and the store behind them.

A table is loaded when somebody comes to it, and let go when nobody is there and nothing happens by
itself. After a start all tables at which something may happen are taken up in the background.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Iterable

from gorin.content.cards.pool import Library
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.summary import summary_of
from gorin.hall.process.absence import Absences
from gorin.hall.process.archiving import ENDLESS, Archive, Patience
from gorin.hall.process.houses import HeldElsewhere, Houses
from gorin.hall.process.live import Live
from gorin.hall.process.rooms import Rooms
from gorin.hall.process.turns import Turns
from gorin.hall.robots.thinking import Position, Thinkers, Threads
from gorin.hall.store.failures import Conflict, NotOwner
from gorin.hall.store.rows import NewTable, Owner, Stage, Summary, TableRow
from gorin.hall.store.store import Store
from gorin.hall.table.commands import Wish
from gorin.hall.table.terms import Terms
from gorin.hall.table.updates import Bye
from gorin.kernel.clauses import BadInput, GorinError
from gorin.kernel.words import say

IDLE = 10 * 60 * 1000
"""The milliseconds without anybody after which a table leaves memory."""
BREATH, CALM = 0.01, 4
"""The pause between two tables that are taken up, in seconds and in times of what one took: whoever
comes goes first.
"""
SWEEP = 60.0
"""The seconds between two looks for tables that may leave memory."""
SWEEPS = 10
"""The number of these looks of which one is for tables that may be closed, too."""

ACTING: tuple[Stage, ...] = ("playing", "over", "closed")
"""The stages of tables at which something may happen with nobody there."""

logger = logging.getLogger(__name__)


class NoSuchTable(BadInput):
    """There is no table with this id."""


class Stopping(GorinError):
    """The process is about to end: nothing is opened or loaded any more."""

    def __init__(self) -> None:
        super().__init__(say("hall-stopping"))


def milliseconds() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Return an id for a table that nobody can guess: 16 letters and digits, 80 bits."""
    return _letters(secrets.token_bytes(10))


def new_seed() -> bytes:
    """Return the secret from which everything of a table is drawn: cards, seats, bots' choices."""
    return secrets.token_bytes(32)


def id_again(room: Room) -> str:
    """Return the id of the table at which the people of a room play again.

    It follows from the secret seed: whoever has to open that table twice finds it opened.
    """
    return _letters(hmac.digest(room.seed, b"again " + room.id.encode(), hashlib.sha256)[:10])


def _letters(data: bytes) -> str:
    return base64.b32encode(data).decode().lower()


class Hall:
    """All tables of one process."""

    def __init__(
        self,
        store: Store,
        *,
        library: Library,
        clock: Callable[[], int] = milliseconds,
        patience: Patience = ENDLESS,
        thinkers: Thinkers | None = None,
        absences: Absences | None = None,
    ) -> None:
        """Make a hall.

        Args:
            store: where tables are kept.
            library: the cards that are played with.
            clock: gives the time in milliseconds since 1970.
            patience: when idle tables are closed.
            thinkers: where bots think that take their time; in threads unless said.
            absences: what notes that the process was away.
        """
        self.store = store
        self.library = library
        self._absences = absences or Absences()
        self._clock = clock
        self._rooms = Rooms(store, library)
        self._archive = Archive(store, patience, clock)
        self._unreadable: set[str] = set()
        self._thinkers = thinkers or Threads()
        self._tables: dict[str, Live] = {}
        self._summaries: dict[str, Summary] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._creating: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._taker: asyncio.Task[None] | None = None
        self._is_bereft = False
        self._leaving: set[asyncio.Task[None]] = set()
        self._is_stopping = False
        self.turns = Turns()
        self.houses: Houses | None = None

    # -- the process -----------------------------------------------------------------------

    async def start(self, address: str = "") -> None:
        """Begin: the store, and the tables at which something may happen by itself.

        With an `address` at which others reach this process it shares the store with them.
        """
        self._is_stopping = False
        await self.store.start()
        if address:
            self.houses = Houses(self.store, address, self._clock)
            await self.houses.begin()
            living = self.houses.live(self._lose, self._begin_to_take_up)
            self._tasks.append(asyncio.create_task(living, name="be heard of"))
        self._tasks += [
            asyncio.create_task(self._sweep(), name="let idle tables go"),
            asyncio.create_task(self._absences.watch(), name="note absences"),
        ]
        self._begin_to_take_up()

    async def stop(self) -> None:
        """Tell everybody to come back later, and store what is left."""
        self._is_stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        _ = await asyncio.gather(*self._loading.values(), return_exceptions=True)
        _ = await asyncio.gather(*self._creating, return_exceptions=True)
        await self._archive.note(self.tables, every=0)
        await self._end_all(Bye(say("hall-stopping"), again=True))
        await asyncio.gather(*self._leaving, self._rooms.written(), self._thinkers.stop())
        if self.houses is not None:
            await self.houses.leave()
        self._tables.clear()
        self._summaries.clear()
        await self.store.stop()

    async def _end_all(self, bye: Bye) -> None:
        """End all tables, and those that come of what they had begun."""
        ended: set[str] = set()
        while left := [live for live in self.tables if live.id not in ended]:
            _ = await asyncio.gather(*(self._end(live, bye) for live in left))
            ended.update(live.id for live in left)

    async def _end(self, live: Live, bye: Bye | None) -> None:
        held = None if self.houses is None else self.houses.held(live.id)
        await live.stop(bye)
        if live.is_sound:
            await self._rooms.let_go(live.room)
        if self.houses is not None:
            await self.houses.let_go(live.id, held)

    def _lose(self, id: str) -> None:
        """Drop a table that another process has taken; its people find it there."""
        assert self.houses is not None
        self.houses.forget(id)
        live = self._tables.pop(id, None)
        _ = self._summaries.pop(id, None)
        if live is not None:
            task = asyncio.create_task(live.stop(Bye(say("hall-moved"), again=True)))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    @property
    def tables(self) -> tuple[Live, ...]:
        """The tables that are in memory."""
        return tuple(self._tables.values())

    def _begin_to_take_up(self) -> None:
        self._is_bereft = True
        if self._taker is not None:
            if not self._taker.done():
                return  # it begins anew when it is through
            self._tasks.remove(self._taker)
        self._taker = asyncio.create_task(self._take_up_all(), name="take up tables")
        self._tasks.append(self._taker)

    async def _take_up_all(self) -> None:
        """Take tables up, once more if another process has died meanwhile: it had some of them."""
        while self._is_bereft:
            self._is_bereft = False
            await self._take_up()

    async def _take_up(self) -> None:
        """Load the tables at which something may happen with nobody there."""
        try:
            ids = await self.store.ids_of(ACTING, acting=True)
        except GorinError as error:
            logger.error("tables are taken up only when somebody comes: %s", error)
            return
        for id in ids:
            begun = time.perf_counter()
            try:
                (await self.table(id)).drive()
            except HeldElsewhere:
                continue
            except GorinError as error:
                logger.error("table %s: not taken up: %s", id, error)
            await asyncio.sleep(BREATH + CALM * (time.perf_counter() - begun))

    async def _sweep(self) -> None:
        for count in itertools.count(1):
            await asyncio.sleep(SWEEP)
            try:
                await self.let_go()
                self._thinkers.rest()
                if count % SWEEPS == 0:
                    await self.close_idle()
            except Exception:
                logger.exception("idle tables are seen to the next time")

    async def let_go(self) -> None:
        """Let the tables go that nobody has used for long; they are loaded when somebody comes."""
        old = self._clock() - IDLE
        idle = [live for live in self.tables if live.is_idle and live.used < old]
        await self._archive.note(idle, every=0)
        for live in idle:
            if live.used < old:
                await self._forget(live)

    async def _forget(self, live: Live) -> None:
        """Let a table go from memory, unless somebody has come meanwhile or it is gone already."""
        if self._tables.get(live.id) is not live or not live.is_idle:
            return
        del self._tables[live.id]
        _ = self._summaries.pop(live.id, None)
        self._archive.forget(live.id)
        await self._end(live, None)

    async def close_idle(self) -> None:
        """Close the tables at which nobody has been for long."""
        await self._archive.note(self.tables)
        try:
            due = await self._archive.due()
        except GorinError as error:
            logger.error("idle tables are not closed: %s", error)
            return
        for id, since in due.items():
            if id not in self._unreadable:
                await self._close_idle(id, since)
                await asyncio.sleep(BREATH)

    async def _close_idle(self, id: str, since: int) -> None:
        live = self._tables.get(id)
        if live is not None and (live.connections or live.used >= since):
            return
        try:
            live = await self.table(id)
            if await self._archive.close(live):
                live.drive()  # earlier games of a match are to hear of it
                await self._forget(live)
        except HeldElsewhere:
            return  # whoever has it sees to it
        except BadInput as error:
            self._unreadable.add(id)
            logger.warning("table %s: idle, and not closed: %s", id, error)
        except GorinError as error:
            logger.warning("table %s: not closed: %s", id, error)

    # -- tables ----------------------------------------------------------------------------

    async def open(self, person: str, name: str, terms: Terms, wishes: Iterable[Wish] = ()) -> str:
        """Open a table, carry out the first wishes of its host, and return its id.

        Raises:
            BadInput: all that is wrong with its terms, or with what came with a wish.
            Refused: a wish is not allowed; then no table has been opened.
            Stopping: the process is about to end.
            StoreFailed: it could not be stored.
        """
        at = self._clock()
        room = Room(new_id(), new_seed(), self.library)
        room.open(person, name, terms, at)
        for wish in wishes:
            _ = room.obey(person, wish, at)
            room.tick(at)
        id = await self._create(room)
        self._tables[id].drive()
        return id

    async def _create(self, room: Room) -> str:
        """Keep a new table; it is done also if whoever asked has gone meanwhile."""
        if self._is_stopping:
            raise Stopping
        task = asyncio.create_task(self._created(room), name=f"create table {room.id}")
        self._creating.add(task)
        task.add_done_callback(self._creating.discard)
        await asyncio.shield(task)
        return room.id

    async def _created(self, room: Room) -> None:
        table = NewTable(room.id, room.seed.hex(), summary_of(room), room.take_out())
        await self.store.create(table)
        if self.houses is not None:
            await self.houses.take(room.id)
        self._summaries[room.id] = table.summary
        self._tables[room.id] = Live(room, self)

    async def table(self, id: str) -> Live:
        """Return a table.

        Raises:
            NoSuchTable: there is none with this id.
            BadInput: it cannot be read by this version of the program.
            StoreFailed: it cannot be read now.
            HeldElsewhere: it lives in another process.
            Stopping: the process is about to end.
        """
        live = self._tables.get(id)
        if live is not None:
            live.touch()
            return live
        if self._is_stopping:
            raise Stopping
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)

    def _loaded(self, id: str, done: asyncio.Future[Live]) -> None:
        _ = self._loading.pop(id), done.cancelled() or done.exception()

    async def _load(self, id: str) -> Live:
        room = await self.load(id)
        room.wake(self._clock())
        live = self._tables[id] = Live(room, self)
        return live

    async def owner(self, id: str) -> Owner | None:
        """Return the other process in which a table lives; None if it is here or nowhere."""
        if id in self._tables:
            return None
        try:
            _ = await self.table(id)
        except HeldElsewhere as error:
            return error.owner
        except GorinError:
            return None  # whoever asks for it hears why
        return None

    async def death(self, owner: Owner) -> None:
        """Wait until another process counts as dead."""
        assert self.houses is not None
        await self.houses.death(owner.process)

    @property
    def eldest(self) -> Owner | None:
        """The process where things are that only one can have; None if that is this one."""
        return None if self.houses is None else self.houses.eldest

    async def lobby(self) -> tuple[TableRow, ...]:
        """Return the tables that are listed and not over, the newest first."""
        return await self.store.lobby()

    async def tables_of(self, person: str) -> tuple[TableRow, ...]:
        """Return the tables somebody belongs to, the newest first."""
        return await self.store.tables_of(person)

    # -- what a live table needs -----------------------------------------------------------

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return self._clock()

    @property
    def absences(self) -> int:
        """The number of times that the process was away so far."""
        return self._absences.look()

    async def keep(self, room: Room) -> bool:
        """Store what happened in a room; return when it is durable: whether anything happened.

        Raises:
            StoreFailed: it could not be stored.
            Elsewhere: the match is over, and what it was like is older than the room.
        """
        if not room.is_changed:
            return False
        summary = summary_of(room)
        kept = room.take_out()
        # Which one the store has is not known again before the records are durable.
        is_new = self._summaries.pop(room.id, None) != summary
        epoch = None if self.houses is None else self.houses.epoch(room.id)
        try:
            await self.store.append(room.id, kept, summary if is_new else None, epoch=epoch)
        except NotOwner:
            self._lose(room.id)
            raise
        self._summaries[room.id] = summary
        self._rooms.grown(room)
        return True

    async def probe(self, id: str) -> None:
        """Try whether anything of a table can be stored.

        Raises:
            StoreFailed: it cannot.
        """
        await self.store.touch({id: self._clock()})

    async def load(self, id: str, *, whole: bool = False) -> Room:
        """Return a room as it is stored; `whole` with all that ever was.

        Raises:
            NoSuchTable: there is none with this id.
            BadInput: it cannot be read by this version of the program.
            StoreFailed: it cannot be read now.
            HeldElsewhere: it lives in another process.
        """
        try:
            if self.houses is not None:
                await self.houses.take(id)
            room = await self._rooms.load(id, whole=whole)
        except HeldElsewhere:
            self._lose(id)
            raise
        except GorinError:
            raise
        except Exception as error:
            logger.exception("table %s: its records make no sense", id)
            raise BadInput(say("store-bad-record", reason=repr(error)), place=id) from None
        if room is None:
            raise NoSuchTable(say("hall-no-such-table", table=id))
        return room

    async def think(self, position: Position) -> object:
        """Return the answer of a bot that takes its time; whatever goes wrong is raised."""
        return await self._thinkers.think(position)

    async def again(self, room: Room) -> str:
        """Open the table at which the people of a room play again, once; return its id.

        Raises:
            BadInput: it cannot be opened.
            StoreFailed: it could not be stored.
        """
        next_room = Room(id_again(room), new_seed(), self.library)
        next_room.open_again(room, self._clock())
        try:
            return await self._create(next_room)
        except Conflict:  # it was opened, but that was not noted any more
            return next_room.id

    async def match_ended(self, room: Room) -> None:
        """Tell the tables of the earlier games of a match that it is over.

        Raises:
            GorinError: one of them cannot be told now; those that were stay told.
        """
        for id in room.earlier:
            try:
                live = await self.table(id)
            except (NoSuchTable, BadInput):
                continue  # nobody can look back at it any more
            await self._tell_match_ended(live)

    async def _tell_match_ended(self, live: Live) -> None:
        async with live.turn():
            await live.change(lambda: live.room.match_ended(self._clock()))
