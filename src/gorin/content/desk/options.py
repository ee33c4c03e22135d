"""Options of a game as people type them: a name and a value each, such as `turns=5`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from gorin.content.boxes import find_box, read_options
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

FLAG = "--option"
"""The flag of a command line that gives an option of the game; there may be several."""


def typed_options(
    game: str, typed: Sequence[str], given: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return options of a game as plain data, from texts that read NAME=VALUE.

    An option that is a list takes several values: with commas between them, or the name again.

    Args:
        game: the id of the game.
        typed: the texts.
        given: options that flags of their own gave; None in one means that nobody gave it.

    Raises:
        BadInput: there is no such game, or everything that is wrong with the texts.
    """
    kinds = get_type_hints(find_box(game).options)
    typed_values = {name: value for name, value in (given or {}).items() if value is not None}
    faults: list[BadInput] = []
    for text in typed:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not (sign and name):
            faults.append(BadInput(say("option-no-value", asked=text), place=FLAG))
        elif _is_list(kinds.get(name)):
            typed_values[name] = [
                *typed_values.get(name, ()),
                *filter(None, map(str.strip, value.split(","))),
            ]
        elif name in typed_values:
            faults.append(BadInput(say("option-twice"), place=name))
        else:
            typed_values[name] = _value(value, kinds.get(name))
    try:
        _ = read_options(find_box(game), typed_values)
    except BadInput as error:
        faults += error.all
    if faults:
        raise BadInput.together(faults)
    return typed_values


def _parts(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _is_list(kind: Any) -> bool:
    return any(get_origin(part) in (tuple, list) for part in _parts(kind))


def _value(text: str, kind: Any) -> Any:
    """Return a text as a number or a truth where its option is one; else the text itself."""
    for part in _parts(kind):
        if part in (int, float, bool):
            try:
                return msgspec.convert(text, part, strict=False)
            except msgspec.ValidationError:
                continue
    return text
