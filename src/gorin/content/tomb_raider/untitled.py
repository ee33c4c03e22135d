"""The one Premiere card of which no source tells even name and kind: an owner may enter both."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from gorin.content.cards.columns import KIND, NAME
from gorin.games.tomb_raider.facts import (
    Action,
    CardFacts,
    Discovery,
    Hindrance,
    Obstacle,
    Raider,
    SecretMove,
    Treasure,
    Upgrade,
)

UNTITLED = "211"
"""The number of the untitled lenticular card."""


def _common(facts: CardFacts) -> dict[str, object]:
    """Return what a card keeps whatever its kind."""
    names = ("number", "slug", "name", "rarity", "aliases", "facts", "stand_in")
    return {name: getattr(facts, name) for name in names}


MADE: Mapping[str, Callable[..., CardFacts]] = {
    "action": Action,
    "discovery": lambda **common: Discovery(**common, difficulty=0, form="item"),
    "obstacle": lambda **common: Obstacle(**common, danger=0, obstacle=Hindrance("trap", (), ())),
    "raider": lambda **common: Raider(**common, fight=0, move=0, search=0, think=0, power=1),
    "secret-move": SecretMove,
    "treasure": lambda **common: Treasure(**common, power=1),
    "upgrade": lambda **common: Upgrade(**common, power=1),
}
"""The makers of a card of each kind before its values are entered, all of which must be.

Not locations: these belong to a family of locations, which no form asks for.
"""


def recast(facts: CardFacts, texts: Mapping[str, str]) -> CardFacts:
    """Return a card by the name and of the kind that were entered of it, if they were.

    The name that it has here stays another name of it.
    """
    kind, name = texts.get(KIND), texts.get(NAME, facts.name)
    if kind is not None and kind != facts.__struct_config__.tag:
        facts = MADE[kind](**_common(facts))
    if name != facts.name:
        facts = replace(facts, name=name, aliases=(*facts.aliases, facts.name))
    return facts
