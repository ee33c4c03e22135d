"""Judging a deck by its sections: how many cards, how many copies, and which may stand there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from gorin.content.cards.names import Printed
from gorin.content.decks.outline import Outline, Section
from gorin.content.decks.sheets import Deck, Sheet
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say


class Judged(Struct, frozen=True):
    """The judgement of a deck: faults by line, and the sections with the bounds they have there."""

    violations: tuple[BadInput, ...]
    outline: Outline


def judge_sections(
    sheet: Sheet[Deck], outline: Outline, cards: Mapping[str, Printed]
) -> Iterator[BadInput]:
    """Yield all that the sections forbid in a deck, each with the line of the card it is about.

    Cards that nobody knows count, but nothing more is said of them: reading told of them.
    """
    for section in outline.sections:
        counts = sheet.deck.section(section.id)
        yield from _size(sheet, section, sum(counts.values()))
        for slug, count in counts.items():
            card = cards.get(slug)
            if card is not None:
                place = sheet.place(slug, section.id)
                yield from (
                    BadInput(message, place=place, clause=section.clause)
                    for message in _card(section, card, count)
                )


def _size(sheet: Sheet[Deck], section: Section, count: int) -> Iterator[BadInput]:
    too_few, too_many = count < section.fewest, section.most is not None and count > section.most
    if too_few and not (count == 0 and section.missing):
        message = say(
            "deck-section-few", section=say(section.title), count=count, minimum=section.fewest
        )
        yield BadInput(message, place=sheet.name, clause=section.clause)
    if too_many:
        message = say(
            "deck-section-many", section=say(section.title), count=count, most=section.most or 0
        )
        yield BadInput(message, place=sheet.name, clause=section.clause)


def _card(section: Section, card: Printed, count: int) -> Iterator[Message]:
    if not section.holds(card):
        yield say("deck-section-not", section=say(section.title), card=card.name)
    if count < 1:
        yield say("deck-bad-count", card=card.name, count=count)
    if section.copies is not None and count > section.copies and not section.free(card):
        yield say(
            "deck-section-copies",
            section=say(section.title),
            card=card.name,
            count=count,
            limit=section.copies,
        )
