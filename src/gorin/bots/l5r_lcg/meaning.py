"""Whom the words of a card of L5R LCG mean, as far as a bot knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gorin.bots.l5r_lcg.scene import Scene
from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.script import Filter
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, HOME, TYPES
from gorin.games.l5r_lcg.view import LcgCharacter


def kind_now(scene: Scene) -> str:
    """Return the type of the conflict that is fought; what brings more skill if none is."""
    conflict = scene.view.conflict
    return TYPES[0] if conflict is None else conflict.kind


def _has_clan(scene: Scene, filter: Any, facts: Facts, one: LcgCharacter) -> bool:
    clan: str = filter.clan
    return facts.clan == clan


FILTERS: Mapping[str, Callable[[Scene, Any, Facts, LcgCharacter], bool]] = {
    "Yours": lambda scene, _, facts, one: one.number in scene.mine,
    "OfOpponent": lambda scene, _, facts, one: one.number not in scene.mine,
    "OfAnOpponent": lambda scene, _, facts, one: one.number not in scene.mine,
    "Participating": lambda scene, _, facts, one: one.side != HOME,
    "Attacking": lambda scene, _, facts, one: one.side == ATTACKING,
    "Defending": lambda scene, _, facts, one: one.side == DEFENDING,
    "Ready": lambda scene, _, facts, one: not one.bowed,
    "AtHome": lambda scene, _, facts, one: one.side == HOME,
    "Dishonored": lambda scene, _, facts, one: one.status < 0,
    "OfClan": _has_clan,
    "NotOfClan": lambda scene, filter, facts, one: not _has_clan(scene, filter, facts, one),
    "WithTrait": lambda scene, filter, facts, one: filter.trait in facts.traits,
    "CostAtMost": lambda scene, filter, facts, one: facts.cost <= filter.amount,
    "HasAttachments": lambda scene, _, facts, one: bool(one.worn),
    "WithoutAttachments": lambda scene, _, facts, one: not one.worn,
}
"""Whether somebody is meant, by the filters that are known here."""


def meant(scene: Scene, filters: tuple[Filter, ...]) -> Iterator[LcgCharacter]:
    """Yield the characters that filters mean, as far as they are known here."""
    for one in scene.people.values():
        facts = scene.cards.get(one.slug)
        known = ((FILTERS.get(type(each).__name__), each) for each in filters)
        if facts is not None and all(
            fits is None or fits(scene, each, facts, one) for fits, each in known
        ):
            yield one
