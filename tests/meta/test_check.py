"""How a check runs: its parts, the pools of tests, and what they say at the end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from scripts import check, parts, run_tests, test_budget
from scripts.parts import Part, noted, table
from tests.meta.sources import ROOT, tracked
from tests.pools import BROWSING, POOLS, WAITING, WAITS, WORKING, pool_of
from tests.times import COUNTED, Clerk, Cost, Counts, Ledger, Times, read_counts, started, used

Phase: TypeAlias = Literal["setup", "call", "teardown"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let parts be noted in a folder of the test."""
    monkeypatch.setattr(parts, "FOLDER", tmp_path / "parts")
    return tmp_path / "parts"


# -- parts ---------------------------------------------------------------------------------


def test_a_part_notes_how_it_ended_and_what_it_took() -> None:
    busy = parts.run("busy", [sys.executable, "-c", "sum(range(10_000_000))"])
    failed = parts.run("failed", [sys.executable, "-c", "raise SystemExit(3)"])
    assert [part.title for part in noted()] == ["busy", "failed"]
    assert (busy.status, failed.status) == (0, 3)
    assert noted()[0].processor > 0.05


def test_what_a_part_prints_is_kept_if_it_is_not_shown() -> None:
    command = [sys.executable, "-c", "import sys; print('one'); print('two', file=sys.stderr)"]
    parts.run("a: part", command, shows=False)
    assert parts.path_of("a: part", parts.SAID).read_text().split() == ["one", "two"]


def test_the_table_ends_with_the_tests_that_needed_a_second_try() -> None:
    told = list(
        table(
            [
                Part("lint", 1, 60.0, 30.0, 0.0),
                Part("tests", 0, 120.0, 240.0, 60.0, 7, 2, ("test_a",)),
            ]
        )
    )
    assert told[1].split() == ["lint", "1.0", "0.5", "exit", "code", "1"]
    assert told[2].split() == ["tests", "2.0", "4.0", "7", "2"]
    assert told[3].split() == ["all", "3.0", "4.5"]
    assert told[4:] == ["7 passed, 2 failed", "Tests that needed a second try: 1", "  test_a"]
    assert list(table([]))[-1] == "Tests that needed a second try: none"


def test_parts_of_another_run_are_forgotten(capsys: pytest.CaptureFixture[str]) -> None:
    parts.run("old", [sys.executable, "-c", ""])
    assert parts.main(["--anew"]) == 0
    assert noted() == []
    assert parts.main([]) == 0
    assert "old" not in capsys.readouterr().out


# -- checks --------------------------------------------------------------------------------


def test_checks_that_fail_are_named_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    good = check.Check("good", (sys.executable, "-c", "print('fine')"))
    bad = check.Check("bad", (sys.executable, "-c", "raise SystemExit('wrong')"))
    monkeypatch.setattr(check, "CHECKS", (good, bad))
    assert check.main([]) == 1
    told = capfd.readouterr().out
    assert "fine" in told
    assert "wrong" in told
    assert told.rstrip().endswith("Failed: bad")
    assert check.main(["GOOD"]) == 0
    assert capfd.readouterr().out.rstrip().endswith("All checks passed.")
    assert check.main(["none"]) == 2


def test_every_check_can_be_found_by_its_title() -> None:
    titles = [each.title for each in check.CHECKS]
    assert len({*titles}) == len(titles)
    for each in check.CHECKS:
        assert each in check.chosen([each.title])


# -- pools ---------------------------------------------------------------------------------


def test_what_waits_is_there() -> None:
    assert [each for each in WAITS if not (ROOT / each).exists()] == []


def test_every_test_is_in_one_pool() -> None:
    files = [path for path in tracked() if path.name.startswith("test_")]
    assert {pool_of(path) for path in files} == {*POOLS}
    assert pool_of(ROOT / "tests/browser/test_table.py") == BROWSING
    assert pool_of(ROOT / "tests/web/test_crash.py") == WAITING
    assert pool_of(ROOT / "tests/kernel/test_match.py") == WORKING


