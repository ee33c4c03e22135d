"""What is printed on the cards, as figures; names and figures are facts, texts are not kept."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

COLOURS = ("W", "U", "B", "R", "G")
SYMBOL = re.compile(r"\d+|[WUBRGX]")
BASICS = {"plains": "W", "island": "U", "swamp": "B", "mountain": "R"}
ANY = "*"
"""Stands for any colour of the identity of whoever produces the mana."""


class Facts(Struct, frozen=True):
    """The figures of a title.

    Attributes:
        cost: the symbols of its mana cost, such as `3WW`; empty for a land.
        kinds: its types: land, creature, artifact, instant, sorcery.
        mana: what it produces when it is tapped: one of these colours, `ANY`, or `C` for each
            colourless one.
        identity: its colour identity (CMD-3).
        extra: colours of symbols in its text.
        colour: the colours of a token, which has no cost.
    """

    slug: str
    name: str
    cost: str = ""
    kinds: tuple[str, ...] = ("creature",)
    power: int = 0
    toughness: int = 0
    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    legendary: bool = False
    mana: str = ""
    extra: str = ""
    colour: str = ""

    @property
    def colours(self) -> str:
        """Its colours, in the usual order: those of its mana cost (CR 105.2)."""
        return "".join(each for each in COLOURS if each in self.colour or each in self.symbols)

    @property
    def value(self) -> int:
        """Its mana value, with 0 for X (CR 202.3)."""
        return len(self.symbols) + self.generic

    @property
    def symbols(self) -> tuple[str, ...]:
        """The coloured symbols of the mana cost."""
        return _symbols(self.cost)

    @property
    def generic(self) -> int:
        """How much mana of any kind it costs beside the coloured symbols, without X."""
        return sum(int(symbol) for symbol in SYMBOL.findall(self.cost) if symbol.isdigit())

    @property
    def has_x(self) -> bool:
        """Whether its cost holds an X."""
        return "X" in self.cost

    @property
    def identity(self) -> frozenset[str]:
        """Its colours, and those of all symbols in its text (CMD-3.1); a basic land has its own."""
        produced = "" if self.mana == ANY else self.mana.replace("C", "")
        return frozenset((*self.symbols, *self.extra, *produced))

    def is_a(self, kind: str) -> bool:
        """Return whether it is of a type."""
        return kind in self.kinds

    def has(self, keyword: str) -> bool:
        """Return whether it has a keyword."""
        return keyword in self.keywords


@cache
def _symbols(cost: str) -> tuple[str, ...]:
    return tuple(symbol for symbol in SYMBOL.findall(cost) if symbol in COLOURS)


def slug_of(name: str) -> str:
    """Return the slug of a name."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def creature(
    name: str,
    cost: str,
    power: int,
    toughness: int,
    subtypes: str,
    keywords: str = "",
    *,
    legendary: bool = False,
) -> Facts:
    """Return a creature; its subtypes have blanks between them, its keywords commas."""
    has = tuple(keywords.split(", ")) if keywords else ()
    return Facts(
        slug_of(name),
        name,
        cost,
        power=power,
        toughness=toughness,
        subtypes=tuple(subtypes.split()),
        keywords=has,
        legendary=legendary,
    )
