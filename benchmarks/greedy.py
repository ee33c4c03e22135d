"""One guest within all limits who asks for the dearest things, and how long others wait meanwhile.

The guest has a table of eight seats, and in each phase wants of it, as often as a server lets
anybody, everything anew over ten sockets, read or not, new sockets, large parts of its replay, or
as many tables of bots as there may be. Between the phases nobody asks for anything. Others play on
at a table of their own all the time.

    python -m benchmarks.greedy
    python -m benchmarks.greedy --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
from benchmarks.hostility.beside import Game
from benchmarks.hostility.judging import GAME, Judge
from benchmarks.hostility.wire import Wire, frame, handshake, opened
from benchmarks.load import Client, Server, Table, guest, part

SETTINGS = {"GORIN_WEB_GUESTS": "1000000"}
"""Only new guests are not limited: the good ones come from the same address."""
CHOSEN = {"game": "l5r-lcg", "format": "enlightenment"}
SEATS = 8
ANSWERS = 60
"""The number of answers after which the table is asked for."""
SOCKETS = 10
"""The number of sockets that one person may have."""
A_SECOND = 20
"""The commands that one socket may send in a second."""
REQUESTS = 50
"""The requests that one address may send in a second."""
COUNT = 200
"""The most steps that a part of a replay may be asked to have."""
RESYNC = frame(b'{"type":"resync","id":1}')
CALM = "calm"
KIND = 10
"""The niceness of the guest: it shares a machine with the server only here."""


class Guest:
    """A guest with a large table."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        self.address, self.table, self.cookie = address, table, cookie

    @staticmethod
    async def come(address: str) -> Guest:
        """Come to a server, open a table, and play there for a while."""
        person = await guest(address)
        bots = ["", *["easy"] * (SEATS - 1)]
        body = {"terms": {"seats": SEATS, "chosen": CHOSEN}, "bots": bots, "begin": True}
        made = (await person.post("/api/tables", json=body)).raise_for_status().json()
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        await person.aclose()
        client = Client(cookie)
        await client.come(address, made["id"])
        table, below = Table(made["id"], [client]), random.Random(1)
        for _ in range(ANSWERS):
            while not client.questions and not client.over:
                client.heard.clear()
                await client.heard.wait()
            if await table.answer(below) is None:
                break
        assert client.socket is not None
        client.socket.close()
        return Guest(address, made["id"], cookie)

    async def open(self) -> Wire:
        """Open a socket at the table."""
        path = f"/api/tables/{self.table}/socket"
        return await opened(self.address, handshake(self.address, path, self.cookie))

    @asynccontextmanager
    async def sockets(self) -> AsyncIterator[list[Wire]]:
        """Have as many sockets as one person may have."""
        wires = [await self.open() for _ in range(SOCKETS)]
        try:
            yield wires
        finally:
            for wire in wires:
                wire.pipe.close()

    # -- what is wanted --------------------------------------------------------------------

    async def ask_anew(self, seconds: float, *, reads: bool) -> None:
        """Ask for everything anew over all sockets; read what comes, or leave it there."""
        async with self.sockets() as wires:
            for wire in wires:
                if not reads and not wire.pipe.is_over:
                    wire.pipe.transport.pause_reading()
            for _ in range(round(seconds * A_SECOND)):
                for wire in wires:
                    wire.pipe.send(RESYNC)
                    wire.pipe.data.clear()
                await asyncio.sleep(1 / A_SECOND)

    async def open_again(self, seconds: float) -> None:
        """Open sockets and close them, each as soon as its answer is there."""

        async def again() -> None:
            while True:
                (await self.open()).pipe.close()

        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(again() for _ in range(SOCKETS)))

    async def let_bots_play(self, seconds: float) -> None:
        """Open as many tables as one person may have, at which bots play alone."""
        terms = {"seats": SEATS, "chosen": CHOSEN}
        body = {"terms": terms, "bots": ["heuristic"] * SEATS, "begin": True}
        origin = f"http://{self.address}"
        headers = {"Cookie": self.cookie, "Origin": origin}
        async with httpx.AsyncClient(base_url=origin, headers=headers, timeout=60) as client:
            while (await client.post("/api/tables", json=body)).is_success:
                pass
        await asyncio.sleep(seconds)

    async def ask_for_parts(self, seconds: float) -> None:
        """Ask for large parts of the replay, and hang up before they come."""
        origin = f"http://{self.address}"
        headers = {"Cookie": self.cookie, "Origin": origin}
        tasks: set[asyncio.Task[None]] = set()
        async with httpx.AsyncClient(base_url=origin, headers=headers) as client:

            async def ask(first: int) -> None:
                asked = f"/api/replays/{self.table}/steps?view=seat1&first={first}&count={COUNT}"
                with suppress(httpx.HTTPError):
                    await client.get(asked, timeout=1)

            for number in range(round(seconds * REQUESTS)):
                tasks.add(asyncio.create_task(ask(number % ANSWERS)))
                await asyncio.sleep(1 / REQUESTS)
            await asyncio.gather(*tasks)


