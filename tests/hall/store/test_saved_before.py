"""A whole store that an earlier version wrote, when only one game could be played.

`tests/data/saved-before` says what is in it. It is opened on both databases: on PostgreSQL its
rows are put into the tables of then.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, MetaData, insert
from tests.hall.halls import NOON, Client, is_done, play_on
from tests.hall.tables import ANA, BEN
from tests.hall.then import digest_of_then
from tests.shipped import match_of

from gorin.content.cards.pool import SHIPPED
from gorin.hall.process.hall import Hall
from gorin.hall.store import migrate
from gorin.hall.store.address import address_of, engines_of
from gorin.hall.store.store import Store
from gorin.hall.table.commands import Begin
from gorin.hall.table.terms import Stops
from gorin.kernel.journal import read
from gorin.kernel.verify import verify
from gorin.web.passwords import Passwords
from gorin.web.tokens import hash_of

SAVED = Path(__file__).parents[2] / "data" / "saved-before"
TABLES: dict[str, dict[str, str]] = json.loads((SAVED / "store.json").read_text(encoding="utf-8"))
THEN = migrate.REVISIONS[:5]
"""The revisions of the database that the version of then knew."""


@pytest.fixture
def saved(address: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a database as the version of then left it."""
    dump = (SAVED / "store.sql").read_text(encoding="utf-8")
    url = address_of(address)
    file = url.database if url.drivername.startswith("sqlite") else ":memory:"
    old = sqlite3.connect(str(file))
    old.executescript(dump)
    if file == ":memory:":
        with monkeypatch.context() as patch:
            patch.setattr(migrate, "REVISIONS", THEN)
            _copy(old, address)
    old.close()
    return address


def _copy(old: sqlite3.Connection, address: str) -> None:
    old.row_factory = sqlite3.Row
    engines = engines_of(address_of(address))
    migrate.migrate(engines.writer, address)
    metadata = MetaData()
    metadata.reflect(engines.writer)
    with engines.writer.begin() as connection:
        for table in metadata.sorted_tables:
            flags = [column.name for column in table.c if isinstance(column.type, Boolean)]
            rows = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
            for row in rows:
                row.update({name: bool(row[name]) for name in flags})
            if rows and table.name != "alembic_version":
                connection.execute(insert(table), rows)
    engines.dispose()


def within(address: str, test: Callable[[Hall], Awaitable[None]]) -> None:
    """Run a test in a hall over the store of then."""

    async def play() -> None:
        async with asyncio.timeout(60):
            hall = Hall(Store.open(address), clock=lambda: NOON + 60_000, library=SHIPPED)
            await hall.start()
            try:
                await test(hall)
            finally:
                await hall.stop()

    asyncio.run(play())


async def state_at(hall: Hall, name: str) -> tuple[str, str]:
    live = await hall.table(TABLES[name]["id"])
    assert live.room.match is not None
    return live.room.stage, digest_of_then(live.room.match)


def test_every_table_stands_where_it_stood(saved: str) -> None:
    async def test(hall: Hall) -> None:
        for name in ("open-table", "own-level", "open-series", "finished-match"):
            found = await state_at(hall, name)
            assert found == (TABLES[name]["stage"], TABLES[name]["digest"]), name

    within(saved, test)


def test_open_tables_are_played_to_their_end_and_verified(saved: str) -> None:
    async def test(hall: Hall) -> None:
        for name in ("open-table", "own-level", "open-series"):
            live = await hall.table(TABLES[name]["id"])
            clients = [await Client.of(live, person) for person in (ANA, BEN)]
            await play_on(clients)
            assert live.room.stage == "over", name
            found = verify(read(await live.journal()), match_of)
            assert (found.replayed, found.state_matches, found.chance) == (True, True, "verified")
        rows = await hall.store.finished(most=9)
        played = sorted((row.format, row.finished.board) for row in rows)
        assert played == [
            ("linked-series", "linked-series"),
            ("standard", "into-the-caves"),
            ("standard", "into-the-caves"),
            ("standard", "shuffled-room"),
        ]

    within(saved, test)


def test_what_people_asked_of_the_table_is_as_they_left_it(saved: str) -> None:
    async def test(hall: Hall) -> None:
        live = await hall.table(TABLES["open-table"]["id"])
        ana, ben = [await Client.of(live, person) for person in (ANA, BEN)]
        assert ana.you is not None
        assert ana.you.stops == Stops("all", "", {"order": "ask", "reset": "skip"})
        assert "Well met" in [line.text for line in ana.chat.values()]
        assert ben.table is not None
        assert ben.table.seats[1].deck == "war-party"

    within(saved, test)


def test_a_table_where_nobody_has_begun_is_begun(saved: str) -> None:
    async def test(hall: Hall) -> None:
        live = await hall.table(TABLES["gathering"]["id"])
        await live.enter(BEN, "Ben", "player", invited=False)
        ana = await Client.of(live, ANA)
        assert is_done(await ana.do(Begin(1)))
        assert live.room.terms.chosen.options["level"] == "introductory"
        assert live.room.header is not None
        assert live.room.header.format == "recovery"
        ben = await Client.of(live, BEN)
        asked = next(client for client in (ana, ben) if client.is_asked)
        assert is_done(await asked.answer())

    within(saved, test)


def test_a_finished_match_is_counted_and_verified(saved: str) -> None:
    async def test(hall: Hall) -> None:
        (row,) = await hall.store.finished(most=9)
        assert (row.table, row.game) == (TABLES["finished-match"]["id"], "tomb-raider")
        found = row.finished
        assert (found.board, found.turns, found.answers) == ("into-the-caves", 1, 27)
        assert [seat.person for seat in found.seats] == [ANA, BEN]
        (listed,) = (one for one in await hall.store.tables_of(ANA) if one.id == row.table)
        assert listed.summary.finished == found
        live = await hall.table(row.table)
        checked = verify(read(await live.journal()), match_of)
        assert (checked.replayed, checked.state_matches, checked.chance) == (True, True, "verified")

    within(saved, test)


def test_lists_name_the_tables(saved: str) -> None:
    async def test(hall: Hall) -> None:
        ids = {one["id"] for one in TABLES.values()}
        assert {row.id for row in await hall.store.tables_of(ANA)} == ids
        lobby = [row.id for row in await hall.store.lobby()]
        assert TABLES["gathering"]["id"] in lobby

    within(saved, test)


def test_people_come_back_to_what_they_keep(saved: str) -> None:
    async def test(hall: Hall) -> None:
        store = hall.store
        account = await store.accounts.named("ANA")
        assert account is not None
        assert account.person == ANA
        assert await Passwords().fits(account.hash, "correct horse battery")
        found = await store.find_person(hash_of("token-of-ben"))
        assert found is not None
        assert (found.id, found.name) == (BEN, "Ben")
        ana: Any = await store.person(ANA)
        assert (ana.name, ana.settings) == ("Ana", {"theme": "dark"})
        (deck,) = await store.decks.of(ANA)
        assert (deck.id, deck.game, deck.name) == ("mine1", "tomb-raider", "Mine")
        assert "name = " in deck.text
        (level,) = await store.levels.of(ANA)
        assert (level.id, level.game, level.name) == ("cave1", "tomb-raider", "My caves")
        assert level.text == (SAVED / "level.toml").read_text(encoding="utf-8")

    within(saved, test)
