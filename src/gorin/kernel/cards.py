"""Card scripts: tagged functions, collected into an index; no registration on import."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from msgspec import Struct


class Script(Struct, frozen=True):
    """The function that says what a card does, and the slug of the card."""

    slug: str
    make: Callable[[], object]


def card(slug: str) -> Callable[[Callable[[], object]], Script]:
    """Mark a function without arguments as the script of the card with this slug."""

    def wrap(make: Callable[[], object]) -> Script:
        return Script(slug, make)

    return wrap


def collect(*modules: ModuleType) -> dict[str, Any]:
    """Return what the scripts of some modules make, by slug, in the order written.

    Raises:
        ValueError: two scripts claim the same card.
    """
    cards: dict[str, Any] = {}
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, Script):
                if value.slug in cards:
                    raise ValueError(f"two scripts for {value.slug}")
                cards[value.slug] = value.make()
    return cards
