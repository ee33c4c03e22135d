"""Requests that are handed on to another process, without a second process."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, cast

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Scope
from websockets.utils import accept_key

from gorin.hall.process.hall import Hall
from gorin.hall.store.rows import Owner
from gorin.web.forward import AT_ONCE, GONE, Forward

PATH = f"/api/replays/{'a' * 16}/head"


class Elsewhere:
    """A hall whose tables all live in another process, until that counts as dead."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.others: dict[str, str] = {}
        self.is_dead = asyncio.Event()

    async def owner(self, table: str) -> Owner | None:
        if table in self.others:
            return Owner(table, self.others[table])
        return None if self.is_dead.is_set() else Owner("other", self.address)

    async def death(self, owner: Owner) -> None:
        """Wait until the process counts as dead."""
        _ = await self.is_dead.wait()


async def _nothing_here(*_: Any) -> None:
    raise AssertionError("the table is elsewhere")


def _before(app: ASGIApp, hall: Elsewhere) -> Forward:
    return Forward(app, cast(Hall, hall), 1000, lambda _: "")


def _client(app: Forward) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(cast(Any, app))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


def test_who_waits_for_another_process_leaves_it_the_threads_to_answer_in() -> None:
    async def run() -> None:
        # Of two processes that ask each other each may be the other one of this test.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            _ = await reader.readuntil(b"\r\n\r\n")
            body = await asyncio.to_thread(lambda: b"made in a thread")
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body))
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            app = _before(_nothing_here, Elsewhere(f"127.0.0.1:{port}"))
            async with _client(app) as client, asyncio.timeout(10):
                answers = await asyncio.gather(*(client.get(PATH) for _ in range(8)))
        assert {found.text for found in answers} == {"made in a thread"}

    asyncio.run(run())


class Still:
    """A process that takes whoever comes and never answers."""

    def __init__(self, *, shakes_hands: bool = False) -> None:
        self.taken = asyncio.Semaphore(0)
        self._shakes_hands = shakes_hands
        self.gone = asyncio.Semaphore(0)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear somebody out until they go."""
        asked = await reader.readuntil(b"\r\n\r\n")
        if self._shakes_hands:
            key = next(line for line in asked.split(b"\r\n") if b"websocket-key" in line.lower())
            writer.write(
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Accept: %b\r\n\r\n" % _accepted(key.partition(b":")[2].strip())
            )
        self.taken.release()
        _ = await reader.read()
        await self._hang_up(writer)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer somebody after all."""
        _ = await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
        await self._hang_up(writer)

    async def _hang_up(self, writer: asyncio.StreamWriter) -> None:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
        self.gone.release()


def _accepted(key: bytes) -> bytes:
    return accept_key(key.decode()).encode()


async def _asked_of_one_that_stands_still(method: str, count: int) -> list[tuple[int, str]]:
    still = Still()
    async with await asyncio.start_server(still.take, "127.0.0.1", 0) as server:
        hall = Elsewhere(f"127.0.0.1:{server.sockets[0].getsockname()[1]}")
        app = _before(PlainTextResponse("served here"), hall)
        async with _client(app) as client, asyncio.timeout(20):
            asked = [asyncio.create_task(client.request(method, PATH)) for _ in range(count)]
            for _ in range(min(count, AT_ONCE)):
                await still.taken.acquire()
            assert not any(one.done() for one in asked)
            hall.is_dead.set()
            answers = await asyncio.gather(*asked)
            for _ in range(min(count, AT_ONCE)):
                await still.gone.acquire()  # no thread waits for an answer any more
    return [(found.status_code, found.text) for found in answers]


def test_what_is_asked_of_a_process_that_stands_still_is_answered_here_when_it_counts_as_dead() -> (
    None
):
    answers = asyncio.run(_asked_of_one_that_stands_still("GET", AT_ONCE + 4))
    assert answers == [(200, "served here")] * (AT_ONCE + 4)


def test_what_may_have_been_done_before_a_process_stood_still_is_not_done_again() -> None:
    for status, text in asyncio.run(_asked_of_one_that_stands_still("POST", 2)):
        assert (status, "hall-moved" in text) == (503, True)


def test_a_process_that_stands_still_holds_up_nothing_that_is_asked_of_others() -> None:
    async def run() -> None:
        still = Still()
        async with (
            await asyncio.start_server(still.take, "127.0.0.1", 0) as one,
            await asyncio.start_server(still.answer, "127.0.0.1", 0) as other,
        ):
            hall = Elsewhere(f"127.0.0.1:{one.sockets[0].getsockname()[1]}")
            hall.others["b" * 16] = f"127.0.0.1:{other.sockets[0].getsockname()[1]}"
            app = _before(PlainTextResponse("served here"), hall)
            async with _client(app) as client, asyncio.timeout(20):
                asked = [asyncio.create_task(client.get(PATH)) for _ in range(AT_ONCE)]
                for _ in asked:
                    await still.taken.acquire()
                found = await client.get(PATH.replace("a" * 16, "b" * 16))
                assert found.text == "ok"
                await still.gone.acquire()
                assert not any(each.done() for each in asked)
                hall.is_dead.set()
                await asyncio.gather(*asked)
                for _ in asked:
                    await still.gone.acquire()

    asyncio.run(run())


def _handshake(host: str = "localhost", query: str = "") -> Scope:
    path = f"/api/tables/{'a' * 16}/socket"
    return {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "scheme": "ws",
        "headers": [(b"host", host.encode())],
    }


@pytest.mark.parametrize(
    "scope", [_handshake(host="localhost:99999"), _handshake(query="a#b")], ids=["host", "address"]
)
def test_a_socket_that_nobody_can_ask_another_process_for_is_refused(scope: Scope) -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(_before(_nothing_here, Elsewhere("127.0.0.1:1"))(scope, receive, send))
    assert sent == [{"type": "websocket.close", "code": 1008}]


def test_a_socket_to_a_process_that_stands_still_ends_when_that_counts_as_dead() -> None:
    async def run() -> list[Message]:
        still = Still(shakes_hands=True)
        async with await asyncio.start_server(still.take, "127.0.0.1", 0) as server:
            hall = Elsewhere(f"127.0.0.1:{server.sockets[0].getsockname()[1]}")
            app = _before(_nothing_here, hall)
            sent: list[Message] = []

            async def receive() -> Message:
                return await coming.get()

            async def send(message: Message) -> None:
                sent.append(message)

            coming: asyncio.Queue[Message] = asyncio.Queue()
            coming.put_nowait({"type": "websocket.connect"})
            async with asyncio.timeout(20):
                serving = asyncio.create_task(app(_handshake(), receive, send))
                await still.taken.acquire()
                coming.put_nowait({"type": "websocket.receive", "text": "an answer"})
                hall.is_dead.set()
                await serving
                await still.gone.acquire()
            return sent

    assert asyncio.run(run())[-1] == {"type": "websocket.close", "code": GONE}
