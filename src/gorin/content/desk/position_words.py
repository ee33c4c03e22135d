"""States in words: what the fields of a game's positions can say of a match, as text to read.

A position that was taken out of a match is packed, and nobody reads that. Facts of a match have the
names of the fields of positions, so what stands in the words is what such fields hold; what the
rules alone make of a position is left out, and so is what a position need not say.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

WIDTH = 88
"""The most signs of a line of several values, without what makes it a comment."""
NOTHING: tuple[object, ...] = ("", None, [], {})
"""Values that say nothing, whatever the field."""


# -- what can be said ------------------------------------------------------------------------------


def said(facts: Mapping[str, Any], kind: type[Struct]) -> dict[str, Any]:
    """Return those facts that fields of a position say otherwise than they are without a word.

    Between the levels of a series there is no position, and nothing is said.
    """
    hints = get_type_hints(kind)
    found: dict[str, Any] = {}
    for field in fields(kind):
        value = _said(facts.get(field.encode_name), hints[field.name])
        if field.required and value is None:
            return {}
        if field.required or _says(value, field, hints[field.name]):
            found[field.encode_name] = value
    return found


def _said(value: Any, hint: Any) -> Any:
    """Return what a value says where a field has a type."""
    if get_origin(hint) in (Union, UnionType):
        structs = (part for part in get_args(hint) if _is_struct(part))
        hint = next(structs, hint) if isinstance(value, dict) else hint
    if _is_struct(hint) and isinstance(value, dict) and value:
        return said(value, hint)
    if isinstance(value, list) and get_origin(hint) is tuple and get_args(hint)[-1] is ...:
        return [_said(each, get_args(hint)[0]) for each in value]
    if isinstance(value, dict) and get_origin(hint) is dict:
        return {name: _said(each, get_args(hint)[1]) for name, each in value.items()}
    return value


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


def _says(value: Any, field: FieldInfo, hint: Any) -> bool:
    """Return whether a value fits a field and is not what it holds without a word."""
    if value in NOTHING:
        return False
    try:
        read = msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    if field.default_factory is not NODEFAULT:
        return bool(read != field.default_factory())
    return bool(read != field.default)


# -- writing ---------------------------------------------------------------------------------------


def table_lines(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a table in TOML, what is long in several."""
    yield f"[{name}]"
    yield from _inner_lines(name, table)


def _inner_lines(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    later: list[tuple[str, Any]] = []
    for key, value in table.items():
        if _has_tables(value, in_lists=name.count(".") == 0):
            later.append((f"{name}.{toml_key(key)}", value))
        else:
            yield from _value_lines(toml_key(key), value)
    for inner, value in later:
        if isinstance(value, list):
            for each in value:
                yield from ("", f"[[{inner}]]", *_inner_lines(inner, each))
        else:
            for key, each in value.items():
                yield from ("", *table_lines(f"{inner}.{toml_key(key)}", each))


def _has_tables(value: Any, *, in_lists: bool) -> bool:
    """Return whether a value is written as tables of their own, lists of them if they may be."""
    if isinstance(value, dict):
        return bool(value) and all(isinstance(each, dict) for each in value.values())
    return in_lists and isinstance(value, list) and any(isinstance(each, dict) for each in value)


def _value_lines(key: str, value: Any) -> Iterator[str]:
    line = f"{key} = {toml(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        yield line
        return
    yield f"{key} = ["
    row = ""
    for each in value:
        part = f"{toml(each)},"
        if row and (isinstance(each, dict) or len(row) + len(part) >= WIDTH):
            yield row
            row = ""
        row += f" {part}" if row else f"  {part}"
    yield from (row, "]")


def toml(value: Any) -> str:
    """Return a value in TOML, on one line."""
    if isinstance(value, dict):
        pairs = (f"{toml_key(name)} = {toml(each)}" for name, each in value.items())
        return "{ " + ", ".join(pairs) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return quoted(value) if isinstance(value, str) else str(value)


def toml_key(name: str) -> str:
    """Return a name as a key in TOML."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else quoted(name)


def quoted(text: str) -> str:
    """Return a text in TOML."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
