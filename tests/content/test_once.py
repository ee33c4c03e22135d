"""What is read of all rule books and tests is read once, however many ask for it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event
from typing import Any

import pytest

from gorin.content.clauses import homes, registers
from gorin.web import rules

THREADS = 8


def ask_at_once(ask: Callable[[], object]) -> list[object]:
    """Return what several threads get that begin together."""
    begin = Barrier(THREADS)

    def asks(_: int) -> object:
        begin.wait(60)
        return ask()

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(asks, range(THREADS)))


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing of all that have been made yet, as in a server that has just started."""
    made = (registers.proofs, registers.join, homes.find_homes, rules._books)
    for each in made:
        monkeypatch.setattr(each, "_made", [])


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("ask", [rules._books, lambda: rules.rule_of("TR-6.13")])
def test_tests_are_read_once_though_several_ask_for_rules_at_the_same_time(
    ask: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Path] = []
    another = Event()

    def marked(folder: Path) -> dict[str, tuple[registers.Proof, ...]]:
        calls.append(folder)
        if len(calls) > 1:
            another.set()
        _ = another.wait(1)  # whoever else would read them begins meanwhile
        return {"TR-6.13": (registers.Proof("tests/test_x.py::test_y"),)}

    monkeypatch.setattr(registers, "marked_tests", marked)
    found = ask_at_once(ask)
    assert len(calls) == 1
    assert found.count(found[0]) == THREADS
