"""The figures of one match, for the page at its end: counted from what happened."""

from __future__ import annotations

from typing import Any

from gorin.content.box.figures import MatchStatistics
from gorin.content.boxes import box_of
from gorin.kernel.match import Match


def statistics_of(match: Match[Any]) -> MatchStatistics | None:
    """Return the figures of a match, None if nothing is counted of its game."""
    box = box_of(match.table.rulebook.game.id)
    return None if box is None or box.figures is None else box.figures(match)
