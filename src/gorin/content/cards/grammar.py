"""The words that the cards of a game are written in, and how people type them.

A game declares a `Grammar`. Its words are what its modules of words define, found by walking
through them, so that a new word is there without being entered anywhere.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Container, Iterator, Mapping
from enum import Enum, Flag
from functools import cached_property
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, field
from msgspec.structs import fields

from gorin.content.cards.shapes import NO, NONE, YES
from gorin.kernel.words import Message, Word, message_id

NAME = re.compile(r"[A-Za-z][\w-]*")

CLAUSES: Mapping[str, tuple[str, str, str]] = {
    "if": ("conditions", "condition", "and"),
    "cost": ("costs", "cost", "and"),
    "do": ("effects", "effect", "then"),
}
"""The parts of an ability: the field each fills, the kind of its words, what joins them."""


class Slot(Struct, frozen=True):
    """A field of a word: its type, and its default if it may be left out.

    `is_card` says that it names a card by its slug; `names` are what a text there may be.
    """

    name: str
    type: Any
    default: Any = NODEFAULT
    is_card: bool = False
    names: tuple[str, ...] = ()

    @property
    def is_optional(self) -> bool:
        """Whether it may be left out."""
        return self.default is not NODEFAULT

    @property
    def choices(self) -> tuple[str, ...]:
        """The names it may hold; empty if it is a number or any text."""
        is_text = isinstance(self.type, type) and issubclass(self.type, str)
        return self.names if is_text and self.names else choices(self.type)


class Entry(Struct, frozen=True):
    """A word: its name, its kind, its class and its fields in order."""

    name: str
    kind: str
    word: type[Word]
    slots: tuple[Slot, ...]

    @property
    def message(self) -> Message:
        """The word's own text with the names of its fields in place of values."""
        args = {slot.name: slot.name.upper() for slot in self.slots}
        return Message(message_id(self.word, "word-"), args)

    @property
    def form(self) -> str:
        """The written form: the name, then the fields; brackets hold what may be left out."""
        parts = [self.name]
        for slot in self.slots:
            shown = slot.name.upper().replace("_", "-")
            parts.append(f"[{shown}]" if slot.is_optional else shown)
        return " ".join(parts)


