"""Forwarding: what is asked of a table that lives in another process goes there and back.

Requests are handed on as they came, cookies and all, so the other process sees for itself who
asks: it reads the same database, and nothing that it believes comes from here but the address of
whoever asked, which it believes a proxy of its own machine too. A redirect would not do: sockets
follow none, and processes behind one port have no addresses of their own.

While the process that has a table cannot be reached, whoever asks waits: either it comes back, or
it counts as dead after some seconds and the table is taken over here. One that stands still, held
by its machine or cut off, keeps its connections open and says nothing: these are cut when it counts
as dead, so that nobody waits for it any longer.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import TypeVar

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from gorin.hall.process.hall import Hall
from gorin.hall.store.rows import Owner
from gorin.kernel.words import say
from gorin.web.errors import simple_failure
from gorin.web.security import SAFE
from gorin.web.workers import Workers

T = TypeVar("T")

PATHS = re.compile(r"/api/(?:tables|replays)/([a-z2-7]{16})(?:/|$)")
"""The id of a table in a path; everything below it is about the table."""
INVITATIONS = re.compile(r"/api/invitations/([^/]+)$")
"""The token of an invitation in a path: it is about the table that it is to."""
ALONE = re.compile(r"/api/replays(?:/|$)")
"""Paths to what only one process can have: journals that were handed in."""
MARK = "x-gorin-forwarded"
"""The header that tells a process that it should have the table: it hands nothing on again."""
DROPPED = frozenset(
    (
        *("connection", "keep-alive", "proxy-connection", "transfer-encoding", "te", "upgrade"),
        *("x-forwarded-for", "x-forwarded-proto", "date", "server", MARK),
    )
)
"""Headers that are of one leg of the way only."""
HANDSHAKE = ("host", "user-agent")
"""Headers that the client of a socket makes itself; so are those that begin `sec-websocket-`."""
PAUSE, TRIES = 0.5, 20
"""The seconds between two tries to reach a process, and the number of tries."""
AT_ONCE = 16
"""The most requests that are handed on to one process at the same time."""
PATIENCE = 30.0
"""The most seconds that an answer may take."""
PING = 20.0
"""The seconds after which the other end of a socket is asked whether it is still there."""
FAREWELL = 2.0
"""The seconds that the other end of a socket has to let it go."""
GONE = 1012
"""The code with which a socket ends whose other end was lost: come again."""

log = logging.getLogger("gorin.web")


class Reply(Struct, frozen=True):
    """The answer of another process."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Died(Exception):
    """The process that was asked counts as dead: nobody knows whether it has done anything."""


