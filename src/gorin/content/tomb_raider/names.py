"""The printed names of Tomb Raider's cards and obstacles."""

from __future__ import annotations

from functools import partial

from gorin.content.box.names import reader_with
from gorin.content.tomb_raider.pool import CardPool, built_in
from gorin.kernel.words import Name
from gorin.text.catalogue import GameTexts, Texts
from gorin.text.render import Reader

TEXTS = Texts(game=GameTexts("tomb-raider"))
"""The house's texts and those of the game."""


def card_name(pool: CardPool, name: Name) -> str | None:
    """Return the printed name of a card of a pool; card names are the same in every language.

    An obstacle that is not built into a location goes by its card; one that an owner entered by
    the name that the owner gave it.
    """
    if name.kind not in ("card", "obstacle"):
        return None
    facts = pool.cards.get(name.key)
    if facts is None and name.kind == "obstacle" and name.key in built_in(pool):
        return name.key.replace("-", " ").capitalize()
    return None if facts is None else facts.name


def reader_for(pool: CardPool, language: str) -> Reader:
    """Return a reader that knows the cards and what is said of the game."""
    return reader_with(language, (), partial(card_name, pool), TEXTS)
