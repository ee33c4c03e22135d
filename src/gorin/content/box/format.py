"""Formats: what of a game can be played, and what is played in words."""

from __future__ import annotations

from msgspec import Struct

from gorin.kernel.rule import Rulebook
from gorin.kernel.words import Message

USUAL_SEATS = 2


class Format(Struct, frozen=True, kw_only=True):
    """A playable format: its id within its game, its rules, and how many may play it.

    Attributes:
        id: its id; journals keep it.
        title: the message that names it.
        book: the rule book that its clauses belong to.
        rulebook: its rules.
        fewest_seats: so many must play it.
        most_seats: so many may.
        by_options: nobody asks for it by its id: the options of a table lead to it.
        games: of how many games a match of it may be; before each of them decks may be changed
            within what their players brought.
    """

    id: str
    title: str
    book: str
    rulebook: Rulebook
    fewest_seats: int
    most_seats: int
    by_options: bool = False
    games: tuple[int, ...] = (1,)

    @property
    def usual_seats(self) -> int:
        """How many play it if nobody says: two, or the nearest number that may."""
        return min(max(USUAL_SEATS, self.fewest_seats), self.most_seats)


class Played(Struct, frozen=True):
    """What is played, in words: what the table is about, and the format."""

    title: Message
    format: str
