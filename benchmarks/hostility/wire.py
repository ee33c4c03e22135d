"""Raw HTTP and raw frames of sockets (RFC 6455): nothing here keeps to what a browser would do."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from benchmarks.load import FINAL, KIND, MASKED, PING, PONG, SHORT, TEXT

T = TypeVar("T")

CONTINUED, BINARY, CLOSE = 0, 2, 8
PATIENCE = 60.0
"""The seconds that an answer may take; nothing of a server that holds takes as long."""
KEY = base64.b64encode(b"sixteen letters.").decode()
HANDSHAKE: Mapping[str, str] = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": KEY,
}


class Pipe(asyncio.Protocol):
    """A connection: what has come and was not taken yet, and whether it is over."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.is_over = False
        self._stirred = asyncio.Event()
        self._transport: asyncio.Transport | None = None

    @property
    def transport(self) -> asyncio.Transport:
        """The transport to write to."""
        assert self._transport is not None
        return self._transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note where to write to."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Keep what has come."""
        self.data += data
        self._stirred.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end."""
        self.is_over = True
        self._stirred.set()

    def send(self, data: bytes) -> None:
        """Send; to a connection that is over nothing."""
        if not self.is_over:
            self.transport.write(data)

    def close(self) -> None:
        """End it at once."""
        if self._transport is not None:
            self._transport.abort()

    async def until(self, ready: Callable[[], T | None], patience: float = PATIENCE) -> T | None:
        """Return what is ready first; None if the connection is over before.

        Raises:
            TimeoutError: neither happens in time.
        """
        async with asyncio.timeout(patience):
            while True:
                value = ready()
                if value is not None or self.is_over:
                    return value
                self._stirred.clear()
                await self._stirred.wait()


async def connected(address: str) -> Pipe:
    """Return a new connection."""
    host, _, port = address.partition(":")
    _, pipe = await asyncio.get_running_loop().create_connection(Pipe, host, int(port))
    return pipe


# -- HTTP ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reply:
    """A reply; status 0: nothing at all before the connection ended."""

    status: int = 0
    head: bytes = b""
    body: bytes = b""

    def header(self, name: str) -> str:
        """Return a header, or an empty text."""
        for line in self.head.decode("latin-1").split("\r\n")[1:]:
            key, _, value = line.partition(":")
            if key.casefold() == name:
                return value.strip()
        return ""


def request(method: str, path: str, headers: Mapping[str, str], body: bytes | None = None) -> bytes:
    """Return the bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {each}" for name, each in headers.items())]
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join((*lines, "", "")).encode("utf-8", "surrogateescape") + (body or b"")


class Asker:
    """Asks over HTTP, one request after another on a connection as long as it is kept.

    Attributes:
        surplus: what came, when something was asked last, that nobody had asked for.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.surplus = b""
        self._pipe: Pipe | None = None

    async def ask(self, data: bytes, *, ends: bool = False) -> Reply:
        """Send a request and return the answer; one that `ends` has no other behind it."""
        if self._pipe is None or self._pipe.is_over:
            self._pipe = await connected(self.address)
        pipe = self._pipe
        self.surplus = bytes(pipe.data)
        pipe.data.clear()
        pipe.send(data)
        reply = await pipe.until(lambda: _reply(pipe.data, is_over=False))
        if reply is None:
            reply = _reply(pipe.data, is_over=True) or Reply()
        if ends or reply.header("connection") == "close" or not reply.status:
            self.surplus = self.surplus or bytes(pipe.data)
            self.close()
        return reply

    def close(self) -> None:
        """End the connection."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _reply(data: bytearray, *, is_over: bool) -> Reply | None:
    """Take an answer off what has come, None if it is not whole."""
    head, end, rest = bytes(data).partition(b"\r\n\r\n")
    if not end:
        return None
    status = int(head.split(b" ", 2)[1])
    stated = Reply(status, head).header("content-length")
    is_bare = status in (101, 204, 304)
    length = 0 if is_bare else int(stated) if stated else len(rest) if is_over else len(rest) + 1
    if len(rest) < length:
        return None
    del data[: len(head) + 4 + length]
    return Reply(status, head, rest[:length])


# -- sockets -------------------------------------------------------------------------------


def frame(
    data: bytes,
    kind: int = TEXT,
    *,
    final: bool = True,
    masked: bool = True,
    reserved: int = 0,
    length: int | None = None,
) -> bytes:
    """Return a frame of a client; `length` is what it says of itself in place of the truth."""
    size = len(data) if length is None else length
    flag = MASKED if masked else 0
    head = bytes(((FINAL if final else 0) | reserved | kind,))
    if size < SHORT:
        head += bytes((flag | size,))
    elif size < 1 << 16:
        head += bytes((flag | SHORT,)) + size.to_bytes(2)
    else:
        head += bytes((flag | SHORT + 1,)) + size.to_bytes(8)
    return head + (KEYED + _masked(data) if masked else data)


KEYED = b"\x5a\x3c\x99\x07"
"""The key that masks frames; for a server that must not be deceived any key will do."""


def _masked(data: bytes) -> bytes:
    key = (KEYED * (len(data) // 4 + 1))[: len(data)]
    return (int.from_bytes(data) ^ int.from_bytes(key)).to_bytes(len(data))


@dataclass(frozen=True)
class Got:
    """A frame that came; of one that closes `code` is why."""

    kind: int
    data: bytes

    @property
    def code(self) -> int:
        """The code of a frame that closes; 1005 for none."""
        return int.from_bytes(self.data[:2]) if len(self.data) > 1 else 1005


class Wire:
    """A socket, or what became of the wish for one: `reply` is the answer to its handshake."""

    def __init__(self, pipe: Pipe, reply: Reply) -> None:
        self.pipe = pipe
        self.reply = reply

    @property
    def is_open(self) -> bool:
        """It was opened, and nobody has ended it."""
        return self.reply.status == 101 and not self.pipe.is_over

    async def next(self, patience: float = PATIENCE) -> Got | None:
        """Return the next frame that is no ping; None if the connection is over."""
        while True:
            got = await self.pipe.until(lambda: _frame(self.pipe.data), patience)
            if got is None or got.kind not in (PING, PONG):
                return got
            if got.kind == PING:
                self.pipe.send(frame(got.data, PONG))


def _frame(data: bytearray) -> Got | None:
    """Take a frame off what has come, None if it is not whole."""
    start = 2
    if len(data) < start:
        return None
    length = data[1]
    if length >= SHORT:
        start = 4 if length == SHORT else 10
        if len(data) < start:
            return None
        length = int.from_bytes(data[2:start])
    if len(data) < start + length:
        return None
    got = Got(data[0] & KIND, bytes(data[start : start + length]))
    del data[: start + length]
    return got


async def opened(address: str, data: bytes) -> Wire:
    """Ask for a socket by a handshake that is whole or not."""
    pipe = await connected(address)
    pipe.send(data)
    reply = await pipe.until(lambda: _reply(pipe.data, is_over=False))
    if reply is None:
        reply = _reply(pipe.data, is_over=True) or Reply()
    return Wire(pipe, reply)


def handshake(address: str, path: str, cookie: str, **other: str | None) -> bytes:
    """Return the bytes of a handshake; `other` headers in place of the usual, None for none."""
    headers: dict[str, str | None] = {
        "Host": address, "Origin": f"http://{address}", "Cookie": cookie, **HANDSHAKE,
    }  # fmt: skip
    headers |= {name.replace("_", "-"): each for name, each in other.items()}
    kept = {name: each for name, each in headers.items() if each is not None}
    return request("GET", path, kept)
