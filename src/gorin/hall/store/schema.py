"""The tables of the database, the same on SQLite and PostgreSQL.

Texts of JSON are plain text columns: `sqlite3` and `psql` show them as they are, and PostgreSQL's
own JSON types would refuse characters that a chat may hold. Times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    key = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, key, primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("free", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Column("owner", Text, nullable=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("acts", Boolean, nullable=False, server_default=false()),
    Index(None, "stage", "updated"),
    Index(None, "host"),
    Index(None, "owner"),
)

records = Table(
    "records",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    # One tree instead of two: a record is found by its key only.
    sqlite_with_rowid=False,
)
"""Everything that ever happened. The primary key is the fence: of two who write, one fails."""

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("form", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

told_lines = Table(
    "told_lines",
    metadata,
    _of_table(),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""The log of a match as it was told, in parts: each from a place of the log on."""

told_boards = Table(
    "told_boards",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The board of a match as it was drawn last, when there were so many records."""

members = Table(
    "members",
    metadata,
    _of_table(),
    Column("person", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),
)
"""`generation` grows when all browsers of somebody but one are logged out: older links are void."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "person"),
)
"""Secrets that prove who somebody is. Only hashes are kept; one for each of their devices."""

accounts = Table(
    "accounts",
    metadata,
    Column("key", Text, primary_key=True),
    Column(
        "person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True
    ),
    Column("name", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Names that people log in with, and hashes of their passwords; `key` tells names apart."""


def _own_files(name: str) -> Table:
    return Table(
        name,
        metadata,
        Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("updated", BigInteger, nullable=False),
    )


decks = _own_files("decks")
levels = _own_files("levels")
"""Decks and levels that people keep, each as the text of its file."""

results = Table(
    "results",
    metadata,
    _of_table(),
    Column("game", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Index(None, "at"),
    Index(None, "game", "format", "at"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", Text, ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("heard", BigInteger, nullable=False),
)
