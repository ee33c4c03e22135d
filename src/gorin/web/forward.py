"""Forwarding: what is asked of a table that lives in another process goes there and back.

Requests are handed on as they came, cookies and all, so the other process sees for itself who
asks: it reads the same database, and nothing that it believes comes from here but the address of
whoever asked, which it believes a proxy of its own machine too. A redirect would not do: sockets
follow none, and processes behind one port have no addresses of their own.

While the process that has a table cannot be reached, whoever asks waits: either it comes back, or
it counts as dead after some seconds and the table is taken over here.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection, HTTPException

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gorin.hall.process.hall import Hall
from gorin.kernel.words import say
from gorin.web.errors import simple_failure
from gorin.web.workers import Workers

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
AT_ONCE = 32
"""The most requests that are handed on at the same time."""
PATIENCE = 30.0
"""The most seconds that an answer may take."""
GONE = 1012
"""The code with which a socket ends whose other end was lost: come again."""

log = logging.getLogger("gorin.web")


class Reply(Struct, frozen=True):
    """The answer of another process."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


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
        # in those that answers are made in.
        self._messengers = Workers(AT_ONCE, "messenger")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket here or where its table is."""
        is_ours = scope["type"] not in ("http", "websocket") or MARK in Headers(scope=scope)
        if is_ours or await self._address(scope["path"]) == "":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _address(self, path: str) -> str:
        """Return where a path is served, empty if it is served here."""
        match, invitation = PATHS.match(path), INVITATIONS.match(path)
        table = match[1] if match is not None else ""
        if invitation is not None:
            table = self._table_in(invitation[1])
        if table:
            owner = await self._hall.owner(table)
        else:
            owner = self._hall.eldest if ALONE.match(path) else None
        return "" if owner is None else owner.address

    # -- requests --------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await self._body(receive)
        if body is None:
            large = say("web-too-large", most=self._most_body)
            await simple_failure(413, large)(scope, receive, send)
            return
        for _ in range(TRIES):
            address = await self._address(scope["path"])
            if not address:
                await self._app(scope, _receive_of(body), send)
                return
            try:
                reply = await self._messengers.do(partial(_ask, address, scope, body))
            except ConnectionRefusedError:
                await asyncio.sleep(PAUSE)
                continue
            except (OSError, HTTPException) as error:
                log.warning("%s does not answer: %r", address, error)
                break
            start = {"status": reply.status, "headers": reply.headers}
            await send({"type": "http.response.start", **start})
            await send({"type": "http.response.body", "body": reply.body})
            return
        await simple_failure(503, say("hall-moved"))(scope, receive, send)

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
            address = await self._address(scope["path"])
            if not address:
                await self._app(scope, _connecting(receive), send)
                return
            try:
                other = await _connected(address, scope)
            except InvalidHandshake:
                await send({"type": "websocket.close", "code": 1008})
                return
            except OSError:
                await asyncio.sleep(PAUSE)
                continue
            await send({"type": "websocket.accept"})
            await _both_ways(other, receive, send)
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


def _ask(address: str, scope: Scope, body: bytes) -> Reply:
    """Return what another process answers; in a thread, since the client waits."""
    host, _, port = address.rpartition(":")
    connection = HTTPConnection(host.strip("[]"), int(port), timeout=PATIENCE)
    try:
        connection.putrequest(
            scope["method"], _target(scope), skip_host=True, skip_accept_encoding=True
        )
        for name, value in _headers(scope):
            if name != "content-length":
                connection.putheader(name, value.encode("latin-1"))
        connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        response = connection.getresponse()
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in response.getheaders()
            if name.lower() not in DROPPED
        ]
        return Reply(response.status, headers, response.read())
    finally:
        connection.close()


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
        ping_interval=None,
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
        await other.close()


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
