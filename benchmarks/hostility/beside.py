"""A good game beside all that, and somebody who asks whether the server answers."""

from __future__ import annotations

import asyncio
import http.client
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.hostility.judging import Judge
from benchmarks.hostility.rogues import HEARD
from benchmarks.load import Table, open_table, part

REST = 0.1
"""The seconds that a good player thinks."""
EVERY = 0.02
"""The seconds between two questions whether the server answers."""
LONGEST = 60.0
"""The seconds that count for an answer that does not come."""


class Game:
    """Good people who play on all the time; nobody may disturb them."""

    def __init__(self, address: str, chosen: dict[str, Any], judge: Judge, name: str) -> None:
        self._address, self._chosen, self._judge = address, chosen, judge
        self._name = name
        self.times: list[float] = []
        self.table: Table | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> Table:
        """Open a table and begin to play at it."""
        self.table = await self._open()
        self._task = asyncio.create_task(self._play())
        return self.table

    async def _open(self) -> Table:
        table = await open_table(self._address, 1, self._chosen)
        for client in table.clients:
            assert client.socket is not None
            heard = client.socket.heard

            def hear(text: bytes, heard: Any = heard) -> None:
                kind = HEARD.decode(text).type
                if kind in ("welcome", "bye", "failed"):
                    self._judge.hold(f"a table of others was disturbed: {kind}", text[:400])
                heard(text)

            client.socket.heard = hear
        return table

    async def _play(self) -> None:
        below = random.Random(1)
        while True:
            assert self.table is not None
            try:
                took = await self.table.answer(below)
            except TimeoutError:
                shown = [client.stands for client in self.table.clients]
                self._judge.hold("a game of others does not go on", (self.table.id, *shown))
                took = None
            if took is None:
                self.table = await self._open()
            else:
                self.times.append(took)
            await asyncio.sleep(REST)

    async def end(self) -> None:
        """Play no more; it must have gone on until now."""
        assert self._task is not None
        if self._task.done() and not self._task.cancelled():
            self._judge.hold("a game of others broke off", repr(self._task.exception()))
        before = len(self.times)
        await asyncio.sleep(5 * REST + 2)
        if len(self.times) == before:
            self._judge.hold("a game of others stands still")
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Health:
    """Asks whether the server answers, in a process of its own, and how long that takes."""

    def __init__(self, address: str, folder: Path) -> None:
        self._file = folder / "health.txt"
        command = [sys.executable, "-m", __name__, address, str(self._file)]
        self._process = subprocess.Popen(command)
        self._phases: list[tuple[str, float, float]] = []
        self._name, self._since = "", 0.0

    def phase(self, name: str) -> None:
        """Begin a phase; an empty name: what comes counts for none."""
        now = time.monotonic()
        if self._name:
            self._phases.append((self._name, self._since, now))
        self._name, self._since = name, now

    def times(self) -> dict[str, list[float]]:
        """Return what was measured in each phase, in seconds."""
        self.phase("")
        by_name: dict[str, list[float]] = {}
        rows = [line.split() for line in self._file.read_text().splitlines()]
        measured = [(float(row[0]), float(row[1])) for row in rows if len(row) == 2]
        for name, since, until in self._phases:
            taken = [took for at, took in measured if since <= at < until]
            by_name.setdefault(name, []).extend(taken)
        return by_name

    def end(self) -> None:
        """Ask no more."""
        self._process.kill()
        self._process.wait()


def figures(times: Sequence[float]) -> tuple[float, float]:
    """Return the median and the 95th percentile in milliseconds."""
    return 1000 * statistics.median(times), part(times, 0.95)


def _ask(address: str, file: Path) -> None:
    """Ask again and again, on one connection; a line is when, and how long it took."""
    host, _, port = address.partition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=LONGEST)
    with file.open("w", buffering=1) as lines:
        while True:
            begun = time.monotonic()
            try:
                connection.request("GET", "/health")
                answer = connection.getresponse()
                _ = answer.read()
                is_well = answer.status == 200
            except (OSError, http.client.HTTPException):
                connection.close()
                is_well = False
            took = time.monotonic() - begun if is_well else LONGEST
            lines.write(f"{begun} {took}\n")
            time.sleep(EVERY)


if __name__ == "__main__":
    _ask(sys.argv[1], Path(sys.argv[2]))
