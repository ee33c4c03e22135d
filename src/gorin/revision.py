"""The revision of the program: which commit of its repository it was made from.

Whoever holds what an older program wrote can get that program again by it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent
NOTED = "revision.txt"
"""The file in which a wheel carries the revision that it was built from."""
SHOWN = 8
"""The number of digits of a revision that people are shown."""


@cache
def revision() -> str:
    """Return the revision, empty if nothing tells: a wheel says it, or the checkout itself."""
    return _noted(PACKAGE / NOTED) or of_checkout(PACKAGE.parent.parent)


def of_checkout(root: Path) -> str:
    """Return the revision that a checkout of the repository stands at, empty if it is none.

    What was changed in it and not committed is not looked at.
    """
    git = root / ".git"
    if git.is_file():  # a further working tree: its folder lies with the repository's own
        git = (root / _noted(git).removeprefix("gitdir:").strip()).resolve()
    head = _noted(git / "HEAD")
    if not head.startswith("ref:"):
        return head[:SHOWN]
    name = head.removeprefix("ref:").strip()
    common = _noted(git / "commondir")
    shared = (git / common) if common else git
    return (_noted(git / name) or _noted(shared / name) or _packed(shared, name))[:SHOWN]


def _packed(git: Path, name: str) -> str:
    """Return what a reference names that git has put into its list of them."""
    rows = (row.split(" ") for row in _noted(git / "packed-refs").splitlines())
    return next((row[0] for row in rows if row[1:] == [name]), "")


def _noted(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
