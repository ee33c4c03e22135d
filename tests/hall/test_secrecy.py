"""What is hidden from somebody is nowhere in what goes over the wire to them.

All traffic to each connection is recorded while games are played at random. The canaries are the
cards that lie, all copies of them, where a viewer may not look: as long as none has come to
light, their names are in nothing that the viewer is sent. Where cards lie is read from the state,
not from views; what has come to light the oracle says, which believes only the log.
"""

from __future__ import annotations

import random
import re
from collections.abc import Container, Iterator
from typing import Any, cast

import msgspec
import pytest
from tests.hall.tables import ANA, BEN, CAI, DOT, NAMES, NOON
from tests.oracle import Witness
from tests.raids import raid, raid_stops
from tests.sights import sight_of

from gorin.content.cards.pool import SHIPPED
from gorin.games.tomb_raider.events.mapping import LevelCardSeen, LocationSetAside
from gorin.games.tomb_raider.events.piles import CardDiscarded
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.joined.state import State as Joined
from gorin.games.tomb_raider.state import (
    NOBODY,
    SEAT_ZONES,
    CardId,
    State,
    Zone,
    zone_of,
)
from gorin.hall.eyes.audience import Audience
from gorin.hall.eyes.connection import Connection
from gorin.hall.eyes.room import Room
from gorin.hall.process.live import Live
from gorin.hall.table.commands import (
    Answer,
    Begin,
    Choose,
    ChooseDeck,
    ListAttempts,
    SeatBot,
    Speak,
    WhyNot,
)
from gorin.hall.table.terms import Chosen, Terms
from gorin.hall.table.updates import AttemptList, News
from gorin.kernel.clauses import GorinError
from gorin.kernel.decision import Seat

FEW, MANY = 12, 400
DECKS = ("treasure-hunter", "spelunker", "hard-road", "beast-hunter", "into-the-caves")
SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
ALL = raid_stops(stops="all", order="ask", reset="ask")


