"""What the oracle is told of Tomb Raider: where cards lie, and what events show and shuffle."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.oracle import Shown, Spot, Viewer

from gorin.games.tomb_raider.board import space_name
from gorin.games.tomb_raider.events.actions import DeckSeen
from gorin.games.tomb_raider.events.items import HandSeen
from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.events.mapping import FaceDownSeen, LevelCardSeen, LocationSetAside
from gorin.games.tomb_raider.events.piles import (
    CardsDrawn,
    DiscardsReturned,
    HandReturned,
    OpeningChosen,
    Shuffled,
)
from gorin.games.tomb_raider.events.trials import ObstacleOutdone
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.joined.events import LevelLaid
from gorin.games.tomb_raider.joined.setup import setup_of
from gorin.games.tomb_raider.joined.state import Books
from gorin.games.tomb_raider.joined.state import State as Joined
from gorin.games.tomb_raider.series.events import CardAdded
from gorin.games.tomb_raider.series.levels import level_of
from gorin.games.tomb_raider.setup import new_table
from gorin.games.tomb_raider.state import (
    NOBODY,
    CardId,
    Round,
    State,
    Zone,
    zone_of,
)
from gorin.kernel.decision import Seat
from gorin.kernel.event import Event
from gorin.kernel.table import Table
from gorin.kernel.words import Message, Name

_CARD = re.compile(r"[a-z]+:([a-z0-9-]+)\.(\d+)")
"""The key of an option that names a card by its slug and its handle."""
_TO_ONE = (CardsDrawn, OpeningChosen, DeckSeen, HandSeen, LevelCardSeen, FaceDownSeen)
_TO_ALL = (ObstacleOutdone, LocationSetAside)


def names_in(message: object) -> Iterator[str]:
    """Yield the names of cards in a message."""
    if isinstance(message, Name) and message.kind == "card":
        yield message.key
    elif isinstance(message, Message):
        for part in message.args.values():
            yield from names_in(part)
    elif isinstance(message, tuple):
        for part in message:
            yield from names_in(part)


class RaiderSight:
    """A level: hands are their seats' own, decks and face-down locations nobody's.

    A treasure room that lies face down is named to all when it is put there.
    """

    def viewers(self, state: State) -> tuple[Viewer, ...]:
        return (*state.raiders, None)

    def faces(self, state: State) -> tuple[int, ...]:
        return state.physical

    def name(self, state: State, face: int) -> str:
        return state.cards[face].slug

    def owner(self, state: State, face: int) -> Seat | None:
        return state.owners[face]

    def spots(self, state: State) -> Iterator[Spot]:
        zones = state.zones
        for zone in (Zone.PLAYED, Zone.COLLECTION):
            yield Spot(zone, zones[zone], open=True)
        yield Spot(Zone.PRIZE, zones[Zone.PRIZE], open=True, named=True)
        yield Spot(Zone.OBSTACLES, zones[Zone.OBSTACLES], owner=NOBODY)
        yield Spot(
            Zone.OBSTACLE_DISCARD, zones[Zone.OBSTACLE_DISCARD], open=True, named=True, owner=NOBODY
        )
        for deck in state.level.decks:
            cards = zones[deck.zone]
            yield Spot(Zone.LEVEL, cards[:1], named=True, owner=NOBODY)
            yield Spot(Zone.LEVEL, cards[1:], owner=NOBODY)
        for seat in state.raiders:
            yield from self._spots_of(state, seat)
        yield from self._spots_on_map(state)

    def _spots_of(self, state: State, seat: Seat) -> Iterator[Spot]:
        def there(zone: Zone) -> tuple[CardId, ...]:
            return state.zones[zone_of(zone, seat)]

        yield Spot(Zone.DECK, there(Zone.DECK), owner=seat)
        yield Spot(Zone.HAND, there(Zone.HAND), (seat,), named=True, owner=seat)
        yield Spot(Zone.DISCARD, there(Zone.DISCARD), open=True, named=True, owner=seat)
        for zone in (Zone.UNSAVED, Zone.SAVED):
            yield Spot(zone, there(zone), open=True, named=True)

    def _spots_on_map(self, state: State) -> Iterator[Spot]:
        for row in range(state.level.depth):
            for column in range(state.level.width):
                place = state.places.get(100 * (row + 1) + column + 1)
                if place is None:
                    yield Spot("space", ())
                    continue
                facts = state.facts(place.card)
                assert isinstance(facts, Location)
                is_open = place.face_up or facts.treasure is not None
                kind = "location" if is_open else "face-down"
                yield Spot(kind, (place.card,), open=is_open, named=True, owner=NOBODY)
                yield Spot("obstacles", place.obstacles, open=True, named=True)

    def apply(self, event: Event[Any], state: State) -> bool:
        event.apply(state)
        return False

    def shuffled(self, event: Event[Any], state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if isinstance(event, Shuffled):
            return state.zones[event.zone], event.order_of
        return (), ()

    def put_away(self, event: Event[Any], state: State) -> tuple[int, ...]:
        match event:
            case HandReturned():
                return state.zones[zone_of(Zone.HAND, event.seat)]
            case DiscardsReturned() if event.seat < 0:
                return state.zones[Zone.OBSTACLE_DISCARD]
            case DiscardsReturned():
                return state.zones[zone_of(Zone.DISCARD, event.seat)]
            case LocationSetAside():
                return (event.card,)
            case _:
                return ()

    def shown(self, event: Event[Any]) -> Shown | None:
        if isinstance(event, _TO_ONE):
            return Shown(self.about(event), (event.seat,))
        if isinstance(event, _TO_ALL):
            return Shown(self.about(event), everybody=True)
        return None

    def about(self, event: Event[Any]) -> tuple[int, ...]:
        card: CardId | None = getattr(event, "card", None)
        cards: tuple[CardId, ...] = getattr(event, "cards", ())
        return cards if card is None else (card,)

    def told(self, event: Event[Any], viewer: Viewer) -> frozenset[str]:
        return frozenset(names_in(event.told(viewer)))

    def claimed(self, state: State, viewer: Viewer) -> frozenset[int]:
        knower = NOBODY if viewer is None else viewer
        return frozenset(card for card, seats in state.known.items() if knower in seats)

    def named(self, state: State, view: Any) -> Mapping[int, str]:
        cards = [*view.hand, *view.obstacle_discard]
        for raider in view.raiders:
            cards += [*raider.unsaved, *raider.saved, *raider.discard, *raider.known_hand]
        found = {card.number: card.slug for card in cards}
        spaces = {space_name(space): place for space, place in state.places.items()}
        for place in view.places:
            if place.slug:
                found[spaces[place.space].card] = place.slug
            found |= {one.number: one.slug for one in place.obstacles if one.number >= 0}
        for deck, shown in zip(state.level.decks, view.level_decks, strict=True):
            if shown.top:
                found[state.zones[deck.zone][0]] = shown.top
        if view.prize is not None:
            found[view.prize.number] = view.prize.slug
        return found

    def offered(self, state: State, key: str) -> int | None:
        found = _CARD.fullmatch(key)
        if found is None or int(found[2]) >= len(state.physical):
            return None
        card = CardId(int(found[2]))
        return card if state.slug(card) == found[1] else None

    def looked_through(self, state: State, seat: Seat) -> tuple[int, ...]:
        """Before the first turn a seat chooses its opening hand from its deck."""
        if state.round is Round.SETUP and state.opening == "chosen":
            return state.zones[zone_of(Zone.DECK, seat)]
        return ()


class JoinedSight:
    """A series with its levels: the cards are those of the level that lies there.

    What a series tells of cards is public, but for a card that a player adds to the own deck.
    """

    def __init__(self, books: Books) -> None:
        self.books = books
        self.level = RaiderSight()

    def viewers(self, state: Joined) -> tuple[Viewer, ...]:
        return (*state.series.players, None)

    def faces(self, state: Joined) -> tuple[int, ...]:
        return () if state.level is None else self.level.faces(state.level)

    def name(self, state: Joined, face: int) -> str:
        assert state.level is not None
        return self.level.name(state.level, face)

    def owner(self, state: Joined, face: int) -> Seat | None:
        assert state.level is not None
        return self.level.owner(state.level, face)

    def spots(self, state: Joined) -> Iterator[Spot]:
        return iter(()) if state.level is None else self.level.spots(state.level)

    def apply(self, event: Event[Any], state: Joined) -> bool:
        if isinstance(event, LevelLaid):
            # The state in the event is the one that is played on: it tells how things are now.
            series: Any = Table(self.books.series, state.series)
            level = level_of(series, event.number)
            book = self.books.levels[level.goal]
            state.level = new_table(book, setup_of(level, state.series)).state
            state.number, state.running = event.number, True
            return True
        if isinstance(event, Happened):
            assert state.level is not None
            event.apply(state.level)
        else:
            event.apply(state if type(event).__module__ == LevelLaid.__module__ else state.series)
        return False

    def shuffled(self, event: Event[Any], state: Joined) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return ((), ()) if state.level is None else self.level.shuffled(event, state.level)

    def put_away(self, event: Event[Any], state: Joined) -> tuple[int, ...]:
        return () if state.level is None else self.level.put_away(event, state.level)

    def shown(self, event: Event[Any]) -> Shown | None:
        return self.level.shown(event)

    def about(self, event: Event[Any]) -> tuple[int, ...]:
        return self.level.about(event)

    def told(self, event: Event[Any], viewer: Viewer) -> frozenset[str]:
        if isinstance(event, Happened):
            return self.level.told(event, viewer)
        if isinstance(event, CardAdded) and viewer != event.seat:
            assert event.told(viewer) is None, event
        return frozenset()

    def claimed(self, state: Joined, viewer: Viewer) -> frozenset[int]:
        return frozenset() if state.level is None else self.level.claimed(state.level, viewer)

    def named(self, state: Joined, view: Any) -> Mapping[int, str]:
        return {} if state.level is None else self.level.named(state.level, view)

    def offered(self, state: Joined, key: str) -> int | None:
        if state.level is None or not state.running:
            return None
        return self.level.offered(state.level, key)

    def looked_through(self, state: Joined, seat: Seat) -> tuple[int, ...]:
        return () if state.level is None else self.level.looked_through(state.level, seat)
