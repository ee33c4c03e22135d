"""Order sheets: what a clan may write for a turn, and how a sheet is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from gorin.games.l5r_strategic.posts import is_led_from_afar
from gorin.games.l5r_strategic.rokugan import OPEN, PLACES, homes, sailed
from gorin.games.l5r_strategic.state import (
    CONQUER,
    LIBERATE,
    NOBODY,
    Commands,
    Match,
    Post,
    Sheet,
    State,
    are_enemies,
    is_land,
)
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Assignment, Domain, Form, Subset
from gorin.kernel.rule import rule

ORDERS, RIDES, ATTACKS, PERMITS = "orders", "rides", "attacks", "permits"
CONCESSIONS = "concessions"
ATTACK = "attack"
AGAIN = "again"
"""The part for armies that appear already: who writes nothing there changes nothing."""
ALLIES, BREAKS, COMMANDS, CARRY = "allies", "breaks", "commands", "carry"
DECLARATIONS = {"conquests": CONQUER, "liberations": LIBERATE}
"""The parts of a sheet that hold declarations, and what each declares."""


@rule("STR-8.2")
def limit(table: Match, clan: str, place: str) -> int:
    """A province holds one army of each clan, a castle one more of the clan that holds it."""
    numbers = table.rulebook.numbers
    most: int = numbers.armies
    if PLACES[place].castle and table.state.holders.get(place) == clan:
        most += numbers.more_on_castle
    return most


@rule("STR-4.2", "STR-4.7", "STR-11.8")
def forbids_rebuilding(table: Match, name: str, place: str) -> Refusal | None:
    """An army appears on a castle of its own that its clan holds, with room and without battle.

    One of the Ratlings appears in an impassable region, where no other of them is.
    """
    state = table.state
    clan = state.armies[name].clan
    if place not in homes(clan) or state.holders.get(place, clan) != clan:
        return refuse("STR-4.2", "refused-campaign-castle")
    if place in state.battles:
        return refuse("STR-4.2", "refused-campaign-fought")
    here = sum(army.clan == clan and army.place == place for army in state.armies.values())
    if here >= limit(table, clan, place):
        return refuse("STR-4.2", "refused-campaign-full")
    return None


def domain_of(table: Match, seat: Seat) -> Form:
    """Return what a seat may hand in, by its roles: nothing of it has to be written."""
    state = table.state
    post = state.posts[seat]
    others = tuple(other for other in state.alive if other != post.clan)
    parts: list[tuple[str, Domain]] = [*_general_parts(table, post)]
    if post.daimyo:
        parts += _daimyo_parts(table, post, others)
    if post.karo and is_led_from_afar(state, post.clan):
        parts.append((CARRY, Subset(("carry:news",), 0, 1)))
    if post.karo or post.armies:
        parts.append((PERMITS, _some("permit", others)))
    return Form(tuple(parts))


@rule("STR-1.6", "STR-R11")
def _general_parts(table: Match, post: Post) -> Iterator[tuple[str, Domain]]:
    """A general alone writes what his army does; nobody has to approve of it."""
    state = table.state
    open = [(name, _open_to(table, name, post)) for name in post.armies]
    open = [(name, places) for name, places in open if places]
    fresh = [each for each in open if not state.armies[each[0]].target]
    if fresh:
        yield ORDERS, _orders(fresh)
    pending = [each for each in open if state.armies[each[0]].target]
    if pending:
        yield AGAIN, _orders(pending)
    standing = tuple(name for name in post.armies if state.armies[name].place)
    rides = _rides(table, standing) if post.clan == "unicorn" else None
    if rides is not None:
        yield RIDES, rides
    for part, kind in DECLARATIONS.items() if standing else ():
        yield part, _some(kind, standing)
    resting = tuple(name for name in post.armies if _is_at_peace(state, name, post))
    if resting:
        yield ATTACKS, _some(ATTACK, resting)
    fighting = tuple(name for name in post.armies if state.is_fighting(name))
    if fighting:
        yield CONCESSIONS, _some("concede", fighting)


@rule("STR-1.4")
def _daimyo_parts(
    table: Match, post: Post, others: tuple[str, ...]
) -> Iterator[tuple[str, Domain]]:
    """A Daimyo makes alliances and ends them, and sends the armies of others."""
    state = table.state
    called = state.calls[post.clan]
    new = tuple(other for other in others if other not in called)
    if new:
        yield ALLIES, _some("ally", new)
    if called:
        yield BREAKS, _some("break", called)
    led = [name for name in state.armies_of(post.clan) if name not in post.armies]
    open = [(name, _open_to(table, name, post)) for name in led]
    open = [(name, places) for name, places in open if places]
    if open:
        yield COMMANDS, _orders(open)


@lru_cache(4096)
def _some(verb: str, things: tuple[str, ...]) -> Subset:
    return Subset(tuple(f"{verb}:{thing}" for thing in things), 0, len(things))


def _open_to(table: Match, name: str, post: Post) -> tuple[str, ...]:
    """Return where an order can send an army, on what its writer knows."""
    state = table.state
    army = state.armies[name]
    if not army.place:
        places = homes(army.clan)
        if not post.has_map:
            return places
        return tuple(each for each in places if forbids_rebuilding(table, name, each) is None)
    if state.is_fighting(name) and state.referee == NOBODY:
        return ()  # else its battle may be over before the box is opened
    return reach(table, army.clan, army.place) if army.clan == "mantis" else OPEN[army.place]


@rule("STR-11.6", "STR-R37")
def reach(table: Match, clan: str, place: str) -> tuple[str, ...]:
    """An army gets to the next province; one of the Mantis two on, if one of the two is sea."""
    return (*OPEN[place], *sailed(place)) if clan == "mantis" else OPEN[place]


def _rides(table: Match, names: tuple[str, ...]) -> Assignment | None:
    """Return how armies of the Unicorn may go on, from where they go first."""
    rides = [(name, _ridden(table.state.armies[name].place)) for name in names]
    rides = [(name, places) for name, places in rides if places]
    if not rides:
        return None
    keys = tuple(f"army:{name}" for name, _ in rides)
    allowed = tuple(tuple(f"ride:{place}" for place in places) for _, places in rides)
    places = tuple(dict.fromkeys(place for each in allowed for place in each))
    return Assignment(keys, places, 0, len(keys), allowed)


def _ridden(place: str) -> tuple[str, ...]:
    near = [each for each in OPEN[place] if is_land(each)] if place and is_land(place) else []
    far = {end for each in near for end in OPEN[each] if is_land(end)}
    return tuple(sorted(far))


def _orders(open: list[tuple[str, tuple[str, ...]]]) -> Assignment:
    keys = tuple(f"army:{name}" for name, _ in open)
    allowed = tuple(_said_places(places) for _, places in open)
    places = tuple(dict.fromkeys(place for each in allowed for place in each))
    return Assignment(keys, places, 0, len(keys), allowed)


@lru_cache(1024)
def _said_places(places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"place:{place}" for place in places)


def _is_at_peace(state: State, name: str, post: Post) -> bool:
    """Return whether an army stands with an enemy where their battle has ended.

    Who has no map does not know who is an ally, but which armies are beside his own.
    """
    place = state.armies[name].place
    clan = state.armies[name].clan
    resting = state.truces.get(place, ())
    others = [state.armies[other].clan for other in resting]
    return name in resting and any(
        are_enemies(state, clan, other) if post.has_map else clan != other for other in others
    )


Answer = tuple[tuple[Any, ...], ...]
"""The entries of an answer, by the parts of a form. Each entry says itself what it is."""


def sheet_of(state: State, answer: Answer, own: tuple[str, ...]) -> Sheet:
    """Return the sheet that an answer stands for, of who leads some armies."""
    said = _said(answer)
    armies = state.armies
    orders = [order for order in said.get("place", ()) if order[0] in own]
    return Sheet(
        marches=tuple(order for order in orders if armies[order[0]].place),
        rides=tuple(said.get("ride", ())),
        rebuilds=tuple(order for order in orders if not armies[order[0]].place),
        declarations=tuple(
            (name, kind) for kind in DECLARATIONS.values() for name in said.get(kind, ())
        ),
        attacks=tuple(said.get(ATTACK, ())),
        permits=tuple(said.get("permit", ())),
        allies=tuple(said.get("ally", ())),
        breaks=tuple(said.get("break", ())),
        commands=commands_of(answer, own),
        carries=is_carried(answer),
    )


def commands_of(answer: Answer, own: tuple[str, ...]) -> Commands:
    """Return what a Daimyo wants of the armies that he does not lead himself."""
    return tuple(order for order in _said(answer).get("place", ()) if order[0] not in own)


def conceded(answer: Answer) -> tuple[str, ...]:
    """Return the armies whose general gives up their battles."""
    return tuple(_said(answer).get("concede", ()))


def may_carry(domain: Domain | None) -> bool:
    """Return whether a Karo is asked if he goes to the generals."""
    return isinstance(domain, Form) and any(part == CARRY for part, _ in domain.parts)


def is_carried(answer: Answer) -> bool:
    """Return whether a Karo goes to the generals."""
    return "carry" in _said(answer)


def _said(answer: Answer) -> dict[str, list[Any]]:
    """Return what an answer names under each verb: things, or an army and where it goes."""
    entries: dict[str, list[Any]] = {}
    for part in answer:
        for entry in part:
            if isinstance(entry, str):
                verb, _, thing = entry.partition(":")
                entries.setdefault(verb, []).append(thing)
            else:
                verb, _, thing = entry[1].partition(":")
                entries.setdefault(verb, []).append((_thing(entry[0]), thing))
    return entries


def _thing(key: str) -> str:
    return key.partition(":")[2]


@rule("STR-R8")
def unclear_armies(table: Match) -> frozenset[str]:
    """Both declarations for one army are not clear: nothing is carried out for it."""
    sheets = table.state.sheets.values()
    declared = Counter(army for sheet in sheets for army, _ in sheet.declarations)
    return frozenset(army for army, count in declared.items() if count > 1)
