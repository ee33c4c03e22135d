"""Tomb Raider's cards: the shipped ones, and which are in use."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from typing import Any, TypeAlias

from gorin.content.cards import pool as any_game
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
    found: list[CardFacts] = []
    for entry in sorted((FOLDER / "cards").iterdir(), key=lambda entry: entry.name):
        rows: list[dict[str, Any]] = read_toml(entry, entry.name)["card"]
        for row in rows:
            facts: CardFacts = convert(row, CardFacts, f"{entry.name}: {row.get('number')}")  # type: ignore[arg-type]
            found.append(facts)
    ordered = sorted(found, key=lambda facts: facts.number)
    return CardPool({facts.slug: facts for facts in ordered})


def pool_in_use() -> CardPool:
    """Return the cards in use: the shipped ones unless a program said otherwise.

    Raises:
        BadInput: what an owner entered cannot be read.
    """
    return any_game.pool_in_use(GAME, shipped)


def using(load: Callable[[], CardPool]) -> AbstractContextManager[None]:
    """Use other cards for a while; they are loaded when they are needed first."""
    return any_game.using({GAME: load})


def built_in(pool: CardPool) -> tuple[str, ...]:
    """Return the names of obstacles built into locations that the owner named."""
    return tuple(
        facts.obstacle.name
        for facts in pool.cards.values()
        if isinstance(facts, Location) and facts.obstacle and "obstacle_name" in facts.entered
    )
