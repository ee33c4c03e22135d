"""Events of the goals of a level: a treasure that is brought back, and points."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.state import CardId, Prize, State, Zone, zone_of
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message


class TreasureTaken(Happened, frozen=True):
    """A raider found the treasure and carries a card of the collection for it."""

    seat: Seat
    card: CardId
    slug: str
    target: int
    clause: str = "TR-16.1"

    def apply(self, state: State) -> None:
        left = state.zones[Zone.COLLECTION]
        state.zones[Zone.COLLECTION] = tuple(card for card in left if card != self.card)
        state.zones[zone_of(Zone.UNSAVED, self.seat)] += (self.card,)
        state.prize = Prize(self.card, self.target)
        state.search_result = None

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("target",))


class TreasureDropped(Happened, frozen=True):
    """The treasure lies where the raider that carried it left the map."""

    seat: Seat
    card: CardId
    slug: str
    space: int
    clause: str = "TR-16.2"

    def apply(self, state: State) -> None:
        assert state.prize is not None, self.slug
        row = zone_of(Zone.UNSAVED, self.seat)
        state.zones[row] = tuple(card for card in state.zones[row] if card != self.card)
        state.zones[Zone.PRIZE] = (self.card,)
        state.prize = replace(state.prize, space=self.space)


class TreasurePickedUp(Happened, frozen=True):
    """A raider picked the treasure up and carries it now."""

    seat: Seat
    card: CardId
    slug: str
    space: int
    clause: str = "TR-16.2"

    def apply(self, state: State) -> None:
        assert state.prize is not None, self.slug
        state.zones[Zone.PRIZE] = ()
        state.zones[zone_of(Zone.UNSAVED, self.seat)] += (self.card,)
        state.prize = replace(state.prize, space=0)
        state.search_result = None


class PointsScored(Happened, frozen=True):
    """A seat scored for an obstacle that it removed ("removed") or for the treasure ("found")."""

    seat: Seat
    count: int
    total: int
    how: str
    clause: str = "TR-16.5"

    def apply(self, state: State) -> None:
        state.points[self.seat] = self.total

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(f"-{self.how}", without=("how",))
