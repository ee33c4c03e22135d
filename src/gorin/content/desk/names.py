"""Readers of any language that know the cards of one game, or of all."""

from __future__ import annotations

from gorin.content.box.names import Lookup, reader_with
from gorin.content.boxes import boxes
from gorin.kernel.words import Name
from gorin.text.render import Reader


def card_names(game: str | None = None) -> Lookup:
    """Return a lookup of the printed names of cards: those of one game, or of all."""

    def lookup(name: Name) -> str | None:
        # Asked for each name: a reader has to be there to say that a game cannot be had.
        cards = (box.cards for box in boxes() if game in (None, box.id))
        names = (each.called(name) for each in cards if each is not None)
        return next((known for known in names if known is not None), None)

    return lookup


def reader_for(language: str, players: tuple[str, ...] = (), game: str | None = None) -> Reader:
    """Return a reader that knows cards, boards and the people at the seats.

    With a game it knows the names of that one only.
    """
    return reader_with(language, players, card_names(game))
