"""Bonds of a bot of L5R LCG: what it costs to act against its promises, and what it saw.

It keeps what it has promised unless it gains more: a broken treaty costs the stake, the name, and
what the partner has promised.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorin.bots.l5r_lcg.interests import Interests
from gorin.bots.l5r_lcg.scene import Scene, parts
from gorin.games.l5r_lcg.pacts import (
    ATTACK,
    BID_LEAST,
    BID_MOST,
    LEAVE,
    NO_ATTACK,
    NO_BREAK,
    NO_EVENTS,
    ONCE,
    PASS,
    Promise,
    Treaty,
)
from gorin.games.l5r_lcg.state import element_of
from gorin.kernel.decision import Seat
from gorin.kernel.words import seat_name

POINTS = 10.0
"""The skill that an honor is worth where promises are at stake: no province is worth a treaty."""
NAME = 1.5
"""The cost, beside the stake, of a name as somebody who breaks treaties."""
RUIN = 1000.0
"""The cost of the last honor."""
NEAR = 1
"""The rounds left with which a promise to attack must be kept in this one."""


def bonds(scene: Scene) -> Iterator[tuple[Treaty, Promise]]:
    """Yield the treaties of the seat with what it has promised, as long as that binds it."""
    for treaty in scene.view.treaties:
        if scene.seat in treaty.seats:
            promise = treaty.promise(scene.seat)
            if not promise.over:
                yield treaty, promise


def cost(scene: Scene, treaty: Treaty) -> float:
    """Return how much honor it costs the seat to break a treaty, or what is worth as much."""
    if scene.me.honor <= treaty.stake:
        return RUIN
    partner = treaty.partner(scene.seat)
    taken = treaty.promise(partner)
    kept = 0.0 if taken.over else Interests(scene).worth(taken, partner, scene.seat)
    return treaty.stake + NAME + kept


def attack_cost(scene: Scene, on: Seat) -> float:
    """Return what it costs in skill to attack a seat, below 0 if it was promised to attack it."""
    total = 0.0
    for treaty, promise in bonds(scene):
        if promise.kind in (NO_ATTACK, NO_BREAK) and treaty.partner(scene.seat) == on:
            total += cost(scene, treaty)
        elif promise.kind == ATTACK and is_near(promise):
            against = promise.until == ONCE and promise.whom != on
            total += cost(scene, treaty) * (against - (promise.whom == on))
    return POINTS * total


def is_near(promise: Promise) -> bool:
    """Return whether somebody who was promised to be attacked has to be, soon."""
    return not promise.kept and (promise.rounds <= NEAR or promise.until == ONCE)


def declare_cost(scene: Scene, ring: str) -> float:
    """Return what it costs in skill to declare a conflict for a ring, whoever is attacked."""
    return POINTS * sum(
        cost(scene, treaty)
        for treaty, promise in bonds(scene)
        if promise.kind == PASS
        or (promise.kind == LEAVE and ring and promise.ring == element_of(ring))
    )


def bid_cost(scene: Scene, bid: int) -> float:
    """Return the honor that a bid for cards costs, for what was promised."""
    return sum(
        cost(scene, treaty)
        for treaty, promise in bonds(scene)
        if (promise.kind == BID_MOST and bid > promise.number)
        or (promise.kind == BID_LEAST and bid < promise.number)
    )


def target_cost(scene: Scene, key: str) -> float:
    """Return what it costs in skill to choose a card of a partner with an event."""
    resolving = scene.view.resolving
    played = scene.cards.get(resolving[-1].slug) if resolving else None
    if played is None or played.kind != "event":
        return 0.0
    number = parts(key)[2]
    return POINTS * sum(
        cost(scene, treaty)
        for treaty, promise in bonds(scene)
        if promise.kind == NO_EVENTS
        and any(each.number == number for each in scene.of(treaty.partner(scene.seat)).characters)
    )


# -- breaches in words -----------------------------------------------------------------------------

ATTACKED, MADE = "log-lcg-attacked", "log-lcg-treaty-made"


def saw_breach(scene: Scene, accused: Seat, by: Seat) -> bool:
    """Return whether the seat saw somebody attack their partner since their treaty stands.

    What was promised in words a bot cannot judge; an attack on the partner it can.
    """
    pair = (seat_name(accused), seat_name(by))
    seen = False
    for line in scene.sight.lines():
        said = line.message
        between = (said.args.get("seat"), said.args.get("other"))
        if said.id == MADE and between in (pair, pair[::-1]):
            seen = False
        elif said.id == ATTACKED and between == pair:
            seen = True
    return seen


def parties(scene: Scene) -> tuple[Seat, Seat] | None:
    """Return who is accused in a question about a promise in words, and by whom."""
    number = scene.sight.about.get("treaty")
    treaties = (each for each in scene.view.treaties if each.number == number)
    treaty = next(treaties, None)
    if treaty is None:
        return None
    named = next(
        (each for each in treaty.seats if seat_name(each) == scene.sight.about.get("seat")),
        treaty.seats[0],
    )
    accused = scene.seat if scene.sight.kind == "treaty-admit" else named
    return accused, treaty.partner(accused)


def judged(scene: Scene, key: str) -> float:
    """Return what it is worth to say that a promise in words was kept or broken: what was seen."""
    both = parties(scene)
    is_breach = both is not None and saw_breach(scene, *both)
    return float(key != "void" and (key in ("broken", "admit")) == is_breach)
