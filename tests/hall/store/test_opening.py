from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, text
from tests.hall.postgres import Postgres
from tests.hall.store.sample import new_table, opened_store, said

from gorin.content.reading.folders import home
from gorin.hall.store import address as addresses
from gorin.hall.store import migrate
from gorin.hall.store.address import address_of, engines_of
from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.schema import metadata
from gorin.hall.store.store import Store
from gorin.kernel.clauses import BadInput


@contextmanager
def engine(address: str) -> Iterator[Engine]:
    engines = engines_of(address_of(address))
    try:
        yield engines.writer
    finally:
        engines.dispose()


def opened_once(address: str) -> None:
    async def play() -> None:
        async with opened_store(address):
            pass

    asyncio.run(play())


# -- migrations ----------------------------------------------------------------------------


def test_migrating_makes_the_tables_that_the_code_knows(address: str) -> None:
    opened_once(address)
    with engine(address) as writer, writer.begin() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []


def test_migrating_makes_them_to_the_letter(tmp_path: Path) -> None:
    wanted = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    opened_once(f"sqlite:///{tmp_path}/migrated")
    made = create_engine(f"sqlite:///{tmp_path}/made")
    metadata.create_all(made)
    found: list[set[str]] = []
    with engine(f"sqlite:///{tmp_path}/migrated") as migrated:
        for one in (migrated, made):
            with one.begin() as connection:
                lines = connection.execute(text(wanted)).scalars().all()
                found.append({" ".join(line.split()) for line in lines})
    made.dispose()
    assert {line for line in found[0] if "alembic_version" not in line} == found[1]


def test_the_revisions_named_in_the_code_are_those_of_the_files() -> None:
    folder = Path(migrate.__file__).parent / "migrations"
    script = ScriptDirectory(str(folder))
    files = [revision.revision for revision in script.walk_revisions()]
    assert tuple(reversed(files)) == migrate.REVISIONS
    assert script.get_heads() == [migrate.REVISIONS[-1]]


def test_opening_again_keeps_everything_and_loads_no_migrations(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def create() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())

    async def read() -> None:
        async with opened_store(address) as store:
            assert len(await store.records("t1")) == 1

    asyncio.run(create())
    monkeypatch.delattr(migrate, "_upgrade")
    asyncio.run(read())


def test_an_older_database_is_brought_up_to_date_with_what_is_in_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "REVISIONS", migrate.REVISIONS[:1])
        opened_once(address)
    row = "INSERT INTO people (id, name, created, seen, settings) VALUES ('p', 'Ana', 1, 2, '{}')"
    with engine(address) as writer, writer.begin() as connection:
        assert migrate.revision_of(connection) == migrate.REVISIONS[0]
        connection.execute(text(row))

    async def play() -> None:
        async with opened_store(address) as store:
            found = await store.person("p")
            assert found is not None
            assert (found.name, found.seen) == ("Ana", 2)

    asyncio.run(play())
    with engine(address) as writer, writer.begin() as connection:
        assert migrate.revision_of(connection) == migrate.REVISIONS[-1]


def test_what_ran_before_tables_that_act_were_noted_may_act(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "REVISIONS", migrate.REVISIONS[:2])
        opened_once(address)
    columns = "id, seed, game, format, host, stage, listed, free, opened, updated, summary"
    with engine(address) as writer, writer.begin() as connection:
        for stage in ("playing", "over"):
            row = f"'{stage}', 's', 'g', 'f', 'h', '{stage}', false, 0, 1, 1, '{{}}'"
            connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({row})"))

    async def read() -> None:
        async with opened_store(address) as store:
            assert await store.ids_of(("playing", "over"), acting=True) == ("playing",)

    asyncio.run(read())


def test_what_a_match_was_played_on_is_renamed_and_kept(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results and summaries of matches that ended; a table's title keeps what it says."""
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "REVISIONS", migrate.REVISIONS[:5])
        opened_once(address)
    title = '"title":{"id":"t","args":{"level":"Caves"}}'
    ended = '{"seats":[{"name":"Zoë \\u0000 \\"level\\":"}],"clause":"TR-1","level":"caves"}'
    over, open = f'{{{title},"finished":{ended}}}', f'{{{title},"finished":null}}'
    columns = "id, seed, game, format, host, stage, listed, free, opened, updated, summary"
    values = ":id, 's', 'g', 'f', 'h', 'over', true, 0, 1, 1, :body"
    result = "INSERT INTO results VALUES (:id, 'g', 'f', 'caves', 1, 2, 3, 4, :body)"
    many = [f"t{number}" for number in range(450)]  # more than are read at once
    with engine(address) as writer, writer.begin() as connection:
        connection.execute(
            text(f"INSERT INTO tables ({columns}) VALUES ({values})"),
            [{"id": "open", "body": open}, *({"id": id, "body": over} for id in many)],
        )
        connection.execute(text(result), [{"id": id, "body": ended} for id in many])

    opened_once(address)

    new = ended.replace('"level":"caves"', '"board":"caves"')
    with engine(address) as writer, writer.begin() as connection:
        rows = connection.execute(text("SELECT table_id, board, body FROM results")).all()
        kept = dict(
            tuple(row) for row in connection.execute(text("SELECT id, summary FROM tables"))
        )
    assert sorted(tuple(row) for row in rows) == sorted((id, "caves", new) for id in many)
    assert kept == {"open": open, **dict.fromkeys(many, f'{{{title},"finished":{new}}}')}