class Grammar(Struct, frozen=True, kw_only=True, dict=True):
    """The grammar of a game's cards: its words, and the frame that they stand in.

    What a card does is a `behaviour`: each of its fields that holds several things is filled by
    lines that begin with a verb. Such a thing is an ability, an effect, or a constant.

    Attributes:
        words: the package with the modules of words.
        kinds: the kinds of words by the names that people know: "condition", "cost", "effect"
            and "constant".
        behaviour: the type of what a card does.
        ability: the type of one thing that it can do, with a field `when`.
        moment: when a card may be played or used.
        any_time: all moments together, and how people type them.
        verbs: how lines begin, by the field that they fill; the field's name if it is left out.
        flags: what else is said of an ability, by its field; the field's name if it is left out.
        names: what text may stand in fields of words, by the name of the field.
        card: the name of the fields that hold the slug of a card.
        slugs: the slugs of the cards that there are.
        largest: the highest number that may follow a word.
    """

    words: ModuleType
    kinds: Mapping[str, type[Word]]
    behaviour: type[Struct]
    ability: type[Struct]
    moment: type[Flag]
    any_time: tuple[str, Flag]
    slugs: Callable[[], Container[str]]
    verbs: Mapping[str, str] = field(default_factory=dict[str, str])
    flags: Mapping[str, str] = field(default_factory=dict[str, str])
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    card: str = "slug"
    largest: int = 20

    @cached_property
    def moments(self) -> Mapping[str, Flag]:
        """The moments at which a card may be played or used, by name."""
        name, all_of_them = self.any_time
        return {name: all_of_them, **{name_of(moment): moment for moment in self.moment}}

    @cached_property
    def vocabulary(self) -> Mapping[str, Entry]:
        """All words by name, in the order of their modules and within them as written."""
        words: dict[str, Entry] = {}
        written = list(self._classes())
        bases = {base for each in written for base in each.__mro__[1:]}
        for word in written:
            if word not in bases:
                name = message_id(word, "")
                assert name not in words, f"two words are called {name}"
                kind = next(kind for kind, base in self.kinds.items() if issubclass(word, base))
                words[name] = Entry(name, kind, word, self.slots_of(word))
        return words

    def _classes(self) -> Iterator[type[Word]]:
        for module in self._modules():
            for value in vars(module).values():
                is_own = isinstance(value, type) and value.__module__ == module.__name__
                if is_own and issubclass(value, tuple(self.kinds.values())):
                    yield value

    def _modules(self) -> Iterator[ModuleType]:
        modules = pkgutil.iter_modules(self.words.__path__)
        for name in sorted(module.name for module in modules):
            yield importlib.import_module(f"{self.words.__name__}.{name}")

    def entries(self, kind: str) -> Mapping[str, Entry]:
        """Return the words of a kind by name."""
        return {name: entry for name, entry in self.vocabulary.items() if entry.kind == kind}

    def entry_of(self, word: Word) -> Entry | None:
        """Return the entry of a word, None for one that belongs to a single card."""
        entry = self.vocabulary.get(message_id(type(word), ""))
        return entry if entry is not None and entry.word is type(word) else None

    def slots_of(self, kind: type[Struct]) -> tuple[Slot, ...]:
        """Return the fields of a struct with their types and defaults."""
        hints = get_type_hints(kind)
        return tuple(
            Slot(
                each.name,
                hints[each.name],
                _default(each),
                each.name == self.card,
                self.names.get(each.name, ()),
            )
            for each in fields(kind)
        )

    # -- lines -----------------------------------------------------------------------------

    @cached_property
    def starts(self) -> Mapping[str, tuple[str, type[Any]]]:
        """Return how lines begin: the field of a behaviour that each fills, and of what it is."""
        return {
            self.verbs.get(slot.name, _dashed(slot.name)): (slot.name, get_args(slot.type)[0])
            for slot in self.slots_of(self.behaviour)
            if get_origin(slot.type) is tuple
        }

    @cached_property
    def extras(self) -> Mapping[str, Slot]:
        """The further things that an ability can say of itself, by name."""
        names = ("when", *(name for name, _, _ in CLAUSES.values()))
        return {
            self.flags.get(slot.name, _dashed(slot.name)): slot
            for slot in self.slots_of(self.ability)
            if slot.name not in names
        }

    @cached_property
    def reserved(self) -> frozenset[str]:
        """The notation's own words; a text that is one of these stands in quotation marks."""
        return frozenset((*self.starts, "at", *CLAUSES, "and", "then", "or", NONE))

    @property
    def line_forms(self) -> tuple[str, ...]:
        """The form of each kind of line, in the notation itself."""
        clauses = "at MOMENT [if CONDITION and ...] [cost COST and ...] [do EFFECT then ...]"
        forms: list[str] = []
        for verb, (_, kind) in self.starts.items():
            if kind is self.ability:
                forms.append(f"{verb} {clauses}")
            else:
                is_effect = issubclass(kind, self.kinds["effect"])
                forms.append(f"{verb} do EFFECT then ..." if is_effect else f"{verb} CONSTANT")
        return tuple(forms)

    def write_value(self, value: object) -> str:
        """Return a value as it is written in the notation."""
        if value is None:
            return NONE
        if isinstance(value, bool):
            return YES if value else NO
        if isinstance(value, Enum):
            return name_of(value)
        if isinstance(value, tuple):
            return "(" + ", ".join(self.write_value(part) for part in value) + ")"
        text = str(value)
        is_plain = NAME.fullmatch(text) is not None and text not in self.reserved
        return text if isinstance(value, int) or is_plain else f'"{text}"'


def _dashed(name: str) -> str:
    return name.replace("_", "-")


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
        by_text = {str(value): value for value in get_args(kind)}
        return lambda token: _member(by_text, token)
    if isinstance(kind, type) and issubclass(kind, int):
        return lambda token: kind(int(token))
    return str if kind is str else None


def _truth(token: str) -> bool:
    return bool(_member({YES: True, NO: False}, token))


def _member(members: Mapping[str, Any], token: str) -> Any:
    if token not in members:
        raise ValueError(token)
    return members[token]
