"""A hostile client: bad commands, broken files and slow connections against a real server.

Each bad command has to be refused once, by a reason that can be read or by a code that the protocol
knows. Nothing may be written to the log as an error, no table of others may be disturbed, a good
game has to go on, and the server has to answer others nearly as fast as when nobody is hostile.

    python -m benchmarks.hostile
    python -m benchmarks.hostile --commands 100000 --files 20000 --slow 500 --whole
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from benchmarks.hostility import files, requests
from benchmarks.hostility.beside import Game, Health, figures
from benchmarks.hostility.files import Text
from benchmarks.hostility.judging import GAME, Judge
from benchmarks.hostility.pace import Pace
from benchmarks.hostility.requests import Place
from benchmarks.hostility.rogues import Rogue
from benchmarks.hostility.slow import EACH, Slow
from benchmarks.load import UNLIMITED, Server, Table, guest, open_table, report

OTHER_LIMITS = ("CHECKS", "WISHES", "WISHES_BURST", "WELCOMES", "WELCOMES_BURST")
SETTINGS = {
    **UNLIMITED,
    **{f"GORIN_WEB_{name}": "1000000" for name in OTHER_LIMITS},
}
"""Settings without limits: all requests must be read here, none refused unread."""
CHOSEN: Mapping[str, Any] = {"game": GAME, "options": {}}
OVER_SOCKETS = 0.6
"""The share of commands that go over sockets, the rest over HTTP."""
TASKS = 6
"""The number of those who ask over HTTP at the same time."""
AT_ONCE = 3
"""The number of those who hand in files at the same time."""
WORK, REST, ENDS = 6.0, 1.5, 0.2
"""The seconds in which everybody hostile works, then rests, and those of each that count for none:
so what else the machine has to do is in the figures of both.
"""
KIND = 10
"""The niceness of hostile processes: they share a machine with the server only here."""


def cookie_of(client: httpx.AsyncClient) -> str:
    """Return the cookie of somebody."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


