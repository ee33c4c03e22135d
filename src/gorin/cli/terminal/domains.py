"""Questions without a list of answers: what is to be typed, and what is meant by it."""

from __future__ import annotations

from gorin.kernel.domain import Division, Domain, Ordering, Range, Subset
from gorin.kernel.words import Message, say

NONE = "-"
"""What is typed for none of several things."""


def how_to(domain: Domain) -> Message:
    """Return what is to be typed."""
    match domain:
        case Range():
            return say("play-any-range", low=domain.low, high=domain.high)
        case Subset():
            fewest, most = domain.at_least, min(domain.at_most, len(domain.keys))
            return say("play-any-some", fewest=fewest, most=most, keys=domain.keys)
        case Ordering():
            return say("play-any-order", keys=domain.keys)
        case Division():
            return say("play-any-parts", total=domain.total, keys=domain.keys)
        case _:
            return say("play-any-data")


def read_value(domain: Domain, typed: str) -> object:
    """Return what is typed as plain data: a number, or several things."""
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    if isinstance(domain, Subset) and typed.strip() == NONE:
        return ()
    values = tuple(int(part) if _is_number(part) else part for part in parts)
    is_list = isinstance(domain, Subset | Ordering | Division)
    return values[0] if len(values) == 1 and not is_list else values


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal()
