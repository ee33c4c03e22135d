"""The cards of L5R LCG: all that were printed, by packs, and which of them can be played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

import msgspec
from msgspec import Struct

from gorin.content.cards import pool as any_game
from gorin.content.cards.pool import Library
from gorin.content.reading.files import DATA
from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.facts import Facts

FOLDER = DATA / "l5r-lcg"
GAME = "l5r-lcg"
CardPool: TypeAlias = any_game.CardPool[Facts]


class Pack(Struct, frozen=True):
    """A product: its id, its name, its code, the day it came out, and its cards by number."""

    id: str
    name: str
    code: str
    released: str
    cards: tuple[Facts, ...]


@cache
def packs() -> Mapping[str, Pack]:
    """Return all packs by id, in the order in which they came out."""
    files = sorted((FOLDER / "cards").iterdir(), key=lambda entry: entry.name)
    read = (msgspec.json.decode(file.read_bytes(), type=Pack) for file in files)
    return {pack.id: pack for pack in read}


@cache
def shipped() -> CardPool:
    """Return all cards, those that cannot be played too."""
    return CardPool({card.slug: card for pack in packs().values() for card in pack.cards})


def pool_in(library: Library) -> CardPool:
    """Return the cards of the game in a library."""
    return library.pool(GAME, shipped)


def is_playable(card: Facts) -> bool:
    """Return whether what a card does can be played: it is written down, or it does nothing."""
    return card.slug in SCRIPTS or card.plain


@cache
def playable() -> tuple[Facts, ...]:
    """Return the cards that can be played, by number."""
    return tuple(card for card in shipped().cards.values() if is_playable(card))
