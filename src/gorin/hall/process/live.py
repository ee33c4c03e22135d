"""A table that is open in this process: its room, whoever is connected, and what happens next.

Commands are carried out one after another. Each changes the room in memory, then its records are
stored, and only when they are durable anybody hears of it: the asker that it is done, everybody
what is new. If anything goes wrong in between, the room is loaded again before anything else
happens, so that nobody goes on from what was never kept. Commands of different tables share their
commits.

A command that was begun is carried out, also if whoever asked has gone meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from gorin.hall.eyes.audience import Audience
from gorin.hall.eyes.connection import Connection
from gorin.hall.eyes.room import Room
from gorin.hall.process.driver import Driver, Keeper
from gorin.hall.store.failures import StoreFailed
from gorin.hall.table.commands import Older, Resync, Wish
from gorin.hall.table.play import Unwritten
from gorin.hall.table.refusing import refused
from gorin.hall.table.terms import Role
from gorin.hall.table.updates import Bye, Failed, Fault, News, TableView
from gorin.kernel.clauses import BadInput, GorinError, Refused
from gorin.kernel.event import Elsewhere
from gorin.kernel.journal import Journal
from gorin.kernel.words import say

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Live:
    """A table that is open in this process.

    Three things hold between what is in memory and what is on the disk:

    - Whoever changes the room has the lock. Between two changes the room is *sound*: all that it
      was told is stored, but perhaps that it was taken up; that record waits in the room for the
      next ones. A room that may be otherwise is loaded again before anybody has it (`turn`).
    - Nobody is told what is not stored. While the room is ahead of the disk only what was told
      before is shown (`view`), and whoever comes or goes is told of later (`_waits_to_tell`).
    - All that is stored is told, or everybody starts over: what each client was told last is what
      the next change is told on top of.

    Attributes:
        room: the table itself. While something is being stored it is ahead of what may be told.
        used: when somebody last wanted something of it, in milliseconds since 1970.
    """

    def __init__(self, room: Room, keeper: Keeper) -> None:
        self.room = room
        self.used = keeper.now()
        self._keeper = keeper
        self._audience = Audience()
        self._audience.start_over(room, self.used)
        self._lock = asyncio.Lock()
        self._is_sound = True
        self._is_stopped = False
        self._waits_to_tell = False
        self._absences = keeper.absences
        self._is_refused = False
        self._mended = (-1, 0)
        self._leaving = ""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._driver = Driver(self, keeper, self._audience)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.room.id

    @property
    def is_idle(self) -> bool:
        """Nobody is connected, and nothing happens."""
        is_busy = self._lock.locked() or bool(self._tasks) or self._driver.waits
        return not (self._audience.connections or is_busy)

    @property
    def is_sound(self) -> bool:
        """The room holds nothing that is not stored, but that it was taken up."""
        # The lock counts too: whoever has it may be about to change the room.
        return self._is_sound and not self._lock.locked()

    @property
    def connections(self) -> int:
        """The number of clients that are connected."""
        return len(self._audience.connections)

    @property
    def length(self) -> int:
        """The number of entries in the journal of the match."""
        if self.room.foreign is not None:
            return self.room.foreign.length
        return 0 if self.room.match is None else len(self.room.match.journal)

    def touch(self) -> None:
        """Note that somebody wants something of the table."""
        self.used = self._keeper.now()

    def view(self) -> TableView:
        """Return the table as everybody there sees it; what is being stored is not in it yet."""
        view = self._audience.table
        if view is not None and not self.is_sound:
            return view
        return self.room.view(self._keeper.now(), self._audience.presence)

    async def journal(self) -> str:
        """Return the journal of the match, as everybody may have it.

        Raises:
            Refused: the match has not begun, or is not over where several play.
            GorinError: the table cannot be read now.
        """
        unwritten = await self.unwritten()
        return await asyncio.to_thread(unwritten.text)

    async def unwritten(self) -> Unwritten:
        """Return the journal of the match, as everybody may have it, to be written.

        Raises:
            Refused: the match has not begun, or is not over where several play.
            GorinError: the table cannot be read now.
        """
        async with self.turn():
            return await self._look(lambda: self.room.unwritten(public=True))

    async def replayable(self) -> Journal:
        """Return the journal with its secret answers, to be played again where nobody sees them.

        Raises:
            Refused: the match has not begun.
            Unplayable: it cannot be played again here, as by other rules.
            GorinError: the table cannot be read now.
        """
        async with self.turn():
            return await self._look(self._journal)

    def _journal(self) -> Journal:
        if self.room.foreign is not None:
            raise self.room.foreign.error
        header, match = self.room.header, self.room.match
        if header is None or match is None:
            raise refused("hall-not-begun")
        return Journal(header, match.journal.all())

    # -- coming and going ------------------------------------------------------------------

    async def enter(self, person: str, name: str, role: Role, *, invited: bool) -> None:
        """Let somebody come to the table; coming again changes nothing but the role.

        Raises:
            Refused: they may not.
            BadInput: the name cannot be used.
            GorinError: it could not be stored.
        """
        await self._act(
            lambda: self.room.enter(person, name, role, self._keeper.now(), invited=invited)
        )

    async def leave(self, person: str) -> None:
        """Let somebody go for good who does not play.

        Raises:
            Refused: they are not here, or play.
            GorinError: it could not be stored.
        """

        def leave() -> None:
            self.room.leave(person, self._keeper.now())
            self._leaving = person

        await self._act(leave)

    async def connect(self, person: str, send: Callable[[News], None]) -> Connection:
        """Connect somebody who has come; they are told everything at once.

        Raises:
            Refused: they have not come, or were removed.
            GorinError: the table cannot be read now.
        """
        async with self.turn():
            connection = Connection(self, person, send)
            _ = self.room.you(person)
            self._waits_to_tell |= not self._audience.is_present(person)
            self._audience.add(connection)
            try:
                self._audience.welcome(self.room, connection, self._keeper.now())
            except BaseException:
                # Nobody has this connection, so nobody would ever close it.
                _ = self._audience.remove(connection, self.used)
                raise
        self.drive()
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Forget a connection; the others see when its person is away."""
        self.touch()
        if not self._audience.remove(connection, self.used):
            return
        if self.is_sound:
            self._tell_who_is_here()
        else:
            # The room is ahead of the disk, or may be: to show it would tell what is not stored.
            self._waits_to_tell = True

    # -- commands --------------------------------------------------------------------------

    async def do(self, connection: Connection, wish: Wish) -> None:
        """Carry out a command of somebody who is connected, and reply."""
        try:
            if isinstance(wish, Resync):
                async with self.turn():
                    self._audience.welcome(self.room, connection, self._keeper.now())
                return
            reply: News = await self._act(lambda: self._obey(connection, wish))
        except GorinError as error:
            reply = Failed(wish.id, faults_of(error))
        connection.send(reply)

    def _obey(self, connection: Connection, wish: Wish) -> News:
        if isinstance(wish, Older):
            wish = self._audience.as_far_as_told(connection, wish)
        at = self._keeper.now()
        reply = self.room.obey(connection.person, wish, at, self._audience.presence)
        # What the table answers at once is told together with this, as nobody is asked it.
        self.room.tick(at)
        return reply

    # -- one after another -----------------------------------------------------------------

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the table for oneself; who came or went meanwhile is told of at the end.

        Raises:
            GorinError: the table was let go, or it has to be loaded again and cannot be.
        """
        async with self._lock:
            if self._is_stopped:
                raise GorinError(say("hall-stopping"))
            self.touch()
            # Whatever went wrong before, also if this was cancelled: nobody has a room that may
            # hold what is not stored.
            if not self._is_sound:
                await self._reload()
            try:
                yield
            finally:
                if self._waits_to_tell and self._is_sound:
                    self._tell_who_is_here()

    async def _act(self, change: Callable[[], T]) -> T:
        """Change the room, store what happened, tell everybody; whoever asked may go away."""
        return await asyncio.shield(self.spawn(self._acted(change)))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background; the table is not idle before it is done."""
        task = asyncio.create_task(work, name=f"table {self.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _acted(self, change: Callable[[], T]) -> T:
        try:
            async with self.turn():
                return await self.change(change)
        finally:
            self.drive()

    async def _look(self, look: Callable[[], T]) -> T:
        """Return what somebody looks for; what is older than the room is in one of all records."""
        try:
            return look()
        except Elsewhere:
            await self._complete(self.room.next)
            return look()

    async def change(self, change: Callable[[], T]) -> T:
        """Change the room, store what happened, and tell everybody.

        Raises:
            GorinError: it was refused, or could not be done and stored; nothing has changed.
        """
        if self._is_refused:
            # Before anything is changed, so that nothing has to be loaded again.
            await self._keeper.probe(self.id)
            self._is_refused = False
        if self._absences != self._keeper.absences:
            # Before anything else: what went by meanwhile counts for nobody.
            _ = await self._try(lambda: self.room.wake(self._keeper.now()))
            self._absences = self._keeper.absences
        before = self.room.next
        try:
            return await self._try(change)
        except Elsewhere:
            # Nothing of it was stored or told; it is done again where nothing is missing.
            await self._complete(before)
            return await self._try(change)

    async def _complete(self, next: int) -> None:
        """Go on with a room of all records: what is older than this one is needed.

        `next` is how many records the sound room had: the audience was told of these and goes on
        from there, so the new room has as many.
        """
        self._is_sound = False
        self.room = await self._keeper.load(self.id, whole=True)
        if self.room.next < next:  # that it was taken up was not stored yet
            self.room.wake(self._keeper.now())
        self._is_sound = True

    async def _try(self, change: Callable[[], T]) -> T:
        before = self.room.made
        # From here to the end of storing the room may be ahead of the disk; if anything ends this
        # early, it stays so, and the room is loaded again before anybody has it.
        self._is_sound = False
        try:
            result = change()
            is_new = await self._keeper.keep(self.room)
        except Elsewhere:
            raise
        except GorinError as error:
            # It is as before only if nothing was made and nothing was taken out to be stored:
            # that it was taken up would be lost, and there would be a gap in the records.
            self._is_sound = self.room.made == before
            if not self._is_sound:
                await self._mend(error)
            raise
        except Exception as error:  # noqa: BLE001  whatever it is, the table goes on
            if self.room.made == before == self._mended:
                # Nothing has changed, and that it was loaded again has not helped.
                self._is_sound = True
                logger.error("table %s: not done again: %r", self.id, error)
            else:
                await self._mend(error)
                self._mended = self.room.made
            raise BadInput(say("hall-broken")) from None
        self._is_sound = True
        # What is durable is told before anybody else has the table, and never before.
        if is_new:
            await self._announce()
        return result

    async def _announce(self) -> None:
        """Tell everybody what is durable now; where that fails everybody starts over."""
        try:
            self._send_away()
            self._tell()
        except Exception as error:  # noqa: BLE001  it is done all the same
            await self._mend(error)

    async def _mend(self, error: Exception) -> None:
        """Go back to what is stored, at the latest when the table is needed again."""
        self._is_sound = False
        self._is_refused = isinstance(error, StoreFailed)
        # Of a store that fails a line says all; whatever else is wrong is a fault of the program.
        shown = None if self._is_refused else error
        logger.error("table %s: not done: %r", self.id, error, exc_info=shown)
        try:
            await self._reload()
        except Exception as fault:
            shown = None if isinstance(fault, StoreFailed) else fault
            logger.error("table %s: not loaded again: %r", self.id, fault, exc_info=shown)

    async def _reload(self) -> None:
        """Start over from what is stored; the time that it took counts for nobody."""
        self.room = await self._keeper.load(self.id, whole=True)
        self.room.wake(self._keeper.now())
        self._send_away()
        self._audience.start_over(self.room, self._keeper.now())
        self._is_sound, self._waits_to_tell = True, False

    def _tell_who_is_here(self) -> None:
        """Tell who came or went; where that fails everybody starts over when that can be."""
        try:
            self._tell()
        except Exception:
            logger.exception("table %s: not told who is here", self.id)
            self._is_sound = False
            self.drive()

    def _tell(self) -> None:
        self._waits_to_tell = False
        self._audience.tell(self.room, self._keeper.now())

    def _send_away(self) -> None:
        """Close the connections of those who left or were removed."""
        here = self.room.people
        for connection in tuple(self._audience.connections):
            if connection.person not in here:
                _ = self._audience.remove(connection, self._keeper.now())
                is_own_wish = connection.person == self._leaving
                reason = "hall-left" if is_own_wish else "hall-removed"
                connection.send(Bye(say(reason), again=False))
        self._leaving = ""

    # -- what happens by itself, and the end -----------------------------------------------

    def drive(self) -> None:
        """Let happen what happens by itself: bots, automatic answers, clocks, the next game."""
        self._driver.drive()

    async def stop(self, bye: Bye | None) -> None:
        """Let nothing more happen here but what was begun; tell those who are connected."""
        self._is_stopped = True
        async with self._lock:
            self._driver.stop()
        _ = await asyncio.gather(*self._tasks, return_exceptions=True)
        if bye is not None:
            self._audience.tell_all(bye)


def faults_of(error: GorinError) -> tuple[Fault, ...]:
    """Return all that an error tells."""
    if isinstance(error, Refused):
        return tuple(Fault(one.reason, "", one.clause) for one in error.refusals)
    if isinstance(error, BadInput):
        return tuple(Fault(one.message, one.place, one.clause) for one in error.all)
    return (Fault(error.message, error.place, error.clause),)
