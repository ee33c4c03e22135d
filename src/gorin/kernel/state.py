"""The state of a match as the kernel knows it: what comes next, how it ended, and a copy."""

from __future__ import annotations

from typing import Protocol, Self

from msgspec import Struct

from gorin.kernel.decision import Seat


class Frame(Struct, frozen=True, gc=False):
    """One entry of the cursor: the step to play, for whom, its numbers and its texts.

    The cursor is a stack of frames, since steps nest: what must happen first is pushed last.
    """

    step: str
    seat: Seat = Seat(-9)
    data: tuple[int, ...] = ()
    texts: tuple[str, ...] = ()


class Outcome(Struct, frozen=True):
    """The end of a match: the winning seats (none: nobody won), the clause, the reason."""

    winners: tuple[Seat, ...]
    clause: str
    reason: str


class State(Protocol):
    """A game's state as the kernel needs it: a cursor, an ending, and a shallow copy."""

    frames: tuple[Frame, ...]
    outcome: Outcome | None

    def copy(self) -> Self: ...
