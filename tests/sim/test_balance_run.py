"""Playing a report: what is kept, what is played anew, stopping, and how long it takes."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from tests.shipped import work_for

from gorin.content.box.measures import Case, Ended
from gorin.content.boxes import find_box
from gorin.kernel.clauses import GorinError
from gorin.kernel.decision import Seat
from gorin.sim import sharing
from gorin.sim.report import run as module
from gorin.sim.report.balance import name_of
from gorin.sim.report.run import (
    SEARCHING,
    State,
    Work,
    digest_for,
    guess_of,
    play_all,
    read_kept,
    seconds_of,
)
from gorin.sim.series import Failed, Record, Series, play_game, play_series
from gorin.sim.sources import meaning_of, source_digest

TOMB = Case("introductory", "tomb", 1, "heuristic")
CAVE = Case("introductory", "cave", 1, "heuristic")
PAIR = Case("introductory", "tomb", 2, "heuristic")
LIMIT = 150


def work(case: Case, folder: Path, games: int = 3, *, seed: int = 0, anyhow: bool = False) -> Work:
    return work_for("tomb-raider", case, folder, games=games, seed=seed, limit=LIMIT, anyhow=anyhow)


def count_games(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that the numbers of games played from now on are put into."""
    numbers: list[int] = []

    def counted(series: Series, number: int, make: Callable[..., Any]) -> Record:
        numbers.append(number)
        return play_game(series, number, make)

    monkeypatch.setattr(module, "play_game", counted)
    return numbers


def test_the_games_of_a_case_are_those_of_its_series(tmp_path: Path) -> None:
    played = work(PAIR, tmp_path, 4)
    play_all([played])
    expected = play_series(played.series).played
    assert [game.decisions for game in played.kept.games] == [game.decisions for game in expected]
    assert [game.turns for game in played.kept.games] == [game.turns for game in expected]


@pytest.mark.slow
def test_the_number_of_processes_changes_no_game(tmp_path: Path) -> None:
    alone = [work(case, tmp_path / "one", 5) for case in (TOMB, PAIR)]
    shared = [work(case, tmp_path / "two", 5) for case in (TOMB, PAIR)]
    play_all(alone)
    play_all(shared, jobs=2)
    assert [made.kept.games for made in alone] == [made.kept.games for made in shared]
    assert all(made.done and made.file.exists() for made in shared)


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = work(TOMB, tmp_path)
    play_all([first])
    numbers = count_games(monkeypatch)
    again = work(TOMB, tmp_path)
    assert again.done
    play_all([again])
    assert numbers == []
    assert again.kept == first.kept


def test_asking_for_more_games_plays_those_that_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_all([work(TOMB, tmp_path, 2)])
    numbers = count_games(monkeypatch)
    more = work(TOMB, tmp_path, 5)
    assert (more.count, more.missing) == (2, [2, 3, 4])
    play_all([more])
    assert numbers == [2, 3, 4]
    whole = work(TOMB, tmp_path / "other", 5)
    play_all([whole])
    assert more.kept.games == whole.kept.games


def test_asking_for_fewer_games_tells_of_those_and_loses_none(tmp_path: Path) -> None:
    play_all([work(TOMB, tmp_path, 4)])
    fewer = work(TOMB, tmp_path, 2)
    assert (fewer.done, fewer.count) == (True, 2)
    assert [game.number for game in fewer.told.games] == [0, 1]
    assert fewer.told.seconds == pytest.approx(fewer.kept.seconds / 2)
    assert len(fewer.kept.games) == 4


@pytest.mark.parametrize("part", ["digest", "case"])
def test_games_played_with_something_else_are_played_anew(tmp_path: Path, part: str) -> None:
    first = work(TOMB, tmp_path)
    play_all([first])
    kept = json.loads(first.file.read_text(encoding="utf-8"))
    kept[part] = "other" if part == "digest" else {**kept["case"], "variant": "cave"}
    _ = first.file.write_text(json.dumps(kept), encoding="utf-8")
    assert work(TOMB, tmp_path).count == 0
    assert work(TOMB, tmp_path).current


def test_such_games_can_be_shown_all_the_same_and_say_so(tmp_path: Path) -> None:
    play_all([work(TOMB, tmp_path)])
    other = work(TOMB, tmp_path, seed=1, anyhow=True)
    assert other.count == 3
    assert not other.current


def test_a_damaged_file_counts_as_none(tmp_path: Path) -> None:
    _ = (tmp_path / f"{name_of(TOMB)}.json").write_text("{", encoding="utf-8")
    assert read_kept(tmp_path / f"{name_of(TOMB)}.json") is None
    assert work(TOMB, tmp_path).count == 0


def test_games_depend_on_seed_level_rules_and_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    series = work(TOMB, tmp_path).series
    same = digest_for(TOMB, series)
    assert same == digest_for(TOMB, work(TOMB, tmp_path, games=9).series)
    assert same != digest_for(TOMB, work(TOMB, tmp_path, seed=1).series)
    assert same != digest_for(TOMB, work(CAVE, tmp_path).series)

    def changed(*parts: str, without: tuple[str, ...] = ()) -> str:
        return "changed" if "bots" in parts else source_digest(*parts, without=without)

    random = Case("introductory", "tomb", 1, "random")
    before = digest_for(random, series)
    monkeypatch.setattr(module, "source_digest", changed)
    assert same != digest_for(TOMB, series)
    assert before == digest_for(random, series)


