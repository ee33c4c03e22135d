"""Places of rings in a position of Enlightenment, in which each seat has five of its own.

A ring is called by its element, then it is one of the seat where it is named, or by its element
and whose it is: `air.2`. Rings that are named nowhere are in their seat's unclaimed pool, those of
a seat that is out in the common one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from gorin.content.l5r_lcg.position_fields import Position, ProvincePosition, SeatPosition
from gorin.games.l5r_lcg.formats.enlightenment_rings import would_repeat
from gorin.games.l5r_lcg.state import NOBODY, Ring, State, ring_of
from gorin.kernel.decision import Seat

Fault = Callable[..., None]
Named = tuple[str, str, Ring]
"""A place in a position, the name of a ring there, and where that makes it lie."""


def full_name(ring: str, seat: int) -> str:
    """Return the name of a ring as the match has it."""
    return ring if "." in ring or not ring else ring_of(ring, Seat(seat))


def is_about_pools(position: Position) -> bool:
    """Return whether a position says anything that only seats with rings of their own have."""
    return bool(position.common or position.ring_fate) or any(
        seat.pool or any(_rings(row) for row in seat.provinces) for seat in position.seats
    )


def _rings(row: ProvincePosition | str) -> tuple[str, ...]:
    return () if isinstance(row, str) else row.rings


def _named(position: Position) -> Iterator[Named]:
    for number, seat in enumerate(position.seats):
        yield from _of_seat(seat, Seat(number))
    for ring in position.common:
        yield "common", ring, Ring()


def _of_seat(seat_row: SeatPosition, seat: Seat) -> Iterator[Named]:
    for ring in seat_row.pool:
        yield f"seats[{seat}].pool", full_name(ring, seat), Ring(pool=seat)
    for slot, row in enumerate(seat_row.provinces):
        for ring in _rings(row):
            place = f"seats[{seat}].provinces[{slot}].rings"
            yield place, full_name(ring, seat), Ring(seat, slot=slot)


def lay_rings(position: Position, state: State, fault: Fault) -> None:
    """Lay all rings where a position says; what is wrong with that is noted."""
    for name, ring in state.rings.items():
        if ring.pool not in state.alive:
            state.rings[name] = replace(ring, pool=NOBODY)
    seen: list[str] = []
    for place, name, ring in _named(position):
        if name not in state.rings:
            fault(place, "lcg-position-ring-unknown", ring=name, known=tuple(state.rings))
            continue
        if name in seen:
            fault(place, "lcg-position-ring-twice", ring=name)
        seen.append(name)
        _check(state, place, name, ring, fault)
        state.rings[name] = ring
    _lay_fate(position, state, fault)


def _lay_fate(position: Position, state: State, fault: Fault) -> None:
    for name, fate in position.ring_fate.items():
        if name not in state.rings:
            fault("ring_fate", "lcg-position-ring-unknown", ring=name, known=tuple(state.rings))
        elif fate < 0:
            fault(f"ring_fate.{name}", "lcg-position-amount", amount=fate)
        else:
            state.rings[name] = replace(state.rings[name], fate=fate)


def _check(state: State, place: str, name: str, ring: Ring, fault: Fault) -> None:
    """Note what the rules forbid: two rings of an element, one on a broken province."""
    if ring.seat == NOBODY:
        return
    row = state.provinces[ring.seat]
    if would_repeat(state, ring.seat, name):
        fault(place, "lcg-position-ring-repeated", ring=name)
    if ring.slot < len(row) and row[ring.slot].broken:
        fault(place, "lcg-position-ring-broken", ring=name)


def facts_of_pool(state: State, seat: Seat) -> dict[str, Any]:
    """Return the unclaimed rings of a seat, and the fate on them by their names' first part.

    The ring that is contested lies in no pool.
    """
    rings = state.rings.items()
    own = [name for name, ring in rings if ring.pool == seat and name != state.contested]
    fate = {name.replace(".", "_"): state.rings[name].fate for name in own}
    return {"pool": own, "pool_fate": {name: amount for name, amount in fate.items() if amount}}


def facts_of_common(state: State) -> list[str]:
    """Return the rings of the common pool, but for one that is contested."""
    return [
        name
        for name, ring in state.rings.items()
        if ring.pool == NOBODY and ring.seat == NOBODY and name != state.contested
    ]
