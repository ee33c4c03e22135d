"""Decks of any game as data, and as they were read: with lines, and all that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from msgspec import Struct, field

from gorin.content.cards.names import CardNames, Printed, folded
from gorin.content.decks.lists import LONGEST_LINE, MOST_COPIES, MOST_DIGITS, DeckNote
from gorin.content.decks.outline import COUNTED, ONE, Outline
from gorin.content.reading.fault_limits import MOST_FAULTS, limit_faults
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, Name, say

MOST_NEAR = 20
"""The number of unknown names of a deck for which similar ones are looked for."""

D = TypeVar("D")


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of any game: how many of each card, by slug, in each of its sections.

    `description` says in a line what it is for: a message id, or text; `clan` of which clan it
    is, where its cards do not tell.
    """

    name: str = ""
    sections: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    description: str = ""
    clan: str = ""

    def section(self, id: str) -> dict[str, int]:
        """Return the cards of a section."""
        return self.sections.get(id, {})

    def only(self, id: str) -> str:
        """Return the card of a section that has one, an empty text if it has none."""
        return next(iter(self.section(id)), "")


class Sheet(Struct, Generic[D], frozen=True):
    """A deck file as it was read: what it holds, where, and what is wrong with its lines.

    Attributes:
        name: the file.
        deck: the deck as far as it could be read.
        lines: the line of each card by slug: the first one that names it.
        faults: lines that say nothing that can be played, in their order.
        within: the line of each card by section and slug.
        notes: lines that name no card and are no faults.
        is_unread: nothing could be read, so only the faults say something.
    """

    name: str
    deck: D
    lines: Mapping[str, int]
    faults: tuple[BadInput, ...]
    within: Mapping[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    notes: tuple[DeckNote, ...] = ()
    is_unread: bool = False

    def place(self, slug: str, section: str = "") -> str:
        """Return the file, and the line of a card if it is in it: of a section if one is named."""
        line = self.within.get((section, slug)) or self.lines.get(slug)
        return f"{self.name}:{line}" if line else self.name

    def sound(self) -> D:
        """Return the deck.

        Raises:
            BadInput: all that is wrong with the lines.
        """
        if self.faults:
            raise BadInput.together(list(self.faults))
        return self.deck


class Known(Struct, frozen=True, dict=True):
    """The cards a deck may name: those that can be played, and names of others by their set.

    `same` has the cards that share a printed name, by that name, folded: their set tells which of
    them is meant.
    """

    cards: Mapping[str, Printed]
    others: Mapping[str, str] = field(default_factory=dict[str, str])
    same: Mapping[str, tuple[Printed, ...]] = field(default_factory=dict[str, tuple[Printed, ...]])

    @cached_property
    def by_name(self) -> CardNames[Printed]:
        """The cards that can be played, by their names."""
        return CardNames(self.cards.values())

    def names(self) -> CardNames[Printed]:
        """Return the names of the cards that can be played."""
        return self.by_name


class UnknownNames:
    """A guide to the names in one deck that no card has: it tells what they may have meant."""

    def __init__(self, known: Known, names: CardNames[Printed]) -> None:
        self._known = known
        self._names = names
        self._left = MOST_NEAR

    def told(self, asked: str) -> Message:
        """Return what to say of a name; similar ones are looked for only for the first few."""
        place = self._known.others.get(folded(asked))
        if place is not None:
            return say("deck-name-only", card=asked, set=say(f"set-{place}"))
        near: tuple[str, ...] = ()
        if self._left > 0:
            # It takes a millisecond to compare a name with all there are, and a text may hold
            # thousands: whoever has so many wrong ones has pasted something that is no deck.
            self._left -= 1
            near = self._names.near(asked[:LONGEST_LINE])
        if not near:
            return say("deck-unknown-card", card=asked)
        return say("deck-unknown-near", card=asked, near=near)


def size_of(deck: Deck, outline: Outline) -> int:
    """Return how many cards a deck has in those of its sections that are counted."""
    sections = (section for section in outline.sections if not section.aside)
    counted = (section.id for section in sections if section.style == COUNTED)
    return sum(sum(deck.section(id).values()) for id in counted)


def far_too_many(card: str, count: int) -> Message:
    """Return what is said of a card that is there more often than `MOST_COPIES` times."""
    shown = min(count, 10**MOST_DIGITS)
    return say("deck-far-too-many", card=card, count=shown, most=MOST_COPIES)


def canonical(deck: Deck, outline: Outline, cards: Mapping[str, Printed]) -> Deck:
    """Return a deck in the one way in which it is written: cards by number, names on one line."""

    def number(slug: str) -> tuple[str, str]:
        return (cards[slug].number if slug in cards else f"~{slug}", slug)

    def ordered(counts: Mapping[str, int]) -> dict[str, int]:
        return {slug: counts[slug] for slug in sorted(counts, key=number)}

    return Deck(
        " ".join(deck.name.split()),
        {section.id: ordered(deck.section(section.id)) for section in outline.sections},
        " ".join(deck.description.split()),
        outline.clan_said(deck, cards),
    )


def sheet_of(deck: Deck, outline: Outline, known: Known) -> Sheet[Deck]:
    """Return a deck as if it had been read, with all that no file could say as faults."""
    unknown = UnknownNames(known, known.names())
    faults = [*_no_sections(deck, outline), *_no_clan(deck, outline), *_missing(deck, outline)]
    order = sorted(outline.sections, key=lambda section: section.style != ONE)
    sections = [(section, deck.section(section.id)) for section in order]
    named = dict.fromkeys(slug for _, counts in sections for slug in counts)
    faults += (
        BadInput(unknown.told(slug), clause=outline.clause)
        for slug in named
        if slug not in known.cards
    )
    for section, counts in sections:
        names = {slug: known.cards[slug].name for slug in counts if slug in known.cards}
        faults += (
            BadInput(far_too_many(name, counts[slug]), clause=outline.clause)
            for slug, name in names.items()
            if counts[slug] > MOST_COPIES
        )
        if section.style == ONE and sum(counts.values()) > 1:
            card = list(counts)[-1]
            faults.append(BadInput(say("deck-only-one", card=names.get(card, card))))
    return Sheet("", canonical(deck, outline, known.cards), {}, limit_faults(faults, ""))


def _no_sections(deck: Deck, outline: Outline) -> Iterator[BadInput]:
    known = tuple(section.id for section in outline.sections)
    for id in deck.sections:
        if id not in known:
            yield BadInput(say("deck-no-section", asked=id, known=known), place="sections")


def _no_clan(deck: Deck, outline: Outline) -> Iterator[BadInput]:
    if deck.clan and deck.clan not in outline.clans:
        yield BadInput(say("deck-no-clan", asked=deck.clan, known=outline.clans), place="clan")


def _missing(deck: Deck, outline: Outline) -> Iterator[BadInput]:
    for section in outline.sections:
        if section.missing and not deck.section(section.id):
            yield BadInput(say(section.missing), clause=section.clause)


def without(faults: Iterable[BadInput], outline: Outline) -> list[BadInput]:
    """Return faults without those that only say that a deck lacks a section."""
    lacking = {section.missing for section in outline.sections}
    return [fault for fault in faults if fault.message.id not in lacking]


def line_of(fault: BadInput) -> int:
    """Return the line of a fault; 0 if it is about the file as a whole."""
    line = fault.place.rpartition(":")[2]
    return int(line) if line.isdecimal() else 0


def card_named(fault: Message) -> str | None:
    """Return the card that a fault is about, by its slug or as it was asked for; None if none."""
    card = fault.args.get("card")
    if isinstance(card, Name):
        return card.key
    return None if card is None else str(card)


def read_as(sheet: Sheet[Deck], deck: D) -> Sheet[D]:
    """Return a sheet with its deck as a game sees it."""
    return Sheet(
        sheet.name,
        deck,
        sheet.lines,
        sheet.faults,
        sheet.within,
        sheet.notes,
        is_unread=sheet.is_unread,
    )


def limit_notes(notes: Sequence[DeckNote]) -> tuple[DeckNote, ...]:
    """Return the first notes on a text, and in place of the others how many they are."""
    more = len(notes) - MOST_FAULTS
    if more <= 0:
        return tuple(notes)
    return (*notes[:MOST_FAULTS], DeckNote(0, say("deck-notes-more", count=more)))
