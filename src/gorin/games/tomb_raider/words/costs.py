"""Costs: what using a card takes."""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.piles import CardDiscarded
from gorin.games.tomb_raider.events.raiders import HarmAnnounced, HarmDealt
from gorin.games.tomb_raider.measures import hand, life_left
from gorin.games.tomb_raider.phases.damage import check_life
from gorin.games.tomb_raider.script import Cost, Use
from gorin.games.tomb_raider.state import ROWS, CardId, zone_of
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask

PAY_CARD = Prompt("pay-card", "TR-12.1", "ask-pay-card")


class DiscardThis(Cost, frozen=True):
    """The card itself is discarded from its row."""

    def can_pay(self, use: Use) -> bool:
        state = use.table.state
        return any(use.card in state.zones[zone_of(zone, use.seat)] for zone in ROWS)

    def pay(self, use: Use) -> None:
        state = use.table.state
        for zone in ROWS:
            if use.card in state.zones[zone_of(zone, use.seat)]:
                slug = state.slug(use.card)
                happen(use.table, CardDiscarded(use.seat, use.card, slug, zone, clause="TR-12.1"))
                check_life(use.table, use.seat)
                return


class DiscardAnother(Cost, frozen=True):
    """Another card of your choice is discarded from your hand."""

    def can_pay(self, use: Use) -> bool:
        return bool(_others_in_hand(use))

    def pay(self, use: Use) -> Play[None]:
        state = use.table.state
        options = tuple(
            Option(f"discard:{state.slug(card)}.{card}", card) for card in _others_in_hand(use)
        )
        card = yield from ask(Decision(use.seat, PAY_CARD, options, secret=True))
        _discard(use, card)


class DiscardHand(Cost, frozen=True):
    """Your whole hand is discarded; it must have cards enough besides this one."""

    least: int

    def can_pay(self, use: Use) -> bool:
        return len(_others_in_hand(use)) >= self.least

    def pay(self, use: Use) -> None:
        for card in _others_in_hand(use):
            _discard(use, card)


class GiveLife(Cost, frozen=True):
    """Your raider takes damage, in points, which nothing reduces; it must survive it."""

    amount: int

    def can_pay(self, use: Use) -> bool:
        return use.raider.is_active and life_left(use.table, use.seat) > self.amount

    def pay(self, use: Use) -> None:
        happen(
            use.table,
            HarmAnnounced(use.seat, self.amount, "TR-12.1"),
            HarmDealt(use.seat, self.amount),
        )


def _others_in_hand(use: Use) -> tuple[CardId, ...]:
    return tuple(card for card in hand(use.table.state, use.seat) if card != use.card)


def _discard(use: Use, card: CardId) -> None:
    slug = use.table.state.slug(card)
    happen(use.table, CardDiscarded(use.seat, card, slug, clause="TR-12.1"))
