"""Searching cards: what may be asked of which fields, and which cards answer to it.

A game declares its fields and says for each card what stands in them; what a search is, and
which cards it finds, is the same for all games. `search_text` reads and writes searches.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from gorin.content.cards.names import folded
from gorin.kernel.words import Message
from gorin.text.render import Reader

Shape: TypeAlias = Literal["text", "choice", "rank", "number"]
"""A kind of field: text to look in, choices, choices that have an order, or numbers."""

BY_NAME = "name"
"""The order that cards of every game may be in, beside its fields."""

SIGNS: Mapping[Shape, tuple[str, ...]] = {
    "text": (":", "="),
    "choice": (":", "=", "!="),
    "rank": (":", "=", "!=", "<", "<=", ">", ">="),
    "number": (":", "=", "!=", "<", "<=", ">", ">="),
}
"""The ways to compare a field, by what it holds."""

COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


# -- what is asked -------------------------------------------------------------------------


class Named(Struct, frozen=True, tag="named"):
    """The name has this text in it; with `whole` it is this text."""

    text: str
    whole: bool = False


class Compared(Struct, frozen=True, tag="compared"):
    """A field, named as the game names it, compares so with a value as it was typed."""

    field: str
    sign: str
    value: str


class Negated(Struct, frozen=True, tag="negated"):
    """A search for all that does not answer to a part."""

    part: Query


class AllOf(Struct, frozen=True, tag="all"):
    """A search for what answers to every part: at least two, none of them an `AllOf`."""

    parts: tuple[Query, ...]


class AnyOf(Struct, frozen=True, tag="any"):
    """A search for what answers to some part: at least two, none of them an `AnyOf`."""

    parts: tuple[Query, ...]


Query: TypeAlias = Named | Compared | Negated | AllOf | AnyOf


class Search(Struct, frozen=True):
    """A search: what is looked for, None for every card, and in which order it is told.

    Attributes:
        query: what a card must answer to.
        order: the field that the cards are ordered by, `BY_NAME`, or empty: as the game has them.
        descending: the greatest first.
    """

    query: Query | None = None
    order: str = ""
    descending: bool = False


def all_of(parts: list[Query]) -> Query | None:
    """Return what answers to all parts: None without any, the part itself if it is one."""
    flat: list[Query] = []
    for part in parts:
        flat += part.parts if isinstance(part, AllOf) else (part,)
    return AllOf(tuple(flat)) if len(flat) > 1 else next(iter(flat), None)


def any_of(parts: list[Query]) -> Query | None:
    """Return what answers to some part: None without any, the part itself if it is one."""
    flat: list[Query] = []
    for part in parts:
        flat += part.parts if isinstance(part, AnyOf) else (part,)
    return AnyOf(tuple(flat)) if len(flat) > 1 else next(iter(flat), None)


# -- what can be asked ---------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """Something that a field may hold: its key, how people call it, what they may type for it.

    `names` are folded.
    """

    key: str
    label: Message
    names: tuple[str, ...]


class Field(Struct, frozen=True):
    """A field of a game's cards: its name, what it holds, what it is about.

    `others` are names that mean the same; `choices` what it may hold, in their order.
    """

    name: str
    shape: Shape
    about: Message
    others: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()

    def meant(self, value: str, *, exactly: bool = False) -> tuple[str, ...]:
        """Return the keys of the choices that a text names, or else begins to name."""
        asked = folded(value)
        whole = tuple(choice.key for choice in self.choices if asked in choice.names)
        if whole or exactly or not asked:
            return whole
        return tuple(
            choice.key
            for choice in self.choices
            if any(name.startswith(asked) for name in choice.names)
        )

    def place(self, key: str | int) -> int:
        """Return where among the choices a key stands."""
        return next(place for place, choice in enumerate(self.choices) if choice.key == key)


def choices_of(
    labels: Mapping[str, Message],
    readers: tuple[Reader, ...],
    others: Mapping[str, tuple[str, ...]],
) -> tuple[Choice, ...]:
    """Return what a field may hold, to be typed as its keys, its labels, or by other names."""
    return tuple(
        Choice(key, label, tuple(dict.fromkeys((folded(key), *others.get(key, ()), *read))))
        for key, label in labels.items()
        for read in [[folded(reader.read(label)) for reader in readers]]
    )


class Entry(Struct, frozen=True):
    """A card as it is searched: its key, its names, folded, and what its fields hold.

    Text is folded, choices are keys. A field that the card does not have is left out.
    """

    key: str
    names: tuple[str, ...]
    values: Mapping[str, tuple[int | str, ...]]


Test: TypeAlias = Callable[[Entry], bool]


class Index(Struct, frozen=True):
    """The cards of a game in their order, and the fields that they can be searched by."""

    fields: tuple[Field, ...]
    entries: tuple[Entry, ...]

    def field(self, name: str) -> Field | None:
        """Return the field that a name means, upper and lower case alike."""
        asked = name.casefold()
        for field in self.fields:
            if asked == field.name or asked in field.others:
                return field
        return None

    @property
    def orders(self) -> tuple[str, ...]:
        """The orders that cards may be in."""
        return (BY_NAME, *(field.name for field in self.fields if field.shape != "text"))

    def find(self, search: Search) -> tuple[str, ...]:
        """Return the keys of the cards that answer to a search, in its order."""
        entries = self.entries
        if search.query is not None:
            test = self._test(search.query)
            entries = tuple(entry for entry in entries if test(entry))
        return tuple(entry.key for entry in self._ordered(entries, search))

    def _test(self, query: Query) -> Test:
        if isinstance(query, Named):
            return _named(folded(query.text), whole=query.whole)
        if isinstance(query, Compared):
            field = self.field(query.field)
            assert field is not None, query.field
            return _compared(field, query.sign, query.value)
        if isinstance(query, Negated):
            inner = self._test(query.part)
            return lambda entry: not inner(entry)
        tests = tuple(self._test(part) for part in query.parts)
        if isinstance(query, AllOf):
            return lambda entry: all(test(entry) for test in tests)
        return lambda entry: any(test(entry) for test in tests)

    def _ordered(self, entries: tuple[Entry, ...], search: Search) -> Iterator[Entry]:
        """Yield cards in an order; those that have nothing to order by come last."""
        if not search.order:
            yield from entries
            return
        ranks = {entry.key: self._rank(entry, search.order) for entry in entries}
        having = [entry for entry in entries if ranks[entry.key] is not None]
        having.sort(key=lambda entry: ranks[entry.key] or (), reverse=search.descending)
        yield from having
        yield from (entry for entry in entries if ranks[entry.key] is None)

    def _rank(self, entry: Entry, order: str) -> tuple[int | str, ...] | None:
        if order == BY_NAME:
            return entry.names[:1]
        field = self.field(order)
        assert field is not None, order
        values = entry.values.get(field.name)
        if not values:
            return None
        return values[:1] if field.shape == "number" else (field.place(values[0]),)


def _named(asked: str, *, whole: bool) -> Test:
    if whole:
        return lambda entry: asked in entry.names
    return lambda entry: any(asked in name for name in entry.names)


def _compared(field: Field, sign: str, value: str) -> Test:
    """Return whether a card answers to a comparison that makes sense."""
    name = field.name
    if field.shape == "text":
        asked = folded(value)
        return lambda entry: any(asked in str(text) for text in entry.values.get(name, ()))
    is_number = field.shape == "number"
    place: Callable[[int | str], int] = int if is_number else field.place
    keys = (value,) if is_number else field.meant(value, exactly=sign == "=")
    wanted = tuple(place(key) for key in keys)

    def test(entry: Entry) -> bool:
        values = [place(held) for held in entry.values.get(name, ())]
        if sign == "!=":
            return bool(values) and not any(held in wanted for held in values)
        compare = COMPARE[sign]
        return any(compare(held, other) for held in values for other in wanted)

    return test
