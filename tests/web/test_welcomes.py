"""How often one person is told a whole table, and how much may wait for one client."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.serving import Served
from tests.web.test_socket import ask, hear, play, socket
from websockets.asyncio.client import ClientConnection

from gorin.hall.eyes.feed import whole
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.views import Viewer
from gorin.hall.table.updates import Bye, LogLine, Update
from gorin.kernel.words import say
from gorin.web.limits import Limit
from gorin.web.socket import Waiting

RESYNCS = 30


class Hourglass:
    """A time that stands until a test lets it go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def paced(served: Served) -> Hourglass:
    """Give a server one welcome at a time for each person; return what lets the next one come."""
    hourglass = Hourglass()
    served.app.state.site.welcomes = Limit(100, 1, hourglass)
    return hourglass


async def welcomes_until_done(client: ClientConnection, **wish: Any) -> int:
    """Send a command, and return how often everything was told before its reply."""
    await client.send(json.dumps({"id": 7, **wish}))
    count = 0
    while (await hear(client, "welcome", "done"))["type"] == "welcome":
        count += 1
    return count


def test_one_welcome_answers_all_who_asked_for_it_meanwhile(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        hourglass = paced(served)
        async with socket(served, guest, id) as client:
            _ = await hear(client, "welcome")
            for number in range(RESYNCS):
                await client.send(json.dumps({"id": number, "type": "resync"}))
            # What else the client wants is done meanwhile.
            assert await welcomes_until_done(client, type="speak", text="here") == 0
            hourglass.now += 1
            _ = await hear(client, "welcome")
            # Nobody waits any more: a turn that comes now is nobody's.
            hourglass.now += 1
            await asyncio.sleep(0.1)
            assert await welcomes_until_done(client, type="speak", text="and here") == 0
            await client.send(json.dumps({"id": 1, "type": "resync"}))
            hourglass.now += 1
            _ = await hear(client, "welcome")

    play(tmp_path, do)


def test_sockets_that_one_person_opens_have_the_same_pace(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        hourglass = paced(served)
        async with socket(served, guest, id) as first, socket(served, guest, id) as second:
            _ = await hear(first, "welcome")
            live = await served.hall.table(id)
            assert await welcomes_until_done(first, type="speak", text="here") == 0
            assert live.connections == 1
            hourglass.now += 1
            _ = await hear(second, "welcome")

    play(tmp_path, do)


def test_all_there_is_to_know_is_made_once_for_those_who_ask_in_a_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Viewer] = []

    def counted(room: Room, viewer: Viewer) -> Update:
        made.append(viewer)
        return whole(room, viewer)

    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            first = await hear(client, "welcome")
            while not first["sight"]["questions"]:
                await client.send(json.dumps({"id": 1, "type": "resync"}))
                first = await hear(client, "welcome")
            monkeypatch.setattr("gorin.hall.eyes.audience.whole", counted)
            for _ in range(3):
                await client.send(json.dumps({"id": 1, "type": "resync"}))
                again = await hear(client, "welcome")
                assert again["sight"] == first["sight"]
            assert len(made) <= 1
            before = len(made)
            question = first["sight"]["questions"][0]
            key = question["options"][0]["key"]
            await ask(client, type="answer", serial=question["serial"], answer=key)
            await client.send(json.dumps({"id": 1, "type": "resync"}))
            later = await hear(client, "welcome")
            assert later["sight"] != first["sight"]
            assert len(made) > before

    play(tmp_path, do)


# -- what waits --------------------------------------------------------------------------------

SMALL = Update(lines=(LogLine(0, "", say("seat-name", text="x")),))
LARGE = Update(lines=(LogLine(0, "", say("seat-name", text="名" * 1000)),))


def test_news_wait_up_to_their_number() -> None:
    waiting = Waiting(2, 10_000)
    assert [waiting.put(SMALL) for _ in range(3)] == [True, True, False]
    _ = asyncio.run(waiting.next())
    assert waiting.put(SMALL)


def test_news_wait_up_to_their_bytes_and_the_largest_alone() -> None:
    waiting = Waiting(10, 2_500)  # a thousand signs of three bytes are more
    assert waiting.put(LARGE)
    assert not waiting.put(SMALL)
    text, is_last = asyncio.run(waiting.next())
    assert len(text) > 2_500
    assert not is_last
    assert waiting.put(SMALL)
    assert not waiting.put(LARGE)


def test_a_farewell_is_the_last_that_goes_out() -> None:
    waiting = Waiting(10, 1_000)
    assert waiting.put(Bye(say("web-broken"), again=True))
    _, is_last = asyncio.run(waiting.next())
    assert is_last
