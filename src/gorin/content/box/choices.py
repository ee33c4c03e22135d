"""Options as plain forms show them: what may be chosen of a game, from its struct of options.

Bounds and fixed values are read from the types of the fields: `Annotated[int, Meta(ge=1)]` has a
bound, `Literal["a", "b"]` has all that may be said. A game that tells in its own words what is out
of bounds notes them as `Meta(extra_json_schema={"minimum": 1, "maximum": 60})`: nothing is refused
by that. `Meta(extra_json_schema={"formats": ["skirmish"]})` says to which formats it belongs.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from gorin.kernel.words import Message, say

Kind = Literal["text", "whole", "number", "truth", "list", "other"]

KINDS: dict[Any, Kind] = {str: "text", int: "whole", float: "number", bool: "truth"}


class OptionEntry(Struct, frozen=True, kw_only=True):
    """An option of a game.

    Attributes:
        name: what it is called in data.
        label: what people call it; a message of the game.
        kind: what may be said: a text, a whole number, any number, yes or no, a list of texts;
            "other" for what no plain form can ask for.
        usual: what is so if nobody says anything.
        open: nothing need be said: None is a value too.
        allowed: all that may be said; none: anything of the kind.
        least: numbers may be no smaller.
        most: numbers may be no greater.
        long: it holds the text of a file.
        formats: the formats that it belongs to; none: all of them.
    """

    name: str
    label: Message
    kind: Kind
    usual: Any
    open: bool = False
    allowed: tuple[str | int, ...] = ()
    least: float | None = None
    most: float | None = None
    long: bool = False
    formats: tuple[str, ...] = ()


def choices(options: type[Struct], long: tuple[str, ...] = ()) -> Iterator[OptionEntry]:
    """Yield what may be chosen; `long` names the options that hold the text of a file."""
    hints = get_type_hints(options, include_extras=True)
    for field in fields(options):
        kind, bounds = _plain(hints[field.name])
        parts = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
        some = tuple(part for part in parts if part is not type(None))
        for part in some:
            inner, own = _plain(part)
            bounds = bounds or own
            some = (inner,) if len(some) == 1 else some
        allowed = _values(some)
        some = some[:1] if allowed else some
        yield OptionEntry(
            name=field.encode_name,
            label=say(f"choice-{field.name.replace('_', '-')}"),
            kind=_kind(some, allowed),
            usual=msgspec.to_builtins(_default(field)),
            open=type(None) in parts,
            allowed=allowed,
            least=_bound(bounds, "ge", "minimum"),
            most=_bound(bounds, "le", "maximum"),
            long=field.name in long,
            formats=tuple((bounds.extra_json_schema or {}).get("formats", ())) if bounds else (),
        )


def _values(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return all that may be said if that is fixed, together if several types say it."""
    if not parts or any(get_origin(part) is not Literal for part in parts):
        return ()
    return tuple(value for part in parts for value in get_args(part))


def _plain(kind: Any) -> tuple[Any, msgspec.Meta | None]:
    """Return a type without what is noted of it, and its bounds."""
    if get_origin(kind) is not Annotated:
        return kind, None
    plain, *notes = get_args(kind)
    return plain, next((note for note in notes if isinstance(note, msgspec.Meta)), None)


def _bound(note: msgspec.Meta | None, name: str, bound_name: str) -> float | None:
    if note is None:
        return None
    strict: float | None = getattr(note, name)
    bound: float | None = (note.extra_json_schema or {}).get(bound_name)
    return bound if strict is None else strict


def _kind(parts: tuple[Any, ...], allowed: tuple[Any, ...]) -> Kind:
    if len(parts) != 1:
        return "other"
    if allowed:
        return KINDS.get(type(allowed[0]), "other")
    if get_origin(parts[0]) in (tuple, list):
        return "list"
    return KINDS.get(parts[0], "other")


def _default(field: Any) -> Any:
    """Return the default of an option; each has one."""
    factory = field.default_factory
    return field.default if factory is msgspec.NODEFAULT else factory()
