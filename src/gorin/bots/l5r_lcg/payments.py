"""Payments of a bot of L5R LCG: what it gives up, or gets, when a treaty card is turned up.

It keeps what is worth most: fate counts where it lets a strong character stay, attachments where
they help its own characters or weaken others'.
"""

from __future__ import annotations

from msgspec.structs import replace

from gorin.bots.l5r_lcg.scene import Scene, parts, skill_of
from gorin.kernel.domain import Subset


def _worth_of_fate(scene: Scene, key: str, more: int) -> float:
    """Return by how much the worth of a character changes with more or less fate on it."""
    one = scene.people.get(parts(key)[2])
    if one is None:
        return 0.0
    return scene.worth(replace(one, fate=max(0, one.fate + more))) - scene.worth(one)


def fate_lost(scene: Scene, key: str) -> float:
    """Return what it is worth that a character loses a fate, which is never more than nothing."""
    return _worth_of_fate(scene, key, -1)


def fate_won(scene: Scene, key: str) -> float:
    """Return what it is worth that a character gets a fate."""
    return _worth_of_fate(scene, key, 1)


def attachments(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return the attachments that are worth least, as few as can be."""
    worth = {key: _worth_of_attachment(scene, key) for key in domain.keys}
    chosen = sorted(worth, key=lambda key: worth[key])[: domain.at_least]
    return tuple(key for key in domain.keys if key in chosen)


def _worth_of_attachment(scene: Scene, key: str) -> float:
    """Return what an attachment is worth: its cost, and its skill for or against its bearer."""
    _, slug, number = parts(key)
    facts = scene.cards.get(slug)
    if facts is None:
        return 0.0
    worn = (worn.number for each in scene.me.characters for worn in each.worn)
    sign = 1 if number in worn else -1
    return sign * skill_of(facts) + max(0, facts.cost) / 2
