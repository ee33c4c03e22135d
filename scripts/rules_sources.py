"""The sources of a game's rules, and their digest: the same on every machine and every Python.

What counts is what a match is played by: the kernel, timing, the game's rules and cards, what is
printed on its cards, and what begins a match. Comments, docstrings and layout do not count.
"""

from __future__ import annotations

import ast
import hashlib
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "gorin"
SHARED = ("kernel", "timing")
BEGINNING = ("box.py", "formats.py", "pool.py", "series.py", "setup.py")
"""Modules of a game's content that make a match of a plan."""
DIGITS = 12
"""The number of digits of a digest that are kept."""


def digest_of(game: str) -> str:
    """Return the digest of the sources of a game's rules."""
    digest = hashlib.sha256()
    for file in sources_of(game):
        digest.update(f"{file.relative_to(PACKAGE).as_posix()}\n{_meaning(file)}\n".encode())
    return digest.hexdigest()[:DIGITS]


def sources_of(game: str) -> Iterator[Path]:
    """Yield the files that make the rules of a game, always in the same order."""
    module = game.replace("-", "_")
    for folder in (*(PACKAGE / name for name in SHARED), PACKAGE / "games" / module):
        yield from _sorted(folder, ".py")
    for name in BEGINNING:
        file = PACKAGE / "content" / module / name
        if file.is_file():
            yield file
    for ending in (".json", ".toml"):
        yield from _sorted(PACKAGE / "data" / game / "cards", ending)


def _sorted(folder: Path, ending: str) -> list[Path]:
    files = (file for file in folder.rglob(f"*{ending}") if file.is_file())
    return sorted(files, key=lambda file: file.relative_to(folder).as_posix())


@cache
def _meaning(file: Path) -> str:
    """Return what a file says as text: the same for two that differ in comments or layout."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return meaning_of(text)
    data = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    return json.dumps(data, sort_keys=True, default=str)


def meaning_of(code: str) -> str:
    """Return what a module does as text.

    `ast.dump` tells of fields that only newer Pythons have; empty ones are left out here.
    """
    parts: list[str] = []
    _tell(ast.parse(code), parts)
    return "".join(parts)


def _tell(value: object, parts: list[str]) -> None:
    if isinstance(value, ast.AST):
        parts.append(f"{type(value).__name__}(")
        for name in value._fields:
            inner = getattr(value, name, None)
            if inner is not None and inner != []:
                parts.append(f"{name}=")
                _tell(_without_docstrings(inner) if name == "body" else inner, parts)
        parts.append(")")
    elif isinstance(value, list):
        parts.append("[")
        for one in value:
            _tell(one, parts)
        parts.append("]")
    else:
        parts.append(f"{value!r},")


def _without_docstrings(body: object) -> object:
    return [one for one in body if not _is_text(one)] if isinstance(body, list) else body


def _is_text(statement: object) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )
