"""The worth of treaties to a seat of L5R LCG: who threatens whom, and who leads the race.

All is reckoned from what lies open, so a seat can see with the eyes of another one, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from gorin.bots.l5r_lcg.scene import HOLD, USUAL_STRENGTH, Scene
from gorin.games.l5r_lcg.pacts import (
    ATTACK,
    BID_LEAST,
    BID_MOST,
    GAME,
    LEAVE,
    NO_ATTACK,
    NO_BREAK,
    NO_EVENTS,
    ONCE,
    PASS,
    PHASE,
    WORDS,
    Promise,
)
from gorin.games.l5r_lcg.state import ELEMENTS, TYPES, element_of
from gorin.games.l5r_lcg.view import LcgSeat
from gorin.kernel.decision import Seat

SPANS: Mapping[str, float] = {ONCE: 0.6, PHASE: 0.8, GAME: 3.5}
"""The weight of a promise by its time; one round is 1."""
ROUNDS = (1.0, 1.0, 1.7, 2.3, 2.8, 3.2)
WHOLE = 3.0
"""The additional cost of a promise never to attack somebody again."""
LEADS = 3
"""The number of rings that leads the race; nobody likes to be bound to a leader."""
NEED = 2.0
"""The worth of a ring to whoever needs it."""
BASE = 2.0
"""The worth of a conflict in which nobody stands ahead."""
UNKNOWN = 9.0
"""The cost of a promise that one cannot understand."""
STILL = 5.0
"""The cost if neither of the last two may attack the other."""
TRUST, BY_STAKE = 0.6, 0.1
"""The trust in a promise, and what each honor at stake adds to it."""
ABLE = 4
"""The skill below which it is not sure that somebody can attack as promised."""
LEAST_LEFT = 2
"""The honor that a seat wants to have left if it lost the stake."""
RISK = 2.0
"""The cost of a stake from those last ones."""
DIAL = 5


class Interests:
    """The interests of seats in each other at one moment."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    @cached_property
    def _alive(self) -> tuple[LcgSeat, ...]:
        return tuple(each for each in self._scene.view.seats if each.alive)

    def rings(self, seat: Seat) -> frozenset[str]:
        """Return the elements of the rings that a seat has claimed."""
        rings = self._scene.view.rings.items()
        return frozenset(element_of(name) for name, ring in rings if ring.seat == seat)

    def leader(self) -> Seat | None:
        """Return who is ahead of all others in the race for rings, if anybody is."""
        counts = sorted((len(self.rings(each.seat)), each.seat) for each in self._alive)
        (second, _), (most, seat) = counts[-2:]
        return seat if most > second and most >= LEADS else None

    # -- attacks ---------------------------------------------------------------------------

    def gain(self, by: Seat, on: Seat) -> float:
        """Return what a seat may gain when it attacks another one in the next conflict phase."""
        one, other = self._scene.of(by), self._scene.of(on)
        walls = [each.strength or USUAL_STRENGTH for each in other.provinces if not each.broken]
        wall = min(walls, default=USUAL_STRENGTH)
        ahead = max(_army(one, kind) - HOLD * _army(other, kind) for kind in TYPES)
        needed = self.rings(on) - self.rings(by)
        return max(0.0, BASE + (ahead - wall) / 2) + NEED * len(needed) / len(ELEMENTS)

    def loss(self, by: Seat, on: Seat) -> float:
        """Return what a seat has to fear of another one, who may attack others as well."""
        gains = {each.seat: self.gain(by, each.seat) for each in self._alive if each.seat != by}
        share = (1 + gains[on]) / sum(1 + gain for gain in gains.values())
        return gains[on] * min(1.0, 1.5 * share)

    def missed(self, by: Seat, on: Seat) -> float:
        """Return what a seat misses that may attack others only."""
        others = [self.gain(by, each.seat) for each in self._alive if each.seat not in (by, on)]
        behind = max(0, len(self.rings(on)) - LEADS + 1)
        return max(0.0, self.gain(by, on) - max(others, default=0.0)) + 2.0 * behind + 0.2

    def best(self, by: Seat) -> float:
        """Return what the best attack of a seat may gain."""
        return max(self.gain(by, each.seat) for each in self._alive if each.seat != by)

    # -- promises --------------------------------------------------------------------------

    def worth(self, promise: Promise, by: Seat, to: Seat) -> float:
        """Return what a promise of a seat is worth to its partner."""
        judge = WORTHS.get(promise.kind)
        return 0.0 if judge is None else judge(self, promise, by, to) * self._span(promise)

    def price(self, promise: Promise, by: Seat, to: Seat) -> float:
        """Return what it costs a seat to keep a promise to its partner."""
        judge = PRICES.get(promise.kind)
        if judge is None:
            return UNKNOWN
        whole = WHOLE * (promise.until == GAME and promise.kind in (NO_ATTACK, NO_BREAK, PASS))
        return judge(self, promise, by, to) * self._span(promise) + whole

    def _span(self, promise: Promise) -> float:
        """Return what the time of a promise weighs; a phase without conflicts weighs little."""
        if promise.until == PHASE and self._scene.view.phase != "conflict":
            return 0.1
        span = SPANS.get(promise.until)
        return ROUNDS[min(promise.rounds, len(ROUNDS) - 1)] if span is None else span

    def treaty(self, seat: Seat, other: Seat, give: Promise, take: Promise, stake: int) -> float:
        """Return what a treaty is worth to a seat."""
        honor = self._scene.of(seat).honor
        risk = RISK * max(0, stake + LEAST_LEFT - honor)
        peace = NO_ATTACK in (give.kind, take.kind) and len(self._alive) == len((seat, other))
        trust = TRUST + BY_STAKE * stake
        gained = trust * self.worth(take, other, seat)
        price = self.price(give, seat, other) + UNKNOWN * self._contradicts(seat, other, give)
        return gained - price - risk - STILL * peace

    def _contradicts(self, seat: Seat, other: Seat, give: Promise) -> bool:
        """Return whether a seat has promised others something that a promise stands against."""
        for treaty in self._scene.view.treaties:
            if seat not in treaty.seats or treaty.partner(seat) == other:
                continue
            bound = treaty.promise(seat)
            if bound.over:
                continue
            kinds = (bound.kind, give.kind)
            if PASS in kinds and ATTACK in kinds:
                return True
            if kinds == (NO_ATTACK, ATTACK) and treaty.partner(seat) == give.whom:
                return True
            if kinds == (ATTACK, NO_ATTACK) and bound.whom == other:
                return True
            if kinds == (ATTACK, ATTACK) and bound.whom != give.whom:
                return True
        return False

    def strength(self, seat: Seat) -> int:
        """Return how much skill a seat has, in what it is best at."""
        return max(_army(self._scene.of(seat), kind) for kind in TYPES)

    def owned(self, seat: Seat) -> int:
        """Return how much honor a seat has."""
        return self._scene.of(seat).honor


