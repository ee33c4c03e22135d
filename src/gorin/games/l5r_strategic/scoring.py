"""Points at the end, and who wins by them."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.l5r_strategic.events import Counted, Ended
from gorin.games.l5r_strategic.rokugan import OWNED
from gorin.games.l5r_strategic.state import BY_CASTLES, Match, held_castles
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame


class Points(Struct, frozen=True):
    """What a clan holds, and how many points that is."""

    own: int
    others: int
    castles: int
    points: int


@rule("STR-10.2", "STR-10.3", "STR-10.4", "STR-R42")
def points(table: Match, clan: str) -> Points:
    """Two points for each own province, one for each other one, one more for each castle."""
    state, numbers = table.state, table.rulebook.numbers
    held = sum(holder == clan for holder in state.holders.values())
    own = sum(state.holders[place] == clan for place in OWNED[clan])
    castles = held_castles(state, clan)
    total: int = (
        own * numbers.own_points
        + (held - own) * numbers.other_points
        + castles * numbers.castle_points
    )
    return Points(own, held - own, castles, total)


@rule("STR-10.5", "STR-R41")
def count(table: Match, frame: Frame) -> None:
    """Whoever has most points wins; equal ones share it, or castles decide, then own provinces."""
    state = table.state
    found = {clan: points(table, clan) for clan in state.alive}
    for clan, each in found.items():
        table.record(Counted(clan, each.points, each.own, each.others, each.castles))
    ranks = {clan: _rank(each, state.ties) for clan, each in found.items()}
    best = max(ranks.values())
    first = tuple(clan for clan, rank in ranks.items() if rank == best)
    seats = tuple(state.seat_of(clan) for clan in first)
    table.record(Ended(seats, first, "campaign-won-by-points", "STR-10.5"))


def _rank(found: Points, ties: str) -> tuple[int, ...]:
    if ties == BY_CASTLES:
        return (found.points, found.castles, found.own)
    return (found.points,)
