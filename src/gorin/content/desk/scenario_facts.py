"""Facts of a position by path, and comparing them with what a scenario expects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import msgspec

from gorin.content.desk.scenarios import Failure, failure

NONE = ("nobody", "nothing")
"""The words of a file for a fact that is empty: TOML has no word for that."""


def flattened(expected: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield facts by path; tables within tables say the same as dots in a path."""
    for name, value in expected.items():
        path = f"{before}{name}"
        if isinstance(value, dict) and value:
            yield from flattened(value, f"{path}.")
        else:
            yield path, value


def compare(place: str, position: Mapping[str, Any], path: str, expected: Any) -> Iterator[Failure]:
    """Yield the failure if a fact of a position is not as expected."""
    try:
        actual = fact(position, path)
    except LookupError as error:
        near, *known = error.args
        yield failure(place, "scenario-no-fact", path=path, part=near, known=tuple(known))
        return
    if not _are_alike(msgspec.to_builtins(actual), expected):
        yield failure(
            place, "scenario-expect", path=path, actual=shown(actual), expected=shown(expected)
        )


def _are_alike(actual: object, expected: object) -> bool:
    """Return whether a fact is what a file says: files have lists only, and true is no number."""
    if actual is None:
        return expected in NONE
    if isinstance(actual, list | tuple) and isinstance(expected, list):
        items, wanted = cast("Sequence[object]", actual), cast("list[object]", expected)
        return len(items) == len(wanted) and all(map(_are_alike, items, wanted))
    return actual == expected and isinstance(actual, bool) == isinstance(expected, bool)


def fact(position: Any, path: str) -> Any:
    """Return the fact at a path such as "raiders.0.hand"; ".count" gives how many there are.

    Raises:
        LookupError: there is none; it names the part that is missing and what there is.
    """
    value: Any = position
    for part in path.split("."):
        if isinstance(value, list | tuple):
            value = _item(value, part)
        elif isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, dict) and part == "count":
            value = len(value)
        else:
            raise LookupError(part, *(value if isinstance(value, dict) else ()))
    return value


def _item(items: list[Any] | tuple[Any, ...], part: str) -> Any:
    if part == "count":
        return len(items)
    if part.isdecimal() and int(part) < len(items):
        return items[int(part)]
    raise LookupError(part, *(str(place) for place in range(len(items))), "count")


def shown(value: object) -> str:
    """Return a value as a file would write it."""
    return msgspec.json.encode(NONE[0] if value is None else value).decode()
