"""Commands: what somebody at a table may ask of it, as it comes over the wire.

A command is refused with a reason and changes nothing, or is done and durable.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from gorin.hall.table.terms import Stops

MOST_TEXT = 500
"""The longest thing to say in a chat, in characters."""


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """`id` is the asker's own number for the command; the reply names it."""

    id: int


class Answer(Command, frozen=True, tag="answer"):
    """Answer the question with this serial number by an option's key or a value of its domain."""

    serial: int
    answer: Any


class Act(Command, frozen=True, tag="act"):
    """Do something unasked that the game allows now, such as "concede".

    `data` is what has to be said with it, as `act-asks` tells.
    """

    kind: str
    data: Any = None


class ActAsks(Command, frozen=True, tag="act-asks"):
    """Ask what has to be said with something unasked; the reply is `ActAsked`."""

    kind: str


class WhyNot(Command, frozen=True, tag="why-not"):
    """Ask which clauses forbid an attempt now; the reply is `Reasons`."""

    attempt: str


class ListAttempts(Command, frozen=True, tag="attempts"):
    """Ask for everything the own seat may think of trying now; the reply is `AttemptList`.

    With a stem, the attempts that go on from it by one part.
    """

    stem: str = ""


class ListPassed(Command, frozen=True, tag="passed"):
    """Ask in which windows the table has passed for the own seat; the reply is `PassedList`."""


class Older(Command, frozen=True, tag="older"):
    """Ask for lines of the log before a position; the reply is `OlderLines`."""

    before: int


class Speak(Command, frozen=True, tag="speak"):
    """Say something to all at the table, or among those who watch."""

    text: str
    channel: Literal["table", "watchers"] = "table"


class Rename(Command, frozen=True, tag="rename"):
    """Go by another name at this table, once in a minute.

    Not those who are muted, nor spectators and casters while a match runs.
    """

    name: str


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat before the game, or the seat a bot may hand over."""

    seat: int


class Stand(Command, frozen=True, tag="stand"):
    """Leave the own seat before the game begins."""


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host puts a bot of a level on a free seat, or with an empty level takes it away."""

    seat: int
    level: str


class ChooseDeck(Command, frozen=True, tag="choose-deck"):
    """Play a deck that comes with Gorin, by id, or an own one, by its text.

    The host may choose for the seats of bots.
    """

    seat: int
    deck: str = ""
    text: str = ""


class Swap(Command, frozen=True, tag="swap"):
    """Swap cards of the own deck with those that lie beside it, before a game of the match.

    `sections` has how many of each card, by slug, lie where afterwards. All that is wrong is told.
    With `try` nothing is changed.
    """

    sections: dict[str, dict[str, int]]
    only_try: bool = field(default=False, name="try")


class Ready(Command, frozen=True, tag="ready"):
    """Be ready for the next game of the match, or no longer; it begins when everybody is."""

    on: bool


class Stir(Command, frozen=True, tag="stir"):
    """Add to the entropy of chance, once before the game begins."""

    entropy: str


class Begin(Command, frozen=True, tag="begin"):
    """The host begins the match: every seat is taken, every deck is legal."""


class Choose(Command, frozen=True, tag="stops"):
    """Say what to be asked and what not."""

    stops: Stops


class AskUndo(Command, frozen=True, tag="undo"):
    """Ask to take back the own last choice.

    While a bot holds somebody's seat nothing is taken back from before it took the seat.
    """


class AnswerUndo(Command, frozen=True, tag="undo-answer"):
    """Agree to what another seat asks to take back, or do not; the asker withdraws by "no"."""

    agrees: bool


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks and the game, or go on.

    Players and referees pause; where a clock runs for several people, each player three times in a
    match, or in a level of a series. Players, the host and referees let it go on; what a referee
    paused, a referee or, while none is connected, the host. Giving up is possible meanwhile.
    """

    on: bool


class Hold(Command, frozen=True, tag="hold"):
    """Let a bot hold the seat of a player who is away for longer than the grace period."""

    seat: int


class TakeBack(Command, frozen=True, tag="take-back"):
    """Play on the own seat again, which a bot holds."""


class Consent(Command, frozen=True, tag="consent"):
    """Let casters see the own hand, with a delay, or no longer."""

    agrees: bool


class Moderate(Command, frozen=True, tag="moderate"):
    """The host mutes somebody, lets them speak again, removes or bans them."""

    person: int
    act: Literal["mute", "unmute", "remove", "ban"]


class Again(Command, frozen=True, tag="again"):
    """Play the same again with seats swapped; it is opened when every person at a seat wants it."""


class Close(Command, frozen=True, tag="close"):
    """The host closes the table for good, as long as no other person plays there."""


class Resync(Command, frozen=True, tag="resync"):
    """Ask for everything anew; the reply is another `Welcome`."""


Wish: TypeAlias = (
    Answer
    | Act
    | WhyNot
    | ListAttempts
    | ListPassed
    | ActAsks
    | Older
    | Speak
    | Rename
    | Sit
    | Stand
    | SeatBot
    | ChooseDeck
    | Swap
    | Ready
    | Stir
    | Begin
    | Choose
    | AskUndo
    | AnswerUndo
    | Pause
    | Hold
    | TakeBack
    | Consent
    | Moderate
    | Again
    | Close
    | Resync
)
