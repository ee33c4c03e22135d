"""Names of cards, obstacles and seats, for readers of any language."""

from __future__ import annotations

from collections.abc import Callable

from gorin.content.boxes import boxes
from gorin.kernel.words import Name, say
from gorin.text.render import Reader


def card_names(game: str | None = None) -> Callable[[Name], str | None]:
    """Return a lookup of the printed names of cards: those of one game, or of all."""
    cards = tuple(box.cards for box in boxes() if box.cards is not None and game in (None, box.id))

    def lookup(name: Name) -> str | None:
        names = (each.name(name) for each in cards)
        return next((found for found in names if found is not None), None)

    return lookup


def seat_names(players: tuple[str, ...]) -> Callable[[Name], str | None]:
    """Return a lookup of the people at the seats; seats count from 0."""

    def lookup(name: Name) -> str | None:
        if name.kind != "seat" or not name.key.isdecimal() or int(name.key) >= len(players):
            return None
        return players[int(name.key)] or None

    return lookup


def reader_for(language: str, players: tuple[str, ...] = (), game: str | None = None) -> Reader:
    """Return a reader that knows cards, boards and the people at the seats.

    With a game it knows the names of that one only.
    """
    plain = Reader(language)

    def in_catalogue(name: Name) -> str | None:
        if name.kind == "obstacle" and plain.has(f"obstacle-{name.key}"):
            return plain.read(say(f"obstacle-{name.key}"))
        if name.kind == "level" and name.key.startswith("level-") and plain.has(name.key):
            return plain.read(say(name.key))
        if name.kind == "seat" and name.key.lstrip("-").isdecimal():
            return plain.read(say("seat-name", number=int(name.key) + 1))
        return None

    return Reader(language).knowing(seat_names(players), in_catalogue, card_names(game))
