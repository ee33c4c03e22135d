"""Series: the same results however many processes share the games."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.raids import raid_wishes

from gorin.content.desk.matches import plan, starter
from gorin.kernel.chance import ChanceSource, Fast
from gorin.kernel.clauses import BadInput, GorinError
from gorin.kernel.match import Match
from gorin.sim import series as module
from gorin.sim import sharing
from gorin.sim.plots import Labels, check_plot, plot
from gorin.sim.series import (
    Failed,
    Played,
    Results,
    Series,
    play_game,
    play_series,
    seating,
    seed_for,
)
from gorin.sim.statistics import summarize

LEVELS = {1: None, 2: None, 4: "tests/data/levels/proving-ground.toml"}


def series(seats: int, games: int, *, seed: int = 3, swap: bool = False) -> Series:
    wishes = raid_wishes(seats=seats, level=LEVELS[seats], turn_limit=300)
    return Series(plan("tomb-raider", wishes), ("random",) * seats, games, seed, swap)


GAMES = {1: 14, 2: 12, 4: 4}
"""How many random games are played at each number of seats."""


@cache
def random_games(seats: int) -> Results:
    """Return the results of random games, which several tests look at."""
    return play_series(series(seats, GAMES[seats]))


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone, shared = random_games(2), play_series(series(2, GAMES[2]), jobs=2)
    assert alone.records == shared.records
    assert [record.number for record in alone.records] == list(range(GAMES[2]))


def test_equal_seeds_give_equal_series_and_others_do_not() -> None:
    first = play_series(series(2, 2)).records
    assert first == play_series(series(2, 2)).records
    assert first != play_series(series(2, 2, seed=4)).records


def test_one_game_alone_is_the_same_game() -> None:
    asked = series(2, GAMES[2])
    assert play_series(asked, numbers=(4,)).records[0] == random_games(2).records[4]


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    assert random_games(1).records[:3] == play_series(series(1, 3)).records


def test_every_purpose_of_every_game_has_a_seed_of_its_own() -> None:
    seeds = {
        seed_for(seed, number, purpose)
        for seed in range(20)
        for number in range(20)
        for purpose in ("chance", "bot 0", "bot 1")
    }
    assert len(seeds) == 20 * 20 * 3
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_entrants_move_on_by_one_seat() -> None:
    asked = series(4, 5, swap=True)
    assert [seating(asked, number) for number in range(5)] == [
        (0, 1, 2, 3),
        (1, 2, 3, 0),
        (2, 3, 0, 1),
        (3, 0, 1, 2),
        (0, 1, 2, 3),
    ]
    assert seating(series(4, 5), 3) == (0, 1, 2, 3)


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    _ = play_series(series(1, 5), progress=told.append)
    assert sum(told) == 5
    told.clear()
    _ = play_series(series(1, 5), jobs=2, progress=told.append)
    assert sum(told) == 5


def test_a_game_that_breaks_is_reported_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = series(1, 3)
    broken = seed_for(asked.seed, 1, "chance")

    def breaking(chosen: object, *, forkable: bool) -> object:
        make = starter(asked.plan, forkable=forkable)

        def maker(chance: ChanceSource) -> Match[Any]:
            if isinstance(chance, Fast) and chance.state == broken:
                raise ZeroDivisionError("a fault")
            return make(chance)

        return maker

    monkeypatch.setattr(module, "starter", breaking)
    results = play_series(asked)
    assert [type(record) for record in results.records] == [Played, Failed, Played]
    assert results.failed[0].number == 1
    assert "ZeroDivisionError: a fault" in results.failed[0].trace
    assert "Traceback" in results.failed[0].trace


def test_a_process_that_is_lost_is_said_in_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(ProcessPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(BrokenProcessPool())
            return future

    monkeypatch.setattr(sharing, "ProcessPoolExecutor", Broken)
    with pytest.raises(GorinError) as caught:
        play_series(series(1, 4), jobs=2)
    assert caught.value.message.id == "sim-process-lost"


def test_a_plan_that_makes_no_sense_is_said_before_any_process_starts() -> None:
    wishes = raid_wishes(seats=5, turn_limit=300)
    for jobs in (1, 2):
        with pytest.raises(BadInput):
            play_series(Series(plan("tomb-raider", wishes), ("random",) * 5, 4), jobs=jobs)


@pytest.mark.parametrize("seats", GAMES)
def test_random_games_end_without_error(seats: int) -> None:
    check_all_ended(random_games(seats), GAMES[seats])


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "games"), [(1, 4000), (2, 4000), (4, 2000)])
def test_ten_thousand_random_games_end_without_error(seats: int, games: int) -> None:
    check_all_ended(play_series(series(seats, games, seed=2026), jobs=2), games)


def check_all_ended(results: Results, games: int) -> None:
    assert results.failed == ()
    assert len(results.played) == games
    for game in results.played:
        assert game.reason in ("ended-treasure", "ended-turn-limit")
        assert game.turns <= 300
        assert bool(game.winners) is (game.reason == "ended-treasure")


def test_playing_a_game_counts_its_decisions_turns_and_deaths() -> None:
    asked = series(2, 1)
    game = play_game(asked, 0, starter(asked.plan))
    assert isinstance(game, Played)
    assert game.turns > 0
    assert game.decisions > game.turns
    assert len(game.counted["deaths"]) == 2


LABELS = Labels("a title", ("1: one", "2: two"), "wins (%)", "turns", "games", "4 games")


@pytest.mark.parametrize("name", ["wins.png", "wins.svg"])
def test_a_plot_is_written(tmp_path: Path, name: str) -> None:
    asked, results = series(2, GAMES[2]), random_games(2)
    file = tmp_path / name
    check_plot(file)
    plot(file, summarize(asked, results), results, LABELS)
    head = file.read_bytes()[:600]
    assert head.startswith(b"\x89PNG") or b"<svg" in head or b"<?xml" in head
    if name.endswith("svg"):
        assert "a title" in file.read_text(encoding="utf-8")


def test_what_cannot_be_plotted_is_said_before_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refused(tmp_path / "wins.pdf") == "plot-kind"
    assert refused(tmp_path / "nowhere" / "wins.png") == "plot-no-folder"
    monkeypatch.setattr("gorin.sim.plots.find_spec", lambda name: None)
    assert refused(tmp_path / "wins.png") == "plot-not-installed"


def test_a_plot_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    asked = series(2, 2)
    results = play_series(asked)
    file = tmp_path / "wins.png"
    file.mkdir()
    with pytest.raises(BadInput) as caught:
        plot(file, summarize(asked, results), results, LABELS)
    assert caught.value.message.id == "plot-not-written"


def refused(file: Path) -> str:
    with pytest.raises(BadInput) as caught:
        check_plot(file)
    return caught.value.message.id
