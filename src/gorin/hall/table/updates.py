"""Updates: what a table tells those who sit or watch there, as it goes over the wire.

They hold observations and what is public at the table, never a state, a person's id, a token or
the secret seed before the end.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from gorin.content.box.weights import Weight
from gorin.hall.table.terms import Role, Stops, Terms
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView, Waiting
from gorin.kernel.table import Outcome
from gorin.kernel.words import Message

PROTOCOL = 4
"""Raised when an old page could no longer talk to a new server."""


class Fault(Struct, frozen=True):
    """Something wrong: what, where ("deck line 3"), and the clause that says so, or empty."""

    message: Message
    place: str = ""
    clause: str = ""


class PersonView(Struct, frozen=True):
    """Somebody at the table; `number` is their handle here. `present`: they are connected."""

    number: int
    name: str
    role: Role
    present: bool
    muted: bool = False


class SeatView(Struct, frozen=True):
    """A seat: who plays it and how they stand.

    Attributes:
        name: what to call whoever plays it; empty while it is free.
        person: the number of the person, None for a bot or a free seat.
        bot: the level of the bot that plays or, for a person who is away, holds it; else empty.
        deck: what its deck is called, as far as it is public before the game; empty: the default.
        present: its person is connected; always true of bots.
        away: for how many seconds its person has been away, 0 if present.
        clock: milliseconds left at the moment `TableView.now`, None without a clock.
        running: its clock runs.
        casts: it lets casters see its hand.
        again: it wants to play the same again.
        ready: its person is ready for the next game of the match.
    """

    seat: Seat
    name: str = ""
    person: int | None = None
    bot: str = ""
    deck: str = ""
    present: bool = True
    away: int = 0
    clock: int | None = None
    running: bool = False
    casts: bool = False
    again: bool = False
    ready: bool = False


class GameView(Struct, frozen=True):
    """A game of a match that is over: the table it was played at, and who won it."""

    table: str
    winners: tuple[Seat, ...]


class MatchView(Struct, frozen=True):
    """A match of several games.

    Attributes:
        games: of how many games it is.
        number: the number of the game of this table, from 1 on.
        wins: how many games each seat has won.
        earlier: the games before.
        decided: no other game follows.
        winners: who has won it; nobody before it is decided.
        secret: the game of this table is over, and what was hidden stays so until the match is.
    """

    games: int
    number: int
    wins: tuple[int, ...]
    earlier: tuple[GameView, ...]
    decided: bool
    winners: tuple[Seat, ...]
    secret: bool


class UndoView(Struct, frozen=True):
    """Somebody asks to take back a choice: who asks, who has agreed, who is still to say.

    All lines of the log from position `since` on would be void.
    """

    seat: Seat
    since: int
    agreed: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()


class PauseView(Struct, frozen=True):
    """A pause, by the number and name of who made it; `referee`: a referee has to end it.

    While no referee is connected the host may. Anybody who plays, the host and a referee may end
    the pause of somebody else.
    """

    person: int
    name: str
    referee: bool


class TableView(Struct, frozen=True):
    """A table as everybody there sees it.

    Attributes:
        stage: "gathering" before the match; "playing"; "paused"; "over"; "closed".
        title: what is played, in words: the level.
        format: the format of the game.
        host: the number of the person who opened the table.
        now: the server's clock, milliseconds since 1970.
        commitment: the published hash of the secret seed, there before anybody adds to chance.
        seed: the secret seed, in hex, revealed when the match is over or was begun and closed;
            else empty.
        entropy: what the seats added to chance.
        again: the table at which the next game is played, empty until it was opened.
        rematch_of: the table at which the game before was played.
        bans: how many people were banned; each ban makes the links void that were made before.
        pause: who paused it; None unless it is paused.
        time_left: milliseconds left of the time of a turn, for all; None where turns have none.
        time_runs: that time runs.
        match: the match of several games that this one belongs to; None if it is one alone.
        other_rules: why the match cannot be played here: by which rules it was, and what plays
            it; or with which cards. Then there is only what was told of it.
        other_faults: what all is wrong with its start, where that is why.
    """

    id: str
    game: str
    format: str
    title: Message
    terms: Terms
    stage: Literal["gathering", "playing", "paused", "over", "closed"]
    seats: tuple[SeatView, ...]
    people: tuple[PersonView, ...]
    host: int
    now: int
    undo: UndoView | None = None
    commitment: str = ""
    seed: str = ""
    entropy: tuple[str, ...] = ()
    again: str = ""
    rematch_of: str = ""
    bans: int = 0
    pause: PauseView | None = None
    time_left: int | None = None
    time_runs: bool = False
    match: MatchView | None = None
    other_rules: Message | None = None
    other_faults: tuple[Fault, ...] = ()


class DeckPart(Struct, frozen=True):
    """A section of a deck: its cards by slug.

    Attributes:
        aside: they lie beside the deck, to be swapped in.
        homes: the section that each of them would be swapped into, if they lie aside.
    """

    id: str
    title: Message
    aside: bool
    cards: dict[str, int]
    homes: dict[str, str]


class You(Struct, frozen=True):
    """The reader's own place at the table.

    `can_undo` says that a choice of theirs can be taken back; `no_undo` says why not. Who
    `gave_up` is asked nothing more, while the others play on. `passed` is the number
    of windows in which the table passed for them since they answered last. Before a game `deck` has
    the sections of their deck if cards lie beside it that may be swapped in.
    """

    number: int
    name: str
    role: Role
    seat: Seat | None
    host: bool
    stops: Stops | None = None
    can_undo: bool = False
    initiatives: tuple[str, ...] = ()
    no_undo: Message | None = None
    gave_up: bool = False
    passed: int = 0
    deck: tuple[DeckPart, ...] = ()


class LogLine(Struct, frozen=True):
    """A line of the log: its position, the clause that made it so, the text.

    `event` names the kind of what happened, the same whatever words tell it; its figures are
    among the arguments of the message. `weight` says how long it is to be seen: what weighs "none"
    changes nothing that one can see, and what is "grave" nobody may miss.
    """

    at: int
    clause: str
    message: Message
    event: str = ""
    weight: Weight = "small"


class ChatLine(Struct, frozen=True):
    """Something said: its number, its time, by whom. Person 0 is the table itself.

    A line of the table has a message in place of a text. What a player says in a match that runs is
    said at a seat, and stays so wherever the person goes.
    """

    number: int
    at: int
    person: int
    name: str
    channel: Literal["table", "watchers"]
    text: str = ""
    message: Message | None = None
    seat: Seat | None = None


class Lesson(Struct, frozen=True):
    """A tutorial's lesson at this moment, and the answer that it would give.

    `title` names the message whose attribute `title` it has; one without is a hint what to answer.
    """

    messages: tuple[Message, ...]
    title: Message | None = None
    clauses: tuple[str, ...] = ()


class Splice(Struct, frozen=True):
    """A change of a list: from row `at` on, `gone` rows make room for `rows`."""

    at: int
    gone: int
    rows: tuple[Any, ...]


class BetweenView(Struct, frozen=True):
    """The match as it stood before the event at place `at` of the log, where something grave was.

    `view` and `rows` are what changed, as in `Sight`: since the `BetweenView` before it, and of the
    first one since the view before the news.
    """

    at: int
    view: dict[str, Any]
    rows: dict[str, tuple[Splice, ...]] = field(default_factory=dict[str, tuple[Splice, ...]])


class Sight(Struct, frozen=True):
    """The match as the reader may know it.

    Attributes:
        number: counts the moments of the match; those at which nothing changed are skipped.
        view: the fields of the game's view that changed; all of them if `whole`.
        whole: nothing of the view before still holds.
        questions: what the reader is asked.
        waiting: who else is asked something.
        outcome: how the match ended.
        log_length: how many events the match has.
        lessons: what a tutorial has to say now.
        rows: of lists of the view that changed in some rows only, these; their places are those
            in the list before, in rising order.
        between: how it stood on the way here, the first one first; who needs no more than where it
            came to may pass over them.
    """

    number: int
    view: dict[str, Any]
    whole: bool
    questions: tuple[QuestionView, ...]
    waiting: tuple[Waiting, ...]
    outcome: Outcome | None
    log_length: int
    lessons: tuple[Lesson, ...] = ()
    rows: dict[str, tuple[Splice, ...]] = field(default_factory=dict[str, tuple[Splice, ...]])
    between: tuple[BetweenView, ...] = ()


class Welcome(Struct, frozen=True, tag="welcome"):
    """Everything, to somebody who has just come in; `lines` and `chat` are the last ones.

    `sight` is None while no match has begun.
    """

    protocol: int
    version: str
    you: You
    table: TableView
    sight: Sight | None
    lines: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """The changes; what is absent did not change. `undone`: log lines from there on are void."""

    you: You | None = None
    table: TableView | None = None
    sight: Sight | None = None
    lines: tuple[LogLine, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    undone: int | None = None


class Done(Struct, frozen=True, tag="done"):
    """A command was done, and what it did is durable."""

    id: int


class Failed(Struct, frozen=True, tag="failed"):
    """A command was refused, with all reasons; nothing has changed. `id` 0: it had no number."""

    id: int
    faults: tuple[Fault, ...]


class Reasons(Struct, frozen=True, tag="reasons"):
    """The clauses that forbid an attempt; none if it is allowed."""

    id: int
    attempt: str
    refusals: tuple[Fault, ...]


class PassedWindow(Struct, frozen=True):
    """A window in which the table passed for somebody: what was asked, and by which clause.

    `at` is how many events the log had just before: what it was about is the last of them.
    """

    at: int
    clause: str
    message: Message


class PassedList(Struct, frozen=True, tag="passed-list"):
    """The windows in which the table has passed for a seat since it answered last, oldest first.

    Of very many only the last ones are told.
    """

    id: int
    windows: tuple[PassedWindow, ...]


class AttemptList(Struct, frozen=True, tag="attempt-list"):
    """Attempts that a seat may think of, by key."""

    id: int
    attempts: tuple[str, ...]


class ActAsked(Struct, frozen=True, tag="act-asked"):
    """The question that goes with something unasked, without a number; null if there is none.

    An answer to it is the `data` of `act`.
    """

    id: int
    kind: str
    asked: QuestionView | None


class OlderLines(Struct, frozen=True, tag="older-lines"):
    """Lines of the log from position `first` on, up to where the asker's lines begin."""

    id: int
    first: int
    lines: tuple[LogLine, ...]


class Bye(Struct, frozen=True, tag="bye"):
    """The connection ends: why, and whether coming back at once makes sense."""

    reason: Message
    again: bool


News: TypeAlias = (
    Welcome
    | Update
    | Done
    | Failed
    | Reasons
    | AttemptList
    | PassedList
    | ActAsked
    | OlderLines
    | Bye
)
"""All that a table may send."""