class Forward:
    """Stands before the application of a process that shares its database with others."""

    def __init__(
        self, app: ASGIApp, hall: Hall, most_body: int, table_in: Callable[[str], str]
    ) -> None:
        """Make it.

        Args:
            app: the application.
            hall: the tables of this process.
            most_body: so many bytes a request may have.
            table_in: returns the id of the table that the token of an invitation is to, empty if
                it is none.
        """
        self._app = app
        self._hall = hall
        self._most_body = most_body
        self._table_in = table_in
        # Two processes that ask each other would have no thread left to answer in, did they wait
        # in those that answers are made in. Each has its own: one that stands still has them all.
        self._messengers: dict[str, Workers] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket here or where its table is."""
        is_ours = scope["type"] not in ("http", "websocket") or MARK in Headers(scope=scope)
        if is_ours or await self._owner(scope["path"]) is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _owner(self, path: str) -> Owner | None:
        """Return the other process where a path is served, None if it is served here."""
        match, invitation = PATHS.match(path), INVITATIONS.match(path)
        table = match[1] if match is not None else ""
        if invitation is not None:
            table = self._table_in(invitation[1])
        if table:
            return await self._hall.owner(table)
        return self._hall.eldest if ALONE.match(path) else None

    async def _unless_dead(self, owner: Owner, work: Awaitable[T]) -> T:
        """Return what another process gives; what was begun ends when it counts as dead.

        Raises:
            Died: it does.
        """
        task = asyncio.ensure_future(work)
        death = asyncio.ensure_future(self._hall.death(owner))
        try:
            _ = await asyncio.wait((task, death), return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                _ = self._messengers.pop(owner.process, None)
                raise Died(owner.address)
            return task.result()
        finally:
            for one in (task, death):
                _ = one.cancel()
            _ = await asyncio.gather(task, death, return_exceptions=True)

    # -- requests --------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await self._body(receive)
        if body is None:
            large = say("web-too-large", most=self._most_body)
            await simple_failure(413, large)(scope, receive, send)
            return
        for _ in range(TRIES):
            owner = await self._owner(scope["path"])
            if owner is None:
                await self._app(scope, _receive_of(body), send)
                return
            try:
                reply = await self._unless_dead(owner, self._asked(owner, scope, body))
            except ConnectionRefusedError:
                await asyncio.sleep(PAUSE)
                continue
            except Died:
                if scope["method"] in SAFE:
                    continue
                break
            except (OSError, HTTPException) as error:
                log.warning("%s does not answer: %r", owner.address, error)
                break
            start = {"status": reply.status, "headers": reply.headers}
            await send({"type": "http.response.start", **start})
            await send({"type": "http.response.body", "body": reply.body})
            return
        await simple_failure(503, say("hall-moved"))(scope, receive, send)

    async def _asked(self, owner: Owner, scope: Scope, body: bytes) -> Reply:
        """Return what another process answers; a thread that waits for it in vain is let go."""
        messengers = self._messengers.get(owner.process)
        if messengers is None:
            messengers = self._messengers[owner.process] = Workers(AT_ONCE, "messenger")
        request = Request(owner.address, scope, body)
        try:
            return await messengers.do(request.send)
        finally:
            request.cut()

    async def _body(self, receive: Receive) -> bytes | None:
        """Return the body of a request, None if it is too large."""
        body, more = b"", True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self._most_body:
                return None
        return body

    # -- sockets ---------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        _ = await receive()
        for _ in range(TRIES):
            owner = await self._owner(scope["path"])
            if owner is None:
                await self._app(scope, _connecting(receive), send)
                return
            try:
                other = await self._unless_dead(owner, _connected(owner.address, scope))
            except (InvalidHandshake, InvalidURI, ValueError):
                # Refused there, or of a host or an address that nobody can ask for.
                await send({"type": "websocket.close", "code": 1008})
                return
            except Died:
                continue
            except OSError:
                await asyncio.sleep(PAUSE)
                continue
            await send({"type": "websocket.accept"})
            try:
                await self._unless_dead(owner, _both_ways(other, receive, send))
            except Died:
                await send({"type": "websocket.close", "code": GONE})
            finally:
                await other.close()
            return
        await send({"type": "websocket.close", "code": GONE})


def _headers(scope: Scope) -> list[tuple[str, str]]:
    """Return the headers with which a request goes on."""
    kept = [(name, value) for name, value in Headers(scope=scope).items() if name not in DROPPED]
    client = scope.get("client")
    proto = "https" if scope["scheme"] in ("https", "wss") else "http"
    return [
        *kept,
        ("x-forwarded-for", str(client[0]) if client else ""),
        ("x-forwarded-proto", proto),
        (MARK, "1"),
    ]


def _target(scope: Scope) -> str:
    query = scope["query_string"].decode("latin-1")
    path: str = scope["raw_path"].decode("latin-1")
    return f"{path}?{query}" if query else path


class Request:
    """A request as another process is asked it, from a thread that waits for the answer."""

    def __init__(self, address: str, scope: Scope, body: bytes) -> None:
        self._scope = scope
        self._body = body
        host, _, port = address.rpartition(":")
        self._connection = HTTPConnection(host.strip("[]"), int(port), timeout=PATIENCE)
        self._is_cut = False

    def send(self) -> Reply:
        """Return what the other process answers.

        Raises:
            OSError: it is not there, or nobody waits for it any more.
            HTTPException: it breaks off.
        """
        try:
            self._connection.connect()
            if self._is_cut:
                raise ConnectionAbortedError
            return self._sent(self._connection)
        finally:
            self._connection.close()

    def _sent(self, connection: HTTPConnection) -> Reply:
        scope = self._scope
        connection.putrequest(
            scope["method"], _target(scope), skip_host=True, skip_accept_encoding=True
        )
        for name, value in _headers(scope):
            if name != "content-length":
                connection.putheader(name, value.encode("latin-1"))
        connection.putheader("content-length", str(len(self._body)))
        connection.endheaders(self._body)
        response = connection.getresponse()
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in response.getheaders()
            if name.lower() not in DROPPED
        ]
        return Reply(response.status, headers, response.read())

    def cut(self) -> None:
        """Let the thread go that waits; nothing happens to what has been answered."""
        self._is_cut = True
        taken = self._connection.sock
        if taken is not None:
            with suppress(OSError):
                taken.shutdown(socket.SHUT_RDWR)


def _receive_of(body: bytes) -> Receive:
    """Return what gives a body that was read already."""
    parts: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return parts.pop() if parts else {"type": "http.disconnect"}

    return receive


def _connecting(receive: Receive) -> Receive:
    """Return what tells once more that a client connects, and goes on from there."""
    first: list[Message] = [{"type": "websocket.connect"}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again


async def _connected(address: str, scope: Scope) -> ClientConnection:
    """Return a socket to another process, which sees the host that the client asked for."""
    host, _, port = address.rpartition(":")
    asked = Headers(scope=scope).get("host", address)
    return await connect(
        f"ws://{asked}{_target(scope)}",
        host=host.strip("[]"),
        port=int(port),
        proxy=None,
        additional_headers=[
            (name, value)
            for name, value in _headers(scope)
            if name not in HANDSHAKE and not name.startswith("sec-websocket-")
        ],
        user_agent_header=None,
        compression=None,
        max_size=None,
        ping_interval=PING,
        ping_timeout=PING,
        close_timeout=FAREWELL,
    )


async def _both_ways(other: ClientConnection, receive: Receive, send: Send) -> None:
    """Carry messages until one side ends it; the other one hears how."""
    tasks = {
        asyncio.create_task(_there(other, receive)),
        asyncio.create_task(_back(other, send)),
    }
    try:
        _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        _ = await asyncio.gather(*tasks, return_exceptions=True)


async def _there(other: ClientConnection, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text: str | None = message.get("text")
        with suppress(ConnectionClosed):
            await other.send(message["bytes"] if text is None else text)


async def _back(other: ClientConnection, send: Send) -> None:
    try:
        async for message in other:
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})
    except ConnectionClosed:
        pass
    is_closed = other.close_code is not None and other.close_code not in (1005, 1006)
    await send({"type": "websocket.close", "code": other.close_code if is_closed else GONE})
