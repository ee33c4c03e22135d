"""A process that appends to several tables at once and says what was acknowledged, for ever.

    python -m tests.hall.store.crashing DATABASE TABLE ...

A line "TABLE NUMBER" means that `append` returned for that record. It is there to be killed.
"""

from __future__ import annotations

import asyncio
import os
import sys

from tests.hall.store.sample import said, summary

from gorin.hall.store.rows import Snapshot
from gorin.hall.store.store import Store


async def appender(store: Store, table: str) -> None:
    """Append to a table from where it ends."""
    found = await store.load(table)
    assert found is not None
    number = found.count
    while True:
        batch = [said(number + offset, f"{table} {number + offset}") for offset in range(3)]
        await store.append(table, batch, summary() if number % 5 == 0 else None)
        number += len(batch)
        # Written at once, whole: what the parent reads was acknowledged.
        os.write(sys.stdout.fileno(), f"{table} {number - 1}\n".encode())
        if number % 4 == 0:
            await store.save_snapshot(table, Snapshot(number, "1", str(number).encode()))


async def run(address: str, tables: list[str]) -> None:
    """Append to all the tables."""
    store = Store.open(address)
    await store.start()
    await asyncio.gather(*(appender(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], sys.argv[2:]))
