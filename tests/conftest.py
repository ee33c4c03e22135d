"""Marks of tests must name clauses that exist: a wrong one stops the run.

No test reads what the person who runs it keeps: saved games, or cards that this person entered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from gorin.content.clauses.registers import known_clauses


def unknown_marks(items: Iterable[pytest.Item]) -> list[str]:
    """Return each mark that names no clause of any register, with its test."""
    known = known_clauses()
    return [
        f"{item.nodeid}: {clause}"
        for item in items
        for mark in item.iter_markers("clause")
        for clause in mark.args
        if clause not in known
    ]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if unknown := unknown_marks(items):
        raise pytest.UsageError("tests are marked with unknown clauses:\n" + "\n".join(unknown))


@pytest.fixture(autouse=True, scope="session")
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the program keep its files in a folder of this run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GORIN_HOME", str(tmp_path_factory.mktemp("home")))
        yield
