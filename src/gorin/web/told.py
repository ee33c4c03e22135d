"""Matches as they were told: what there is to see of one that other rules played."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gorin.hall.eyes.told import read_board, read_lines
from gorin.hall.process.live import Live
from gorin.hall.store.rows import Told
from gorin.hall.table.refusing import refused
from gorin.kernel.decision import Seat
from gorin.kernel.words import say
from gorin.web.bodies.replays import ToldMatch
from gorin.web.bodies.tables import SeatEntry
from gorin.web.errors import Denied
from gorin.web.playback import check_may_watch
from gorin.web.routes import Call, Parameter, Route
from gorin.web.shelf import viewer_of
from gorin.web.tables import seen_table

MOST_LINES = 500
"""The most lines of a log that are given at once."""
NOTHING = ToldMatch(kept=False)


async def give_told(call: Call[None]) -> ToldMatch:
    """Give the log and the board of a match that other rules played, as somebody was told them."""
    live = await seen_table(call)
    if live.room.foreign is None:
        raise refused("web-told-when-foreign")
    check_may_watch(call, live)
    seat, may = _eyes(call, live)
    before = call.number("before", 0)
    call.site.chunks.take(call.address)
    told = await call.site.store.told(live.id)
    if told is None:
        return NOTHING
    head = _head(live, told, seat, may)
    return await call.site.scribes.do(lambda: _filled(head, told, before))


def _eyes(call: Call[Any], live: Live) -> tuple[Seat | None, tuple[Seat, ...]]:
    """Return through whose eyes somebody looks who asks so, and through which seats' they may.

    Raises:
        Denied: they may not.
        BadInput: nobody has such eyes.
    """
    room, view = live.room, call.query("view")
    own = None if call.known is None else room.seat_of(call.known.id)
    seats = (Seat(seat) for seat, chair in enumerate(room.standing.chairs) if not chair.bot)
    may = tuple(seat for seat in seats if room.has_ended or seat == own)
    asked = viewer_of(view) if view else own
    if asked is None or asked in may:
        return (None if asked is None else Seat(int(asked))), may
    raise Denied(say("web-replay-only-own"))


def _head(live: Live, told: Told, seat: Seat | None, may: tuple[Seat, ...]) -> ToldMatch:
    view, foreign = live.view(), live.room.foreign
    assert foreign is not None
    return ToldMatch(
        kept=True,
        seat=seat,
        may=may,
        game=view.game,
        title=view.title,
        seats=tuple(SeatEntry(one.name, one.bot) for one in view.seats),
        is_whole=told.number > foreign.last,
    )


def _filled(head: ToldMatch, told: Told, before: int) -> ToldMatch:
    lines = [one for one in read_lines(told, head.seat) if not before or one.at < before]
    return replace(
        head,
        view=read_board(told, head.seat),
        lines=tuple(lines[-MOST_LINES:]),
        has_more=len(lines) > MOST_LINES,
    )


ROUTES = (
    Route(
        method="GET",
        path="/api/tables/{id}/told",
        handler=give_told,
        says="A match that other rules played, as it was told: its log, and its board at the last.",
        about="tables",
        gives=ToldMatch,
        parameters=(
            Parameter("id", "The id of a table."),
            Parameter("view", "public; seat1, seat2 and so on; your own if not said.", "query"),
            Parameter("before", "Only lines before this place of the log.", "query", "integer"),
        ),
        faults=(403, 404, 409),
    ),
)
