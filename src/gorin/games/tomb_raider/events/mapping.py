"""Events of the map: moving, exploring, exits, what lies on a location."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.board import mask_of, rotated
from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.state import CardId, Place, State, Zone
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message


class RaiderMoved(Happened, frozen=True):
    """A raider went to a location; by its own movement (`walked`) or in another way."""

    seat: Seat
    start: int
    space: int
    walked: bool = True
    clause: str = "TR-6.1"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(
            raider,
            space=self.space,
            moved=raider.moved + self.walked,
            entered=True,
            faced=(),
        )
        if self.walked and state.lasting:
            state.lasting = tuple(
                held
                for held in state.lasting
                if held.seat != self.seat or held.kind != "way-through"
            )

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.walked else "-otherwise", without=("walked",))


class MovementEnded(Happened, frozen=True):
    """A raider's movement is over for this turn; `stayed` says that it did not move at all."""

    seat: Seat
    stayed: bool
    clause: str = "TR-6.5"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], halted=True)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("stayed",)) if self.stayed else None


class PlaceMapped(Happened, frozen=True):
    """A location was turned up or taken from the level deck and lies on the map now."""

    space: int
    card: CardId
    slug: str
    rotation: int
    clause: str = "TR-6.7"

    def apply(self, state: State) -> None:
        facts = state.facts(self.card)
        assert isinstance(facts, Location), facts.slug
        exits = rotated(mask_of(facts.exits), self.rotation)
        state.places[self.space] = Place(
            space=self.space,
            card=self.card,
            face_up=True,
            rotation=self.rotation,
            exits=exits,
            save_point=facts.save_point,
        )
        _ = state.known.pop(self.card, None)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("rotation",))


class LocationTaken(Happened, frozen=True):
    """The top card of the level deck was taken to be placed."""

    card: CardId
    clause: str = "TR-6.7"

    def apply(self, state: State) -> None:
        take_from_level(state, self.card)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class LocationSetAside(Happened, frozen=True):
    """A location drawn for a depth where it may not lie goes back into the level deck."""

    space: int
    card: CardId
    slug: str
    zone: str
    clause: str = "TR-6.8"

    def apply(self, state: State) -> None:
        state.zones[self.zone] = (*state.zones[self.zone], self.card)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("zone",))


class NothingFits(Happened, frozen=True):
    """No location of the level deck may lie at this space: it stays unknown."""

    space: int
    clause: str = "TR-R6"


class PlacedFaceDown(Happened, frozen=True):
    """A location was put face down on the map: it counts as unknown until it is explored."""

    space: int
    card: CardId
    slug: str
    clause: str = "TR-4.4"

    def apply(self, state: State) -> None:
        take_from_level(state, self.card)
        state.places[self.space] = Place(space=self.space, card=self.card)


class RoomsRemoved(Happened, frozen=True):
    """The treasure rooms left in a level deck were taken out: another one lies on the map."""

    zone: str
    cards: tuple[CardId, ...]
    count: int
    clause: str = "TR-15.5b"

    def apply(self, state: State) -> None:
        for card in self.cards:
            take_from_level(state, card)
        state.zones[Zone.BOX] = state.zones.get(Zone.BOX, ()) + self.cards

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("zone",))


class ExitAdded(Happened, frozen=True):
    """A location gained an exit marker; a blocked marker there comes off (TR-11.2)."""

    space: int
    side: int
    clause: str = "TR-11.2"

    def apply(self, state: State) -> None:
        place = state.places[self.space]
        bit = 1 << self.side
        state.places[self.space] = replace(
            place,
            exits=place.exits | bit,
            added=place.added | bit,
            blocked=place.blocked & ~bit,
        )


@states("TR-11.2")
class ExitBlocked(Happened, frozen=True):
    """An exit was blocked: it counts as no exit until a new one is found in that direction."""

    space: int
    side: int
    clause: str = "TR-11.2"

    def apply(self, state: State) -> None:
        place = state.places[self.space]
        bit = 1 << self.side
        state.places[self.space] = replace(
            place, exits=place.exits & ~bit, blocked=place.blocked | bit
        )


class SavePointMade(Happened, frozen=True):
    """A location became a save point."""

    space: int
    clause: str = "TR-8.6"

    def apply(self, state: State) -> None:
        state.places[self.space] = replace(state.places[self.space], save_point=True)


class PlaceEmptied(Happened, frozen=True):
    """A location got an empty marker: nothing more is found there."""

    space: int
    clause: str = "TR-7.8"

    def apply(self, state: State) -> None:
        state.places[self.space] = replace(state.places[self.space], empty=True)


class LevelCardSeen(Happened, frozen=True):
    """A seat looked at the top card of the level deck."""

    seat: Seat
    card: CardId
    slug: str
    clause: str = "TR-12.2"

    def apply(self, state: State) -> None:
        seats = state.known.get(self.card, ())
        if self.seat not in seats:
            state.known[self.card] = (*seats, self.seat)

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self.message(without=("slug",))


class LevelCardBuried(Happened, frozen=True):
    """The top card of a level deck was put on the bottom."""

    seat: Seat
    zone: str = Zone.LEVEL
    clause: str = "TR-12.2"

    def apply(self, state: State) -> None:
        deck = state.zones[self.zone]
        state.zones[self.zone] = deck[1:] + deck[:1]

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("zone",))


class FaceDownSeen(Happened, frozen=True):
    """A seat looked at a location that lies face down on the map."""

    seat: Seat
    space: int
    card: CardId
    slug: str
    clause: str = "TR-15.4d"

    def apply(self, state: State) -> None:
        seats = state.known.get(self.card, ())
        if self.seat not in seats:
            state.known[self.card] = (*seats, self.seat)

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self.message(without=("slug",))


class FaceDownSwapped(Happened, frozen=True):
    """A face-down location changed places with the top card of a spare deck, unseen."""

    seat: Seat
    space: int
    zone: str
    clause: str = "TR-15.4d"

    def apply(self, state: State) -> None:
        deck = state.zones[self.zone]
        place = state.places[self.space]
        state.zones[self.zone] = (*deck[1:], place.card)
        state.places[self.space] = Place(space=self.space, card=deck[0])

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("zone",))


def take_from_level(state: State, card: CardId) -> None:
    """Take a location out of the level deck it is in."""
    for deck in state.level.decks:
        if card in state.zones[deck.zone]:
            left = tuple(other for other in state.zones[deck.zone] if other != card)
            state.zones[deck.zone] = left
