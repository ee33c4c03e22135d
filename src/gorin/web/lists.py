"""Lists of tables and of finished matches, told without the ids of people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gorin.hall.store.rows import FinishedRow, SeatRow, Summary, TableRow
from gorin.web.bodies.tables import FinishedMatch, LobbyEntry, SeatEntry, Tables

NOBODY: Mapping[str, tuple[int, ...]] = {}


def listed(
    rows: Iterable[TableRow], reader: str, asked: Mapping[str, tuple[int, ...]] = NOBODY
) -> Tables:
    """Return tables as somebody is told of them; `reader` is their id, or empty.

    `asked` holds the seats that are asked something now, by the ids of tables.
    """
    return Tables(tuple(_table(row, reader, asked.get(row.id, ())) for row in rows))


def _table(row: TableRow, reader: str, asked: tuple[int, ...]) -> LobbyEntry:
    summary = row.summary
    return LobbyEntry(
        row.id,
        summary.game,
        summary.format,
        summary.title,
        summary.stage,
        tuple(SeatEntry(seat.name, seat.bot) for seat in summary.seats),
        tuple(seat.name for seat in summary.seats if seat.name),
        summary.free,
        summary.turn,
        bool(reader) and summary.host == reader,
        _seat_of(summary.seats, reader),
        _winners(summary),
        asked if summary.stage == "playing" else (),
        row.opened,
        row.updated,
    )


def _seat_of(seats: Iterable[SeatRow], reader: str) -> int | None:
    found = (place for place, seat in enumerate(seats) if reader and seat.person == reader)
    return next(found, None)


def _winners(summary: Summary) -> tuple[int, ...]:
    seats = summary.finished.seats if summary.finished is not None else ()
    return tuple(place for place, seat in enumerate(seats) if seat.won)


def finished_match(row: FinishedRow, reader: str) -> FinishedMatch:
    """Return a finished match as somebody is told of it."""
    found = row.finished
    own = (place for place, seat in enumerate(found.seats) if reader and seat.person == reader)
    return FinishedMatch(
        row.table,
        row.game,
        row.format,
        found.level,
        row.at,
        tuple(SeatEntry(seat.name, seat.bot) for seat in found.seats),
        tuple(place for place, seat in enumerate(found.seats) if seat.won),
        next(own, None),
        found.reason,
        found.clause,
        found.turns,
        found.answers,
        found.seconds,
    )
