"""A base for games whose state is plain data: most of the methods that the kernel asks for.

A game writes what differs by its rules: views, the texts of options, attempts, hidden cards. It
may override all the rest.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Decision, Seat
from gorin.kernel.domain import Below
from gorin.kernel.game import field_of
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame, State, Table
from gorin.kernel.words import say

CONCEDE = "concede"
"""The initiative by which a seat gives up."""


class PlainState(State, Protocol):
    """A state that says who sits at the table."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...


class CardState(PlainState, Protocol):
    """A state of cards: who still plays, and which physical card each handle stands for."""

    physical: tuple[int, ...]

    @property
    def alive(self) -> tuple[Seat, ...]: ...


S = TypeVar("S", bound=PlainState)
C = TypeVar("C", bound=CardState)
T = TypeVar("T")


class PlainGame(ABC, Generic[S]):
    """A game whose state is a struct of plain data, and whose views are quickly made as a whole.

    Nothing is done unasked and nobody gives up, unless a game says so; positions are the fields
    of the state.

    Attributes:
        packer: packs the states of the game, and knows their class.
        leaving: the initiatives after which a seat answers no more.
        at_once: the initiatives that take effect while others think.
    """

    packer: Packer[S]
    leaving: tuple[str, ...] = ()
    at_once: tuple[str, ...] = ()

    @abstractmethod
    def view(self, table: Table[S], seat: Seat | None) -> Struct:
        """Return what a seat may know (None: a spectator) as plain data."""

    def seats(self, state: S) -> tuple[Seat, ...]:
        return state.seats

    def view_part(self, table: Table[S], seat: Seat | None, name: str) -> Any:
        return field_of(self.view(table, seat), name)

    def initiatives(self, table: Table[S], seat: Seat) -> tuple[str, ...]:
        return ()

    def initiative_asks(self, table: Table[S], seat: Seat, kind: str) -> Decision[Any] | None:
        return None

    def initiative(self, table: Table[S], seat: Seat, kind: str, value: Any) -> Frame:
        return Frame(kind, seat)

    def read_position(self, data: Mapping[str, Any]) -> S:
        try:
            return msgspec.convert(data, self.packer.kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadInput(say("bad-position", reason=str(error))) from None

    def write_position(self, state: S) -> dict[str, Any]:
        written: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
        return written

    def pack_state(self, state: S) -> bytes:
        return self.packer.pack(state)

    def unpack_state(self, start: S, data: bytes) -> S:
        return self.packer.unpack(start, data)


class CardGame(PlainGame[C]):
    """A plain game of cards, each a handle to a physical card: a seat gives up while it plays."""

    leaving: tuple[str, ...] = (CONCEDE,)

    @abstractmethod
    def hidden(self, table: Table[C], seat: Seat | None) -> Iterable[Sequence[int]]:
        """Return the groups of handles whose cards a seat (None: a spectator) cannot tell apart.

        No handle is in two groups.
        """

    @abstractmethod
    def handles(self, state: C) -> Iterable[int]:
        """Return all handles of physical cards, in a fixed order, wherever they lie."""

    def initiatives(self, table: Table[C], seat: Seat) -> tuple[str, ...]:
        return (CONCEDE,) if seat in table.state.alive else ()

    def conceal(self, table: Table[C], seat: Seat | None, start: C, below: Below) -> None:
        start.physical = dealt_anew(start.physical, self.hidden(table, seat), below)

    def cards(self, state: C) -> tuple[int, ...]:
        return tuple(state.physical[handle] for handle in self.handles(state))


def copying(*fields: str) -> Callable[[T], T]:
    """Return the method `copy` of a state: a shallow one, but the dictionaries named are copied."""

    def copied(state: T) -> T:
        twin = copy.copy(state)
        for name in fields:
            setattr(twin, name, getattr(state, name).copy())
        return twin

    return copied


def dealt_anew(
    physical: Sequence[int], groups: Iterable[Sequence[int]], below: Below
) -> tuple[int, ...]:
    """Return the cards of all handles, dealt anew within each group of handles.

    Args:
        physical: which card each handle stands for.
        groups: handles whose cards a viewer cannot tell apart; no handle is in two of them.
        below: the source of chance.
    """
    dealt = list(physical)
    for group in groups:
        cards = [physical[handle] for handle in group]
        for handle in group:
            dealt[handle] = cards.pop(below(len(cards)))
    return tuple(dealt)


def shuffled(
    physical: Sequence[int], handles: Sequence[int], order: Sequence[int]
) -> tuple[int, ...]:
    """Return the cards of all handles after those of some were put into another order.

    Args:
        physical: which card each handle stands for.
        handles: those that are shuffled, in the order in which they lie.
        order: for each place the one from which its card comes.
    """
    cards = list(physical)
    for place, handle in enumerate(handles):
        cards[handle] = physical[handles[order[place]]]
    return tuple(cards)
