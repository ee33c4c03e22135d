"""The meaning of a card's words: the characters of L5R LCG, as far as a bot knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gorin.bots.l5r_lcg.scene import Scene
from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.script import Filter, Who
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, HOME, TYPES
from gorin.games.l5r_lcg.view import LcgCharacter
from gorin.games.l5r_lcg.words.phrases import IT, It


def whom(effect: Any) -> Who:
    """Return whom an effect meets: what was chosen, unless its word says somebody else."""
    who: Who = getattr(effect, "who", IT)
    return who


def meets_chosen(effect: Any) -> bool:
    """Return whether an effect meets what was chosen."""
    return isinstance(whom(effect), It)


def kind_now(scene: Scene) -> str:
    """Return the type of the conflict that is fought; what brings more skill if none is."""
    conflict = scene.view.conflict
    return TYPES[0] if conflict is None else conflict.kind


STATES: Mapping[str, Callable[[LcgCharacter], bool]] = {
    "participating": lambda one: one.side != HOME,
    "attacking": lambda one: one.side == ATTACKING,
    "defending": lambda one: one.side == DEFENDING,
    "home": lambda one: one.side == HOME,
    "ready": lambda one: not one.bowed,
    "dishonored": lambda one: one.status < 0,
}
"""The states that are known here, by what a word calls them."""


def _is(scene: Scene, filter: Any, facts: Facts, one: LcgCharacter) -> bool:
    test = STATES.get(filter.state)
    return test is None or test(one)


def _of(scene: Scene, filter: Any, facts: Facts, one: LcgCharacter) -> bool:
    is_mine: bool = filter.whose == "you"
    return (one.number in scene.mine) == is_mine


def _not(scene: Scene, filter: Any, facts: Facts, one: LcgCharacter) -> bool:
    name = type(filter.filter).__name__
    if name not in ("OfClan", "Wears"):
        return True
    return not FILTERS[name](scene, filter.filter, facts, one)


def _with(scene: Scene, filter: Any, facts: Facts, one: LcgCharacter) -> bool:
    if (filter.figure, filter.how) != ("cost", "at-most"):
        return True
    most: int = filter.amount
    return facts.cost <= most


FILTERS: Mapping[str, Callable[[Scene, Any, Facts, LcgCharacter], bool]] = {
    "Is": _is,
    "Of": _of,
    "OfClan": lambda scene, filter, facts, one: bool(facts.clan == filter.clan),
    "Not": _not,
    "With": _with,
    "WithTrait": lambda scene, filter, facts, one: filter.trait in facts.traits,
    "Wears": lambda scene, filter, facts, one: bool(filter.trait or one.worn),
}
"""The test of whether a character is meant, for each filter that is known here."""


def meant(scene: Scene, filters: tuple[Filter, ...]) -> Iterator[LcgCharacter]:
    """Yield the characters that filters mean, as far as they are known here."""
    for one in scene.people.values():
        facts = scene.cards.get(one.slug)
        tests = ((FILTERS.get(type(each).__name__), each) for each in filters)
        if facts is not None and all(
            fits is None or fits(scene, each, facts, one) for fits, each in tests
        ):
            yield one
