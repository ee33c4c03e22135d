"""Prints how far the rule books and the cards are: `python scripts/figures.py`.

Fails if more cards of a game than the ceiling are written by hand rather than in words.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources

from gorin.content.boxes import boxes
from gorin.kernel.clauses import STATES

CEILING = 0.20
"""The share of cards with a generator of their own that a game may have."""


def clauses() -> Iterator[str]:
    """Yield a line for each rule book: how many clauses are in which state."""
    for register in sorted((resources.files("gorin") / "rules").iterdir(), key=lambda f: f.name):
        if register.name.endswith(".toml"):
            rows = tomllib.loads(register.read_text(encoding="utf-8"))["clauses"].values()
            count = Counter(row["state"] for row in rows)
            shown = ", ".join(f"{count[state]} {state}" for state in STATES)
            concern = len(rows) - count["not-applicable"]
            share = count["done"] / concern if concern else 1
            yield f"clauses  {register.name.removesuffix('.toml'):<14} {shown}; {share:.0%} done"


def cards() -> Iterator[tuple[str, float]]:
    """Yield a line for each format, and the share of its cards that are written by hand."""
    for box in boxes():
        for format in box.choosable:
            scripts = format.rulebook.scripts.values()
            local = [script.local for script in scripts if hasattr(script, "local")]
            share = sum(local) / len(local) if local else 0.0
            title = f"{box.id}/{format.id}"
            yield f"cards    {title:<24} {sum(local)} of {len(local)} by hand, {share:.0%}", share


def main() -> int:
    """Print all figures; return 1 if a game has too many cards written by hand."""
    for line in clauses():
        print(line)
    found = list(cards())
    for line, _ in found:
        print(line)
    return 1 if any(share > CEILING for _, share in found) else 0


if __name__ == "__main__":
    sys.exit(main())