class Siege:
    """One run against one server."""

    def __init__(self, server: Server, folder: Path, asked: argparse.Namespace) -> None:
        self.server, self.folder, self.asked = server, folder, asked
        self.judge = Judge()
        self.seed = int(asked.seed)

    @property
    def address(self) -> str:
        """Host and port."""
        return self.server.address

    def below(self, *parts: object) -> random.Random:
        """Return chance for one part of the run."""
        return random.Random(" ".join(map(str, (self.seed, *parts))))

    async def run(self) -> None:
        """Run all of it."""
        asked, judge = self.asked, self.judge
        game = Game(self.address, dict(CHOSEN), judge, "good")
        table = await game.begin()
        own = await open_table(self.address, 2, CHOSEN)
        place, watcher = await self._place(table, own)
        sources = (*files.shipped(), *await self._journals())
        slow = Slow(place, [own.clients[2].cookie, *await self._watchers(own.id)])
        health = Health(self.address, self.folder)
        os.nice(KIND)  # only now: whoever measures yields to nobody
        memory = self.server.memory()
        try:
            await self._rest(health, "idle")
            health.phase("slow connections")
            await slow.open(asked.slow)
            await self._rest(health, "slow connections")
            pace = Pace(asked.rate)
            async with resting(health, pace, "bad commands"):
                await self._send_commands(place, table, own, watcher, pace)
            pace = Pace(asked.file_rate)
            async with resting(health, pace, "broken files"):
                await self._send_files(place, sources, pace)
            if asked.whole:
                await slow.let_go()
                self._judge_slow(slow)
            slow.close()
            await asyncio.sleep(1)
            await self._rest(health, "idle")
            await game.end()
            self._tell(health, game, memory)
        finally:
            health.end()
            slow.close()

    async def _rest(self, health: Health, phase: str) -> None:
        health.phase(phase)
        await asyncio.sleep(self.asked.idle)

    async def _place(self, good: Table, own: Table) -> tuple[Place, str]:
        """Return where to ask, and the cookie of somebody hostile who watches the good game."""
        rogue, stranger = await guest(self.address), await guest(self.address)
        opened = await rogue.post("/api/tables", json={"terms": {"seats": 2, "chosen": CHOSEN}})
        private = {"seats": 2, "chosen": CHOSEN, "watching": "none"}
        hidden = await stranger.post("/api/tables", json={"terms": private})
        for answer in (opened, hidden):
            answer.raise_for_status()
        entered = {"role": "spectator", "name": "Rogue"}
        (await rogue.post(f"/api/tables/{good.id}/enter", json=entered)).raise_for_status()
        cookie = cookie_of(rogue)
        ids = opened.json()["id"], own.id, hidden.json()["id"]
        await rogue.aclose()
        await stranger.aclose()
        return Place(self.address, cookie, *ids), cookie

    async def _watchers(self, table: str) -> list[str]:
        """Return the cookies of people who watch a table, enough for all slow sockets."""
        cookies: list[str] = []
        for number in range(self.asked.slow // EACH // 2 + 1):
            person = await guest(self.address)
            entered = {"role": "spectator", "name": f"Slow {number}"}
            (await person.post(f"/api/tables/{table}/enter", json=entered)).raise_for_status()
            cookies.append(cookie_of(person))
            await person.aclose()
        return cookies

    async def _journals(self) -> list[Text]:
        """Return journals of games that bots have played, and what a saved game of them is."""
        person = await guest(self.address)
        texts: list[Text] = []
        for seats in (1, 2):
            chosen = {"game": GAME, "options": {"turn_limit": 4}}
            terms = {"seats": seats, "chosen": chosen}
            body = {"terms": terms, "bots": ["easy"] * seats, "begin": True}
            opened = await person.post("/api/tables", json=body)
            opened.raise_for_status()
            address = f"/api/tables/{opened.json()['id']}"
            while (await person.get(address)).json()["stage"] != "over":
                await asyncio.sleep(0.1)
            text = (await person.get(f"{address}/journal")).raise_for_status().text
            texts.append(Text("journals", text))
            lines = text.splitlines(keepends=True)
            texts.append(Text("saves", "".join(lines[: len(lines) // 2])))
        await person.aclose()
        return texts

    # -- what is hostile -------------------------------------------------------------------

    async def _send_commands(
        self, place: Place, good: Table, own: Table, watcher: str, pace: Pace
    ) -> None:
        count = self.asked.commands
        rogues = [*self._rogues(place, good, own, watcher)]
        over_sockets = round(count * OVER_SOCKETS)
        tasks = [
            rogue.send_bad(self.below("rogue", at), pace, share)
            for at, (rogue, share) in enumerate(
                zip(rogues, shares(over_sockets, len(rogues)), strict=True)
            )
        ]
        tasks += [
            requests.send_bad(place, self.judge, self.below("asker", at), pace, share)
            for at, share in enumerate(shares(count - over_sockets, TASKS))
        ]
        await asyncio.gather(*tasks)

    def _rogues(self, place: Place, good: Table, own: Table, watcher: str) -> Iterator[Rogue]:
        host, player, spectator = own.clients
        both = (host, player)
        at, judge = self.address, self.judge
        yield Rogue(at, own.id, host.cookie, "host", judge, host, both)
        yield Rogue(at, own.id, player.cookie, "player", judge, player, both)
        yield Rogue(at, own.id, spectator.cookie, "watcher", judge, None, both)
        yield Rogue(at, place.gathering, place.cookie, "alone", judge)
        for _ in range(3):
            yield Rogue(at, good.id, watcher, "watcher", judge, None, good.clients[:2])

    async def _send_files(self, place: Place, sources: Sequence[Text], pace: Pace) -> None:
        tasks = [
            files.send_broken(place, sources, self.judge, self.below("files", at), pace, share)
            for at, share in enumerate(shares(self.asked.files, AT_ONCE))
        ]
        await asyncio.gather(*tasks)

    # -- what came of it -------------------------------------------------------------------

    def _judge_slow(self, slow: Slow) -> None:
        for kind, count in slow.left().items():
            self.judge.hold(f"the server holds connections for ever: {kind}", count)
        if slow.untold():
            self.judge.hold("slow headers: no answer says so", slow.untold())

    def _tell(self, health: Health, game: Game, memory: float) -> None:
        judge = self.judge
        times = health.times()
        idle = figures(times["idle"])
        for name, taken in times.items():
            if not taken:
                judge.hold(f"/health: no answer in the phase “{name}”")
                continue
            median, late = figures(taken)
            print(f"/health, {name}: {len(taken)} times, median {median:.2f} ms, p95 {late:.2f} ms")
            for what, one, usual in (("median", median, idle[0]), ("p95", late, idle[1])):
                if one > self.asked.within * usual:
                    judge.hold(
                        f"/health: {what} in the phase “{name}”", f"{one:.2f}/{usual:.2f} ms"
                    )
        report("good game, answer to last observer", game.times)
        print(f"memory of the server: {memory:.0f} MB before, {self.server.memory():.0f} MB after")
        for what, count in sorted(judge.counts.items()):
            print(f"{what}: {count}")
        print(f"different reasons told: {len(judge.refusals)}")


@asynccontextmanager
async def resting(health: Health, pace: Pace, phase: str) -> AsyncIterator[None]:
    """Let all rest again and again as long as this lasts, and measure both."""

    async def rest() -> None:
        while True:
            pace.go_on()
            health.phase(phase)
            await asyncio.sleep(WORK)
            pace.hold()
            health.phase("")
            await asyncio.sleep(ENDS)
            health.phase("idle")
            await asyncio.sleep(REST)

    task = asyncio.create_task(rest())
    try:
        yield
    finally:
        task.cancel()
        health.phase("")


def shares(count: int, parts: int) -> list[int]:
    """Return a number parted as evenly as it can be."""
    return [count // parts + (at < count % parts) for at in range(parts)]


def besiege(asked: argparse.Namespace, folder: Path) -> Judge:
    """Run against a server of its own; return what is held against it."""
    said = folder / "stderr.txt"
    server = Server(folder, None, said)
    server.settings = SETTINGS
    begun = time.perf_counter()
    try:
        server.start()
        siege = Siege(server, folder, asked)
        asyncio.run(siege.run())
        assert server.process is not None
        if server.process.poll() is not None:
            siege.judge.hold("the server has ended")
    finally:
        if server.process is not None:
            server.kill()
    siege.judge.judge_said(said.read_text(errors="replace"))
    print(f"seconds: {time.perf_counter() - begun:.0f}")
    return siege.judge


def main() -> int:
    """Read the command line and run; return 1 if anything is held against the server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commands", type=int, default=2000)
    parser.add_argument("--files", type=int, default=500)
    parser.add_argument("--slow", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=300, help="commands in a second")
    parser.add_argument("--file-rate", type=float, default=30, help="files in a second")
    parser.add_argument("--idle", type=float, default=5, help="seconds in which nobody is hostile")
    parser.add_argument(
        "--within", type=float, default=2.0, help="the times as long that others may wait"
    )
    parser.add_argument(
        "--whole", action="store_true", help="wait until all that is slow is let go"
    )
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        judge = besiege(asked, Path(folder))
    return judge.verdict()


if __name__ == "__main__":
    sys.exit(main())
