"""Runs the tests, one pool after the other: `python -m scripts.run_tests [of pytest]`.

The tests that work get a process for each core, those that wait or browse (`tests/pools.py`)
two. What is said is handed to pytest for all pools: `-k treasure`, or files. The exit code is
that of the first pool that did not pass; a pool without tests passes if another has some.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from msgspec.structs import replace
from scripts.parts import Part, note, path_of, run
from tests.pools import POOLS, WORKING
from tests.times import COUNTED, Counts, read_counts

JOBS = "JOBS"
"""The variable that says how many cores the tests may use."""
CORES = 2
"""The number of cores that are used if nobody says another."""
WAITERS = 2
"""The number of tests that wait side by side on each core."""
NOTHING = 5
"""The exit code of pytest if there was no test."""


def run_pool(pool: str, cores: int, arguments: Sequence[str]) -> Part:
    """Run the tests of one pool and note what they took, with the numbers of tests."""
    title = f"tests that are {pool}"
    counts = path_of(title, "counts")
    counts.unlink(missing_ok=True)
    shared = ["-n", str(cores)]
    if pool != WORKING:
        # Such a test takes long: none is to stand in the queue of a process while others idle.
        shared = ["-n", str(cores * WAITERS), "--maxschedchunk=1"]
    command = [sys.executable, "-m", "pytest", f"--pool={pool}", *shared, *arguments]
    part = run(title, command, env={COUNTED: str(counts)})
    counted = read_counts(counts) or Counts()
    part = replace(part, passed=counted.passed, failed=counted.failed, again=tuple(counted.again))
    note(part)
    return part


def verdict(statuses: Sequence[int]) -> int:
    """Return the exit code of all pools together."""
    bad = [status for status in statuses if status not in (0, NOTHING)]
    if bad:
        return bad[0]
    return 0 if 0 in statuses else NOTHING


def main(arguments: Sequence[str]) -> int:
    """Run all pools; return the exit code."""
    cores = int(os.environ.get(JOBS) or CORES)
    return verdict([run_pool(pool, cores, arguments).status for pool in POOLS])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