def test_only_games_of_search_bots_depend_on_how_those_think(tmp_path: Path) -> None:
    series = work(TOMB, tmp_path).series
    search = Case("introductory", "tomb", 1, "search")
    assert digest_for(search, series) != digest_for(TOMB, series)
    named = (*SEARCHING, *find_box("tomb-raider").balance.searching)
    assert all((Path(module.__file__).parents[2] / name).is_file() for name in named)


def test_comments_docstrings_and_layout_make_no_other_program() -> None:
    code = b'"""Text."""\ndef double(x):\n    """More."""\n    return 2*x  # twice\n'
    same = b"def double(x):\n\n    return 2 * x\n"
    assert meaning_of(code) == meaning_of(same)
    assert meaning_of(code) != meaning_of(same.replace(b"2 *", b"3 *"))


def test_a_program_is_told_from_another_by_its_modules() -> None:
    assert source_digest("kernel") == source_digest("kernel")
    assert source_digest("kernel") != source_digest("kernel", "bots/random_bot.py")
    less = source_digest("bots", without=("bots/random_bot.py",))
    assert less != source_digest("bots")
    assert less == source_digest("bots", without=("bots/random_bot.py", "bots/none_such.py"))


def test_a_game_that_breaks_is_kept_with_its_trace_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(series: Series, number: int, make: Callable[..., Any]) -> Record:
        return (
            Failed(1, (0,), "Traceback: a fault")
            if number == 1
            else play_game(series, number, make)
        )

    monkeypatch.setattr(module, "play_game", breaking)
    made = work(TOMB, tmp_path)
    play_all([made])
    assert made.done
    again = work(TOMB, tmp_path)
    assert [game.number for game in again.told.games] == [0, 2]
    assert [fault.trace for fault in again.told.failed] == ["Traceback: a fault"]


# -- stopping ------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_stopping_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setattr(module, "BLOCK_SECONDS", 0.0)

    def stop(state: State) -> None:
        raise KeyboardInterrupt

    made = work(PAIR, tmp_path, 40)
    with pytest.raises(KeyboardInterrupt):
        play_all([made], jobs=jobs, told=stop)
    again = work(PAIR, tmp_path, 40)
    assert 0 < again.count < 40
    numbers = [game.number for game in again.kept.games]
    assert numbers == sorted(set(numbers))


def test_a_process_that_is_lost_is_said_in_one_message_and_the_rest_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(ProcessPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(BrokenProcessPool())
            return future

    monkeypatch.setattr(sharing, "ProcessPoolExecutor", Broken)
    with pytest.raises(GorinError) as caught:
        play_all([work(TOMB, tmp_path)], jobs=2)
    assert caught.value.message.id == "sim-process-lost"


# -- how long it takes ---------------------------------------------------------------------


def with_games(case: Case, *, games: int = 2, seconds: float = 1.0) -> Work:
    made = work(case, Path("nowhere"), 10)
    for number in range(games):
        made.games[number] = Ended(number, 1, (Seat(0),), None, "ended-treasure", 9, 100)
    made.count, made.seconds = games, seconds
    return made


def test_cases_alike_tell_how_long_one_takes_that_has_not_been_played() -> None:
    played, other, pair = with_games(TOMB), work(CAVE, Path("x")), work(PAIR, Path("x"))
    assert seconds_of([played, other, pair]) == {TOMB: 0.5, CAVE: 0.5, PAIR: guess_of(PAIR)}


def test_a_case_that_has_been_played_takes_as_long_as_it_took() -> None:
    works = [with_games(TOMB, seconds=3.0), with_games(CAVE, seconds=1.0)]
    assert seconds_of(works) == {TOMB: 1.5, CAVE: 0.5}


def test_more_seats_take_longer_and_random_bots_longer_than_others() -> None:
    def guess(seats: int, bot: str) -> float:
        return guess_of(Case("introductory", "tomb", seats, bot))

    assert guess(1, "heuristic") < guess(2, "heuristic") < guess(4, "heuristic")
    assert guess(1, "heuristic") < guess(1, "random")


def test_short_cases_are_played_first_and_progress_ends_with_all_done(tmp_path: Path) -> None:
    random = Case("introductory", "tomb", 2, "random")
    works = [work(case, tmp_path, 2) for case in (random, PAIR, TOMB)]
    states: list[State] = []
    play_all(works, told=states.append)
    finished = [state.case for state in states if state.finished]
    assert finished == [TOMB, PAIR, random]
    last = states[-1]
    assert (last.games, last.all_games, last.cases, last.all_cases) == (6, 6, 3, 3)
    assert last.left == pytest.approx(0.0)
    assert last.seconds == pytest.approx(last.all_seconds)
    assert [state.games for state in states] == sorted(state.games for state in states)
