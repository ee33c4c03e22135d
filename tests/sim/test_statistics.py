"""Statistics against figures worked out by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorin.content.box.wishes import Plan
from gorin.kernel.decision import Seat
from gorin.sim.series import Failed, Played, Results, Series
from gorin.sim.statistics import quantile, share_of, spread_of, summarize, wilson

SERIES = Series(Plan("tomb-raider", "standard", {}, 2), ("heuristic", "random"), 4, swap=True)


def game(number: int, winner: int | None, turns: int, deaths: tuple[int, int]) -> Played:
    winners = () if winner is None else (Seat(winner),)
    seats = (0, 1) if number % 2 == 0 else (1, 0)
    reason = "ended-treasure" if winners else "ended-turn-limit"
    return Played(
        number, seats, winners, reason, turns, 100, {"deaths": deaths, "fought": (turns,)}
    )


def test_the_wilson_interval_of_half_of_ten() -> None:
    # (p + z2/2n +- z sqrt(p(1-p)/n + z2/4n2)) / (1 + z2/n) with p = 0.5, n = 10, z2 = 3.8415.
    interval = wilson(5, 10)
    assert interval.low == pytest.approx(0.23659, abs=1e-5)
    assert interval.high == pytest.approx(0.76341, abs=1e-5)


def test_the_wilson_interval_of_none_and_of_all() -> None:
    assert wilson(0, 10).low == 0.0
    assert wilson(0, 10).high == pytest.approx(3.841459 / 13.841459, abs=1e-6)
    assert wilson(10, 10).high == 1.0
    assert wilson(0, 0).low == 0.0
    assert wilson(0, 0).high == 1.0


@given(st.integers(1, 5000), st.data())
def test_a_wilson_interval_holds_the_share_and_lies_between_none_and_all(
    games: int, data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, games))
    interval = wilson(count, games)
    assert 0.0 <= interval.low <= count / games <= interval.high <= 1.0
    mirrored = wilson(games - count, games)
    assert mirrored.low == pytest.approx(1 - interval.high)
    assert mirrored.high == pytest.approx(1 - interval.low)


@given(st.integers(1, 1000), st.integers(2, 20), st.data())
def test_more_games_of_the_same_share_give_a_narrower_interval(
    games: int, times: int, data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, games))
    few, many = wilson(count, games), wilson(count * times, games * times)
    assert many.high - many.low < few.high - few.low


def test_quantiles_lie_between_values() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 10], 0.5) == 2
    assert quantile(list(range(11)), 0.9) == 9
    assert quantile([7], 0.9) == 7
    assert quantile([], 0.5) == 0.0


def test_the_spread_of_a_few_values() -> None:
    # Mean 4, variance (4 + 0 + 4) / 2 = 4, standard error 2 / sqrt(3).
    spread = spread_of([6, 2, 4])
    assert spread.mean == 4.0
    assert spread.interval.high - spread.mean == pytest.approx(1.959964 * 2 / 3**0.5)
    assert (spread.median, spread.least, spread.most) == (4, 2, 6)


def test_the_spread_of_nothing_and_of_one_value() -> None:
    assert spread_of([]).mean == 0.0
    one = spread_of([5])
    assert (one.mean, one.interval.low, one.interval.high) == (5.0, 5.0, 5.0)


def test_a_share_keeps_its_count() -> None:
    assert share_of(3, 4).share == 0.75
    assert share_of(0, 0).share == 0.0


def test_a_summary_counts_entrants_and_seats_apart() -> None:
    records = (
        game(0, 0, 10, (0, 2)),  # entrant 0 sits at seat 0 and wins
        game(1, 1, 20, (3, 0)),  # entrant 0 sits at seat 1 and wins
        game(2, 1, 30, (1, 0)),  # entrant 1 sits at seat 1 and wins
        game(3, None, 300, (0, 0)),
        Failed(4, (0, 1), "a traceback"),
    )
    summary = summarize(SERIES, Results(records, 2.0))
    assert (summary.games, summary.failed, summary.undecided) == (4, 1, 1)
    assert [entrant.wins.count for entrant in summary.entrants] == [2, 1]
    assert [entrant.counted["deaths"] for entrant in summary.entrants] == [0.25, 1.25]
    assert summary.counted == {"fought": 90.0}
    assert [line.wins.count for line in summary.seats] == [1, 2]
    assert [line.counted["deaths"] for line in summary.seats] == [1.0, 0.5]
    assert [(end.reason, end.games) for end in summary.endings] == [
        ("ended-treasure", 3),
        ("ended-turn-limit", 1),
    ]
    assert summary.turns.median == 25
    assert summary.decisions == 400
    assert summary.games_per_second == 2.0
    assert summary.decisions_per_second == 200.0


def test_a_series_in_which_every_game_broke_still_has_a_summary() -> None:
    summary = summarize(SERIES, Results((Failed(0, (0, 1), ""),), 1.0))
    assert (summary.games, summary.failed) == (0, 1)
    assert summary.entrants[0].wins.interval.high == 1.0
