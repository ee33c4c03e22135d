"""The socket of a table: commands come in, news go out, each a JSON text.

Nobody is waited for: news wait in a queue of the client, as the texts that go out, and one whose
queue is full, by their number or their bytes, is told to come back and is closed. Commands of one
client are carried out one after another, but for the wish to be told everything anew: a whole table
is the dearest thing to tell, so it has a pace for each person, and one that waits answers the next.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Any, cast, get_args

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketState

from gorin.hall.eyes.connection import Connection
from gorin.hall.process.live import faults_of
from gorin.hall.table.commands import Answer, ChooseDeck, Resync, Wish
from gorin.hall.table.updates import Bye, Failed, News
from gorin.kernel.clauses import BadInput, GorinError, Refused
from gorin.kernel.fields import read_fields
from gorin.kernel.signs import MOST_WHOLE, check_signs
from gorin.kernel.words import Message, say
from gorin.web.identity import token_in
from gorin.web.limits import Bucket, TooMany
from gorin.web.routes import address_of
from gorin.web.site import Site

log = logging.getLogger("gorin.web")

WISHES: dict[str, type[Struct]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Wish)}
MOST_STRIKES = 100
"""The number of refused messages in a row after which the socket is closed."""
FAREWELL = 2.0
"""The seconds that a client that does not read may keep its farewell waiting."""

POLICY, LARGE, BROKEN, LATER, FINE = 1008, 1009, 1011, 1013, 1000
"""Codes that sockets are closed with."""
LOGGED_OUT = say("web-logged-out")


class Unreadable(BadInput):
    """A message that is no command; `id` is the number it seems to have, or 0."""

    def __init__(self, fault: BadInput, id: int) -> None:
        super().__init__(fault.message, place=fault.place, clause=fault.clause, others=fault.others)
        self.id = id


def read_wish(text: str) -> Wish:
    """Return the command that a message is.

    Raises:
        Unreadable: it is none.
    """
    try:
        plain: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable(BadInput(say("web-no-json")), 0) from None
    fields = cast("dict[str, object]", plain) if isinstance(plain, dict) else {}
    id, named = fields.get("id"), fields.get("type")
    kind = WISHES.get(named) if isinstance(named, str) else None
    number = id if type(id) is int and -MOST_WHOLE <= id <= MOST_WHOLE else 0
    if kind is None:
        raise Unreadable(BadInput(say("web-no-wish", known=tuple(WISHES))), number)
    try:
        wish = cast(Wish, read_fields(plain, kind, "command"))
        check_signs(plain, "command")
        return wish
    except BadInput as error:
        raise Unreadable(error, number) from None


class _Numbered(Struct):
    id: int = 0


def _number_in(text: str | None) -> int:
    """Return the number that a message seems to have, or 0; nothing else of it is read."""
    try:
        return msgspec.json.decode(text or "", type=_Numbered).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


async def table_socket(websocket: WebSocket) -> None:
    """Serve one socket, from its request to its end."""
    site: Site = websocket.app.state.site
    person = await site.people.known(websocket) if site.is_ours(websocket) else None
    if site.stopping or not site.is_ours(websocket):
        await websocket.close(POLICY)
        return
    session = Session(site, websocket, "" if person is None else person.id)
    if person is None:
        # A page must hear it: one that is only refused tries again for ever.
        await websocket.accept()
        await session.part(Bye(LOGGED_OUT, again=False), POLICY)
        return
    with site.sessions.opened(person.id, token_in(websocket), session):
        await _serve(site, websocket, session, person.id)


async def _serve(site: Site, websocket: WebSocket, session: Session, person: str) -> None:
    """Serve a socket of somebody, unless they have too many."""
    await websocket.accept()
    # Counted only now, at once: of sockets that open together each has to see the others.
    count = site.sockets.get(person, 0)
    if count >= site.settings.connections:
        await session.part(Bye(say("web-many-sockets"), again=False), POLICY)
        return
    site.sockets[person] = count + 1
    site.metrics.connections.inc()
    table = str(websocket.path_params["id"])
    address = "" if websocket.client is None else websocket.client.host
    log.info("a socket opens", extra={"table": table, "address": address})
    try:
        await session.serve(table)
    finally:
        log.info("a socket closes", extra={"table": table, "address": address})
        site.metrics.connections.dec()
        site.sockets[person] -= 1
        if not site.sockets[person]:
            del site.sockets[person]


class Waiting:
    """News that wait for one client, as texts: so many at most, and so many bytes together."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._texts: asyncio.Queue[tuple[bytes, bool]] = asyncio.Queue(most)
        self._most_bytes = most_bytes
        self._bytes = 0

    def put(self, news: News) -> bool:
        """Let news wait; return False if there is no room for them."""
        text = msgspec.json.encode(news)
        # Larger news alone may wait: nothing smaller would come of it if they were asked for again.
        if self._texts.full() or (self._bytes and self._bytes + len(text) > self._most_bytes):
            return False
        self._bytes += len(text)
        self._texts.put_nowait((text, isinstance(news, Bye)))
        return True

    async def next(self) -> tuple[bytes, bool]:
        """Take the first of them, and whether it is the last that goes out."""
        text, is_last = await self._texts.get()
        self._bytes -= len(text)
        return text, is_last


