"""What cards cost in fate, with what reduces it."""

from __future__ import annotations

from gorin.games.l5r_lcg.facts import DASH
from gorin.games.l5r_lcg.measures import holding, saying
from gorin.games.l5r_lcg.state import Match
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat


@states("LCG-S9.9", "LCG-S9.19")
def cost_of(table: Match, seat: Seat, card: int) -> int:
    """Return the fate that a seat pays to play a card: what is printed, less what reduces it.

    Nothing else that playing it takes is ever reduced.
    """
    printed = table.state.facts(card).cost
    if not printed or not saying(table, "discount"):
        return max(0, printed)
    less = sum(
        constant.discount(use, card)
        for use, constant in holding(table, "discount")
        if use.seat == seat
    )
    return max(0, printed - less)


@states("LCG-S9.18")
def has_price(table: Match, card: int) -> bool:
    """Return whether a card can be played at all: a dash instead of a cost forbids it."""
    return table.state.facts(card).cost != DASH


def event_cost(table: Match, seat: Seat, card: int, place: str) -> int:
    """Return the fate that an ability of a card takes by itself: of an event that is played."""
    if place not in PLAYED or table.state.facts(card).kind != "event":
        return 0
    return cost_of(table, seat, card)


PLAYED = ("hand", "province")
"""From where an event is played; what else resolves its text does not play it."""
