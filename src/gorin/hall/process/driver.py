"""Things that happen at a table by themselves.

Bots answer, the table passes for people, time runs out, requests lapse, the next game is opened,
and casters hear what is old enough.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

from gorin.hall.eyes.audience import Audience
from gorin.hall.eyes.room import Room
from gorin.hall.process.turns import Turn, Turns
from gorin.hall.robots.robots import BotQuestion
from gorin.hall.robots.thinking import Position
from gorin.hall.store.failures import StoreFailed

T = TypeVar("T")

BOT_ANSWERS = 10
"""The answers of bots, and of the table between them, after which others get their turn."""
PATIENCE, MOST_PATIENCE = 1_000, 60_000
"""The milliseconds after which a failure is tried again, and their limit: they double each time."""
SHORTEST = 0.001
"""The fewest seconds until something happens by itself that was not due at once."""

logger = logging.getLogger(__name__)


class Keeper(Protocol):
    """The hall as a live table needs it."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        ...

    @property
    def absences(self) -> int:
        """The number of times that the process was away so far."""
        ...

    @property
    def turns(self) -> Turns:
        """The turns of tables at which bots play."""
        ...

    async def keep(self, room: Room) -> bool:
        """Store what happened in a room; return when it is durable: whether anything happened.

        Raises:
            StoreFailed: it could not be stored.
        """
        ...

    async def probe(self, id: str) -> None:
        """Try whether anything of a table can be stored.

        Raises:
            StoreFailed: it cannot.
        """
        ...

    async def load(self, id: str, *, whole: bool = False) -> Room:
        """Return a room as it is stored; `whole` with all that ever was.

        Raises:
            BadInput: there is none, or it cannot be read.
            StoreFailed: it cannot be read now.
        """
        ...

    async def again(self, room: Room) -> str:
        """Open the table at which the people of a room play again, once; return its id."""
        ...

    async def match_ended(self, room: Room) -> None:
        """Tell the tables of the earlier games of a match that it is over."""
        ...

    async def think(self, position: Position) -> object:
        """Return the answer of a bot that takes its time; whatever goes wrong is raised."""
        ...


class Driven(Protocol):
    """A table that is driven."""

    room: Room

    @property
    def is_sound(self) -> bool:
        """The room holds nothing that is not stored, but that it was taken up."""
        ...

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Have the table for oneself."""
        ...

    async def change(self, change: Callable[[], T]) -> T:
        """Change the room, store what happened, and tell everybody."""
        ...

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background, as long as the table is open."""
        ...


