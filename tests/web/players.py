"""Players over real sockets: they answer whatever they are asked, and remember what they heard."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from tests.hall.splicing import spliced
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from gorin.hall.table.updates import Splice

SPLICES = tuple[Splice, ...]

ALL_STOPS = {"stops": "all", "skip": "", "choices": {"order": "ask", "reset": "ask"}}


class Guest:
    """Somebody with a browser: the cookie that the server gave."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = address
        self.cookie = cookie

    @staticmethod
    async def arrive(address: str) -> Guest:
        """Say hello to a server."""
        async with httpx.AsyncClient(base_url=f"http://{address}") as client:
            answer = await client.get("/api/hello")
            answer.raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return Guest(address, cookie)

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server for something; return what it answers."""
        origin = f"http://{self.address}"
        headers = {"Cookie": self.cookie, "Origin": origin}
        async with httpx.AsyncClient(base_url=origin, headers=headers, timeout=30) as client:
            answer = await client.post(path, json=body)
            assert answer.status_code < 300, answer.text
            return answer.json()

    async def open(self, terms: dict[str, Any], **more: Any) -> str:
        """Open a table and return its id."""
        made = await self.post("/api/tables", {"terms": terms, **more})
        return str(made["id"])

    async def join(self, table: str, host: Guest, role: str = "player") -> None:
        """Come to a table with an invitation of its host."""
        made = await host.post(f"/api/tables/{table}/invitations", {"role": role})
        token = made["link"].rpartition("/")[2]
        body = {"role": role, "name": f"Guest {token[-4:]}", "invitation": token}
        await self.post(f"/api/tables/{table}/enter", body)


class Player:
    """One socket at a table.

    Attributes:
        heard: every text that came over the socket.
        done: the serial numbers and answers that the server said were carried out.
        failed: the faults of commands that were refused.
    """

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.heard: list[str] = []
        self.done: list[tuple[int, Any]] = []
        self.failed: list[Any] = []
        self.questions: list[dict[str, Any]] = []
        self.you: dict[str, Any] = {}
        self.seen: dict[str, Any] = {}
        self.over = False
        self.number = -1
        self.changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._waiting: dict[int, tuple[int, Any] | None] = {}
        self._command = 0

    async def connect(self) -> None:
        """Connect and hear the welcome."""
        self._waiting.clear()
        self._socket = await connect(
            f"ws://{self.guest.address}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": self.guest.cookie},
            origin=Origin(f"http://{self.guest.address}"),
            compression=None,
            max_size=2**24,
        )
        self._take(await self._socket.recv())

    async def listen(self) -> None:
        """Hear the server out, until it goes away."""
        assert self._socket is not None
        try:
            async for text in self._socket:
                self._take(text)
        except ConnectionClosed:
            pass
        finally:
            self.changed.set()

    async def close(self) -> None:
        """Go away."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, **wish: Any) -> int:
        """Send a command; return its number."""
        assert self._socket is not None
        self._command += 1
        self._waiting[self._command] = (
            (wish["serial"], wish["answer"]) if wish["type"] == "answer" else None
        )
        await self._socket.send(msgspec.json.encode({"id": self._command, **wish}).decode())
        return self._command

    async def answer(self, choose: Callable[[dict[str, Any]], Any]) -> None:
        """Answer the first question that is open."""
        question = self.questions[0]
        self.questions = []
        await self.send(type="answer", serial=question["serial"], answer=choose(question))

    def _take(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.heard.append(text)
        news = msgspec.json.decode(text)
        if news["type"] == "done":
            given = self._waiting.pop(news["id"], None)
            if given is not None:
                self.done.append(given)
        elif news["type"] == "failed":
            self._waiting.pop(news["id"], None)
            self.failed.append(news["faults"])
        self.you = news.get("you") or self.you
        sight = news.get("sight")
        if sight is not None:
            self.questions = sight["questions"]
            self.over = sight["outcome"] is not None
            self.number = sight["number"]
            self.seen = sight["view"] if sight["whole"] else {**self.seen, **sight["view"]}
            for name, changes in sight["rows"].items():
                self.seen[name] = spliced(self.seen[name], msgspec.convert(changes, SPLICES))
        self.changed.set()


def any_key(below: random.Random) -> Callable[[dict[str, Any]], Any]:
    """Return a way to answer: any option at random."""
    return lambda question: below.choice(question["options"])["key"]


async def play_on(player: Player, below: random.Random, *, until: int = 10**9) -> None:
    """Answer at random until the match is over or the server is gone."""
    listening = asyncio.create_task(player.listen())
    choose = any_key(below)
    try:
        while not listening.done() and not player.over and len(player.done) < until:
            player.changed.clear()
            if player.questions:
                await player.answer(choose)
            else:
                await player.changed.wait()
    except ConnectionClosed:
        pass
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
