"""Decks of any game as its box declares them: those that seats choose, read and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from msgspec.structs import replace

from gorin.content.box.box import Decks
from gorin.content.box.wishes import DEFAULT, Deck, Wishes
from gorin.content.cards.pool import Library
from gorin.content.decks.deck_files import read_deck
from gorin.content.decks.judging import Judged, judge_sections
from gorin.content.decks.lists import MOST_TEXT
from gorin.content.decks.outline import TOML
from gorin.content.decks.sheets import Deck as ReadDeck
from gorin.content.decks.sheets import Sheet, line_of, sheet_of
from gorin.content.decks.writing import write_deck
from gorin.content.reading.fault_limits import limit_faults
from gorin.content.reading.files import is_there, read_text
from gorin.content.reading.unknown import unknown_deck
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

Sections: TypeAlias = Mapping[str, Mapping[str, int]]
"""The number of copies of each card, by slug, in each section of a deck."""

PLACE = "deck"
"""The name of a deck that is no file, and the field that a seat chooses one with."""


def sheet_from(decks: Decks, library: Library, text: str, name: str = PLACE) -> Sheet[ReadDeck]:
    """Return a deck from the text of a file in any form, with all that is wrong with its lines."""
    return read_deck(text, name, decks.outline, decks.known(library))


def shipped_sheet(decks: Decks, library: Library, id: str) -> Sheet[ReadDeck]:
    """Return a deck that comes with the program.

    Raises:
        BadInput: there is no such deck.
    """
    if id not in decks.names():
        raise BadInput(unknown_deck(id, decks.names()), place=PLACE)
    return sheet_from(decks, library, decks.text(id), f"{id}.toml")


def chosen_sheet(
    decks: Decks, library: Library, deck: Deck, *, files: bool = False
) -> Sheet[ReadDeck]:
    """Return the deck that a seat chose: by its id, from its text, or from a file.

    Args:
        decks: the decks of the game.
        library: the cards that count.
        deck: what was chosen.
        files: it may be the path of a file: whoever asks sits at this machine.

    Raises:
        BadInput: there is no such deck, or the text is too long.
    """
    if len(deck.text) > MOST_TEXT:
        raise BadInput(say("hall-text-too-long", most=MOST_TEXT), place=PLACE)
    if deck.text:
        return sheet_from(decks, library, deck.text)
    path = Path(deck.deck)
    if files and deck.deck not in decks.names() and (path.suffix or is_there(path)):
        return sheet_from(decks, library, read_text(path), deck.deck)
    return shipped_sheet(decks, library, deck.deck)


def judge(decks: Decks, sheet: Sheet[ReadDeck], wishes: Wishes) -> Judged:
    """Return what the rules forbid in a deck for what is asked, by line.

    Of a file of which nothing could be read it is not said what a deck lacks.

    Raises:
        BadInput: what is asked does not exist.
    """
    if sheet.is_unread:
        return replace(_judged(decks, sheet, wishes), violations=())
    return _judged(decks, sheet, wishes)


def _judged(decks: Decks, sheet: Sheet[ReadDeck], wishes: Wishes) -> Judged:
    if decks.judge is not None:
        return decks.judge(sheet, wishes)
    faults = judge_sections(sheet, decks.outline, decks.known(wishes.library).cards)
    return Judged(tuple(sorted(faults, key=line_of)), decks.outline)


def check(decks: Decks, wishes: Wishes, seat: int, deck: Deck) -> str:
    """Check that a deck may be played at a seat; return what it is called.

    Raises:
        BadInput: all that is wrong with its lines, or else all that the rules forbid.
    """
    if decks.check is not None:
        return decks.check(wishes, seat, deck)
    sheet = chosen_sheet(decks, wishes.library, deck, files=wishes.files)
    read = sheet.sound()
    forbidden = judge(decks, sheet, wishes).violations
    if forbidden:
        raise BadInput.together(list(forbidden))
    return deck.deck or read.name


# -- what lies beside a deck ---------------------------------------------------------------


def deck_at(decks: Decks, wishes: Wishes, seat: int, deck: Deck) -> ReadDeck:
    """Return the deck of a seat, which was found sound before: the usual one if none was chosen.

    Raises:
        BadInput: it is not sound with the cards of today.
    """
    chosen = Deck(decks.usual(wishes, seat)) if deck == DEFAULT else deck
    return chosen_sheet(decks, wishes.library, chosen, files=wishes.files).sound()


def has_aside(decks: Decks, deck: ReadDeck) -> bool:
    """Return whether anything lies beside a deck that may be swapped in."""
    return any(deck.section(each.id) for each in decks.outline.sections if each.aside)


def swapped(decks: Decks, wishes: Wishes, seat: int, deck: Deck, sections: Sections) -> Deck:
    """Return a deck after some of its cards were swapped with those that lie beside it.

    Args:
        decks: the decks of the game.
        wishes: what is played.
        seat: who plays the deck.
        deck: the deck before.
        sections: where each card lies afterwards.

    Raises:
        BadInput: all that is wrong: cards that were not brought or are missing, and all that the
            rules forbid.
    """
    before = deck_at(decks, wishes, seat, deck)
    kept = {id: {slug: n for slug, n in held.items() if n} for id, held in sections.items()}
    after = replace(before, sections=kept)
    known = decks.known(wishes.library)
    sheet = sheet_of(after, decks.outline, known)
    faults = list(sheet.faults)
    faults += _not_brought(decks, wishes.library, before, after)
    if faults:
        faults += judge(decks, sheet, wishes).violations
        raise BadInput.together(list(limit_faults(faults, PLACE)))
    swap = Deck(text=write_deck(after, TOML, decks.outline, known.cards))
    try:
        _ = check(decks, wishes, seat, swap)
    except BadInput as error:  # its lines are those of a text that nobody has seen
        unplaced = [BadInput(each.message, place=PLACE, clause=each.clause) for each in error.all]
        raise BadInput.together(unplaced) from None
    return swap


def _not_brought(
    decks: Decks, library: Library, before: ReadDeck, after: ReadDeck
) -> Iterator[BadInput]:
    """Yield the cards of which there are more or fewer than were brought."""
    brought, left = _all_cards(before), _all_cards(after)
    clause = next((each.clause for each in decks.outline.sections if each.aside), "")
    cards = decks.known(library).cards
    for slug in dict.fromkeys((*brought, *left)):
        if brought[slug] != left[slug] and slug in cards:
            message = say(
                "deck-not-brought",
                card=cards[slug].name,
                count=left[slug],
                brought=brought[slug],
            )
            yield BadInput(message, place=PLACE, clause=clause)


def _all_cards(deck: ReadDeck) -> Counter[str]:
    """Return how many of each card there are, wherever they lie."""
    cards = Counter[str]()
    for held in deck.sections.values():
        for slug, count in held.items():
            cards[slug] += count
    return cards
