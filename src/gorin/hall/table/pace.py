"""Rate limits: how often a person may act at a table.

What changes nothing makes no record. What changes something may be done many times at once, as
somebody does who sets a table up, and then again every few seconds: like a bucket of tokens that
fills again. It is counted from the records alone, so that a table that is loaded counts the same.

What comes with the opening of a table, all of it at one moment, counts as one act: a campaign may
have sixty bots.

Answers are not counted, nor is what ends something that others wait for: to let a game go on, to
withdraw a wish or a consent. Speaking has a measure of its own.

The server's clock may be put back. What was done at a time that is still to come keeps nobody from
anything: else they would wait until that time comes again.
"""

from __future__ import annotations

from gorin.content.box.wishes import Deck
from gorin.hall.table.people import Person
from gorin.hall.table.records import (
    BotSat,
    Came,
    Consented,
    DeckChosen,
    Held,
    Left,
    Moderated,
    Paused,
    Readied,
    Record,
    Sat,
    Set,
    UndoAnswered,
    UndoAsked,
)
from gorin.hall.table.refusing import refused
from gorin.hall.table.standing import Standing

BURST, EVERY = 30, 2_000
"""The most acts at once, and then the milliseconds between two."""


def changes_nothing(table: Standing, record: Record) -> bool:
    """Return whether all is already as a record would make it."""
    if isinstance(record, Set):
        chair = table.chairs[record.seat]
        return (chair.stops, chair.skipping) == (record.stops, table.skipping_as(record))
    if isinstance(record, BotSat):
        chair = table.chairs[record.seat]
        return bool(record.level) and chair.bot == record.level
    if isinstance(record, DeckChosen):
        chair = table.chairs[record.seat]
        chosen = Deck(record.deck, record.text)
        return (chair.cards, chair.deck_name) == (chosen, record.name)
    return False


def check(person: Person, record: Record, at: int) -> None:
    """Check that somebody has not done too much lately to make a record.

    Raises:
        Refused: they have.
    """
    most = BURST * EVERY
    if _is_measured(record) and most - EVERY < person.busy - at <= most:
        raise refused("hall-too-fast")


def _is_measured(record: Record) -> bool:
    """Return whether a record is refused to whoever does too much."""
    if isinstance(record, Paused):
        return record.on
    if isinstance(record, Consented):
        return record.agrees
    return isinstance(
        record, Came | Sat | BotSat | DeckChosen | Readied | Set | UndoAsked | Moderated
    )


def note(table: Standing, record: Record, at: int) -> None:
    """Count a record, before it is applied, for whoever made it."""
    person = table.people.get(_maker(table, record))
    if person is None or (person.busy > at and _comes_with_opening(table, person, at)):
        return
    person.busy = min(max(person.busy, at) + EVERY, at + BURST * EVERY)


def _comes_with_opening(table: Standing, person: Person, at: int) -> bool:
    """Return whether something is done by the host in the moment in which the table was opened."""
    return person.id == table.host and table.stage == "gathering" and at == table.taken_up


def _maker(table: Standing, record: Record) -> str:
    """Return the id of whoever made a record; empty if it is not counted."""
    if isinstance(record, Came | Left | Sat | Paused):
        return record.person
    if isinstance(record, Moderated):
        return table.host
    if isinstance(record, BotSat | DeckChosen):
        return table.chairs[record.seat].person or table.host
    if isinstance(record, Readied | Set | UndoAsked | UndoAnswered | Consented):
        return table.chairs[record.seat].person
    if isinstance(record, Held) and not record.level:
        return table.chairs[record.seat].person
    return ""
