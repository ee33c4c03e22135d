"""Matches played at random, as their journals."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.raids import raid_wishes

from gorin.content.desk.matches import begin, make_header, plan
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Journal, Result
from gorin.kernel.match import Match


@cache
def played(
    seats: int, seed: int, *, level: str = "into-the-caves", turns: int = 8, undo: bool = False
) -> tuple[Journal, Match[Any]]:
    """Return a match that was played to its end, and what it came to.

    With `undo` some choices were taken back on the way.
    """
    planned = plan("tomb-raider", raid_wishes(seats=seats, level=level, turn_limit=turns))
    match = Match(begin(planned), chance=Fast(seed), forkable=undo)
    match.start()
    below = Fast(seed + 1).below
    left = 3 if undo else 0
    while match.pending:
        question = match.pending[below(len(match.pending))]
        match.pick(question, below(len(question.decision.options)))
        if left and len(match.journal) % 40 == 39:
            left -= 1
            match.undo(Seat(0), to=20)
    header = make_header(planned, players=tuple("abcd"[:seats]))
    return Journal(header, match.journal.all(), Result(match.state_digest())), match
