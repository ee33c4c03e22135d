"""The cards of any game: found by name in all of them, searched, and as owners entered them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from gorin.content.boxes import boxes, find_box
from gorin.content.cards.columns import CardSheet
from gorin.content.cards.kit import CardKit
from gorin.content.cards.owned import load_pool, pool_of
from gorin.content.cards.pages import ExpansionCard
from gorin.content.cards.pool import SHIPPED, CardPool, Library, Overlay
from gorin.content.cards.search import Index
from gorin.content.desk.names import reader_for
from gorin.content.reading.unknown import unknown
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.text.language import ENGLISH

KNOWN_LIBRARIES = 8
"""The number of owners' libraries that are remembered."""
KNOWN_INDEXES = 16
"""The number of indexes that are remembered: of each game in each language."""


def kits() -> tuple[CardKit, ...]:
    """Return the cards of all games that have any, those of the default game first."""
    return tuple(box.cards for box in boxes() if box.cards is not None)


def find_kit(game: str) -> CardKit:
    """Return the cards of a game.

    Raises:
        BadInput: there is no such game, nothing of it can be played, or it has no cards here.
    """
    box = find_box(game)
    if box.cards is None:
        raise BadInput(say("web-no-cards", game=game))
    return box.cards


def sheets() -> dict[str, CardSheet]:
    """Return what owners may enter of the cards of games, by game."""
    return {kit.game: kit.sheet for kit in kits() if kit.sheet is not None}


def find_sheet(game: str | None = None) -> CardSheet:
    """Return what owners may enter of the cards of a game, the first that has some by default.

    Raises:
        BadInput: there is nothing to enter.
    """
    by_game = sheets()
    asked = next(iter(by_game), "") if game is None else game
    if asked not in by_game:
        raise BadInput(say("cards-no-form", asked=asked, known=tuple(by_game)))
    return by_game[asked]


def own_library() -> Library:
    """Return the cards as this person entered them; they are read when they are needed first."""
    return Library(_own_pool)


def _own_pool(game: str) -> CardPool[Any] | None:
    sheet = sheets().get(game)
    return None if sheet is None else load_pool(sheet)


def library_with(game: str, entered: Overlay) -> Library:
    """Return the cards as they come with Gorin, but those of a game as an owner entered them."""
    return _library_with(game, msgspec.json.encode(entered)) if entered else SHIPPED


@lru_cache(KNOWN_LIBRARIES)
def _library_with(game: str, entered: bytes) -> Library:
    pool = pool_of(find_sheet(game), msgspec.json.decode(entered, type=Overlay))
    return Library({game: pool}.get)


# -- finding -------------------------------------------------------------------------------


class FoundCard(Struct, frozen=True):
    """A card that a text names: of which game, and its facts or all that is known of it."""

    kit: CardKit
    facts: Any = None
    named: ExpansionCard | None = None


def find_card(library: Library, asked: str, game: str | None = None) -> FoundCard:
    """Return the card of a library that a text names, looked for in one game or in all.

    Cards that can be played come before those of which only the name is known.

    Raises:
        BadInput: there is no such card, or several games have one; or no such game.
    """
    searched = kits() if game is None else (find_kit(game),)
    held = [FoundCard(kit, kit.pool(library).names.find(asked)) for kit in searched]
    held = [each for each in held if each.facts is not None]
    cards = [each for each in held if each.kit.playable(each.facts)]
    if not cards:
        named = (FoundCard(kit, named=kit.only_named(asked)) for kit in searched)
        cards = [*held, *(each for each in named if each.named is not None)]
    if len(cards) > 1:
        among = tuple(each.kit.game for each in cards)
        raise BadInput(say("card-in-games", asked=asked, games=among))
    if not cards:
        near = (name for kit in searched for name in kit.pool(library).names.near(asked))
        raise BadInput(unknown("card-unknown", dict.fromkeys(near), asked=asked))
    return cards[0]


# -- searching -----------------------------------------------------------------------------


def search_index(library: Library, game: str, language: str) -> Index:
    """Return the cards of a game in a library, to be searched in a language and in English.

    Raises:
        BadInput: there is no such game, or it has no cards to be searched; or what an owner
            entered cannot be read.
    """
    kit = find_kit(game)
    if kit.index is None:
        raise BadInput(say("web-no-cards", game=game))
    return _index(library, game, language)


@lru_cache(KNOWN_INDEXES)
def _index(library: Library, game: str, language: str) -> Index:
    kit = find_kit(game)
    assert kit.index is not None, game
    readers = (reader_for(library, name, (), game) for name in dict.fromkeys((ENGLISH, language)))
    return kit.index(kit.pool(library), tuple(readers))
