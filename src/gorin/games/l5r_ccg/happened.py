"""What all events share: how they are told, and what they do with cards."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from gorin.games.l5r_ccg.cards import title
from gorin.games.l5r_ccg.facts import STARTING
from gorin.games.l5r_ccg.state import EMPTY, Province, State
from gorin.kernel.decision import Seat
from gorin.kernel.event import Happened
from gorin.kernel.words import Arg, say, seat_name, shown


class CcgHappened(Happened[State], frozen=True):
    """Something that happened; public unless `told` says otherwise."""

    prefix: ClassVar[str] = "log-ccg-"
    untold: ClassVar[tuple[str, ...]] = ("clause", "handle", "handles", "fighters")

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
            put(state, seat, slot, replace(province, card=EMPTY, open=False))
        elif province.region == handle:
            put(state, seat, slot, replace(province, region=EMPTY))


def clear_terrain(state: State) -> None:
    """Discard the terrain of the battle that is fought."""
    attack = state.attack
    if attack is not None and attack.terrain != EMPTY:
        state.attack = replace(attack, terrain=EMPTY)
        discard(state, attack.terrain)


def end_duel(state: State) -> None:
    """Discard what was focused: there is no duel any more."""
    duel = state.duel
    state.duel = None
    if duel is not None:
        for side in duel.focused:
            for handle in side:
                discard(state, handle)


def discard(state: State, handle: int) -> None:
    """Put a card on its owner's discard pile, from wherever it lies; strongholds stay in play."""
    owner = state.owners[handle]
    facts = state.facts(handle)
    if facts.kind in STARTING:
        return
    found = state.play.pop(handle, None)
    if found is not None and found.under != EMPTY:
        discard(state, found.under)
    _ = state.known.pop(handle, None)
    if handle in state.hands[owner]:
        state.hands[owner] = without(state.hands[owner], (handle,))
    if facts.is_dynasty:
        empty(state, owner, handle)
    piles = state.dynasty_piles if facts.is_dynasty else state.fate_piles
    piles[owner] += (handle,)
