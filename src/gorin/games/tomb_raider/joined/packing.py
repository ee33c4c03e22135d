"""Packing states: what never changes in a level is found again from the cards of the series."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from gorin.games.tomb_raider.joined.state import State
from gorin.games.tomb_raider.series.state import State as SeriesState
from gorin.games.tomb_raider.state import LevelPlan
from gorin.games.tomb_raider.state import State as LevelState
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame, Outcome
from gorin.kernel.words import say

_SERIES = Packer(SeriesState, static=("levels", "pool", "agreed", "built"))
_LEVEL = Packer(LevelState, static=("level", "cards", "owners"))


class PackedLevel(Struct, frozen=True, array_like=True):
    """A level: what is played, its cards by slug with their owners, and all that may change."""

    plan: LevelPlan
    cards: tuple[str, ...]
    owners: tuple[Seat, ...]
    rest: bytes


class Packed(Struct, frozen=True, array_like=True):
    """A series and its level."""

    series: bytes
    level: PackedLevel | None
    number: int
    running: bool
    left: tuple[Seat, ...]
    frames: tuple[Frame, ...]
    outcome: Outcome | None


_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[Packed] = msgspec.msgpack.Decoder(Packed)


def pack_state(state: State) -> bytes:
    """Return a state as bytes, without what never changes in a match."""
    return _ENCODER.encode(
        Packed(
            _SERIES.pack(state.series),
            None if state.level is None else _pack_level(state.level),
            state.number,
            state.running,
            state.left,
            state.frames,
            state.outcome,
        )
    )


def _pack_level(level: LevelState) -> PackedLevel:
    slugs = tuple(facts.slug for facts in level.cards)
    return PackedLevel(level.level, slugs, level.owners, _LEVEL.pack(level))


def unpack_state(start: State, data: bytes) -> State:
    """Return a packed state; what never changes is taken from the match's first state.

    Raises:
        BadInput: the bytes are no such state, or name cards that there are not.
    """
    try:
        packed = _DECODER.decode(data)
        level = None if packed.level is None else _unpack_level(start, packed.level)
    except (msgspec.DecodeError, KeyError) as error:
        raise BadInput(say("snapshot-unreadable", reason=str(error))) from None
    return State(
        _SERIES.unpack(start.series, packed.series),
        level,
        packed.number,
        packed.running,
        packed.left,
        packed.frames,
        packed.outcome,
    )


def _unpack_level(start: State, packed: PackedLevel) -> LevelState:
    pool: Any = start.series.pool
    cards = tuple(pool[slug] for slug in packed.cards)
    first = LevelState(
        level=packed.plan, cards=cards, physical=(), raiders={}, zones={}, owners=packed.owners
    )
    return _LEVEL.unpack(first, packed.rest)
