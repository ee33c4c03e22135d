"""Slow connections: those that never say all they want, and those that never hear what they get."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from benchmarks.hostility.requests import Place
from benchmarks.hostility.wire import HANDSHAKE, Pipe, frame, handshake, request

Kind: TypeAlias = Literal[
    "slow headers", "slow bodies", "half a handshake", "never answer a ping", "never read news",
    "never read an answer",
]  # fmt: skip
KINDS: tuple[Kind, ...] = (
    "slow headers", "slow bodies", "half a handshake", "never answer a ping", "never read news",
    "never read an answer",
)  # fmt: skip
EVERY = 1.0
"""The seconds after which something slow sends one sign more."""
LITTLE = 4096
"""Bytes that wait at somebody who does not read."""
EACH = 8
"""The number of sockets that one person opens; a server takes ten of each."""
LET_GO = 150.0
"""The seconds after which a server has let go of all who are slow: a body may take 120."""
LISTS = "/api/cards/tomb-raider"
"""An address with a long answer."""
ASKED = 60
"""The number of times that those who never read ask for more."""


class Slow:
    """Slow connections, each of its kind, as long as this lasts."""

    def __init__(self, place: Place, people: Sequence[str]) -> None:
        self._place = place
        self._people = people
        self._held: list[tuple[Kind, Pipe, int]] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._begun = 0.0

    async def open(self, count: int) -> None:
        """Open slow connections, kind after kind."""
        for number in range(count):
            kind = KINDS[number % len(KINDS)]
            pipe = await self._connected()
            port = pipe.transport.get_extra_info("sockname")[1]
            self._held.append((kind, pipe, port))
            self._begin(kind, pipe, self._people[number // (EACH * 3) % len(self._people)])
            await asyncio.sleep(0.005)
        self._begun = time.monotonic()

    async def _connected(self) -> Pipe:
        host, _, port = self._place.address.partition(":")
        own = socket.socket()
        own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        own.settimeout(0)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(own, (host, int(port)))
        _, pipe = await loop.create_connection(Pipe, sock=own)
        return pipe

    def _begin(self, kind: Kind, pipe: Pipe, cookie: str) -> None:
        place = self._place
        path = f"/api/tables/{place.running}/socket"
        whole = handshake(place.address, path, cookie)
        if kind == "slow headers":
            self._drip(pipe, request("GET", "/health", {"Host": place.address, "X": "x" * 9000}))
        elif kind == "slow bodies":
            self._drip(pipe, request("POST", "/api/decks/check", place.headers, b"x" * 9000), 400)
        elif kind == "half a handshake":
            headers = {**place.headers, **HANDSHAKE, "X": "x" * 9000}
            self._drip(pipe, request("GET", path, headers), 200)
        else:
            pipe.transport.pause_reading()
            if kind == "never read an answer":
                pipe.send(request("GET", LISTS, place.headers) * ASKED)
                return
            pipe.send(whole)
            if kind == "never read news":
                self._tasks.append(asyncio.create_task(self._ask_again(pipe)))

    def _drip(self, pipe: Pipe, data: bytes, at_once: int = 20) -> None:
        async def drip() -> None:
            pipe.send(data[:at_once])
            for at in range(at_once, len(data)):
                if pipe.is_over:
                    return
                await asyncio.sleep(EVERY)
                pipe.send(data[at : at + 1])

        self._tasks.append(asyncio.create_task(drip()))

    async def _ask_again(self, pipe: Pipe) -> None:
        await asyncio.sleep(EVERY)
        for number in range(ASKED):
            pipe.send(frame(b'{"type":"resync","id":%d}' % number))
            await asyncio.sleep(EVERY / 4)

    async def let_go(self) -> None:
        """Wait until a server has had its time to let all of them go."""
        await asyncio.sleep(max(0.0, self._begun + LET_GO - time.monotonic()))

    def left(self) -> Counter[Kind]:
        """Return how many a server holds still; where that cannot be seen none."""
        held = set(_held_by(int(self._place.address.rpartition(":")[2])))
        return Counter(kind for kind, _, port in self._held if port in held)

    def untold(self) -> int:
        """Return how many slow headers ended without the answer that says so."""
        return sum(
            pipe.is_over and not pipe.data.startswith(b"HTTP/1.1 408 ")
            for kind, pipe, _ in self._held
            if kind == "slow headers"
        )

    def close(self) -> None:
        """End all of them."""
        for task in self._tasks:
            task.cancel()
        for _, pipe, _ in self._held:
            pipe.close()


def _held_by(port: int) -> Iterator[int]:
    """Yield the ports of those whose connections to a port of this machine are held there."""
    if not sys.platform.startswith("linux"):
        return
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        own, other = (int(part.rpartition(":")[2], 16) for part in fields[1:3])
        is_held = fields[9] != "0"  # a file handle: what the system alone still holds has none
        if own == port and is_held and other:
            yield other
