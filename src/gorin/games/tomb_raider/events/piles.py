"""Events of cards in hands, decks and rows."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.state import Announced, CardId, State, Zone, zone_of
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message


def _without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(other for other in cards if other != card)


class CardsDrawn(Happened, frozen=True):
    """A seat drew cards from the top of its deck; only it sees which."""

    seat: Seat
    cards: tuple[CardId, ...]
    slugs: tuple[str, ...]
    clause: str = "TR-8.2"

    def apply(self, state: State) -> None:
        deck, hand = zone_of(Zone.DECK, self.seat), zone_of(Zone.HAND, self.seat)
        state.zones[deck] = state.zones[deck][len(self.cards) :]
        state.zones[hand] += self.cards

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self._counted()

    def _counted(self) -> Message:
        message = self.message(without=("slugs",))
        return Message(message.id, {**message.args, "count": len(self.cards)})


class OpeningChosen(Happened, frozen=True):
    """A seat chose a card of its opening hand; only it sees which."""

    seat: Seat
    card: CardId
    slug: str
    clause: str = "TR-3.6"

    def apply(self, state: State) -> None:
        deck, hand = zone_of(Zone.DECK, self.seat), zone_of(Zone.HAND, self.seat)
        state.zones[deck] = _without(state.zones[deck], self.card)
        state.zones[hand] += (self.card,)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-own") if viewer == self.seat else None


class HandReturned(Happened, frozen=True):
    """A seat put its opening hand back into its deck."""

    seat: Seat
    clause: str = "TR-R2"

    def apply(self, state: State) -> None:
        deck, hand = zone_of(Zone.DECK, self.seat), zone_of(Zone.HAND, self.seat)
        state.zones[deck] += state.zones[hand]
        state.zones[hand] = ()


class CardDiscarded(Happened, frozen=True):
    """A seat discarded a card from hand or from a row."""

    seat: Seat
    card: CardId
    slug: str
    zone: Zone = Zone.HAND
    clause: str = "TR-8.1"

    def apply(self, state: State) -> None:
        source = zone_of(self.zone, self.seat)
        state.zones[source] = _without(state.zones[source], self.card)
        owner = state.owners[state.physical[self.card]]
        state.zones[zone_of(Zone.DISCARD, owner)] += (self.card,)
        _ = state.known.pop(self.card, None)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("zone",))


class AllLost(Happened, frozen=True):
    """A seat's hand and unsaved cards go to the discards."""

    seat: Seat
    clause: str = "TR-10.5"

    def apply(self, state: State) -> None:
        for zone in (Zone.HAND, Zone.UNSAVED):
            key = zone_of(zone, self.seat)
            for card in state.zones[key]:
                owner = state.owners[state.physical[card]]
                state.zones[zone_of(Zone.DISCARD, owner)] += (card,)
                _ = state.known.pop(card, None)
            state.zones[key] = ()


class DiscardsReturned(Happened, frozen=True):
    """A discard pile goes under its deck, to be shuffled in."""

    seat: Seat
    clause: str = "TR-8.4"

    def apply(self, state: State) -> None:
        if self.seat < 0:
            deck, discard = str(Zone.OBSTACLES), str(Zone.OBSTACLE_DISCARD)
        else:
            deck, discard = zone_of(Zone.DECK, self.seat), zone_of(Zone.DISCARD, self.seat)
        state.zones[deck] += state.zones[discard]
        state.zones[discard] = ()

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Shuffled(Happened, frozen=True):
    """A deck was shuffled: the cards behind its handles are dealt anew.

    `order_of` is chance's answer: the handle at place i receives the card of place order[i].
    """

    zone: str
    seat: Seat
    order_of: tuple[int, ...]
    clause: str = "TR-3.7"

    def apply(self, state: State) -> None:
        handles = state.zones[self.zone]
        physical = list(state.physical)
        cards = [physical[handle] for handle in handles]
        for handle, source in zip(handles, self.order_of, strict=True):
            physical[handle] = cards[source]
            _ = state.known.pop(handle, None)
        state.physical = tuple(physical)

    def told(self, viewer: Seat | None) -> Message | None:
        suffix = "" if self.seat >= 0 else "-" + self.zone.partition("/")[0]
        return self.message(suffix, without=("zone",))


