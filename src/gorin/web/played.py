"""What was played on this server: how often who won, how long games were, the last of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import cache

from msgspec.structs import replace

from gorin.content.boxes import box_of
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.formats import JOINED
from gorin.content.tomb_raider.level_service import level_title
from gorin.hall.store.rows import FinishedRow, ResultSeat
from gorin.kernel.decision import Seat
from gorin.sim.tables import GameRow, GameTables, Sitter, tables_of, tables_of_one
from gorin.web.bodies.replays import PlayedMatch, PlayedMatches
from gorin.web.lists import seat_entries, seat_of, winners
from gorin.web.routes import Call, Route

MOST = 2000
"""So many matches are counted, the last ones; on a busy server older ones are left out."""
LAST = 30
"""So many of the last matches are listed."""


async def give_played(call: Call[None]) -> PlayedMatches:
    """Give what became of finished matches."""
    store, known = call.site.store, call.known
    reader = "" if known is None else known.id
    rows, listed = await asyncio.gather(
        store.finished(most=MOST), store.finished(most=LAST, listed=True)
    )
    own = await store.finished(person=reader, most=MOST) if reader else ()
    return await asyncio.to_thread(_played, rows, listed, own, reader)


def _played(
    rows: tuple[FinishedRow, ...],
    listed: tuple[FinishedRow, ...],
    own: tuple[FinishedRow, ...],
    reader: str,
) -> PlayedMatches:
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
    """Return matches as they are counted, the oldest first."""
    return tuple(_game(row) for row in rows)[::-1]


def _game(row: FinishedRow) -> GameRow:
    found = row.finished
    return GameRow(
        row.game,
        row.format,
        found.board,
        level_title(_titles().get(found.board, found.board)),
        tuple(_sitter(seat, row.game) for seat in found.seats),
        tuple(Seat(seat) for seat, result in enumerate(found.seats) if result.won),
        found.turns,
        found.seconds,
    )


def _sitter(seat: ResultSeat, game: str) -> Sitter:
    deck = _decks(game).get(seat.deck, seat.deck)
    if seat.bot:
        return Sitter("bot", seat.bot, deck=deck)
    return Sitter("person", seat.person, seat.name, deck)


def _match(row: FinishedRow, reader: str) -> PlayedMatch:
    found = row.finished
    return PlayedMatch(
        row.table,
        level_title(_titles().get(found.board, found.board)),
        row.at,
        seat_entries(found.seats),
        winners(found.seats),
        seat_of(found.seats, reader),
        found.reason,
        found.turns,
        found.seconds,
    )


@cache
def _titles() -> Mapping[str, str]:
    """Return the titles of the levels that come with Gorin, by id, and of the series."""
    levels = {id: tomb_raider.load_level(id).title for id in tomb_raider.level_names()}
    return levels | {found.id: found.title for found in JOINED}


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
