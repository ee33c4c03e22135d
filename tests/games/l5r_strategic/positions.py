"""Positions of campaigns, and turns played on them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gorin.games.l5r_strategic.game import CAMPAIGN
from gorin.games.l5r_strategic.state import CLANS as ALL
from gorin.games.l5r_strategic.state import Army, State, new_state
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Question
from gorin.kernel.domain import Form, Pick
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table

CLANS = ALL[:4]
"""Those that play where nothing else is said."""
AGREED = ("referee", "generals", "turns", "ties", "minutes", "apart")


class Rigged:
    """Chance that gives what a test wants: the place of a crossing, and what battles come to."""

    def __init__(self, *, pick: int = 0, battle: tuple[Any, ...] = ((), ())) -> None:
        self.pick = pick
        self.battle = battle
        self.asked: list[Any] = []

    def draw(self, domain: Any) -> Any:
        self.asked.append(domain)
        return self.pick if isinstance(domain, Pick) else domain.read(self.battle)


def position(
    armies: dict[str, str | Army],
    *,
    clans: tuple[str, ...] = CLANS,
    holders: dict[str, str] | None = None,
    chance: Any = None,
    **more: Any,
) -> Match[State]:
    """Return a campaign at the beginning of a turn; armies that are not named are destroyed."""
    agreed = {name: more.pop(name) for name in AGREED if name in more}
    state = new_state(clans, **agreed)
    for name, army in state.armies.items():
        found = armies.get(name, replace(army, lost="s12"))
        state.armies[name] = Army(army.clan, found) if isinstance(found, str) else found
    state.holders.update(holders or {})
    for name, value in more.items():
        setattr(state, name, value)
    state.frames = (Frame("turn"),)
    match = Match(Table(CAMPAIGN, state), chance=chance or Fast(1))
    match.start()
    return match


def question_of(match: Match[State], clan: str) -> Question:
    """Return what a clan is asked."""
    return match.question(match.table.state.seat_of(clan))


def parts_of(match: Match[State], clan: str) -> dict[str, Any]:
    """Return the parts of the sheet that a clan is asked for, by name."""
    domain = question_of(match, clan).decision.domain
    assert isinstance(domain, Form)
    return dict(domain.parts)


def open_to(match: Match[State], clan: str, army: str) -> tuple[str, ...]:
    """Return where a sheet may send an army."""
    orders = parts_of(match, clan).get("orders")
    key = f"army:{army}"
    if orders is None or key not in orders.keys:
        return ()
    return tuple(place.partition(":")[2] for place in orders.open_to(orders.keys.index(key)))


def sheet(match: Match[State], clan: str, **given: Any) -> None:
    """Hand in the sheet of a clan; what is not given is left empty.

    `orders` is a table by army, the others are lists of armies or clans.
    """
    verbs = {
        "conquests": "conquer",
        "liberations": "liberate",
        "attacks": "attack",
        "allies": "ally",
        "breaks": "break",
        "permits": "permit",
        "concessions": "concede",
    }
    answer: dict[str, Any] = {}
    for name in parts_of(match, clan):
        found = given.pop(name, ())
        if name in ("orders", "again", "rides"):
            ways, verb = dict(found), "ride" if name == "rides" else "place"
            answer[name] = {f"army:{army}": f"{verb}:{place}" for army, place in ways.items()}
        else:
            answer[name] = [f"{verbs[name]}:{each}" for each in found]
    assert not given, given
    match.choose(match.table.state.seat_of(clan), answer)


def turn(match: Match[State], **sheets: dict[str, Any]) -> None:
    """Let all clans hand in their sheets."""
    for clan in match.table.state.alive:
        sheet(match, clan, **sheets.get(clan, {}))


def happened(match: Match[State], name: str) -> list[Any]:
    """Return the events of a kind, the first one first."""
    return [event for event in match.log() if type(event).__name__ == name]


def place_of(match: Match[State], army: str) -> str:
    """Return where an army stands; empty if it is destroyed."""
    return match.table.state.armies[army].place
