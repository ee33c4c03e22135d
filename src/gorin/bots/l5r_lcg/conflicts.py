"""Conflicts of a bot of L5R LCG: whom it attacks, with whom, and how it defends."""

from __future__ import annotations

from collections.abc import Sequence

from gorin.bots.l5r_lcg.bonds import attack_cost, declare_cost
from gorin.bots.l5r_lcg.scene import HOLD, Scene, parts
from gorin.games.l5r_lcg.state import ELEMENTS, NOBODY, element_of
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Subset

RING = 1.0
"""The worth of a ring beside the fate on it."""
NEEDED = 4.0
"""The worth of a ring that a seat still needs, once it has some."""
FIFTH = 40.0
"""The worth of a ring that ends the game; no treaty stands in its way."""
COUNTED = 3
"""The number of claimed rings from which each further one counts double."""
SPARE = 3
"""The strength beyond wall and defenders together that makes an attack safe."""


def declared(scene: Scene, key: str) -> float:
    """Return what it is worth to declare a conflict; passing is worth nothing."""
    if key == "pass":
        return 0.0
    kind, _, ring = key.partition(":")[2].partition(".")
    own = scene.force(scene.me, kind)
    if own == 0:
        return -1.0
    wins = is_last(scene, (ring,))
    margin = max(
        own - HOLD * scene.force(rival, kind) - (0.0 if wins else attack_cost(scene, rival.seat))
        for rival in scene.rivals
    )
    value = margin + _ring(scene, ring) if margin > 0 else margin
    return value - (0.0 if wins else declare_cost(scene, ring))


def _ring(scene: Scene, name: str) -> float:
    """Return what a ring is worth."""
    ring = scene.view.rings.get(name)
    if ring is None:
        return 0.0
    if is_last(scene, (name,)):
        return FIFTH
    needed = len(_own(scene)) >= COUNTED and element_of(name) not in _own(scene)
    return RING + ring.fate + NEEDED * (has_many(scene) and needed)


def has_many(scene: Scene) -> bool:
    """Return whether each seat has rings of its own, and wins with one of each element."""
    return len(scene.view.rings) > len(scene.view.seats) and len(scene.view.rings) > len(ELEMENTS)


def _own(scene: Scene) -> frozenset[str]:
    """Return the elements of the rings that the seat has claimed."""
    rings = scene.view.rings.items()
    return frozenset(element_of(name) for name, ring in rings if ring.seat == scene.seat)


def is_last(scene: Scene, names: Sequence[str]) -> bool:
    """Return whether rings are all that the seat needs to win."""
    claimed = _own(scene) | {element_of(name) for name in names if name in scene.view.rings}
    return has_many(scene) and len(claimed) == len(ELEMENTS) > len(_own(scene))


def attacked(scene: Scene, key: str) -> float:
    """Return what it is worth to attack a province: where little stands in the way."""
    _, seat, slot = parts(key)
    other = scene.of(Seat(int(seat)))
    conflict = scene.view.conflict
    kind = "military" if conflict is None else conflict.kind
    broken = sum(each.broken for each in other.provinces)
    wall = scene.wall(other.seat, slot)
    last = len(other.provinces) - 1
    is_home = other.stronghold is not None and slot == last
    there = [
        name
        for name, ring in scene.view.rings.items()
        if ring.seat == other.seat and ring.slot == slot
    ]
    value = 3.0 * len(there) + 5.0 * is_home + broken / 2 - wall - HOLD * scene.force(other, kind)
    if is_last(scene, there):
        return value + FIFTH
    # Where the ring of the conflict wins the game it matters little whom it costs what.
    wins = conflict is not None and is_last(scene, (conflict.ring,))
    return value - attack_cost(scene, other.seat) / (FIFTH if wins else 1.0)


def attackers(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return who attacks: all who can, but for those that are not needed."""
    conflict = scene.view.conflict
    assert conflict is not None
    skills = {key: scene.skill(scene.people[parts(key)[2]], conflict.kind) for key in domain.keys}
    rivals = [each for each in scene.rivals if conflict.defender in (NOBODY, each.seat)]
    guards = max(scene.force(each, conflict.kind) for each in rivals)
    wall = scene.wall(conflict.defender, conflict.slot) if conflict.defender != NOBODY else 4
    needed = guards + wall + SPARE + scene.wrong
    chosen: list[str] = []
    for key in sorted(skills, key=lambda each: -skills[each]):
        if len(chosen) < domain.at_least or (needed > 0 and skills[key] > 0):
            chosen.append(key)
            needed -= skills[key]
    return tuple(key for key in domain.keys if key in chosen[: domain.at_most])


def defenders(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return who defends: enough to win, else enough to hold the province, else one."""
    conflict = scene.view.conflict
    assert conflict is not None
    skills = {key: scene.skill(scene.people[parts(key)[2]], conflict.kind) for key in domain.keys}
    attack, defense = scene.view.totals
    attack += round(scene.wrong)
    able = sum(skills.values()) + defense
    wall = scene.wall(scene.seat, conflict.slot)
    goal = attack + 1 if able > attack else attack - wall + 1
    if able < goal:
        weakest = sorted(skills, key=lambda each: skills[each])[: max(1, domain.at_least)]
        return tuple(key for key in domain.keys if key in weakest) if attack - able < wall else ()
    chosen: list[str] = []
    reached = defense
    for key in sorted(skills, key=lambda each: -skills[each]):
        if reached >= goal and len(chosen) >= max(1, domain.at_least):
            break
        chosen.append(key)
        reached += skills[key]
    return tuple(key for key in domain.keys if key in chosen[: domain.at_most])
