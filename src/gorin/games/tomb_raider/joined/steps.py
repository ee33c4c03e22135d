"""The steps of a series that is played together with its levels.

There is one step, which carries out the next one of the level that is played, or else of the
series. So the cursor of each stays its own, and what is asked in a level is asked as ever.
"""

from __future__ import annotations

from typing import Any

from gorin.games.tomb_raider.joined.events import LevelLaid, LevelLeft, PlayerLeft, happen
from gorin.games.tomb_raider.joined.setup import setup_of
from gorin.games.tomb_raider.joined.state import (
    ON,
    Joined,
    State,
    books,
    level_table,
    series_table,
)
from gorin.games.tomb_raider.phases.turns import concede_step
from gorin.games.tomb_raider.series.events import SeriesEnded
from gorin.games.tomb_raider.series.events import happen as happen_in_series
from gorin.games.tomb_raider.series.levels import level_of
from gorin.games.tomb_raider.series.report import LevelReport, report_level
from gorin.games.tomb_raider.series.steps import begin_level, end_level
from gorin.games.tomb_raider.setup import new_table
from gorin.games.tomb_raider.state import State as LevelState
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Alone, Play, Seat
from gorin.kernel.table import Frame, Table


def on_step(table: Joined, frame: Frame) -> Play[None] | None:
    """The level that is played goes on, or else the series does."""
    _ = frame
    table.push(ON)
    if table.state.running:
        return _on_in_level(table)
    return _on_in_series(table)


def _on_in_level(table: Joined) -> Play[None] | None:
    level = level_table(table)
    if level.state.outcome is not None:
        report = report_level(level.state)
        happen(table, LevelLeft())
        end_level(series_table(table), table.state.number, report)
        return None
    _concede_for_leavers(table, level)
    frame = _next(level)
    play: Play[None] | None = level.rulebook.steps[frame.step](level, frame)
    return None if play is None else _until_over(level.state, play)


def _on_in_series(table: Joined) -> Play[None] | None:
    series = series_table(table)
    frame = _next(series)
    if frame.step == "level":
        _lay_level(table)
        return None
    play: Play[None] | None = series.rulebook.steps[frame.step](series, frame)
    table.state.outcome = series.state.outcome
    return play


def _next(part: Table[Any]) -> Frame:
    """Take the next step from the cursor of the series or the level."""
    state = part.state
    frame: Frame = state.frames[-1]
    state.frames = state.frames[:-1]
    return frame


def _until_over(level: LevelState, play: Play[None]) -> Play[None]:
    """Play a step of a level; if the level ends in the middle of it, nothing more is asked."""
    answer: Any = None
    while True:
        try:
            question = play.send(answer)
        except StopIteration:
            return
        if level.outcome is not None and not isinstance(question, Alone):
            play.close()
            return
        answer = yield question


def _lay_level(table: Joined) -> None:
    """Lay the next level out, with what the raiders bring from those before.

    Should they bring what no level can begin with, the level counts as broken off.
    """
    series = series_table(table)
    number = len(series.state.played) + 1
    begin_level(series, number)
    level = level_of(series, number)
    try:
        laid = new_table(books(table).levels[level.goal], setup_of(level, series.state))
    except BadInput:
        end_level(series, number, LevelReport())
        return
    happen(table, LevelLaid(number, laid.state))


def _concede_for_leavers(table: Joined, level: Table[LevelState]) -> None:
    """Give up each level for those who have left the series, once its first turn has begun."""
    if not level.state.turn:
        return
    gone = (seat for seat in table.state.left if not level.state.raiders[seat].gone)
    level.push(*(Frame("concede", seat) for seat in gone))


def leave_step(table: Joined, frame: Frame) -> None:
    """A player who leaves the series gives up its levels too; the last one left has won it."""
    state, seat = table.state, frame.seat
    if seat in state.left:
        return
    happen(table, PlayerLeft(seat))
    if state.running and state.level is not None and state.level.turn:
        concede_step(level_table(table), frame)
    left = remaining(state)
    if len(left) > 1:
        return
    reason = "ended-conceded" if left else "ended-given-up"
    happen_in_series(series_table(table), SeriesEnded(left, reason, "TR-R27"))
    state.running, state.outcome = False, state.series.outcome


def remaining(state: State) -> tuple[Seat, ...]:
    """Return the seats that have not left the series."""
    return tuple(seat for seat in state.series.players if seat not in state.left)
