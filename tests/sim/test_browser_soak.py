"""The soak of the browser's tests: what it reads of a run, keeps and tells."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from benchmarks import browser_soak
from benchmarks.browser_soak import Run, busy, kept, line_of, read_run, table_of

REPORT = """<?xml version="1.0"?><testsuites><testsuite>
<testcase classname="tests.browser.test_home" name="test_one[en]" time="1"/>
<testcase classname="tests.browser.test_home" name="test_two" time="1">
  <failure message="AssertionError: waited for a seat&#10;and more">long</failure></testcase>
<testcase classname="tests.browser.test_home" name="test_two" time="1">
  <error message="failed on teardown"/></testcase>
<testcase classname="tests.browser.test_home" name="test_three" time="1">
  <skipped message="no chromium here"/></testcase>
</testsuite></testsuites>"""
TESTS = ("tests/browser",)
TWO = "tests/browser/test_home.py::test_two"
GOOD = Run(TESTS, 90.0, 3, 0, {})
BAD = Run(TESTS, 110.0, 2, 0, {TWO: "AssertionError: waited for a seat"})


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(browser_soak, "FOLDER", tmp_path)
    monkeypatch.setattr(browser_soak, "program", lambda: "0123")
    monkeypatch.setattr("os.nice", lambda _: 0)
    return tmp_path


def given(runs: list[Run], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let runs end like these, one after the other; return a list of the deals they are given."""
    dealt: list[int] = []

    def run(tests: Sequence[str], workers: int, named: Path, deals: int) -> Run:
        dealt.append(deals)
        return runs.pop(0)

    monkeypatch.setattr(browser_soak, "judged", run)
    return dealt


def test_a_test_is_counted_once_and_named_as_pytest_runs_it() -> None:
    run = read_run(REPORT, TESTS, 12.0)
    assert (run.passed, run.skipped) == (1, 1)
    assert run.failed == {TWO: "AssertionError: waited for a seat"}


def test_what_is_told_of_a_run_and_of_all() -> None:
    assert line_of(BAD, 2, 20, 1800) == (
        "run 2 of 20: 2 passed, 1 failed, 110 s; about 30 minutes are left"
    )
    assert line_of(GOOD, 20, 20, 0) == "run 20 of 20: 3 passed, 0 failed, 90 s"
    assert list(table_of([GOOD, GOOD])) == ["No test failed in 2 runs."]
    told = list(table_of([BAD, GOOD, BAD]))
    assert told[1:] == [f"    2  {TWO}", "           2  AssertionError: waited for a seat"]


def test_a_soak_that_was_broken_off_goes_on_where_it_was(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _ = given([BAD], monkeypatch)
    assert browser_soak.main(["--runs", "1", "--busy", "0"]) == 1
    file = folder / "browser-0123.jsonl"
    whole = file.read_bytes()
    _ = file.write_bytes(whole + b'{"tests":["tests')
    others = Run(("tests/browser/test_home.py",), 1.0, 1, 0, {})
    dealt = given([GOOD, GOOD], monkeypatch)
    assert browser_soak.main(["--runs", "3", "--busy", "0"]) == 1
    assert dealt == [2, 3]
    assert kept(file, TESTS) == [BAD, GOOD, GOOD]
    assert f"1  {TWO}" in capsys.readouterr().out
    # Runs of other tests are others, and what is begun anew has none.
    _ = file.write_bytes(whole + msgspec.json.encode(others) + b"\n")
    assert kept(file, others.tests) == [others]
    _ = given([GOOD], monkeypatch)
    assert browser_soak.main(["--runs", "1", "--busy", "0", "--anew"]) == 0
    assert kept(file, TESTS) == [GOOD]


def test_nothing_counts_any_more_when_a_run_breaks() -> None:
    begun: list[int] = []
    before = children()  # other tests of this process leave some that run on

    def breaks() -> None:
        begun.extend(child for child in children() if child not in before)
        raise RuntimeError

    with pytest.raises(RuntimeError), busy(1):
        breaks()
    assert begun
    assert not set(begun) & set(children())


def children() -> list[int]:
    """Return the processes that this one has begun and not waited for."""
    if sys.platform != "linux":
        pytest.skip("no list of processes here")
    return [*map(int, Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())]


@pytest.mark.slow
def test_a_run_that_judges_no_test_is_no_result(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="pytest ended with"):
        browser_soak.judged(["tests/nowhere.py"], 1, tmp_path / "said", 1)
