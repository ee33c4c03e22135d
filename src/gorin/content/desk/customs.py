"""The customs of each game at a table: what the rules do not say and a table has to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from gorin.content.tomb_raider import customs as tomb_raider_customs


class Customs(Struct, frozen=True):
    """What a game tells a table beside its rules.

    Attributes:
        automatic: which answer is given for a person without asking, None if it is asked:
            from the kind of question, the keys, what the person has set.
        is_in_need: whether, by a seat's view, the person should be asked about starting over.
        come_to_light: what changes in a seat's view when something hidden comes to light.
        turn: the number of the turn, of a match's table.
        part: the number of the part that is played: the level of a series; else 1.
    """

    automatic: Callable[..., str | None]
    is_in_need: Callable[[Any], bool]
    come_to_light: Callable[[Any], tuple[object, ...]]
    turn: Callable[[Any], int]
    part: Callable[[Any], int]


CUSTOMS: Mapping[str, Customs] = {
    "tomb-raider": Customs(
        tomb_raider_customs.automatic,
        tomb_raider_customs.is_in_need,
        tomb_raider_customs.come_to_light,
        tomb_raider_customs.turn_of,
        tomb_raider_customs.part_of,
    )
}
"""By game id; every game that can be played has them."""
