"""Bodies about tables: opened, listed, entered, finished."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gorin.hall.table.terms import Role, Terms
from gorin.kernel.words import Message
from gorin.web.bodies.common import RequestBody


class NewTable(RequestBody, frozen=True):
    """Open a table.

    Attributes:
        terms: its options.
        name: what the host is called there; empty: as everywhere.
        bots: the level of the bot at each seat, empty where a person plays; none given: people.
        decks: the deck of each seat by id, empty for the default.
        deck_texts: the deck of each seat as the text of a file, in place of one by id.
        sits: the host takes the first seat that no bot has.
        begin: the match begins at once; every seat must be taken.
        entropy: what the host adds to chance before that.
    """

    terms: Terms
    name: str = ""
    bots: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    deck_texts: tuple[str, ...] = ()
    sits: bool = True
    begin: bool = False
    entropy: str = ""


class Opened(Struct, frozen=True):
    """A table was opened."""

    id: str


class Enter(RequestBody, frozen=True):
    """Come to a table in a role; `invitation` is the token of a link, if somebody sent one."""

    role: Role = "player"
    name: str = ""
    invitation: str = ""


class Invite(RequestBody, frozen=True):
    """Make a link that lets others in, in a role."""

    role: Role = "player"


class Invitation(Struct, frozen=True):
    """A link to hand on, and the same as a QR code: an SVG image as text."""

    link: str
    qr: str
    expires: int


class Invited(Struct, frozen=True):
    """The target of an invitation.

    Attributes:
        table: the table, by its id.
        role: what one is invited as.
        game: the game, by its id.
        title: what is played there.
        host: the name of whoever opened it.
        stage: where it stands.
        free: a seat is free.
        watching: one may watch.
        here: the reader is there in that role already, or plays.
    """

    table: str
    role: Role
    game: str
    title: Message
    host: str
    stage: str
    free: bool
    watching: bool
    here: bool


class Verified(Struct, frozen=True):
    """The result of playing a finished match again, and of deriving its chance anew.

    Attributes:
        replayed: every entry fitted the rules.
        place: the entry that did not; empty if all did.
        message: why it did not.
        draws: how many answers of chance were met.
        chance: whether all of them follow from the seed that was committed to before play.
        state_matches: the state that was reached is the one that the journal states.
        outcome_matches: who won and why is what the journal states.
    """

    replayed: bool
    place: str
    message: Message | None
    draws: int
    chance: Literal["verified", "unverifiable", "not-revealed", "wrong"]
    state_matches: bool
    outcome_matches: bool


class SeatEntry(Struct, frozen=True):
    """A seat of a table in a list: a name, or the level of a bot; free if both are empty."""

    name: str
    bot: str


class LobbyEntry(Struct, frozen=True):
    """A table in a list.

    Attributes:
        names: those of whoever sits there, people and bots.
        turn: the turn it is in, 0 before the match.
        yours: the reader is the host.
        seat: the reader's seat, or null.
        won: the seats that won, once the match is over.
        asked: the seats that are asked something now, at the reader's own tables.
        games: of how many games the match is that is played there.
        opened: when it was opened; `updated`: when it changed; milliseconds since 1970.
    """

    id: str
    game: str
    format: str
    title: Message
    stage: Literal["gathering", "playing", "paused", "over", "closed"]
    seats: tuple[SeatEntry, ...]
    names: tuple[str, ...]
    free: int
    turn: int
    yours: bool
    seat: int | None
    won: tuple[int, ...]
    asked: tuple[int, ...]
    games: int
    opened: int
    updated: int


class Tables(Struct, frozen=True):
    """Tables, the newest first."""

    tables: tuple[LobbyEntry, ...]


class FinishedMatch(Struct, frozen=True):
    """A finished match: where, when, how it ended, and the reader's seat if they played."""

    table: str
    game: str
    format: str
    level: str
    at: int
    seats: tuple[SeatEntry, ...]
    won: tuple[int, ...]
    seat: int | None
    reason: str
    clause: str
    turns: int
    answers: int
    seconds: int
