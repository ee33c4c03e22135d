"""Rows that the store takes and gives, as plain data; people and processes are ids."""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

from msgspec import Struct, field

from gorin.hall.table.records import Kept
from gorin.hall.table.terms import Role
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message

Stage: TypeAlias = Literal["gathering", "playing", "paused", "over", "closed"]
OPEN_STAGES: tuple[Stage, ...] = ("gathering", "playing", "paused")
"""The stages of tables at which something may still happen."""

Epoch = NewType("Epoch", int)
"""Counts how often a table was taken over by a process; who holds an older one may not write."""


class SeatRow(Struct, frozen=True):
    """A seat in a list of tables: a person's, a bot's of a level, or free if both are empty."""

    name: str = ""
    person: str = ""
    bot: str = ""


class Member(Struct, frozen=True):
    """Somebody who belongs to a table; `seat` is None for those who do not play."""

    person: str
    role: Role
    seat: Seat | None = None


class ResultSeat(Struct, frozen=True):
    """A seat's result: `person` is empty for a bot, `bot` for a person; `deck` is its name."""

    person: str = ""
    name: str = ""
    bot: str = ""
    deck: str = ""
    won: bool = False
    first: bool = False


class Finished(Struct, frozen=True):
    """The end of a match, for statistics.

    Attributes:
        seats: how each seat did, in seat order.
        reason: why it ended, as its outcome says.
        clause: the clause by which it ended.
        board: the id of what was played on, such as a level; that of the format without one.
        turns: how many turns it took.
        answers: how many answers people and bots gave.
        seconds: how long it took, from its beginning to its end.
        taken_back: how often something was taken back.
        drawn_again: how often draws of chance were among it: such a match is listed, not counted.
    """

    seats: tuple[ResultSeat, ...]
    reason: str = ""
    clause: str = ""
    board: str = ""
    turns: int = 0
    answers: int = 0
    seconds: int = 0
    taken_back: int = 0
    drawn_again: int = 0


class Summary(Struct, frozen=True):
    """A table as lists show it; it is kept beside the records, so that no list reads those.

    Attributes:
        host: the person who opened it.
        members: everybody who belongs to it; they find it among their tables.
        finished: how its match ended; statistics count it once it is given.
        acts: something may happen there with nobody there, so that it is loaded at a start.
        games: of how many games the match is that is played there.
    """

    game: str
    format: str
    title: Message
    host: str
    stage: Stage = "gathering"
    listed: bool = False
    seats: tuple[SeatRow, ...] = ()
    members: tuple[Member, ...] = ()
    turn: int = 0
    finished: Finished | None = None
    acts: bool = False
    games: int = 1

    @property
    def free(self) -> int:
        """The number of free seats."""
        return sum(not (seat.person or seat.bot) for seat in self.seats)


class NewTable(Struct, frozen=True):
    """A table to be kept: its id, the secret seed in hex, its first records."""

    id: str
    seed: str
    summary: Summary
    records: tuple[Kept, ...]


class Snapshot(Struct, frozen=True):
    """A table as its first `number` records made it.

    `form` names the version of the program that can read `body`; to others it is of no use.
    """

    number: int
    form: str
    body: bytes


class ToldPart(Struct, frozen=True):
    """Lines of the log as they were told, from its event `first` on."""

    first: int
    body: bytes


class Told(Struct, frozen=True):
    """A match as it was told when its table had `number` records.

    To be kept it has one part, which replaces all lines from its first on.
    """

    number: int
    parts: tuple[ToldPart, ...]
    boards: bytes


class Loaded(Struct, frozen=True):
    """A table as it was kept: `records` are those that `snapshot` does not hold yet.

    `count` is how many records there are in all, `summary` what lists show of it, `told` how many
    there were when its match was kept last as it was told, 0 if it never was.
    """

    id: str
    seed: str
    snapshot: Snapshot | None
    records: tuple[Kept, ...]
    count: int
    epoch: Epoch
    summary: Summary
    told: int = 0


class TableRow(Struct, frozen=True):
    """A table in a list; times are in milliseconds since 1970."""

    id: str
    summary: Summary
    opened: int
    updated: int


class PersonRow(Struct, frozen=True):
    """Somebody whom the server knows; `settings` are the page's own.

    `generation` counts how often all their other browsers were logged out.
    """

    id: str
    name: str
    created: int
    seen: int
    settings: dict[str, str | int | bool] = field(default_factory=dict[str, str | int | bool])
    generation: int = 0


class AccountRow(Struct, frozen=True):
    """A log-in of a person: a name, the hash of a password, their `generation`."""

    person: str
    name: str
    hash: str
    created: int
    generation: int = 0


class FileRow(Struct, frozen=True):
    """A deck or a level that somebody keeps, as the text of a file; `id` is their own for it."""

    id: str
    game: str
    name: str
    text: str
    updated: int


class Owner(Struct, frozen=True):
    """The process that holds a table: its id and where it listens."""

    process: str
    address: str


class ProcessRow(Struct, frozen=True):
    """A server process that takes part: where it listens, when it was last heard of."""

    id: str
    address: str
    started: int
    heard: int


class FinishedRow(Struct, frozen=True):
    """A finished match in the statistics."""

    table: str
    game: str
    format: str
    at: int
    finished: Finished
