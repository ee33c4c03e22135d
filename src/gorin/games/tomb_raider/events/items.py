"""Events of what items, triggers and secret moves do."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.events.trials import top_group
from gorin.games.tomb_raider.state import NOBODY, CardId, State, Zone, zone_of
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message


class HandSeen(Happened, frozen=True):
    """A seat looked at another seat's hand; only it sees which cards those are."""

    seat: Seat
    rival: Seat
    cards: tuple[CardId, ...]
    slugs: tuple[str, ...]
    clause: str = "TR-12.1"

    def apply(self, state: State) -> None:
        for card in self.cards:
            seats = state.known.get(card, ())
            if self.seat not in seats:
                state.known[card] = (*seats, self.seat)

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self.message(without=("slugs",))


class CardTakenBack(Happened, frozen=True):
    """A seat took a card of its discard pile, which all have seen, into its hand."""

    seat: Seat
    card: CardId
    slug: str
    clause: str = "TR-12.1"

    def apply(self, state: State) -> None:
        pile, hand = zone_of(Zone.DISCARD, self.seat), zone_of(Zone.HAND, self.seat)
        state.zones[pile] = tuple(card for card in state.zones[pile] if card != self.card)
        state.zones[hand] += (self.card,)
        state.known[self.card] = (*state.raiders, NOBODY)


class DieTurned(Happened, frozen=True):
    """One rolled die of a test came to show something else."""

    seat: Seat
    before: int
    after: int
    clause: str = "TR-12.1"

    def apply(self, state: State) -> None:
        group = top_group(state)
        turned: list[int] = []
        for test in group:
            if test.seat == self.seat:
                turned = list(test.faces)
                turned[turned.index(self.before)] = self.after
        state.tests = state.tests[: len(state.tests) - len(group)] + tuple(
            replace(test, faces=tuple(turned)) if test.seat == self.seat else test for test in group
        )


class FightOverlooked(Happened, frozen=True):
    """A raider that used Fight may search in this turn as if it had not."""

    seat: Seat
    clause: str = "TR-12.1"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], fought=False)
