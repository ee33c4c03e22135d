"""Notes of what has been done in a period, for cards that count it: marks like those of limits."""

from __future__ import annotations

from gorin.games.l5r_lcg.state import EMPTY, NOBODY, State
from gorin.kernel.decision import Seat
from gorin.timing.limits import Mark, Marks, Used

DECLARED = "declared"
AGAINST = "against"
LOST = "lost"
ACTED = "acted"
SHOWN = "shown"


def _mark(name: str, seat: Seat, about: int) -> Mark:
    return Mark(seat, f"({name})", 0, about)


def note(state: State, per: str, name: str, seat: Seat = NOBODY, about: int = EMPTY) -> None:
    """Note that something was done once more in a period."""
    state.used = (*state.used, Used(_mark(name, seat, about), per))


def with_note(used: Marks, per: str, name: str, seat: Seat) -> Marks:
    """Return marks with a note more."""
    return (*used, Used(_mark(name, seat, EMPTY), per))


def noted(state: State, per: str, name: str, seat: Seat = NOBODY, about: int = EMPTY) -> int:
    """Return how often something was done in a period."""
    return state.used.count(Used(_mark(name, seat, about), per))


def bids_shown(state: State) -> int:
    """Return how often bids were shown in the match: each time all learn what others had bid."""
    return noted(state, "match", SHOWN)


def conflict_number(state: State) -> int:
    """Return how many conflicts have been declared in this round."""
    return noted(state, "round", DECLARED)


def note_type(state: State, kind: str) -> None:
    """Note of which type the conflict is that was declared last, once for each type."""
    number = conflict_number(state)
    if not noted(state, "round", kind, about=number):
        note(state, "round", kind, about=number)


def note_declared(state: State, seat: Seat, kind: str) -> None:
    """Note that a seat has declared a conflict of a type."""
    note(state, "round", DECLARED)
    note(state, "phase", DECLARED, seat)
    note_type(state, kind)


def is_first_of_type(state: State, kind: str) -> bool:
    """Return whether the conflict that was declared last is the first of a type in this round."""
    number = conflict_number(state)
    earlier = (noted(state, "round", kind, about=each) for each in range(1, number))
    return bool(noted(state, "round", kind, about=number)) and not any(earlier)
