"""Mana: what a seat can produce, and how it pays a cost exactly."""

from __future__ import annotations

from collections import Counter

from gorin.games.magic.decks import identity_of
from gorin.games.magic.events import Paid
from gorin.games.magic.facts import ANY, Facts
from gorin.games.magic.state import Match, State
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule

COLOURLESS = "C"


def sources(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the untapped permanents of a seat that produce mana."""
    return tuple(
        handle
        for handle, found in state.play.items()
        if found.seat == seat and not found.tapped and state.facts(handle).mana
    )


@rule("CMD-4.1", "CMD-4.2")
def colours_of(table: Match, seat: Seat, mana: str) -> frozenset[str]:
    """Return the colours that a source gives a seat: none outside its commander's identity."""
    own = identity_of(table.state.decks[seat])
    return own if mana == ANY else own & {mana}


@rule("CR-118.3")
def payment(table: Match, seat: Seat, facts: Facts, generic: int) -> tuple[tuple[int, ...], int]:
    """Return which sources are tapped for a cost, and the mana that floats then.

    Sources of fewer colours are taken first, then those that give most colourless mana. The
    second number is negative if the cost cannot be paid.
    """
    coloured, colourless = _given(table, seat)
    tapped: list[int] = []
    for colour, count in sorted(Counter(facts.symbols).items()):
        able = [each for each in coloured if colour in coloured[each] and each not in tapped]
        if len(able) < count:
            return (), -1
        tapped += able[:count]
    left = generic - table.state.floating[seat]
    floating = max(0, -left)
    for handle, given in colourless.items():
        if left > 0:
            tapped.append(handle)
            floating, left = max(0, given - left), left - given
    rest = [handle for handle in coloured if handle not in tapped]
    if left > len(rest):
        return (), -1
    return (*tapped, *rest[: max(0, left)]), floating


def _given(table: Match, seat: Seat) -> tuple[dict[int, frozenset[str]], dict[int, int]]:
    """Return the colours that sources give, fewest first; and how much colourless mana, most first.

    A source outside the identity of the seat's commander gives colourless mana (CMD-4.2).
    """
    state = table.state
    coloured: dict[int, frozenset[str]] = {}
    colourless: dict[int, int] = {}
    for handle in sources(state, seat):
        mana = state.facts(handle).mana
        given = colours_of(table, seat, mana)
        if given:
            coloured[handle] = given
        else:
            colourless[handle] = max(1, mana.count(COLOURLESS))
    few = sorted(coloured, key=lambda handle: (len(coloured[handle]), handle))
    many = sorted(colourless, key=lambda handle: (-colourless[handle], handle))
    return {each: coloured[each] for each in few}, {each: colourless[each] for each in many}


def most(table: Match, seat: Seat, facts: Facts, generic: int) -> int:
    """Return the highest value that X can have; negative if not even 0 can be paid."""
    x = -1
    while payment(table, seat, facts, generic + x + 1)[1] >= 0:
        x += 1
    return x


def pay(table: Match, seat: Seat, facts: Facts, generic: int) -> None:
    """Pay a cost that can be paid."""
    tapped, floating = payment(table, seat, facts, generic)
    assert floating >= 0, facts.slug
    if tapped or floating != table.state.floating[seat]:
        slugs = tuple(table.state.slug(handle) for handle in tapped)
        table.record(Paid(seat, tapped, slugs, floating))
