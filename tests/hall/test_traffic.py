"""Nothing hidden goes to anybody at a table of any game: the same bytes in worlds that differ.

A world that is dealt anew for a viewer differs in nothing but what that viewer cannot know. A twin
of the table, in which somebody gives another secret answer, differs in that answer alone. Whoever
cannot know it is sent the same to the byte: table, view, questions, log, what may be tried and why
something may not.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct
from tests.hall.tables import NOON, SEED

from gorin.content.boxes import boxes
from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes import views
from gorin.hall.eyes.audience import Audience
from gorin.hall.eyes.connection import Connection
from gorin.hall.eyes.room import Room
from gorin.hall.process import keeping
from gorin.hall.process.live import Live
from gorin.hall.table.commands import Answer, Begin, Choose, ListAttempts, WhyNot
from gorin.hall.table.play import Play
from gorin.hall.table.terms import Chosen, Stops, Terms
from gorin.hall.table.updates import AttemptList, News
from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Question, Seat
from gorin.kernel.match import Match
from gorin.kernel.table import Table as RulesTable

PEOPLE = tuple(letter * 32 for letter in "abcdefghij")
WATCHER = "w" * 32
APART = {"roles": "apart", "turns": 4}
"""Of a clan whose roles are apart only the map room sees the map."""


class Case(Struct, frozen=True):
    """What is played, with how many seats; every so many answers it is looked at."""

    game: str
    format: str
    seats: int
    options: dict[str, Any] = {}
    every: int = 12
    answers: int = 240

    def __str__(self) -> str:
        return f"{self.game}, {self.format}, {self.seats}"

    def table(self) -> Table:
        """Return a table at which it is played."""
        return Table(self)


CHOSEN = (
    Case("tomb-raider", "standard", 2),
    Case("l5r-lcg", "skirmish", 2),
    Case("l5r-lcg", "skirmish", 3),
    Case("l5r-lcg", "stronghold", 2),
    Case("l5r-lcg", "enlightenment", 3),
    Case("l5r-ccg", "diamond", 2),
    Case("l5r-ccg", "diamond", 3),
    Case("l5r-strategic", "campaign", 2, every=1),
    Case("l5r-strategic", "campaign", 4, every=3),
    Case("l5r-strategic", "campaign", 10, APART, every=7),
    Case("magic", "commander", 2),
    Case("magic", "commander", 4),
)
"""Formats with what hides most; of Tomb Raider the test of secrecy has more to say."""


class Heard:
    """All that a person is sent, as bytes."""

    def __init__(self, room: Room, person: str, at: int) -> None:
        self.texts: list[bytes] = []
        self.person = person
        self.audience = Audience()
        connection = Connection(cast("Live", None), person, self._hear)
        self.audience.add(connection)
        self.audience.welcome(room, connection, at)

    def _hear(self, news: News) -> None:
        self.texts.append(msgspec.json.encode(news))

    def tell(self, room: Room, at: int) -> None:
        """Hear what is new."""
        self.audience.tell(room, at)

    def ask(self, room: Room, at: int, below: random.Random) -> None:
        """Ask what may be tried, and of some of it why not."""
        found = room.obey(self.person, ListAttempts(1), at)
        assert isinstance(found, AttemptList)
        self._hear(found)
        for attempt in below.sample(found.attempts, min(3, len(found.attempts))):
            self._hear(room.obey(self.person, WhyNot(1, attempt), at))


class Table:
    """A table of a game at which people answer at random."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.at = NOON
        self.below = random.Random(str(case))
        self.room = Room("table", SEED, SHIPPED)
        self.people = PEOPLE[: case.seats]
        chosen = Chosen(case.game, case.format, dict(case.options))
        terms = Terms(chosen=chosen, seats=case.seats, undo="none")
        self.room.open(self.people[0], "A", terms, self.at)
        for person in self.people[1:]:
            self.room.enter(person, person[0].upper(), "player", self.at, invited=True)
        self.room.enter(WATCHER, "W", "spectator", self.at, invited=True)
        for person in self.people:
            _ = self.room.obey(person, Choose(1, Stops("all")), self.at)
        _ = self.room.obey(self.people[0], Begin(1), self.at)
        _ = self.room.take_out()

    @property
    def play(self) -> Play:
        """The match, as the table has it."""
        play = self.room.standing.play
        assert play is not None
        return play

    @property
    def everybody(self) -> tuple[str, ...]:
        """All who hear something."""
        return (*self.people, WATCHER)

    def person_of(self, seat: Seat) -> str:
        """Return who sits there."""
        return next(one for one in self.people if self.room.seat_of(one) == seat)

    def moments(self) -> Iterator[int]:
        """Play at random; stop before each answer."""
        for number in range(self.case.answers):
            if self.room.stage != "playing" or not self.play.match.pending:
                return
            yield number
            self.at += 1000
            pending = self.play.match.pending
            question = pending[self.below.randrange(len(pending))]
            answer_at(self.room, self, question, self.below.randrange)
            _ = self.room.take_out()

    def twin(self) -> Room:
        """Return another room that stands where this one does."""
        return keeping.resumed(SHIPPED, self.room.id, SEED, keeping.kept_of(self.room), [])


def answer_at(
    room: Room, table: Table, question: Question, below: Callable[[int], int], *, turn: int = 0
) -> None:
    """Let the seat that is asked answer at random; of options the one `turn` places further."""
    decision = question.decision
    answer: Any
    if decision.domain is None:
        count = len(decision.options)
        answer = decision.options[(below(count) + turn) % count].key
    else:
        answer = msgspec.to_builtins(random_answer(decision, below))
    play = room.standing.play
    assert play is not None
    person = table.person_of(decision.seat)
    _ = room.obey(person, Answer(1, play.wire(question), answer), table.at)


