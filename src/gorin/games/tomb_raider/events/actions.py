"""Events of what actions do to tests, obstacles, decks and save points."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.events.trials import top_group
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.state import CardId, State, Test, Zone, zone_of
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message


class TestHindered(Happened, frozen=True):
    """A card made a test in progress worse: its dice or its result, by an amount."""

    __test__ = False
    seat: Seat
    kind: str
    amount: int
    clause: str = "TR-2.9"

    def apply(self, state: State) -> None:
        _change(state, self.seat, **{self.kind: -self.amount})

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-" + self.kind, without=("kind",))


class TestReplaced(Happened, frozen=True):
    """A raider tests another ability than it was about to, against a target of its own."""

    __test__ = False
    seat: Seat
    ability: Ability
    dice: int
    target: int
    clause: str = "TR-12.1"

    def apply(self, state: State) -> None:
        group = top_group(state)
        state.tests = state.tests[: len(state.tests) - len(group)] + tuple(
            replace(test, ability=self.ability, dice=self.dice, target=self.target)
            if test.seat == self.seat
            else test
            for test in group
        )


def _change(state: State, seat: Seat, *, dice: int = 0, bonus: int = 0) -> None:
    def changed(test: Test) -> Test:
        if test.seat != seat:
            return test
        return replace(test, dice=test.dice + dice, bonus=test.bonus + bonus)

    group = top_group(state)
    kept = state.tests[: len(state.tests) - len(group)]
    state.tests = kept + tuple(changed(test) for test in group)


class ObstacleShifted(Happened, frozen=True):
    """An obstacle card was put to another location; damage on it stays."""

    space: int
    start: int
    number: int
    obstacle: str
    clause: str = "TR-12.1"

    def apply(self, state: State) -> None:
        card = CardId(self.number)
        start, end = state.places[self.start], state.places[self.space]
        left = tuple(other for other in start.obstacles if other != card)
        state.places[self.start] = replace(start, obstacles=left)
        state.places[self.space] = replace(end, obstacles=(*end.obstacles, card))


class DeckSeen(Happened, frozen=True):
    """A seat looked at the top cards of its own draw deck."""

    seat: Seat
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
        message = self.message(without=("slugs",))
        return Message(message.id, {**message.args, "count": len(self.cards)})


class CardPicked(Happened, frozen=True):
    """A seat took a card it had looked at into its hand; the others went under its deck."""

    seat: Seat
    card: CardId
    slug: str
    cards: tuple[CardId, ...]
    clause: str = "TR-12.1"

    def apply(self, state: State) -> None:
        deck, hand = zone_of(Zone.DECK, self.seat), zone_of(Zone.HAND, self.seat)
        left = tuple(card for card in state.zones[deck] if card not in self.cards)
        under = tuple(card for card in self.cards if card != self.card)
        state.zones[deck] = left + under
        state.zones[hand] += (self.card,)

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self.message(without=("slug",))


class DieThrown(Happened, frozen=True):
    """A seat rolled a die that belongs to no test."""

    seat: Seat
    face: int
    clause: str = "TR-12.1"


class SavePointLost(Happened, frozen=True):
    """A raider comes back at its entrance from now on, until it saves again."""

    seat: Seat
    clause: str = "TR-12.1"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], save_point=0)
