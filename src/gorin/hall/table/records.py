"""Records: all that ever happened at a table, in order. A table is what its records make of it.

Each is stored with its number and its time; a table that is loaded applies them again. Nothing
else changes a table, so a server that is killed loses nothing that it has acknowledged.

People are named by the id that the server keeps for them; it is never shown to others.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from gorin.hall.table.terms import Role, Stops, Terms
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Entry, Header


class GameEnded(Struct, frozen=True):
    """A game of a match of several that is over: at which table, and who won it."""

    table: str
    winners: tuple[Seat, ...]


class Opened(Struct, frozen=True, tag="opened"):
    """The table was opened; its first record. `rematch_of` is the table it continues.

    `earlier` has the games of the same match that are over.
    """

    host: str
    name: str
    terms: Terms
    rematch_of: str = ""
    earlier: tuple[GameEnded, ...] = ()


class Came(Struct, frozen=True, tag="came"):
    """Somebody came to the table in a role; coming again changes the role or the name."""

    person: str
    name: str
    role: Role


class Left(Struct, frozen=True, tag="left"):
    """Somebody who is not playing left the table; a seat before the game begins is free again."""

    person: str


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: Seat
    person: str


class BotSat(Struct, frozen=True, tag="bot-sat"):
    """A bot took a seat before the game, or, with an empty level, the seat is free again."""

    seat: Seat
    level: str


class DeckChosen(Struct, frozen=True, tag="deck-chosen"):
    """A seat plays a deck: the id of one that comes with Gorin, or the text of an own one."""

    seat: Seat
    deck: str = ""
    text: str = ""
    name: str = ""


class Readied(Struct, frozen=True, tag="readied"):
    """A seat is ready for the next game of the match, or no longer."""

    seat: Seat
    on: bool


class Stirred(Struct, frozen=True, tag="stirred"):
    """A seat added to the entropy of chance before the game began."""

    seat: Seat
    entropy: str


class Began(Struct, frozen=True, tag="began"):
    """The match began. Its setup, commitment and players are in the header of its journal."""

    header: Header


class Played(Struct, frozen=True, tag="played"):
    """Entries were added to the journal of the match, all of them or none.

    The first one is somebody's doing; what chance answered because of it follows. `by` says
    who answered: the "person", a "bot", or the "table" for somebody it passed for.
    """

    entries: tuple[Entry, ...]
    by: Literal["person", "bot", "table"] = "person"


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something, to all at the table or among those who watch."""

    person: str
    channel: Literal["table", "watchers"]
    text: str


class Set(Struct, frozen=True, tag="set"):
    """A seat wants to be asked this and not that."""

    seat: Seat
    stops: Stops


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    """A seat asks to take back all after the first `to` effective entries of the journal."""

    seat: Seat
    to: int


class UndoAnswered(Struct, frozen=True, tag="undo-answered"):
    """A seat agrees to what was asked to be taken back, or does not; the asker may withdraw."""

    seat: Seat
    agrees: bool


class Paused(Struct, frozen=True, tag="paused"):
    """The clocks stand still and nobody may answer, until the table goes on."""

    person: str
    on: bool


class Woke(Struct, frozen=True, tag="woke"):
    """The server took the table up again: the time since the record before counts for nobody."""


class Flagged(Struct, frozen=True, tag="flagged"):
    """The time of a seat ran out; what the table did about it follows."""

    seat: Seat


class Held(Struct, frozen=True, tag="held"):
    """A bot holds the seat of somebody who is away; with an empty level it hands it back."""

    seat: Seat
    level: str


class Consented(Struct, frozen=True, tag="consented"):
    """A seat lets casters see its hand, or no longer does."""

    seat: Seat
    agrees: bool


class Moderated(Struct, frozen=True, tag="moderated"):
    """The host muted somebody, lets them speak again, removed them, or banned them."""

    person: str
    act: Literal["mute", "unmute", "remove", "ban"]


class AgainAsked(Struct, frozen=True, tag="again-asked"):
    """A seat wants to play the same again, seats swapped."""

    seat: Seat


class AgainOpened(Struct, frozen=True, tag="again-opened"):
    """The next game was opened at another table."""

    table: str


class MatchEnded(Struct, frozen=True, tag="match-ended"):
    """The match that the game of this table belongs to is over: nothing of it is secret."""


class EarlierTold(Struct, frozen=True, tag="earlier-told"):
    """The tables of the games before were told that the match is over."""


class Closed(Struct, frozen=True, tag="closed"):
    """The table was closed before its match was over; `reason` is a message id."""

    reason: str


Record: TypeAlias = (
    Opened
    | Came
    | Left
    | Sat
    | BotSat
    | DeckChosen
    | Readied
    | Stirred
    | Began
    | Played
    | Said
    | Set
    | UndoAsked
    | UndoAnswered
    | Paused
    | Woke
    | Flagged
    | Held
    | Consented
    | Moderated
    | AgainAsked
    | AgainOpened
    | MatchEnded
    | EarlierTold
    | Closed
)


class Kept(Struct, frozen=True):
    """A record with its number at its table, from 0 on, and its time in milliseconds since 1970."""

    number: int
    at: int
    record: Record
