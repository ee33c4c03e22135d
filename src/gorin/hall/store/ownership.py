"""Ownership of tables among processes that share a database.

Each holder has an epoch, which counts the takings of the table. Whoever writes names the epoch;
a process that was thought dead and is not finds that it may not write any more.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from gorin.hall.store import schema
from gorin.hall.store.rows import Epoch, Owner, ProcessRow


def heartbeat(connection: Connection, process: str, address: str, at: int) -> None:
    """Note that a process lives."""
    columns = schema.processes.c
    changed = connection.execute(
        update(schema.processes)
        .where(columns.id == process)
        .values(address=address, heard=at)
        .returning(columns.id)
    )
    if changed.first() is None:
        row = {"id": process, "address": address, "started": at, "heard": at}
        connection.execute(insert(schema.processes), row)


def processes(connection: Connection, since: int) -> tuple[ProcessRow, ...]:
    """Return the processes heard of after a time."""
    columns = schema.processes.c
    wanted = select(columns.id, columns.address, columns.started, columns.heard)
    wanted = wanted.where(columns.heard > since).order_by(columns.started, columns.id)
    return tuple(
        ProcessRow(id, address, started, heard)
        for id, address, started, heard in connection.execute(wanted)
    )


def leave(connection: Connection, process: str) -> None:
    """Forget a process and let go of its tables."""
    connection.execute(
        update(schema.tables).where(schema.tables.c.owner == process).values(owner=None)
    )
    connection.execute(delete(schema.processes).where(schema.processes.c.id == process))


def claim(connection: Connection, table: str, process: str, since: int) -> Epoch | Owner | None:
    """Take a table that nobody holds who was heard of after a time; or return who holds it."""
    tables, holders = schema.tables.c, schema.processes.c
    alive = select(holders.id).where(holders.heard > since)
    free = or_(tables.owner.is_(None), tables.owner == process, tables.owner.not_in(alive))
    # One statement: of two who try at the same time one succeeds.
    taken = connection.execute(
        update(schema.tables)
        .where(tables.id == table, free)
        .values(owner=process, epoch=tables.epoch + 1)
        .returning(tables.epoch)
    ).scalar_one_or_none()
    return _owner(connection, table) if taken is None else Epoch(taken)


def _owner(connection: Connection, table: str) -> Owner | None:
    tables, holders = schema.tables.c, schema.processes.c
    wanted = (
        select(holders.id, holders.address)
        .join(schema.tables, tables.owner == holders.id)
        .where(tables.id == table)
    )
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Owner(row.id, row.address)


def release(connection: Connection, table: str, process: str, epoch: Epoch) -> None:
    """Let go of a table."""
    columns = schema.tables.c
    held = (columns.id == table, columns.owner == process, columns.epoch == epoch)
    connection.execute(update(schema.tables).where(*held).values(owner=None))
