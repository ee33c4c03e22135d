from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from gorin.bots.tomb_raider.joined import series_player
from gorin.content.tomb_raider.options import plan_of_series
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.kernel.clauses import BadInput, GorinError
from gorin.sim import level_series, sharing
from gorin.sim.level_series import Broke, Ran, Runs, play_runs, total_of


def runs(kind: str = "pick-up", *, seats: int = 2, count: int = 3, **more: Any) -> Runs:
    plan = plan_of_series(SeriesWishes(kind=kind, seats=seats, turn_limit=more.pop("limit", 40)))
    bots = more.pop("bots", ("heuristic",) * seats)
    return Runs(plan, bots, count, **more)


def test_what_was_played_adds_up() -> None:
    asked = runs(seats=3)
    records, seconds = play_runs(asked)
    total = total_of(asked, records, seconds)
    assert (total.series, total.failed, total.levels) == (3, 0, 9)
    played = [record for record in records if isinstance(record, Ran)]
    assert [record.number for record in played] == [0, 1, 2]
    won = sum(sum(record.levels) for record in played)
    assert won + total.undecided == 9
    assert sum(line.levels for line in total.lines) * 3 == pytest.approx(won)
    assert sum(line.wins.count for line in total.lines) >= 3 - total.nobody
    assert all(1 <= turns <= 40 for record in played for turns in record.turns)


def test_equal_seeds_give_equal_series_and_others_do_not() -> None:
    first, second, other = (play_runs(runs(seed=seed))[0] for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_bots_move_on_by_a_seat() -> None:
    asked = runs("timed", bots=("random", "heuristic"), swap=True, count=4, limit=30)
    records, seconds = play_runs(asked)
    assert [record.seats for record in records if isinstance(record, Ran)] == [
        (0, 1),
        (1, 0),
        (0, 1),
        (1, 0),
    ]
    poor, good = total_of(asked, records, seconds).lines
    assert good.wins.count > poor.wins.count
    assert poor.extra > good.extra


def test_a_series_that_breaks_is_reported_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[int] = []

    def breaks_once(*arguments: Any) -> Any:
        begun.append(1)
        if len(begun) == 3:
            raise RuntimeError("torn map")
        return series_player(*arguments)

    monkeypatch.setattr(level_series, "series_player", breaks_once)
    asked = runs()
    records, seconds = play_runs(asked)
    (broken,) = (record for record in records if isinstance(record, Broke))
    assert broken.number == 1
    assert "torn map" in broken.trace
    assert total_of(asked, records, seconds).failed == 1


def test_a_plan_that_makes_no_sense_is_said_before_anything_is_played() -> None:
    wishes = SeriesWishes(kind="linked", seats=2, levels=("introductory",), turn_limit=5)
    plan = plan_of_series(wishes)
    plan.data["agreed"]["order"] = "sideways"
    for jobs in (1, 2):
        with pytest.raises(BadInput):
            _ = play_runs(Runs(plan, ("random", "random"), 2), jobs=jobs)


def test_a_process_that_is_lost_is_told_in_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost:
        def result(self) -> None:
            raise BrokenProcessPool

    monkeypatch.setattr(sharing, "as_completed", lambda futures: [Lost()])
    with pytest.raises(GorinError) as caught:
        _ = play_runs(runs(count=2), jobs=2)
    assert caught.value.message.id == "sim-process-lost"
