"""Limits on the lists of a level, ranges of cards counted, before anything looks into them.

What is in a list is compared with all else in it; so a text that is sent in a moment would else
take many to judge.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.levels.format import Level, Variant
from gorin.games.tomb_raider.levels.supply import named

MOST_ENTRIES, MOST_PLACES, MOST_CARDS = 60, 500, 4_000
"""The longest lists of a level: of decks, variants and so on; of fixed places; of cards."""

Path: TypeAlias = tuple[str | int, ...]
TooLong: TypeAlias = tuple[Path, int]
"""The path of a list, or of the entry with which it is too long, and how many it may have."""


def too_long(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[TooLong]:
    """Yield the lists of a level and of its variants that are longer than any use."""
    if len(level.variants) > MOST_ENTRIES:
        yield ("variants",), MOST_ENTRIES
        return
    yield from _in_form(level, cards)
    for number, variant in enumerate(level.variants):
        for path, most in _in_form(variant, cards):
            yield ("variants", number, *path), most


def _in_form(form: Level | Variant, cards: Mapping[str, CardFacts]) -> Iterator[TooLong]:
    for path, length, most in (*_lists(form), *_spots(form)):
        if length > most:
            yield path, most
    decks = form.decks or ()
    solo = () if form.solo is None else form.solo.obstacles
    lists: list[tuple[Path, Sequence[str]]] = [
        *((("decks", number, "cards"), deck.cards) for number, deck in enumerate(decks)),
        (("solo", "obstacles"), solo),
    ]
    for path, entries in lists[: MOST_ENTRIES + 1]:
        yield from _cards(path, entries, cards)


def _lists(form: Level | Variant) -> Iterator[tuple[Path, int, int]]:
    """Yield the lists of a form: the path, how long it is, and how long it may be."""
    yield ("entrances",), len(form.entrances or ()), MOST_ENTRIES
    yield ("decks",), len(form.decks or ()), MOST_ENTRIES
    yield ("places",), len(form.places or ()), MOST_PLACES
    if form.building is not None:
        yield ("building", "families"), len(form.building.families), MOST_ENTRIES
    if form.limits is not None:
        yield ("limits", "families"), len(form.limits.families), MOST_ENTRIES
    if form.bonuses is not None:
        yield ("bonuses", "choices"), len(form.bonuses.choices), MOST_ENTRIES


def _spots(form: Level | Variant) -> Iterator[tuple[Path, int, int]]:
    for number, arrangement in enumerate(form.entrances or ()):
        yield ("entrances", number, "spots"), len(arrangement.spots), MOST_ENTRIES


def _cards(path: Path, entries: Sequence[str], cards: Mapping[str, CardFacts]) -> Iterator[TooLong]:
    """Yield the entry of a list of cards with which there are too many."""
    count = 0
    for number, entry in enumerate(entries):
        count += len(named(cards, entry))
        if count > MOST_CARDS:
            yield (*path, number), MOST_CARDS
            return
