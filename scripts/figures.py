"""Prints how far the rule books and the cards are: `python scripts/figures.py`.

Fails if more cards of a game than the ceiling are written by hand rather than in words, or if more
than another ceiling need a word that no other card uses.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources

from msgspec import Struct

from gorin.content.boxes import boxes
from gorin.kernel.clauses import STATES
from gorin.kernel.words import Word

CEILING = 0.20
"""The share of cards with a generator of their own that a game may have."""
OWN_WORDS = {"l5r-lcg": 0.33, "magic": 0.47, "tomb-raider": 0.51}
"""The share of cards that need a word of their own, by game; it only ever falls."""


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


def words_in(value: object) -> Iterator[type]:
    """Yield the kinds of words that a script is made of."""
    if isinstance(value, Word):
        yield type(value)
    if isinstance(value, Struct):
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    if isinstance(value, tuple | list):
        for part in value:
            yield from words_in(part)


def own_words() -> Iterator[tuple[str, bool]]:
    """Yield a line for each game, and whether too many cards need a word of their own."""
    for box in boxes():
        scripts = {
            name: script
            for format in box.choosable
            for name, script in format.rulebook.scripts.items()
        }
        used = {name: set(words_in(script)) for name, script in scripts.items()}
        count = Counter(word for words in used.values() for word in words)
        own = sum(any(count[word] == 1 for word in words) for words in used.values())
        share = own / len(used) if used else 0.0
        line = f"words    {box.id:<24} {len(count)} used; {own} of {len(used)} cards have their own"
        yield f"{line}, {share:.0%}", share > OWN_WORDS.get(box.id, CEILING)


def main() -> int:
    """Print all figures; return 1 if a game has too many cards written by hand."""
    for line in clauses():
        print(line)
    lines = list(cards())
    words = list(own_words())
    for line, _ in (*lines, *words):
        print(line)
    too_many = any(share > CEILING for _, share in lines) or any(over for _, over in words)
    return 1 if too_many else 0


if __name__ == "__main__":
    sys.exit(main())
