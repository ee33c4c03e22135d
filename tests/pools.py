"""Two pools of tests: those that work, and those that wait for something most of their time.

A browser, a server that is started and killed, a terminal: such tests keep no core busy, so more
of them than there are cores run side by side, in a run of pytest of their own. `--pool` names the
pool to run; without it all tests run. `scripts/run_tests.py` runs one after the other.
"""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKING, WAITING = "working", "waiting"
POOLS = (WORKING, WAITING)
"""The pools in the order in which they run."""
WAITS = (
    "tests/browser",
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
    waits = any(path.is_relative_to(ROOT / each) for each in WAITS)
    return WAITING if waits else WORKING


def add_option(parser: pytest.Parser) -> None:
    """Let a run of pytest be of one pool alone."""
    parser.addoption("--pool", choices=POOLS, help="run the tests of this pool alone")


def ignored(path: Path, config: pytest.Config) -> bool | None:
    """Return True for what is not collected because all of it is of the other pool."""
    pool = config.getoption("pool")
    is_mixed = path.is_dir() and pool_of(path) != WAITING
    return True if pool is not None and not is_mixed and pool_of(path) != pool else None


def keep(items: list[pytest.Item], config: pytest.Config) -> None:
    """Take out the tests of the other pool: files that somebody names are collected always."""
    pool = config.getoption("pool")
    other = [item for item in items if pool is not None and pool_of(item.path) != pool]
    if other:
        config.hook.pytest_deselected(items=other)
        items[:] = [item for item in items if pool_of(item.path) == pool]
