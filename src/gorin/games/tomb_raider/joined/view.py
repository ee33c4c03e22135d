"""The view of a series and of its level: a level's view with the score sheet in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.games.tomb_raider.joined.state import Joined, level_table, series_table
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.games.tomb_raider.series.view import build_view as series_view
from gorin.games.tomb_raider.view import view_part as part_of_level
from gorin.kernel.decision import Seat
from gorin.kernel.table import MISSING

SERIES = "series"


class JoinedView(TombRaiderView, frozen=True, kw_only=True):
    """All a seat may know (None: a spectator): what it knows of the level, and of the series.

    Between two levels the one that was played last still lies there; before the first one the
    map is 0 wide and nothing lies anywhere.
    """

    series: SeriesView


BLANK: Mapping[str, Any] = {
    "level": "",
    "width": 0,
    "depth": 0,
    "first_depth": 1,
    "turn": 0,
    "turn_limit": None,
    "round": "setup",
    "order": (),
    "active": None,
    "places": (),
    "raiders": (),
    "hand": (),
    "level_decks": (),
    "obstacle_deck_count": 0,
    "obstacle_discard": (),
    "tests": (),
    "harm": (),
    "announced": (),
    "lasting": (),
    "solo": None,
    "goal": "find-treasure",
    "prize": None,
    "bounty": (),
    "save_points": True,
    "hiding": (),
}
"""The view of a level before there is one."""


def build_view(table: Joined, seat: Seat | None) -> JoinedView:
    """Return the series and its level as a seat sees them."""
    names = JoinedView.__struct_fields__
    return JoinedView(**{name: view_part(table, seat, name) for name in names})


def view_part(table: Joined, seat: Seat | None, name: str) -> Any:
    """Return one field of the view, for those who read only a few.

    Raises:
        KeyError: the view has no such field.
    """
    if name == SERIES:
        return _series(table, seat)
    if table.state.level is not None:
        return part_of_level(level_table(table), seat, name)
    return seat if name == "seat" else BLANK[name]


def _series(table: Joined, seat: Seat | None) -> SeriesView:
    """Return the score sheet; the same object as before if nothing happened in the series."""
    series = series_table(table)
    sheet = series.memo.get((SERIES, seat), MISSING)
    if sheet is MISSING:
        sheet = series.memo[SERIES, seat] = series_view(series, seat)
    view: SeriesView = sheet
    return view
