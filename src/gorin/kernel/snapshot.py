"""Snapshots: a match as plain data, so that resuming it need not play everything again.

A step that runs cannot be written down, but the state at its beginning can. A snapshot is that
state with the answers given since; it is taken where no question from an earlier step is open.
What never changes in a match, such as what is printed on its cards, is not in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered, Initiated
from gorin.kernel.table import State
from gorin.kernel.words import say

S = TypeVar("S", bound=State)


class Anchor(Struct, Generic[S], frozen=True, eq=False):
    """A point in a match where a step began and no question from before was open.

    Attributes:
        state: the state there; nobody may change it.
        count: how many effective entries came before.
        serial: the number of the last question.
        log: how many events had happened.
        absent: the seats that had left.
        number: how many anchors there were up to it, itself too.
    """

    state: S
    count: int
    serial: int
    log: int
    absent: tuple[Seat, ...]
    number: int = 1


class Anchors(Generic[S]):
    """Anchors of a match: all of late, fewer the longer ago.

    Of each power of two the last is kept whose number it divides and twice of it does not. So
    whoever goes back by some steps finds an anchor at most about twice as far away.
    """

    __slots__ = ("_kept", "_shared")

    def __init__(self, kept: Iterable[Anchor[S]] = ()) -> None:
        self._kept: dict[int, Anchor[S]] = {}
        self._shared = False
        for anchor in kept:
            self.keep(anchor)

    def keep(self, anchor: Anchor[S]) -> None:
        """Keep one more, in place of an earlier one."""
        number = anchor.number
        if self._shared:
            self._kept = self._kept.copy()
            self._shared = False
        self._kept[number & -number] = anchor

    def share(self) -> Anchors[S]:
        """Return the same anchors, kept apart from now on; a change copies them first."""
        twin: Anchors[S] = Anchors()
        twin._kept = self._kept
        twin._shared = self._shared = True
        return twin

    def before(self, count: int) -> Anchors[S]:
        """Return those with at most `count` effective entries before them, first ones first."""
        fitting = (anchor for anchor in self._kept.values() if anchor.count <= count)
        return Anchors(sorted(fitting, key=lambda anchor: anchor.number))

    @property
    def last(self) -> Anchor[S] | None:
        """The latest, None if there is none."""
        return max(self._kept.values(), key=lambda anchor: anchor.number, default=None)


class Snapshot(Struct, frozen=True):
    """A match at one moment.

    Attributes:
        state: the state of the last anchor, as the game packs it.
        count: how many effective entries came before the anchor.
        serial: the number of the last question before the anchor.
        log: how many events had happened before the anchor.
        absent: the seats that had left before the anchor.
        since: the effective entries since the anchor.
        entries: how many entries the journal has in all, undone ones too.
        draws: how often chance has drawn, if it is committed.
        entropy: what the seats have added to it.
    """

    state: bytes
    count: int
    serial: int
    log: int
    absent: tuple[Seat, ...]
    since: tuple[Answered | Initiated, ...]
    entries: int
    draws: int = 0
    entropy: tuple[str, ...] = ()


class Packer(Generic[S]):
    """Packs the states of a game, which are structs, without the fields that never change.

    `types` says what fields hold whose types the module of the state cannot name, such as events
    that wait to happen.

    Attributes:
        kind: the class of the states.
    """

    def __init__(
        self,
        kind: type[S],
        *,
        static: tuple[str, ...] = (),
        types: Mapping[str, Any] | None = None,
    ) -> None:
        self.kind = kind
        all_hints = {**get_type_hints(kind), **(types or {})}
        hints = {name: hint for name, hint in all_hints.items() if name not in static}
        self._names = tuple(hints)
        self._encoder = msgspec.msgpack.Encoder()
        packed: Any = tuple.__class_getitem__(tuple(hints.values()))
        self._decoder: msgspec.msgpack.Decoder[tuple[Any, ...]] = msgspec.msgpack.Decoder(packed)

    def pack(self, state: S) -> bytes:
        """Return a state as bytes."""
        return self._encoder.encode([getattr(state, name) for name in self._names])

    def unpack(self, start: S, data: bytes) -> S:
        """Return a packed state; the fields left out are those of `start`.

        Raises:
            BadInput: the bytes are not such a state.
        """
        try:
            values = self._decoder.decode(data)
        except msgspec.DecodeError as error:
            raise BadInput(say("snapshot-unreadable", reason=str(error))) from None
        state = start.copy()
        for name, value in zip(self._names, values, strict=True):
            setattr(state, name, value)
        return state
