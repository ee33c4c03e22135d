"""Wishes for a match that is set up, and the plan that comes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from gorin.content.cards.pool import Library, Overlay


class Deck(Struct, frozen=True):
    """The deck of a seat as it was chosen: an id, a text, or nothing for the default."""

    deck: str = ""
    text: str = ""


DEFAULT = Deck()


class Wishes(Struct, frozen=True, kw_only=True):
    """The wishes of people for a match that is set up.

    Attributes:
        seats: how many play.
        options: the options of the game, a value of its own type.
        library: the cards that count.
        format: the format; None for the one that the options lead to, or the game's default.
        decks: the decks in seat order; seats without one play the usual deck.
        files: ids of decks and of what else is named may be paths of files: whoever asks sits at
            this machine.
    """

    seats: int
    options: Any
    library: Library
    format: str | None = None
    decks: tuple[Deck, ...] = ()
    files: bool = False

    def deck(self, seat: int) -> Deck:
        """Return the deck that was chosen for a seat."""
        return self.decks[seat] if seat < len(self.decks) else DEFAULT


class Plan(Struct, frozen=True):
    """A match that has not begun: its format and all it starts from, as plain data.

    A journal keeps `data` alone, so what a match begins from is all there, its seats too: `seats`
    is a list with something for each of them. `entered` is what the owner of cards has entered, so
    that other processes play with it too. `edition` names the figures of cards that count if they
    are not those of today: whoever reads a journal finds out with which it was played.
    """

    game: str
    format: str
    data: dict[str, Any]
    seats: int
    entered: Overlay = field(default_factory=dict[str, Mapping[str, str]])
    edition: str = ""
