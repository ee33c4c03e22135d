"""Three pools of tests: those that work, those that wait most of their time, and those that browse.

A server that is started and killed, a terminal, a browser: such tests keep no core busy, so more
of them than there are cores run side by side, in runs of pytest of their own. In that of the
browsers nothing else runs, so one browser serves all tests of a process. `--pool` names the pool
to run; without it all tests run. `scripts/run_tests.py` runs one after the other.
"""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKING, WAITING, BROWSING = POOLS = ("working", "waiting", "browsing")
"""The pools in the order in which they run."""
BROWSES = "tests/browser"
"""The folder whose tests have a browser."""
WAITS = (
    "tests/cli/terminal",
    "tests/cli/test_whole_games.py",
    "tests/hall/store/test_crash.py",
    "tests/web/test_crash.py",
    "tests/web/test_hostile.py",
    "tests/web/test_machine.py",
    "tests/web/test_run.py",
    "tests/web/test_several.py",
)
"""The folders and files whose tests wait; a test holds that all of them are there."""


def pool_of(path: Path) -> str:
    """Return the pool of a test by its file."""
    if path.is_relative_to(ROOT / BROWSES):
        return BROWSING
    waits = any(path.is_relative_to(ROOT / each) for each in WAITS)
    return WAITING if waits else WORKING


def add_option(parser: pytest.Parser) -> None:
    """Let a run of pytest be of one pool alone."""
    parser.addoption("--pool", choices=POOLS, help="run the tests of this pool alone")


def ignored(path: Path, config: pytest.Config) -> bool | None:
    """Return True for what is not collected because all of it is of other pools."""
    pool = config.getoption("pool")
    is_mixed = path.is_dir() and pool_of(path) == WORKING
    return True if pool is not None and not is_mixed and pool_of(path) != pool else None


def keep(items: list[pytest.Item], config: pytest.Config) -> None:
    """Take out the tests of other pools: files that somebody names are collected always."""
    pool = config.getoption("pool")
    other = [item for item in items if pool is not None and pool_of(item.path) != pool]
    if other:
        config.hook.pytest_deselected(items=other)
        items[:] = [item for item in items if pool_of(item.path) == pool]
