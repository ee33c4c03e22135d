"""The types of the wire that the pages of a game read beside its views."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Union(Struct, frozen=True):
    """A union that has a name on the page too: the name, the type, what it says."""

    name: str
    type: Any
    says: str


class Wire(Struct, frozen=True, kw_only=True):
    """Types of a game for its own pages; the page's types are generated from them.

    Attributes:
        answers: what the server answers to the game's own pages alone.
        unions: the unions in them, or in its views, that have a name.
    """

    answers: tuple[type[Struct], ...] = ()
    unions: tuple[Union, ...] = ()