class Driver:
    """Lets happen at one table what happens by itself.

    What fails is tried again after a while; nothing makes a table stand still for ever.
    """

    def __init__(self, table: Driven, keeper: Keeper, audience: Audience) -> None:
        self._table = table
        self._keeper = keeper
        self._audience = audience
        self._running: asyncio.Task[None] | None = None
        self._thinker: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._patience = PATIENCE
        self._is_stopped = False

    @property
    def waits(self) -> bool:
        """Something will happen later."""
        return self._timer is not None

    def drive(self) -> None:
        """Do in the background what is due, or wake up when it is."""
        if self._running is not None or self._is_stopped:
            return
        now = self._keeper.now()
        due = self._due(now)
        if self._table.is_sound and (due is None or due > now):
            self._set_timer(due, now)
        else:
            self._running = self._table.spawn(self._drive())

    def stop(self) -> None:
        """Begin nothing more."""
        self._is_stopped = True
        self._set_timer(None, 0)
        if self._thinker is not None:
            _ = self._thinker.cancel()

    def _due(self, now: int) -> int | None:
        """Return when something happens next; None if nothing does."""
        room = self._table.room
        is_bot_asked = room.waits_for_bot(slow=self._thinker is None)
        is_next = is_bot_asked or room.wants_again or room.owes_earlier
        return now if is_next else room.due(now)

    async def _drive(self) -> None:
        wait = 0
        try:
            while await self._step():
                await asyncio.sleep(0)
            self._patience = PATIENCE
        except Exception as error:  # noqa: BLE001  whatever it is, the table goes on
            wait = self._wait_after(error)
        finally:
            self._running = None
        now = self._keeper.now()
        self._set_timer(now + wait if wait else self._table.room.due(now), now)

    def _wait_after(self, error: Exception) -> int:
        """Return after how many milliseconds to try again what failed."""
        if not self._is_stopped:
            name = self._table.room.id
            # Of a store that fails a line says all.
            shown = None if isinstance(error, StoreFailed) else error
            logger.error("table %s: stands still: %r", name, error, exc_info=shown)
        wait, self._patience = self._patience, min(2 * self._patience, MOST_PATIENCE)
        return wait

    async def _step(self) -> bool:
        """Do the next thing that is due; return whether there may be more."""
        turn = await self._turn()
        try:
            async with self._table.turn():
                return await self._done_next(turn)
        finally:
            turn.end()

    async def _turn(self) -> Turn:
        """Return the turn to let bots play; what else is due waits for nobody."""
        room = self._table.room
        if not (self._table.is_sound and room.waits_for_bot(slow=False)):
            return Turn()
        is_watched = bool(self._audience.connections)
        turn = await self._keeper.turns.take(room.host, is_watched=is_watched)
        if not self._table.is_sound:
            turn.end()  # it may be long until the table is to be had
        return turn

    async def _done_next(self, turn: Turn) -> bool:
        table = self._table
        before = table.room.next
        await table.change(lambda: self._advance(turn))
        if table.room.wants_again:
            await self._play_again()
        if table.room.owes_earlier:
            await self._keeper.match_ended(table.room)
            await table.change(lambda: table.room.earlier_told(self._keeper.now()))
        has_moved = table.room.next != before
        if not has_moved and self._thinker is None:
            self._let_think(table.room.bot_question())
        return has_moved

    def _advance(self, turn: Turn) -> None:
        room, at = self._table.room, self._keeper.now()
        before = room.next
        while room.next - before < BOT_ANSWERS and not turn.is_long:
            so_far = room.next
            _ = room.bot_turn(at, 1 if turn.is_wanted else BOT_ANSWERS)
            room.tick(at)  # bots and people who pass take turns: all of it is told at once
            if room.next == so_far:
                return

    async def _play_again(self) -> None:
        table = self._table
        opened = await self._keeper.again(table.room)
        await table.change(lambda: table.room.again_opened(opened, self._keeper.now()))

    # -- bots that take their time ---------------------------------------------------------

    def _let_think(self, question: BotQuestion | None) -> None:
        """Let a bot think elsewhere; the table goes on meanwhile, one bot thinks at a time."""
        if question is not None:
            self._thinker = self._table.spawn(self._think(question))

    async def _think(self, question: BotQuestion) -> None:
        wait = 0
        try:
            answer = await self._keeper.think(question.position)
            async with self._table.turn():
                await self._table.change(lambda: self._take(question, answer))
        except Exception as error:  # noqa: BLE001  whatever it is, the table goes on
            wait = self._wait_after(error)
        finally:
            self._thinker = None
        if wait:
            now = self._keeper.now()
            self._set_timer(now + wait, now)
        else:
            self.drive()

    def _take(self, question: BotQuestion, answer: object) -> bool:
        at = self._keeper.now()
        return self._table.room.bot_answer(question.seat, question.serial, answer, at)

    # -- time ------------------------------------------------------------------------------

    def _set_timer(self, due: int | None, now: int) -> None:
        """Wake up when something happens or casters hear something."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        times = [time for time in (due, self._audience.due) if time is not None]
        if times and not self._is_stopped:
            delay = max(SHORTEST, (min(times) - now) / 1_000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._audience.tell_casters(self._keeper.now())
        self.drive()
