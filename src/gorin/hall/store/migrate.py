"""Brings a database to the tables that this version knows, when it is opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from typing import Any

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from gorin.hall.store.failures import reason_of
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007")
"""The revisions of the tables, the first one first; each is a file in `migrations/versions`.

They are named here so that a database that is up to date opens without loading alembic. To change
the tables, change `schema.py`, write a file that does the same to tables that exist, and name it.
"""
LOCK = 0x676F72696E
"""The advisory lock that lets one process at a time migrate a PostgreSQL database."""


def migrate(engine: Engine, place: str) -> None:
    """Bring the database up to date; it is all done or nothing.

    Raises:
        BadInput: the database cannot be opened, is no database, or was migrated by a newer
            version of the program.
    """
    try:
        with engine.begin() as connection, _endlessly(connection):
            if connection.dialect.name == "postgresql":
                # Another process may migrate it just now, for as long as that takes.
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            revision = revision_of(connection)
            if revision is not None and revision not in REVISIONS:
                newest = REVISIONS[-1]
                raise BadInput(say("store-newer", found=revision, known=newest), place=place)
            if revision != REVISIONS[-1]:
                _upgrade(connection)
    except SQLAlchemyError as error:
        message = say("store-cannot-open", reason=reason_of(error))
        raise BadInput(message, place=place) from None


@contextmanager
def _endlessly(connection: Connection) -> Iterator[None]:
    """Wait for PostgreSQL as long as it takes: to change large tables may take minutes."""
    raw: Any = connection.connection.dbapi_connection
    is_patient = connection.dialect.name == "postgresql"
    if is_patient:
        raw.patience = None
    try:
        yield
    finally:
        if is_patient:
            del raw.patience


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database, None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar()
    return revision


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    with as_file(files("gorin.hall.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, REVISIONS[-1])
