"""What all events share: how they are told, and what they do with cards."""

from __future__ import annotations

from typing import Any, ClassVar

from gorin.games.l5r_lcg.cards import DYNASTY, title
from gorin.games.l5r_lcg.state import (
    Province,
    State,
)
from gorin.kernel.decision import Seat
from gorin.kernel.event import Happened
from gorin.kernel.words import Arg, say, seat_name, shown

SEATS = ("seat", "other")


class LcgHappened(Happened[State], frozen=True):
    """Something that happened; public unless `told` says otherwise."""

    prefix: ClassVar[str] = "log-lcg-"
    untold: ClassVar[tuple[str, ...]] = ("clause", "handle", "handles")

    def shown(self, name: str, value: Any) -> Arg:
        if name in SEATS:
            return seat_name(value)
        if name in ("ring", "kind", "phase", "side"):
            return say(f"lcg-{name}-{value}")
        if name == "slug":
            return title(value)
        if name == "slugs":
            return tuple(map(title, value))
        if name == "slot":
            return int(value) + 1
        if name == "slots":
            return tuple(slot + 1 for slot in value)
        return shown(name, value)


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards without some of them."""
    return tuple(card for card in cards if card not in gone)


def put(state: State, seat: Seat, slot: int, province: Province) -> None:
    """Put a province in its place of a seat's row."""
    row = state.provinces[seat]
    state.provinces[seat] = (*row[:slot], province, *row[slot + 1 :])


def discard(state: State, handle: int) -> None:
    """Put a card on its owner's discard pile of its side."""
    owner = state.owners[handle]
    _ = state.known.pop(handle, None)
    dynasty = state.titles[state.physical[handle]] < len(DYNASTY)
    piles = state.dynasty_piles if dynasty else state.conflict_piles
    piles[owner] += (handle,)
