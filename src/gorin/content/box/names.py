"""Readers that know proper names: people at seats, cards, and what the catalogue names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gorin.kernel.words import Name, say
from gorin.text.catalogue import HOUSE, Texts
from gorin.text.render import Reader

Lookup: TypeAlias = Callable[[Name], str | None]


def seat_names(players: tuple[str, ...]) -> Lookup:
    """Return a lookup of the people at the seats; seats count from 0."""

    def lookup(name: Name) -> str | None:
        if name.kind != "seat" or not name.key.isdecimal() or int(name.key) >= len(players):
            return None
        return players[int(name.key)] or None

    return lookup


def reader_with(
    language: str, players: tuple[str, ...], cards: Lookup, texts: Texts = HOUSE
) -> Reader:
    """Return a reader that knows the people at the seats, what the catalogue names, and cards.

    The catalogue names a thing by its kind and its key, as in `obstacle-floor-trap`, or by a key
    that begins with its kind, as in `level-atlantis`.
    """
    plain = Reader(language, texts=texts)

    def in_catalogue(name: Name) -> str | None:
        if name.kind == "seat":
            is_number = name.key.lstrip("-").isdecimal()
            return plain.read(say("seat-name", number=int(name.key) + 1)) if is_number else None
        if name.kind == "card":
            return None  # the catalogue says what some cards do, under ids like their names
        whole = name.key if name.key.startswith(f"{name.kind}-") else f"{name.kind}-{name.key}"
        return plain.read(say(whole)) if plain.has(whole) else None

    return plain.knowing(seat_names(players), in_catalogue, cards)
