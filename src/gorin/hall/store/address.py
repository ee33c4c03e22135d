"""Addresses of databases, and engines that keep every acknowledged write."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from gorin.content.reading.folders import OWN, PRIVATE, home
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

READERS = 4
"""The number of threads, and so of connections, that read at the same time."""
PATIENCE = 10
"""The seconds that a statement waits for another process that writes."""
LOCKED = 1_000
"""The milliseconds that a statement waits for what another session of PostgreSQL holds."""
STANDS = 3_000
"""The milliseconds that a session may stand still inside a transaction; then it is ended.

Both are below the silence after which a process counts as dead: one that stands still holds up
nobody for longer.
"""
KEPT_ALIVE = {
    "keepalives_idle": 5,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 8_000,
}
"""Settings by which a connection to PostgreSQL soon counts as lost if nothing goes through it."""
KINDS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
"""The kinds of addresses, and the driver each is used with."""

Entry: TypeAlias = ConnectionPoolEntry


class Engines(Struct, frozen=True, eq=False):
    """The ways into one database: one connection that writes, a few that read.

    With `claims` processes say that they live, and take tables: on PostgreSQL a connection of its
    own, so that a table that cannot be had now holds up nothing else. In a file it is the writer.
    """

    url: URL
    writer: Engine
    reader: Engine
    claims: Engine

    def dispose(self) -> None:
        """Close all connections."""
        self.reader.dispose()
        self.writer.dispose()
        self.claims.dispose()


def address_of(text: str | None) -> URL:
    """Return where the database is; without a text it is a file in the user's data folder.

    Raises:
        BadInput: the address cannot be read, or names a kind of database that is not supported.
    """
    if text is None:
        return URL.create("sqlite", database=str(home() / "gorin.sqlite3"))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # The text is not repeated: it may hold a password.
        raise BadInput(say("store-bad-address")) from None
    driver = KINDS.get(url.drivername)
    if driver is None:
        kinds = ("sqlite", "postgresql")
        raise BadInput(say("store-unknown-kind", asked=url.drivername, known=kinds))
    if driver == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadInput(say("store-no-file"))
    return url.set(drivername=driver)


def shown(url: URL) -> str:
    """Return an address as people may see it: a file's path, or the URL without its password."""
    if url.drivername == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def engines_of(url: URL) -> Engines:
    """Return the engines for an address; nothing is connected yet.

    Raises:
        BadInput: the driver for PostgreSQL is missing, or a file's folder cannot be made.
    """
    if url.drivername == "sqlite":
        _make_file(Path(str(url.database)))
        return _sqlite(url)
    if find_spec("psycopg") is None:
        raise BadInput(say("store-no-driver", python=sys.executable), place=shown(url))
    return _postgres(url)


def _make_file(path: Path) -> None:
    """Make a file that only its owner may read: it holds the seeds of games that still run.

    One that is there already, restored from a backup perhaps, becomes so.
    """
    try:
        path.parent.mkdir(OWN, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        for ending in ("", "-wal", "-shm"):
            _close_to_others(path.with_name(path.name + ending))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadInput(say("store-cannot-open", reason=reason), place=str(path)) from None


def _close_to_others(path: Path) -> None:
    """Let only its owner read a file, if it is there and ours."""
    if os.name != "nt":
        with suppress(FileNotFoundError, PermissionError):
            path.chmod(PRIVATE)


def _sqlite(url: URL) -> Engines:
    arguments = {"check_same_thread": False, "timeout": PATIENCE}
    writer = create_engine(url, pool_size=1, max_overflow=0, connect_args=arguments)
    reader = create_engine(url, pool_size=READERS, max_overflow=0, connect_args=arguments)

    def prepare(connection: DBAPIConnection, _: Entry) -> None:
        # The driver would begin transactions late and commit before some statements.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA foreign_keys = ON")
        if cursor.execute("PRAGMA journal_mode").fetchone() != ("wal",):
            cursor.execute("PRAGMA journal_mode = WAL")
        # Only so is a commit on the disk when it returns.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.close()

    def prepare_reader(connection: DBAPIConnection, entry: Entry) -> None:
        prepare(connection, entry)
        connection.cursor().execute("PRAGMA query_only = ON")

    event.listen(writer, "connect", prepare)
    event.listen(reader, "connect", prepare_reader)
    # Taking the lock at once waits for other processes; taking it later may fail at once.
    event.listen(writer, "begin", lambda opened: opened.exec_driver_sql("BEGIN IMMEDIATE"))
    event.listen(reader, "begin", lambda opened: opened.exec_driver_sql("BEGIN"))
    return Engines(url, writer, reader, writer)


def _postgres(url: URL) -> Engines:
    arguments = {"connect_timeout": PATIENCE, "application_name": "gorin", **KEPT_ALIVE}
    writer = create_engine(url, pool_size=1, max_overflow=0, connect_args=arguments)
    claims = create_engine(url, pool_size=1, max_overflow=0, connect_args=arguments)
    reader = create_engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        pool_pre_ping=True,
        isolation_level="REPEATABLE READ",
        connect_args=arguments,
    )

    def prepare_reader(connection: DBAPIConnection, _: Entry) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET lock_timeout = {LOCKED}")
        cursor.execute(f"SET idle_in_transaction_session_timeout = {STANDS}")
        cursor.close()
        connection.commit()

    def prepare(connection: DBAPIConnection, entry: Entry) -> None:
        # A server may be set to acknowledge what it has not written yet; that is not for us.
        cursor = connection.cursor()
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        cursor.close()
        prepare_reader(connection, entry)

    from gorin.hall.store.patience import Patient  # whoever has no PostgreSQL has no driver

    def connect(_: object, __: object, places: list[Any], named: dict[str, Any]) -> Patient:
        return Patient.connect(*places, **named)

    for engine in (writer, claims, reader):
        event.listen(engine, "do_connect", connect)
    event.listen(reader, "connect", prepare_reader)
    event.listen(writer, "connect", prepare)
    event.listen(claims, "connect", prepare)
    return Engines(url, writer, reader, claims)
