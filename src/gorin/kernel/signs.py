"""Signs that nothing that is kept may hold: control signs, but for those that part lines.

Nobody sees them, and PostgreSQL keeps no text with the first of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import cast

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
MOST_TOLD = 20
"""So many faults are told: what was sent may be full of them."""


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
    waiting: list[tuple[object, str]] = [(data, "")]
    while waiting:
        value, path = waiting.pop()
        texts: tuple[str, ...] = ()
        if isinstance(value, str):
            texts = (value,)
        elif isinstance(value, list):
            items = cast("list[object]", value)
            waiting += ((item, f"{path}[{index}]") for index, item in enumerate(items))
        elif isinstance(value, dict):
            fields = cast("dict[str, object]", value)
            texts = tuple(fields)
            waiting += ((item, f"{path}.{name}" if path else name) for name, item in fields.items())
        if any(map(has_control, texts)):
            yield BadInput(say("field-control-sign"), place=f"{place}: {path}" if path else place)
