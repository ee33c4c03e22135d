"""Boards: what matches of a game are played on, as files that people make beside decks.

One game calls them levels, another maps. They are read as texts and as forms; a form is a board
as plain data, as its file holds it, whether it is a board yet or not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from gorin.content.cards.pool import Library
from gorin.kernel.words import Message


class BoardEntry(Struct, frozen=True, kw_only=True):
    """A board that comes with the program.

    Attributes:
        id: the id of the board.
        title: what it is called.
        fewest_seats: so many play on it at least.
        most_seats: so many play on it at most.
        alone: one may play it alone too.
        variants: the ids of its variants.
    """

    id: str
    title: Message
    fewest_seats: int
    most_seats: int
    alone: bool = False
    variants: tuple[str, ...] = ()


class Boards(Struct, frozen=True, kw_only=True):
    """The boards of a game.

    Attributes:
        kind: what people call them, as it stands in addresses and commands: "levels".
        one: the message that calls a single one.
        entries: those that come with the program, read with the cards of a library.
        text: the file of one of these; raises a message that says which there are.
        report: the type of what is said of a board.
        judge: all there is to say of the text of a file, with every fault, by the cards of a
            library; drawn for so many seats, None for the fewest.
        write: the file of a form, explained in a language.
        wanted: the type of what may be asked of a new board; every field has a default.
        begin: the file of a new board in a language, by the cards of a library; raises all that
            makes it none.
        longest: so many characters may a file have.
    """

    kind: str
    one: str
    entries: Callable[[Library], tuple[BoardEntry, ...]]
    text: Callable[[str], str]
    report: type[Struct]
    judge: Callable[[Library, str, int | None], Struct]
    write: Callable[[Library, Mapping[str, Any], str], str]
    wanted: type[Struct]
    begin: Callable[[Library, Any, str], str]
    longest: int
