"""A server that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.hall.postgres import Postgres, cluster
from tests.shipped import match_of
from tests.web.players import ALL_STOPS, Guest, Player, play_on
from tests.web.process import Process

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.process.hall import Hall
from gorin.hall.store.store import Store
from gorin.kernel.decision import CHANCE
from gorin.kernel.journal import Answered, Journal, effective
from gorin.kernel.verify import verify

FEW, MANY = 3, 150
"""Kills in the suite and under `make soak`, on each database."""
TABLES = 4
LONGEST_LIFE = 0.8
"""For so many seconds at most the server lives while it is played at."""


async def _open_tables(address: str) -> list[tuple[Player, Player]]:
    """Open tables of two people, at which the match has begun."""
    tables: list[tuple[Player, Player]] = []
    for _ in range(TABLES):
        host, friend = await Guest.arrive(address), await Guest.arrive(address)
        table = await host.open({"seats": 2, "undo": "none"})
        await friend.join(table, host)
        players = (Player(host, table), Player(friend, table))
        for player in players:
            await player.connect()
            await player.send(type="stops", stops=ALL_STOPS)
        await players[0].send(type="begin")
        while players[0].number < 0:
            await _hear(players[0])
        for player in players:
            await player.close()
        tables.append(players)
    return tables


async def _hear(player: Player) -> None:
    listening = asyncio.create_task(player.listen())
    player.changed.clear()
    await asyncio.wait_for(player.changed.wait(), 10)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def _play_and_kill(
    victim: Process, tables: Sequence[tuple[Player, Player]], below: random.Random
) -> None:
    """Let all play for a moment, then kill the server under them."""
    players = [player for table in tables for player in table]
    await asyncio.gather(*(player.connect() for player in players))
    games = [asyncio.create_task(play_on(player, below)) for player in players]
    await asyncio.sleep(below.random() * LONGEST_LIFE)
    victim.kill()
    await asyncio.gather(*games)
    if not victim.database.startswith("sqlite"):
        await asyncio.to_thread(Postgres.wait_until_left, victim.database)


async def _room(database: str, table: str) -> Room:
    store = Store.open(database)
    await store.start()
    try:
        hall = Hall(store, library=SHIPPED)
        whole, room = await hall.load(table, whole=True), await hall.load(table)
        assert whole.match is not None
        assert room.match is not None
        assert room.match.state_digest() == whole.match.state_digest()
        return whole
    finally:
        await store.stop()


def _check(room: Room, players: Sequence[Player]) -> None:
    """Everything acknowledged is in the journal, and the journal makes the state that stands."""
    match, header = room.match, room.header
    assert match is not None
    assert header is not None
    entries = match.journal.all()
    given = {
        (entry.seat, entry.serial, entry.answer)
        for entry in entries
        if isinstance(entry, Answered) and entry.seat != CHANCE
    }
    for seat, player in enumerate(players):
        lost = [told for told in player.done if (seat, *told) not in given]
        assert not lost, f"table {room.id}: acknowledged and lost: {lost}"
    verdict = verify(Journal(header, entries), match_of)
    assert verdict.replayed, verdict
    again = match_of(header)
    again.start()
    again.replay(effective(entries))
    assert again.state_digest() == match.state_digest()


async def _torture(folder: Path, database: str, kills: int) -> int:
    below = random.Random(kills)
    victim = Process(folder, database)
    victim.start()
    try:
        tables = await _open_tables(victim.address)
        for _ in range(kills):
            await _play_and_kill(victim, tables, below)
            for players in tables:
                _check(await _room(database, players[0].table), players)
            if all(player.over for players in tables for player in players):
                victim.start()
                tables = await _open_tables(victim.address)
                continue
            victim.start()
        await _none_is_stuck(tables, below)
    finally:
        victim.kill()
    return sum(len(player.done) for players in tables for player in players)


async def _none_is_stuck(tables: Sequence[tuple[Player, Player]], below: random.Random) -> None:
    """After the last start every table goes on: twenty more answers, or the end."""
    for players in tables:
        for player in players:
            await player.connect()
        before = {id(player): len(player.done) for player in players}
        games = [play_on(player, below, until=before[id(player)] + 20) for player in players]
        _done, late = await asyncio.wait(
            [asyncio.create_task(game) for game in games],
            timeout=60,
            return_when=asyncio.FIRST_COMPLETED,
        )
        for task in late:
            task.cancel()
        moved = any(len(player.done) > before[id(player)] for player in players)
        assert moved or all(player.over for player in players), players[0].table


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_kills_on_sqlite(tmp_path: Path) -> None:
    assert asyncio.run(_torture(tmp_path, f"sqlite:///{tmp_path}/tables.sqlite3", FEW)) > FEW


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_kills_on_postgresql(tmp_path: Path) -> None:
    with cluster() as postgres:
        assert asyncio.run(_torture(tmp_path, postgres.database(), FEW)) > FEW


@pytest.mark.soak
def test_nothing_is_lost_by_very_many_kills_on_sqlite(tmp_path: Path) -> None:
    assert asyncio.run(_torture(tmp_path, f"sqlite:///{tmp_path}/tables.sqlite3", MANY)) > MANY


@pytest.mark.soak
def test_nothing_is_lost_by_very_many_kills_on_postgresql(tmp_path: Path) -> None:
    with cluster() as postgres:
        assert asyncio.run(_torture(tmp_path, postgres.database(), MANY)) > MANY
