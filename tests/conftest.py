"""Marks of tests must name clauses that exist: a wrong one stops the run.

What is cheap runs before what is dear. No test reads what the person who runs it keeps: saved
games, or cards that this person entered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from tests import pools
from tests.times import Clerk, Ledger

from gorin.content.clauses.registers import known_clauses


def unknown_marks(items: Iterable[pytest.Item]) -> list[str]:
    """Return each mark that names no clause of any register, with its test."""
    clauses = known_clauses()
    return [
        f"{item.nodeid}: {clause}"
        for item in items
        for mark in item.iter_markers("clause")
        for clause in mark.args
        if clause not in clauses
    ]


settings.register_profile("dev", max_examples=20, deadline=None)
for profile, examples in (("ci", 25), ("soak", 100)):
    settings.register_profile(
        profile, max_examples=examples, deadline=None, derandomize=True, database=None
    )
settings.load_profile("dev")
"""Few examples, others in each run; the long run takes `ci` and soak `soak`: always the same."""

DEAR = ("tests/cli/", "tests/sim/", "tests/hall/", "tests/web/", "tests/browser/")
"""The folders whose tests run last, the dearest at the end."""


def dearness(item: pytest.Item) -> int:
    """Return how late a test runs: what is quick to tell a fault comes before what is slow."""
    return sum(number for number, dear in enumerate(DEAR, 1) if item.nodeid.startswith(dear))


def pytest_addoption(parser: pytest.Parser) -> None:
    pools.add_option(parser)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return pools.ignored(collection_path, config)


def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    pools.keep(items, config)
    if unknown := unknown_marks(items):
        raise pytest.UsageError("tests are marked with unknown clauses:\n" + "\n".join(unknown))
    items.sort(key=dearness)


@pytest.fixture(autouse=True, scope="session")
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the program keep its files in a folder of this run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GORIN_HOME", str(tmp_path_factory.mktemp("home")))
        yield


def pytest_configure(config: pytest.Config) -> None:
    """Note the times of tests: in each process, and where the reports of all come together."""
    config.pluginmanager.register(Clerk())
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Ledger())
