"""The table: the rulebook in force and the state, what every rule receives first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any, Generic, TypeVar, overload

from gorin.kernel.event import Event, Tape
from gorin.kernel.rule import Rulebook
from gorin.kernel.state import Frame, Outcome, State

__all__ = ("Frame", "Outcome", "State", "Table", "derived", "keep")

R = TypeVar("R")
A = TypeVar("A")
G = TypeVar("G", bound="Table[Any]")

MISSING: Any = object()
"""Stands for a value that is not cached; None may be one."""


S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """The table, given to every rule: read the state, let events happen, queue steps.

    Attributes:
        memo: values that count until the next event that is not `unread`, which leaves them to
            whoever has them and begins anew.
        ahead: the memo to restore once the log reaches this length: a fork plays the running step
            once more, and comes to a state of which much is known.
        kept: values that count as long as their inputs are the same; forks receive them.
        parts: tables of parts of the state, with the part that each is for; no fork has them.
        watch: is told of each event just before it happens, and only looks; None if nobody wants
            to know. No fork has it.
    """

    __slots__ = ("ahead", "kept", "log", "memo", "overrides", "parts", "rulebook", "state", "watch")

    def __init__(self, rulebook: Rulebook, state: S, log: Tape[Event[S]] | None = None) -> None:
        self.rulebook = rulebook
        self.overrides = rulebook.overrides
        self.state = state
        self.log: Tape[Event[S]] = Tape() if log is None else log
        self.memo: dict[Any, Any] = {}
        self.ahead: tuple[int, dict[Any, Any]] | None = None
        self.kept: dict[Any, tuple[Any, Any]] = {}
        self.parts: dict[Any, tuple[Any, Table[Any]]] = {}
        self.watch: Callable[[Event[S]], None] | None = None

    def record(self, event: Event[S]) -> None:
        """Apply an event and log it. Only a game's `happen` calls this."""
        if self.watch is not None:
            self.watch(event)
        event.apply(self.state)
        if not event.unread:
            self.memo = {}
        self.log.append(event)
        if self.ahead is not None and len(self.log) == self.ahead[0]:
            self.memo, self.ahead = self.ahead[1], None

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


@overload
def derived(compute: Callable[[G, A], R], /) -> Callable[[G, A], R]: ...


@overload
def derived(
    *, of: Callable[[G, A], object]
) -> Callable[[Callable[[G, A], R]], Callable[[G, A], R]]: ...


def derived(
    compute: Callable[[G, A], R] | None = None, /, *, of: Callable[[G, A], object] | None = None
) -> Any:
    """Cache a value computed from the state until the next event that is not `unread`.

    With `of`, a function that returns the inputs of the value, it outlives events: it is computed
    again when its inputs differ. Inputs are values that nobody changes, such as tuples of frozen
    records; records that did not change are the same objects, and comparing them costs next to
    nothing. They must be all that the value is computed from: forks, and copies in which hidden
    cards are dealt anew, receive what was kept. No value may depend on the cursor.
    """
    if compute is None:
        assert of is not None
        return partial(_kept_of, of)
    value_of = compute

    def cached(table: G, about: A) -> R:
        key = (cached, about)
        memo = table.memo
        value: R = memo.get(key, MISSING)
        if value is MISSING:
            value = memo[key] = value_of(table, about)
        return value

    return wraps(value_of)(cached)


def _kept_of(of: Callable[[G, A], object], compute: Callable[[G, A], R]) -> Callable[[G, A], R]:
    def cached(table: G, about: A) -> R:
        key = (cached, about)
        memo = table.memo
        value: R = memo.get(key, MISSING)
        if value is MISSING:
            value = memo[key] = keep(table, key, of(table, about), lambda: compute(table, about))
        return value

    return wraps(compute)(cached)


def keep(table: Table[Any], key: object, inputs: object, compute: Callable[[], R]) -> R:
    """Return a value computed from `inputs`, the one kept from before if those are the same.

    Unlike what is `derived` it outlives events. Records that did not change are the same
    objects, so comparing a tuple of them costs next to nothing.
    """
    entry = table.kept.get(key)
    if entry is not None and (entry[0] is inputs or entry[0] == inputs):
        value: R = entry[1]
        return value
    value = compute()
    table.kept[key] = (inputs, value)
    return value
