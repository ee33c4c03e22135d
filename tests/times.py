"""Notes how much processor time each test takes, in `build/test-times.json`.

The time of a test is that of its process and of all that this one started, browsers and servers
too, while the test ran, with what was made ready for it and cleaned up after it. Each process
times a reference loop now and then, and brings what it notes to a machine on which that takes
`REFERENCE`: beside others a processor is slower than alone. `scripts/test_budget` reads the
figures, `scripts/run_tests` how a run ended.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import process_time

import msgspec
import pytest

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "test-times.json"
REFERENCE = 52.0
"""Milliseconds that the reference loop takes on the machine that all figures are brought to."""
SOMETIMES = 5.0
"""The seconds of its processor after which a process times the reference loop again."""
PROCESSOR = "processor"
"""The name of a report's property with the time of processors."""
COUNTED = "GORIN_TESTS_COUNTED"
"""The variable that names a file in which a run notes how it ended."""
SLOWEST = 25
"""The number of tests that are named at the end where a change is judged."""


class Cost(msgspec.Struct):
    """The cost of one test.

    Attributes:
        processor: seconds of processors, brought to the machine of the reference.
        clock: seconds by the clock on the wall.
        retries: how often it failed and was tried again.
        slow: whether it is one of the long tests, marked so.
    """

    processor: float = 0.0
    clock: float = 0.0
    retries: int = 0
    slow: bool = False


class Times(msgspec.Struct):
    """The costs of the tests, by their names."""

    tests: dict[str, Cost]


class Counts(msgspec.Struct):
    """The end of a run.

    Attributes:
        passed: how many tests passed.
        failed: how many failed, or could not be made ready or cleaned up after.
        again: those that needed a second try, whether it passed or not.
    """

    passed: int = 0
    failed: int = 0
    again: list[str] = []


def reference() -> float:
    """Return how many milliseconds it takes now to add five million numbers."""
    counted: list[float] = []
    for _ in range(5):
        start = process_time()
        _ = sum(range(1_000_000))
        counted.append(5000 * (process_time() - start))
    return median(counted)


def read_times(path: Path = KEPT) -> Times | None:
    """Return the figures of earlier runs, nothing if there are none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Times)
    except (OSError, msgspec.DecodeError):
        return None


def read_counts(path: Path) -> Counts | None:
    """Return how a run ended, nothing if it noted nothing."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Counts)
    except (OSError, msgspec.DecodeError):
        return None


def file_of(test: str) -> str:
    """Return the file of a test by its name."""
    return test.partition("::")[0]


def used() -> float:
    """Return the seconds of processors that this process and all that it started have taken.

    Of those that still run, a browser or a server, the system is asked where it tells
    (`/proc`); elsewhere only those count that this process has waited for.
    """
    times = os.times()
    ended = times.user + times.system + times.children_user + times.children_system
    return ended + sum(map(_taken, started(os.getpid())))


def started(process: int) -> Iterator[int]:
    """Yield the processes that run and were started by one, or by one of these."""
    for path in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):  # it has ended meanwhile
            for child in map(int, path.read_text().split()):
                yield child
                yield from started(child)


def _taken(process: int) -> float:
    """Return the seconds that a running process and those that it waited for have taken."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:  # it has ended meanwhile
        return 0.0
    # The name of the program is in brackets and may hold anything; the 14th to 17th field are
    # the times of the process and of those it waited for, by user and by system.
    fields = stat.rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


class Clerk:
    """Notes the times in each process that runs tests; they travel with the reports."""

    def __init__(
        self, used: Callable[[], float] = used, reference: Callable[[], float] = reference
    ) -> None:
        self.used = used
        self.reference = reference
        self.slower = reference() / REFERENCE
        self.since = self.timed = used()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self) -> None:
        if self.used() - self.timed >= SOMETIMES:
            self.slower = self.reference() / REFERENCE
            self.timed = self.used()
        self.since = self.used()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = self.used()
        # A process that ended and that nobody here waited for takes its seconds with it.
        setattr(report, PROCESSOR, max(0.0, now - self.since) / self.slower)
        self.since = now
        return report


class Ledger:
    """Gathers the times of all processes and keeps them."""

    def __init__(self, path: Path = KEPT) -> None:
        self.path = path
        self.costs: dict[str, Cost] = {}
        self.counts = Counts()
        # Runs that a test begins note nothing there.
        self.counted = os.environ.pop(COUNTED, "")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        cost = self.costs.setdefault(report.nodeid, Cost())
        cost.processor += getattr(report, PROCESSOR, 0.0)
        cost.clock += report.duration
        cost.slow = "slow" in report.keywords
        if str(report.outcome) == "rerun":
            cost.retries += 1
            self.counts.again.append(report.nodeid)
        self.counts.failed += report.failed
        self.counts.passed += report.passed and report.when == "call"

    def pytest_sessionfinish(self) -> None:
        """Put the figures in the place of those that earlier runs have of the same tests."""
        if self.counted:
            Path(self.counted).write_bytes(msgspec.json.encode(self.counts))
        if not self.costs:
            return
        before = read_times(self.path)
        tests = (before.tests if before else {}) | self.costs
        present = {name: cost for name, cost in tests.items() if (ROOT / file_of(name)).exists()}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.encode(Times(present)))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print, where a change is judged, the slowest tests and those that were tried again."""
        if os.environ.get("CI"):
            for line in summary(self.costs):
                terminalreporter.write_line(line)
            for report in terminalreporter.stats.get("rerun", ()):
                terminalreporter.write_sep("_", f"why again: {report.nodeid}")
                terminalreporter.write_line(report.longreprtext)


def summary(costs: Mapping[str, Cost]) -> Iterator[str]:
    """Yield the lines about the slowest tests, and about those that needed a second try."""
    slowest = sorted(costs, key=lambda name: -costs[name].clock)[:SLOWEST]
    yield f"The {len(slowest)} slowest tests, in seconds by the clock and of processors:"
    for name in slowest:
        yield f"{costs[name].clock:7.1f} {costs[name].processor:7.1f}  {name}"
    again = [name for name, cost in costs.items() if cost.retries]
    yield f"Tests that needed a second try: {len(again) or 'none'}"
    yield from (f"  {name}" for name in again)
