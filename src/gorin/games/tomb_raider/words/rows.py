"""Words about a raider's rows, and about what works there once a turn."""

from __future__ import annotations

from gorin.games.tomb_raider.facts import Discovery
from gorin.games.tomb_raider.measures import rows
from gorin.games.tomb_raider.script import Condition, Use
from gorin.games.tomb_raider.windows import is_item


class OnceATurn(Condition, frozen=True):
    """You have not used this card, or another copy of it, in this turn."""

    def holds(self, use: Use) -> bool:
        state = use.table.state
        return (use.seat, state.slug(use.card)) not in state.used


class YouHave(Condition, frozen=True):
    """A certain card is in play for you."""

    slug: str

    def holds(self, use: Use) -> bool:
        state = use.table.state
        return any(state.slug(card) == self.slug for card in rows(use.table, use.seat))


class YouHaveWeapon(Condition, frozen=True):
    """A weapon is in play for you."""

    def holds(self, use: Use) -> bool:
        state = use.table.state
        cards = (state.facts(card) for card in rows(use.table, use.seat))
        return any(isinstance(facts, Discovery) and facts.weapon for facts in cards)


class YouHaveItems(Condition, frozen=True):
    """You have enough items in play."""

    count: int

    def holds(self, use: Use) -> bool:
        state = use.table.state
        items = [card for card in rows(use.table, use.seat) if is_item(state, card)]
        return len(items) >= self.count
