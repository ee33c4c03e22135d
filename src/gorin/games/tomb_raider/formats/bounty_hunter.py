"""Bounty Hunter: points for creatures removed and for the treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gorin.games.tomb_raider.events.goals import PointsScored
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.turns import MatchEnded
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.measures import raider_seats
from gorin.games.tomb_raider.phases.overcoming import remove_obstacle
from gorin.games.tomb_raider.phases.searching import find_treasure
from gorin.games.tomb_raider.phases.solo import score_solo
from gorin.games.tomb_raider.phases.trials import succeeds
from gorin.games.tomb_raider.phases.turns import end_at_limit
from gorin.games.tomb_raider.state import hindrance
from gorin.kernel.decision import Seat

Remove: TypeAlias = Callable[[TombRaider, Seat, int], None]


def score_removal(remove: Remove, table: TombRaider, seat: Seat, number: int) -> None:
    """A creature removed scores 1 point for its remover, other obstacles what was agreed.

    It does not matter whether it was removed in a fight or by a card, nor who wounded it before.
    """
    kind = hindrance(table.state, number).kind
    remove(table, seat, number)
    score(table, seat, dict(table.state.level.bounty).get(kind, 0), "removed")


def score(table: TombRaider, seat: Seat, points: int, how: str) -> None:
    """Give a seat points, if there are any to give."""
    if points:
        total = table.state.points.get(seat, 0) + points
        happen(table, PointsScored(seat, points, total, how))


def score_treasure(table: TombRaider, seat: Seat, result: int, target: int) -> None:
    """Finding the treasure scores the power of its room and ends the level."""
    state = table.state
    room = state.location(state.raiders[seat].space).treasure
    if room is not None and succeeds(table, result, target):
        score(table, seat, room.power, "found")
        score_solo(table, found=True)
        end_by_points(table, "ended-bounty")


def end_by_points(table: TombRaider, reason: str) -> None:
    """The most points win; those who have equally many share the win, even none.

    Whoever has left the game does not win.
    """
    points = table.state.points
    seats = raider_seats(table.state)
    most = max(points.get(seat, 0) for seat in seats)
    winners = tuple(seat for seat in seats if points.get(seat, 0) == most)
    happen(table, MatchEnded(winners, reason, clause="TR-16.5"))


def score_at_limit(table: TombRaider) -> None:
    """End the match at an agreed limit of turns; the most points win.

    Alone nobody has won then, since the treasure was not found; the points are a score.
    """
    score_solo(table)
    if table.state.is_solo:
        happen(table, MatchEnded((), "ended-turn-limit", clause="TR-R27"))
    else:
        end_by_points(table, "ended-bounty-limit")


BOUNTY_HUNTER = STANDARD.amended(
    "tomb-raider/bounty-hunter",
    remove_obstacle.wrapped(score_removal, clause="TR-16.5"),
    find_treasure.becomes(score_treasure, clause="TR-R23"),
    end_at_limit.becomes(score_at_limit, clause="TR-R27"),
)
