"""Writes to the tables; each function works within a transaction of its caller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from gorin.hall.store import schema
from gorin.hall.store.failures import NotOwner
from gorin.hall.store.rows import (
    OPEN_STAGES,
    Epoch,
    Finished,
    NewTable,
    Snapshot,
    Summary,
    Told,
)
from gorin.hall.table.records import Kept, Record
from gorin.kernel.words import say

COLUMNS = ("game", "format", "host", "stage", "listed", "free", "acts", "updated", "summary")
"""Columns of a table that change with its summary."""

_SUMMARY = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in COLUMNS})
)


_TOUCH = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("table_id"),
        # A list of stages could not be bound for many tables at once.
        or_(*(schema.tables.c.stage == stage for stage in OPEN_STAGES)),
        schema.tables.c.updated < bindparam("at"),
    )
    .values(updated=bindparam("at"))
)


class Append(Struct, frozen=True):
    """Records to be appended to a table, as rows, and its summary if that has changed.

    With an `epoch` they are written only while the process that holds it has the table.
    """

    table: str
    rows: tuple[dict[str, Any], ...]
    summary: Summary | None = None
    at: int = 0
    epoch: Epoch | None = None


def make_append(
    table: str, kept: Sequence[Kept], summary: Summary | None, epoch: Epoch | None
) -> Append:
    """Return records in the form in which they are written."""
    rows = tuple(
        {"table_id": table, "number": one.number, "at": one.at, "body": text_of(one.record)}
        for one in kept
    )
    return Append(table, rows, summary, kept[-1].at if kept else 0, epoch)


def text_of(value: Record | Summary | Finished | dict[str, str | int | bool]) -> str:
    """Return a value as the JSON that is kept."""
    return msgspec.json.encode(value).decode()


def insert_table(connection: Connection, new: NewTable) -> None:
    """Write a new table with its first records."""
    first = make_append(new.id, new.records, None, None)
    opened = new.records[0].at
    row = {"id": new.id, "seed": new.seed, "opened": opened, **_columns(new.summary, first.at)}
    connection.execute(insert(schema.tables), row)
    _write_members(connection, {new.id: new.summary})
    connection.execute(insert(schema.records), list(first.rows))


def append_all(connection: Connection, appends: Sequence[Append]) -> list[NotOwner | None]:
    """Write records of many tables; return for each append why it may not be written."""
    held = _epochs(connection, appends)
    failures = [
        NotOwner(say("store-not-owner"), place=append.table)
        if append.epoch is not None and held.get(append.table) != append.epoch
        else None
        for append in appends
    ]
    good = [append for append, failure in zip(appends, failures, strict=True) if failure is None]
    rows = [row for append in good for row in append.rows]
    if rows:
        connection.execute(insert(schema.records), rows)
    changed = {append.table: append for append in good if append.summary is not None}
    if changed:
        _write_summaries(connection, changed)
    return failures


def _epochs(connection: Connection, appends: Sequence[Append]) -> dict[str, Epoch]:
    """Return who holds the tables; nobody can take them over before the transaction ends."""
    fenced = sorted({append.table for append in appends if append.epoch is not None})
    if not fenced:
        return {}
    columns = schema.tables.c
    # In order of their ids, so that two processes never wait for each other.
    wanted = select(columns.id, columns.epoch).where(columns.id.in_(fenced)).order_by(columns.id)
    return {id: Epoch(epoch) for id, epoch in connection.execute(wanted.with_for_update())}


def _columns(summary: Summary, at: int) -> dict[str, object]:
    return {
        "game": summary.game,
        "format": summary.format,
        "host": summary.host,
        "stage": summary.stage,
        "listed": summary.listed,
        "free": summary.free,
        "acts": summary.acts,
        "updated": at,
        "summary": text_of(summary),
    }


def _write_summaries(connection: Connection, changed: dict[str, Append]) -> None:
    summaries: dict[str, Summary] = {}
    rows: list[dict[str, object]] = []
    for table, append in changed.items():
        assert append.summary is not None
        summaries[table] = append.summary
        columns = _columns(append.summary, append.at)
        rows.append(
            {"table_id": table, **{f"new_{name}": value for name, value in columns.items()}}
        )
    connection.execute(_SUMMARY, rows)
    _write_members(connection, summaries)
    for table, append in changed.items():
        if append.summary is not None and append.summary.finished is not None:
            _write_result(connection, table, append.summary, append.summary.finished, append.at)


def _write_members(connection: Connection, summaries: dict[str, Summary]) -> None:
    members = schema.members
    connection.execute(delete(members).where(members.c.table_id.in_(list(summaries))))
    rows = [
        {"table_id": table, "person": one.person, "role": one.role, "seat": one.seat}
        for table, summary in summaries.items()
        for one in summary.members
    ]
    if rows:
        connection.execute(insert(members), rows)


def _write_result(
    connection: Connection, table: str, summary: Summary, finished: Finished, at: int
) -> None:
    results = schema.results
    connection.execute(delete(results).where(results.c.table_id == table))
    row = {
        "table_id": table,
        "game": summary.game,
        "format": summary.format,
        "board": finished.board,
        "at": at,
        "turns": finished.turns,
        "answers": finished.answers,
        "seconds": finished.seconds,
        "body": text_of(finished),
    }
    connection.execute(insert(results), row)
    seats = [
        {
            "table_id": table,
            "seat": number,
            "person": seat.person,
            "bot": seat.bot,
            "won": seat.won,
        }
        for number, seat in enumerate(finished.seats)
    ]
    if seats:
        connection.execute(insert(schema.result_seats), seats)


def touch(connection: Connection, used: Mapping[str, int]) -> None:
    """Note when somebody was last at tables at which something may still happen."""
    rows = [{"table_id": table, "at": used[table]} for table in sorted(used)]
    if rows:
        connection.execute(_TOUCH, rows)


def write_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Keep a snapshot of a table in place of the one before."""
    snapshots = schema.snapshots
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
    row = {
        "table_id": table,
        "number": snapshot.number,
        "form": snapshot.form,
        "body": snapshot.body,
    }
    connection.execute(insert(snapshots), row)


def write_told(connection: Connection, table: str, told: Told) -> None:
    """Keep a match as it was told, unless somebody else has kept more of it meanwhile."""
    lines, boards = schema.told_lines, schema.told_boards
    of_table = boards.c.table_id == table
    before = connection.execute(select(boards.c.number).where(of_table)).scalar()
    if before is not None and before > told.number:
        return
    for part in told.parts:
        void = (lines.c.table_id == table, lines.c.first >= part.first)
        connection.execute(delete(lines).where(*void))
        row: dict[str, object] = {"table_id": table, "first": part.first, "body": part.body}
        connection.execute(insert(lines), row)
    connection.execute(delete(boards).where(of_table))
    row = {"table_id": table, "number": told.number, "body": told.boards}
    connection.execute(insert(boards), row)


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table and all that was kept of it."""
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
