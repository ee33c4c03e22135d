"""The base of Tomb Raider's events: how an event is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from gorin.games.tomb_raider.board import SIDE_NAMES, space_name
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.state import State
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, Name

_HIDDEN = ("clause", "card", "cards", "order_of", "number")


@cache
def message_id(kind: type, prefix: str) -> str:
    """Return the message id of a class: the prefix and its name in kebab case."""
    return prefix + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def seat_name(seat: Seat) -> Name:
    """Return the name of whoever sits at a seat."""
    return Name("seat", str(int(seat)))


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


def cards_shown(slugs: tuple[str, ...]) -> tuple[Arg, ...]:
    """Return the names of cards."""
    return tuple(Name("card", slug) for slug in slugs)


def shown(name: str, value: Any) -> Arg:
    """Return a field of an event or of a word as an argument of its message."""
    by_name = _BY_NAME.get(name)
    if by_name is not None:
        return by_name(value)
    if isinstance(value, Ability):
        return ability_name(value)
    if hasattr(value, "index") and not isinstance(value, int | str):
        return tuple(_part(name, part) for part in value)
    if name in ("space", "start") and isinstance(value, int):
        return space_shown(value)
    if name == "side" and isinstance(value, int):
        return side_name(value)
    return value if isinstance(value, int | str | Message) else str(value)


_BY_NAME: Mapping[str, Callable[[Any], Arg]] = {
    **dict.fromkeys(("seat", "rival", "by", "target_seat"), lambda value: Name("seat", str(value))),
    "slug": lambda value: Name("card", str(value)),
    "reason": lambda value: Message(str(value)),
    "faces": lambda value: " + ".join(map(str, value)),
}


def _part(name: str, part: Any) -> Arg:
    if name == "slugs":
        return Name("card", str(part))
    if name == "seats":
        return Name("seat", str(part))
    return part if isinstance(part, int) else str(part)


class Happened(Struct, frozen=True, gc=False):
    """Something that happened in a Tomb Raider match; public unless `told` says otherwise.

    Every event ends with a field `clause`: by which clause it usually happens.
    """

    def apply(self, state: State) -> None:
        """Change the state; an event that only announces something changes nothing."""

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message()

    def message(self, suffix: str = "", *, without: tuple[str, ...] = ()) -> Message:
        """Return the event as its message, every field an argument."""
        args = {
            name: shown(name, getattr(self, name))
            for name in self.__struct_fields__
            if name not in _HIDDEN and name not in without
        }
        if "obstacle" in args:
            args["obstacle"] = obstacle_name(str(args["obstacle"]), getattr(self, "number", 0))
        return Message(message_id(type(self), "log-") + suffix, args)
