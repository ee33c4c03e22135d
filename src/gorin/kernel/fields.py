"""Reading plain data into typed values, with every fault told at once.

`msgspec` stops at the first fault it meets; people who write files want to hear of all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say

T = TypeVar("T")

MOST_FAULTS = 100
"""The most fields that do not fit: after them nothing more is looked at."""

LONGEST_ASKED = 40
"""The most letters that are quoted of a text that is none of those that fit."""

_WRONG = re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`")
_KINDS: Mapping[str, Message] = {
    "str": say("field-kind-text"),
    "int": say("field-kind-whole"),
    "float": say("field-kind-number"),
    "bool": say("field-kind-truth"),
    "array": say("field-kind-list"),
    "object": say("field-kind-table"),
    "null": say("field-kind-nothing"),
}


def read_fields(data: object, type_: type[T], place: str) -> T:
    """Return data as read from a file as a typed value.

    Raises:
        BadInput: every field that is missing, unknown or of the wrong kind, each with its
            place: `place` and the path within it. Of very many only the first ones are told.
    """
    try:
        return msgspec.convert(data, type_)
    except msgspec.ValidationError as error:
        faults = [
            BadInput(message, place=f"{place}: {path}" if path else place)
            for path, message in first_faults(data, type_)
        ]
        whole = BadInput(say("field-other", reason=str(error)), place=place)
        raise BadInput.together(faults or [whole]) from None


def first_faults(data: object, type_: type[Any]) -> Iterator[tuple[str, Message]]:
    """Yield what `field_faults` finds, but of very many only the first ones, and that it is so."""
    for number, fault in enumerate(field_faults(data, type_, "")):
        if number == MOST_FAULTS:
            yield "", say("field-more", most=MOST_FAULTS)
            return
        yield fault


def field_faults(data: Any, kind: Any, path: str) -> Iterator[tuple[str, Message]]:
    """Yield the path and fault of everything in `data` that does not fit a type."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        yield from _one_of(data, kind, path)
    elif isinstance(kind, type) and issubclass(kind, Struct) and _is(data, dict):
        yield from _struct_faults(data, kind, path)
    elif origin is tuple and _is(data, list) and get_args(kind)[-1] is ...:
        for place, item in enumerate(data):
            yield from field_faults(item, get_args(kind)[0], f"{path}[{place}]")
    elif origin is dict and _is(data, dict):
        for key, item in data.items():
            yield from field_faults(item, get_args(kind)[1], _inside(path, key))
    else:
        yield from _leaf_faults(data, kind, path)


def _one_of(data: Any, kind: Any, path: str) -> Iterator[tuple[str, Message]]:
    """Yield the faults of a value of several types: of the struct if it can only be that."""
    structs = [
        part for part in get_args(kind) if isinstance(part, type) and issubclass(part, Struct)
    ]
    if len(structs) == 1 and _is(data, dict):
        yield from field_faults(data, structs[0], path)
    else:
        yield from _leaf_faults(data, kind, path)


def unknown_field(known: Iterable[str]) -> Message:
    """Return what is said of a name that no field has, with those that there are."""
    names = tuple(known)
    return say("field-unknown", known=names) if names else say("field-none")


def _struct_faults(
    data: dict[str, Any], kind: type[Struct], path: str
) -> Iterator[tuple[str, Message]]:
    config = kind.__struct_config__
    hints = _hints(kind)
    by_name = {field.encode_name: field for field in fields(kind)}
    allowed = {*by_name, config.tag_field}
    if config.forbid_unknown_fields:
        for name in data:
            if name not in allowed:
                yield _inside(path, name), unknown_field(by_name)
    for name, field in by_name.items():
        if name in data:
            yield from field_faults(data[name], hints[field.name], _inside(path, name))
        elif field.required:
            yield _inside(path, name), say("field-missing")


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    """Return the types of fields; to find them out takes long, and a list may hold thousands."""
    return get_type_hints(kind)


def _leaf_faults(data: Any, kind: Any, path: str) -> Iterator[tuple[str, Message]]:
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        choices, wrong = _choices(kind), _WRONG.search(str(error))
        if choices and isinstance(data, str):
            yield path, say("field-choice", asked=data[:LONGEST_ASKED], known=choices)
        elif wrong is not None:
            got = say("field-kind-decimal") if wrong["got"] == "float" else _kinds(wrong["got"])
            yield path, say("field-wrong", expected=_kinds(wrong["expected"]), got=got)
        else:
            yield path, say("field-other", reason=str(error))


def _choices(kind: Any) -> tuple[str, ...]:
    """Return the texts that a value may be, none if it need not be one of some."""
    parts = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    values = (value for part in parts if get_origin(part) is Literal for value in get_args(part))
    return tuple(str(value) or '""' for value in values)


def _kinds(names: str) -> Message | str:
    """Return in words what `msgspec` calls a kind of values, or several."""
    first, *others = (_KINDS.get(name, name) for name in names.split(" | "))
    for other in others:
        first = say("field-kinds", first=first, second=other)
    return first


def _is(data: Any, kind: type) -> bool:
    return type(data) is kind


def _inside(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
