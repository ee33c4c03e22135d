"""Lists of tables and of finished matches, told without the ids of people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gorin.hall.store.rows import FinishedRow, ResultSeat, SeatRow, TableRow
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
        seat_entries(summary.seats),
        tuple(seat.name for seat in summary.seats if seat.name),
        summary.free,
        summary.turn,
        bool(reader) and summary.host == reader,
        seat_of(summary.seats, reader),
        () if summary.finished is None else winners(summary.finished.seats),
        asked if summary.stage == "playing" else (),
        summary.games,
        row.opened,
        row.updated,
    )


def seat_entries(seats: Iterable[SeatRow | ResultSeat]) -> tuple[SeatEntry, ...]:
    """Return who sits or sat where, as somebody is told of it."""
    return tuple(SeatEntry(seat.name, seat.bot) for seat in seats)


def seat_of(seats: Iterable[SeatRow | ResultSeat], reader: str) -> int | None:
    """Return the seat of somebody, None if they have none; `reader` is their id, or empty."""
    places = (place for place, seat in enumerate(seats) if reader and seat.person == reader)
    return next(places, None)


def winners(seats: Iterable[ResultSeat]) -> tuple[int, ...]:
    """Return the seats that won."""
    return tuple(place for place, seat in enumerate(seats) if seat.won)


def finished_match(row: FinishedRow, reader: str) -> FinishedMatch:
    """Return a finished match as somebody is told of it."""
    finished = row.finished
    return FinishedMatch(
        row.table,
        row.game,
        row.format,
        finished.board,
        row.at,
        seat_entries(finished.seats),
        winners(finished.seats),
        seat_of(finished.seats, reader),
        finished.reason,
        finished.clause,
        finished.turns,
        finished.answers,
        finished.seconds,
    )
