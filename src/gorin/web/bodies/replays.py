"""Bodies about what was played: replays step by step, tables of finished games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from gorin.content.desk.replays import Outline
from gorin.hall.table.updates import LogLine
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message
from gorin.sim.tables import GameTables
from gorin.web.bodies.common import RequestBody
from gorin.web.bodies.tables import SeatEntry


class OpenReplay(RequestBody, frozen=True):
    """Open a replay from the text of a journal."""

    text: str


class ReplayHead(Struct, frozen=True):
    """A replay before its steps.

    Attributes:
        id: names the replay in the addresses of its parts: the id of a table or of a file.
        title: what was played, in words.
        seats: who played.
        file: it was opened from a journal, not from a table.
        over: the match has ended, so that it may be seen through any eyes.
        closed: it ended before it was over, since its table was closed.
        seat: the reader's own seat, through whose eyes they may see a match that still runs.
        commitment: the hash of the seed that was published before play; empty without one.
        seed: the secret seed in hex, once the match has ended; empty if it is not known.
        entropy: what the seats added to chance before play, in their order.
        outline: how many steps there are, where turns begin, how the match ended.
        figures: whether anything is counted of matches of its game.
    """

    id: str
    title: Message
    seats: tuple[SeatEntry, ...]
    file: bool
    over: bool
    closed: bool
    seat: Seat | None
    commitment: str
    seed: str
    entropy: tuple[str, ...]
    outline: Outline
    figures: bool


class ReplayPosition(Struct, frozen=True):
    """The position at a step of a replay: the text of a scenario file that `gorin judge` reads."""

    text: str


class ToldMatch(Struct, frozen=True):
    """A match that other rules played, as it was told while it was played.

    Attributes:
        kept: there is something of it; else all that follows is empty.
        seat: the seat through whose eyes it is seen; None: as the public saw it.
        may: the seats through whose eyes the reader may see it.
        game: the game.
        title: what was played, in words.
        seats: who played.
        view: what any game is drawn from, as it was when it was kept last: under `drawing` what
            lies where, or the fields of the game's view.
        lines: the last lines of the log, or the last before the place that was asked for.
        has_more: there are lines before these.
        is_whole: nothing was answered after it was kept last.
    """

    kept: bool
    seat: Seat | None = None
    may: tuple[Seat, ...] = ()
    game: str = ""
    title: Message | None = None
    seats: tuple[SeatEntry, ...] = ()
    view: dict[str, Any] = field(default_factory=dict[str, Any])
    lines: tuple[LogLine, ...] = ()
    has_more: bool = False
    is_whole: bool = True


class PlayedMatch(Struct, frozen=True):
    """A finished match in a list.

    Attributes:
        table: the id of its table, and of its replay.
        title: what was played, in words.
        at: when it ended, in milliseconds since 1970.
        seats: who played.
        won: the seats that won.
        seat: the reader's seat; null if they did not play.
        reason: how it ended: the id of a message.
        turns: how many turns it took; `seconds` how long.
        taken_back: how often something was taken back.
        drawn_again: how often draws of chance were among it; such a match is not counted.
    """

    table: str
    title: Message
    at: int
    seats: tuple[SeatEntry, ...]
    won: tuple[int, ...]
    seat: int | None
    reason: str
    turns: int
    seconds: int
    taken_back: int
    drawn_again: int


class PlayedMatches(Struct, frozen=True):
    """The results of this server's last finished matches.

    Attributes:
        all: of everybody.
        yours: of the reader; null if nobody knows them.
        most: how many matches are counted at most.
        last: the last matches of tables that were listed, the newest first.
        your_last: the reader's own.
    """

    all: GameTables
    yours: GameTables | None
    most: int
    last: tuple[PlayedMatch, ...]
    your_last: tuple[PlayedMatch, ...]
