"""Playback: a match once more, step by step, a chunk at a time.

A match that is over, or whose table was closed after it had begun, may be seen through the eyes of
any seat or with everything open; one that runs as the public saw it, by those who may watch, and by
a player through the own eyes. Where nobody may watch only those see it who sit there while it runs,
and those who were there when it is over. A journal may be handed in and is looked at like a match
that has ended, if it holds one.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from msgspec import Struct
from starlette.responses import Response

from gorin.content.box.figures import MatchStatistics
from gorin.content.boxes import box_of
from gorin.content.desk.judging import judge
from gorin.content.desk.matches import match_of
from gorin.content.desk.names import reader_for
from gorin.content.desk.replays import EVERYBODY, MOST, Chunk, Viewer
from gorin.hall.process.live import Live
from gorin.hall.table.refusing import refused
from gorin.hall.table.updates import TableView
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Journal, read
from gorin.kernel.words import Message, say
from gorin.sim.chances import Chances
from gorin.web.bodies.replays import OpenReplay, ReplayHead, ReplayPosition
from gorin.web.bodies.tables import SeatEntry, Verified
from gorin.web.errors import Denied, NotThere, TooLarge
from gorin.web.routes import Call, Handler, Parameter, Route
from gorin.web.shelf import FILE, Ready, Wanted, file_id, viewer_of
from gorin.web.tables import check_may_look_back, seen_table, told_of, verify_live
from gorin.web.wording import language_in

ABOUT = "replays"
LONGEST = 2_000_000
"""The most bytes of a journal that is handed in."""
LONGEST_BODY = 3 * LONGEST
"""Text grows when it is written as JSON."""
COUNT = 50
"""The number of steps that are given if nothing else is asked for."""


class _Replay(Struct, frozen=True):
    """A replay that somebody may see; without a table it was opened from a journal."""

    id: str
    live: Live | None
    ready: Ready
    seat: Seat | None = None
    """The reader's own seat, if they play at its table."""
    is_over: bool = True
    """The match is over, or was closed before: nothing is secret any more."""

    @property
    def is_closed(self) -> bool:
        """The match was closed before it was over."""
        return self.is_over and self.ready.replay.outline().outcome is None

    def may_see(self, viewer: Viewer) -> bool:
        """Return whether the reader may look through these eyes; once it is over through all."""
        return self.is_over or viewer is None or viewer == self.seat


async def _replay_in(call: Call[Any], *, fresh: bool = False) -> _Replay:
    """Return the replay that a path names, for those who may see it.

    Args:
        call: the request.
        fresh: it has all that has happened until now, if the match still runs.

    Raises:
        NotThere: there is none, or it was opened from a journal and is forgotten.
        Denied: they may not, or the match has not begun.
        Unplayable: it cannot be played again here, as by other rules or with other cards.
    """
    id = call.path("id")
    if id.startswith(FILE):
        ready = call.site.shelf.find(id)
        if ready is None:
            raise NotThere(say("web-replay-forgotten"))
        return _Replay(id, None, ready)
    live = await seen_table(call)
    if live.room.match is None and live.room.foreign is None:
        raise Denied(say("web-replay-not-begun"))
    journal = await live.replayable()
    # All that stands at this moment is durable. Later an end may be under way that never will be.
    is_over = live.room.has_ended
    check_may_watch(call, live)
    ready = call.site.shelf.find(live.id)
    if ready is None or (fresh and ready.entries != len(journal.entries)):
        call.site.checks.take(call.address)
        ready = await call.site.shelf.put(live.id, lambda: journal, call.address)
    seat = None if call.known is None else live.room.seat_of(call.known.id)
    return _Replay(live.id, live, ready, seat, is_over)


def check_may_watch(call: Call[Any], live: Live) -> None:
    """Check that a match that still runs may be watched, and one that has ended looked back at."""
    if live.room.has_ended:
        check_may_look_back(call, live)
        return
    watching, known = live.room.terms.watching, call.known
    if watching == "open":
        return
    is_here = known is not None and live.room.is_here(known.id)
    sits = known is not None and live.room.seat_of(known.id) is not None
    if not (sits or (is_here and watching == "invited")):
        raise Denied(say("web-not-invited"))