def _army(seat: LcgSeat, kind: str) -> int:
    """Return the skill of all characters of a seat: those that are bowed will be ready again."""
    return sum(Scene.skill(each, kind) for each in seat.characters)


Weighs = Callable[[Interests, Promise, Seat, Seat], float]


def _attack_worth(all: Interests, promise: Promise, by: Seat, to: Seat) -> float:
    """Weigh an attack: on a leader it is good; one on the partner itself is worth nothing."""
    if promise.whom == to:
        return 0.0
    return 1.0 + 0.3 * len(all.rings(promise.whom)) if promise.whom == all.leader() else 0.3


def _attack_price(all: Interests, promise: Promise, by: Seat, to: Seat) -> float:
    if promise.whom == by or all.owned(promise.whom) <= 0:
        return UNKNOWN
    weak = max(0, ABLE - all.strength(by))
    return max(0.0, all.best(by) - all.gain(by, promise.whom)) + 0.3 + weak


def _ring_worth(all: Interests, promise: Promise, by: Seat, to: Seat) -> float:
    needed = promise.ring not in all.rings(by)
    return 2.0 if needed and len(all.rings(by)) >= LEADS else 0.4 if needed else 0.0


def _ring_price(all: Interests, promise: Promise, by: Seat, to: Seat) -> float:
    needed = promise.ring not in all.rings(by)
    return 2.0 + len(all.rings(by)) if needed else 0.1


WORTHS: Mapping[str, Weighs] = {
    NO_ATTACK: lambda all, _, by, to: all.loss(by, to),
    NO_BREAK: lambda all, _, by, to: 0.8 * all.loss(by, to),
    PASS: lambda all, _, by, to: all.loss(by, to) + 0.5,
    ATTACK: _attack_worth,
    LEAVE: _ring_worth,
    BID_MOST: lambda all, promise, by, to: 0.1 * (DIAL - promise.number),
    BID_LEAST: lambda all, promise, by, to: 0.2 * (promise.number - 1),
    NO_EVENTS: lambda all, _, by, to: 0.5,
    WORDS: lambda all, _, by, to: 0.3,
}
"""The worth of each kind of promise of a seat to another one, for one round."""
PRICES: Mapping[str, Weighs] = {
    NO_ATTACK: lambda all, _, by, to: all.missed(by, to),
    NO_BREAK: lambda all, _, by, to: 0.7 * all.missed(by, to),
    PASS: lambda all, _, by, to: all.best(by) + 1.0,
    ATTACK: _attack_price,
    LEAVE: _ring_price,
    BID_MOST: lambda all, promise, by, to: 0.3 * (DIAL - promise.number),
    BID_LEAST: lambda all, promise, by, to: 0.8 * (promise.number - 1),
    NO_EVENTS: lambda all, _, by, to: 0.8,
}
"""The cost of each kind of promise for one round; what is said freely nobody can judge."""
