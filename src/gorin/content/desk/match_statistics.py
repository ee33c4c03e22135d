"""The figures of one match, for the page at its end: counted from what happened."""

from __future__ import annotations

from typing import Any

from gorin.content.desk.match_figures import MatchStatistics
from gorin.content.tomb_raider.match_statistics import count
from gorin.games.tomb_raider.joined.state import State as Joined
from gorin.games.tomb_raider.state import State
from gorin.kernel.match import Match


def statistics_of(match: Match[Any]) -> MatchStatistics | None:
    """Return the figures of a match, None if nothing is counted of its game."""
    state = match.table.state
    if isinstance(state, State):
        return count(tuple(state.raiders), match.log())
    if isinstance(state, Joined):
        return count(tuple(state.series.players), match.log())
    return None
