"""Words for the writer of a script: what it has, what is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.content.desk.scenario_facts import shown
from gorin.kernel.decision import Decision
from gorin.kernel.domain import Dice, Shuffle
from gorin.kernel.words import Arg, Message, Name, say

SHOWN_OPTIONS = 24


def written(row: Mapping[str, Any]) -> str:
    """Return a step about as its file writes it, the checks left out."""
    named = ("seat", "asked", "choose", "chance", "pass", "offered")
    return ", ".join(f"{name} = {shown(row[name])}" for name in named if name in row)


def seats_named(seats: tuple[int, ...]) -> Arg:
    """Return seats as names."""
    return tuple(Name("seat", str(seat)) for seat in seats) or say("scenario-nobody")


def opened(decision: Decision[Any], first: int) -> Message:
    """Return what is asked of whom, and what may be answered, for the writer of a script.

    People are called as everywhere; beside it stands how a file calls them that counts seats
    from `first`.
    """
    domain = decision.domain
    if isinstance(domain, Dice):
        return say("scenario-open-dice", count=domain.count)
    if isinstance(domain, Shuffle):
        return say("scenario-open-shuffle", count=domain.count)
    kind = decision.prompt.kind
    asked: dict[str, Arg] = {
        "seat": Name("seat", str(decision.seat)),
        "at": decision.seat + first,
        "kind": kind,
    }
    if domain is not None:
        return say("scenario-open-value", **asked, form=type(domain).__name__.lower())
    keys = tuple(option.key for option in decision.options[:SHOWN_OPTIONS])
    more = len(decision.options) - len(keys)
    if more:
        return say("scenario-open-many", **asked, options=keys, more=more)
    return say("scenario-open", **asked, options=keys)
