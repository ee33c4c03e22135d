"""Reasons why a conflict cannot be declared so, a province not be attacked, a bid not be made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from gorin.games.l5r_lcg.conflict import (
    WITHOUT,
    contestable,
    eligible,
    is_closed,
    kinds_of,
    targets,
)
from gorin.games.l5r_lcg.measures import able, is_stronghold
from gorin.games.l5r_lcg.state import TYPES, Match
from gorin.kernel.clauses import BadInput, Refusal, refuse
from gorin.kernel.decision import Seat
from gorin.kernel.words import say


def _unknown(attempt: str) -> BadInput:
    return BadInput(say("unknown-attempt", attempt=attempt))


def forbids_declaring(table: Match, seat: Seat, thing: str) -> Iterator[Refusal]:
    """Yield what forbids a conflict of a type for a ring: `military.fire`, `political.none`.

    Raises:
        BadInput: there is no such type or no such ring.
    """
    state = table.state
    kind, _, ring = thing.partition(".")
    if kind not in TYPES or ring not in (*state.rings, WITHOUT):
        raise _unknown(f"declare:{thing}")
    left = state.opportunities.get(seat, ())
    if not any(kind in kinds_of(each) for each in left):
        yield refuse("LCG-S4.23", "refused-lcg-no-opportunity")
    name = "" if ring == WITHOUT else ring
    if name not in contestable(table, seat) or (name and is_closed(state, seat, name)):
        yield refuse("LCG-S4.28", "refused-lcg-ring")
    if not targets(table, seat, kind):
        yield refuse("LCG-S4.26", "refused-lcg-no-conflict")


def forbids_attacking(table: Match, seat: Seat, thing: str) -> Iterator[Refusal]:
    """Yield what forbids attacking a province: `1.0` is the first one of the second seat.

    Raises:
        BadInput: there is no such province.
    """
    state = table.state
    owner, _, place = thing.partition(".")
    provinces = {
        (str(other), str(slot)): (other, slot)
        for other in state.seats
        for slot in range(len(state.provinces[other]))
    }
    if (owner, place) not in provinces:
        raise _unknown(f"province:{thing}")
    other, slot = provinces[owner, place]
    if other == seat or other not in state.alive:
        yield refuse("LCG-S4.29", "refused-lcg-whose-province")
        return
    if not eligible(table, other, slot):
        whole = not state.provinces[other][slot].broken
        closed = is_stronghold(table, other, slot) and whole
        reason = "refused-lcg-stronghold" if closed else "refused-lcg-province"
        yield refuse("LCG-S4.35" if closed else "LCG-S4.29", reason)
    kinds = TYPES if state.conflict is None else (state.conflict.kind,)
    if not any(able(table, seat, kind, other) for kind in kinds):
        yield refuse("LCG-S4.30", "refused-lcg-no-conflict")


def forbids_bidding(table: Match, seat: Seat, thing: str) -> Iterator[Refusal]:
    """Yield what forbids a bid.

    Raises:
        BadInput: it is no number.
    """
    if not thing.lstrip("-").isdecimal():
        raise _unknown(f"bid:{thing}")
    dial = table.rulebook.numbers.dial
    if not 1 <= int(thing) <= dial:
        yield refuse("LCG-S4.18", "refused-lcg-bid", dial=dial)


OF_CONFLICTS: Mapping[str, Callable[[Match, Seat, str], Iterator[Refusal]]] = {
    "declare": forbids_declaring,
    "province": forbids_attacking,
    "bid": forbids_bidding,
}
"""The reasons by what an attempt does."""
