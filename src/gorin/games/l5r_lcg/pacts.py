"""The parts of treaties: promises with their durations, offers, and treaties that stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say, seat_name

NO_ATTACK = "no-attack"
ATTACK = "attack"
NO_BREAK = "no-break"
BID_MOST = "bid-most"
BID_LEAST = "bid-least"
PASS = "pass"
LEAVE = "leave"
NO_EVENTS = "no-events"
WORDS = "words"

ONCE, PHASE, ROUND, GAME = "once", "phase", "round", "game"
MOST_ROUNDS = 5
"""The most rounds of a promise that is not for the rest of the game."""
MOST_STAKE = 5
NOBODY = Seat(-9)


@states("ENL-10.3")
class Promise(Struct, frozen=True, gc=False):
    """An act or a decision that a seat promises or promises to omit, never something to give.

    Attributes:
        kind: `no-attack`: it declares no conflict against the partner; `attack`: it declares one
            against another seat; `no-break`: it breaks no province of the partner; `bid-most`,
            `bid-least`: it bids so much for cards; `pass`: it declares no conflict at all;
            `leave`: it declares none for a ring; `no-events`: it plays no event that chooses a
            card of the partner; `words`: what it says.
        until: for how long: `once`, the next time it comes to it, in this round at the latest;
            `phase`, `round`, `game`.
        whom: who is attacked.
        number: what is bid.
        ring: which element is left alone.
        words: what is promised in one's own words.
        rounds: for how many rounds it still is, this one counted.
        kept: what was to be done was done.
        due: its time is over, and the partner is to say whether it was kept.
        over: it binds nobody any more.
    """

    kind: str
    until: str
    whom: Seat = NOBODY
    number: int = 0
    ring: str = ""
    words: str = ""
    rounds: int = 0
    kept: bool = False
    due: bool = False
    over: bool = False


class Offer(Struct, frozen=True, gc=False):
    """An offer of a seat to another one: its own promise, that of the other, and the stake."""

    number: int
    seat: Seat
    other: Seat
    give: Promise
    take: Promise
    stake: int


class Treaty(Struct, frozen=True, gc=False):
    """A treaty that stands between two seats: a promise of each, and the stake.

    `dissolving` are those who want to dissolve it; `claimed` those who have claimed a breach in
    this round.
    """

    number: int
    seats: tuple[Seat, Seat]
    promises: tuple[Promise, Promise]
    stake: int
    dissolving: tuple[Seat, ...] = ()
    claimed: tuple[Seat, ...] = ()

    def partner(self, seat: Seat) -> Seat:
        """Return the other one of the two."""
        return self.seats[1] if seat == self.seats[0] else self.seats[0]

    def promise(self, seat: Seat) -> Promise:
        """Return what a seat has promised."""
        return self.promises[self.seats.index(seat)]

    def with_promise(self, seat: Seat, promise: Promise) -> Treaty:
        """Return the treaty with another promise of a seat."""
        one, other = self.promises
        first = seat == self.seats[0]
        return replace(self, promises=(promise, other) if first else (one, promise))


# -- keys: how a promise is written in an answer -------------------------------------------


def promise_of(key: str, until: str, words: str) -> Promise:
    """Return a promise by the key of what is promised, that of how long, and its words."""
    kind, _, about = key.partition(":")
    period, _, rounds = until.partition(":")
    return Promise(
        kind,
        period,
        whom=Seat(int(about)) if kind == ATTACK else NOBODY,
        number=int(about) if kind in (BID_MOST, BID_LEAST) else 0,
        ring=about if kind == LEAVE else "",
        words=words,
        rounds=int(rounds) if rounds else 0,
    )


def key_of(promise: Promise) -> str:
    """Return the key of what is promised."""
    about = {
        ATTACK: promise.whom,
        BID_MOST: promise.number,
        BID_LEAST: promise.number,
        LEAVE: promise.ring,
    }
    kind = promise.kind
    return f"{kind}:{about[kind]}" if kind in about else kind


def until_of(promise: Promise) -> str:
    """Return the key of how long a promise is for."""
    return f"{ROUND}:{promise.rounds}" if promise.until == ROUND else promise.until


# -- words ---------------------------------------------------------------------------------


_ABOUT: Mapping[str, Callable[[str], dict[str, Arg]]] = {
    ATTACK: lambda about: {"seat": seat_name(int(about))},
    BID_MOST: lambda about: {"number": int(about)},
    BID_LEAST: lambda about: {"number": int(about)},
    LEAVE: lambda about: {"ring": say(f"lcg-ring-{about}")},
}


def what_is_promised(key: str, words: str = "") -> Message:
    """Return in words what is promised."""
    kind, _, about = key.partition(":")
    if kind == WORDS and words:
        return say("lcg-promise-said", words=words)
    args = _ABOUT[kind](about) if kind in _ABOUT else {}
    return Message(f"lcg-promise-{kind}", args)


def how_long(key: str) -> Message:
    """Return in words for how long a promise is."""
    period, _, rounds = key.partition(":")
    return say(f"lcg-until-{period}", rounds=int(rounds)) if rounds else say(f"lcg-until-{period}")


def promise_in_words(promise: Promise) -> Message:
    """Return a promise in words, with how long it is for."""
    return say(
        "lcg-promise",
        promise=what_is_promised(key_of(promise), promise.words),
        until=how_long(until_of(promise)),
    )
