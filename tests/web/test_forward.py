"""Requests that are handed on to another process, without a second process."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import httpx

from gorin.hall.process.hall import Hall
from gorin.hall.store.rows import Owner
from gorin.web.forward import Forward


class Elsewhere:
    """A hall whose tables all live in another process."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def owner(self, table: str) -> Owner:
        return Owner("other", self.address)


async def _nothing_here(*_: Any) -> None:
    raise AssertionError("the table is elsewhere")


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
            hall = cast(Hall, Elsewhere(f"127.0.0.1:{port}"))
            app = Forward(_nothing_here, hall, 1000, lambda _: "")
            transport = httpx.ASGITransport(cast(Any, app))
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost"
            ) as client:
                path = f"/api/replays/{'a' * 16}/head"
                async with asyncio.timeout(10):
                    answers = await asyncio.gather(*(client.get(path) for _ in range(8)))
        assert {found.text for found in answers} == {"made in a thread"}

    asyncio.run(run())
