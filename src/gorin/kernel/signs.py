"""Signs that nothing that is kept may hold: control signs, but for those that part lines.

Nobody sees them, and PostgreSQL keeps no text with the first of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sized
from itertools import islice
from typing import NamedTuple, cast

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
MOST_TOLD = 20
"""So many faults are told: what was sent may be full of them."""


class _Step(NamedTuple):
    """Where a value is: the steps to what it is in, and its name or number there."""

    before: _Step | None
    name: str | int


def has_control(text: str) -> bool:
    """Return whether a text holds a control sign other than a tab or the end of a line."""
    return _CONTROL.search(text) is not None


def check_signs(data: object, place: str) -> None:
    """Check that no text in plain data holds a control sign, neither in values nor in names.

    Raises:
        BadInput: some do; each with its place.
    """
    found = list(islice(_faults(data, place), MOST_TOLD))
    if found:
        raise BadInput.together(found)


def _faults(data: object, place: str) -> Iterator[BadInput]:
    waiting: list[tuple[object, _Step | None]] = [(data, None)]
    while waiting:
        value, step = waiting.pop()
        texts: Iterable[str] = ()
        if isinstance(value, str):
            texts = (value,)
        elif isinstance(value, list):
            items = cast("list[object]", value)
            waiting += ((item, _Step(step, n)) for n, item in enumerate(items) if _may_hold(item))
        elif isinstance(value, dict):
            fields = cast("dict[str, object]", value)
            texts = fields
            waiting += ((item, _Step(step, n)) for n, item in fields.items() if _may_hold(item))
        if any(map(has_control, texts)):
            path = _path(step)
            yield BadInput(say("field-control-sign"), place=f"{place}: {path}" if path else place)


def _may_hold(item: object) -> bool:
    """Return whether there is more to look at: what is sent may be full of what is harmless."""
    if isinstance(item, str):
        return has_control(item)
    return isinstance(item, list | dict) and len(cast("Sized", item)) > 0


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
