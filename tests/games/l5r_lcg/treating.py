"""Tables at which treaties are made: a few lines for what seats offer, accept and do."""

from __future__ import annotations

from typing import Any

from tests.games.l5r_lcg.tables import CRANE, Sitting

from gorin.games.l5r_lcg.ends import eliminate
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.formats.enlightenment import ENLIGHTENMENT
from gorin.games.l5r_lcg.pacts import Treaty
from gorin.games.l5r_lcg.rulings import RECOMMENDED, Rulings
from gorin.games.l5r_lcg.state import Match as Table
from gorin.games.l5r_lcg.treaties.keeping import steps_watched
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.kernel.decision import Play, Seat
from gorin.kernel.table import Frame

FOURTH = Seat(3)


def lets(*events: LcgHappened) -> Any:
    """Return a step in which events happen."""

    def step(table: Table, frame: Frame) -> Play[None] | None:
        happen(table, *events)
        return None

    return step


def out(table: Table, frame: Frame) -> Play[None] | None:
    """Take a seat out of the match."""
    eliminate(table, frame.seat, "lcg-out-by-provinces", "LCG-S6.1")
    return None


def sit(
    *,
    seats: int = 3,
    then: tuple[Frame, ...] = (),
    rulings: Rulings = RECOMMENDED,
    **steps: Any,
) -> Sitting:
    """Return a table in the first conflict phase, in an action window that somebody thinks in."""
    rules = ENLIGHTENMENT.amended(ENLIGHTENMENT.name, steps=steps_watched({"out": out, **steps}))
    sitting = Sitting(seats=seats, rulebook=rules, rulings=rulings)
    for seat in sitting.state.seats:
        card, *rest = sitting.state.conflict_decks[seat]
        sitting.state.conflict_decks[seat] = tuple(rest)
        sitting.state.hands[seat] = (card,)
        sitting.state.known[card] = (seat,)
        sitting.state.opportunities[seat] = ("either",)
    return sitting.begin(Frame("window", CRANE, (0,)), *then)


def offer(
    sitting: Sitting,
    seat: Seat,
    other: Seat,
    give: str,
    take: str = "",
    *,
    until: str = "round:1",
    take_until: str = "",
    words: str = "",
    take_words: str = "",
    stake: int = 2,
) -> None:
    """Let a seat offer a treaty."""
    mine, theirs = (give, until, words), (take or give, take_until or until, take_words)
    form = (f"seat:{other}", *mine, *theirs, stake)
    sitting.match.initiate(seat, "treaty-offer", form)


def act(sitting: Sitting, seat: Seat, kind: str) -> None:
    """Let a seat do the one thing of a kind that it may do about treaties."""
    asked = sitting.rulebook.game.initiative_asks(sitting.table, seat, kind)
    assert asked is not None
    (option,) = asked.options
    sitting.match.initiate(seat, kind, option.key)


def make(
    sitting: Sitting, seat: Seat, other: Seat, give: str, take: str = "", **terms: Any
) -> None:
    """Let two seats make a treaty."""
    offer(sitting, seat, other, give, take, **terms)
    act(sitting, other, "treaty-accept")


def happened(sitting: Sitting, *kinds: type) -> list[Any]:
    """Return what happened of some kinds."""
    return [event for event in sitting.match.log() if isinstance(event, kinds)]


def open_to(sitting: Sitting, seat: Seat) -> tuple[str, ...]:
    """Return what a seat may do about treaties."""
    found = sitting.rulebook.game.initiatives(sitting.table, seat)
    return tuple(kind.removeprefix("treaty-") for kind in found if kind.startswith("treaty-"))


def honors(sitting: Sitting) -> list[int]:
    """Return the honor of all seats."""
    return [sitting.state.honor[seat] for seat in sitting.state.seats]


def stands(sitting: Sitting) -> tuple[Treaty, ...]:
    """Return the treaties that stand."""
    return sitting.state.treaties
