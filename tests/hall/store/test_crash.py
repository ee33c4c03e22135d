"""The server is killed at random moments: nothing that was acknowledged is missing."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.hall.postgres import Postgres
from tests.hall.store.sample import new_table, opened, opened_store, said

from gorin.hall.store.store import Store

ROOT = Path(__file__).parents[3]
TABLES = ("t1", "t2", "t3", "t4")
FEW, MANY = 4, 150


def killed(address: str, lines: int, pause: float) -> dict[str, int]:
    """Run the appending process, kill it, return the last number acknowledged for each table."""
    acknowledged: dict[str, int] = {}
    command = [sys.executable, "-m", "tests.hall.store.crashing", address, *TABLES]
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}
    ) as child:
        assert child.stdout is not None
        for _ in range(lines):
            table, number = child.stdout.readline().split()
            acknowledged[table] = int(number)
        time.sleep(pause)  # so that it is killed anywhere between two acknowledgements
        child.kill()
        # The last line may have been cut off: then its end tells nothing.
        for line in child.stdout.read().splitlines(keepends=True):
            if line.endswith("\n"):
                table, number = line.split()
                acknowledged[table] = int(number)
    return acknowledged


async def missing(store: Store, acknowledged: dict[str, int]) -> None:
    """See that every table holds what was acknowledged, no gap, and no part of an append."""
    for table in TABLES:
        records = await store.records(table)
        count = len(records)
        assert count > acknowledged.get(table, 0), table
        assert (count - 1) % 3 == 0, table
        expected = [opened(), *(said(number, f"{table} {number}") for number in range(1, count))]
        assert records == expected
        found = await store.load(table, form="1")
        assert found is not None
        if found.snapshot is not None:
            assert found.snapshot.body == str(found.snapshot.number).encode()
            assert found.snapshot.number + len(found.records) == count


def crash(address: str, kills: int, server: Postgres | None = None) -> None:
    dice = random.Random(kills)

    async def begin() -> None:
        async with opened_store(address) as store:
            for table in TABLES:
                await store.create(new_table(table))

    async def check(acknowledged: dict[str, int]) -> None:
        async with opened_store(address) as store:
            await missing(store, acknowledged)
            if server is None:
                whole = await store._read(
                    lambda found: found.execute(text("PRAGMA integrity_check")).all()
                )
                assert [tuple(row) for row in whole] == [("ok",)]

    asyncio.run(begin())
    for number in range(kills):
        acknowledged = killed(address, dice.randrange(1, 40), dice.random() / 50)
        assert acknowledged
        if server is not None and number % 3 == 2:
            server.stop()
            server.start()
        elif server is not None:
            server.wait_until_left(address)
        asyncio.run(check(acknowledged))


@pytest.mark.slow
def test_nothing_acknowledged_is_missing_after_a_kill(tmp_path: Path) -> None:
    crash(f"sqlite:///{tmp_path}/gorin.sqlite3", FEW)


@pytest.mark.slow
def test_nothing_acknowledged_is_missing_after_a_kill_with_postgresql(postgres: Postgres) -> None:
    crash(postgres.database(), FEW, postgres)


@pytest.mark.soak
def test_nothing_acknowledged_is_missing_after_many_kills(tmp_path: Path) -> None:
    crash(f"sqlite:///{tmp_path}/gorin.sqlite3", MANY)


@pytest.mark.soak
def test_nothing_acknowledged_is_missing_after_many_kills_with_postgresql(
    postgres: Postgres,
) -> None:
    crash(postgres.database(), MANY, postgres)
