"""Which facts of Tomb Raider's cards are in use: the shipped ones, or with what an owner entered.

Nothing is read from anybody's folder unless a program says so with `using`: libraries, tests and
benchmarks use the shipped pool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property
from typing import Any

from msgspec import Struct, field

from gorin.content.box.wishes import Overlay
from gorin.content.reading.files import DATA, convert, read_toml
from gorin.games.tomb_raider.facts import CardFacts, Location
from gorin.kernel.journal import digest
from gorin.kernel.rule import Rulebook

FOLDER = DATA / "tomb-raider"

SHORT = 12
"""How many digits of a digest people are shown."""


class CardPool(Struct, frozen=True, dict=True):
    """The cards that can be played, by slug in order of numbers.

    Attributes:
        scripts: what entered cards do and what entered obstacles do to those who fail, by the
            names that a rulebook has them under.
        entered: what the owner entered; empty for the shipped cards.
    """

    cards: Mapping[str, CardFacts]
    scripts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    entered: Overlay = field(default_factory=dict[str, Mapping[str, str]])

    @cached_property
    def digest(self) -> str:
        """The digest of what was entered; empty if nothing was."""
        return digest(self.entered) if self.entered else ""

    @cached_property
    def slugs(self) -> Mapping[str, str]:
        """The slugs of the cards by number."""
        return {facts.number: slug for slug, facts in self.cards.items()}

    @cached_property
    def built_in(self) -> tuple[str, ...]:
        """The names of obstacles built into locations that the owner named."""
        return tuple(
            facts.obstacle.name
            for facts in self.cards.values()
            if isinstance(facts, Location) and facts.obstacle and "obstacle_name" in facts.entered
        )

    def amended(self, rulebook: Rulebook) -> Rulebook:
        """Return a rulebook in which cards do what the owner entered."""
        if not self.scripts:
            return rulebook
        name = f"{rulebook.name}+{self.digest[:SHORT]}"
        return rulebook.amended(name, scripts=self.scripts)

    def entered_among(self, cards: Iterable[CardFacts]) -> Overlay:
        """Return what was entered of some cards."""
        numbers = sorted({facts.number for facts in cards})
        return {number: self.entered[number] for number in numbers if number in self.entered}


def digest_of(cards: Iterable[CardFacts]) -> str:
    """Return the digest of the facts of some cards, each counted once, in any order."""
    by_slug = {facts.slug: facts for facts in cards}
    return digest([by_slug[slug] for slug in sorted(by_slug)])


@cache
def shipped() -> CardPool:
    """Return the cards as they come with the program.

    Raises:
        BadInput: the shipped data are damaged.
    """
    found: list[CardFacts] = []
    for entry in sorted((FOLDER / "cards").iterdir(), key=lambda entry: entry.name):
        rows: list[dict[str, Any]] = read_toml(entry, entry.name)["card"]
        for row in rows:
            facts: CardFacts = convert(row, CardFacts, f"{entry.name}: {row.get('number')}")  # type: ignore[arg-type]
            found.append(facts)
    ordered = sorted(found, key=lambda facts: facts.number)
    return CardPool({facts.slug: facts for facts in ordered})


_in_use: ContextVar[Callable[[], CardPool]] = ContextVar("card pool", default=shipped)


def pool_in_use() -> CardPool:
    """Return the cards in use: the shipped ones unless a program said otherwise.

    Raises:
        BadInput: what an owner entered cannot be read.
    """
    return _in_use.get()()


@contextmanager
def using(load: Callable[[], CardPool]) -> Iterator[None]:
    """Use a pool for a while; it is loaded when it is needed first."""
    token = _in_use.set(cache(load))
    try:
        yield
    finally:
        _in_use.reset(token)
