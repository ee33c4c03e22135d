"""A long proof that resumes: the tests of a browser many times beside busy processors.

Each run has a process of its own, and as many others as there are processors do nothing but count.
Each run deals other cards (`GORIN_DEALS` with its number brings them back). No test is tried
again: one that fails is told, with the first line of why. A run that has ended is
kept in `build/soak`, so that whoever breaks the proof off goes on with the run that was broken off.
Runs belong to what these tests see (`SEEN`): another program begins anew.

    python -m benchmarks.browser_soak
    python -m benchmarks.browser_soak --runs 3 --workers 3 --tests tests/browser/test_boards.py
"""

from __future__ import annotations

import argparse
import hashlib
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from xml.etree import ElementTree

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "soak"
RUNS = 20
SEEN = ("src", "tests/browser", "tests/web")
"""The folders on which a test of a browser depends; the built page lies in the first one."""
NICE = 10
"""The niceness of the tests and of what counts beside them."""
JUDGED = (0, 1)
"""Exit codes of a run that has judged all tests: all passed, or some failed."""
COUNTS = """
import os
begun = os.getppid()
while os.getppid() == begun:
    sum(range(1_000_000))
"""
"""A program that keeps a processor busy, for as long as whoever began it lives."""
PATIENCE = 60
"""The seconds that a run has to end when it is broken off."""


class Run(Struct, frozen=True):
    """One run: the tests that were asked for, how long it took, and what came of it.

    Attributes:
        tests: the paths that were given to pytest.
        seconds: by the clock on the wall.
        passed: how many tests passed.
        skipped: how many did not run.
        failed: the first line of the error by the name of each test that failed.
    """

    tests: tuple[str, ...]
    seconds: float
    passed: int
    skipped: int
    failed: dict[str, str]


# -- what a run tells -----------------------------------------------------------------------


def name_of(case: ElementTree.Element) -> str:
    """Return the name of a test by which pytest runs it."""
    module, name = case.get("classname", ""), case.get("name", "")
    return f"{module.replace('.', '/')}.py::{name}" if module else name


def complaint_of(case: ElementTree.Element) -> str | None:
    """Return the first line of why a test failed, None if it did not."""
    faults = [each for each in case if each.tag in ("failure", "error")]
    if not faults:
        return None
    words = (faults[0].get("message") or faults[0].text or "").strip()
    return words.partition("\n")[0] or "failed without a word"


def read_run(report: str, tests: Sequence[str], seconds: float) -> Run:
    """Return what a report of pytest (JUnit's XML) tells.

    A test that failed and whose end failed too is listed there twice, and counts once.
    """
    cases = list(ElementTree.fromstring(report).iter("testcase"))
    failed: dict[str, str] = {}
    for case in cases:
        if (complaint := complaint_of(case)) is not None:
            failed.setdefault(name_of(case), complaint)
    skipped = {name_of(case) for case in cases if case.find("skipped") is not None}
    all_tests = {name_of(case) for case in cases}
    passed = len(all_tests - skipped - set(failed))
    return Run(tuple(tests), seconds, passed, len(skipped - set(failed)), failed)


def line_of(run: Run, number: int, runs: int, left: float) -> str:
    """Return the line of a run; about `left` seconds are left after it."""
    words = f"run {number} of {runs}: {run.passed} passed, {len(run.failed)} failed"
    skipped = f", {run.skipped} skipped" if run.skipped else ""
    rest = f"; about {left / 60:.0f} minutes are left" if number < runs else ""
    return f"{words}{skipped}, {run.seconds:.0f} s{rest}"


def table_of(runs: Sequence[Run]) -> Iterator[str]:
    """Yield which tests failed and how often, those first that did so most, with their errors."""
    often = Counter(test for run in runs for test in run.failed)
    if not often:
        yield f"No test failed in {len(runs)} runs."
        return
    yield f"{len(often)} tests failed in {len(runs)} runs:"
    for test, count in often.most_common():
        yield f"{count:5}  {test}"
        said = Counter(run.failed[test] for run in runs if test in run.failed)
        yield from (f"       {times:5}  {words}" for words, times in said.most_common())