def what_is_hidden_is_not_heard_of(table: Table) -> int:
    """Deal anew what a viewer cannot know: it is sent the same. Return how often that differed."""
    differed = 0
    for number in table.moments():
        if number % table.case.every:
            continue
        real = table.play.match
        for person in table.everybody:
            viewer = table.room.seat_of(person)
            other = real.determinized(viewer, table.below.randrange, chance=Fast(number))
            differed += other.state_digest() != real.state_digest()
            table.play.match = other
            imagined = sent(table.room, table, person, number)
            table.play.match = real
            assert imagined == sent(table.room, table, person, number), (number, person)
    return differed


def sent(room: Room, table: Table, person: str, number: int) -> list[bytes]:
    """Return what somebody is sent who comes now and asks what may be done."""
    heard = Heard(room, person, table.at)
    if person != WATCHER:
        heard.ask(room, table.at, random.Random(number))
    return heard.texts


def secret_answers_are_not_heard_of(table: Table) -> int:
    """Let somebody answer a secret question in two ways: the others are sent the same.

    Return how often the answers differed.
    """
    differed = 0
    for number in table.moments():
        if not are_asked_in_secret(table):
            continue
        if getattr(table.play.match.table.state, "battles", None):
            continue  # who gives up a battle on a sheet says so at once (STR-7.11)
        pending = table.play.match.pending
        asked = pending[number % len(pending)].decision
        seat = asked.seat
        friends = friends_of(table, seat)
        told: list[list[list[bytes]]] = []
        given: list[object] = []
        for draws in range(2):
            room = table.twin()
            others = [one for one in table.everybody if room.seat_of(one) not in friends]
            heard = [Heard(room, person, table.at) for person in others]
            match = match_of(room)
            question = match.question(seat)
            # Two draws may choose the same of two options, so another one is taken.
            chance = Fast(number if question.decision.domain is None else number + draws)
            answer_at(room, table, question, chance.below, turn=draws)
            for one in heard:
                one.tell(room, table.at)
                one.texts += sent(room, table, one.person, number)
            told.append([one.texts for one in heard])
            given.append((match._collected, match.state_digest()))
        assert told[0] == told[1], (number, seat)
        differed += given[0] != given[1]
    return differed


def friends_of(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return who may hear at once what a seat answers: roles of a clan tell each other."""
    state = table.play.match.table.state
    if table.case.options != APART:
        return (seat,)
    return tuple(other for other in state.seats if state.clan_at(other) == state.clan_at(seat))


def match_of(room: Room) -> Match[Any]:
    """Return the match that is played in a room."""
    assert room.match is not None
    return room.match


OTHERS = tuple(
    Case(box.id, box.format().id, box.format().usual_seats, every=1)
    for box in boxes()
    if box.id not in {case.game for case in CHOSEN}
)
"""Games of the house that nothing was chosen for, as they are usually played."""
PLAYED = (*CHOSEN, *OTHERS)


def are_asked_in_secret(table: Table) -> bool:
    """Return whether several answer at once, and none may know what the others say."""
    pending = table.play.match.pending
    return len(pending) > 1 and all(question.decision.secret for question in pending)


def hides(case: Case) -> bool:
    """Return whether a match has something that can be dealt anew for whoever looks on."""
    table = case.table()
    return any(
        match.determinized(None, Fast(1).below, chance=Fast(1)).state_digest()
        != match.state_digest()
        for match in (table.play.match for _ in table.moments())
    )


def seals(case: Case) -> bool:
    """Return whether a match comes to where several answer in secret at once."""
    table = case.table()
    return any(are_asked_in_secret(table) for _ in table.moments())


HIDING = tuple(case for case in PLAYED if case in CHOSEN or hides(case))
SEALED = (
    *(case for case in CHOSEN if case.game not in ("tomb-raider", "l5r-ccg")),
    *filter(seals, OTHERS),
)
"""Where several answer in secret at once: bids, sheets of orders, hands that are not kept."""

where_something_is_hidden = pytest.mark.parametrize("case", HIDING, ids=str)
with_secret_answers = pytest.mark.parametrize("case", SEALED, ids=str)


@where_something_is_hidden
def test_what_is_hidden_is_not_heard_of(case: Case) -> None:
    assert what_is_hidden_is_not_heard_of(case.table()) > 5


@with_secret_answers
def test_secret_answers_are_not_heard_of(case: Case) -> None:
    assert secret_answers_are_not_heard_of(case.table()) > 0


# -- a leak is found -----------------------------------------------------------------------

through_own_eyes = views._fields


def secrets(play: Play) -> str:
    """Return what was answered in secret and is not told yet."""
    return repr((play.match._collected, getattr(play.match.table.state, "box", None)))


@where_something_is_hidden
def test_what_another_seat_sees_is_found_where_it_is_sent(
    monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    def leak(
        play: Play, table: RulesTable[Any], seat: Seat | None, keys: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        return {**through_own_eyes(play, table, Seat(0), keys), "secrets": secrets(play)}

    monkeypatch.setattr(views, "_fields", leak)
    with pytest.raises(AssertionError):
        _ = what_is_hidden_is_not_heard_of(case.table())


@with_secret_answers
def test_a_secret_answer_is_found_where_it_is_sent(
    monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    def leak(
        play: Play, table: RulesTable[Any], seat: Seat | None, keys: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        return {**through_own_eyes(play, table, seat, keys), "secrets": secrets(play)}

    monkeypatch.setattr(views, "_fields", leak)
    with pytest.raises(AssertionError):
        _ = secret_answers_are_not_heard_of(case.table())
