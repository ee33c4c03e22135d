"""Keeping a room: a table as plain data, so that it need not be played again when it is loaded.

What was kept is only a help: the records are what counts. What does not fit, of another version of
the program or damaged, is not used, and all records are applied instead. A room that goes on from
here lacks what came before; what needs that raises `Elsewhere`.

Tutorials are not kept: their lessons depend on the whole log, and they are short.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin import __version__
from gorin.content.box.windows import Passed, Skipping
from gorin.content.box.wishes import Deck
from gorin.content.boxes import boxes
from gorin.content.cards.pool import Library
from gorin.content.desk.versions import rules_digests
from gorin.hall.eyes.room import Room
from gorin.hall.table.clocks import Clocks
from gorin.hall.table.people import Person
from gorin.hall.table.play import Mark, Play, start_of
from gorin.hall.table.records import GameEnded, Kept
from gorin.hall.table.standing import Chair, Standing, UndoRequest
from gorin.hall.table.telling import message_of
from gorin.hall.table.terms import Role, Stops, Terms
from gorin.hall.table.updates import ChatLine, PassedWindow
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Header
from gorin.kernel.match import Match
from gorin.kernel.snapshot import Snapshot
from gorin.kernel.words import say

LAYOUT = 2
"""Raised when the same data comes to mean something else."""


class KeptPerson(Struct, frozen=True):
    """Somebody at the table, as `Person`."""

    id: str
    number: int
    name: str
    role: Role
    here: bool
    banned: bool
    muted: bool
    has_cast: bool
    spoke: tuple[int, ...]
    busy: int
    renamed: int | None
    pauses: tuple[int, int]


class KeptChair(Struct, frozen=True):
    """A seat, as `Chair`."""

    person: str
    bot: str
    held: str
    held_from: int
    cards: Deck
    deck_name: str
    entropy: str
    stops: Stops
    skipping: Skipping | None
    refusals: tuple[int, int]
    casts: bool
    again: bool
    conceded: bool
    ready: bool = False
    passed: int = 0
    windows: tuple[PassedWindow, ...] = ()


class KeptClocks(Struct, frozen=True):
    """The clocks, as `Clocks`."""

    left: list[int]
    used: list[int]
    running: tuple[Seat, ...]
    since: int
    remaining: int | None
    period: int
    counts: bool


class KeptPlay(Struct, frozen=True):
    """The match, as `Play`; `digest` is the one of its state, to see whether it is the same."""

    header: Header
    snapshot: Snapshot
    digest: str
    moments: int
    length: int
    marks: list[Mark]
    last_chance: int
    last_leaving: int
    asked: dict[int, int]
    clauses: dict[int, str]
    undos: int
    undone_to: int
    base: int
    top: int
    draws: int
    stirred: tuple[str, ...]
    passed: tuple[Passed, ...]


class KeptTable(Struct, frozen=True):
    """A table as its first `next` records made it, as `Standing`."""

    id: str
    terms: Terms
    host: str
    rematch_of: str
    again: str
    earlier: tuple[GameEnded, ...]
    match_ended: bool
    earlier_told: bool
    people: tuple[KeptPerson, ...]
    chairs: tuple[KeptChair, ...]
    play: KeptPlay | None
    clocks: KeptClocks
    talk: tuple[ChatLine, ...]
    undo: UndoRequest | None
    paused_by: str
    closed: bool
    next: int
    last: int
    taken_up: int
    began: int
    ended: int


_PLAIN = ("terms", "host", "rematch_of", "again", "earlier", "match_ended", "earlier_told", "undo",
          "paused_by", "closed", "next", "last", "taken_up", "began", "ended")  # fmt: skip
"""Parts of a table that are kept as they are."""
_MADE = ("header", "snapshot", "digest", "passed")
"""Parts of a match that are not kept as they are."""

_TABLE: msgspec.json.Decoder[KeptTable] = msgspec.json.Decoder(KeptTable)


@cache
def form() -> str:
    """Return the name of what this version of the program keeps; it reads no other."""
    rules = sorted(
        (box.id, format.id, *rules_digests(box.id, format).values())
        for box in boxes()
        for format in box.formats
    )
    shape = msgspec.json.schema(KeptTable)
    named = msgspec.json.encode((LAYOUT, __version__, rules, shape), order="deterministic")
    return f"{__version__}-{hashlib.sha256(named).hexdigest()[:16]}"


# -- keeping -------------------------------------------------------------------------------


def can_be_kept(room: Room) -> bool:
    """Return whether a room can go on from what is kept of it."""
    return not room.terms.guided and room.foreign is None


def kept_of(room: Room) -> bytes:
    """Return a room as bytes."""
    table = room.standing
    kept = KeptTable(
        id=table.id,
        people=tuple(_take(KeptPerson, one, spoke=tuple(one.spoke)) for one in _people(table)),
        chairs=tuple(_take(KeptChair, chair) for chair in table.chairs),
        play=None if table.play is None else _kept_play(table.play),
        clocks=_take(KeptClocks, table.clocks),
        talk=table.talk.lines,
        **{name: getattr(table, name) for name in _PLAIN},
    )
    return msgspec.json.encode(kept)


def _people(table: Standing) -> Iterable[Person]:
    return table.people.values()


def _take(kind: type[Any], source: object, **made: Any) -> Any:
    """Return a struct with the fields of what it is named after, but for those that are made."""
    names = [name for name in kind.__struct_fields__ if name not in made]
    return kind(**made, **{name: getattr(source, name) for name in names})


def _kept_play(play: Play) -> KeptPlay:
    kept: KeptPlay = _take(
        KeptPlay,
        play,
        header=play.header,
        snapshot=play.match.snapshot(),
        digest=play.match.state_digest(),
        passed=play.windows.passed,
    )
    return kept


# -- going on ------------------------------------------------------------------------------


def resumed(library: Library, id: str, seed: bytes, body: bytes, after: Iterable[Kept]) -> Room:
    """Return the room of which something was kept, with the records applied that came after.

    Raises:
        BadInput: the bytes are no such room, or not of this one.
        Elsewhere: a record after it takes back something from before.
    """
    try:
        kept = _TABLE.decode(body)
    except msgspec.DecodeError as error:
        raise BadInput(say("snapshot-unreadable", reason=str(error))) from None
    if kept.id != id:
        raise BadInput(say("snapshot-unreadable", reason=kept.id))
    room = Room.of(_standing(library, kept, seed))
    room.fold(after)
    return room


def _standing(library: Library, kept: KeptTable, seed: bytes) -> Standing:
    table = Standing(kept.id, seed, library)
    _put(table, kept, _PLAIN)
    table.people = {one.id: _person(one) for one in kept.people}
    table.chairs = tuple(_chair(one) for one in kept.chairs)
    table.clocks = Clocks(kept.terms.clock, len(kept.chairs))
    _put(table.clocks, kept.clocks, KeptClocks.__struct_fields__)
    for line in kept.talk:
        message = None if line.message is None else message_of(line.message)
        table.talk.add(replace(line, message=message))
    if kept.play is not None:
        table.play = _play(library, kept.play, seed)
    return table


def _put(target: object, source: Struct, names: Iterable[str]) -> None:
    for name in names:
        setattr(target, name, getattr(source, name))


def _person(kept: KeptPerson) -> Person:
    person = Person(kept.id, kept.number, kept.name, kept.role)
    plain = ("here", "banned", "muted", "has_cast", "busy", "renamed", "pauses")
    _put(person, kept, plain)
    person.spoke = deque(kept.spoke, maxlen=person.spoke.maxlen)
    return person


def _chair(kept: KeptChair) -> Chair:
    chair = Chair()
    _put(chair, kept, KeptChair.__struct_fields__)
    chair.windows = tuple(
        replace(window, message=message_of(window.message)) for window in kept.windows
    )
    return chair


def _play(library: Library, kept: KeptPlay, seed: bytes) -> Play:
    start = start_of(library, kept.header)
    match = Match.resume(start.rulebook, start.state, kept.snapshot)
    if match.state_digest() != kept.digest:
        raise BadInput(say("snapshot-unreadable", reason="digest"))
    play = Play(library, kept.header, seed, match)
    counted = (name for name in KeptPlay.__struct_fields__ if name not in _MADE)
    _put(play, kept, counted)
    play.windows.passed = kept.passed
    play.note_put()
    play.told = len(match.table.log)  # it was kept together with this
    return play
