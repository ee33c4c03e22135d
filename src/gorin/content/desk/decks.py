"""Decks of any game while they are built: read, judged by the rules, counted, written.

A deck that is not finished is judged like any other: what is missing is among its faults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box import decks as box_decks
from gorin.content.box.box import Decks
from gorin.content.box.decks import PLACE
from gorin.content.box.format import Format
from gorin.content.box.wishes import Wishes
from gorin.content.boxes import box_of, boxes, find_box, games, read_options
from gorin.content.cards.pool import Library
from gorin.content.decks.deck_files import game_in
from gorin.content.decks.judging import Judged
from gorin.content.decks.lists import DeckNote
from gorin.content.decks.outline import ONE
from gorin.content.decks.report import DeckReport, report_of
from gorin.content.decks.sheets import Deck, Sheet, sheet_of, size_of
from gorin.content.decks.writing import export_deck
from gorin.content.reading.files import is_there, read_text
from gorin.content.reading.unknown import unknown_deck
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say
from gorin.text.render import Reader


class ShippedDeck(Struct, frozen=True):
    """A deck that comes with the program.

    Attributes:
        name: what it is called.
        description: what it is for; None if it does not say.
        lead: the slug of the one card that leads it, such as a raider; empty without one.
        cards: how many cards it has in those of its sections that are counted.
        printed: it was printed as it is.
        line: what tells it from others in a few words, such as its clan; None for nothing.
        formats: the ids of the formats that it is legal in, with what is usual there.
    """

    id: str
    name: str
    description: Message | None
    lead: str
    cards: int
    printed: bool
    line: Message | None
    formats: tuple[str, ...]


def decks_of(game: str) -> Decks:
    """Return the decks of a game.

    Raises:
        BadInput: there is no such game, nothing of it can be played yet, or it has no decks.
    """
    decks = find_box(game).decks
    if decks is None:
        raise BadInput(say("decks-none", game=game))
    return decks


def has_decks(game: str) -> bool:
    """Return whether there are decks of a game."""
    box = box_of(game)
    return box is not None and box.decks is not None


def game_of(text: str, name: str = PLACE) -> str:
    """Return the game of a deck file: the one that it says, else the first game.

    Other programs call games as they like: what their files say counts as far as it is known.

    Raises:
        BadInput: it says one that there is not.
    """
    said, is_foreign = game_in(text, name)
    for box in boxes():
        called = {box.id} if box.decks is None else {box.id, box.decks.outline.title}
        if said.casefold() in map(str.casefold, called):
            return box.id
    if is_foreign or not said:
        return boxes()[0].id
    raise BadInput(say("game-unknown", asked=said, known=games()), place=name)


def wishes_for(
    library: Library,
    game: str,
    *,
    format: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    files: bool = False,
) -> Wishes:
    """Return what a deck is built for; None is the default of the game.

    Args:
        library: the cards that count.
        game: the id of the game.
        format: the format.
        seats: how many play.
        options: options of a table, by name.
        files: what options name may be files: whoever asks sits at this machine.

    Raises:
        BadInput: there is no such game, or all that is wrong with the options.
    """
    box = find_box(game)
    return Wishes(
        seats=seats or 0,
        library=library,
        format=format,
        options=read_options(box, options or {}),
        files=files,
    )


# -- reading -------------------------------------------------------------------------------


def sheet_from(library: Library, game: str, text: str, name: str = PLACE) -> Sheet[Deck]:
    """Return a deck from the text of a file in any form, with all that is wrong with its lines.

    Raises:
        BadInput: the game has no decks.
    """
    return box_decks.sheet_from(decks_of(game), library, text, name)


def shipped_sheet(library: Library, game: str, id: str) -> Sheet[Deck]:
    """Return a deck that comes with the program.

    Raises:
        BadInput: the game has no decks, or not this one.
    """
    return box_decks.shipped_sheet(decks_of(game), library, id)


def sheet_with(library: Library, game: str, deck: Deck) -> Sheet[Deck]:
    """Return a deck that is data, as if it had been read.

    Raises:
        BadInput: the game has no decks.
    """
    decks = decks_of(game)
    return sheet_of(deck, decks.outline, decks.known(library))


def find_sheet(library: Library, asked: str, game: str | None = None) -> tuple[str, Sheet[Deck]]:
    """Return a deck by id or from a file, and its game.

    Args:
        library: the cards that count.
        asked: the id of a deck that comes with the program, or a file in any form.
        game: the id of the game; None for the one that the file says, else the first game.

    Raises:
        BadInput: there is no such deck, or the file cannot be read.
    """
    first = game or boxes()[0].id
    ready = decks_of(first).names() if game or has_decks(first) else ()
    if asked in ready:
        return first, shipped_sheet(library, first, asked)
    if Path(asked).suffix or is_there(Path(asked)):
        text = read_text(Path(asked))
        id = game or game_of(text, asked)
        return id, sheet_from(library, id, text, asked)
    raise BadInput(unknown_deck(asked, ready), place=asked)


def notes_on(game: str, wishes: Wishes) -> Iterator[tuple[str, DeckNote]]:
    """Yield the notes on deck files that seats play with, each with its file.

    Whatever is wrong with a file is told by those who begin to play with it.
    """
    decks = find_box(game).decks
    if decks is None:
        return
    for chosen in dict.fromkeys(wishes.decks):
        try:
            sheet = box_decks.chosen_sheet(decks, wishes.library, chosen, files=wishes.files)
        except BadInput:
            continue
        yield from ((sheet.name, note) for note in sheet.notes)


# -- what is said of a deck ----------------------------------------------------------------


def judge(game: str, sheet: Sheet[Deck], wishes: Wishes) -> Judged:
    """Return what the rules forbid in a deck for what is asked, by line.

    Raises:
        BadInput: what is asked does not exist.
    """
    decks = decks_of(game)
    _ = find_box(game).format(wishes.format)
    return box_decks.judge(decks, sheet, wishes)


def report(game: str, sheet: Sheet[Deck], wishes: Wishes) -> DeckReport:
    """Return all there is to say of a deck, however little of it there is yet.

    Raises:
        BadInput: what is asked does not exist.
    """
    decks = decks_of(game)
    judged = judge(game, sheet, wishes)
    library, telling = wishes.library, decks.telling
    cards = decks.known(library).cards
    return report_of(sheet, judged.violations, judged.outline, cards, library, telling)


def export(library: Library, game: str, deck: Deck, form: str) -> str:
    """Return a deck, finished or not, as the text of a file.

    Raises:
        BadInput: there is no such form, or all cards of the deck that nobody knows.
    """
    decks = decks_of(game)
    return export_deck(deck, form, decks.outline, decks.known(library))


# -- those that come with the program ------------------------------------------------------


def shipped(library: Library, game: str) -> tuple[ShippedDeck, ...]:
    """Return the decks that come with the program; none if the game has no decks."""
    box = box_of(game)
    if box is None or box.decks is None:
        return ()
    return _shipped(game, box.decks, library)


@lru_cache
def _shipped(game: str, decks: Decks, library: Library) -> tuple[ShippedDeck, ...]:
    return tuple(_shipped_deck(game, decks, library, id) for id in decks.names())


def usual_decks(library: Library, game: str, format: Format) -> tuple[str, ...]:
    """Return the ids of the decks that seats play if nobody chooses any, in the seats' order."""
    box = box_of(game)
    if box is None or box.decks is None:
        return ()
    wishes = replace(wishes_for(library, game, format=format.id), seats=format.most_seats)
    return tuple(box.decks.usual(wishes, seat) for seat in range(format.most_seats))


def title(reader: Reader, id: str, name: str) -> str:
    """Return what a deck that comes with the program is called; a printed name stays as it is."""
    message = f"deck-name-{id}"
    return reader.read(say(message)) if reader.has(message) else name


def _shipped_deck(game: str, decks: Decks, library: Library, id: str) -> ShippedDeck:
    sheet = box_decks.shipped_sheet(decks, library, id)
    deck = sheet.sound()
    alone = [each.id for each in decks.outline.sections if each.style == ONE]
    return ShippedDeck(
        id,
        deck.name,
        say(deck.description) if deck.description else None,
        next((deck.only(each) for each in alone if deck.only(each)), ""),
        size_of(deck, decks.outline),
        id in decks.printed,
        decks.line(deck),
        _formats(game, sheet, library),
    )


def _formats(game: str, sheet: Sheet[Deck], library: Library) -> tuple[str, ...]:
    """Return the formats of a game in which a deck is legal."""
    asked = (wishes_for(library, game, format=each.id) for each in find_box(game).choosable)
    return tuple(
        wishes.format or "" for wishes in asked if not judge(game, sheet, wishes).violations
    )
