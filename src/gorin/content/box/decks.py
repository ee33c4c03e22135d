"""Decks of any game as its box declares them: those that seats choose, read and judged."""

from __future__ import annotations

from pathlib import Path

from gorin.content.box.box import Decks
from gorin.content.box.wishes import Deck, Wishes
from gorin.content.cards.pool import Library
from gorin.content.decks.deck_files import read_deck
from gorin.content.decks.judging import Judged, judge_sections
from gorin.content.decks.lists import MOST_TEXT
from gorin.content.decks.sheets import Deck as ReadDeck
from gorin.content.decks.sheets import Sheet, line_of
from gorin.content.reading.files import is_there, read_text
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

PLACE = "deck"
"""What a deck is called that is no file, and the field that a seat chooses one with."""


def sheet_from(decks: Decks, library: Library, text: str, name: str = PLACE) -> Sheet[ReadDeck]:
    """Return a deck from the text of a file in any form, with all that is wrong with its lines."""
    return read_deck(text, name, decks.outline, decks.known(library))


def shipped_sheet(decks: Decks, library: Library, id: str) -> Sheet[ReadDeck]:
    """Return a deck that comes with the program.

    Raises:
        BadInput: there is no such deck.
    """
    if id not in decks.names():
        raise BadInput(say("deck-unknown", asked=id, known=decks.names()), place=PLACE)
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

    Raises:
        BadInput: what is asked does not exist.
    """
    if decks.judge is not None:
        return decks.judge(sheet, wishes)
    found = judge_sections(sheet, decks.outline, decks.known(wishes.library).cards)
    return Judged(tuple(sorted(found, key=line_of)), decks.outline)


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
