"""The matches played on this server: how often who won, how long games were, the last of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import cache

from msgspec.structs import replace

from gorin.content.boxes import box_of
from gorin.hall.store.rows import FinishedRow, ResultSeat
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say
from gorin.sim.tables import GameRow, GameTables, Sitter, tables_of, tables_of_one
from gorin.web.bodies.replays import PlayedMatch, PlayedMatches
from gorin.web.lists import seat_entries, seat_of, winners
from gorin.web.routes import Call, Route

MOST = 2000
"""The most matches that are counted, the last ones; a busy server leaves older ones out."""
LAST = 30
"""The number of the last matches that are listed."""


async def give_played(call: Call[None]) -> PlayedMatches:
    """Give what became of finished matches."""
    store, known = call.site.store, call.known
    reader = "" if known is None else known.id
    rows, listed = await asyncio.gather(
        store.finished(most=MOST), store.finished(most=LAST, listed=True)
    )
    own = await store.finished(person=reader, most=MOST) if reader else ()
    return await asyncio.to_thread(played, rows, listed, own, reader)


def played(
    rows: tuple[FinishedRow, ...],
    listed: tuple[FinishedRow, ...],
    own: tuple[FinishedRow, ...],
    reader: str,
) -> PlayedMatches:
    """Return what is counted of matches, of all and of a reader's, and lists of the last."""
    yours = tables_of_one(_games(own), reader) if reader else None
    return PlayedMatches(
        _nameless(tables_of(_games(rows))),
        None if yours is None else _nameless(yours),
        MOST,
        tuple(_match(row, reader) for row in listed),
        tuple(_match(row, reader) for row in own[:LAST]),
    )


def _nameless(tables: GameTables) -> GameTables:
    """Return tables without lines of people: their keys and games are nobody else's business."""
    return replace(tables, people=())


def _games(rows: Iterable[FinishedRow]) -> tuple[GameRow, ...]:
    """Return matches as they are counted, the oldest first.

    One in which dice or cards that had come were taken back says nothing of who wins how often.
    """
    return tuple(_game(row) for row in rows if not row.finished.drawn_again)[::-1]


def _game(row: FinishedRow) -> GameRow:
    finished = row.finished
    return GameRow(
        row.game,
        row.format,
        finished.board,
        _called(row),
        tuple(_sitter(seat, row.game) for seat in finished.seats),
        tuple(Seat(seat) for seat, result in enumerate(finished.seats) if result.won),
        finished.turns,
        finished.seconds,
    )


def _sitter(seat: ResultSeat, game: str) -> Sitter:
    deck = _decks(game).get(seat.deck, seat.deck)
    if seat.bot:
        return Sitter("bot", seat.bot, deck=deck)
    return Sitter("person", seat.person, seat.name, deck)


def _match(row: FinishedRow, reader: str) -> PlayedMatch:
    finished = row.finished
    return PlayedMatch(
        row.table,
        _called(row),
        row.at,
        seat_entries(finished.seats),
        winners(finished.seats),
        seat_of(finished.seats, reader),
        finished.reason,
        finished.turns,
        finished.seconds,
        finished.taken_back,
        finished.drawn_again,
    )


def _called(row: FinishedRow) -> Message:
    """Return what a match was played on is called; its game may be gone from here."""
    box = box_of(row.game)
    return say(f"game-{row.game}") if box is None else box.called(row.finished.board)


@cache
def _decks(game: str) -> Mapping[str, str]:
    """Return the names of the decks of a game that come with Gorin, by id."""
    box = box_of(game)
    return {} if box is None or box.decks is None else box.decks.called()


ROUTES = (
    Route(
        method="GET",
        path="/api/played",
        handler=give_played,
        says="What became of finished matches: who won how often, how long they were, the last.",
        about="replays",
        gives=PlayedMatches,
    ),
)
