"""Hands: looking into them, and taking back what was discarded."""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.items import CardTakenBack, HandSeen
from gorin.games.tomb_raider.measures import hand, others
from gorin.games.tomb_raider.script import Effect, Use
from gorin.games.tomb_raider.state import CardId, Zone, zone_of
from gorin.games.tomb_raider.windows import is_item
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask

CHOOSE_HAND = Prompt("hand", "TR-12.1", "ask-hand")
CHOOSE_RECOVERED = Prompt("recover", "TR-12.1", "ask-recover")


class LookAtHand(Effect, frozen=True):
    """You look at the hand of another player of your choice."""

    def can_do(self, use: Use) -> bool:
        return bool(self._hands(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._look(use) if self.can_do(use) else None

    def _hands(self, use: Use) -> tuple[Option[Seat], ...]:
        state = use.table.state
        return tuple(
            Option(f"hand:{seat}", seat) for seat in others(state, use.seat) if hand(state, seat)
        )

    def _look(self, use: Use) -> Play[None]:
        rival = yield from ask(Decision(use.seat, CHOOSE_HAND, self._hands(use)))
        state = use.table.state
        cards = hand(state, rival)
        slugs = tuple(state.slug(card) for card in cards)
        happen(use.table, HandSeen(use.seat, rival, cards, slugs))


class TakeBackItem(Effect, frozen=True):
    """You take an item of your discard pile into your hand."""

    def can_do(self, use: Use) -> bool:
        return bool(self._items(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._take(use) if self.can_do(use) else None

    def _items(self, use: Use) -> tuple[Option[CardId], ...]:
        state = use.table.state
        return tuple(
            Option(f"recover:{state.slug(card)}.{card}", card)
            for card in state.zones[zone_of(Zone.DISCARD, use.seat)]
            if is_item(state, card)
        )

    def _take(self, use: Use) -> Play[None]:
        card = yield from ask(Decision(use.seat, CHOOSE_RECOVERED, self._items(use)))
        happen(use.table, CardTakenBack(use.seat, card, use.table.state.slug(card)))
