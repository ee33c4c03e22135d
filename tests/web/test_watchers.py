"""Talk of those who watch, over real sockets: what they may say, and who hears of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.web.serving import Served, listening
from tests.web.test_socket import ask, browser, ended, hear, reasons, socket
from websockets.asyncio.client import ClientConnection

SECRET = "she has the key"


class Watched:
    """A table at which somebody plays against a bot, and two who watch.

    Attributes:
        people: the browsers of the host and of those who watch.
        sockets: a socket of each.
    """

    def __init__(self, served: Served, id: str) -> None:
        self.served, self.id = served, id
        self.people: dict[str, httpx.AsyncClient] = {}
        self.sockets: dict[str, ClientConnection] = {}

    async def says(self, name: str, text: str, channel: str = "table") -> list[str]:
        """Let somebody speak; return why they may not."""
        reply = await ask(self.sockets[name], type="speak", text=text, channel=channel)
        return reasons(reply) if reply["type"] == "failed" else []

    async def heard(self, name: str) -> list[str]:
        """Return all that somebody has heard since this was asked last, and a whole table."""
        client = self.sockets[name]
        await client.send(json.dumps({"type": "resync", "id": 1}))
        texts: list[str] = []
        while not texts or json.loads(texts[-1])["type"] != "welcome":
            texts.append(str(await client.recv()))
        return texts

    async def number_of(self, name: str) -> int:
        """Return the number by which somebody is known at the table."""
        view = (await self.people["host"].get(f"/api/tables/{self.id}")).json()
        return next(int(one["number"]) for one in view["people"] if one["name"] == name)


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Watched]:
    async with listening(folder) as served, AsyncExitStack() as open, asyncio.timeout(60):
        host = await open.enter_async_context(browser(served))
        body: dict[str, Any] = {"terms": {"seats": 2}, "bots": ["", "random"], "begin": True}
        table = Watched(served, (await host.post("/api/tables", json=body)).json()["id"])
        table.people["host"] = host
        for name in ("Cai", "Dot"):
            table.people[name] = await open.enter_async_context(browser(served))
            entered = {"role": "spectator", "name": name}
            path = f"/api/tables/{table.id}/enter"
            assert (await table.people[name].post(path, json=entered)).is_success
        for name, person in table.people.items():
            table.sockets[name] = await open.enter_async_context(
                socket(served, person, table.id, max_size=None)
            )
            _ = await hear(table.sockets[name], "welcome")
        yield table


def test_players_hear_nothing_of_what_watchers_say_until_it_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with watched(tmp_path) as table:
            assert await table.says("Cai", SECRET) == ["hall-other-channel"]
            assert await table.says("Cai", SECRET, "watchers") == []
            assert await table.says("host", "hm", "watchers") == ["hall-other-channel"]
            assert await table.says("host", "hm") == []
            seen = "".join(await table.heard("Dot"))
            assert SECRET in seen
            assert '"hm"' in seen
            assert SECRET not in "".join(await table.heard("host"))
            renamed = await ask(table.sockets["Cai"], type="rename", name=SECRET)
            assert reasons(renamed) == ["hall-rename-later"]
            assert (await ask(table.sockets["host"], type="act", kind="concede"))["type"] == "done"
            assert SECRET in "".join(await table.heard("host"))
            assert await table.says("Cai", "well played") == []

    asyncio.run(run())


def test_a_watcher_who_floods_or_is_muted_or_removed_is_not_heard(tmp_path: Path) -> None:
    async def run() -> None:
        async with watched(tmp_path) as table:
            told = [await table.says("Cai", f"line {number}", "watchers") for number in range(9)]
            assert told == [[]] * 8 + [["hall-too-fast"]]
            host, dot = table.sockets["host"], await table.number_of("Dot")
            muted = await ask(host, type="moderate", person=dot, act="mute")
            assert muted["type"] == "done"
            assert await table.says("Dot", "psst", "watchers") == ["hall-muted"]
            cai = await table.number_of("Cai")
            assert (await ask(host, type="moderate", person=cai, act="ban"))["type"] == "done"
            assert (await hear(table.sockets["Cai"], "bye"))["reason"]["id"] == "hall-removed"
            _ = await ended(table.sockets["Cai"])
            async with socket(table.served, table.people["Cai"], table.id) as again:
                assert (await hear(again, "bye"))["reason"]["id"] == "hall-not-here"
                _ = await ended(again)

    asyncio.run(run())
