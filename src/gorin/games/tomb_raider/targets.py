"""Targets of options: cards, spaces, sides, raiders, decks, abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from gorin.games.tomb_raider.board import NOWHERE, SIDE_NAMES, neighbour, space_name
from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.kernel.about import (
    CardTarget,
    NumberTarget,
    PartTarget,
    PlaceTarget,
    SeatTarget,
    Targets,
)
from gorin.kernel.decision import Decision, Option, Seat

Aim: TypeAlias = Callable[[str, str], Targets]
"""Makes targets from the two parts of what a key names."""
MOVE, SIDE = "move", "side"
"""Verbs that name a side of wherever the raider stands."""
MOST_KEYS = 4096
"""The number of keys whose targets are kept ready: most are asked for again and again."""


def option_targets(table: TombRaider, decision: Decision[Any], option: Option[Any]) -> Targets:
    """Return what an option is about; nothing for one that only a button can give."""
    verb, _, thing = option.key.partition(":")
    if verb in (MOVE, SIDE) and thing:
        return _side(table, decision.seat, thing.partition(".")[0], moves=verb == MOVE)
    return _named(option.key)


@lru_cache(MOST_KEYS)
def _named(key: str) -> Targets:
    """Return what a key names wherever the match stands."""
    verb, _, thing = key.partition(":")
    aim = AIMS.get(verb)
    if aim is None or not thing:
        return ()
    name, _, rest = thing.partition(".")
    return aim(name, rest.partition(".")[0])


def _side(table: TombRaider, seat: Seat, name: str, *, moves: bool) -> Targets:
    """Return a side of the raider's space; a move is about the space behind it too."""
    state = table.state
    space = state.raiders[seat].space
    if space == NOWHERE:
        return ()
    side = PlaceTarget(space_name(space), name)
    if not moves:
        return (side,)
    to = neighbour(space, SIDE_NAMES.index(name), state.level.width, state.level.depth)
    return () if to == NOWHERE else (side, PlaceTarget(space_name(to)))


def _card(name: str, number: str) -> Targets:
    return (CardTarget(name, int(number) if number else None),)


def _space(name: str, number: str) -> Targets:
    return (PlaceTarget(name),)


def _seat(name: str, number: str) -> Targets:
    return (SeatTarget(Seat(int(name))),)


def _look(name: str, number: str) -> Targets:
    return (NumberTarget(name, int(number)),) if number else (PlaceTarget(name),)


def _part(of: str) -> Aim:
    def aimed(name: str, number: str) -> Targets:
        return (PartTarget(of, name),)

    return aimed


_CARDS = (
    *("play", "use", "discard", "take", "find", "bonus", "recover", "treasure", "obstacle"),
    *("item", "face", "remove", "shift"),
)
AIMS: Mapping[str, Aim] = {
    **dict.fromkeys(_CARDS, _card),
    **dict.fromkeys(("space", "shift-to", "entrance"), _space),
    **dict.fromkeys(("attack", "first", "raider", "hand"), _seat),
    **dict.fromkeys(("heal", "injure"), _part("ability")),
    "test": _part("test"),
    "look": _look,
}
