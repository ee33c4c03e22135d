"""Moments at which the contracts look closely at a match that is played at random.

What a look costs grows with what lies behind it, and long matches have many moments. So looks
become rarer as a match goes on, and what all of them cost stays in proportion to its length.
"""

from __future__ import annotations

from collections.abc import Iterator

RARER = 10
"""A look comes no sooner than after this part of what was played before it."""


class Moments:
    """The moments of one match to look at: at an even distance at first, rarer by and by.

    Seeds begin at other moments. The same numbers are due whenever the same match is played.

    Attributes:
        looks: how many moments were due so far.
    """

    def __init__(self, every: int, seed: int = 0, *, rarer: int = RARER) -> None:
        self.every = every
        self.rarer = rarer
        self.looks = 0
        self._next = seed % every

    def due(self, number: int) -> bool:
        """Return whether to look now; numbers are asked about in their order."""
        if number < self._next:
            return False
        self.looks += 1
        self._next = number + max(self.every, number // self.rarer)
        return True

    def among(self, numbers: Iterator[int]) -> Iterator[int]:
        """Yield those of the numbers of a match that are due."""
        return (number for number in numbers if self.due(number))
