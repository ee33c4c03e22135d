"""The cards of a game as they are in use: those that come with Gorin, or with what owners entered.

Nothing is read from anybody's folder unless a program says so with `using`: libraries, tests and
benchmarks use the cards that come with Gorin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field

from gorin.content.cards.names import CardNames, Printed
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import digest
from gorin.kernel.rule import Rulebook
from gorin.kernel.words import say

Overlay: TypeAlias = Mapping[str, Mapping[str, str]]
"""What an owner of cards entered: by the number of the card, by column of the form, as text."""

SHORT = 12
"""How many digits of a digest people are shown."""


class Facts(Printed, Protocol):
    """What is printed on a card, as far as all games have it.

    `facts` names the values that a source of the real cards states, `entered` those that an owner
    of the card entered; when `stand_in` is true the others are this project's own.
    """

    @property
    def facts(self) -> tuple[str, ...]: ...
    @property
    def entered(self) -> tuple[str, ...]: ...
    @property
    def stand_in(self) -> bool: ...


C = TypeVar("C", bound=Facts)


class CardPool(Struct, Generic[C], frozen=True, dict=True):
    """The cards of a game by slug, in order of numbers.

    It is a plain value: whoever has it needs nothing else to know the cards.

    Attributes:
        scripts: what entered cards do, and what else comes with them, by the names that a
            rulebook has them under.
        entered: what the owner entered; empty for the shipped cards.
    """

    cards: Mapping[str, C]
    scripts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    entered: Overlay = field(default_factory=dict[str, Mapping[str, str]])

    @cached_property
    def digest(self) -> str:
        """The digest of what was entered; empty if nothing was."""
        return digest(self.entered) if self.entered else ""

    @cached_property
    def readings(self) -> dict[str, Any]:
        """What was read with these cards and is read once, by what it is; nothing changes it."""
        return {}

    @cached_property
    def slugs(self) -> Mapping[str, str]:
        """The slugs of the cards by number."""
        return {facts.number: slug for slug, facts in self.cards.items()}

    @cached_property
    def names(self) -> CardNames[C]:
        """The cards, to be found by what people type."""
        return CardNames(self.cards.values())

    def find(self, asked: str) -> C:
        """Return a card by number, name, another name, or slug.

        Raises:
            BadInput: there is no such card; the message names the nearest ones.
        """
        found = self.names.find(asked)
        if found is None:
            raise BadInput(say("card-unknown", asked=asked, near=self.names.near(asked)))
        return found

    def amended(self, rulebook: Rulebook) -> Rulebook:
        """Return a rulebook in which cards do what the owner entered."""
        if not self.scripts:
            return rulebook
        name = f"{rulebook.name}+{self.digest[:SHORT]}"
        return rulebook.amended(name, scripts=self.scripts)

    def entered_among(self, cards: Iterable[C]) -> Overlay:
        """Return what was entered of some cards."""
        numbers = sorted({facts.number for facts in cards})
        return {number: self.entered[number] for number in numbers if number in self.entered}


def digest_of(cards: Iterable[Facts]) -> str:
    """Return the digest of the facts of some cards, each counted once, in any order."""
    by_slug = {facts.slug: facts for facts in cards}
    return digest([by_slug[slug] for slug in sorted(by_slug)])


# -- the pools in use ----------------------------------------------------------------------

Load: TypeAlias = Callable[[], CardPool[Any]]

_in_use: ContextVar[Mapping[str, Load] | None] = ContextVar("card pools", default=None)


def pool_in_use(game: str, shipped: Load) -> CardPool[Any]:
    """Return the cards of a game in use: the shipped ones unless a program said otherwise.

    Raises:
        BadInput: what an owner entered cannot be read.
    """
    return (_in_use.get() or {}).get(game, shipped)()


@contextmanager
def using(pools: Mapping[str, Load]) -> Iterator[None]:
    """Use the pools of some games for a while; each is loaded when it is needed first."""
    loads = {game: cache(load) for game, load in pools.items()}
    token = _in_use.set({**(_in_use.get() or {}), **loads})
    try:
        yield
    finally:
        _in_use.reset(token)
