"""The parts that a game gives scenario files beside itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from gorin.content.cards.pool import Library
from gorin.kernel.clauses import BadInput
from gorin.kernel.match import Match
from gorin.kernel.rule import Rulebook
from gorin.kernel.words import say


class Positions(Protocol):
    """Positions in words, options beside a file, and piles that are shuffled.

    A game that inherits it may leave out `beside`, where no option names a file, `pile`, where
    nobody looks at the order of cards, `amended`, where no option changes the rules, and `words`,
    where facts mean what the fields of that name say.

    Attributes:
        takes: the options of the game that count in a position; it says itself what the others do.
        fields: what a position is read into; facts have the names of its fields. Without it nobody
            is told a state in words.
    """

    takes: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[type[Struct] | None] = None

    def position(
        self,
        library: Library,
        data: Mapping[str, Any],
        options: Mapping[str, Any],
        format: str | None,
        folder: Path,
    ) -> tuple[Any, str]:
        """Return the state that a position describes, and the format that plays it.

        Raises:
            BadInput: all that is wrong with it.
        """
        ...

    def amended(self, rulebook: Rulebook, options: Mapping[str, Any]) -> Rulebook:
        """Return the rules of a format with what options change in them."""
        return rulebook

    def beside(self, options: Mapping[str, Any], folder: Path) -> Mapping[str, Any]:
        """Return options as seen from the folder of the file that names them."""
        return options

    def facts(self, match: Match[Any]) -> Mapping[str, Any]:
        """Return what scenarios claim of a match: its position, and what the rules make of it."""
        ...

    def words(self, match: Match[Any]) -> Mapping[str, Any]:
        """Return the facts with the meaning that fields of a position have, where they differ."""
        return self.facts(match)

    def pile(self, match: Match[Any]) -> tuple[str, ...]:
        """Return the cards that the open question would shuffle, by slug, first one first."""
        return ()


class FromTheBeginning(Positions):
    """The positions of a game without positions: its scenarios begin as its matches do.

    Attributes:
        game: the id of the game.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def position(
        self,
        library: Library,
        data: Mapping[str, Any],
        options: Mapping[str, Any],
        format: str | None,
        folder: Path,
    ) -> tuple[Any, str]:
        """Refuse: no position of the game can be described.

        Raises:
            BadInput: that is so.
        """
        raise BadInput(say("scenario-no-positions", game=self.game), place="position")

    def facts(self, match: Match[Any]) -> Mapping[str, Any]:
        """Return the position."""
        return match.table.rulebook.game.write_position(match.table.state)
