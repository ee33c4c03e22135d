"""Hidden cards that somebody knows, in games where all that is hidden is cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gorin.kernel.decision import Seat

Hidden = Callable[[Any, Seat], Iterable[Iterable[int]]]
"""Returns the cards of a match's table that a seat does not know, in groups."""


def cards_known(
    hidden: Hidden, shown: Callable[[Any], object] = lambda table: ()
) -> Callable[[Any, Seat], tuple[object, ...]]:
    """Return what changes when a card comes to light for anybody, but for those that the seat knew.

    Who plays a card of their own hand tells the others what it is. That is theirs to tell, so they
    may take it back; what they learn, and what others learn that they do not know, stays learnt.

    Args:
        hidden: the cards that a seat does not know.
        shown: what else was hidden until it was shown to all, such as bids, of the table.
    """

    def come_to_light(table: Any, seat: Seat) -> tuple[object, ...]:
        unknown = _flat(hidden(table, seat))
        others = (each for each in table.rulebook.game.seats(table.state) if each != seat)
        learnt = (tuple(sorted(unknown - _flat(hidden(table, each)))) for each in others)
        return (shown(table), tuple(sorted(unknown)), *learnt)

    return come_to_light


def _flat(groups: Iterable[Iterable[int]]) -> frozenset[int]:
    return frozenset(card for group in groups for card in group)
