"""What all events share: how they are told, and what they do with cards."""

from __future__ import annotations

from typing import Any, ClassVar

from gorin.games.l5r_ccg.cards import title
from gorin.games.l5r_ccg.state import Province, State
from gorin.kernel.decision import Seat
from gorin.kernel.event import Happened
from gorin.kernel.words import Arg, say, seat_name, shown


class CcgHappened(Happened[State], frozen=True):
    """Something that happened; public unless `told` says otherwise."""

    prefix: ClassVar[str] = "log-ccg-"
    untold: ClassVar[tuple[str, ...]] = ("clause", "handle", "handles")

    def shown(self, name: str, value: Any) -> Arg:
        if name == "other":
            return seat_name(value)
        if name in ("phase", "side"):
            return say(f"ccg-{name}-{value}")
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


def empty(state: State, seat: Seat, handle: int) -> None:
    """Take a card out of the province of a seat where it lies, if it lies in one."""
    for slot, province in enumerate(state.provinces[seat]):
        if province.card == handle:
            put(state, seat, slot, Province(destroyed=province.destroyed))


def discard(state: State, handle: int) -> None:
    """Put a card on its owner's discard pile, from wherever it lies; strongholds stay in play."""
    owner = state.owners[handle]
    facts = state.facts(handle)
    if facts.kind == "stronghold":
        return
    _ = state.play.pop(handle, None)
    _ = state.known.pop(handle, None)
    if handle in state.hands[owner]:
        state.hands[owner] = without(state.hands[owner], (handle,))
    if facts.is_dynasty:
        empty(state, owner, handle)
    piles = state.dynasty_piles if facts.is_dynasty else state.fate_piles
    piles[owner] += (handle,)
