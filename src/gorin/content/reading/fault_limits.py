"""Limits to the faults of one text that people are told: enough to mend it, and no more.

A text of thousands of lines that mean nothing would else cost more to answer than to send.
"""

from __future__ import annotations

from collections.abc import Sequence

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

MOST_FAULTS = 100
"""The most faults of one text that are told; one more says how many there are beside them."""


def limit_faults(faults: Sequence[BadInput], place: str) -> tuple[BadInput, ...]:
    """Return the first faults of a text, and in place of the others how many they are.

    Args:
        faults: all that is wrong, in order.
        place: the text.
    """
    more = len(faults) - MOST_FAULTS
    if more <= 0:
        return tuple(faults)
    return (*faults[:MOST_FAULTS], BadInput(say("faults-more", count=more), place=place))
