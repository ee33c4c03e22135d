"""What can be read aloud: messages, names, and the base of card vocabularies.

The kernel and the games never hold a sentence. They hold a message id with arguments, and
the text layer renders it in the reader's language. A card is a value made of words; a word
says itself as such a message.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

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
    the attributes `gender` and `number`, the outer message receives them too, as
    `<argument>_gender` and `<argument>_number`.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict[str, "Arg"])


if TYPE_CHECKING:
    Arg: TypeAlias = int | str | Name | Message | tuple["Arg", ...]
else:
    # Schemas are made of the types at run time, and there an alias cannot name itself.
    Arg = Any


class Word(Struct, frozen=True):
    """One word of a card vocabulary: a value that rules execute, bots read and people hear."""

    def said(self) -> Message:
        """Return the word as a message of the catalogue."""
        raise NotImplementedError(type(self).__name__)


def say(id: str, **args: Arg) -> Message:
    """Return a message; the keyword arguments fill its places."""
    return Message(id, args)
