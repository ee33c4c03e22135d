"""How the browser's tests wait: never by what the page's policy forbids."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("tests", "benchmarks", "docs", "scripts")
FORBIDDEN = "wait_for_function"
"""Polls by `eval` in the page, which its policy forbids: it holds at once or fails, by chance."""


def forbidden_waits(text: str) -> Iterator[int]:
    """Yield the lines of a source in which the page is asked to poll."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr == FORBIDDEN:
            yield node.lineno


def test_nobody_lets_the_page_poll() -> None:
    """Wait by `until` of `tests/browser/playing.py`, or by what a locator is expected to be."""
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 100
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files
        for line in forbidden_waits(path.read_text("utf-8"))
    ]
    assert wrong == []


@pytest.mark.parametrize("text", ["page.wait_for_function('x')", "wait = page.wait_for_function"])
def test_a_page_that_polls_is_caught(text: str) -> None:
    assert list(forbidden_waits(f"{text}\npage.wait_for_url('x')")) == [1]
