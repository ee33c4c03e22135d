from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.web.serving import PLENTY, Served, listening
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from gorin.hall.table.updates import LogLine, Update
from gorin.kernel.words import say
from gorin.web.identity import COOKIE
from gorin.web.limits import Bucket
from gorin.web.logs import JsonLines
from gorin.web.settings import Settings

TABLE: dict[str, Any] = {"terms": {"seats": 2}, "bots": ["", "easy"], "begin": True}


def play(
    folder: Path,
    do: Callable[[Served, httpx.AsyncClient, str], Awaitable[None]],
    settings: Settings = PLENTY,
    table: dict[str, Any] = TABLE,
) -> None:
    """Let a guest open a table at a real server, and do something there."""

    async def run() -> None:
        async with listening(folder, settings) as served, browser(served) as guest:
            answer = await guest.post("/api/tables", json=table)
            assert answer.status_code == 201, answer.text
            await do(served, guest, answer.json()["id"])

    asyncio.run(run())


@asynccontextmanager
async def browser(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=served.address) as guest:
        _ = await guest.get("/api/hello")
        yield guest


def socket(
    served: Served, guest: httpx.AsyncClient, id: str, *, origin: str | None = None, **more: Any
) -> connect:
    headers = {"Cookie": f"{COOKIE}={guest.cookies.get(COOKIE, '')}"}
    address = f"{served.address.replace('http', 'ws')}/api/tables/{id}/socket"
    return connect(
        address,
        additional_headers=headers,
        origin=Origin(origin or served.address),
        **more,
    )


async def hear(client: ClientConnection, *types: str) -> dict[str, Any]:
    """Return the next news of one of these types."""
    async with asyncio.timeout(20):
        while True:
            news: dict[str, Any] = json.loads(await client.recv())
            if news["type"] in types:
                return news


async def ask(client: ClientConnection, **wish: Any) -> dict[str, Any]:
    """Send a command and return the reply."""
    await client.send(json.dumps({"id": 7, **wish}))
    news = await hear(client, "done", "failed", "reasons", "attempt-list", "older-lines")
    assert news["id"] == 7
    return news


async def ended(client: ClientConnection) -> int | None:
    """Wait for the end of a socket; return its code, None if it just broke off."""
    async with asyncio.timeout(20):
        try:
            while True:
                _ = await client.recv()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def reasons(news: dict[str, Any]) -> list[str]:
    return [fault["message"]["id"] for fault in news["faults"]]


