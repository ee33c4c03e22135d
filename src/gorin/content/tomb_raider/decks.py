"""Decks of Tomb Raider: a raider and what it brings, as sections; what its rules say of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from gorin.content.decks import deck_files, sheets, writing
from gorin.content.decks.lists import MOST_COPIES
from gorin.content.decks.outline import COUNTED, LISTED, ONE, Group, Outline, Section
from gorin.content.decks.sheets import Known, Sheet, card_named, read_as
from gorin.games.tomb_raider.facts import (
    Action,
    CardFacts,
    Discovery,
    Location,
    Obstacle,
    Raider,
    SecretMove,
    Treasure,
    Upgrade,
)
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.setup import Setup, setup_faults
from gorin.kernel.clauses import BadInput

GAME = "tomb-raider"
CARDS, RAIDER, TREASURE, LOCATIONS = "cards", "raider", "treasure", "locations"
"""The sections of a deck."""
SET_OUT = (Raider, Treasure, Location)
"""The kinds of cards that do not belong in the draw deck."""
SET = "Premiere"


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck: a raider and counts of draw cards by slug; a starter has its locations too.

    `description` says in a line what it is for: a message id, or text.
    """

    name: str
    raider: str
    cards: dict[str, int]
    treasure: str = ""
    locations: tuple[str, ...] = ()
    description: str = ""


def _of(*kinds: type[Any]) -> Callable[[Any], bool]:
    return lambda card: isinstance(card, kinds)


def _is_drawn(card: Any) -> bool:
    return not isinstance(card, SET_OUT)


OUTLINE = Outline(
    game=GAME,
    title="Tomb Raider",
    clause="TR-3.5",
    says_game=False,
    set_of=lambda card: SET,
    sections=(
        Section(
            id=CARDS,
            title="deck-section-cards",
            headings=("Deck", "Card", "Draw deck", "Main", "Main deck", "Maindeck"),
            holds=_is_drawn,
            style=COUNTED,
            fewest=Numbers().deck_minimum,
            copies=Numbers().small_copies,
            clause="TR-3.5",
            groups=(
                Group(("Upgrades",), _of(Upgrade)),
                Group(("Actions",), _of(Action)),
                Group(("Discoveries", "Discovery"), _of(Discovery)),
                Group(("Obstacles",), _of(Obstacle)),
                Group(("Secret moves",), _of(SecretMove)),
            ),
        ),
        Section(
            id=RAIDER,
            title="deck-section-raider",
            headings=("Raider",),
            holds=_of(Raider),
            style=ONE,
            fewest=1,
            most=1,
            copies=1,
            clause="TR-3.2",
            missing="deck-no-raider",
        ),
        Section(
            id=TREASURE,
            title="deck-section-treasure",
            headings=("Treasure",),
            holds=_of(Treasure),
            style=ONE,
            most=1,
            copies=1,
        ),
        Section(
            id=LOCATIONS,
            title="deck-section-locations",
            headings=("Locations", "Level deck"),
            holds=_of(Location),
            style=LISTED,
        ),
    ),
)
"""The outline of decks, in the numbers that formats have unless they say otherwise."""


def raid_of(deck: sheets.Deck) -> Deck:
    """Return a deck as the rules see it."""
    brought = deck.section(LOCATIONS).items()
    return Deck(
        deck.name,
        deck.only(RAIDER),
        deck.section(CARDS),
        deck.only(TREASURE),
        tuple(slug for slug, count in brought for _ in range(min(count, MOST_COPIES))),
        deck.description,
    )


def sections_of(deck: Deck) -> sheets.Deck:
    """Return a deck of this game as decks of any game are."""
    sections = {
        CARDS: deck.cards,
        RAIDER: {deck.raider: 1} if deck.raider else {},
        TREASURE: {deck.treasure: 1} if deck.treasure else {},
        LOCATIONS: {slug: deck.locations.count(slug) for slug in deck.locations},
    }
    return sheets.Deck(deck.name, sections, deck.description)


def read_deck(text: str, name: str, known: Known) -> Sheet[Deck]:
    """Return a deck from the text of a file; its form is told by its name and its text.

    Args:
        text: what is in the file.
        name: the file.
        known: the cards that a deck may name.
    """
    sheet = deck_files.read_deck(text, name, OUTLINE, known)
    return read_as(sheet, raid_of(sheet.deck))


def write_deck(deck: Deck, format: str, cards: Mapping[str, CardFacts]) -> str:
    """Return a deck, all of whose cards are known, as the text of a file in a form."""
    return writing.write_deck(sections_of(deck), format, OUTLINE, cards)


def canonical(deck: Deck, cards: Mapping[str, CardFacts]) -> Deck:
    """Return a deck in the one way in which it is written."""
    return raid_of(sheets.canonical(sections_of(deck), OUTLINE, cards))


def violations(sheet: Sheet[Deck], setup: Setup, numbers: Numbers) -> Iterator[BadInput]:
    """Yield what the rules forbid in a deck, each with the line of the card it is about.

    Cards that nobody knows are left out: reading the file has told of them.

    Args:
        sheet: the deck, which plays the first seat.
        setup: a match in which it would be played.
        numbers: the numbers of the rulebook.
    """
    for fault in setup_faults(numbers, setup):
        card = card_named(fault.reason)
        if card is None or card in setup.cards:
            place = sheet.place(card) if card is not None else sheet.name
            yield BadInput(fault.reason, place=place, clause=fault.clause)
