"""The court: lobbying for the Imperial Favor."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_ccg.base import turn
from gorin.games.l5r_ccg.court_events import Lobbied
from gorin.games.l5r_ccg.figures import personal_honor
from gorin.games.l5r_ccg.state import Match
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule


@rule("CCG-11.1")
def is_foremost(table: Match, seat: Seat) -> bool:
    """Return whether a seat has more Family Honor than each other one in the match."""
    state = table.state
    return all(state.honor[seat] > state.honor[other] for other in state.alive if other != seat)


def forbids_lobby(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield what forbids that a personality lobbies: a Political Limited action of each seat."""
    state = table.state
    found = state.play[handle]
    if state.attack is not None or state.active != seat or state.phase != "action":
        yield refuse("CCG-11.1", "refused-ccg-limited")
    if state.lobbied:
        yield refuse("CCG-5.8", "refused-ccg-lobbied")
    if state.favor == seat:
        yield refuse("CCG-11.1", "refused-ccg-has-favor")
    if not is_foremost(table, seat):
        yield refuse("CCG-11.1", "refused-ccg-foremost")
    if found.bowed:
        yield refuse("CCG-5.7", "refused-ccg-bowed")
    if personal_honor(state, handle) < 1 or state.facts(handle).trait == "strong-followers":
        yield refuse("CCG-11.1", "refused-ccg-no-honor")


@rule("CCG-11.2")
def lobby(table: Match, seat: Seat, handle: int) -> None:
    """Bow a personality and take the Imperial Favor; what it is good for, cards say."""
    turn(table, (handle,), "CCG-11.2", bowed=True)
    table.record(Lobbied(seat, handle, table.state.slug(handle)))
