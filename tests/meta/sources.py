"""The files that tests about the code read."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PURE = ("gorin.kernel", "gorin.timing", "gorin.games")
"""The packages whose code plays games: the strictest rules are for them."""


class Module(Struct, frozen=True):
    """A module of the package: its dotted name and its syntax tree."""

    name: str
    tree: ast.Module


@cache
def tracked() -> tuple[Path, ...]:
    """Return the files of the repository, new ones too, but none that git ignores."""
    if not (ROOT / ".git").exists():  # an unpacked source archive
        every = (path for path in ROOT.rglob("*") if path.is_file())
        return tuple(sorted(path for path in every if not _is_hidden(path)))
    # The checkout may belong to somebody else than the one who runs the tests.
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listed = subprocess.run(
        [*command, "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = (ROOT / name for name in sorted(set(listed.split("\0"))) if name)
    return tuple(path for path in paths if path.is_file())


def _is_hidden(path: Path) -> bool:
    return any(part.startswith((".", "__")) for part in path.relative_to(ROOT).parts[:-1])


def written(path: Path) -> str:
    """Return a file's text; what is not text is empty."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@cache
def modules() -> tuple[Module, ...]:
    """Return all modules of the package."""
    return tuple(_modules())


def pure_modules() -> tuple[Module, ...]:
    """Return the modules of the kernel and of the games."""
    return tuple(module for module in modules() if module.name.startswith(PURE))


def _modules() -> Iterator[Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        yield Module(name, ast.parse(path.read_text(encoding="utf-8")))


def module_of(text: str, name: str = "gorin.games.planted") -> Module:
    """Return a module from its text, to plant a fault in."""
    return Module(name, ast.parse(text))
