"""Sittings of Enlightenment: rings in pools and on provinces, and what must hold of all rings."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tests.games.l5r_lcg.tables import LION, Sitting

from gorin.games.l5r_lcg.events.conflicts import Broken
from gorin.games.l5r_lcg.events.happened import put
from gorin.games.l5r_lcg.formats.enlightenment import ENLIGHTENMENT
from gorin.games.l5r_lcg.state import Ring
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

STRONGHOLD = 4
"""The place of the province under the stronghold."""


def table_of(seats: int = 3, **more: Any) -> Sitting:
    """Return a sitting of Enlightenment in which everybody has honor to lose."""
    sitting = Sitting(seats=seats, rulebook=ENLIGHTENMENT, **more)
    sitting.state.honor = dict.fromkeys(sitting.state.seats, 10)
    return sitting


def lay(sitting: Sitting, seat: Seat, slot: int, *rings: str) -> None:
    """Put rings on a province of a seat."""
    for ring in rings:
        sitting.state.rings[ring] = Ring(seat, slot=slot)


def pooled(sitting: Sitting, seat: Seat, *rings: str) -> None:
    """Put rings into the unclaimed pool of a seat."""
    for ring in rings:
        sitting.state.rings[ring] = Ring(pool=seat)


def broken(sitting: Sitting, seat: Seat, *slots: int) -> None:
    """Let provinces of a seat be broken."""
    for slot in slots:
        put(sitting.state, seat, slot, replace(sitting.state.provinces[seat][slot], broken=True))


def on(sitting: Sitting, seat: Seat) -> dict[str, int]:
    """Return the rings on the provinces of a seat, each with where it lies."""
    return {name: ring.slot for name, ring in sitting.state.rings.items() if ring.seat == seat}


def breaks(sitting: Sitting, seat: Seat, slot: int = 3) -> Sitting:
    """Let a seat break a province of the first one; what follows is played."""
    sitting.state.frames = ()
    happen(sitting.table, Broken(Seat(0), slot, seat))
    return sitting.begin(*sitting.state.frames[::-1])


def resolved(sitting: Sitting, *steps: str, seat: Seat = LION) -> Sitting:
    """Begin with steps of the conflict that is fought."""
    return sitting.begin(*(Frame(step, seat) for step in steps))
