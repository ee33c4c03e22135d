"""Decks as sites keep them in JSON: an object that has the ids of cards, and how many of each."""

from __future__ import annotations

import json
import re
from typing import Any

from gorin.content.decks.lists import (
    LONGEST_LINE,
    MOST_LINES,
    NO_WORDS,
    SIDEBOARD,
    Entry,
    Listing,
    Words,
)
from gorin.kernel.words import say

WITHIN = ("record", "head", "decklist", "deck")
"""The keys that the deck may lie under: fiveringsdb gives a record whose head it is."""
CARDS, CLAN = "cards", "primary_clan"
_KEY = re.compile(r'"((?:[^"\\]|\\.)*)"\s*:')


def read_json(text: str, words: Words = NO_WORDS) -> Listing:
    """Return the cards of a deck in JSON; those of a sideboard lie in an object of its own."""
    listing = Listing(is_foreign=True)
    twice: list[str] = []

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        keys = [key for key, _ in pairs]
        twice.extend(key for place, key in enumerate(keys) if key in keys[:place])
        return dict(pairs)

    try:
        data = json.loads(text, object_pairs_hook=unique)
    except json.JSONDecodeError as error:
        listing.faults.append((error.lineno, say("deck-not-json", reason=error.msg)))
        listing.is_unread = True
        return listing
    except (ValueError, RecursionError):
        listing.faults.append((0, say("deck-json-too-deep")))
        listing.is_unread = True
        return listing
    lines = _lines(text)
    listing.faults += ((lines.get(key, 0), say("deck-card-twice", card=key)) for key in twice)
    _read(_inner(data), lines, listing, words)
    return listing


def _lines(text: str) -> dict[str, int]:
    """Return the lines of keys; a key that stands at several places has the last."""
    lines: dict[str, int] = {}
    line = at = 0
    for match in _KEY.finditer(text):
        line += text.count("\n", at, match.start())
        at = match.start()
        lines[match[1]] = line + 1
    return lines


def _inner(data: Any) -> Any:
    """Return the object that has the cards, wherever it lies."""
    for name in WITHIN:
        if isinstance(data, dict) and CARDS not in data and isinstance(data.get(name), dict):
            data = data[name]
    return data


def _read(data: Any, lines: dict[str, int], listing: Listing, words: Words) -> None:
    cards = data.get(CARDS) if isinstance(data, dict) else None
    if not isinstance(cards, dict):
        listing.faults.append((lines.get(CARDS, 0), say("deck-json-no-cards")))
        listing.is_unread = True
        return
    listing.name, listing.description = _text(data, "name"), _text(data, "description")
    listing.game, listing.clan = _text(data, "game"), _text(data, CLAN)
    _take(cards, "", lines, listing)
    beside = data.get(SIDEBOARD)
    if not beside:
        return
    if not words.sideboard or not isinstance(beside, dict):
        message = say("deck-sideboard", text=SIDEBOARD)
        listing.faults.append((lines.get(SIDEBOARD, 0), message))
    else:
        _take(beside, SIDEBOARD, lines, listing)


def _take(cards: dict[str, Any], heading: str, lines: dict[str, int], listing: Listing) -> None:
    for key, count in list(cards.items())[:MOST_LINES]:
        line = lines.get(key, 0)
        if len(key) > LONGEST_LINE:
            listing.faults.append((line, say("deck-long-line", most=LONGEST_LINE)))
        elif not key.strip():
            listing.faults.append((line, say("deck-no-name")))
        elif type(count) is not int:
            listing.faults.append((line, say("deck-not-a-count", card=key)))
        else:
            listing.entries.append(Entry(line, count, key, heading=heading))
    unread = len(cards) - MOST_LINES
    if unread > 0:
        listing.faults.append((0, say("deck-many-lines", most=MOST_LINES, count=unread)))


def _text(data: dict[str, Any], name: str) -> str:
    """Return a text of an object; an empty one if it has none, or something else there."""
    value = data.get(name)
    return " ".join(value.split()) if isinstance(value, str) else ""
