from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from gorin.web.frames import SocketProtocol
from gorin.web.waiting import Crowd, PatientProtocol, patient

SOON = 0.05
NEVER = 3600.0
NORMAL = 1000


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer with the length of the body, or note that whoever asked has gone."""
    whole, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        whole += message.get("body", b"")
        more = message.get("more_body", False)
    told = str(len(whole)).encode()
    headers = [(b"content-length", str(len(told)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": told})


async def at_once(scope: Any, receive: Any, send: Any) -> None:
    """Answer without a look at the body."""
    headers = [(b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


LENGTH = 20_000_000


async def at_length(scope: Any, receive: Any, send: Any) -> None:
    """Answer more than can be on the way to whoever asked."""
    headers = [(b"content-length", str(LENGTH).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"x" * LENGTH})


Dial = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


@asynccontextmanager
async def serving(
    protocol: type[PatientProtocol], app: Any = echo, sockets: Any = "none"
) -> AsyncIterator[Dial]:
    """A server of that protocol; yields what connects to it."""
    config = uvicorn.Config(app, log_config=None, ws=sockets, lifespan="off")
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    server = await loop.create_server(
        lambda: protocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    port = server.sockets[0].getsockname()[1]
    opened: list[asyncio.StreamWriter] = []

    async def dial() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        opened.append(writer)
        return reader, writer

    async with server:
        yield dial
        for writer in opened:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


def with_seconds(headers: float, body: float) -> type[PatientProtocol]:
    protocol = patient(Crowd(0, []))
    protocol.seconds = (headers, body)
    return protocol


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_a_request_that_is_not_ended_ends(begun: bytes) -> None:
    async def do() -> bytes:
        async with serving(with_seconds(SOON, NEVER)) as dial:
            reader, writer = await dial()
            writer.write(begun)
            return await reader.read()

    assert asyncio.run(do()).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_does_not_come_ends_the_request() -> None:
    async def do() -> bytes:
        async with serving(with_seconds(NEVER, SOON)) as dial:
            reader, writer = await dial()
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n123")
            return await reader.read()

    assert asyncio.run(do()) == b""


def test_what_comes_in_pieces_is_answered_and_the_next_request_too() -> None:
    async def do() -> list[bytes]:
        answers: list[bytes] = []
        async with serving(with_seconds(NEVER, NEVER)) as dial:
            reader, writer = await dial()
            for length in (3, 5):
                whole = f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode()
                for at in range(0, len(whole), 7):
                    writer.write(whole[at : at + 7])
                    await writer.drain()
                writer.write(b"x" * length)
                _ = await reader.readuntil(b"\r\n\r\n")
                answers.append(await reader.readexactly(1))
        return answers

    assert asyncio.run(do()) == [b"3", b"5"]


def test_between_two_requests_nothing_ends_a_connection_for_being_slow() -> None:
    waits: list[bool] = []

    class Watched(PatientProtocol):
        crowd = Crowd(0, [])

        def on_response_complete(self) -> None:
            super().on_response_complete()
            waits.append(self._ending is not None)

    async def do() -> None:
        async with serving(Watched) as dial:
            reader, writer = await dial()
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            _ = await reader.readuntil(b"\r\n\r\n")
            _ = await reader.readexactly(1)

    asyncio.run(do())
    assert waits == [False]


def test_a_socket_is_no_request_that_is_not_ended() -> None:
    waits: list[bool] = []

    class Watched(PatientProtocol):
        crowd = Crowd(0, [])

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            waits.append(self._ending is not None)

    async def accept(scope: Any, receive: Any, send: Any) -> None:
        _ = await receive()
        await send({"type": "websocket.accept"})
        _ = await receive()
        await send({"type": "websocket.close", "code": 1000})

    async def do() -> None:
        async with serving(Watched, app=accept, sockets=SocketProtocol) as dial:
            _, writer = await dial()
            port = writer.get_extra_info("peername")[1]
            async with connect(f"ws://127.0.0.1:{port}") as client:
                await client.send("so long")
                await client.wait_closed()
            assert client.close_code == NORMAL

    asyncio.run(do())
    assert waits == [False]


def test_an_address_has_so_many_connections_and_gets_them_back() -> None:
    async def do() -> list[bytes]:
        answers: list[bytes] = []
        ask = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        async with serving(patient(Crowd(2, []))) as dial:
            kept = [await dial() for _ in range(2)]
            reader, writer = await dial()
            answers.append((await reader.read())[:12])
            for reader, writer in kept:
                writer.write(ask)
                answers.append((await reader.read())[:12])
            reader, writer = await dial()
            writer.write(ask)
            answers.append((await reader.read())[:12])
        return answers

    assert asyncio.run(do()) == [b"HTTP/1.1 503", *[b"HTTP/1.1 200"] * 3]


@pytest.mark.parametrize(
    ("believed", "host", "stays"),
    [
        ([], "10.0.0.1", False),
        (["10.0.0.0/8"], "10.0.0.1", True),
        (["10.0.0.0/8"], "11.0.0.1", False),
        ("*", "11.0.0.1", True),
        (["::1"], "here", False),
    ],
)
def test_of_a_proxy_everybody_comes(believed: list[str] | str, host: str, *, stays: bool) -> None:
    crowd = Crowd(1, believed)
    assert crowd.enter(host)
    assert crowd.enter(host) == stays


def test_of_ipv6_a_network_counts_as_one_address() -> None:
    crowd = Crowd(1, [])
    assert crowd.enter("2001:db8::1")
    assert not crowd.enter("2001:db8::2")
    assert crowd.enter("2001:db8:1::1")
    crowd.leave("2001:db8::9")
    assert crowd.enter("2001:db8::2")


@pytest.mark.parametrize(
    "said", [b"zq\r\n\r\n", b"GET /health HTTP/1.1\r\n\r\n", b"\x16\x03\r\n\r\n"]
)
def test_what_is_no_request_is_refused_like_everything_else(said: bytes) -> None:
    async def do() -> bytes:
        async with serving(with_seconds(NEVER, NEVER)) as dial:
            reader, writer = await dial()
            writer.write(said)
            return await reader.read()

    head, _, body = asyncio.run(do()).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert [fault["message"]["id"] for fault in json.loads(body)["faults"]] == ["web-no-request"]


def test_what_is_no_body_after_the_answer_ends_the_connection_and_nothing_else() -> None:
    async def do() -> bytes:
        broken = list[dict[str, Any]]()
        asyncio.get_running_loop().set_exception_handler(lambda _, told: broken.append(told))
        async with serving(with_seconds(NEVER, NEVER), app=at_once) as dial:
            reader, writer = await dial()
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            answer = await reader.readuntil(b"\r\n\r\n")
            writer.write(b"zq\r\n\r\n")
            answer += await reader.read()
        assert broken == []
        return answer

    assert asyncio.run(do()).count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("reads", [True, False])
def test_an_answer_of_which_nothing_is_read_ends_the_connection(*, reads: bool) -> None:
    async def do() -> int:
        lost = asyncio.Event()

        class Watched(PatientProtocol):
            crowd = Crowd(0, [])
            for_answer = 5.0 if reads else SOON

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                lost.set()

        async with serving(Watched, app=at_length) as dial:
            reader, writer = await dial()
            opened: Any = writer.transport
            opened.pause_reading()
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            if not reads:
                await asyncio.wait_for(lost.wait(), 20)
                return 0
            opened.resume_reading()
            return len((await reader.read()).partition(b"\r\n\r\n")[2])

    assert asyncio.run(do()) == (LENGTH if reads else 0)
