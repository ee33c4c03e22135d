"""Chances of each seat to win a match, step by step, and the moment where it turned.

A judge looks at the match after each step as each seat saw it: what a bot that plays by rules of
thumb would give for its chances. The judgements of all seats are brought to a sum of one. Nobody
knows better before the end, and a bot's judgement is no proof; the end itself is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct, structs

from gorin.bots.agent import Judge
from gorin.bots.sight import glance_at
from gorin.content.boxes import box_of
from gorin.content.desk.replays import Replay
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.words import Message

MOST_TURNS = 5
"""The most turning points that are named."""
LEAST = 0.1
"""The least change of a seat's chance that makes a step a turning point."""


class TurningPoint(Struct, frozen=True):
    """A step that changed much: for whom most, and from which chance to which.

    `told` is the last that everybody was told of it, None if that was nothing.
    """

    step: int
    seat: Seat
    before: float
    after: float
    told: Message | None = None


class Chances(Struct, frozen=True):
    """The chances of each seat after each step, between 0 and 1; together they are 1.

    Attributes:
        seats: the seats, in the order of `values`.
        values: by seat, its chance after each step from step 0 on.
        turns: the steps that changed most, in the order in which they happened.
        turning: the one that changed most for the winner, None if nobody won. The end itself is
            it only where no step before changed much.
    """

    seats: tuple[Seat, ...]
    values: tuple[tuple[float, ...], ...]
    turns: tuple[TurningPoint, ...]
    turning: TurningPoint | None


def chances_of(replay: Replay, *, beat: Callable[[], object] | None = None) -> Chances | None:
    """Return the chances in a match, None if nobody judges its game or one seat plays alone.

    Args:
        replay: the match.
        beat: called before each step; who has waited long enough raises an error in it.
    """
    header = replay.journal.header
    box = box_of(header.game)
    judge = None if box is None else box.players.judge(header.format)
    seats = replay.seats
    if judge is None or len(seats) < 2:
        return None
    shares: list[tuple[float, ...]] = []
    for match in replay.positions():
        if beat is not None:
            beat()
        shares.append(_shares(judge, match, seats))
    points = tuple(_turning_points(shares, seats))
    most = sorted(points, key=_gain, reverse=True)[:MOST_TURNS]
    outcome = replay.outline().outcome
    gains = [point for point in points if outcome and point.seat in outcome.winners]
    turning = max(
        gains, key=lambda point: (point.step < replay.steps - 1, _gain(point)), default=None
    )
    return Chances(
        seats,
        tuple(zip(*shares, strict=True)),
        tuple(_with_message(replay, point) for point in sorted(most, key=lambda point: point.step)),
        None if turning is None else _with_message(replay, turning),
    )


def _gain(point: TurningPoint) -> float:
    return point.after - point.before


def _with_message(replay: Replay, point: TurningPoint) -> TurningPoint:
    (step,) = replay.chunk(None, point.step, 1, is_over=True).steps
    return structs.replace(point, told=step.lines[-1].message if step.lines else None)


def _shares(judge: Judge, match: Match[Any], seats: Sequence[Seat]) -> tuple[float, ...]:
    if match.outcome is not None:
        winners = match.outcome.winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    judged = [judge(glance_at(match, seat), seat) for seat in seats]
    return tuple(chance / sum(judged) for chance in judged)


def _turning_points(
    shares: Sequence[tuple[float, ...]], seats: Sequence[Seat]
) -> Iterator[TurningPoint]:
    """Yield the steps that changed somebody's chance by a tenth or more, with whose it raised."""
    for step, (before, after) in enumerate(pairwise(shares), 1):
        place = max(range(len(seats)), key=lambda place: after[place] - before[place])
        if after[place] - before[place] >= LEAST:
            yield TurningPoint(step, seats[place], before[place], after[place])
