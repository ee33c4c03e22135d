"""Short names of what a program does, to tell whether something was computed by the same one."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import gorin

PACKAGE = Path(gorin.__file__).parent
"""The folder of this program's modules."""


@cache
def source_digest(*parts: str, without: tuple[str, ...] = ()) -> str:
    """Return the digest of modules and packages of this program, named by path such as "bots".

    Modules and packages that are named as `without` do not count, nor do comments, docstrings
    and layout.
    """
    left_out = tuple(_files(without))
    return digest_of_files(file for file in _files(parts) if file not in left_out)


def digest_of_files(files: Iterable[Path]) -> str:
    """Return the digest of what modules do."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(meaning_of(file.read_bytes()).encode())
    return digest.hexdigest()[:12]


def meaning_of(code: bytes) -> str:
    """Return what a module does as text: the same for two that differ in comments or layout."""
    return ast.dump(_without_docstrings(ast.parse(code)))


def _files(parts: tuple[str, ...]) -> Iterator[Path]:
    for part in parts:
        place = PACKAGE / part
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
