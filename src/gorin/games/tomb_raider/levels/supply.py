"""The piles of location cards of a level at the start."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from gorin.games.tomb_raider.facts import CardFacts, Location
from gorin.games.tomb_raider.levels.format import EntranceSpot, FixedPlace, Level, LevelDeck
from gorin.games.tomb_raider.state import deck_owning
from gorin.kernel.clauses import states

KEPT = 8
"""The number of pools whose card numbers are kept in order: a level may name thousands."""
LONGEST_NUMBER = 9
"""No card has a longer number; thousands of digits could not even be read as one."""


class Supply(Struct, frozen=True):
    """The locations of a level: entrances and fixed places by space, the decks in order."""

    entrances: tuple[tuple[int, str], ...]
    places: tuple[tuple[int, str, bool], ...]
    decks: tuple[tuple[str, ...], ...]


def named(cards: Mapping[str, CardFacts], entry: str) -> tuple[str, ...]:
    """Return the slugs that an entry of a level names: a slug, a number, a range of numbers.

    What names no card is returned as it is.
    """
    if entry in cards:
        return (entry,)
    first, dash, last = entry.partition("-")
    low, high = first.strip(), (last if dash else first).strip()
    if not (low.isdecimal() and high.isdecimal()) or max(len(low), len(high)) > LONGEST_NUMBER:
        return (entry,)
    numbers, places, slugs = _by_number(_Same(cards))
    begin, end = bisect_left(numbers, int(low)), bisect_right(numbers, int(high))
    return tuple(slugs[place] for place in sorted(places[begin:end])) or (entry,)


class _Same:
    """Some cards, which are the same as others only if they are one object; they never change."""

    __slots__ = ("cards",)

    def __init__(self, cards: Mapping[str, CardFacts]) -> None:
        self.cards = cards

    def __hash__(self) -> int:
        return id(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.cards is self.cards


@lru_cache(KEPT)
def _by_number(same: _Same) -> tuple[Sequence[int], Sequence[int], Sequence[str]]:
    """Return the numbers of cards in order, the place of each among the cards, and all slugs."""
    slugs = tuple(same.cards)
    pairs = sorted(
        (int(facts.number), place)
        for place, facts in enumerate(same.cards.values())
        if facts.number.isdecimal()
    )
    return [number for number, _ in pairs], [place for _, place in pairs], slugs


def all_named(cards: Mapping[str, CardFacts], entries: Sequence[str]) -> tuple[str, ...]:
    """Return the slugs that entries name, in order."""
    return tuple(slug for entry in entries for slug in named(cards, entry))


def brought(
    level: Level, cards: Mapping[str, CardFacts], own: Sequence[tuple[str, ...]]
) -> tuple[tuple[str, ...], ...]:
    """Return the cards of each level deck, entrances and fixed places not taken out yet.

    `own` are the locations that the players bring, in order of seats, empty for none.
    """
    return tuple(all_named(cards, _brought_by(deck, own) or deck.cards) for deck in level.decks)


def _brought_by(deck: LevelDeck, own: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    return own[deck.player - 1] if 0 < deck.player <= len(own) else ()


@states("TR-3.3")
def supply(
    level: Level,
    cards: Mapping[str, CardFacts],
    count: int,
    own: Sequence[tuple[str, ...]] = (),
) -> Supply:
    """The level deck is built as the level prescribes.

    Entrances and locations with a fixed place are taken out of the decks, if they are in one;
    entrances that the level does not lay out stay out of the game, and so do other treasure
    rooms if one is laid out.
    """
    decks = [list(deck) for deck in brought(level, cards, own)]
    arrangement = level.arrangement(count)
    spots = () if arrangement is None else arrangement.spots
    entrances = tuple((spot.space, _take_entrance(level, cards, decks, spot)) for spot in spots)
    places = tuple(_take_fixed(cards, decks, place) for place in level.places)
    fixed = any(is_room(cards, slug) for _, slug, _ in places)
    for deck in decks:
        deck[:] = [
            slug
            for slug in deck
            if not (is_entrance(cards, slug) or (fixed and is_room(cards, slug)))
        ]
    return Supply(entrances, places, tuple(tuple(deck) for deck in decks))


def _take_entrance(
    level: Level, cards: Mapping[str, CardFacts], decks: list[list[str]], spot: EntranceSpot
) -> str:
    if spot.card:
        (slug,) = named(cards, spot.card)[:1]
        _take(decks, slug)
        return slug
    number = deck_owning(level.plan, spot.space)
    entrances = [] if number is None else [s for s in decks[number] if is_entrance(cards, s)]
    if not entrances:
        return ""
    _take(decks, entrances[0])
    return entrances[0]


def _take_fixed(
    cards: Mapping[str, CardFacts], decks: list[list[str]], place: FixedPlace
) -> tuple[int, str, bool]:
    (slug,) = named(cards, place.card)[:1]
    _take(decks, slug)
    return (place.space, slug, place.face_up)


def _take(decks: list[list[str]], slug: str) -> None:
    for deck in decks:
        if slug in deck:
            deck.remove(slug)
            return


def is_entrance(cards: Mapping[str, CardFacts], slug: str) -> bool:
    """Return whether a slug names an entrance."""
    facts = cards.get(slug)
    return isinstance(facts, Location) and facts.entrance


def is_room(cards: Mapping[str, CardFacts], slug: str) -> bool:
    """Return whether a slug names a treasure room."""
    facts = cards.get(slug)
    return isinstance(facts, Location) and facts.treasure is not None