WISHES: Mapping[str, Callable[[Guest, float], Awaitable[None]]] = {
    "everything anew, read": partial(Guest.ask_anew, reads=True),
    "everything anew, not read": partial(Guest.ask_anew, reads=False),
    "sockets opened and closed": Guest.open_again,
    "parts of a replay": Guest.ask_for_parts,
    "bots at many tables": Guest.let_bots_play,
}
"""The dear things, by the names of their phases."""


class Run:
    """One run: what the others' answers took in each phase.

    Attributes:
        times: the seconds of all answers by phase.
        memory: the server's memory in MB by phase, when it ended.
    """

    def __init__(self, server: Server, game: Game) -> None:
        self._server, self._game = server, game
        self.times: dict[str, list[float]] = {CALM: []}
        self.memory: dict[str, float] = {}

    async def phase(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Let the guest work, and note what the others' answers take meanwhile."""
        before = len(self._game.times)
        await work()
        self.times.setdefault(name, []).extend(self._game.times[before:])
        self.memory[name] = self._server.memory()

    async def all(self, person: Guest, seconds: float) -> None:
        """Go through all phases, with calm ones between; the guest has a process of its own."""

        async def rest() -> None:
            await asyncio.sleep(seconds)

        async def want(name: str) -> None:
            told = (person.address, person.table, person.cookie, name, str(seconds))
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "benchmarks.greedy", "--guest", *told
            )
            assert await process.wait() == 0, name

        await self.phase(CALM, rest)
        for name in WISHES:
            await self.phase(name, partial(want, name))
            await self.phase(CALM, rest)

    def judge(self, judge: Judge, before: float, asked: argparse.Namespace) -> None:
        """Tell the figures, and hold against the server what is too slow or too much."""
        usual = statistics.median(self.times[CALM])
        for name, times in self.times.items():
            if not times:
                judge.hold(f"others are not answered: {name}")
                continue
            median = statistics.median(times)
            print(
                f"{name}: {len(times)} answers, median {1000 * median:.1f} ms,"
                f" p95 {part(times, 0.95):.1f} ms, {self.memory[name]:.0f} MB"
            )
            if median > asked.times * usual:
                judge.hold(f"others wait: {name}", f"{median / usual:.1f} times")
        most = max(self.memory.values()) - before
        if most > asked.memory:
            judge.hold("the memory grows", f"{most:.0f} MB")


async def want(person: Guest, name: str, seconds: float) -> None:
    """Want a dear thing for some seconds."""
    await WISHES[name](person, seconds)


async def run(server: Server, asked: argparse.Namespace) -> Judge:
    """Run all of it against a server."""
    judge = Judge()
    game = Game(server.address, {"game": GAME, "options": {}}, judge, "good")
    _ = await game.begin()
    person = await Guest.come(server.address)
    before = server.memory()
    found = Run(server, game)
    await found.all(person, asked.seconds)
    await game.end()
    found.judge(judge, before, asked)
    return judge


def main() -> int:
    """Read the command line and run; return 1 if anything is held against the server."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    _ = parser.add_argument("--seconds", type=float, default=8, help="seconds of each phase")
    _ = parser.add_argument(
        "--times", type=float, default=2.0, help="the times as long that others may wait"
    )
    _ = parser.add_argument("--memory", type=float, default=150, help="MB that may be added")
    _ = parser.add_argument("--guest", nargs=5, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.guest is not None:
        address, table, cookie, name, seconds = asked.guest
        os.nice(KIND)
        asyncio.run(want(Guest(address, table, cookie), name, float(seconds)))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), None, Path(folder) / "stderr.txt")
        server.settings = SETTINGS
        try:
            server.start()
            judge = asyncio.run(run(server, asked))
        finally:
            if server.process is not None:
                server.kill()
    return judge.verdict()


if __name__ == "__main__":
    sys.exit(main())