async def give_replay_head(call: Call[None]) -> ReplayHead:
    """Give what there is to know of a replay before its steps."""
    replay = await _replay_in(call, fresh=True)
    # Looked at here and not in the thread: meanwhile the table goes on.
    view = None if replay.live is None else replay.live.view()
    return await asyncio.to_thread(_head, replay, view)


def _head(replay: _Replay, view: TableView | None = None) -> ReplayHead:
    match_replay = replay.ready.replay
    outline, header = match_replay.outline(), match_replay.journal.header
    result = match_replay.journal.result
    seed = (result.seed or "") if result is not None else ""
    if view is None:
        names = (header.players[seat : seat + 1] for seat in outline.seats)
        seats = tuple(SeatEntry(next(iter(name), ""), "") for name in names)
        title = _title(match_replay.journal)
    else:
        seed = view.seed
        seats = tuple(SeatEntry(seat.name, seat.bot) for seat in view.seats)
        title = view.title
    return ReplayHead(
        replay.id,
        title,
        seats,
        replay.live is None,
        replay.is_over,
        replay.is_closed,
        replay.seat,
        header.commitment or "",
        seed,
        header.entropy,
        outline,
        _counts(header.game),
    )


def _counts(game: str) -> bool:
    box = box_of(game)
    return box is not None and box.figures is not None


def _title(journal: Journal) -> Message:
    header = journal.header
    box = box_of(header.game)
    title = None if box is None else box.board_title(header.setup)
    return title or say(f"game-{header.game}")


async def give_replay_steps(call: Call[None]) -> Response:
    """Give some steps of a replay as a viewer saw them."""
    replay = await _replay_in(call)
    view = call.query("view")
    if not replay.may_see(viewer_of(view)):
        raise Denied(say("web-replay-only-own"))
    first, count = call.number("first", 0), call.number("count", COUNT)
    wanted = Wanted(replay.id, replay.ready, view, first, min(count, MOST), replay.is_over)
    blob = await call.site.shelf.chunk(wanted, _Asker(call))
    return blob.answer(call.request)


class _Asker:
    """The sender of a request for steps."""

    def __init__(self, call: Call[None]) -> None:
        self._call = call

    def count(self) -> None:
        """Count a chunk that has to be made, for the sender's address."""
        self._call.site.chunks.take(self._call.address)

    async def has_gone(self) -> bool:
        """Return whether the sender has hung up."""
        return await self._call.request.is_disconnected()


async def give_replay_position(call: Call[None]) -> ReplayPosition:
    """Give the position at a step as a scenario file, all of it or what a seat knows.

    Of a match that runs only who plays it gets one: all of it alone, else what they know, and not
    where that would tell the cards of decks that nobody else has seen.
    """
    replay = await _replay_in(call)
    seat = _position_seat(replay, viewer_of(call.query("view")))
    call.site.checks.take(call.address)
    game = replay.ready.replay.journal.header.game
    reader = reader_for(call.site.library, language_in(call, call.query("language")), game=game)
    return await call.site.shelf.position(replay.ready, seat, call.number("step", 0), reader)


def _position_seat(replay: _Replay, viewer: Viewer) -> Seat | None:
    """Return whose knowledge a position is that somebody asks for; None for all that is so.

    Raises:
        Denied: they do not play in a match that runs, or ask for what another seat knows.
        Refused: it would tell them decks of others.
    """
    asked = viewer if isinstance(viewer, int) else None
    if replay.live is None or replay.is_over:
        return asked
    own = replay.seat
    is_alone = len(replay.ready.replay.seats) == 1
    if own is None or asked not in (None, own) or (viewer == EVERYBODY and not is_alone):
        raise Denied(say("web-position-own"))
    if is_alone:
        return asked
    if not replay.live.room.knows_decks(own):
        raise refused("web-position-decks")
    return own


async def give_replay_figures(call: Call[None]) -> MatchStatistics:
    """Give the figures of a match."""
    replay = await _replay_in(call, fresh=True)
    figures = await asyncio.to_thread(replay.ready.replay.statistics)
    if figures is None:
        raise NotThere(say("web-replay-no-figures"))
    return figures