def values(data: Any) -> Iterator[str]:
    """Yield all texts in plain data but the names of fields."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from values(value)
    elif isinstance(data, list):
        for value in data:
            yield from values(value)


class Ear:
    """A connection whose traffic is recorded."""

    def __init__(self, person: str, seat: Seat | None) -> None:
        self.person = person
        self.seat = seat
        self.fresh: list[str] = []
        self.seen: set[str] = set()
        self.traffic = 0
        self.connection = Connection(cast("Live", None), person, self.hear)

    def hear(self, news: News) -> None:
        """Take what is sent, as the bytes that it becomes."""
        self.fresh.append(msgspec.json.encode(news).decode())


def hidden_cards(state: State, seat: Seat | None) -> Iterator[CardId]:
    """Yield the handles of the cards that a seat (None: a spectator) may not look at."""
    for other in state.raiders:
        for zone in (Zone.HAND, Zone.DECK):
            if other != seat:
                yield from state.zones[zone_of(zone, other)]
    for plan in state.level.decks:
        yield from state.zones[plan.zone]
    yield from state.zones[Zone.OBSTACLES]
    for place in state.places.values():
        facts = state.facts(place.card)
        if not place.face_up and isinstance(facts, Location) and facts.treasure is None:
            yield place.card


def all_cards(state: State) -> Iterator[CardId]:
    """Yield the handles of all cards that lie somewhere."""
    for zone in state.zones.values():
        yield from zone
    for place in state.places.values():
        yield from (place.card, *place.obstacles)


def canaries(state: State, seat: Seat | None, seen: Container[int]) -> set[str]:
    """Return the names of which every copy is hidden from a seat that has seen some cards."""
    hidden = {card for card in hidden_cards(state, seat) if card not in seen}
    shown = {state.slug(card) for card in all_cards(state) if card not in hidden}
    return {state.slug(card) for card in hidden} - shown - set(printed_obstacles(state))


def printed_obstacles(state: State) -> Iterator[str]:
    """Yield the names of obstacles printed on locations: some are called like a card."""
    for card in state.cards:
        if isinstance(card, Location) and card.obstacle is not None:
            yield card.obstacle.name


def test_canaries_are_cards_that_nobody_else_holds() -> None:
    game = Game(1)
    state = game.state
    assert state is not None
    found = canaries(state, Seat(0), game.witness.seen[Seat(0)])
    own = {state.slug(card) for zone in SEAT_ZONES for card in state.zones[zone_of(zone, Seat(0))]}
    assert len(found) > 20
    assert not found & own


KINDS = ("linked", "timed", "pick-up")
"""The series that are overheard."""


def series_of(number: int) -> Chosen:
    """Return a short series of one of the kinds."""
    kind = KINDS[number % len(KINDS)]
    levels = ("into-the-caves", "atlantis") if kind == "linked" else ()
    carry = ("item", "secret-move") if kind == "linked" else ()
    return raid(series=kind, levels=levels, carry=carry, turn_limit=3, order="ask")


class Game:
    """A table whose traffic is overheard: one level, or a series of them."""

    def __init__(self, number: int, *, series: bool = False) -> None:
        self.below = random.Random(number)
        self.at = NOON
        self.room = Room(f"table{number}", self.below.randbytes(32), SHIPPED)
        people = (ANA, BEN, CAI)[: self.below.choice((2, 2, 3))]
        bots = self.below.choice((0, 1))
        seats = len(people) + bots
        level = "introductory" if seats == 2 else self.below.choice(("into-the-caves", "freestyle"))
        chosen = raid(level=level, turn_limit=self.below.choice((3, 8)))
        if series:
            chosen = series_of(number)
        self.level: State | None = None
        terms = Terms(chosen=chosen, seats=seats, undo="none")
        self.room.open(people[0], NAMES[people[0]], terms, self.at)
        for person in people[1:]:
            self.room.enter(person, NAMES[person], "player", self.at, invited=True)
        self.room.enter(DOT, NAMES[DOT], "spectator", self.at, invited=True)
        self.audience = Audience()
        self.events = 0
        self.ears = [Ear(person, self.room.seat_of(person)) for person in (*people, DOT)]
        for ear in self.ears:
            self.audience.add(ear.connection)
            self.audience.welcome(self.room, ear.connection, self.at)
        self._set_up(people, seats, bots)
        self.listen()

    @property
    def joined(self) -> Joined | None:
        """The whole of a series, None of a single level."""
        assert self.room.match is not None
        state = self.room.match.table.state
        return state if isinstance(state, Joined) else None

    @property
    def state(self) -> State | None:
        """The level that is played, None before the first one of a series."""
        assert self.room.match is not None
        if self.joined is not None:
            return self.joined.level
        state: State = self.room.match.table.state
        return state

    def _set_up(self, people: tuple[str, ...], seats: int, bots: int) -> None:
        for seat in range(len(people), len(people) + bots):
            _ = self.room.obey(people[0], SeatBot(1, seat, "random"), self.at)
        for person in people:
            _ = self.room.obey(person, Choose(1, ALL), self.at)
            deck = ChooseDeck(1, self.room.seat_of(person) or 0, self.below.choice(DECKS))
            try:
                _ = self.room.obey(person, deck, self.at)
            except GorinError:
                continue  # not every deck may be played on every level
        _ = self.room.obey(people[0], Begin(1), self.at)
        match = self.room.match
        assert match is not None
        sight = sight_of(match)
        assert sight is not None
        assert match._initial is not None
        self.witness = Witness(sight, match._initial.copy())
        self.tell()

    def tell(self) -> None:
        """Tell everybody what is new."""
        _ = self.room.take_out()
        self.audience.tell(self.room, self.at)

    def listen(self) -> None:
        """Assert that nothing hidden has been heard since the last time."""
        assert self.room.match is not None
        before, self.level = self.level, self.state
        self.witness.follow(self.room.match)
        seed = self.room.seed.hex()
        turned = set(self.turned_up())
        is_over = self.room.stage == "over"
        for ear in self.ears:
            text = "\n".join(ear.fresh)
            news = [msgspec.json.decode(one) for one in ear.fresh]
            ear.fresh.clear()
            ear.traffic += len(text)
            hidden = self.hidden_from(ear)
            ear.seen |= turned
            # What came to light at the end of a level is no secret in the next one.
            for state in (before, self.level):
                if state is not None:
                    unseen = canaries(state, ear.seat, self.seen(state, ear))
                    ear.seen |= {card.slug for card in state.cards} - unseen
            heard = {slug for said in values(news) for slug in SLUG.findall(said)}
            leaked = heard & (hidden - ear.seen)
            assert not leaked, f"{ear.person[0]} heard of {sorted(leaked)}"
            assert is_over or seed not in text
            assert not [person for person in NAMES if person in text]

    def seen(self, level: State, ear: Ear) -> Container[int]:
        """Return the cards of a level, this one or the one before it, that an ear has seen."""
        seen = self.witness.seen if level is self.level else self.witness.earlier
        return seen[ear.seat]

    def hidden_from(self, ear: Ear) -> set[str]:
        """Return the names that nobody may tell an ear, but for those that it has heard before.

        In a series what others have in their decks is theirs, and what they add to them.
        """
        assert self.room.match is not None
        level = self.level
        hidden: set[str] = set()
        if level is not None:
            hidden = canaries(level, ear.seat, self.seen(level, ear))
        joined = self.joined
        if joined is None:
            return hidden
        for question in self.room.match.pending:
            if question.decision.seat == ear.seat:
                keys = (option.key for option in question.decision.options)
                ear.seen |= {key.partition(":")[2].partition(".")[0] for key in keys}
        for seat, player in joined.series.players.items():
            public = {player.raider, *player.kept, *player.won}
            ear.seen |= public | (set(dict(player.deck)) if seat == ear.seat else set())
            if seat != ear.seat:
                hidden |= set(dict(player.deck))
        return hidden - set(() if self.level is None else printed_obstacles(self.level))

    def turned_up(self) -> Iterator[str]:
        """Yield what all have seen for a moment.

        These are locations turned up that could not lie there, and cards that were discarded and
        shuffled into a new deck at once.
        """
        assert self.room.match is not None
        for event in self.room.match.log(self.events):
            if isinstance(event, LocationSetAside | CardDiscarded):
                yield event.slug
        self.events = len(self.room.match.log())

    def step(self) -> bool:
        """Let somebody answer, talk, or ask why not; return whether the match goes on."""
        self.at += 1000
        room = self.room
        if room.bot_turn(self.at, 1) == 0:
            ear = next(one for one in self.ears if self._question(one) is not None)
            self._ask(ear)
            question = self._question(ear)
            assert question is not None
            sight = room.sight(ear.seat, None)
            assert sight is not None
            shown = sight.questions[0]
            key = self.below.choice(shown.options).key
            ear.hear(room.obey(ear.person, Answer(1, shown.serial, key), self.at))
        self.tell()
        self.listen()
        return room.stage == "playing"

    def _question(self, ear: Ear) -> object:
        assert self.room.match is not None
        return next((q for q in self.room.match.pending if q.decision.seat == ear.seat), None)

    def _ask(self, asked: Ear) -> None:
        """Let a player ask what others may only answer from what that player knows."""
        if self.below.random() < 0.05:
            _ = self.room.obey(asked.person, Speak(1, "Well then"), self.at)
        if self.below.random() > 0.1:
            return
        if self.joined is not None and not self.joined.running:
            return  # between levels all cards that there are may be tried
        player = self.below.choice([ear for ear in self.ears if ear.seat is not None])
        found = self.room.obey(player.person, ListAttempts(1), self.at)
        assert isinstance(found, AttemptList)
        player.hear(found)
        for attempt in found.attempts[:10]:
            player.hear(self.room.obey(player.person, WhyNot(1, attempt), self.at))


def overhear(first: int, games: int, *, series: bool = False) -> None:
    """Play games at random and listen to all that is said."""
    for number in range(first, first + games):
        game = Game(number, series=series)
        for _ in range(9000 if series else 3000):
            if not game.step():
                break
        assert all(ear.traffic > 10_000 for ear in game.ears)
        late = Ear(DOT, None)
        game.audience.welcome(game.room, late.connection, game.at)
        late.seen = game.ears[-1].seen
        game.ears.append(late)
        game.listen()


def test_nothing_hidden_goes_over_the_wire() -> None:
    overhear(0, FEW)


def test_nothing_hidden_of_a_series_goes_over_the_wire() -> None:
    overhear(0, len(KINDS), series=True)


def test_a_look_of_which_all_seats_know_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state itself says that all may know it, and so nothing that asks the state wonders."""

    def apply(self: LevelCardSeen, state: State) -> None:
        state.known[self.card] = (*state.raiders, NOBODY)

    monkeypatch.setattr(LevelCardSeen, "apply", apply)
    with pytest.raises(AssertionError, match="heard of"):
        overhear(0, FEW)


@pytest.mark.soak
def test_nothing_hidden_of_a_series_goes_over_the_wire_in_many_games() -> None:
    overhear(1000, 60, series=True)


@pytest.mark.soak
def test_nothing_hidden_goes_over_the_wire_in_hundreds_of_games() -> None:
    overhear(1000, MANY)
