"""A level as people look at it before play: what lies where, what may come to lie where."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gorin.content.tomb_raider.pool import CardPool
from gorin.games.tomb_raider.board import space_at, space_name
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.levels.odds import chance_of_last_space
from gorin.games.tomb_raider.levels.supply import Supply, brought, is_room, supply
from gorin.games.tomb_raider.state import deck_owning

ENTRANCE, FIXED, DECK, NONE = "entrance", "fixed", "deck", "none"


class SpaceSheet(Struct, frozen=True):
    """A space: an entrance, a location with a fixed place, one of a level deck, or nothing.

    `deck` counts from 0, -1 for none; `room` says that the treasure room lies or may lie here.
    """

    space: str
    kind: str
    card: str = ""
    face_up: bool = False
    deck: int = -1
    room: bool = False


class DeckSheet(Struct, frozen=True):
    """A level deck: the columns and rows it is for, and its cards in the order of their numbers.

    `left` counts the cards that are shuffled, once entrances and fixed places are taken out.
    """

    id: str
    columns: tuple[int, int]
    depths: tuple[int, int]
    cards: tuple[str, ...]
    left: int
    player: int = 0
    spare: bool = False


class LevelSheet(Struct, frozen=True):
    """A level in one variant, for some number of raiders; rows from the entrance on.

    `last_space` is the chance, so many cases of so many, that the treasure room comes last.
    """

    level: Level
    seats: int
    rows: tuple[tuple[SpaceSheet, ...], ...]
    decks: tuple[DeckSheet, ...]
    last_space: tuple[int, int] | None


def sheet_of(pool: CardPool, level: Level, seats: int) -> LevelSheet:
    """Return what a level without variants is like for a number of raiders."""
    cards = pool.cards
    laid = supply(level, cards, seats)
    rows = tuple(
        tuple(
            _space(pool, level, laid, space_at(column, depth))
            for column in range(1, level.width + 1)
        )
        for depth in range(1, level.depth + 1)
    )
    last_space = chance_of_last_space(level, cards, seats)
    return LevelSheet(level, seats, rows, tuple(_decks(pool, level, laid)), last_space)


def _space(pool: CardPool, level: Level, laid: Supply, space: int) -> SpaceSheet:
    name = space_name(space)
    for at, slug in laid.entrances:
        if at == space:
            return SpaceSheet(name, ENTRANCE, slug, face_up=True)
    for at, slug, face_up in laid.places:
        if at == space:
            return SpaceSheet(name, FIXED, slug, face_up=face_up, room=is_room(pool.cards, slug))
    number = deck_owning(level.plan, space)
    if number is None:
        return SpaceSheet(name, NONE)
    room = space // 100 >= level.limits.treasure and any(
        _fits(pool, slug, space) for slug in laid.decks[number]
    )
    return SpaceSheet(name, DECK, deck=number, room=room)


def _fits(pool: CardPool, slug: str, space: int) -> bool:
    """Return whether a card is a treasure room that its own limits let lie in a space."""
    facts = pool.cards.get(slug)
    if not isinstance(facts, Location) or facts.treasure is None:
        return False
    depth = space // 100
    return facts.minimum_depth <= depth <= (facts.maximum_depth or depth)


def _decks(pool: CardPool, level: Level, laid: Supply) -> Iterator[DeckSheet]:
    cards = pool.cards
    whole = brought(level, cards, ())
    for number, (deck, plan) in enumerate(zip(level.decks, level.plan.decks, strict=True)):
        yield DeckSheet(
            deck.id,
            plan.columns,
            plan.depths,
            tuple(sorted(whole[number], key=lambda slug: cards[slug].number)),
            len(laid.decks[number]),
            deck.player,
            deck.spare,
        )
