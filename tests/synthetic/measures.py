"""Measures of the courts game when bots play it many times, and what is asked of it."""

from __future__ import annotations

from typing import Any

from gorin.content.box import measures as house
from gorin.content.box.measures import Balance, Bound, Measure, Number
from gorin.kernel.match import Match
from gorin.kernel.words import say


def coins(match: Match[Any]) -> tuple[Number, ...]:
    """Return the coins that each seat holds."""
    return tuple(match.table.state.coins.values())


def treaties(match: Match[Any]) -> tuple[Number, ...]:
    """Return how many treaties stand."""
    return (len(match.table.state.treaties),)


MEASURES = (
    *house.MEASURES,
    Measure(id="coins", label=say("courts-coins"), unit="mean", of="seat", counted=coins),
    Measure(id="treaties", label=say("courts-treaties"), unit="spread", counted=treaties),
)
FAIR = Bound(id="fair", measure="seats", asked="courts-fair", most=0.75, clause="SYN-1.1")
BALANCE = Balance(seats=(2, 4), bounds=(FAIR,), limit="turns")
