"""Writes `constraints.txt`: what the program was tested with, for whoever installs it.

    python -m scripts.constrained

All that is named is what is installed here, of the packages that the program needs and of those
that these need. `make play` and `make test` install just that; a package of the program bounds
only what it must.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
FILE = ROOT / "constraints.txt"
HEAD = "# What Gorin was tested with: python -m scripts.constrained\n"
EXTRAS = ("plots", "postgres")


def wanted() -> list[Requirement]:
    """Return what the program needs, what its extras need too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = (text for name in EXTRAS for text in project["optional-dependencies"][name])
    return [Requirement(text) for text in (*project["dependencies"], *extras)]


def installed(needs: Iterable[Requirement]) -> dict[str, str]:
    """Return the versions of packages, and of those that they need, by name."""
    found: dict[str, str] = {}
    left = list(needs)
    while left:
        need = left.pop()
        name = canonicalize_name(need.name)
        if name in found:
            continue
        try:
            package = distribution(name)
        except PackageNotFoundError:  # only other systems or other Pythons need it
            continue
        found[name] = package.version
        left.extend(_needs(package.requires or (), need.extras))
    return found


def _needs(texts: Iterable[str], extras: set[str]) -> Iterator[Requirement]:
    for need in map(Requirement, texts):
        marker = need.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield need


def text_of(versions: dict[str, str]) -> str:
    """Return a file of constraints."""
    return HEAD + "".join(f"{name}=={versions[name]}\n" for name in sorted(versions))


def read(text: str) -> dict[str, str]:
    """Return the versions that a file of constraints names."""
    rows = (re.fullmatch(r"([a-z0-9-]+)==(\S+)", row) for row in text.splitlines())
    return {row[1]: row[2] for row in rows if row is not None}


def main() -> int:
    """Write the file; return the exit code."""
    _ = FILE.write_text(text_of(installed(wanted())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
