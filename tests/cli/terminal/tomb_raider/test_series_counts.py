"""What many series of levels come to, counted from what the game measures."""

from __future__ import annotations

from typing import Any

import pytest
from tests.shipped import plan_of_series

from gorin.bots.agent import answer
from gorin.cli.terminal.tomb_raider.series_counts import Broke, Ran, Row, Total, told_of, total_of
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.kernel.clauses import BadInput
from gorin.sim import series as module
from gorin.sim.series import Series, play_series


def runs(kind: str = "pick-up", *, seats: int = 2, count: int = 3, **more: Any) -> Series:
    plan = plan_of_series(SeriesWishes(kind=kind, seats=seats, turn_limit=more.pop("limit", 40)))
    bots = more.pop("bots", ("heuristic",) * seats)
    return Series(plan, bots, count, **more)


def played(asked: Series) -> tuple[tuple[Row, ...], Total]:
    results = play_series(asked)
    return tuple(map(told_of, results.records)), total_of(asked, results)


def test_what_was_played_adds_up() -> None:
    asked = runs(seats=3)
    rows, total = played(asked)
    assert (total.series, total.failed, total.levels) == (3, 0, 9)
    ran = [row for row in rows if isinstance(row, Ran)]
    assert [row.number for row in ran] == [0, 1, 2]
    won = sum(sum(row.levels) for row in ran)
    assert won + total.undecided == 9
    assert sum(line.levels for line in total.lines) * 3 == pytest.approx(won)
    assert sum(line.wins.count for line in total.lines) >= 3 - total.nobody
    assert all(1 <= turns <= 40 for row in ran for turns in row.turns)


def test_equal_seeds_give_equal_series_and_others_do_not() -> None:
    first, second, other = (played(runs(seed=seed))[0] for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_bots_move_on_by_a_seat() -> None:
    asked = runs("timed", bots=("random", "heuristic"), swap=True, count=4, limit=30)
    rows, total = played(asked)
    assert [row.seats for row in rows if isinstance(row, Ran)] == [
        (0, 1),
        (1, 0),
        (0, 1),
        (1, 0),
    ]
    poor, good = total.lines
    assert good.wins.count > poor.wins.count
    assert poor.extra > good.extra


def test_a_series_that_breaks_is_reported_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[int] = []

    def breaks_once(*arguments: Any) -> Any:
        begun.append(1)
        if len(begun) == 2:
            raise RuntimeError("torn map")
        return answer(*arguments)

    monkeypatch.setattr(module, "answer", breaks_once)
    rows, total = played(runs())
    (broken,) = (row for row in rows if isinstance(row, Broke))
    assert broken.number == 1
    assert "torn map" in broken.trace
    assert (total.series, total.failed) == (2, 1)


def test_a_plan_that_makes_no_sense_is_said_before_anything_is_played() -> None:
    wishes = SeriesWishes(kind="linked", seats=2, levels=("introductory",), turn_limit=5)
    plan = plan_of_series(wishes)
    plan.data["agreed"]["order"] = "sideways"
    for jobs in (1, 2):
        with pytest.raises(BadInput):
            _ = play_series(Series(plan, ("random", "random"), 2), jobs=jobs)
