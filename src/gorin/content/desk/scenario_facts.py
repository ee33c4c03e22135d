"""Facts of a position by path, and comparing them with what a scenario expects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import msgspec

from gorin.content.desk.scenarios import Failure, failure


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
    if isinstance(actual, list | tuple) and isinstance(expected, list):
        found, wanted = cast("Sequence[object]", actual), cast("list[object]", expected)
        return len(found) == len(wanted) and all(map(_are_alike, found, wanted))
    return actual == expected and isinstance(actual, bool) == isinstance(expected, bool)


def fact(position: Any, path: str) -> Any:
    """Return the fact at a path such as "raiders.0.hand"; ".count" gives how many there are.

    Raises:
        LookupError: there is none; it names the part that is missing and what there is.
    """
    found: Any = position
    for part in path.split("."):
        if isinstance(found, list | tuple):
            found = _item(found, part)
        elif isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, dict) and part == "count":
            found = len(found)
        else:
            raise LookupError(part, *(found if isinstance(found, dict) else ()))
    return found


def _item(found: list[Any] | tuple[Any, ...], part: str) -> Any:
    if part == "count":
        return len(found)
    if part.isdecimal() and int(part) < len(found):
        return found[int(part)]
    raise LookupError(part, *(str(place) for place in range(len(found))), "count")


def shown(value: object) -> str:
    """Return a value as a file would write it."""
    return msgspec.json.encode(value).decode()
