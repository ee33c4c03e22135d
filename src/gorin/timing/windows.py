"""Windows: opportunities that go from seat to seat until all pass one after the other.

Each opportunity is a step of its own, so a fork repeats no answer, and a seat may leave between
any two of them. A frame of a window names the seat whose opportunity is next; its numbers are
those that the game gave it, then the seats that have passed since somebody acted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from gorin.kernel.decision import Play, Seat
from gorin.kernel.table import Frame, Table

C = TypeVar("C")


def around(seats: tuple[Seat, ...], start: Seat) -> tuple[Seat, ...]:
    """Return seats clockwise from one on; that one itself may be gone."""
    later, earlier = [s for s in seats if s >= start], [s for s in seats if s < start]
    return (*sorted(later), *sorted(earlier))


def following(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """Return the next seat clockwise after one, which may be gone; itself if it is alone."""
    return min([other for other in seats if other > seat], default=min(seats))


def waiting(seats: tuple[Seat, ...], start: Seat, passed: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that have an opportunity before the window ends, the next one first."""
    return tuple(seat for seat in around(seats, start) if seat not in passed)


class Rotation(Generic[C]):
    """A kind of window.

    Attributes:
        step: the step that plays one opportunity.
        seats: the seats that take part, those who still play; asked anew for each opportunity.
        choose: lets a seat choose what it does; None: it passes.
        act: carries out what was chosen; it may ask, and push frames that come before the next
            opportunity.
        may_act: whether anybody could think that a seat can do anything, on public facts; a seat
            that cannot passes without being asked.
        goes_on: whether the window is still open; one that belongs to what is over closes.
        keeps: whether whoever has acted has the next opportunity, too.
        numbers: how many numbers of its own the game gives to a frame.
    """

    def __init__(
        self,
        step: str,
        *,
        seats: Callable[[Any], tuple[Seat, ...]],
        choose: Callable[[Any, Frame], Play[C | None]],
        act: Callable[[Any, Frame, C], Play[None] | None],
        may_act: Callable[[Any, Frame], bool] = lambda table, frame: True,
        goes_on: Callable[[Any, Frame], bool] = lambda table, frame: True,
        keeps: bool = False,
        numbers: int = 0,
    ) -> None:
        self.step = step
        self.seats = seats
        self.choose = choose
        self.act = act
        self.may_act = may_act
        self.goes_on = goes_on
        self.keeps = keeps
        self.numbers = numbers

    def frame(self, first: Seat, *numbers: int) -> Frame:
        """Return the frame that opens a window at a seat."""
        assert len(numbers) == self.numbers, numbers
        return Frame(self.step, first, numbers)

    def passed(self, frame: Frame) -> tuple[Seat, ...]:
        """Return the seats that have passed since somebody acted."""
        return tuple(map(Seat, frame.data[self.numbers :]))

    def play(self, table: Table[Any], frame: Frame) -> Play[None] | None:
        """Give one opportunity to the next seat that may use it; without any the window ends."""
        if not self.goes_on(table, frame):
            return None
        numbers, passed = frame.data[: self.numbers], self.passed(frame)
        for seat in waiting(self.seats(table), frame.seat, passed):
            one = Frame(self.step, seat, (*numbers, *passed))
            if self.may_act(table, one):
                return self._ask(table, one)
            passed = (*passed, seat)
        return None

    def _ask(self, table: Table[Any], frame: Frame) -> Play[None]:
        seat, numbers = frame.seat, frame.data[: self.numbers]
        chosen = yield from self.choose(table, frame)
        after = following(self.seats(table), seat)
        if chosen is None:
            table.push(Frame(self.step, after, (*frame.data, seat)))
            return
        table.push(Frame(self.step, seat if self.keeps else after, numbers))
        play = self.act(table, frame, chosen)
        if play is not None:
            yield from play
