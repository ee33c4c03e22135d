"""Readers of any language, of the house and one game, or of the house alone."""

from __future__ import annotations

from gorin.content.box.names import Lookup, reader_with
from gorin.content.boxes import LISTED, boxes
from gorin.content.cards.pool import Library
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Name
from gorin.text.catalogue import GameTexts, Texts
from gorin.text.render import Reader


def card_names(library: Library, game: str | None = None) -> Lookup:
    """Return a lookup of the names of the cards of a library: those of one game, or of all."""

    def lookup(name: Name) -> str | None:
        # Asked for each name: a reader has to be there to say that a game cannot be had.
        cards = (box.cards for box in boxes() if game in (None, box.id))
        names = (each.called(library, name) for each in cards if each is not None)
        return next((known for known in names if known is not None), None)

    return lookup


def texts_of(game: str | None = None) -> Texts:
    """Return what is read of a game, or what the house alone says.

    A variable that names no game does not keep a reader from saying so.
    """
    try:
        named_boxes = boxes()
    except BadInput:
        named_boxes = LISTED
    folders = {box.id: box.texts for box in named_boxes}
    own = GameTexts(game, folders[game]) if game in folders else None
    elsewhere = (GameTexts(id, folder) for id, folder in folders.items() if folder is not None)
    return Texts(game=own, elsewhere=tuple(elsewhere))


def reader_for(
    library: Library, language: str, players: tuple[str, ...] = (), game: str | None = None
) -> Reader:
    """Return a reader that knows the people at the seats, and the cards and texts of a game.

    Without a game it knows the house's texts alone, and the names of cards of all games.
    """
    return reader_with(language, players, card_names(library, game), texts_of(game))
