"""The grid of a level: spaces, sides, orientation and paths. Numbers only, no state.

A space is the number depth * 100 + column, both counted from 1; 0 is no space at all.
Sides are counted clockwise from the one that points deeper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from gorin.kernel.clauses import states

DEEPER, RIGHT, BACK, LEFT = range(4)
SIDES = (DEEPER, RIGHT, BACK, LEFT)
SIDE_NAMES = ("ahead", "right", "back", "left")
STEPS = (100, 1, -100, -1)
PRINTED_SIDES = ("top", "right", "bottom", "left")
NOWHERE = 0
ALL_EXITS = 15


def space_at(column: int, depth: int) -> int:
    """Return the space at a column and depth."""
    return depth * 100 + column


@states("TR-4.2")
def depth_of(space: int) -> int:
    """The entrance's row is depth 1, the next one depth 2, and so on."""
    return space // 100


def column_of(space: int) -> int:
    """Return the column, counted from 1 on the left."""
    return space % 100


@cache
def space_name(space: int) -> str:
    """Return how people call a space: the column as a letter, then the depth ("B4")."""
    return f"{chr(64 + space % 100)}{space // 100}" if space else "-"


@cache
def space_named(name: str) -> int:
    """Return the space with a name like "B4".

    Raises:
        ValueError: it is no such name.
    """
    if len(name) < 2 or not ("A" <= name[0] <= "Z") or not name[1:].isdecimal():
        raise ValueError(name)
    return space_at(ord(name[0]) - 64, int(name[1:]))


def opposite(side: int) -> int:
    """Return the side across."""
    return (side + 2) % 4


@states("TR-4.11", "TR-6.9")
def rotation_entered(side: int) -> int:
    """The bottom of a new card points to where the raider came from.

    `side` is the direction in which the raider moved; the result is in clockwise quarter turns.
    """
    return side


@states("TR-4.12", "TR-R8")
def rotation_default() -> int:
    """A card entered in another way lies like an entrance: its top points deeper."""
    return 0


def mask_of(sides: Iterable[str]) -> int:
    """Return printed exits ("top", "right", "bottom", "left") as bits, one per side."""
    return sum(1 << PRINTED_SIDES.index(side) for side in sides)


def rotated(mask: int, quarters: int) -> int:
    """Return exits of a card turned clockwise by quarters, as sides of the map."""
    mask <<= quarters
    return (mask | mask >> 4) & ALL_EXITS


@states("TR-4.8")
def neighbour(space: int, side: int, width: int, depth: int) -> int:
    """Return the space on one side, or 0 off the map: arrows that point there are ignored."""
    other = space + STEPS[side]
    return other if 1 <= other % 100 <= width and 1 <= other // 100 <= depth else NOWHERE


@cache
def neighbours(space: int, exits: int, width: int, depth: int) -> tuple[int, ...]:
    """Return the spaces of the map that exits (bits of sides) of a space point to."""
    near = (neighbour(space, side, width, depth) for side in SIDES if exits & 1 << side)
    return tuple(space for space in near if space)


def distance(one: int, other: int) -> int:
    """Return the fewest orthogonal steps between two spaces of the grid."""
    return abs(one // 100 - other // 100) + abs(one % 100 - other % 100)


@states("TR-11.3")
def connected(start: int, onward: Callable[[int], Iterable[int]]) -> Iterator[int]:
    """Yield the spaces that a path of exits leads to from `start`, nearest first.

    `onward` gives the spaces that a space's exits lead to. B may be connected from A without
    A being connected from B.
    """
    spaces = [start]
    seen = {start}
    for space in spaces:
        for near in onward(space):
            if near not in seen:
                seen.add(near)
                spaces.append(near)
                yield near
