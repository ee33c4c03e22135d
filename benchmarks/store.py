"""Measures how fast the store keeps records: appends a second, and how long one waits.

    python benchmarks/store.py [--seconds 3] [--append 1 20 200] [DATABASE ...]

Without a database it makes a SQLite file in the folder for temporary files; name a file on the
disk that matters, or postgresql://..., to measure that. Each appender waits for its record to be
durable before it sends the next one, as a table does.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
import uuid
from pathlib import Path

from gorin.hall.store.rows import NewTable, SeatRow, Snapshot, Summary
from gorin.hall.store.store import Store
from gorin.hall.table.records import Kept, Opened, Played
from gorin.hall.table.terms import Terms
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered
from gorin.kernel.words import say

PERSON = "a" * 32


def summary() -> Summary:
    """Return the summary of a table for two."""
    seats = (SeatRow("Ana", PERSON), SeatRow("Bot", "", "medium"))
    return Summary("tomb-raider", "standard", say("level"), PERSON, "playing", seats=seats)


def played(number: int) -> Kept:
    """Return the record of an answer and what chance answered because of it."""
    entries = (
        Answered(number, Seat(0), "move:B4"),
        Answered(number + 1, Seat(-1), (3, 1, 2), secret=True),
    )
    return Kept(number, 1_700_000_000_000 + number, Played(entries))


async def appender(store: Store, table: str, until: float, waits: list[float]) -> None:
    """Append one record after the other until it is time to stop."""
    number = 1
    while (begun := time.perf_counter()) < until:
        changed = summary() if number % 10 == 0 else None
        await store.append(table, [played(number)], changed)
        waits.append(time.perf_counter() - begun)
        number += 1


async def measure(address: str, count: int, seconds: float) -> None:
    """Print the figures of a number of appenders."""
    store = Store.open(address)
    await store.start()
    tables = [uuid.uuid4().hex for _ in range(count)]
    first = Kept(0, 1_700_000_000_000, Opened(PERSON, "Ana", Terms(seats=2)))
    await asyncio.gather(
        *(store.create(NewTable(id, "00" * 32, summary(), (first,))) for id in tables)
    )
    waits: list[float] = []
    begun = time.perf_counter()
    until = begun + seconds
    await asyncio.gather(*(appender(store, id, until, waits) for id in tables))
    rate = len(waits) / (time.perf_counter() - begun)
    print(f"{count:5} appenders {rate:9,.0f}/s  {spread(waits)}", flush=True)
    if count == 1:
        await measure_loading(store, tables[0], len(waits) + 1)
    await store.stop()


async def measure_loading(store: Store, table: str, count: int) -> None:
    """Print how long loading a table takes, without and with a snapshot."""
    waits = [await _timed_load(store, table, None) for _ in range(20)]
    print(f"      load {count} records  {spread(waits)}")
    await store.save_snapshot(table, Snapshot(count - 20, "1", b"x" * 4000))
    waits = [await _timed_load(store, table, "1") for _ in range(200)]
    print(f"      load a snapshot and 20 records  {spread(waits)}")


async def _timed_load(store: Store, table: str, form: str | None) -> float:
    begun = time.perf_counter()
    assert await store.load(table, form=form) is not None
    return time.perf_counter() - begun


def spread(waits: list[float]) -> str:
    """Return how long half of them waited, and all but one in twenty, at most."""
    ordered = [1000 * wait for wait in sorted(waits)]
    half, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    return f"p50 {half:7.2f} ms  p95 {most:7.2f} ms"


def main() -> None:
    """Measure each database named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("databases", nargs="*")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--append", type=int, nargs="+", default=[1, 20, 200])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for address in asked.databases or [f"sqlite:///{Path(folder) / 'bench.sqlite3'}"]:
            print(address.partition("://")[0])
            for count in asked.append:
                asyncio.run(measure(address, count, asked.seconds))


if __name__ == "__main__":
    main()