async def give_replay_chances(call: Call[None]) -> Response:
    """Give the chances of the seats; they follow from all hands, so the match must be over."""
    replay = await _replay_in(call)
    if not replay.is_over:
        raise refused("web-chances-when-over")
    call.site.checks.take(call.address)
    blob = await call.site.shelf.chances(replay.id, replay.ready, call.address)
    return blob.answer(call.request)


async def open_replay(call: Call[OpenReplay]) -> ReplayHead:
    """Open a replay from a journal that is handed in."""
    text = call.body.text
    if len(text.encode()) > LONGEST:
        raise TooLarge(LONGEST)
    call.site.checks.take(call.address)
    id = file_id(text)
    ready = call.site.shelf.find(id)
    if ready is None:
        ready = await call.site.shelf.put(id, lambda: _complete(text), call.address)
    return await asyncio.to_thread(_head, _Replay(id, None, ready))


def _complete(text: str) -> Journal:
    """Return a journal of a match that has ended.

    Raises:
        BadInput: it cannot be read, or is of a match that had not ended.
    """
    journal = read(text)
    if journal.result is None:
        raise BadInput(say("web-replay-unfinished"), place="journal")
    return journal


async def verify_replay(call: Call[None]) -> Verified:
    """Play a journal that was handed in again, and derive its chance anew."""
    replay = await _replay_in(call)
    if not replay.is_over:
        raise refused("web-verify-when-over")
    if replay.live is None:
        call.site.checks.take(call.address)
        journal, begun = replay.ready.replay.journal, partial(match_of, call.site.library)
        strangers = call.site.strangers
        work = strangers.do(lambda beat: judge(journal, begun, beat=beat), call.address)
        return told_of(await work)
    return await verify_live(call, replay.live)


TAGGED = (give_replay_steps, give_replay_chances)


def _part(
    name: str, handler: Handler, says: str, gives: type[Struct], *parameters: Parameter
) -> Route:
    """Return the route of a part of a replay."""
    id = Parameter("id", "The id of a table, or of a journal that was handed in.")
    return Route(
        method="GET",
        path=f"/api/replays/{{id}}/{name}",
        handler=handler,
        says=says,
        about=ABOUT,
        gives=gives,
        parameters=(id, *parameters),
        tagged=handler in TAGGED,
        faults=(403, 404, 409),
    )


ROUTES = (
    Route(
        method="POST",
        path="/api/replays",
        handler=open_replay,
        says="Opens a replay from the text of a journal.",
        about=ABOUT,
        takes=OpenReplay,
        most=LONGEST_BODY,
        gives=ReplayHead,
        status=201,
    ),
    _part(
        "head",
        give_replay_head,
        "A replay before its steps; of a match that runs, up to now.",
        ReplayHead,
    ),
    _part(
        "steps",
        give_replay_steps,
        "Steps of a replay through somebody's eyes; the first one has the whole view.",
        Chunk,
        Parameter("view", "public; all; seat1, seat2 and so on.", "query"),
        Parameter("first", "The first step, counted from 0.", "query", "integer"),
        Parameter("count", f"How many steps, at most {MOST} and some 1 MB.", "query", "integer"),
    ),
    _part(
        "position",
        give_replay_position,
        "The position at a step, as a scenario file: all that is so, or what a seat knows.",
        ReplayPosition,
        Parameter("view", "public or all: all that is so; seat1, seat2 and so on.", "query"),
        Parameter("step", "The step at whose end, counted from 0.", "query", "integer"),
        Parameter("language", "The language of its title and note.", "query"),
    ),
    _part(
        "figures",
        give_replay_figures,
        "The figures of a match: of each seat, and how they grew turn by turn.",
        MatchStatistics,
    ),
    _part(
        "chances",
        give_replay_chances,
        "How likely each seat was to win, step by step; no seats if nobody judges such a match.",
        Chances,
    ),
    _part(
        "verify",
        verify_replay,
        "Plays a match that is over again and derives its chance anew.",
        Verified,
    ),
)
