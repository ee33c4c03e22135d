"""First lines of docstrings: they begin with a verb or a noun, never with a word that asks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.meta.sources import ROOT, tracked, written

DONE = (
    "benchmarks/",
    "scripts/",
    r"src/gorin/(?!games/(l5r_ccg|magic)/)",
    r"tests/(?!test_)[^/]+\.py$",
)
"""Beginnings of the paths that are held to it, as regular expressions.

The rules of the L5R CCG and of Magic are to be written anew, and are held to it then.
"""

REFUSED = re.compile(r"\s*(Who|Whoever|Whose|What|Whatever|Where|Which|How|When|That)\b")
"""Words that no first line begins with."""


def is_done(path: str) -> bool:
    """Return whether a file's docstrings are held to it, by its path in the repository."""
    return any(re.match(each, path) for each in DONE)


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield all docstrings with their lines, those under constants and fields among them."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else ():
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield statement.lineno, text


def refused(path: str, text: str) -> Iterator[str]:
    """Yield each docstring of a file that begins with a refused word, with its place."""
    for line, docstring in sorted(docstrings(ast.parse(text))):
        beginning = REFUSED.match(docstring)
        if beginning is not None:
            yield f"{path}:{line}: begins with '{beginning[1]}'"


def files() -> Iterator[tuple[str, Path]]:
    """Yield the files of Python that are held to it, by their paths in the repository."""
    for path in tracked():
        name = path.relative_to(ROOT).as_posix()
        if path.suffix == ".py" and is_done(name):
            yield name, path


def test_no_docstring_begins_with_a_word_that_asks() -> None:
    wrong = [each for name, path in files() for each in refused(name, written(path))]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("beginning", DONE)
def test_every_beginning_of_paths_finds_files(beginning: str) -> None:
    assert any(re.match(beginning, name) for name, _ in files())


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ('"""What it is."""\n', 1, "What"),
        ('import re\n\nMOST = 3\n"""How many there may be."""\n', 4, "How"),
        ('class Table:\n    """Where people\n    play."""\n', 2, "Where"),
        ('class Table:\n    name: str\n    """Whose it is."""\n', 3, "Whose"),
        ('def ask():\n    """\n    Whoever asks."""\n', 2, "Whoever"),
        ('async def ask():\n    """Which one."""\n', 2, "Which"),
        ('def ask():\n    def inner():\n        """When it is."""\n', 3, "When"),
    ],
)
def test_a_word_that_asks_is_caught_with_its_file_and_line(text: str, line: int, word: str) -> None:
    assert list(refused("src/planted.py", text)) == [f"src/planted.py:{line}: begins with '{word}'"]


def test_verbs_nouns_and_other_strings_are_fine() -> None:
    text = '"""Whole numbers."""\nWORD = "What"\ndef ask():\n    """Ask.\n\n    What it is."""\n'
    assert list(refused("src/planted.py", text)) == []


def test_helpers_of_tests_are_held_to_it_and_tests_are_not() -> None:
    assert is_done("tests/each.py")
    assert is_done("benchmarks/hostility/wire.py")
    assert not is_done("tests/test_walk.py")
    assert not is_done("tests/kernel/tables.py")
