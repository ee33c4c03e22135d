"""How positions that were put to the referee are played: passing, bidding, declaring."""

from __future__ import annotations

from msgspec.structs import replace
from tests.games.l5r_lcg.tables import Sitting

from gorin.games.l5r_lcg.events.happened import put
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

QUIET = ("act", "would", "interrupt", "reaction")


def onward(sitting: Sitting) -> Sitting:
    """Let all pass until something else is asked."""
    while sitting.asked is not None and sitting.asked[1] in QUIET:
        sitting.answer("pass")
    return sitting


def until(sitting: Sitting, kind: str) -> Sitting:
    """Let all pass until a question of a kind is asked."""
    while sitting.asked is not None and sitting.asked[1] != kind:
        sitting.answer("pass")
    assert sitting.asked is not None, kind
    return sitting


def keys(sitting: Sitting) -> list[str]:
    """Return what may be answered, in full."""
    decision = sitting.match.pending[0].decision
    found = [option.key for option in decision.options]
    return found if decision.domain is None else list(decision.domain.things())


def turn_of(sitting: Sitting, seat: Seat) -> None:
    """Let all pass until a seat may act."""
    while sitting.asked != (seat, "act"):
        sitting.answer("pass")


def aimed(sitting: Sitting, key: str) -> None:
    """Choose a target if there is a choice of several and this is one of them."""
    asked = sitting.asked
    if asked is not None and asked[1] == "target" and key in sitting.offered:
        sitting.answer(key)
    elif asked is not None and asked[1] == "target":
        sitting.answer(keys(sitting)[0])


def winners(sitting: Sitting) -> tuple[Seat, ...] | None:
    """Return who has won; None while the match goes on."""
    outcome = sitting.state.outcome
    return None if outcome is None else outcome.winners


def bids(sitting: Sitting, *dials: int) -> list[int]:
    """Play a draw phase with these bids, and return the honor of all."""
    sitting.begin(Frame("draw-phase"))
    while sitting.asked is not None and sitting.asked[1] == "bid":
        sitting.answer(dials[sitting.asked[0]])
    return [sitting.state.honor[seat] for seat in sitting.state.seats]


def declare(sitting: Sitting, seat: Seat, kind: str = "military", ring: str = "air") -> Sitting:
    """Let a seat declare a conflict; where and with whom is asked next."""
    sitting.state.opportunities = dict.fromkeys(sitting.state.seats, ())
    sitting.state.opportunities[seat] = ("military", "political")
    return sitting.begin(Frame("declare", seat)).answer(f"declare:{kind}.{ring}")


def broken(sitting: Sitting, seat: Seat, *slots: int) -> None:
    """Let provinces be broken."""
    for slot in slots:
        put(sitting.state, seat, slot, replace(sitting.state.provinces[seat][slot], broken=True))
