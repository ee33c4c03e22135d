"""Which tests a change runs, and what tests cost: `scripts/changed_tests.py`, `test_budget.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from scripts import changed_tests, owners, test_budget
from scripts.changed_tests import AllTests, changed_files, selected
from tests.times import Clerk, Cost, Ledger, Times, read_times, summary

GAME = "src/gorin/games/tomb_raider/state.py"
HERE = "tests/meta/test_selection.py"


def folders(*files: str) -> set[str]:
    """Return the folders of the tests that run when these files were changed."""
    return {test.split("/")[1] for test in selected(files)}


# -- what a change reaches -----------------------------------------------------------------


def test_a_change_of_the_kernel_reaches_rules_tables_and_pages() -> None:
    reached = folders("src/gorin/kernel/match.py")
    assert {"kernel", "games", "content", "hall", "web", "cli", "browser"} <= reached


def test_a_change_above_reaches_nothing_below() -> None:
    reached = folders("src/gorin/web/socket.py")
    assert {"web", "browser"} <= reached
    assert not {"kernel", "games", "hall", "sim", "bots"} & reached


def test_a_change_of_the_page_runs_the_browser() -> None:
    assert "tests/browser/test_table.py" in selected(["client/src/table/Question.tsx"])
    assert not {"kernel", "games", "hall"} & folders("client/src/table/Question.tsx")


def test_a_change_of_a_test_file_runs_it() -> None:
    assert "tests/hall/test_clocks.py" in selected(["tests/hall/test_clocks.py"])
    assert "tests/hall/test_clocks.py" not in selected(["tests/hall/test_talk.py"])


def test_a_helper_of_tests_runs_those_that_import_it_at_first_or_second_hand() -> None:
    assert "tests/hall/test_hall.py" in selected(["tests/hall/halls.py"])
    assert "tests/test_contracts.py" in selected(["tests/synthetic/state.py"])
    assert "games" not in folders("tests/hall/halls.py")


def test_the_conftest_of_a_folder_runs_its_folder() -> None:
    assert {test for test in selected(["tests/browser/conftest.py"]) if "browser" in test} == {
        test for test in changed_tests.test_files() if test.startswith("tests/browser/")
    }


def test_a_page_of_the_documentation_runs_what_names_it() -> None:
    reached = selected(["docs/hosting.md"])
    assert "tests/meta/test_files.py" in reached
    assert "games" not in {test.split("/")[1] for test in reached}


@pytest.mark.parametrize(
    "path", ["tests/conftest.py", "tests/times.py", "tests/data/any.toml", "pyproject.toml", "odd"]
)
def test_what_all_tests_share_runs_all(path: str) -> None:
    with pytest.raises(AllTests, match=path):
        selected(["docs/hosting.md", path])


@pytest.mark.parametrize(
    "path",
    [
        "tests/games/magic/positions/cr-305.2/a-second-land-is-not-played-in-a-turn.toml",
        "tests/games/l5r_lcg/decks/ten-beside.toml",
        "src/gorin/games/magic/casting.py",
        "src/gorin/rules/magic.toml",
    ],
)
def test_a_position_reaches_the_test_that_plays_it_as_its_game_does(path: str) -> None:
    reached = selected([path])
    assert "tests/games/test_positions.py" in reached
    if "tests" in path:
        assert {test for test in reached if not test.startswith("tests/meta/")} == {
            "tests/games/test_positions.py"
        }


def test_a_position_in_which_much_is_wrong_reaches_what_tells_it() -> None:
    reached = selected(["tests/games/magic/wrong.toml"])
    assert {test for test in reached if not test.startswith("tests/meta/")} == {
        "tests/cli/test_judge.py"
    }


def test_what_is_gone_does_no_harm() -> None:
    assert set(selected(["src/gorin/kernel/nothing.py"])) <= set(changed_tests.test_files())


def test_tests_about_the_code_always_run() -> None:
    assert HERE in selected(["src/gorin/web/socket.py"])


# -- games do not reach each other ---------------------------------------------------------


@pytest.fixture
def with_another_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """Say that one folder of tests belongs to another game; return a test of it."""
    test = "tests/hall/test_clocks.py"
    real = owners.owner
    monkeypatch.setattr(changed_tests, "owner", lambda p: "chess" if p == test else real(p))
    return test


def test_a_change_inside_a_game_runs_its_tests_and_not_those_of_another(
    with_another_game: str,
) -> None:
    reached = selected([GAME])
    assert "tests/games/tomb_raider/test_map.py" in reached
    assert "tests/hall/test_hall.py" in reached
    assert with_another_game not in reached


def test_a_change_of_the_house_runs_the_tests_of_both(with_another_game: str) -> None:
    reached = selected(["src/gorin/kernel/match.py"])
    assert {with_another_game, "tests/games/tomb_raider/test_map.py"} <= set(reached)


def test_files_belong_to_the_game_that_they_name() -> None:
    assert owners.owner(GAME) == "tomb_raider"
    assert owners.owner("src/gorin/data/tomb-raider/cards/any.toml") == "tomb_raider"
    assert owners.owner("tests/content/test_levels.py") == "tomb_raider"  # by what it imports
    assert owners.owner("tests/kernel/test_match.py") == owners.HOUSE
    assert owners.owner("tests/hall/test_hall.py") == owners.HOUSE


# -- the base ------------------------------------------------------------------------------


def test_without_a_base_all_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(changed_tests, "git", lambda *_: "")
    with pytest.raises(AllTests, match="nowhere"):
        changed_files("nowhere")
    assert changed_tests.main({}) == 0
    told = capsys.readouterr()
    assert told.out == "tests\n"
    assert "no origin/main and no main to compare with" in told.err


def test_files_that_git_does_not_know_yet_count(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"merge-base": "abc", "diff": "b.py\na.py", "ls-files": "c.py"}
    monkeypatch.setattr(changed_tests, "git", lambda word, *_: answers[word])
    assert changed_files() == ["a.py", "b.py", "c.py"]
    monkeypatch.setattr(changed_tests, "git", lambda word, *_: "abc" * (word == "merge-base"))
    with pytest.raises(AllTests, match="Nothing differs"):
        changed_files()


def test_git_that_refuses_answers_nothing() -> None:
    assert changed_tests.git("merge-base", "HEAD", "no-such-revision") == ""


# -- what tests cost -----------------------------------------------------------------------

MAP = "tests/games/tomb_raider/test_map.py::test_map"
HALL = "tests/hall/test_hall.py::test_hall"
POSITION = "tests/games/test_positions.py::test_what_a_position_claims_is_so"
CONTRACT = "tests/test_contracts.py::test_random_play_ends"


def test_costs_are_counted_where_they_belong() -> None:
    known = Times(
        {
            MAP: Cost(processor=50.0),
            f"{MAP}[long]": Cost(processor=200.0, slow=True),
            HALL: Cost(processor=4.0),
            f"{CONTRACT}[tomb-raider/standard]": Cost(processor=30.0),
            f"{CONTRACT}[duel]": Cost(processor=1.0),
            f"{POSITION}[magic/cr-305.2/a-second-land]": Cost(processor=2.0),
            POSITION: Cost(processor=0.5),
        },
    )
    rows = test_budget.table(known)
    assert rows["magic"] == test_budget.Row(seconds=2.0, tests=1)
    assert rows["house: games"] == test_budget.Row(seconds=0.5, tests=1)
    assert rows["tomb_raider"] == test_budget.Row(seconds=80.0, long=200.0, tests=3)
    assert rows["house: hall"] == test_budget.Row(seconds=4.0, tests=1)
    assert rows["house: contracts"] == test_budget.Row(seconds=1.0, tests=1)
    assert test_budget.over(rows) == []
    assert [line.split() for line in test_budget.lines(rows)][-1] == ["all", "87.5", "200.0", "7"]
    known.tests[MAP].processor = 55.5
    assert test_budget.over(test_budget.table(known)) == ["tomb_raider"]


def report(name: str, **more: object) -> pytest.TestReport:
    """Return what is reported of a phase of a test that took two seconds."""
    keywords: dict[str, Literal[1]] = {"slow": 1} if "slow" in name else {}
    made = pytest.TestReport(name, ("", 0, ""), keywords, "passed", None, "call", duration=2.0)
    vars(made).update(more)
    return made


def test_the_ledger_adds_what_is_new_to_what_is_known(tmp_path: Path) -> None:
    path = tmp_path / "new" / "times.json"
    first = Ledger(path)
    first.pytest_runtest_logreport(report(HALL, processor=1.5))
    first.pytest_runtest_logreport(report(HALL, processor=0.5))
    first.pytest_runtest_logreport(report("tests/test_gone.py::test", processor=1.0))
    first.pytest_sessionfinish()
    second = Ledger(path)
    second.pytest_runtest_logreport(report(f"{MAP}[slow]", processor=3.0, outcome="rerun"))
    second.pytest_sessionfinish()
    kept = read_times(path)
    assert kept is not None
    assert kept.tests == {
        HALL: Cost(processor=2.0, clock=4.0),
        f"{MAP}[slow]": Cost(processor=3.0, clock=2.0, retries=1, slow=True),
    }


def test_a_run_of_nothing_keeps_nothing(tmp_path: Path) -> None:
    Ledger(tmp_path / "times.json").pytest_sessionfinish()
    assert read_times(tmp_path / "times.json") is None


def test_the_clerk_counts_the_processor_from_phase_to_phase() -> None:
    spent = iter([0.0, 1.0, 5.0, 7.5, 8.0])
    clerk = Clerk(lambda: next(spent), lambda: 52.0)
    clerk.pytest_runtest_logstart()
    phases = [report(HALL), report(HALL)]
    for each in phases:
        made = clerk.pytest_runtest_makereport()
        next(made)
        with pytest.raises(StopIteration):
            made.send(each)
    assert [vars(each)["processor"] for each in phases] == [2.5, 0.5]


def test_what_a_slow_processor_takes_counts_as_less() -> None:
    spent = iter([0.0, 4.0, 4.0, 6.0, 9.0, 9.5, 9.5, 12.5])
    loops = iter([104.0, 26.0])
    clerk = Clerk(lambda: next(spent), lambda: next(loops))
    phases = [report(HALL), report(HALL)]
    for each in phases:
        clerk.pytest_runtest_logstart()
        made = clerk.pytest_runtest_makereport()
        next(made)
        with pytest.raises(StopIteration):
            made.send(each)
    assert [vars(each)["processor"] for each in phases] == [1.0, 6.0]


def test_the_summary_names_the_slowest_and_those_tried_again() -> None:
    costs = {f"test_{number}": Cost(clock=float(number)) for number in range(40)}
    assert list(summary(costs))[1].endswith("test_39")
    assert len(list(summary(costs))) == 27
    assert list(summary(costs))[-1] == "Tests that needed a second try: none"
    costs["test_3"].retries = 1
    assert list(summary(costs))[-1] == "  test_3"
