"""Costs: what using a card takes."""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.piles import CardDiscarded
from gorin.games.tomb_raider.phases.damage import check_life
from gorin.games.tomb_raider.script import Cost, Use
from gorin.games.tomb_raider.state import ROWS, zone_of


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
