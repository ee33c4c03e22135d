"""Formats: what of a game can be played, and what is played in words."""

from __future__ import annotations

from msgspec import Struct

from gorin.kernel.clauses import BadInput
from gorin.kernel.rule import Rulebook
from gorin.kernel.words import Message, say

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
        """The usual number of players: two, or the nearest number that may play."""
        return min(max(USUAL_SEATS, self.fewest_seats), self.most_seats)


class Played(Struct, frozen=True):
    """Words for what is played: what the table is about, and the format."""

    title: Message
    format: str


def choosable(formats: tuple[Format, ...]) -> tuple[Format, ...]:
    """Return the formats that people ask for by their ids."""
    return tuple(each for each in formats if not each.by_options)


def asked_format(formats: tuple[Format, ...], asked: str | None = None) -> Format:
    """Return a format that people may ask for, the first one if none is named.

    Raises:
        BadInput: there is no such format.
    """
    there = choosable(formats)
    for each in there:
        if asked in (None, each.id):
            return each
    known = tuple(each.id for each in there)
    raise BadInput(say("format-unknown", asked=asked or "", known=known))


def any_format(formats: tuple[Format, ...], id: str) -> Format:
    """Return a format by its id, one that only options lead to too.

    Raises:
        BadInput: there is no such format.
    """
    return next((each for each in formats if each.id == id), None) or asked_format(formats, id)