def collected(pool: str, *arguments: str) -> set[str]:
    """Return the files of the tests that a run of a pool would play."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    command += [f"--pool={pool}", *arguments]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return {line.partition("::")[0] for line in told.stdout.splitlines() if "::" in line}


def test_a_pool_leaves_the_tests_of_others_alone() -> None:
    asked = ("tests/cli/terminal", "tests/cli/test_games.py", "tests/web/test_run.py")
    assert collected(WORKING, *asked) == {"tests/cli/test_games.py"}
    waiting = collected(WAITING, *asked)
    assert "tests/web/test_run.py" in waiting
    assert "tests/cli/games.py" not in waiting


@pytest.mark.parametrize(
    ("statuses", "verdict"),
    [([0, 0], 0), ([5, 0], 0), ([0, 5], 0), ([5, 5], 5), ([0, 1], 1), ([2, 0], 2), ([1, 5], 1)],
)
def test_all_pools_must_pass_and_one_may_be_empty(statuses: list[int], verdict: int) -> None:
    assert run_tests.verdict(statuses) == verdict


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the pools would run, in their order."""
    asked: list[list[str]] = []

    def run(title: str, command: list[str], *, env: dict[str, str]) -> Part:
        asked.append(command)
        assert COUNTED in env
        return Part(title, 0, 1.0, 1.0, 0.0)

    monkeypatch.setattr(run_tests, "run", run)
    return asked


def test_what_waits_gets_more_processes_than_cores(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(run_tests.JOBS, "4")
    assert run_tests.main(["-k", "treasure"]) == 0
    working, waiting, browsing = commands
    pools = [f"--pool={pool}" in command for pool, command in zip(POOLS, commands, strict=True)]
    assert pools == [True, True, True]
    assert browsing[browsing.index("-n") + 1] == waiting[waiting.index("-n") + 1]
    assert working[working.index("-n") + 1] == "4"
    assert waiting[waiting.index("-n") + 1] == "8"
    assert working[-2:] == waiting[-2:] == ["-k", "treasure"]


def report(name: str, when: Phase, outcome: str) -> pytest.TestReport:
    """Return what is reported of a phase of a test."""
    made = pytest.TestReport(name, ("", 0, ""), {}, "passed", None, when, duration=1.0)
    vars(made)["outcome"] = outcome
    return made


def test_a_run_counts_what_passed_what_failed_and_what_was_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(COUNTED, str(tmp_path / "counts"))
    ledger = Ledger(tmp_path / "times.json")
    assert COUNTED not in os.environ  # runs that a test begins note nothing there
    phases: tuple[tuple[str, Phase, str], ...] = (
        ("test_a", "setup", "passed"),
        ("test_a", "call", "rerun"),
        ("test_a", "call", "passed"),
        ("test_a", "teardown", "passed"),
        ("test_b", "call", "failed"),
        ("test_c", "setup", "failed"),
    )
    for each in phases:
        ledger.pytest_runtest_logreport(report(*each))
    ledger.pytest_sessionfinish()
    assert read_counts(tmp_path / "counts") == Counts(passed=1, failed=2, again=["test_a"])


def test_a_run_that_noted_nothing_has_no_counts(tmp_path: Path) -> None:
    assert read_counts(tmp_path / "none") is None
    assert Counts() == Counts(0, 0, [])


# -- what tests cost -----------------------------------------------------------------------

BUSY = """
import sys
number = 0
while number < 3_000_000:
    number += 1
print("ready", flush=True)
sys.stdin.read()
"""


def test_what_a_server_takes_while_it_runs_counts_for_the_test() -> None:
    before = used()
    with subprocess.Popen(
        [sys.executable, "-c", BUSY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        assert child.pid in set(started(os.getpid()))
        running = used()
        child.kill()
    assert running - before > 0.05
    assert used() >= running - 0.02  # what it took stays, now that it is waited for


def test_a_process_that_takes_its_seconds_with_it_costs_no_test_less_than_nothing() -> None:
    seconds = iter([0.0, 9.0, 5.0])
    clerk = Clerk(lambda: next(seconds), lambda: 52.0)
    phases = [report("test_a", "call", "passed"), report("test_a", "teardown", "passed")]
    for each in phases:
        made = clerk.pytest_runtest_makereport()
        next(made)
        with pytest.raises(StopIteration):
            made.send(each)
    assert [vars(each)["processor"] for each in phases] == [9.0, 0.0]


def test_no_budget_fails_a_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dear = Times({"tests/games/tomb_raider/test_map.py::test_map": Cost(processor=900.0)})
    monkeypatch.setattr(test_budget, "read_times", lambda: dear)
    assert test_budget.main() == 0
    assert "The tests of tomb_raider take more than 85 seconds." in capsys.readouterr().out
