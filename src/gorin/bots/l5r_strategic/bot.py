"""The heuristic bot of L5R Estratégico: rules of thumb, on what its seat may know.

It counts in points. Armies go where they take most, now and from there on; they keep what is
threatened, and go nowhere where more enemies stand than come. Against a clan that leads it calls
the others allies. As a general it does what its Daimyo wants, unless that is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gorin.bots.l5r_strategic.plans import Allowed, Planner, Way
from gorin.bots.l5r_strategic.scene import Scene
from gorin.bots.sight import Sight
from gorin.games.l5r_strategic.rokugan import PLACES
from gorin.games.l5r_strategic.sheets import (
    AGAIN,
    ALLIES,
    ATTACKS,
    BREAKS,
    CARRY,
    COMMANDS,
    ORDERS,
    PERMITS,
    RIDES,
)
from gorin.games.l5r_strategic.state import is_land
from gorin.kernel.chance import Fast
from gorin.kernel.domain import Assignment, Domain, Form, Ordering, Subset

MISJUDGED = 2.0
"""The points that an error of 1 is."""
LEADS = 3
"""The lead in points of a clan against which the others stand together."""
SHEETS = ("campaign-sheet", "campaign-council", "campaign-errand")


class CampaignBot:
    """Plays one seat: a clan, a role of one, or the referee.

    With an `error` it misjudges each way by up to twice as many points, either way.
    """

    def __init__(self, seed: int, error: float = 0.0) -> None:
        self._below = Fast(seed).below
        self._error = error

    def choose(self, sight: Sight) -> object:
        if sight.keys:
            return self._of_options(sight)
        domain = sight.domain
        assert domain is not None, sight.kind
        if sight.kind in SHEETS and isinstance(domain, Form):
            return self._sheet(Scene(sight), domain)
        if sight.kind == "campaign-start" and isinstance(domain, Form):
            return tuple(_start(Scene(sight), part) for _, part in domain.parts)
        if sight.kind == "campaign-talk" and isinstance(domain, Subset):
            return _called(Scene(sight), domain)
        if sight.kind == "campaign-spoils" and isinstance(domain, Subset):
            rivals = Scene(sight).rivals
            return tuple(key for key in domain.keys if _thing(key).rpartition("-")[0] in rivals)
        answer: object = sight.sample(self._below)
        return answer

    def _of_options(self, sight: Sight) -> str:
        """A report stands; armies that cross are met where the own clan has less to lose."""
        if sight.kind != "campaign-choice":
            return sight.keys[0]
        scene = Scene(sight)
        return max(sight.keys, key=lambda key: scene.prize(_thing(key)))

    def _misjudged(self) -> float:
        """Return by how much a way is seen wrong."""
        return MISJUDGED * self._error * (self._below(2001) - 1000) / 1000 if self._error else 0.0

    # -- sheets ----------------------------------------------------------------------------

    def _sheet(self, scene: Scene, form: Form) -> tuple[Any, ...]:
        """Return what is handed in: each part for itself, by one plan for all armies."""
        parts = dict(form.parts)
        own = {**_allowed(parts.get(ORDERS)), **_allowed(parts.get(AGAIN))}
        led = _allowed(parts.get(COMMANDS))
        standing = {
            name: own.get(name, ())
            for name in scene.view.seats[scene.sight.seat].armies
            if scene.armies[name].place and not scene.armies[name].fights
        }
        planner = Planner(scene, self._misjudged)
        ways = planner.plan({**standing, **_standing(scene, led)}, _allowed(parts.get(RIDES)))
        ways = {**ways, **_commanded(scene, own)}
        again = dict(planner.rebuilt({**own, **led}))
        going = {**{name: way.over or way.end for name, way in ways.items()}, **again}
        answers = {
            ORDERS: _orders(going, _allowed(parts.get(ORDERS))),
            AGAIN: _orders(going, _allowed(parts.get(AGAIN))),
            COMMANDS: _orders(going, led),
            RIDES: tuple(
                (f"army:{way.army}", f"ride:{way.end}") for way in ways.values() if way.over
            ),
            "conquests": tuple(f"conquer:{name}" for name in _conquers(scene, ways)),
            ATTACKS: _attacking(scene, ways, parts.get(ATTACKS)),
            CARRY: ("carry:news",),
            ALLIES: _called(scene, parts.get(ALLIES)),
            BREAKS: _broken(scene, parts.get(BREAKS)),
            PERMITS: (),
        }
        return tuple(answers.get(name, ()) for name, _ in form.parts)


def _thing(key: str) -> str:
    return key.partition(":")[2]


def _things(keys: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(_thing, keys))


def _allowed(domain: Domain | None) -> dict[str, tuple[str, ...]]:
    """Return where a part of a sheet may send armies."""
    if not isinstance(domain, Assignment):
        return {}
    return {_thing(key): _things(domain.open_to(at)) for at, key in enumerate(domain.keys)}


def _standing(scene: Scene, allowed: Allowed) -> dict[str, tuple[str, ...]]:
    return {name: open for name, open in allowed.items() if scene.armies[name].place}


def _orders(going: dict[str, str], allowed: Allowed) -> tuple[tuple[str, str], ...]:
    """Return the orders for some armies, in the order in which they are asked for."""
    return tuple(
        (f"army:{name}", f"place:{going[name]}")
        for name, open in allowed.items()
        if going.get(name) in open
    )


def _commanded(scene: Scene, own: Allowed) -> dict[str, Way]:
    """Return the ways that a Daimyo wants: a general goes there unless more enemies stand there."""
    ways: dict[str, Way] = {}
    for name, open in own.items():
        place = scene.armies[name].commanded
        is_lost = len(scene.strangers.get(place, ())) > 1
        if place in open and scene.armies[name].place and not is_lost:
            ways[name] = Way(name, place)
    return ways


def _conquers(scene: Scene, ways: dict[str, Way]) -> tuple[str, ...]:
    """Return the armies that mean to conquer where they come to stand."""
    names: list[str] = []
    for name in scene.view.seats[scene.sight.seat].armies:
        army = scene.armies[name]
        place = ways[name].end if name in ways else army.place
        if not place or not is_land(place):
            continue
        holder = scene.view.holders.get(place, "")
        is_said = army.declared and place == army.place
        if holder not in ("", scene.clan) and holder not in scene.friends and not is_said:
            names.append(name)
    return tuple(names)


def _attacking(scene: Scene, ways: dict[str, Way], domain: Domain | None) -> tuple[str, ...]:
    """Return the armies that begin a battle anew: they stay, against no more than themselves."""
    if not isinstance(domain, Subset):
        return ()
    return tuple(
        key
        for key in domain.keys
        if (place := scene.armies[_thing(key)].place)
        and (_thing(key) not in ways or ways[_thing(key)].end == place)
        and len(scene.strangers.get(place, ())) == 1
    )


# -- before the first turn -------------------------------------------------------------------------


def _start(scene: Scene, domain: Domain) -> tuple[str, ...]:
    """Return where armies start: first where most can be taken."""

    def near(key: str) -> float:
        return scene.ahead(_thing(key))

    if isinstance(domain, Ordering):
        return tuple(sorted(domain.keys, key=near, reverse=True))
    assert isinstance(domain, Subset)
    best = sorted(domain.keys, key=near, reverse=True)[: domain.at_least]
    return tuple(key for key in domain.keys if key in best)


# -- alliances -------------------------------------------------------------------------------------


def _leader(scene: Scene) -> str:
    """Return the clan that is so far ahead that the others stand together against it."""
    points = {clan: seat.points for clan, seat in scene.teams.items()}
    first = max(points, key=lambda clan: points[clan], default="")
    others = [count for clan, count in points.items() if clan != first]
    return first if others and points[first] >= LEADS + max(others) else ""


def _wrongs(scene: Scene) -> set[str]:
    """Return the clans that hold what was the clan's own."""
    return {
        holder
        for place, holder in scene.view.holders.items()
        if PLACES[place].clan == scene.clan != holder
    }


def _called(scene: Scene, domain: Domain | None) -> tuple[str, ...]:
    """Return whom it calls allies: against a clan that leads, all who took nothing of its own."""
    leader = _leader(scene)
    if not isinstance(domain, Subset) or leader in ("", scene.clan):
        return ()
    shunned = {leader, *_wrongs(scene)}
    return tuple(key for key in domain.keys if _thing(key) not in shunned)


def _broken(scene: Scene, domain: Domain | None) -> tuple[str, ...]:
    """Return whom it calls allies no more: who leads, and who took what was its own."""
    if not isinstance(domain, Subset):
        return ()
    leader = _leader(scene)
    if leader == scene.clan or len(scene.teams) <= 2:
        return domain.keys
    shunned = {leader, *_wrongs(scene)}
    return tuple(key for key in domain.keys if _thing(key) in shunned)
