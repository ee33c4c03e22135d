"""The figures of one match, for the page at its end: counted from what happened."""

from __future__ import annotations

from typing import Any

from gorin.content.box.figures import MatchStatistics
from gorin.content.boxes import box_of
from gorin.kernel.match import Match


def statistics_of(game: str, match: Match[Any]) -> MatchStatistics | None:
    """Return the figures of a match of a game, None if nothing is counted of it."""
    box = box_of(game)
    return None if box is None or box.figures is None else box.figures(match)
