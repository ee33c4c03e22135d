"""Whom a bot of L5R LCG attacks, with whom, and how it defends."""

from __future__ import annotations

from gorin.bots.l5r_lcg.scene import Scene, parts
from gorin.games.l5r_lcg.state import NOBODY
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Subset

RING = 1.0
"""What a ring is worth beside the fate on it."""
FIFTH = 40.0
"""What a ring is worth that may end the game."""
COUNTED = 3
"""With so many rings claimed each further one counts double."""
SPARE = 3
"""An attack is safe if it is so much stronger than wall and defenders together."""
HOLD = 0.7
"""Such a share of those who could defend does so, about."""


def declared(scene: Scene, key: str) -> float:
    """Return what it is worth to declare a conflict; passing is worth nothing."""
    if key == "pass":
        return 0.0
    kind, _, ring = key.partition(":")[2].partition(".")
    own = scene.force(scene.me, kind)
    if own == 0:
        return -1.0
    weakest = min(scene.force(rival, kind) for rival in scene.rivals)
    margin = own - HOLD * weakest
    return margin + _ring(scene, ring) if margin > 0 else margin


def _ring(scene: Scene, name: str) -> float:
    """Return what a ring is worth."""
    found = scene.view.rings.get(name)
    if found is None:
        return 0.0
    own = sum(each.seat == scene.seat for each in scene.view.rings.values())
    many = len(scene.view.rings) > len(scene.view.seats) and own >= COUNTED
    return RING + found.fate + FIFTH * (many and _is_new(scene, name)) / 10


def _is_new(scene: Scene, name: str) -> bool:
    """Return whether the seat has no ring of that element."""
    element = name.partition(".")[0]
    rings = scene.view.rings.items()
    return not any(each.seat == scene.seat for key, each in rings if key.startswith(element))


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
    rings = sum(each.seat == other.seat and each.slot == slot for each in scene.view.rings.values())
    return 3.0 * rings + 5.0 * is_home + broken / 2 - wall - HOLD * scene.force(other, kind)


def attackers(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return who attacks: all who can, but for those that are not needed."""
    conflict = scene.view.conflict
    assert conflict is not None
    skills = {key: scene.skill(scene.people[parts(key)[2]], conflict.kind) for key in domain.keys}
    rivals = [each for each in scene.rivals if conflict.defender in (NOBODY, each.seat)]
    guards = max(scene.force(each, conflict.kind) for each in rivals)
    wall = scene.wall(conflict.defender, conflict.slot) if conflict.defender != NOBODY else 4
    needed = guards + wall + SPARE
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
    able = sum(skills.values()) + defense
    wall = scene.wall(scene.seat, conflict.slot)
    goal = attack if able >= attack else attack - wall + 1
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
