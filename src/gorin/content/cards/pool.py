"""The cards of a game: those that come with Gorin, or with what owners entered; and of all games.

Which cards count is always given: a pool for one game, a library for all. Nothing is read from
anybody's folder unless a program makes a library that does so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field

from gorin.content.cards.names import CardNames, Printed
from gorin.content.reading.unknown import unknown
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import digest
from gorin.kernel.rule import Rulebook

Overlay: TypeAlias = Mapping[str, Mapping[str, str]]
"""Values that an owner of cards entered: by the number of the card, by column, as text."""

SHORT = 12
"""The number of digits of a digest that people are shown."""


class Facts(Printed, Protocol):
    """The print on a card, as far as all games have it.

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
        """Return what was read once with these cards, by what it is; nothing changes it."""
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
        card = self.names.find(asked)
        if card is None:
            raise BadInput(unknown("card-unknown", self.names.near(asked), asked=asked))
        return card

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


# -- the cards of all games ----------------------------------------------------------------

Load: TypeAlias = Callable[[str], CardPool[Any] | None]
"""The cards of a game by its id as somebody has them, None for those that come with Gorin."""


def none_entered(game: str) -> None:
    """Return nothing: the cards of all games are those that come with Gorin."""


class Library:
    """The cards of all games that count for whoever has it; those of a game are loaded once.

    Whoever begins a program makes one and hands it on; nothing else says which cards count. It is
    one value: two of them are never equal, and what is worked out with its cards may be kept by it.
    """

    def __init__(self, load: Load = none_entered) -> None:
        """Make a library.

        Args:
            load: the cards of a game, loaded when they are needed first; those that come with
                Gorin unless said.
        """
        self._load = load
        self._pools: dict[str, CardPool[Any] | None] = {}

    def pool(self, game: str, shipped: Callable[[], CardPool[Any]]) -> CardPool[Any]:
        """Return the cards of a game.

        Args:
            game: the id of the game.
            shipped: its cards as they come with the program.

        Raises:
            BadInput: what an owner entered cannot be read.
        """
        if game not in self._pools:
            self._pools[game] = self._load(game)
        return self._pools[game] or shipped()


SHIPPED = Library()
"""The cards as they come with Gorin. Only doors of programs name it: others are given theirs."""
