"""The count of calls that decisions take: `scripts/calls.py`."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import calls
from scripts.calls import Counter, Figure, formats, measured

from gorin.kernel.words import say


def test_only_calls_of_functions_of_gorin_count() -> None:
    with Counter() as counter:
        for _ in range(5):
            _ = say("some-message")
        _ = sorted([3, 1], key=lambda number: -number)
    assert counter.calls == 5 * one_call()
    _ = say("some-message")
    assert counter.calls == 5 * one_call()  # nothing counts after it


def one_call() -> int:
    """Return what saying one message takes."""
    with Counter() as counter:
        _ = say("some-message")
    assert counter.calls > 0
    return counter.calls


def test_the_same_games_take_the_same_calls() -> None:
    ((_, table),) = formats(["l5r-ccg"])
    first, second = measured(table, 1), measured(table, 1)
    assert first.decisions > 20
    assert (first.decisions, first.calls) == (second.decisions, second.calls)


def test_figures_of_another_commit_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    assert calls.main(["l5r-ccg", "--games", "1", "--keep", str(kept)]) == 0
    assert calls.main(["l5r-ccg", "--games", "1", "--against", str(kept)]) == 0
    assert "+0.00%" in capsys.readouterr().out
    half = Figure(decisions=10, calls=50, seconds=1.0)
    assert "-50.00%" in calls.line("x", half, Figure(decisions=10, calls=100, seconds=1.0))
