"""The table: the rulebook in force and the state, what every rule receives first."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, Protocol, Self, TypeVar

from msgspec import Struct

from gorin.kernel.decision import Seat
from gorin.kernel.event import Event, Tape
from gorin.kernel.rule import Rulebook

R = TypeVar("R")
A = TypeVar("A")
G = TypeVar("G", bound="Table[Any]")

MISSING: Any = object()
"""Stands for a value that is not cached; None may be one."""


class Frame(Struct, frozen=True, gc=False):
    """One entry of the cursor: the step to play, for whom, its numbers and its texts.

    The cursor is a stack of frames, since steps nest: what must happen first is pushed last.
    """

    step: str
    seat: Seat = Seat(-9)
    data: tuple[int, ...] = ()
    texts: tuple[str, ...] = ()


class Outcome(Struct, frozen=True):
    """How a match ended: the winning seats (none: nobody won), the clause, the reason."""

    winners: tuple[Seat, ...]
    clause: str
    reason: str


class State(Protocol):
    """What the kernel asks of a game's state: a cursor, an ending, and a shallow copy."""

    frames: tuple[Frame, ...]
    outcome: Outcome | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """What every rule receives: read the state, let events happen, queue steps."""

    __slots__ = ("kept", "log", "memo", "overrides", "rulebook", "state")

    def __init__(self, rulebook: Rulebook, state: S, log: Tape[Event[S]] | None = None) -> None:
        self.rulebook = rulebook
        self.overrides = rulebook.overrides
        self.state = state
        self.log: Tape[Event[S]] = Tape() if log is None else log
        self.memo: dict[Any, Any] = {}
        self.kept: dict[Any, tuple[Any, Any]] = {}

    def record(self, event: Event[S]) -> None:
        """Apply an event and log it. Only a game's `happen` calls this."""
        event.apply(self.state)
        self.memo.clear()
        self.log.append(event)

    def push(self, *frames: Frame) -> None:
        """Put steps on the cursor; the first one given is played first."""
        self.state.frames += frames[::-1]

    def cut(self, scope: str) -> bool:
        """Take a part of the cursor off: the topmost frame of a step and all that comes before it.

        A conflict or a combat that ends early is such a part, if its last step names it. Returns
        whether there was any.
        """
        frames = self.state.frames
        for place in range(len(frames) - 1, -1, -1):
            if frames[place].step == scope:
                self.state.frames = frames[:place]
                return True
        return False


def derived(compute: Callable[[G, A], R]) -> Callable[[G, A], R]:
    """Cache a value computed from the state until the next event changes the state."""

    def cached(table: G, about: A) -> R:
        key = (compute, about)
        memo = table.memo
        found: R = memo.get(key, MISSING)
        if found is MISSING:
            found = memo[key] = compute(table, about)
        return found

    return wraps(compute)(cached)


def keep(table: Table[Any], key: object, inputs: object, compute: Callable[[], R]) -> R:
    """Return a value computed from `inputs`, the one kept from before if those are the same.

    Unlike what is `derived` it outlives events. Records that did not change are the same
    objects, so comparing a tuple of them costs next to nothing.
    """
    found = table.kept.get(key)
    if found is not None and found[0] == inputs:
        value: R = found[1]
        return value
    value = compute()
    table.kept[key] = (inputs, value)
    return value
