"""The goals of Tomb Raider's levels and the formats that play them.

A level has a goal, and a format plays one: without a format that of the level's goal is played,
and a format that is asked for is played on any level that fits it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gorin.games.tomb_raider.levels.format import GOALS, Level
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

FORMAT_OF = dict(zip(GOALS, ("standard", "recovery", "bounty-hunter"), strict=True))
GOAL_OF = {format: goal for goal, format in FORMAT_OF.items()}
KINDS = ("traps", "hazards")
"""The kinds that may score in a Bounty Hunter game beside creatures and treasure, if agreed."""


def goal_of(level: Level, variant: str | None) -> str:
    """Return the goal of a level in a variant, in the first one if none is asked for."""
    return (level.variant(variant) or level).goal


def aimed(level: Level, variant: str | None, format: str | None, points: Sequence[str]) -> Level:
    """Return a level as a format plays it, with agreed points.

    `points` are texts such as "traps=1". A format without a goal of its own is about finding
    the treasure.

    Raises:
        BadInput: the level is for its own goal only, or the points make no sense.
    """
    asked = None if format is None else GOAL_OF.get(format, GOALS[0])
    if asked is not None and asked != goal_of(level, variant):
        if level.own_goal:
            raise BadInput(
                say("level-own-goal", level=level.id, format=format or ""), clause=level.clause
            )
        level = level.aimed(asked)
    if not points:
        return level
    if goal_of(level, variant) != "bounty-hunter":
        raise BadInput(say("points-other-goal"), place="points", clause="TR-16.5")
    agreed = replace(level.bounty, **read_points(points))
    return level.scored(agreed)


def read_points(points: Sequence[str]) -> dict[str, int]:
    """Return agreed points by kind of obstacle.

    Raises:
        BadInput: all that make no sense.
    """
    values: dict[str, int] = {}
    faults: list[BadInput] = []
    for text in points:
        kind, _, number = text.partition("=")
        if kind in KINDS and number.isascii() and number.isdecimal():
            values[kind] = int(number)
        else:
            message = say("points-unknown", asked=text, known=KINDS)
            faults.append(BadInput(message, place="points", clause="TR-16.5"))
    if faults:
        raise BadInput.together(faults)
    return values


def format_of(level: Level, variant: str | None, asked: str) -> str:
    """Return the format that plays a level: the one of its goal, if `asked` is one of these."""
    if asked not in GOAL_OF:
        return asked
    return FORMAT_OF.get(goal_of(level, variant), asked)
