"""Matches as they were told: what there is to see of one that other rules played."""

from __future__ import annotations

from typing import Any

from gorin.hall.eyes.told import read_board, read_lines
from gorin.hall.process.live import Live
from gorin.hall.store.rows import Told
from gorin.hall.table.foreign import Foreign
from gorin.hall.table.refusing import refused
from gorin.kernel.decision import Seat
from gorin.kernel.words import say
from gorin.web.bodies.replays import ToldMatch
from gorin.web.errors import Denied
from gorin.web.playback import check_may_watch
from gorin.web.routes import Call, Parameter, Route
from gorin.web.shelf import PUBLIC, SEAT, viewer_of
from gorin.web.tables import seen_table

MOST_LINES = 500
"""The most lines of a log that are given at once."""
NOTHING = ToldMatch(kept=False)


async def give_told(call: Call[None]) -> ToldMatch:
    """Give the log and the board of a match that other rules played, as somebody was told them."""
    live = await seen_table(call)
    foreign = live.room.foreign
    if foreign is None:
        raise refused("web-told-when-foreign")
    check_may_watch(call, live)
    eyes, may = _eyes(call, live)
    before = call.number("before", 0)
    call.site.chunks.take(call.address)
    told = await call.site.store.told(live.id)
    if told is None:
        return NOTHING
    return await call.site.scribes.do(lambda: _match(told, foreign, eyes, may, before))


def _eyes(call: Call[Any], live: Live) -> tuple[str, tuple[str, ...]]:
    """Return through whose eyes somebody looks who asks so, and through whose they may.

    Raises:
        Denied: they may not.
        BadInput: nobody has such eyes.
    """
    room = live.room
    own = None if call.known is None else room.seat_of(call.known.id)
    seats = [Seat(seat) for seat, chair in enumerate(room.standing.chairs) if not chair.bot]
    allowed = (seat for seat in seats if room.has_ended or seat == own)
    may = (PUBLIC, *(f"{SEAT}{seat + 1}" for seat in allowed))
    usual = PUBLIC if own is None else f"{SEAT}{own + 1}"
    eyes = call.query("view") or usual
    _ = viewer_of(eyes)
    if eyes not in may:
        raise Denied(say("web-replay-only-own"))
    return eyes, may


def _match(told: Told, foreign: Foreign, eyes: str, may: tuple[str, ...], before: int) -> ToldMatch:
    number = viewer_of(eyes)
    viewer = None if number is None else Seat(int(number))
    lines = [one for one in read_lines(told, viewer) if not before or one.at < before]
    return ToldMatch(
        kept=True,
        eyes=eyes,
        may=may,
        view=read_board(told, viewer),
        lines=tuple(lines[-MOST_LINES:]),
        has_more=len(lines) > MOST_LINES,
        is_whole=told.number > foreign.last,
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
