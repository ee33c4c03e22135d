"""Changes that last on the figures of cards in play, and what a base comes to by them."""

from __future__ import annotations

from collections.abc import Iterable

from gorin.games.l5r_lcg.state import State
from gorin.kernel.clauses import states


def held(state: State, born: int, figure: str) -> list[tuple[str, int]]:
    """Return what lasts on a card in play for one figure: how, and how much, as it began."""
    changes: list[tuple[str, int]] = []
    for lasting in state.lasting:
        if born in (lasting.holds or ()):
            how, _, what = lasting.what.kind.rpartition("-")
            if what == figure:
                changes.append((how, lasting.what.amount))
    return changes


@states("LCG-R2")
def base_after(printed: int, lasts: Iterable[tuple[str, int]]) -> int:
    """Return a base after what lasts on it, in the order of time.

    What sets it takes the place of all that was before, and what multiplies it does so with what
    it is by then.
    """
    base = printed
    for how, amount in lasts:
        if how == "set-base":
            base = amount
        elif how == "base":
            base *= amount
    return base