def test_several_may_open_a_new_database_at_the_same_time(address: str) -> None:
    def open_one(_: int) -> None:
        engines = engines_of(address_of(address))
        try:
            migrate.migrate(engines.writer, address)
        finally:
            engines.dispose()

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(open_one, range(4))) == [None] * 4


def test_a_database_of_a_newer_version_is_left_alone(address: str) -> None:
    opened_once(address)
    with engine(address) as writer, writer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match="store-newer") as caught:
        Store.open(address)
    assert caught.value.message.args == {"found": "9999", "known": migrate.REVISIONS[-1]}


# -- addresses -----------------------------------------------------------------------------


def test_without_an_address_it_is_a_file_in_the_users_folder() -> None:
    assert address_of(None).database == str(home() / "gorin.sqlite3")


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_has_several_names(kind: str) -> None:
    url = address_of(f"{kind}://ana:secret@host:5433/gorin?sslmode=require")
    assert url.drivername == "postgresql+psycopg"
    assert (url.password, url.port, url.query) == ("secret", 5433, {"sslmode": "require"})
    assert addresses.shown(url) == "postgresql://ana:***@host:5433/gorin?sslmode=require"


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ("nonsense", "store-bad-address"),
        ("", "store-bad-address"),
        ("postgresql://ana:secret@host:port/x", "store-bad-address"),
        ("mysql://host/gorin", "store-unknown-kind"),
        ("postgresql+asyncpg://host/gorin", "store-unknown-kind"),
        ("sqlite://", "store-no-file"),
        ("sqlite:///:memory:", "store-no-file"),
    ],
)
def test_a_bad_address_is_told_without_its_password(asked: str, id: str) -> None:
    with pytest.raises(BadInput, match=id) as caught:
        Store.open(asked)
    assert "secret" not in str(caught.value)


def test_a_missing_driver_is_told_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match="store-no-driver") as caught:
        Store.open("postgresql://ana:secret@host/gorin")
    assert caught.value.place == "postgresql://ana:***@host/gorin"


def test_a_server_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="store-cannot-open") as caught:
        Store.open(f"postgresql://ana:secret@/gorin?host={tmp_path}")
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("name", ["file/gorin.sqlite3", "folder", "text"])
def test_what_is_no_database_is_told_and_left_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    (tmp_path / "text").write_text("This is no database. " * 100)
    with pytest.raises(BadInput, match="store-cannot-open") as caught:
        Store.open(f"sqlite:///{tmp_path}/{name}")
    assert caught.value.place == str(tmp_path / name)
    assert (tmp_path / "text").read_text() == "This is no database. " * 100


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes here")
def test_nobody_else_may_read_the_seeds(tmp_path: Path) -> None:
    path = tmp_path / "new" / "gorin.sqlite3"

    async def play() -> None:
        async with opened_store(f"sqlite:///{path}") as store:
            await store.create(new_table())
            modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
            assert modes == {0o600}
            assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

    asyncio.run(play())
    path.chmod(0o644)  # as a copy from a backup is
    asyncio.run(play_again(path))


async def play_again(path: Path) -> None:
    """Open a store that is there already; nobody else may read it from then on."""
    async with opened_store(f"sqlite:///{path}"):
        modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        assert modes == {0o600}


def test_records_can_be_read_by_hand(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_store(f"sqlite:///{tmp_path}/gorin.sqlite3") as store:
            await store.create(new_table())
            await store.append("t1", [said(1)])

    asyncio.run(play())
    connection = sqlite3.connect(tmp_path / "gorin.sqlite3")
    found = connection.execute("SELECT at, body ->> '$.text' FROM records WHERE number = 1")
    assert found.fetchall() == [(1001, "Hello")]
    connection.close()


# -- durability ----------------------------------------------------------------------------


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/gorin.sqlite3"
    opened_once(address)
    with engine(address) as writer, writer.begin() as connection:
        asked = ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
        found = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in asked]
        assert found == [2, "wal", 1, 1000 * addresses.PATIENCE]


def test_a_server_set_to_acknowledge_too_early_is_overruled(postgres: Postgres) -> None:
    address = postgres.database()
    with engine(address) as writer:
        with writer.begin() as connection:
            name = connection.execute(text("SELECT current_database()")).scalar()
            connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
        writer.dispose()
        with writer.begin() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"


def test_a_closed_store_says_so(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.create(new_table())
        with pytest.raises(StoreFailed, match="store-closed"):
            await store.append("t1", [said(1)])
        with pytest.raises(StoreFailed, match="store-closed"):
            await store.load("t1")

    asyncio.run(play())
