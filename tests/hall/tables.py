"""Tables for tests: a room with a time of its own, and short ways to do things there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from tests.raids import raid

from gorin.content.cards.pool import SHIPPED, Library
from gorin.hall.eyes.room import Reply, Room
from gorin.hall.eyes.views import CASTER, Viewer
from gorin.hall.table.commands import Act, Answer, Begin, SeatBot, Wish
from gorin.hall.table.records import Kept, Record
from gorin.hall.table.standing import Presence
from gorin.hall.table.terms import Terms
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import Seat
from gorin.kernel.journal import canonical
from gorin.kernel.match import Match
from gorin.kernel.observe import QuestionView

ANA, BEN, CAI, DOT = (letter * 32 for letter in "abcd")
NAMES = {ANA: "Ana", BEN: "Ben", CAI: "Cai", DOT: "Dot"}
SEED = bytes(range(32))
NOON = 1_000_000
HERE: Presence = dict.fromkeys(NAMES, 0)

STAY = ("pass", "keep-order", "keep-hand", "play-on", "no-search", "stay")
"""Answers that let a game go by quickly."""


class Table:
    """A room, what time it is there, and all records made so far."""

    def __init__(
        self,
        *people: str,
        seed: bytes = SEED,
        level: str = "",
        library: Library = SHIPPED,
        **terms: Any,
    ) -> None:
        self.at = NOON
        self.kept: list[Kept] = []
        self.room = Room("table", seed, library)
        seats = terms.pop("seats", max(1, len(people)))
        played = level or ("into-the-caves" if seats > 2 else None)
        chosen = terms.pop("chosen", raid(level=played, turn_limit=15))
        made = Terms(seats=seats, chosen=chosen, **terms)
        self.room.open(people[0], NAMES[people[0]], made, NOON)
        for person in people[1:]:
            self.enter(person)

    def enter(self, person: str, role: Any = "player", *, invited: bool = True) -> None:
        self.room.enter(person, NAMES[person], role, self.at, invited=invited)

    def do(self, person: str, wish: Wish, presence: Presence = HERE) -> Reply:
        return self.room.obey(person, wish, self.at, presence)

    def refuses(self, person: str, wish: Wish, presence: Presence = HERE) -> tuple[str, ...]:
        """Return why a command is refused, as message ids; nothing may have changed."""
        before = observed(self)
        try:
            self.do(person, wish, presence)
        except Refused as error:
            found = tuple(refusal.reason.id for refusal in error.refusals)
        except BadInput as error:
            found = tuple(one.message.id for one in error.all)
        else:
            raise AssertionError(f"{wish} was not refused")
        assert observed(self) == before
        return found

    def begin(self, *bots: str) -> Table:
        """Put bots of these levels on the last seats, and begin."""
        seats = self.room.terms.seats
        for place, level in enumerate(bots, seats - len(bots)):
            self.do(self.room.host, SeatBot(1, place, level))
        self.do(self.room.host, Begin(1))
        return self

    def wait(self, seconds: float) -> Table:
        """Let time go by; what is due happens."""
        end = self.at + int(seconds * 1000)
        while (due := self.room.due(self.at)) is not None and due <= end:
            self.at = due
            self.room.tick(self.at)
        self.at = end
        return self

    @property
    def match(self) -> Match[Any]:
        assert self.room.match is not None
        return self.room.match

    def match_seat(self, person: str) -> Seat:
        seat = self.room.seat_of(person)
        assert seat is not None
        return seat

    @property
    def records(self) -> list[Record]:
        return [one.record for one in self.all_kept()]

    def all_kept(self) -> list[Kept]:
        self.kept += self.room.take_out()
        return self.kept

    # -- playing ---------------------------------------------------------------------------

    def question(self, person: str) -> QuestionView | None:
        """Return what a person is asked first."""
        sight = self.room.sight(self.room.seat_of(person), None)
        assert sight is not None
        return next(iter(sight.questions), None)

    def answer(self, person: str, key: Any = None) -> str:
        """Answer what a person is asked, quietly if no answer is given; return the key."""
        question = self.question(person)
        assert question is not None, "nothing is asked"
        if key is None:
            keys = [option.key for option in question.options]
            key = next((each for each in STAY if each in keys), keys[0] if keys else None)
            if key is None:
                assert question.domain is not None
                key = question.domain.default()
        self.do(person, Answer(7, question.serial, key))
        return str(key)

    def asked(self) -> str:
        """Return who is asked first."""
        seat = self.match.pending[0].decision.seat
        person = self.room.standing.chairs[seat].person
        assert person, seat
        return person

    def until(self, wanted: Callable[[], bool], most: int = 2000) -> Table:
        """Let people answer quietly until something is so."""
        for _ in range(most):
            if wanted():
                return self
            if not self.room.bot_turn(self.at, 1, slow=True):
                self.answer(self.asked())
        raise AssertionError("it never came to be")

    def until_turn(self, turn: int) -> Table:
        """Let people answer quietly until a turn has begun."""
        return self.until(lambda: self.match.table.state.turn >= turn)

    def until_kind(self, kind: str, person: str | None = None) -> QuestionView:
        """Let people answer quietly until a question of a kind is asked; return it."""

        def is_asked() -> bool:
            pending = self.match.pending[0].decision
            if not pending.prompt.kind.startswith(kind):
                return False
            return person is None or self.room.seat_of(person) == pending.seat

        self.until(is_asked)
        question = self.question(self.asked())
        assert question is not None
        return question

    def concede(self, person: str) -> None:
        self.do(person, Act(9, "concede"))

    # -- loading ---------------------------------------------------------------------------

    def loaded(self) -> Table:
        """Return the table as it is when its records, as they are stored, are folded."""
        twin: Table = object.__new__(Table)
        twin.at = self.at
        stored = msgspec.json.encode(self.all_kept())
        twin.kept = msgspec.json.decode(stored, type=list[Kept])
        twin.room = Room(self.room.id, self.room.seed, self.room.standing.library)
        twin.room.fold(twin.kept)
        return twin


def viewers(room: Room) -> tuple[Viewer, ...]:
    return (*(Seat(seat) for seat in range(room.terms.seats)), None, CASTER)


def observed(table: Table, *, log: int = 0, journal: int = 0) -> dict[str, Any]:
    """Return everything that can be observed of a table by anybody.

    Of its log and its journal what stands from a position on.
    """
    room, at = table.room, table.at
    found: dict[str, Any] = {
        "stage": room.stage,
        "next": room.next,
        "last": room.last,
        "view": room.view(at, {}),
        "later": room.view(at + 1_500, HERE),
        "due": room.due(at),
        "people": dict(room.people),
        "you": {person: room.you(person) for person in room.people},
        "viewers": {person: room.viewer_of(person) for person in room.people},
        "chat": {role: room.chat(role, 0) for role in ("player", "spectator")},
        "again": room.wants_again,
        "undone": (room.undos, room.undone_to),
    }
    if room.match is not None:
        found["state"] = room.match.state_digest()
        found["journal"] = canonical(room.match.journal.since(journal))
        chance: Any = room.match.chance
        ended = room.stage in ("over", "closed")
        found["chance"] = None if ended else (chance.counter, chance.entropy)
        found["sights"] = [room.sight(viewer, None) for viewer in viewers(room)]
        found["lines"] = [room.lines(viewer, log) for viewer in viewers(room)]
    return found


def other(person: str) -> str:
    """Return the other one of two who play."""
    return BEN if person == ANA else ANA


def ids(table: Table) -> list[str]:
    """Return the ids of what the table itself has told."""
    lines = table.room.chat("spectator", 0)
    return [line.message.id for line in lines if line.message is not None]
