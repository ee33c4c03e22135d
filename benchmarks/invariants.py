"""Invariants of a match's state at any moment, beside what every game promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from gorin.games.l5r_lcg.state import ELEMENTS, EMPTY, NOBODY, Ring, State, element_of

TAKING = "take-rings"
"""The step in which rings of a broken province are taken."""


def rings_are_somewhere(state: State) -> None:
    """Every ring is somewhere, once, and where it may be.

    Of a set that all share each ring is claimed by a seat that is in the match, or lies in the
    pool. Of personal sets there are as many rings of each element as seats; none in the pool or on
    a province of a seat that is out, none on a broken province for longer than it takes to take
    it, none of an element twice on the provinces of a seat.

    Raises:
        AssertionError: something of it does not hold.
    """
    assert all(ring.fate >= 0 for ring in state.rings.values()), state.rings
    if state.outcome is not None:
        return
    if tuple(sorted(state.rings)) == tuple(sorted(ELEMENTS)):
        _shared_rings(state, tuple(state.rings.values()))
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


def _shared_rings(state: State, rings: tuple[Ring, ...]) -> None:
    """See that the rings that all share are in the pool, or are claimed by who may claim them."""
    for ring in rings:
        assert ring.seat == NOBODY or ring.seat in state.alive, ring
        assert ring.pool == NOBODY, ring
        assert ring.slot == EMPTY, ring


def cards_are_of_their_owners(state: State) -> None:
    """Every card out of play is in one zone, and that is its owner's.

    Raises:
        AssertionError: a card lies twice, or before somebody else.
    """
    seen: Counter[int] = Counter((*state.play, *state.played))
    rows = {
        seat: tuple(card for each in row for card in (*each.cards(), each.own) if card != EMPTY)
        for seat, row in state.provinces.items()
    }
    homes = {seat: (home.card,) for seat, home in state.strongholds.items()}
    roles = {seat: (role,) for seat, role in state.roles.items()}
    for zone in (
        *(state.hands, state.dynasty_decks, state.conflict_decks, state.dynasty_piles),
        *(state.conflict_piles, state.unplaced, state.removed, state.removed_hidden),
        *(rows, homes, roles),
    ):
        for seat, cards in zone.items():
            seen.update(cards)
            wrong = [card for card in cards if state.owners[card] != seat]
            assert not wrong, (seat, wrong)
    twice = [card for card, count in seen.items() if count > 1]
    assert not twice, twice


def figures_are_possible(state: State) -> None:
    """Nobody owes fate, and what is attached lies where it says that it does.

    Raises:
        AssertionError: something of it does not hold.
    """
    assert all(fate >= 0 for fate in state.fate.values()), state.fate
    for card, figure in state.play.items():
        assert figure.fate >= 0, card
        for worn in figure.worn:
            assert worn in state.play, (card, worn)
            assert state.play[worn].host == card, (card, worn)
        host = state.play.get(figure.host)
        assert host is None or card in host.worn, (card, figure.host)


def treaties_bind_the_living(state: State) -> None:
    """A treaty stands between two seats that are in the match, and there is one for each pair.

    Raises:
        AssertionError: something of it does not hold.
    """
    if state.outcome is not None:
        return
    pairs = Counter(frozenset(each.seats) for each in state.treaties)
    assert all(count == 1 for count in pairs.values()), state.treaties
    assert all(len(pair) == 2 for pair in pairs), state.treaties
    assert all(seat in state.alive for pair in pairs for seat in pair), state.treaties


INVARIANTS: Mapping[str, tuple[Callable[[Any], None], ...]] = {
    "l5r-lcg": (
        rings_are_somewhere,
        cards_are_of_their_owners,
        figures_are_possible,
        treaties_bind_the_living,
    ),
}
"""Checks by the game's id."""
