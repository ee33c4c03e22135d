"""Targets: what an option is about, as data, so that a drawing can light it and take a click.

A key says the same to people who write scenarios, but only its game may read a key. Targets are
made for whoever is asked when a question is shown; a journal never holds them.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from gorin.kernel.decision import Seat


class CardTarget(Struct, frozen=True, tag=True):
    """A card: its slug, and its number in the match if it is one particular card there."""

    slug: str
    number: int | None = None


class PlaceTarget(Struct, frozen=True, tag=True):
    """A place by its name, or one side of it."""

    place: str
    side: str = ""


class SeatTarget(Struct, frozen=True, tag=True):
    """A seat at the table."""

    seat: Seat


class NumberTarget(Struct, frozen=True, tag=True):
    """One of several things that are counted from 0, such as decks."""

    of: str
    number: int


class PartTarget(Struct, frozen=True, tag=True):
    """A part of what the seat that is asked plays, such as an ability of its figure."""

    of: str
    part: str


Target: TypeAlias = CardTarget | PlaceTarget | SeatTarget | NumberTarget | PartTarget
Targets: TypeAlias = tuple[Target, ...]
