"""The owner of a file: a game, or the house. The budget of tests and their selection ask it.

A game has the name of its package in `src/gorin/games`. All its files have that name in their
path, as a folder or in the name of a file. A test may also say it by what it imports.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOUSE = "house"
"""The owner of everything that belongs to no game."""
ROOMS = tuple(f"tests/{room}/" for room in ("bots", "cli", "content", "text"))
"""Folders of tests whose files may be about a game without its name: their imports have it."""


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games' packages."""
    packages = (ROOT / "src" / "gorin" / "games").glob("*/__init__.py")
    return tuple(sorted(package.parent.name for package in packages))


def named_in(text: str) -> str | None:
    """Return the game that a path, a module or a test names."""
    plain = text.replace("-", "_")
    return next((game for game in games() if game in plain), None)


@cache
def owner(path: str) -> str:
    """Return the game that a file belongs to, or the house; the path begins at the root."""
    if game := named_in(path):
        return game
    if path.startswith(ROOMS) and path.endswith(".py"):
        named = [named_in(module) for module in sorted(imports(path))]
        return next(filter(None, named), HOUSE)
    return HOUSE


@cache
def imports(path: str) -> frozenset[str]:
    """Return all that a file of Python imports: modules, and what may be a module or a name."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(modules)
