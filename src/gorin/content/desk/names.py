"""Names of cards, obstacles and seats, for readers of any language."""

from __future__ import annotations

from collections.abc import Callable

from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.pool import pool_in_use
from gorin.kernel.words import Name, say
from gorin.text.render import Reader


def card_name(name: Name) -> str | None:
    """Return the printed name of a card; card names are the same in every language.

    An obstacle that is not built into a location goes by its card; one that an owner entered by
    the name that the owner gave it.
    """
    if name.kind not in ("card", "obstacle"):
        return None
    facts = tomb_raider.cards().get(name.key)
    if facts is None and name.kind == "obstacle" and name.key in pool_in_use().built_in:
        return name.key.replace("-", " ").capitalize()
    return None if facts is None else facts.name


def seat_names(players: tuple[str, ...]) -> Callable[[Name], str | None]:
    """Return a lookup of the people at the seats; seats count from 0."""

    def lookup(name: Name) -> str | None:
        if name.kind != "seat" or not name.key.isdecimal() or int(name.key) >= len(players):
            return None
        return players[int(name.key)] or None

    return lookup


def reader_for(language: str, players: tuple[str, ...] = ()) -> Reader:
    """Return a reader that knows cards, obstacles, levels and the people at the seats."""
    plain = Reader(language)

    def in_catalogue(name: Name) -> str | None:
        if name.kind == "obstacle" and plain.has(f"obstacle-{name.key}"):
            return plain.read(say(f"obstacle-{name.key}"))
        if name.kind == "level" and name.key.startswith("level-") and plain.has(name.key):
            return plain.read(say(name.key))
        if name.kind == "seat" and name.key.lstrip("-").isdecimal():
            return plain.read(say("seat-name", number=int(name.key) + 1))
        return None

    return Reader(language).knowing(seat_names(players), in_catalogue, card_name)
