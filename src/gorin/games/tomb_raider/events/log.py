"""The base of Tomb Raider's events: how an event is told."""

from __future__ import annotations

from typing import Any, ClassVar

from gorin.games.tomb_raider.board import SIDE_NAMES, space_name
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.state import State
from gorin.kernel import event
from gorin.kernel.words import Arg, Message, Name, seat_name
from gorin.kernel.words import shown as plainly_shown

_SEATS = ("rival", "by", "target_seat")


def ability_name(ability: Ability) -> Message:
    """Return the name of an ability."""
    return Message("ability-" + ability.name.lower())


def space_shown(space: int) -> Name:
    """Return the name of a space of the map."""
    return Name("space", space_name(space))


def side_name(side: int) -> Message:
    """Return the name of a side of a location."""
    return Message("side-" + SIDE_NAMES[side])


def obstacle_name(slug: str, number: int) -> Name:
    """Return the name of an obstacle; one built into a location has a number below zero.

    A card's name is printed on it, a built-in obstacle's is ours and may sound like a card's.
    """
    return Name("obstacle" if number < 0 else "card", slug)


def shown(name: str, value: Any) -> Arg:
    """Return a field of an event or of a word as an argument of its message."""
    if isinstance(value, Ability):
        return ability_name(value)
    if name in _SEATS:
        return seat_name(value)
    if name == "faces":
        return " + ".join(map(str, value))
    if name in ("space", "start") and isinstance(value, int):
        return space_shown(value)
    if name == "side" and isinstance(value, int):
        return side_name(value)
    return plainly_shown(name, value)


class Happened(event.Happened[State], frozen=True, gc=False):
    """Something that happened in a Tomb Raider match; public unless `told` says otherwise."""

    untold: ClassVar[tuple[str, ...]] = ("clause", "card", "cards", "order_of", "number")

    def shown(self, name: str, value: Any) -> Arg:
        if name == "obstacle":
            return obstacle_name(value, getattr(self, "number", 0))
        return shown(name, value)
