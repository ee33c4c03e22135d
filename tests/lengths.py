"""The fewest answers that a match of each game takes, for tests that play whole matches."""

from __future__ import annotations

from collections.abc import Mapping

FEWEST: Mapping[str, int] = {
    "tomb-raider": 17,
    "l5r-lcg": 15,
    "l5r-ccg": 14,
    "l5r-strategic": 9,
    "magic": 19,
}
"""So many answers one seat gives at least, by games.

A campaign asks each clan where its armies start, and for orders in each of eight turns: no match
has more or fewer. Of the others it is half of the fewest lines that a newcomer typed in eight
matches of each of their formats: with fewer a match was cut short.
"""
SENT_ONCE_MORE = frozenset({"l5r-strategic"})
"""Games that ask in a terminal whether an answer is to be sent, as orders are."""
UNMEASURED = 1
"""A game that nobody has measured asks a seat something at least: it may be a short one."""
BEFORE = 1
"""In a terminal each person may add to chance before the first question."""


def fewest_answers(game: str) -> int:
    """Return how many answers one seat gives at least in a whole match of a game."""
    return FEWEST.get(game, UNMEASURED)


def fewest_lines(game: str) -> int:
    """Return how many lines one person types at least in a whole match at a terminal."""
    return BEFORE + fewest_answers(game) * (2 if game in SENT_ONCE_MORE else 1)
