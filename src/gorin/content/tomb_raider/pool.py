"""Tomb Raider's cards: the shipped ones, and those of a library."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from gorin.content.cards import pool as any_game
from gorin.content.cards.pool import Library
from gorin.content.reading.files import DATA, convert, read_toml
from gorin.games.tomb_raider.facts import CardFacts, Location

FOLDER = DATA / "tomb-raider"

GAME = "tomb-raider"

CardPool: TypeAlias = any_game.CardPool[CardFacts]


@cache
def shipped() -> CardPool:
    """Return the cards as they come with the program.

    Raises:
        BadInput: the shipped data are damaged.
    """
    cards: list[CardFacts] = []
    for entry in sorted((FOLDER / "cards").iterdir(), key=lambda entry: entry.name):
        cards += _read(entry)
    ordered = sorted(cards, key=lambda facts: facts.number)
    return CardPool({facts.slug: facts for facts in ordered})


def _read(entry: Traversable) -> list[CardFacts]:
    rows: list[dict[str, Any]] = read_toml(entry, entry.name)["card"]
    return [
        convert(row, CardFacts, f"{entry.name}: {row.get('number')}")  # type: ignore[arg-type]
        for row in rows
    ]


EDITIONS = ("2026-11-23",)
"""Days until which some cards had other figures, the latest first."""


@cache
def edition(day: str) -> CardPool:
    """Return the cards with the figures that they had until a day.

    Raises:
        BadInput: the shipped data are damaged.
    """
    cards = dict(shipped().cards)
    for other in EDITIONS[: EDITIONS.index(day) + 1]:
        cards |= {facts.slug: facts for facts in _read(FOLDER / "editions" / f"{other}.toml")}
    return CardPool(cards)


def pool_in(library: Library) -> CardPool:
    """Return the cards of the game in a library.

    Raises:
        BadInput: what an owner entered cannot be read.
    """
    return library.pool(GAME, shipped)


def built_in(pool: CardPool) -> tuple[str, ...]:
    """Return the names of obstacles built into locations that the owner named."""
    return tuple(
        facts.obstacle.name
        for facts in pool.cards.values()
        if isinstance(facts, Location) and facts.obstacle and "obstacle_name" in facts.entered
    )
