"""Refusals of a table: what somebody may not do here, by the id of the message that says why."""

from __future__ import annotations

from gorin.kernel.clauses import BadInput, Refused, refuse
from gorin.kernel.words import Arg, say


def refused(id: str, **args: Arg) -> Refused:
    """Return the refusal that a message says."""
    return Refused((refuse("", id, **args),))


def fault(id: str, *, place: str = "", **args: Arg) -> BadInput:
    """Return what is wrong with a request, as a message says it."""
    return BadInput(say(id, **args), place=place)
