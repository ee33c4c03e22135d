"""Points at the end, and who wins by them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from gorin.games.l5r_strategic.events import Counted, Ended
from gorin.games.l5r_strategic.posts import held
from gorin.games.l5r_strategic.rokugan import OWNED, RATLING
from gorin.games.l5r_strategic.state import BY_CASTLES, Match, castles_in
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame


class Points(Struct, frozen=True):
    """The holdings of a clan, and the points for them."""

    own: int
    others: int
    castles: int
    points: int


@rule("STR-10.2", "STR-10.3", "STR-10.4", "STR-R42", "STR-R40")
def points(table: Match, clan: str, holders: Mapping[str, str] | None = None) -> Points:
    """Two points for each own province, one for each other one, one more for each castle.

    The Ratlings, who have no province of their own, begin with some.
    `holders` is what somebody believes who has not seen the map of late.
    """
    numbers = table.rulebook.numbers
    owners = table.state.holders if holders is None else holders
    held = sum(holder == clan for holder in owners.values())
    own = sum(owners[place] == clan for place in OWNED[clan])
    castles = castles_in(owners, clan)
    total: int = (
        own * numbers.own_points
        + (held - own) * numbers.other_points
        + castles * numbers.castle_points
        + numbers.ratling_points * (clan == RATLING)
    )
    return Points(own, held - own, castles, total)


@rule("STR-10.5", "STR-R41")
def count(table: Match, frame: Frame) -> None:
    """Let most points win; equal ones share it, or castles decide, then own provinces."""
    state = table.state
    scores = {clan: points(table, clan) for clan in state.alive}
    for clan, each in scores.items():
        table.record(Counted(clan, each.points, each.own, each.others, each.castles))
    ranks = {clan: _rank(each, state.ties) for clan, each in scores.items()}
    best = max(ranks.values())
    first = tuple(clan for clan, rank in ranks.items() if rank == best)
    seats = tuple(seat for clan in first for seat in held(state, clan))
    table.record(Ended(seats, first, "campaign-won-by-points", "STR-10.5"))


def _rank(score: Points, ties: str) -> tuple[int, ...]:
    if ties == BY_CASTLES:
        return (score.points, score.castles, score.own)
    return (score.points,)
