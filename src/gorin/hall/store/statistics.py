"""Finished matches."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from gorin.hall.store import schema
from gorin.hall.store.reading import decoded
from gorin.hall.store.rows import Finished, FinishedRow

_FINISHED = msgspec.json.Decoder(Finished)


def finished(
    connection: Connection, person: str | None, since: int, most: int, *, listed: bool = False
) -> tuple[FinishedRow, ...]:
    """Return finished matches, the newest first; `listed`: only those of listed tables."""
    results, seats = schema.results.c, schema.result_seats.c
    wanted = select(results.table_id, results.game, results.format, results.at, results.body)
    wanted = wanted.where(results.at >= since)
    if person is not None:
        of_person = select(seats.table_id).where(seats.person == person)
        wanted = wanted.where(results.table_id.in_(of_person))
    if listed:
        of_listed = select(schema.tables.c.id).where(schema.tables.c.listed)
        wanted = wanted.where(results.table_id.in_(of_listed))
    wanted = wanted.order_by(results.at.desc(), results.table_id).limit(most)
    rows = connection.execute(wanted).all()
    return tuple(
        FinishedRow(table, game, format, at, decoded(_FINISHED.decode, body, table))
        for table, game, format, at, body in rows
    )
