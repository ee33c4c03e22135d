"""Things that can be read aloud: messages, names, and the base of card vocabularies.

The kernel and the games never hold a sentence. They hold a message id with arguments, and
the text layer renders it in the reader's language. A card is a value made of words; a word
says itself as such a message.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from msgspec import Struct, field


class Name(Struct, frozen=True, tag="name"):
    """A proper name the text layer looks up: a card, a seat, a space of a board.

    `kind` says in which list of names ("card", "seat", "space"), `key` under which key.
    """

    kind: str
    key: str


class Message(Struct, frozen=True, tag="message"):
    """A sentence or a noun phrase: the id in the catalogue and what fills its places.

    A message used as an argument of another renders to text; if its catalogue entry has
    the attributes `gender`, `number`, `of` or `on`, the outer message receives them too, as
    `<argument>_gender` and so on.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict[str, "Arg"])


if TYPE_CHECKING:
    Arg: TypeAlias = int | str | Name | Message | tuple["Arg", ...]
else:
    # Schemas are made of the types at run time, and there an alias cannot name itself.
    Arg = Any


def say(id: str, **args: Arg) -> Message:
    """Return a message; the keyword arguments fill its places."""
    return Message(id, args)


def sentences(said: Sequence[Arg]) -> Arg:
    """Return sentences that are told one after another as one text.

    Languages join them in another way than things of a list, which a plain tuple is.
    """
    if len(said) < 2:
        return said[0] if said else ()
    first, *between, last = said
    for each in between:
        first = say("sentences-more", first=first, second=each)
    return say("sentences-last", first=first, second=last)


@cache
def message_id(kind: type, prefix: str) -> str:
    """Return the message id of a class: the prefix and its name in kebab case."""
    return prefix + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def seat_name(seat: int) -> Name:
    """Return the name of whoever sits at a seat."""
    return Name("seat", str(int(seat)))


def card_name(slug: str) -> Name:
    """Return the name of a card."""
    return Name("card", slug)


def shown(name: str, value: Any) -> Arg:
    """Return a field of a word or of an event as an argument of its message.

    A field with a name of `BY_NAME` is shown as that says, or each of its parts if it has
    several. Another one is shown as it is if a message can hold it, else as a text.
    """
    if isinstance(value, tuple | list):
        return tuple(shown(name, part) for part in cast("Sequence[Any]", value))
    by_name = BY_NAME.get(name)
    if by_name is not None:
        return by_name(value)
    return value if isinstance(value, int | str | Name | Message) else str(value)


BY_NAME: Mapping[str, Callable[[Any], Arg]] = {
    **dict.fromkeys(("seat", "seats"), seat_name),
    **dict.fromkeys(("slug", "slugs"), card_name),
    "reason": Message,
}
"""Formats of fields whose names mean the same in every game."""


def shown_fields(
    struct: Struct, show: Callable[[str, Any], Arg], *, without: tuple[str, ...] = ()
) -> dict[str, Arg]:
    """Return the fields of a struct as the arguments of its message, but for some."""
    names = (name for name in struct.__struct_fields__ if name not in without)
    return {name: show(name, getattr(struct, name)) for name in names}


class Word(Struct, frozen=True):
    """One word of a card vocabulary: a value that rules execute, bots read and people hear.

    Its message is named by its class, and its fields fill the places there. A game that has
    more kinds of fields than `shown` knows overrides the method of that name.
    """

    def said(self) -> Message:
        """Return the word as a message of the catalogue."""
        return Message(message_id(type(self), "word-"), shown_fields(self, self.shown))

    def shown(self, name: str, value: Any) -> Arg:
        """Return a field as an argument of the message."""
        return shown(name, value)
