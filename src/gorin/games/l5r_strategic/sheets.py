"""Order sheets: what a clan may write for a turn, and how a sheet is read."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_strategic.rokugan import CASTLES, OPEN, PLACES
from gorin.games.l5r_strategic.state import (
    CONQUER,
    LIBERATE,
    Match,
    Sheet,
    State,
    are_enemies,
)
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.domain import Assignment, Domain, Form, Subset
from gorin.kernel.rule import rule

ORDERS, ATTACKS, ALLIES, PERMITS = "orders", "attacks", "allies", "permits"
DECLARATIONS = {"conquests": CONQUER, "liberations": LIBERATE}
"""The parts of a sheet that hold declarations, and what each declares."""


@rule("STR-8.2")
def limit(table: Match, clan: str, place: str) -> int:
    """A province holds one army of each clan, a castle one more of the clan that holds it."""
    numbers = table.rulebook.numbers
    most: int = numbers.armies
    if PLACES[place].castle and table.state.holders[place] == clan:
        most += numbers.more_on_castle
    return most


@rule("STR-4.2", "STR-4.7")
def forbids_rebuilding(table: Match, name: str, place: str) -> Refusal | None:
    """An army appears on a castle of its own that its clan holds, with room and without battle."""
    state = table.state
    clan = state.armies[name].clan
    if place not in CASTLES[clan] or state.holders[place] != clan:
        return refuse("STR-4.2", "refused-campaign-castle")
    if place in state.battles:
        return refuse("STR-4.2", "refused-campaign-fought")
    here = sum(army.clan == clan and army.place == place for army in state.armies.values())
    if here >= limit(table, clan, place):
        return refuse("STR-4.2", "refused-campaign-full")
    return None


def domain_of(table: Match, clan: str) -> Form:
    """Return what a clan may write on its sheet: nothing of it has to be written."""
    state = table.state
    names = state.armies_of(clan)
    parts: list[tuple[str, Domain]] = []
    open = [(name, _open_to(table, name)) for name in names]
    open = [(name, places) for name, places in open if places]
    if open:
        parts.append((ORDERS, _orders(open)))
    standing = [name for name in names if state.armies[name].place]
    for part, kind in DECLARATIONS.items() if standing else ():
        keys = tuple(f"{kind}:{name}" for name in standing)
        parts.append((part, Subset(keys, 0, len(keys))))
    resting = tuple(f"attack:{name}" for name in names if _is_at_peace(state, name))
    if resting:
        parts.append((ATTACKS, Subset(resting, 0, len(resting))))
    others = tuple(other for other in state.alive if other != clan)
    parts.append((ALLIES, Subset(tuple(f"ally:{other}" for other in others), 0, len(others))))
    parts.append((PERMITS, Subset(tuple(f"permit:{other}" for other in others), 0, len(others))))
    return Form(tuple(parts))


def _open_to(table: Match, name: str) -> tuple[str, ...]:
    """Return where an order can send an army, on what is known when it is written."""
    state = table.state
    army = state.armies[name]
    if not army.place:
        castles = CASTLES[army.clan]
        return tuple(each for each in castles if forbids_rebuilding(table, name, each) is None)
    return () if state.is_fighting(name) else OPEN[army.place]


def _orders(open: list[tuple[str, tuple[str, ...]]]) -> Assignment:
    keys = tuple(f"army:{name}" for name, _ in open)
    allowed = tuple(tuple(f"place:{place}" for place in places) for _, places in open)
    places = tuple(dict.fromkeys(place for each in allowed for place in each))
    return Assignment(keys, places, 0, len(keys), allowed)


def _is_at_peace(state: State, name: str) -> bool:
    """Return whether an army stands with an enemy where their battle has ended."""
    place = state.armies[name].place
    clan = state.armies[name].clan
    return name in state.truces.get(place, ()) and any(
        are_enemies(state, clan, state.armies[other].clan) for other in state.truces[place]
    )


def sheet_of(state: State, domain: Form, answer: tuple[Any, ...]) -> Sheet:
    """Return the sheet that an answer stands for."""
    given = {name: part for (name, _), part in zip(domain.parts, answer, strict=True)}
    orders = [(_thing(army), _thing(place)) for army, place in given.get(ORDERS, ())]
    return Sheet(
        marches=tuple(order for order in orders if state.armies[order[0]].place),
        rebuilds=tuple(order for order in orders if not state.armies[order[0]].place),
        declarations=tuple(
            (_thing(key), kind)
            for part, kind in DECLARATIONS.items()
            for key in given.get(part, ())
        ),
        attacks=tuple(map(_thing, given.get(ATTACKS, ()))),
        allies=tuple(map(_thing, given.get(ALLIES, ()))),
        permits=tuple(map(_thing, given.get(PERMITS, ()))),
    )


def _thing(key: str) -> str:
    return key.partition(":")[2]


@rule("STR-R8")
def is_unclear(table: Match, name: str) -> bool:
    """Both declarations for one army are not clear: nothing is carried out for it."""
    sheet = table.state.sheets[table.state.armies[name].clan]
    return sum(army == name for army, _ in sheet.declarations) > 1
