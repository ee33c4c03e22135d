"""A level of a Timed series: it goes on until every raider has found the treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.racing import LevelFinished
from gorin.games.tomb_raider.events.turns import Conceded, MatchEnded
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.measures import raider_seats
from gorin.games.tomb_raider.phases.damage import leave_map
from gorin.games.tomb_raider.phases.drawing import draw_round_step
from gorin.games.tomb_raider.phases.searching import find_treasure
from gorin.games.tomb_raider.phases.solo import score_solo
from gorin.games.tomb_raider.phases.trials import succeeds
from gorin.games.tomb_raider.phases.turns import concede_step, end_at_limit
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

Find: TypeAlias = Callable[[TombRaider, Seat, int, int], None]


def finish_level(find: Find, table: TombRaider, seat: Seat, result: int, target: int) -> None:
    """Let a raider who finds the treasure finish; the level goes on until the others have too.

    The raider leaves the map. Its player is from then on as one whose raider is dead (TR-10.3):
    the cards left in hand may still be played, obstacles on the others' way above all, but no
    card is drawn any more.
    """
    state = table.state
    if state.is_solo:
        find(table, seat, result, target)
    elif succeeds(table, result, target):
        happen(table, LevelFinished(seat, state.turn))
        end_if_finished(table)


def end_if_finished(table: TombRaider) -> None:
    """The level ends when nobody is left on the way; who needed the fewest turns wins it."""
    raiders = table.state.raiders
    if any(not raiders[seat].finished for seat in raider_seats(table.state)):
        return
    if winners := first_to_finish(table):
        happen(table, MatchEnded(winners, "ended-timed", clause="TR-17.2"))
    else:
        happen(table, MatchEnded((), "ended-given-up", clause="TR-R27"))


def first_to_finish(table: TombRaider) -> tuple[Seat, ...]:
    """Return who finished in the earliest turn, several if they did so in the same one."""
    turns = {seat: raider.finished for seat, raider in table.state.raiders.items()}
    least = min((turn for turn in turns.values() if turn), default=0)
    return tuple(seat for seat, turn in turns.items() if turn and turn == least)


def end_race_at_limit(table: TombRaider) -> None:
    """End the match at an agreed limit of turns; the first to finish still wins, if anybody has."""
    if winners := first_to_finish(table):
        happen(table, MatchEnded(winners, "ended-timed-limit", clause="TR-17.2"))
    else:
        score_solo(table)
        happen(table, MatchEnded((), "ended-turn-limit", clause="TR-R27"))


def leave_race(table: TombRaider, frame: Frame) -> None:
    """Let a seat leave that gives up; the others may finish, even a single one."""
    state = table.state
    if state.is_solo:
        concede_step(table, frame)
    elif not state.raiders[frame.seat].gone:
        leave_map(table, Conceded(frame.seat))
        end_if_finished(table)


def draw_unless_finished(table: TombRaider, frame: Frame) -> None:
    """The Draw round is for raiders that are still on their way."""
    if not table.state.raiders[frame.seat].finished:
        draw_round_step(table, frame)


TIMED = STANDARD.amended(
    "tomb-raider/timed",
    find_treasure.wrapped(finish_level, clause="TR-17.2"),
    end_at_limit.becomes(end_race_at_limit, clause="TR-R27"),
    steps={"concede": leave_race, "draw-round": draw_unless_finished},
)
