"""Checks for signs, depths and numbers that data from outside may not hold.

Control signs, but for those that part lines: nobody sees them, and PostgreSQL keeps no text with
the first of them. Lists in lists without end: whatever shows them goes as deep. Whole numbers
beyond those that every language of the wire keeps as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sized
from itertools import islice
from typing import NamedTuple, cast

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
MOST_TOLD = 20
"""The most faults that are told: a text may be full of them."""
MOST_DEEP = 32
"""The most lists and objects that may lie in each other."""
MOST_WHOLE = 2**53
"""Whole numbers lie between this and minus this."""


class _Step(NamedTuple):
    """A value's place: the steps to what it is in, their number, and its name or number there."""

    before: _Step | None
    deep: int
    name: str | int


def has_control(text: str) -> bool:
    """Return whether a text holds a control sign other than a tab or the end of a line."""
    return _CONTROL.search(text) is not None


def check_signs(data: object, place: str) -> None:
    """Check that plain data holds no control sign, goes not too deep and has no endless number.

    Raises:
        BadInput: it does; each with its place.
    """
    faults = list(islice(_faults(data, place), MOST_TOLD))
    if faults:
        raise BadInput.together(faults)


def _faults(data: object, place: str) -> Iterator[BadInput]:
    waiting: list[tuple[object, _Step | None]] = [(data, None)]
    while waiting:
        value, step = waiting.pop()
        deep = 0 if step is None else step.deep
        if deep > MOST_DEEP:
            yield _fault(say("field-too-deep", most=MOST_DEEP), place, step)
            return
        if _is_endless(value):
            yield _fault(say("field-too-great", most=MOST_WHOLE), place, step)
        texts, inside = _parts(value)
        waiting += ((item, _Step(step, deep + 1, at)) for at, item in inside if _may_be_bad(item))
        if any(map(has_control, texts)):
            yield _fault(say("field-control-sign"), place, step)


def _parts(value: object) -> tuple[Iterable[str], Iterable[tuple[str | int, object]]]:
    """Return the texts that a value is or is named by, and what lies in it by its place."""
    if isinstance(value, str):
        return (value,), ()
    if isinstance(value, list):
        return (), enumerate(cast("list[object]", value))
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        return fields, fields.items()
    return (), ()


def _fault(message: Message, place: str, step: _Step | None) -> BadInput:
    path = _path(step)
    return BadInput(message, place=f"{place}: {path}" if path else place)


def _may_be_bad(item: object) -> bool:
    """Return whether there is more to look at: what is sent may be full of what is harmless."""
    if isinstance(item, str):
        return has_control(item)
    if isinstance(item, int):
        return _is_endless(item)
    return isinstance(item, list | dict) and len(cast("Sized", item)) > 0


def _is_endless(value: object) -> bool:
    return isinstance(value, int) and not -MOST_WHOLE <= value <= MOST_WHOLE


def _path(step: _Step | None) -> str:
    """Return where a value is; it is put together only where something is wrong."""
    names: list[str | int] = []
    while step is not None:
        names.append(step.name)
        step = step.before
    path = ""
    for name in reversed(names):
        if isinstance(name, int):
            path += f"[{name}]"
        else:
            path = f"{path}.{name}" if path else name
    return path
