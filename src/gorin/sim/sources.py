"""Short names of what a program does, to tell whether something was computed by the same one."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import gorin


@cache
def source_digest(*parts: str, without: tuple[str, ...] = ()) -> str:
    """Return the digest of modules and packages of this program, named by path such as "bots".

    Modules and packages that are named as `without` do not count, nor do comments, docstrings
    and layout.
    """
    made = hashlib.sha256()
    left_out = tuple(_files(without))
    for file in _files(parts):
        if file in left_out:
            continue
        made.update(meaning_of(file.read_bytes()).encode())
    return made.hexdigest()[:12]


def meaning_of(code: bytes) -> str:
    """Return what a module does as text: the same for two that differ in comments or layout."""
    return ast.dump(_without_docstrings(ast.parse(code)))


def _files(parts: tuple[str, ...]) -> Iterator[Path]:
    folder = Path(gorin.__file__).parent
    for part in parts:
        place = folder / part
        yield from sorted(place.rglob("*.py")) if place.is_dir() else (place,)


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [one for one in body if not _is_text(one)]
    return tree


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )
