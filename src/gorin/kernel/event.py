"""Events: the only things that change a state, and how each seat is told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, message_id, shown, shown_fields

S = TypeVar("S", contravariant=True)
T = TypeVar("T")


class Event(Protocol[S]):
    """Something that happened. A frozen value; `apply` is its whole effect on the state.

    An event holds all that is needed to tell it, as it was known when it happened, so that
    a log can be read later without the state.

    Attributes:
        unread: whether no derived value reads what it changes, so that all of them stay.
    """

    unread: ClassVar[bool]

    @property
    def clause(self) -> str:
        """The clause by which it happened."""
        ...

    def apply(self, state: S) -> None:
        """Change the state."""
        ...

    def told(self, viewer: Seat | None) -> Message | None:
        """Return the log line for a viewer (None: a spectator), or None if it sees nothing."""
        ...


class Happened(Struct, Generic[S], frozen=True, gc=False):
    """The usual base of a game's events: public, and told by the names of its class and fields.

    An event ends with a field `clause`: by which clause it usually happens. A game that has
    more kinds of fields than `shown` of `words` knows overrides the method of that name.

    Attributes:
        prefix: what the ids of its messages begin with.
        untold: the fields that no message holds.
        unread: whether no derived value reads what it changes, such as a note of who passed.
    """

    prefix: ClassVar[str] = "log-"
    untold: ClassVar[tuple[str, ...]] = ("clause",)
    unread: ClassVar[bool] = False

    def apply(self, state: S) -> None:
        """Change the state; an event that only announces something changes nothing."""

    def told(self, viewer: Seat | None) -> Message | None:
        """Return the log line for a viewer; the same one for all unless an event says otherwise."""
        return self.message()

    def message(self, suffix: str = "", *, without: tuple[str, ...] = (), **more: Arg) -> Message:
        """Return the event as its message: its fields but for some, and what is given beside."""
        args = shown_fields(self, self.shown, without=(*self.untold, *without))
        return Message(message_id(type(self), self.prefix) + suffix, {**args, **more})

    def shown(self, name: str, value: Any) -> Arg:
        """Return a field as an argument of the message."""
        return shown(name, value)


class Elsewhere(LookupError):
    """Items from before a snapshot are asked for, and there is no way to get them."""


class Tape(Generic[T]):
    """An append-only list that forks in constant time: a fork shares what came before it.

    A tape whose beginning lies elsewhere has a `base_length` without a `base`; `earlier` gets
    the items when they are first asked for.
    """

    __slots__ = ("base", "base_length", "earlier", "own")

    def __init__(
        self,
        base: Tape[T] | None = None,
        base_length: int = 0,
        earlier: Callable[[], list[T]] | None = None,
    ) -> None:
        self.base: Tape[T] | None = base
        self.base_length = base_length
        self.earlier = earlier
        self.own: list[T] = []

    def append(self, item: T) -> None:
        self.own.append(item)

    def __len__(self) -> int:
        return self.base_length + len(self.own)

    @property
    def first(self) -> int:
        """The position of the first item that is here; those before it lie elsewhere."""
        tape, length = self, len(self)
        while tape.base is not None:
            length = min(length, tape.base_length)
            tape = tape.base
        return min(length, tape.base_length)

    def fork(self, length: int) -> Tape[T]:
        """Return a tape that starts with the first `length` items of this one.

        Raises:
            ValueError: this tape has fewer items.
        """
        if length > len(self):
            raise ValueError(length)
        return Tape(self, length)

    def since(self, start: int) -> list[T]:
        """Return the items from position `start` on.

        Raises:
            Elsewhere: some of them are not here.
        """
        if start >= self.base_length:
            return self.own[start - self.base_length :]
        return self.all()[start:]

    def all(self) -> list[T]:
        """Return all items, the first one first.

        Raises:
            Elsewhere: some of them are not here.
        """
        parts: list[list[T]] = []
        tape: Tape[T] | None = self
        length = len(self)
        while tape is not None:
            parts.append(tape.own[: max(0, length - tape.base_length)])
            length = min(length, tape.base_length)
            if length and tape.base is None:
                tape.fetch()
            tape = tape.base
        return [item for part in reversed(parts) for item in part]

    def fetch(self) -> None:
        """Get what lies elsewhere, so that it is here from now on.

        Raises:
            Elsewhere: there is no way to get it.
        """
        if self.earlier is None:
            raise Elsewhere(self.base_length)
        tape: Tape[T] = Tape()
        tape.own = self.earlier()
        self.base = tape
