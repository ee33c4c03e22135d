"""Events that every card game has: what is the same in them, to be mixed into a game's own.

A game's event is a `Happened` with its fields, its clause and its `apply`; these say how it is
told. What a zone is, and who leaves when a seat is out, differs by the rules of each game.
"""

from __future__ import annotations

from typing import Any, Protocol

from gorin.kernel.decision import Seat
from gorin.kernel.table import Outcome
from gorin.kernel.words import Arg, Message, say, seat_name


class _Told(Protocol):
    """An event that tells itself by its fields."""

    def message(
        self, suffix: str = "", *, without: tuple[str, ...] = (), **more: Arg
    ) -> Message: ...


class _OfSeat(_Told, Protocol):
    @property
    def seat(self) -> Seat: ...

    @property
    def handles(self) -> tuple[int, ...]: ...


class _WithOutcome(_Told, Protocol):
    @property
    def outcome(self) -> Outcome: ...


class Shuffles:
    """Cards were put into an order that nobody is told; its field is `order`."""

    __slots__ = ()

    def told(self: _Told, viewer: Seat | None) -> Message | None:
        return self.message(without=("order",))


class Draws:
    """A `seat` drew cards: it reads which (`slugs`), the others how many `handles`."""

    __slots__ = ()

    def told(self: _OfSeat, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self.message(without=("slugs",), count=len(self.handles))


class Ends:
    """The match is over, with an `outcome` that has winners or none."""

    __slots__ = ()

    def apply(self: _WithOutcome, state: Any) -> None:
        state.outcome = self.outcome

    def told(self: _WithOutcome, viewer: Seat | None) -> Message | None:
        winners = tuple(seat_name(seat) for seat in self.outcome.winners)
        reason = say(self.outcome.reason)
        if not winners:
            return self.message("-nobody", without=("outcome",), reason=reason)
        return self.message(without=("outcome",), winners=winners, reason=reason)
