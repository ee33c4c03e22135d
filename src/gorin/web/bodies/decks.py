"""Bodies about decks: what is asked of one, and what the decks of a game are like."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from gorin.content.decks.sheets import Deck
from gorin.kernel.words import Message
from gorin.web.bodies.common import RequestBody
from gorin.web.bodies.content import DeckEntry

DeckForm = Literal["toml", "list", "lackey", "dek", "json"]
"""The forms of deck files: ours, lines for people, LackeyCCG's lines, LackeyCCG's XML."""


class DeckWishes(RequestBody, frozen=True):
    """The format, seats and options that a deck is built for; by default those of the game.

    `options` are those of a table, by name.
    """

    format: str | None = None
    seats: int | None = None
    options: dict[str, Any] = field(default_factory=dict[str, Any])


class DeckAsked(RequestBody, frozen=True):
    """A deck, as text in any form or as data.

    `game` is the id of its game; empty: the one that the text says, else the first game.
    """

    game: str = ""
    text: str = ""
    deck: Deck | None = None


class CheckDeck(DeckAsked, frozen=True):
    """Judge a deck in any form, as text or as data, for what it is built for."""

    wishes: DeckWishes = field(default_factory=DeckWishes)


class ConvertDeck(DeckAsked, frozen=True):
    """Write a deck, given as text in any form or as data, in a form."""

    to: DeckForm = "list"


class SectionEntry(Struct, frozen=True):
    """A section of a game's decks, and its usual bounds; null: any number.

    `style` is how files have it: "one" card, cards that are "listed", or "counted".
    """

    id: str
    title: Message
    style: str
    fewest: int
    most: int | None
    copies: int | None
    clause: str


class DecksOfGame(Struct, frozen=True):
    """The outline of a game's decks, and the decks that come with Gorin."""

    game: str
    sections: tuple[SectionEntry, ...]
    decks: tuple[DeckEntry, ...]
