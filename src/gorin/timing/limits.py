"""Limits: how often something may be used in a period, and what has been used so far.

A limit counts uses of one ability by one seat: of one card as long as that is the same object, or
of all cards of a title. What was used is a tuple of plain marks that lies in the state.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from gorin.kernel.decision import Seat

Of: TypeAlias = Literal["card", "title"]
GONE = -1
"""Since when an object has been there that is there no more."""


class Limit(Struct, frozen=True):
    """A limit of uses in a period: of each card for itself, or of all cards of a title together."""

    count: int
    per: str
    of: Of = "card"


class Mark(Struct, frozen=True, gc=False):
    """One use of an ability by a seat.

    Attributes:
        seat: who used it; a card that another seat takes over is fresh for that seat.
        title: what the card is called.
        ability: which of the abilities of the card.
        card: which card.
        born: since when it is this object; a card that comes back is a new one. GONE if the card
            is another object since: then the use counts for the title alone.
        giver: the object that gives the card this ability, 0 if it is the card's own: each that
            gives the same one gives an ability of its own.
    """

    seat: Seat
    title: str
    ability: int
    card: int
    born: int = 0
    giver: int = 0


class Used(Struct, frozen=True, gc=False):
    """A mark and the period after which it is forgotten."""

    mark: Mark
    per: str


Marks: TypeAlias = tuple[Used, ...]


def uses(marks: Marks, limit: Limit, mark: Mark) -> int:
    """Return how often what a limit counts was used in its period."""
    counted = (used.mark for used in marks if used.per == limit.per)
    if limit.of == "title":
        return sum(_same_title(other, mark) for other in counted)
    return sum(other == mark for other in counted)


def _same_title(one: Mark, other: Mark) -> bool:
    return (one.seat, one.title, one.ability) == (other.seat, other.title, other.ability)


def is_left(marks: Marks, limits: tuple[Limit, ...], mark: Mark) -> bool:
    """Return whether none of several limits is used up."""
    return all(uses(marks, limit, mark) < limit.count for limit in limits)


def noted(marks: Marks, limits: tuple[Limit, ...], mark: Mark) -> Marks:
    """Return marks with one more use; each period that a limit names is noted once."""
    periods = dict.fromkeys(limit.per for limit in limits)
    return (*marks, *(Used(mark, per) for per in periods))


def withdrawn(marks: Marks, noted: Marks) -> Marks:
    """Return marks without those of a use that never came about."""
    left = list(marks)
    for used in noted:
        if used in left:
            left.remove(used)
    return tuple(left)


def renewed(marks: Marks, title: str, card: int) -> Marks:
    """Return marks after a card has become another object; the same ones if it bears none.

    What the former one was used for counts for its title alone.
    """
    if not any(used.mark.card == card and used.mark.title == title for used in marks):
        return marks
    return tuple(
        replace(used, mark=replace(used.mark, born=GONE))
        if (used.mark.card, used.mark.title) == (card, title)
        else used
        for used in marks
    )


def expired(marks: Marks, per: str) -> Marks:
    """Return marks without those of a period that is over; the same ones if there are none."""
    if not any(used.per == per for used in marks):
        return marks
    return tuple(used for used in marks if used.per != per)
