"""The steps of a series: the order of the levels, one level after the other, the end."""

from __future__ import annotations

from gorin.games.tomb_raider.series.events import (
    ExtraTurnsCounted,
    LevelBegan,
    LevelOver,
    OrderSettled,
    SeriesEnded,
    StageBegan,
    happen,
    level_name,
)
from gorin.games.tomb_raider.series.levels import level_of
from gorin.games.tomb_raider.series.report import LevelReport
from gorin.games.tomb_raider.series.state import Played, Series, State
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask_all, draw_chance
from gorin.kernel.domain import Shuffle
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

ORDER = Prompt("series-order", "TR-17.4a", "ask-series-order")
LOT = Prompt("series-lot", "TR-17.4a", "ask-series-lot")
AS_LISTED: Option[bool] = Option("levels-as-listed", value=True)
BY_LOT: Option[bool] = Option("levels-by-lot", value=False)


@rule("TR-17.4a")
def order_step(table: Series, frame: Frame) -> Play[None]:
    """A random or agreed order decides whose level is played first, second and so on.

    Where that was left open the levels are played as listed if all players say so.
    """
    _ = frame
    state = table.state
    listed = state.agreed.order == "listed"
    if state.agreed.order == "ask":
        args = {"levels": tuple(level_name(level.title) for level in state.levels)}
        wishes = yield from ask_all(
            {seat: Decision(seat, ORDER, (AS_LISTED, BY_LOT), args=args) for seat in state.players}
        )
        listed = all(wishes.values())
    order = tuple(range(len(state.levels)))
    if not listed:
        order = yield from draw_chance(LOT, Shuffle(len(order)))
    titles = tuple(state.levels[place].title for place in order)
    happen(table, OrderSettled(order, titles, by_lot=not listed))
    table.push(Frame("start"), Frame("level"))


def begin_level(table: Series, number: int) -> None:
    """The next level begins."""
    happen(table, StageBegan("level"))
    level = level_of(table, number)
    happen(table, LevelBegan(number, level.title, level.first_depth))


def end_level(table: Series, number: int, report: LevelReport) -> None:
    """A level is over; what comes of it follows."""
    state = table.state
    level = level_of(table, number)
    played = as_played(state, state.order[number - 1], report)
    happen(
        table,
        LevelOver(number, level.title, played.winners, played.turns, played.reason, played),
    )
    if any(played.finished):
        for seat, extra in enumerate(played.extra):
            finished = played.finished[seat] > 0
            happen(table, ExtraTurnsCounted(Seat(seat), extra, finished))
    table.push(Frame("keep"), Frame("prize"), Frame("additions"), Frame("next"))


def as_played(state: State, level: int, report: LevelReport) -> Played:
    """Return a report as the series remembers it.

    If a level could not be played, and nothing is reported, the raiders keep what they brought.
    """
    count = len(state.players)
    saved = tuple(seat.saved for seat in report.seats)
    finished = tuple(seat.finished for seat in report.seats) or (0,) * count
    return Played(
        level=level,
        winners=tuple(Seat(seat) for seat in report.winners),
        turns=report.turns,
        reason=report.reason,
        room=report.room,
        finished=finished,
        extra=extra_turns(finished, state.agreed.turn_limit or report.turns),
        saved=saved or tuple(standing.kept for standing in state.players.values()),
        kept=((),) * count,
        prizes=("",) * count,
        added=(0,) * count,
    )


def extra_turns(finished: tuple[int, ...], limit: int) -> tuple[int, ...]:
    """Return how many turns more than the first each raider needed to finish a timed level.

    A raider that did not finish, because of the turn limit or because its player gave up, counts
    as finishing one turn after the limit. If nobody finished, nobody needed extra turns.
    """
    first = min((turn for turn in finished if turn), default=0)
    if not first:
        return (0,) * len(finished)
    return tuple((turn or limit + 1) - first for turn in finished)


def next_step(table: Series, frame: Frame) -> None:
    """The next level follows, or the series is over."""
    _ = frame
    if not table.state.is_last:
        table.push(Frame("level"))
        return
    winners, clause = score(table)
    happen(table, SeriesEnded(winners, "ended-series", clause))


# -- scoring -------------------------------------------------------------------------------


@rule("TR-17.3")
def score(table: Series) -> tuple[tuple[Seat, ...], str]:
    """In a Linked series the most treasures win, or whoever takes the final one, as agreed.

    Those who have equally many share the win. Returns the winners and the clause.
    """
    state = table.state
    if state.agreed.scoring == "final":
        last = state.played[-1]
        return tuple(seat for seat in state.players if last.prizes[seat]), "TR-17.3"
    treasures = {seat: len(standing.won) for seat, standing in state.players.items()}
    return best(treasures), "TR-17.3"


def best(points: dict[Seat, int]) -> tuple[Seat, ...]:
    """Return who has most, several if they have equally many; nobody if all have nothing."""
    most = max(points.values())
    return tuple(seat for seat, count in points.items() if count == most and most > 0)


def fewest_extra_turns(table: Series) -> tuple[tuple[Seat, ...], str]:
    """In a Timed series the lowest total of extra turns wins; equal totals share the win."""
    totals = extra_totals(table.state)
    if not any(any(played.finished) for played in table.state.played):
        return (), "TR-17.2"
    least = min(totals.values())
    return tuple(seat for seat, total in totals.items() if total == least), "TR-17.2"


def most_levels(table: Series) -> tuple[tuple[Seat, ...], str]:
    """In a Pick Up series most levels win, among equals the most treasures won.

    How it is scored is not said; this is what players agree on here. If that is equal too, the
    win is shared.
    """
    state = table.state
    levels = levels_won(state)
    leading = best(levels)
    if len(leading) > 1:
        treasures = {seat: len(state.players[seat].won) for seat in leading}
        leading = best(treasures) or leading
    return leading, "TR-17.1"


def levels_won(state: State) -> dict[Seat, int]:
    """Return how many levels each seat has won."""
    return {seat: sum(seat in played.winners for played in state.played) for seat in state.players}


def extra_totals(state: State) -> dict[Seat, int]:
    """Return how many extra turns each seat has needed so far."""
    return {seat: sum(played.extra[seat] for played in state.played) for seat in state.players}
