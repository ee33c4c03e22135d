"""Matches as they were told: what is kept beside the records, and read when nobody plays them.

Only the rules that played a match reach its log and its board again from what was answered. So
what was told is kept too: each line of the log as its message for each audience, and what `any`
draws for each. An audience is a seat that a person has, or the public; the seats of bots are none,
since nobody looks through them.

Lines are kept in parts, each from a place of the log on. A part that begins within an earlier one
replaces the rest of it: something was taken back in between.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, field

from gorin.content.box.drawing import DRAWING, Drawing, Drawn
from gorin.content.box.weights import Weight
from gorin.hall.eyes.views import Viewer, view_fields
from gorin.hall.store.rows import Told, ToldPart
from gorin.hall.table.play import Play
from gorin.hall.table.standing import Standing
from gorin.hall.table.telling import message_of
from gorin.hall.table.updates import LogLine
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.event import Event, Tape
from gorin.kernel.words import Message, say

T = TypeVar("T")

PUBLIC = "public"
"""Names the public among audiences; a seat is named by its number."""
LEVEL = 6
"""The level at which lines and boards are compressed."""

Boards: TypeAlias = dict[str, dict[str, Any]]
"""Things that `any` draws, by audience."""


class ToldLine(Struct, frozen=True, array_like=True):
    """An event of the log as it was told; `seats` are those who were told something else.

    An array, and kept for ever: whatever comes to it comes to its end and has a default.
    """

    at: int
    clause: str
    event: str
    public: Message | None
    seats: dict[str, Message | None] = field(default_factory=dict[str, "Message | None"])
    weight: Weight = "small"

    def told(self, viewer: Viewer) -> LogLine | None:
        """Return the line as a viewer read it, None if it saw nothing."""
        message = self.public if viewer is None else self.seats.get(str(viewer), self.public)
        if message is None:
            return None
        return LogLine(self.at, self.clause, message_of(message), self.event, self.weight)


_LINES: msgspec.json.Decoder[list[ToldLine]] = msgspec.json.Decoder(list[ToldLine])
_BOARDS: msgspec.json.Decoder[Boards] = msgspec.json.Decoder(dict[str, dict[str, Any]])


# -- keeping -------------------------------------------------------------------------------


def told_of(table: Standing, play: Play) -> Told:
    """Return the match of a table as it is told now, with the lines that are not kept yet."""
    lines = lines_told(table, play, play.told)
    part = ToldPart(play.told, _packed(lines))
    return Told(table.next, (part,), _packed(boards_told(table, play)))


def audiences(table: Standing) -> tuple[Seat, ...]:
    """Return the seats through whose eyes somebody looks, beside the public."""
    return tuple(Seat(seat) for seat, chair in enumerate(table.chairs) if not chair.bot)


def lines_told(table: Standing, play: Play, start: int) -> list[ToldLine]:
    """Return the lines of the log from event `start` on, for all audiences."""
    seats = {str(seat): seat for seat in audiences(table)}
    lines: list[ToldLine] = []
    for at, event in enumerate(_events(play.match.table.log, start), start):
        public = event.told(None)
        own = {name: event.told(seat) for name, seat in seats.items()}
        others = {name: message for name, message in own.items() if message != public}
        if public is not None or others:
            weight = play.customs.weights.of(event)
            lines.append(ToldLine(at, event.clause, type(event).__name__, public, others, weight))
    return lines


def _events(log: Tape[Event[Any]], start: int) -> list[Event[Any]]:
    """Return the events from `start` on, also where what came before them lies elsewhere."""
    parts: list[list[Event[Any]]] = []
    tape: Tape[Event[Any]] | None = log
    end = len(log)
    while tape is not None and end > start:
        base = tape.base_length
        parts.append(tape.own[max(0, start - base) : max(0, end - base)])
        tape, end = tape.base, min(end, base)
    return [event for part in reversed(parts) for event in part]


def boards_told(table: Standing, play: Play) -> Boards:
    """Return what `any` draws for all audiences; without answers, for nobody can give one."""
    seats = {str(seat): _board(play, seat) for seat in audiences(table)}
    return {PUBLIC: _board(play, None), **seats}


def _board(play: Play, viewer: Viewer) -> dict[str, Any]:
    if play.drawing is None:
        return view_fields(play, viewer)
    table = play.match.table
    return {DRAWING: play.drawing(table.rulebook.game.view(table, viewer), (), Drawn())}


def _packed(value: object) -> bytes:
    return zlib.compress(msgspec.json.encode(value), LEVEL)


# -- reading -------------------------------------------------------------------------------


def read_lines(told: Told, viewer: Viewer) -> tuple[LogLine, ...]:
    """Return the lines of the log as a viewer read them.

    Raises:
        BadInput: what was kept is damaged.
    """
    lines: list[ToldLine] = []
    for part in told.parts:
        while lines and lines[-1].at >= part.first:
            _ = lines.pop()
        lines += _read(_lines_in, part.body)
    return tuple(line for each in lines if (line := each.told(viewer)) is not None)


def read_board(told: Told, viewer: Viewer) -> dict[str, Any]:
    """Return what `any` drew for a viewer last: a drawing, or the fields of the view.

    Raises:
        BadInput: what was kept is damaged.
    """
    boards = _read(_boards_in, told.boards)
    return boards.get(PUBLIC if viewer is None else str(viewer), boards.get(PUBLIC, {}))


def _lines_in(body: bytes) -> list[ToldLine]:
    return _LINES.decode(zlib.decompress(body))


def _boards_in(body: bytes) -> Boards:
    boards = _BOARDS.decode(zlib.decompress(body))
    for board in boards.values():
        if DRAWING in board:
            # Whatever came to drawings since has its default.
            board[DRAWING] = msgspec.convert(board[DRAWING], Drawing)
    return boards


def _read(read: Callable[[bytes], T], body: bytes) -> T:
    try:
        return read(body)
    except (zlib.error, msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadInput(say("store-bad-record", reason=str(error)), place="told") from None