def kept(file: Path, tests: Sequence[str]) -> list[Run]:
    """Return the runs of some tests that a file keeps, but for a line that was broken off."""
    whole = file.read_bytes().rpartition(b"\n")[0] if file.exists() else b""
    lines = whole.splitlines()
    if lines:
        _ = file.write_bytes(whole + b"\n")
    runs = [msgspec.json.decode(line, type=Run) for line in lines]
    return [run for run in runs if run.tests == tuple(tests)]


# -- what is tested -------------------------------------------------------------------------


def git(*arguments: str) -> str:
    """Return what git says."""
    command = ("git", "-C", str(ROOT), *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def program() -> str:
    """Return the name of the program as it lies here: a digest of all that the tests see."""
    trees = git("rev-parse", *(f"HEAD:{folder}" for folder in SEEN))
    changes = git("diff", "HEAD", "--", *SEEN)
    return hashlib.sha256((trees + changes).encode()).hexdigest()[:12]


# -- the runs -------------------------------------------------------------------------------


@contextmanager
def counting() -> Iterator[None]:
    """Keep a processor busy."""
    process = subprocess.Popen([sys.executable, "-c", COUNTS])
    try:
        yield
    finally:
        process.kill()
        _ = process.wait()


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Keep `count` processors busy; in the end nothing counts any more, whatever happened."""
    with ExitStack() as stack:
        for _ in range(count):
            stack.enter_context(counting())
        yield


def judged(tests: Sequence[str], workers: int, named: Path, deals: int) -> Run:
    """Run tests once, with deals of that number; what they say lies beside their report.

    Raises:
        SystemExit: pytest could not judge them.
    """
    report, said = named.with_suffix(".xml"), named.with_suffix(".log")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", str(workers)]
    command += ["-m", "not soak", f"--junitxml={report}", *tests]
    # Where a change is judged what fails is tried again: here it counts.
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    environment["GORIN_DEALS"] = str(deals)
    report.unlink(missing_ok=True)
    begun = time.monotonic()
    with said.open("wb") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        try:
            status = process.wait()
        finally:
            end(process)
    if status not in JUDGED or not report.exists():
        sys.exit(f"pytest ended with {status}; what it said is in {said}")
    return read_run(report.read_text(encoding="utf-8"), tests, time.monotonic() - begun)


def end(process: subprocess.Popen[bytes]) -> None:
    """Let a run that is broken off close its browsers and servers; kill it if it does not."""
    if process.poll() is not None:
        return
    process.send_signal(signal.SIGINT)
    try:
        _ = process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        _ = process.wait()


def soak(tests: Sequence[str], runs: int, workers: int, beside: int, file: Path) -> list[Run]:
    """Run the runs that are left, and tell of each; those that a file keeps count."""
    done = kept(file, tests)[:runs]
    if done:
        print(f"{len(done)} of {runs} runs are kept in {file}", flush=True)
    with busy(beside), file.open("ab") as lines:
        while len(done) < runs:
            number = len(done) + 1
            run = judged(tests, workers, file.with_name(f"{file.stem}-{number}"), number)
            done.append(run)
            _ = lines.write(msgspec.json.encode(run) + b"\n")
            lines.flush()
            mean = sum(each.seconds for each in done) / len(done)
            print(line_of(run, len(done), runs, mean * (runs - len(done))), flush=True)
            for test, words in run.failed.items():
                print(f"    {test}\n        {words}", flush=True)
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and run; return 1 if a test failed in any run."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    _ = reader.add_argument("--runs", type=int, default=RUNS)
    _ = reader.add_argument("--workers", type=int, default=2, help="processes that run tests")
    processors = os.cpu_count() or 1
    _ = reader.add_argument(
        "--busy", type=int, default=processors, help="processes that count beside them"
    )
    _ = reader.add_argument("--tests", nargs="+", default=["tests/browser"], metavar="PATH")
    _ = reader.add_argument("--anew", action="store_true", help="forget what was run before")
    asked = reader.parse_args(arguments)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"browser-{program()}.jsonl"
    if asked.anew:
        file.unlink(missing_ok=True)
    _ = signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    _ = os.nice(NICE)
    try:
        runs = soak(tuple(asked.tests), asked.runs, asked.workers, asked.busy, file)
    except KeyboardInterrupt:
        print(f"broken off; the same command goes on. What was run is in {file}")
        return 2
    print("\n".join(table_of(runs)))
    return int(any(run.failed for run in runs))


if __name__ == "__main__":
    sys.exit(main())