class BonusTaken(Happened, frozen=True):
    """A raider starts with a card from the collection, in its saved row."""

    seat: Seat
    card: CardId
    slug: str
    clause: str = "TR-18.6"

    def apply(self, state: State) -> None:
        left = state.zones[Zone.COLLECTION]
        state.zones[Zone.COLLECTION] = _without(left, self.card)
        state.zones[zone_of(Zone.SAVED, self.seat)] += (self.card,)


class CardAnnounced(Happened, frozen=True):
    """A seat announced a card from its hand, or the use of one in play."""

    seat: Seat
    card: CardId
    slug: str
    ability: int
    zone: Zone
    clause: str = "TR-12.2"

    def apply(self, state: State) -> None:
        before = tuple(replace(other, answered=True) for other in state.announced)
        state.announced = (*before, Announced(self.seat, self.card, self.ability))
        if (self.seat, self.slug) not in state.used:
            state.used = (*state.used, (self.seat, self.slug))
        if self.zone is Zone.HAND:
            hand = zone_of(Zone.HAND, self.seat)
            state.zones[hand] = _without(state.zones[hand], self.card)
            state.zones[Zone.PLAYED] += (self.card,)
            _ = state.known.pop(self.card, None)

    def told(self, viewer: Seat | None) -> Message | None:
        used = "" if self.zone is Zone.HAND else "-used"
        return self.message(used, without=("ability", "zone"))


class CardCancelled(Happened, frozen=True):
    """The card announced before this one has no effect."""

    seat: Seat
    slug: str
    clause: str = "TR-12.9"

    def apply(self, state: State) -> None:
        *before, target, canceller = state.announced
        state.announced = (*before, replace(target, cancelled=True), canceller)


class CardSettled(Happened, frozen=True):
    """An announced card has taken effect or was cancelled; it goes where its kind goes."""

    seat: Seat
    card: CardId
    slug: str
    zone: Zone
    clause: str = "TR-12.6"

    def apply(self, state: State) -> None:
        state.announced = state.announced[:-1]
        if self.card not in state.zones[Zone.PLAYED]:
            return
        state.zones[Zone.PLAYED] = _without(state.zones[Zone.PLAYED], self.card)
        owner = state.owners[state.physical[self.card]]
        seat = self.seat if self.zone in (Zone.SAVED, Zone.UNSAVED) else owner
        state.zones[zone_of(self.zone, seat)] += (self.card,)

    def told(self, viewer: Seat | None) -> Message | None:
        if self.zone is Zone.SAVED:
            return self.message("-saved", without=("zone",))
        return None


class DiscoveryMade(Happened, frozen=True):
    """A searching raider found a discovery from its player's hand."""

    seat: Seat
    card: CardId
    slug: str
    difficulty: int
    zone: Zone
    clause: str = "TR-7.6"

    def apply(self, state: State) -> None:
        hand = zone_of(Zone.HAND, self.seat)
        state.zones[hand] = _without(state.zones[hand], self.card)
        _ = state.known.pop(self.card, None)
        state.search_result = None
        if self.zone is Zone.PLAYED:
            state.zones[Zone.PLAYED] += (self.card,)
        else:
            state.zones[zone_of(self.zone, self.seat)] += (self.card,)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("zone",))


class TriggerSpent(Happened, frozen=True):
    """A trigger has taken effect and is discarded."""

    seat: Seat
    card: CardId
    slug: str
    clause: str = "TR-7.7"

    def apply(self, state: State) -> None:
        state.zones[Zone.PLAYED] = _without(state.zones[Zone.PLAYED], self.card)
        owner = state.owners[state.physical[self.card]]
        state.zones[zone_of(Zone.DISCARD, owner)] += (self.card,)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class ItemTaken(Happened, frozen=True):
    """A seat took an unsaved item of another seat into its own unsaved row."""

    seat: Seat
    rival: Seat
    card: CardId
    slug: str
    clause: str = "TR-7.4"

    def apply(self, state: State) -> None:
        theirs, ours = zone_of(Zone.UNSAVED, self.rival), zone_of(Zone.UNSAVED, self.seat)
        state.zones[theirs] = _without(state.zones[theirs], self.card)
        state.zones[ours] += (self.card,)
