"""The list of games and playable formats: the only module that knows all games."""

from __future__ import annotations

from dataclasses import dataclass

from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.kernel.rule import Rulebook


@dataclass(frozen=True, slots=True)
class Format:
    """A playable format: its id within its game, its rules, and how many may play it.

    `title` is a message id; `book` is the rule book its clauses belong to.
    """

    game: str
    id: str
    title: str
    book: str
    rulebook: Rulebook
    fewest_seats: int
    most_seats: int


GAMES = ("tomb-raider", "l5r-lcg", "l5r-ccg", "magic", "strategic")
"""Every game Gorin is for, by id; those without a format here cannot be played yet."""

FORMATS = (
    Format("tomb-raider", "standard", "format-tomb-raider-standard", "tomb-raider", STANDARD, 1, 6),
)


def formats_of(game: str) -> tuple[Format, ...]:
    """Return the playable formats of a game, the default one first."""
    return tuple(found for found in FORMATS if found.game == game)