def test_whoever_comes_is_told_everything_and_then_what_changes(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            news = await hear(client, "welcome", "update")
            assert (news["type"], news["you"]["seat"]) == ("welcome", 0)
            while not news.get("sight") or not news["sight"]["questions"]:
                news = await hear(client, "update")
            (question, *_) = news["sight"]["questions"]
            reply = await ask(
                client,
                type="answer",
                serial=question["serial"],
                answer=question["options"][0]["key"],
            )
            assert reply["type"] == "done"
            assert (await ask(client, type="attempts"))["attempts"]
            assert (await ask(client, type="older", before=1))["type"] == "older-lines"

    play(tmp_path, do)


def test_what_is_done_is_kept_when_the_reply_comes(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            _ = await ask(client, type="speak", text="kept?")
            kept = await served.store.records(id)
            assert any("kept?" in repr(each.record) for each in kept)

    play(tmp_path, do)


# -- who may come --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "https://127.0.0.1.evil.example", "http://127.0.0.1:1"],
)
def test_a_page_of_a_stranger_gets_no_socket(tmp_path: Path, origin: str) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        with pytest.raises(InvalidStatus) as caught:
            _ = await socket(served, guest, id, origin=origin)
        assert caught.value.response.status_code == 403

    play(tmp_path, do)


def test_a_strangers_name_gets_no_socket(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        port = served.address.rpartition(":")[2]
        address = f"ws://evil.example:{port}/api/tables/{id}/socket"
        headers = {"Cookie": f"{COOKIE}={guest.cookies[COOKIE]}"}
        with pytest.raises(InvalidStatus) as caught:
            _ = await connect(address, host="127.0.0.1", additional_headers=headers)
        assert caught.value.response.status_code == 403

    play(tmp_path, do)


def test_the_log_tells_whence_a_socket_comes_and_to_which_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "gorin.web")
    tables: list[str] = []

    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        tables.append(id)
        async with socket(served, guest, id) as client:
            _ = await hear(client, "welcome")

    play(tmp_path, do)
    lines = [json.loads(JsonLines().format(one)) for one in caplog.records]
    told = [one for one in lines if "socket" in one["message"]]
    assert [one["message"] for one in told] == ["a socket opens", "a socket closes"]
    assert {(one["address"], one["table"]) for one in told} == {("127.0.0.1", *tables)}


@pytest.mark.parametrize("token", ["made up", ""])
def test_nobody_is_told_so_and_tries_no_more(tmp_path: Path, token: str) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        guest.cookies.set(COOKIE, token)
        guest.cookies.delete(COOKIE, domain="127.0.0.1", path="/")
        async with socket(served, guest, id) as client:
            bye = await hear(client, "welcome", "bye")
            assert (bye["type"], bye["reason"]["id"]) == ("bye", "web-logged-out")
            assert not bye["again"]
            assert await ended(client) == 1008

    play(tmp_path, do)


def test_who_has_not_entered_is_told_so(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with browser(served) as stranger:
            for table, told in ((id, "hall-not-here"), ("nothing", "hall-no-such-table")):
                async with socket(served, stranger, table) as client:
                    bye = json.loads(await client.recv())
                    assert (bye["type"], bye["again"]) == ("bye", False)
                    assert bye["reason"]["id"] == told
                    with pytest.raises(ConnectionClosed):
                        _ = await client.recv()

    play(tmp_path, do)


def test_one_person_may_have_several_tabs_but_not_any_number(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as one, socket(served, guest, id) as two:
            _ = await ask(one, type="speak", text="both hear")
            lines = (await hear(two, "update"))["chat"]
            while not lines or lines[-1]["text"] != "both hear":
                lines = (await hear(two, "update")).get("chat")
            async with socket(served, guest, id) as three:
                bye = await hear(three, "bye", "welcome")
                assert bye["reason"]["id"] == "web-many-sockets"
        async with asyncio.timeout(10):
            while served.app.state.site.sockets:
                await asyncio.sleep(0.01)
        async with socket(served, guest, id) as four:
            assert (await hear(four, "bye", "welcome"))["type"] == "welcome"

    play(tmp_path, do, replace(PLENTY, connections=2))


def test_of_sockets_that_open_together_too_no_more_stay_than_may(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        headers = {"host": "localhost", "cookie": f"{COOKIE}={guest.cookies.get(COOKIE, '')}"}
        scope: dict[str, Any] = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/api/tables/{id}/socket",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("10.0.0.1", 1),
            "subprotocols": [],
        }
        heard: list[str] = []
        leave = asyncio.Event()

        async def one() -> None:
            told = ["websocket.connect"]

            async def receive() -> dict[str, Any]:
                if not told:
                    _ = await leave.wait()
                return {"type": told.pop() if told else "websocket.disconnect", "code": 1000}

            async def send(message: Any) -> None:
                await asyncio.sleep(0)  # as a server that has to wait for the browser
                if message["type"] == "websocket.send":
                    heard.append(json.loads(message["text"])["type"])

            await served.app(dict(scope), receive, send)

        sockets = [asyncio.create_task(one()) for _ in range(5)]
        async with asyncio.timeout(10):
            while sum(kind in ("welcome", "bye") for kind in heard) < len(sockets):
                await asyncio.sleep(0.01)
            leave.set()
            await asyncio.gather(*sockets)
        assert heard.count("welcome") == 2
        assert not served.app.state.site.sockets

    play(tmp_path, do, replace(PLENTY, connections=2))


DEEP = "field-too-deep"

# -- garbage -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "id", "told"),
    [
        ("", 0, "web-no-json"),
        ("{", 0, "web-no-json"),
        ("[" * 9000, 0, "web-no-json"),
        ("null", 0, "web-no-wish"),
        ("[]", 0, "web-no-wish"),
        ('{"id":5}', 5, "web-no-wish"),
        ('{"id":5,"type":"welcome"}', 5, "web-no-wish"),
        ('{"id":5,"type":["answer"]}', 5, "web-no-wish"),
        ('{"id":"5","type":"begin"}', 0, "field-wrong"),
        ('{"id":true,"type":"begin"}', 0, "field-wrong"),
        ('{"type":"begin"}', 0, "field-missing"),
        ('{"id":5,"type":"speak"}', 5, "field-missing"),
        ('{"id":5,"type":"speak","text":"x","channel":"all"}', 5, "field-choice"),
        ('{"id":5,"type":"begin","seat":1}', 5, "field-unknown"),
        ('{"id":1e400,"type":"begin"}', 0, None),
        ('{"id":5,"type":' + "[" * 60 + "]" * 60 + "}", 5, "web-no-wish"),
        ('{"id":5,"type":"answer","serial":1,"answer":' + "[" * 34 + "]" * 34 + "}", 5, DEEP),
        ('{"id":5,"type":"answer","serial":1,"answer":' + "[" * 90 + "]" * 90 + "}", 5, DEEP),
        ('{"id":5,"type":"act","kind":"concede","data":' + "[" * 90 + "]" * 90 + "}", 5, DEEP),
        ('{"id":5,"type":"sit","seat":' + "9" * 4000 + "}", 5, "field-too-great"),
        ('{"id":5,"type":"answer","serial":1,"answer":' + "9" * 4000 + "}", 5, "field-too-great"),
        ('{"id":' + "9" * 4000 + ',"type":"attempts"}', 0, "field-too-great"),
    ],
)
def test_what_is_no_command_fails_and_changes_nothing(
    tmp_path: Path, text: str, id: int, told: str | None
) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, table: str) -> None:
        async with socket(served, guest, table) as client:
            before = (await served.hall.table(table)).room.next
            await client.send(text)
            news = await hear(client, "failed")
            assert news["id"] == id
            assert told is None or reasons(news) == [told]
            assert (await served.hall.table(table)).room.next >= before
            assert (await ask(client, type="attempts"))["type"] == "attempt-list"

    # A table at which nothing happens by itself.
    play(tmp_path, do, table={"terms": {"seats": 1}, "begin": True})


def test_bytes_are_no_command(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            await client.send(b'{"id":1,"type":"begin"}')
            assert reasons(await hear(client, "failed")) == ["web-no-json"]

    play(tmp_path, do)


def test_a_message_that_is_too_long_ends_the_socket(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            # Letters of two bytes: it is the bytes that count.
            await client.send('"' + "é" * (PLENTY.most_message // 2) + '"')
            bye = await hear(client, "bye")
            assert (bye["reason"]["id"], bye["again"]) == ("web-too-large", False)
            assert await ended(client) == 1009

    play(tmp_path, do)


# -- too much ------------------------------------------------------------------------------


def stop_refilling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass for the limit of commands: a slow machine refuses the same ones."""
    monkeypatch.setattr("gorin.web.socket.Bucket", partial(Bucket, now=lambda: 0.0))


def test_who_sends_too_fast_is_refused_and_who_goes_on_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_refilling(monkeypatch)

    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            for number in range(1, 130):
                await client.send(json.dumps({"id": number, "type": "attempts"}))
            news = await hear(client, "failed")
            assert (news["id"], reasons(news)) == (6, ["web-too-many"])
            bye = await hear(client, "bye")
            assert (bye["reason"]["id"], bye["again"]) == ("web-too-many", False)
            assert await ended(client) == 1008

    play(tmp_path, do, replace(PLENTY, wishes=1, wishes_burst=5))


def test_who_is_sent_away_is_owed_each_refusal_before_the_farewell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_refilling(monkeypatch)

    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        texts = [f'{{"id":{number},"type":"attempts"}}' for number in range(1, 130)]
        come = [{"type": "websocket.connect"}]
        come += [{"type": "websocket.receive", "text": text} for text in texts]
        gone: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            # Every command waits already: nothing else of the server runs between two of them.
            return come.pop(0) if come else await asyncio.Future()

        async def send(message: Any) -> None:
            gone.append(message)

        scope = {
            "type": "websocket",
            "path": f"/api/tables/{id}/socket",
            "query_string": b"",
            "headers": [
                (b"host", served.address.removeprefix("http://").encode()),
                (b"origin", served.address.encode()),
                (b"cookie", f"{COOKIE}={guest.cookies.get(COOKIE, '')}".encode()),
            ],
        }
        await served.app(scope, receive, send)
        *news, bye = (json.loads(one["text"]) for one in gone if one["type"] == "websocket.send")
        refused = [one["id"] for one in news if one["type"] == "failed"]
        assert refused == list(range(6, 107))
        assert (bye["type"], bye["reason"]["id"]) == ("bye", "web-too-many")
        assert (gone[-1]["type"], gone[-1]["code"]) == ("websocket.close", 1008)

    play(tmp_path, do, replace(PLENTY, wishes=1, wishes_burst=5))


def test_who_does_not_read_is_told_to_come_back_and_holds_up_nobody(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id, max_queue=1) as slow:
            live = await served.hall.table(id)
            while not live._audience.connections:
                await asyncio.sleep(0.001)
            (connection,) = live._audience.connections
            news = Update(lines=(LogLine(0, "", say("seat-name", text="x" * 100_000)),))
            for _ in range(200):  # more than the system's buffers and the queue take
                connection.send(news)
                await asyncio.sleep(0)
            async with asyncio.timeout(20):
                while served.app.state.site.sockets:
                    await asyncio.sleep(0.01)
            assert not live._audience.connections
            _ = await ended(slow)
        async with socket(served, guest, id) as again:
            assert (await hear(again, "welcome", "bye"))["type"] == "welcome"

    play(tmp_path, do, replace(PLENTY, queue=20))


# -- the end -------------------------------------------------------------------------------


def test_when_the_server_stops_everybody_hears_that_it_comes_back(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            _ = await hear(client, "welcome")
            await served.hall.stop()
            bye = await hear(client, "bye")
            assert (bye["reason"]["id"], bye["again"]) == ("hall-stopping", True)
            with pytest.raises(ConnectionClosed):
                _ = await client.recv()
            await served.hall.start()

    play(tmp_path, do)


def test_who_goes_is_seen_to_go(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            _ = await hear(client, "welcome")
            assert served.app.state.site.metrics.connections._value.get() == 1
        async with asyncio.timeout(10):
            while served.app.state.site.sockets:
                await asyncio.sleep(0.01)
        assert served.app.state.site.metrics.connections._value.get() == 0
        assert not (await served.hall.table(id)).view().seats[0].present

    play(tmp_path, do)
