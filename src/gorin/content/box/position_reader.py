"""Parts that all readers of positions in words share: faults with their places, handles.

A game says what its zones and words are; it builds its state with a reader of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches
from typing import Any, ClassVar, Generic, TypeVar

from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.domain import Shuffle
from gorin.kernel.match import Match
from gorin.kernel.words import Arg, say

EMPTY = -1
"""The handle of no card, as the states of games have it."""
FREE: tuple[str, ...] = ()
"""Any card may lie here."""

P = TypeVar("P")
C = TypeVar("C")
E = TypeVar("E")


class PositionReader(Generic[P]):
    """Collects all that is wrong with a position while a state is built from it."""

    def __init__(self, position: P) -> None:
        self.position = position
        self.faults: list[BadInput] = []

    def fault(self, place: str, reason: str, clause: str = "", **args: Arg) -> None:
        """Note what is wrong somewhere."""
        self.faults.append(BadInput(say(reason, **args), place=place, clause=clause))

    def stop(self) -> None:
        """Go on only if nothing is wrong so far.

        Raises:
            BadInput: all that is wrong.
        """
        if self.faults:
            raise BadInput.together(self.faults)


class CardReader(PositionReader[P], ABC, Generic[P, C]):
    """A reader of a game of cards: they get their handles in the order in which they are read.

    Attributes:
        seats: the numbers of the seats that play.
        printed: what is printed on the card of each handle, as the game has it.
        owners: whose each of them is.
        no_seat: the message about a seat that does not play, for a game that asks `is_seat`.
    """

    no_seat: ClassVar[str] = ""

    def __init__(self, position: P, seats: Collection[int]) -> None:
        super().__init__(position)
        self.seats = seats
        self.printed: list[C] = []
        self.owners: list[Seat] = []

    @abstractmethod
    def look_up(self, slug: str, place: str, kinds: tuple[str, ...]) -> C | None:
        """Return the card of a title; None, and a fault noted, if it cannot lie there.

        Args:
            slug: the title.
            place: where the position says it.
            kinds: what the card may be, in the game's words; any card if there are none.
        """

    @property
    def physical(self) -> tuple[int, ...]:
        """The physical card of each handle."""
        return tuple(range(len(self.printed)))

    def is_seat(self, place: str, seat: int | None) -> bool:
        """Return whether a seat plays, or none is named; if it does not, that is noted."""
        if seat is None or seat in self.seats:
            return True
        self.fault(place, self.no_seat, seat=seat)
        return False

    def card(self, slug: str, owner: int, place: str, kinds: tuple[str, ...] = FREE) -> int:
        """Return a new card of a title, EMPTY if it cannot lie there."""
        facts = self.look_up(slug, place, kinds)
        if facts is None:
            return EMPTY
        self.printed.append(facts)
        self.owners.append(Seat(owner))
        return len(self.printed) - 1

    def cards(
        self, slugs: Iterable[str], owner: int, place: str, kinds: tuple[str, ...] = FREE
    ) -> tuple[int, ...]:
        """Return new cards of those titles that can lie there."""
        handles = (self.card(slug, owner, place, kinds) for slug in slugs)
        return tuple(card for card in handles if card != EMPTY)


def meant_card(asked: str, known: Collection[str]) -> str:
    """Return the slug that is meant by what is none, perhaps; empty if none is like it."""
    near = get_close_matches(asked.casefold().replace(" ", "-"), known, 1)
    return near[0] if near else ""


def told_apart(handles: Iterable[int], slug: Callable[[int], str]) -> dict[str, int]:
    """Return cards by their titles; a second one of a title has `-2` behind it."""
    named: dict[str, int] = {}
    for handle in handles:
        name = title = slug(handle)
        number = 2
        while name in named:
            name, number = f"{title}-{number}", number + 1
        named[name] = handle
    return named


def next_shuffle(match: Match[Any], event: type[E]) -> E | None:
    """Return what the open question would shuffle: what a copy of the match says it has shuffled.

    Args:
        match: its open question is one of chance, about an order.
        event: the event by which the game says so.
    """
    question = match.pending[0]
    assert isinstance(question.decision.domain, Shuffle), question.decision.prompt.kind
    twin = match.fork()
    before = len(twin.table.log)
    twin.choose(CHANCE, question.decision.domain.default())
    return next((each for each in twin.log(before) if isinstance(each, event)), None)
