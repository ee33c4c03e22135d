"""Reads of the tables; each function works within a transaction of its caller."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Select, and_, bindparam, func, select

from gorin.hall.store import schema
from gorin.hall.store.rows import (
    OPEN_STAGES,
    Epoch,
    Loaded,
    Snapshot,
    Stage,
    Summary,
    TableRow,
    Told,
    ToldPart,
)
from gorin.hall.table.old_records import read_record
from gorin.hall.table.records import Kept
from gorin.hall.table.telling import message_of
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

T = TypeVar("T")

_SUMMARY = msgspec.json.Decoder(Summary)

# What is asked for each table or person that comes is put together once: that takes longer than to
# ask it.
_COUNT = (
    select(func.coalesce(func.max(schema.records.c.number) + 1, 0))
    .where(schema.records.c.table_id == schema.tables.c.id)
    .correlate(schema.tables)
    .scalar_subquery()
)
"""The number of records of a table: they are numbered from 0."""
_TABLE = (
    select(
        schema.tables.c.seed,
        schema.tables.c.epoch,
        schema.tables.c.summary,
        _COUNT,
        schema.snapshots.c.number,
        schema.snapshots.c.form,
        schema.snapshots.c.body,
        func.coalesce(schema.told_boards.c.number, 0),
    )
    .select_from(schema.tables)
    .outerjoin(schema.told_boards, schema.told_boards.c.table_id == schema.tables.c.id)
    .outerjoin(
        schema.snapshots,
        and_(
            schema.snapshots.c.table_id == schema.tables.c.id,
            schema.snapshots.c.form == bindparam("form"),
        ),
    )
    .where(schema.tables.c.id == bindparam("table"))
)
_RECORDS = (
    select(schema.records.c.number, schema.records.c.at, schema.records.c.body)
    .where(
        schema.records.c.table_id == bindparam("table"),
        schema.records.c.number >= bindparam("first"),
    )
    .order_by(schema.records.c.number)
)


def decoded(decode: Callable[[str], T], text: str, place: str) -> T:
    """Return a value that was kept as JSON.

    Raises:
        BadInput: it is damaged, or of a newer version of the program.
    """
    try:
        return decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadInput(say("store-bad-record", reason=str(error)), place=place) from None


def load(connection: Connection, table: str, form: str | None) -> Loaded | None:
    """Return a table, None if there is none; a snapshot is used if it is of this form."""
    row = connection.execute(_TABLE, {"table": table, "form": form or ""}).one_or_none()
    if row is None:
        return None
    seed, epoch, summary, count, number, of_form, body, told = row
    snapshot, first = None, 0
    # One that is ahead of the records was made of some that never became durable.
    if body is not None and number <= count:
        snapshot, first = Snapshot(number, of_form, bytes(body)), number
    records = read_records(connection, table, first)
    shown = _summary(summary, table)
    return Loaded(table, seed, snapshot, records, count, Epoch(epoch), shown, min(told, count))


def read_told(connection: Connection, table: str) -> Told | None:
    """Return a match as it was told, None if nothing of that was kept."""
    lines, boards = schema.told_lines, schema.told_boards
    board = connection.execute(select(boards).where(boards.c.table_id == table)).one_or_none()
    if board is None:
        return None
    wanted = select(lines.c.first, lines.c.body).where(lines.c.table_id == table)
    rows = connection.execute(wanted.order_by(lines.c.first)).all()
    parts = tuple(ToldPart(first, bytes(body)) for first, body in rows)
    return Told(board.number, parts, bytes(board.body))


def read_records(connection: Connection, table: str, first: int = 0) -> tuple[Kept, ...]:
    """Return the records of a table from a number on."""
    rows = connection.execute(_RECORDS, {"table": table, "first": first}).all()
    return tuple(
        Kept(number, at, decoded(read_record, body, f"{table}:{number}"))
        for number, at, body in rows
    )


def _summary(text: str, place: str) -> Summary:
    summary = decoded(_SUMMARY.decode, text, place)
    return replace(summary, title=message_of(summary.title))


def _table_rows(connection: Connection, wanted: Select[str, str, int, int]) -> tuple[TableRow, ...]:
    rows = connection.execute(wanted).all()
    return tuple(
        TableRow(id, _summary(summary, id), opened, updated)
        for id, summary, opened, updated in rows
    )


def _tables() -> Select[str, str, int, int]:
    columns = schema.tables.c
    return select(columns.id, columns.summary, columns.opened, columns.updated)


def lobby(connection: Connection, most: int) -> tuple[TableRow, ...]:
    """Return the listed tables at which something may still happen, the newest first."""
    columns = schema.tables.c
    wanted = _tables().where(columns.listed, columns.stage.in_(OPEN_STAGES))
    return _table_rows(connection, wanted.order_by(columns.updated.desc()).limit(most))


def tables_of(connection: Connection, person: str, most: int) -> tuple[TableRow, ...]:
    """Return the tables that somebody belongs to, the newest first."""
    columns, members = schema.tables.c, schema.members
    wanted = _tables().join(members, members.c.table_id == columns.id)
    wanted = wanted.where(members.c.person == person)
    return _table_rows(connection, wanted.order_by(columns.updated.desc()).limit(most))


class Wanted(Struct, frozen=True):
    """Conditions on the tables that are wanted; None sets no condition."""

    stages: tuple[Stage, ...]
    before: int | None = None
    owner: str | None = None
    acting: bool | None = None
    listed: bool | None = None


def ids_of(connection: Connection, wanted: Wanted) -> tuple[str, ...]:
    """Return the ids of tables, the oldest first."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.stage.in_(wanted.stages)).order_by(columns.updated)
    if wanted.before is not None:
        query = query.where(columns.updated < wanted.before)
    if wanted.owner is not None:
        query = query.where(columns.owner == wanted.owner)
    if wanted.acting is not None:
        query = query.where(columns.acts == wanted.acting)
    if wanted.listed is not None:
        query = query.where(columns.listed == wanted.listed)
    return tuple(connection.execute(query).scalars())


def count_opened(connection: Connection, host: str) -> int:
    """Return how many tables that somebody opened are not over."""
    columns = schema.tables.c
    wanted = select(func.count()).where(columns.host == host, columns.stage.in_(OPEN_STAGES))
    return connection.execute(wanted).scalar_one()