class Session:
    """One socket of one person at one table."""

    def __init__(self, site: Site, websocket: WebSocket, person: str) -> None:
        self._site = site
        self._websocket = websocket
        self._person = person
        self._news = Waiting(site.settings.queue, site.settings.queue_bytes)
        self._full = asyncio.Event()
        self._resync: asyncio.Task[None] | None = None
        self._logged_out = asyncio.Event()
        self._strikes = 0
        self._code = FINE

    def send(self, news: News) -> None:
        """Put news into the queue; a queue that is full ends the session."""
        if not self._full.is_set() and not self._news.put(news):
            self._full.set()

    def log_out(self) -> None:
        """End the session: whoever opened it is nobody any more."""
        self._logged_out.set()

    async def serve(self, table: str) -> None:
        """Serve until one side ends it."""
        try:
            if not (table.isascii() and table.isprintable()):
                raise BadInput(say("web-no-table"))
            live = await self._site.hall.table(table)
            await self._site.welcomes.turn(self._person)
            client = await live.connect(self._person, self.send)
        except GorinError as error:
            # What is wrong with the request stays wrong; other trouble is the server's and passes.
            is_theirs = isinstance(error, BadInput | Refused)
            await self.part(Bye(error.message, again=not is_theirs), POLICY)
            return
        try:
            await self._both_ways(client)
        finally:
            client.close()

    async def _both_ways(self, client: Connection) -> None:
        tasks = {
            asyncio.create_task(self._receive(client)),
            asyncio.create_task(self._tell()),
            asyncio.create_task(self._overflow()),
            asyncio.create_task(self._outcast()),
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            ending = tasks if self._resync is None else {*tasks, self._resync}
            for task in ending:
                task.cancel()
            _ = await asyncio.gather(*ending, return_exceptions=True)
        broken = [error for task in done if (error := task.exception()) is not None]
        if broken and self._is_open:
            log.error("a socket broke", exc_info=broken[0])
            await self.part(Bye(say("web-broken"), again=True), BROKEN)

    # -- out -------------------------------------------------------------------------------

    async def _tell(self) -> None:
        while True:
            text, is_last = await self._news.next()
            await self._write(text)
            if is_last:
                await self._close(self._code)
                return

    async def _send_away(self, bye: Bye, code: int) -> None:
        """End the socket after all that waits for its client, who is owed each refusal.

        The queue has its own task: a client whose commands all wait already is refused a hundred
        times before that task runs once. Whoever does not read is left.
        """
        self._code = code
        self.send(bye)
        await asyncio.sleep(FAREWELL)

    async def _write(self, text: bytes) -> None:
        self._site.metrics.news.inc()
        await self._websocket.send_text(text.decode())

    async def _overflow(self) -> None:
        """Wait until the queue is full, then end the session."""
        _ = await self._full.wait()
        self._site.metrics.slow.inc()
        await self.part(Bye(say("web-too-slow"), again=True), LATER)

    async def _outcast(self) -> None:
        """Wait until whoever opened the session is nobody any more, then end it."""
        _ = await self._logged_out.wait()
        await self.part(Bye(LOGGED_OUT, again=False), POLICY)

    async def part(self, bye: Bye, code: int) -> None:
        """Tell a client why its socket ends, and end it; a client that does not read is left."""
        try:
            async with asyncio.timeout(FAREWELL):
                await self._write(msgspec.json.encode(bye))
                await self._close(code)
        except (TimeoutError, RuntimeError, OSError):
            log.info("a client did not read its farewell")

    async def _close(self, code: int) -> None:
        if self._is_open:
            await self._websocket.close(code)

    @property
    def _is_open(self) -> bool:
        socket = self._websocket
        states = (socket.client_state, socket.application_state)
        return states == (WebSocketState.CONNECTED, WebSocketState.CONNECTED)

    # -- in --------------------------------------------------------------------------------

    async def _receive(self, client: Connection) -> None:
        settings = self._site.settings
        bucket = Bucket(settings.wishes, settings.wishes_burst)
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text: str | None = message.get("text")
            if text is not None and len(text.encode()) > settings.most_message:
                large = say("web-too-large", most=settings.most_message)
                await self.part(Bye(large, again=False), LARGE)
                return
            if not bucket.take():
                self._refuse(_number_in(text), say("web-too-many", seconds=1))
            elif text is None:
                self._refuse(0, say("web-no-json"))
            else:
                await self._obey(client, text)
            if self._strikes > MOST_STRIKES:
                await self._send_away(Bye(say("web-too-many", seconds=60), again=False), POLICY)
                return

    def _refuse(self, id: int, reason: Message) -> None:
        self._refuse_all(id, BadInput(reason))

    def _refuse_all(self, id: int, error: BadInput) -> None:
        self._strikes += 1
        self._site.metrics.refused.inc()
        self.send(Failed(id, faults_of(error)))

    async def _obey(self, client: Connection, text: str) -> None:
        metrics, start = self._site.metrics, monotonic()
        try:
            wish = read_wish(text)
        except Unreadable as error:
            self._refuse_all(error.id, error)
            return
        self._strikes = 0
        metrics.wishes.labels(str(type(wish).__struct_config__.tag)).inc()
        if isinstance(wish, ChooseDeck) and wish.text:
            try:
                self._site.checks.take(address_of(self._websocket))
            except TooMany as error:
                self.send(Failed(wish.id, faults_of(error)))
                return
        if isinstance(wish, Resync):
            self._tell_anew(client, wish)
            return
        await client.do(wish)
        if isinstance(wish, Answer):
            metrics.answer_seconds.observe(monotonic() - start)

    def _tell_anew(self, client: Connection, wish: Resync) -> None:
        """Let a client be told everything when it is its turn; one that waits is answered by it."""
        if self._resync is not None and not self._resync.done():
            return

        async def tell() -> None:
            await self._site.welcomes.turn(self._person)
            try:
                await client.do(wish)
            except Exception:
                log.exception("a client was not told anew")
                self.send(Bye(say("web-broken"), again=True))

        self._resync = asyncio.create_task(tell())
