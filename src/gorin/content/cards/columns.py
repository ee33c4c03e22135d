"""Columns that an owner enters of a game's cards, and the cards with the values entered.

A game declares a `CardSheet`. Forms, checks, and what is kept are the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from gorin.content.cards.pool import CardPool
from gorin.content.cards.shapes import Shape
from gorin.kernel.words import Arg, Message, say

KNOWN, ENTERED, OURS = "known", "entered", "stand-in"
"""The sources of a card's value: a source of the real cards, the owner, this project."""

NAME, KIND = TITLE = ("name", "kind")
"""The names in forms for what is stated of a card beside its number."""


class Column(Struct, frozen=True):
    """A column of the form: where its value stands in the facts, how it is typed, for whom.

    `kinds` are the types of cards that have it; empty: all have.
    """

    name: str
    path: str
    shape: Shape
    kinds: tuple[type[Any], ...] = ()

    def fits(self, facts: Any) -> bool:
        """Return whether a card has a value for it."""
        return not self.kinds or type(facts) in self.kinds


class Entered(Struct, frozen=True):
    """A card as its owner entered it: its facts, and the scripts that come with them."""

    facts: Any
    scripts: Mapping[str, Any] = field(default_factory=dict[str, Any])


class Untitled(Struct, frozen=True):
    """A card of which no source tells even name and kind: an owner may enter both.

    Attributes:
        number: its number.
        kinds: the kinds that it may be of.
        recast: the card by the name and of the kind that were entered of it, if they were.
        missing: what is wrong with a card of another kind than ours that is not entered whole:
            the card as shipped, as it is made, and the columns that are entered.
    """

    number: str
    kinds: tuple[str, ...]
    recast: Callable[[Any, Mapping[str, str]], Any]
    missing: Callable[[Any, Any, Iterable[str]], Iterator[Message]]


def tag_of(facts: Any) -> str:
    """Return the kind of a card: the tag of its type."""
    return str(type(facts).__struct_config__.tag)


def no_faults(facts: Any, texts: Mapping[str, str]) -> Iterator[Message]:
    """Yield nothing: values that are each fine fit together."""
    yield from ()


class CardSheet(Struct, frozen=True, kw_only=True):
    """The values that an owner enters of a game's cards; only the first three fields are needed.

    Attributes:
        game: the id of the game; the file in which entered values are kept is named by it.
        shipped: the cards as they come with the program.
        columns: all columns, in the order in which a form has them.
        kind: the kind of a card as forms name it.
        columns_of: the columns that a card has; those of its type where a game does not say.
        source: where a value of a card comes from.
        text_of: a value of a card as it is typed, from what entered cards do; empty if it cannot
            be said.
        make: a card with values entered, all of which were checked.
        faults: what is wrong with values that are each fine but do not fit together.
        kind_called: how a kind is called.
        field_called: how a column is called on the page of a card.
        lines: the columns that a list in TOML fills line by line.
        untitled: the card without a name and a kind of its own.
        editions: the cards with figures that they had before, by the names of these editions, the
            latest first: a match that began with them goes on with them.
    """

    game: str
    shipped: Callable[[], CardPool[Any]]
    columns: tuple[Column, ...]
    kind: Callable[[Any], str] = tag_of
    columns_of: Callable[[Any], tuple[Column, ...]] | None = None
    source: Callable[[Any, Column], str] | None = None
    text_of: Callable[[Any, Column, Mapping[str, Any]], str] | None = None
    make: Callable[[Any, Mapping[str, str]], Entered] | None = None
    faults: Callable[[Any, Mapping[str, str]], Iterator[Message]] = no_faults
    kind_called: Callable[[str], Arg] = lambda kind: say(f"card-kind-{kind}")
    field_called: Callable[[str], Message] = lambda name: say(f"field-{name.replace('_', '-')}")
    lines: tuple[str, ...] = ()
    untitled: Untitled | None = None
    editions: Mapping[str, Callable[[], CardPool[Any]]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns; cards of two kinds may share one."""
        return tuple(dict.fromkeys(column.name for column in self.columns))

    def of(self, facts: Any) -> tuple[Column, ...]:
        """Return the columns of a card."""
        if self.columns_of is not None:
            return self.columns_of(facts)
        return tuple(column for column in self.columns if column.fits(facts))

    def column(self, facts: Any, name: str) -> Column | None:
        """Return the column of a card by its name, None if it has no such column."""
        return next((column for column in self.of(facts) if column.name == name), None)

    def source_of(self, facts: Any, column: Column) -> str:
        """Return where a value of a card comes from: `KNOWN`, `ENTERED` or `OURS`."""
        if self.source is not None:
            return self.source(facts, column)
        if column.name in facts.entered:
            return ENTERED
        return KNOWN if column.path in facts.facts or not facts.stand_in else OURS

    def text(self, facts: Any, column: Column, scripts: Mapping[str, Any]) -> str:
        """Return a value of a card as it is typed; empty if it cannot be said."""
        if self.text_of is not None:
            return self.text_of(facts, column, scripts)
        return column.shape.write(msgspec.to_builtins(facts)[column.path])

    def entered(self, facts: Any, texts: Mapping[str, str]) -> Entered:
        """Return a card with values entered, all of which were checked."""
        if self.make is not None:
            return self.make(facts, texts)
        data = msgspec.to_builtins(facts)
        for column in self.of(facts):
            if column.name in texts:
                data[column.path] = column.shape.read(texts[column.name])
        data["entered"] = [name for name in self.names if name in texts]
        card = msgspec.convert(data, type(facts))
        is_whole = all(self.source_of(card, column) != OURS for column in self.of(card))
        return Entered(replace(card, stand_in=card.stand_in and not is_whole))

    def is_untitled(self, facts: Any) -> bool:
        """Return whether a card has no name and kind of its own."""
        return self.untitled is not None and facts.number == self.untitled.number

    def recast(self, facts: Any, texts: Mapping[str, str]) -> Any:
        """Return a card by the name and of the kind that were entered of it, if they were."""
        return facts if self.untitled is None else self.untitled.recast(facts, texts)
