"""The words Tomb Raider cards are written in, as a list: names, fields, and how values are typed.

The list is what the modules of words define, found by walking through them, so that a new word
is there without being entered anywhere.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from gorin.games.tomb_raider import words
from gorin.games.tomb_raider.script import Condition, Constant, Cost, Effect, Phrase
from gorin.kernel.words import Message, message_id

KINDS: Mapping[str, type[Phrase]] = {
    "condition": Condition,
    "cost": Cost,
    "effect": Effect,
    "constant": Constant,
}
"""The kinds of words, by the name people know them by."""

YES, NO, NONE = "yes", "no", "none"
NAME = re.compile(r"[A-Za-z][\w-]*")
OBSTACLE_KINDS = ("trap", "creature", "hazard")
"""What a field called `kind` may hold."""


class Slot(Struct, frozen=True):
    """A field of a word: its type, and its default if it may be left out."""

    name: str
    type: Any
    default: Any = NODEFAULT

    @property
    def is_optional(self) -> bool:
        """Whether it may be left out."""
        return self.default is not NODEFAULT

    @property
    def is_card(self) -> bool:
        """Whether it names a card by its slug."""
        return self.name == "slug"

    @property
    def choices(self) -> tuple[str, ...]:
        """The names it may hold; empty if it is a number or any text."""
        if isinstance(self.type, type) and issubclass(self.type, str) and self.name == "kind":
            return OBSTACLE_KINDS
        return choices(self.type)


class Entry(Struct, frozen=True):
    """A word: its name, its kind, its class and its fields in order."""

    name: str
    kind: str
    word: type[Phrase]
    slots: tuple[Slot, ...]

    @property
    def message(self) -> Message:
        """The word's own text with the names of its fields in place of values."""
        args = {slot.name: slot.name.upper() for slot in self.slots}
        return Message(message_id(self.word, "word-"), args)

    @property
    def form(self) -> str:
        """How it is written: its name, then its fields; those in brackets may be left out."""
        parts = [self.name]
        for slot in self.slots:
            shown = slot.name.upper().replace("_", "-")
            parts.append(f"[{shown}]" if slot.is_optional else shown)
        return " ".join(parts)


@cache
def vocabulary() -> Mapping[str, Entry]:
    """Return all words by name, in the order of their modules and within them as written."""
    found: dict[str, Entry] = {}
    written = list(_classes())
    bases = {base for each in written for base in each.__mro__[1:]}
    for word in written:
        if word not in bases:
            name = message_id(word, "")
            assert name not in found, f"two words are called {name}"
            kind = next(kind for kind, base in KINDS.items() if issubclass(word, base))
            found[name] = Entry(name, kind, word, slots_of(word))
    return found


def _classes() -> Iterator[type[Phrase]]:
    for module in _modules():
        for value in vars(module).values():
            is_own = isinstance(value, type) and value.__module__ == module.__name__
            if is_own and issubclass(value, tuple(KINDS.values())):
                yield value


def _modules() -> Iterator[Any]:
    for found in sorted(pkgutil.iter_modules(words.__path__), key=lambda module: module.name):
        yield importlib.import_module(f"{words.__name__}.{found.name}")


def entries(kind: str) -> Mapping[str, Entry]:
    """Return the words of a kind by name."""
    return {name: entry for name, entry in vocabulary().items() if entry.kind == kind}


def entry_of(word: Phrase) -> Entry | None:
    """Return the entry of a word, None for one that belongs to a single card."""
    entry = vocabulary().get(message_id(type(word), ""))
    return entry if entry is not None and entry.word is type(word) else None


def slots_of(kind: type[Struct]) -> tuple[Slot, ...]:
    """Return the fields of a struct with their types and defaults."""
    hints = get_type_hints(kind)
    return tuple(Slot(field.name, hints[field.name], _default(field)) for field in fields(kind))


def _default(field: Any) -> Any:
    return field.default_factory() if field.default_factory is not NODEFAULT else field.default


# -- values --------------------------------------------------------------------------------


def choices(kind: Any) -> tuple[str, ...]:
    """Return the names a value of a type may have; empty for numbers and texts."""
    if kind is bool:
        return (YES, NO)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(name_of(member) for member in kind)
    if get_origin(kind) is Literal:
        return tuple(str(value) for value in get_args(kind))
    return ()


def name_of(member: Enum) -> str:
    """Return how a member of an enumeration is written."""
    return str(member.name).lower().replace("_", "-")


def inner(kind: Any) -> tuple[Any, bool]:
    """Return a type without None, and whether it had it."""
    if get_origin(kind) not in (Union, UnionType):
        return kind, False
    (kept,) = (part for part in get_args(kind) if part is not NoneType)
    return kept, True


def write_value(value: object) -> str:
    """Return a value as it is written in the notation."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, Enum):
        return name_of(value)
    if isinstance(value, tuple):
        return "(" + ", ".join(write_value(part) for part in value) + ")"
    text = str(value)
    return text if isinstance(value, int) or _is_plain(text) else f'"{text}"'


def _is_plain(text: str) -> bool:
    return NAME.fullmatch(text) is not None and text not in RESERVED


RESERVED = frozenset(
    ("play", "use", "found", "always", "at", "if", "cost", "do", "and", "then", "or", NONE)
)
"""What the notation itself says; a text that is one of these stands in quotation marks."""


def reader_of(kind: Any) -> Callable[[str], Any] | None:
    """Return what makes a value of one token, or None for a type that takes several.

    What it returns raises `ValueError` for a token that does not fit.
    """
    if kind is bool:
        return _truth
    if isinstance(kind, type) and issubclass(kind, Enum):
        members = {name_of(member): member for member in kind}
        return lambda token: _member(members, token)
    if get_origin(kind) is Literal:
        known = {str(value): value for value in get_args(kind)}
        return lambda token: _member(known, token)
    if isinstance(kind, type) and issubclass(kind, int):
        return lambda token: kind(int(token))
    return str if kind is str else None


def _truth(token: str) -> bool:
    return bool(_member({YES: True, NO: False}, token))


def _member(members: Mapping[str, Any], token: str) -> Any:
    if token not in members:
        raise ValueError(token)
    return members[token]
