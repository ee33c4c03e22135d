"""What must hold of the state of a match at any moment, beside what every game promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from gorin.games.l5r_lcg.state import ELEMENTS, EMPTY, NOBODY, State, element_of

TAKING = "take-rings"
"""The step in which rings of a broken province are taken."""


def rings_are_somewhere(state: State) -> None:
    """Every ring is somewhere, once, and where it may be.

    As many of each element as there are sets; none in the pool or on a province of a seat that is
    out, none on a broken province for longer than it takes to take it, none of an element twice on
    the provinces of a seat.

    Raises:
        AssertionError: something of it does not hold.
    """
    if len(state.rings) == len(ELEMENTS) or state.outcome is not None:
        return
    elements = Counter(map(element_of, state.rings))
    assert elements == dict.fromkeys(ELEMENTS, len(state.seats)), elements
    taken = [frame.data for frame in state.frames if frame.step == TAKING]
    for name, ring in state.rings.items():
        if ring.seat == NOBODY:
            assert ring.slot == EMPTY, name
            assert ring.pool == NOBODY or ring.pool in state.alive, name
            continue
        assert ring.pool == NOBODY, name
        assert ring.seat in state.alive, name
        broken = state.provinces[ring.seat][ring.slot].broken
        assert not broken or (ring.seat, ring.slot) in taken, name
    for seat in state.alive:
        held = [element_of(name) for name, ring in state.rings.items() if ring.seat == seat]
        assert len(held) == len(set(held)), (seat, held)


def cards_are_of_their_owners(state: State) -> None:
    """Every card out of play is in one zone, and that is its owner's.

    Raises:
        AssertionError: a card lies twice, or before somebody else.
    """
    seen: Counter[int] = Counter(tuple(state.play))
    for zone in (
        *(state.hands, state.dynasty_decks, state.conflict_decks, state.dynasty_piles),
        *(state.conflict_piles, state.unplaced, state.removed, state.removed_hidden),
    ):
        for seat, cards in zone.items():
            seen.update(cards)
            wrong = [card for card in cards if state.owners[card] != seat]
            assert not wrong, (seat, wrong)
    twice = [card for card, count in seen.items() if count > 1]
    assert not twice, twice


INVARIANTS: Mapping[str, tuple[Callable[[Any], None], ...]] = {
    "l5r-lcg": (rings_are_somewhere, cards_are_of_their_owners),
}
"""By the game's id."""
