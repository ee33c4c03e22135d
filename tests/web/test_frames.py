"""Sockets whose clients do not keep to what sockets are."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Served, listening
from tests.web.test_socket import ask, browser, socket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from gorin.web.frames import NO_TEXT, SocketProtocol

TWO = {"seats": 2}


@pytest.mark.parametrize("parts", [(b"\xff",), (b'{"type":', b'"\xe4', b'"}')])
def test_a_text_that_is_no_utf_8_ends_its_socket_and_breaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, parts: tuple[bytes, ...]
) -> None:
    async def run() -> None:
        async with listening(tmp_path) as served, browser(served) as guest:
            id = (await guest.post("/api/tables", json={"terms": TWO})).json()["id"]
            async with socket(served, guest, id) as other, socket(served, guest, id) as client:
                for at, part in enumerate(parts):
                    kind = Opcode.CONT if at else Opcode.TEXT
                    client.protocol.send_frame(Frame(kind, part, fin=at == len(parts) - 1))
                    client.transport.writelines(client.protocol.data_to_send())
                await client.wait_closed()
                assert client.close_code == NO_TEXT
                assert (await ask(other, type="older", before=0))["type"] == "older-lines"

    asyncio.run(run())
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("path", ["/zq", "/", "/api/hello", "/api/tables/zq/sockets"])
def test_where_there_is_no_socket_a_handshake_is_refused_and_nothing_breaks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    async def run() -> None:
        async with listening(tmp_path) as served:
            with pytest.raises(InvalidStatus) as caught:
                async with connect(served.address.replace("http", "ws") + path):
                    pass
            assert caught.value.response.status_code == 403

    asyncio.run(run())
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_whoever_does_not_read_keeps_no_connection_after_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[Any] = []
    monkeypatch.setattr(SocketProtocol, "for_the_end", 0.2)
    monkeypatch.setattr("gorin.web.socket.FAREWELL", 0.2)
    before = SocketProtocol.connection_lost

    def noted(self: SocketProtocol, exc: Exception | None) -> None:
        lost.append(exc)
        before(self, exc)

    monkeypatch.setattr(SocketProtocol, "connection_lost", noted)

    async def run(served: Served, guest: Any) -> None:
        id = (await guest.post("/api/tables", json={"terms": TWO})).json()["id"]
        client = await socket(served, guest, id)
        client.transport.pause_reading()
        for number in range(6000):
            await client.send(f'{{"type":"resync","id":{number}}}')
            if lost:
                break
            if number % 50 == 0:
                await asyncio.sleep(0.01)
        async with asyncio.timeout(30):
            while not lost:
                await asyncio.sleep(0.05)
        client.transport.abort()

    async def begin() -> None:
        async with listening(tmp_path) as served, browser(served) as guest:
            await run(served, guest)

    asyncio.run(begin())
