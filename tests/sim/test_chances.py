"""Chances to win, step by step, and the steps at which a match turned."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from tests.content.played import played
from tests.raids import agent_for, raid_wishes
from tests.shipped import plan_of_series

from gorin.bots.agent import HEURISTIC, answer
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, make_header, plan
from gorin.content.desk.replays import Replay
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Journal, Result
from gorin.kernel.match import Match
from gorin.sim.chances import LEAST, MOST_TURNS, Chances, chances_of

SEEDS = (1, 2, 3, 4, 5)


@cache
def well_played(seed: int, seats: int = 2) -> Replay:
    """Return a match that bots played to its end."""
    planned = plan("tomb-raider", raid_wishes(seats=seats, opening="random"))
    match = Match(begin(planned), chance=Fast(seed))
    match.start()
    answer(match, {Seat(seat): agent_for(HEURISTIC, seat) for seat in range(seats)})
    assert match.outcome is not None
    header = make_header(planned, players=tuple("ab"[:seats]))
    return Replay(SHIPPED, Journal(header, match.journal.all(), Result(match.state_digest())))


@cache
def judged(replay: Replay) -> Chances:
    found = chances_of(replay)
    assert found is not None
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_after_each_step_the_chances_are_shares_of_one(seed: int) -> None:
    replay = well_played(seed)
    chances = judged(replay)
    assert [len(of_seat) for of_seat in chances.values] == [replay.steps] * 2
    for step in zip(*chances.values, strict=True):
        assert sum(step) == pytest.approx(1)
        assert min(step) >= 0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_is_certain_and_nothing_is_before(seed: int) -> None:
    replay = well_played(seed)
    outcome = replay.outline().outcome
    assert outcome is not None
    for seat, of_seat in enumerate(judged(replay).values):
        assert of_seat[-1] == float(seat in outcome.winners)
        assert all(0 < chance < 1 for chance in of_seat[:-1])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_match_turned_where_its_winner_gained_most_before_the_end(seed: int) -> None:
    replay = well_played(seed)
    chances, outcome = judged(replay), replay.outline().outcome
    assert outcome is not None
    (winner,) = outcome.winners
    values = chances.values[winner]
    *gains, end = (after - before for before, after in pairwise(values))
    turning = chances.turning
    assert turning is not None
    assert turning.seat == winner
    assert turning.after - turning.before == (max(gains) if max(gains) >= LEAST else end)
    assert (turning.before, turning.after) == (values[turning.step - 1], values[turning.step])


@pytest.mark.parametrize("seed", SEEDS)
def test_no_other_step_changed_more_than_those_that_are_named(seed: int) -> None:
    chances = judged(well_played(seed))
    named = {point.step for point in chances.turns}
    changes = [
        max(of_seat[step] - of_seat[step - 1] for of_seat in chances.values)
        for step in range(1, len(chances.values[0]))
    ]
    least = min(point.after - point.before for point in chances.turns)
    assert least >= LEAST
    others = [change for step, change in enumerate(changes, 1) if step not in named]
    assert max(others) <= (least if len(named) == MOST_TURNS else LEAST)
    assert [point.step for point in chances.turns] == sorted(named)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_turning_point_tells_what_happened_in_its_step(seed: int) -> None:
    replay = well_played(seed)
    for point in judged(replay).turns:
        lines = replay.chunk(None, point.step, 1).steps[0].lines
        assert point.told == (lines[-1].message if lines else None)
    assert any(point.told for point in judged(replay).turns)


def test_the_same_match_is_judged_the_same() -> None:
    replay = well_played(1)
    assert chances_of(replay) == judged(replay)


def test_a_match_that_nobody_won_has_turns_but_no_turning_point() -> None:
    chances = judged(Replay(SHIPPED, played(2, 1)[0]))
    assert chances.turning is None
    assert [of_seat[-1] for of_seat in chances.values] == [0.0, 0.0]


def test_who_plays_alone_has_no_chances_against_others() -> None:
    assert chances_of(Replay(SHIPPED, played(1, 1)[0])) is None


def test_nobody_judges_a_series() -> None:
    planned = plan_of_series(SeriesWishes(kind="linked", seats=2))
    header = make_header(planned, players=("a", "b"))
    match = Match(begin(planned), chance=Fast(1))
    match.start()
    assert chances_of(Replay(SHIPPED, Journal(header, match.journal.all()))) is None
