"""People at a table: who they are there, what they are called, and whether they may come in."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from gorin.content.reading.lines import BLANK
from gorin.hall.table.refusing import fault, refused
from gorin.hall.table.terms import Role
from gorin.kernel.clauses import Refused

LONGEST_NAME = 24
MOST_PEOPLE = 200
"""The most people at one table, those who watch included."""
MOST_EVER = 1_000
"""The most people who may ever have been there; nobody fills a table by coming and going."""


class Person:
    """Somebody at a table.

    Attributes:
        id: what the server knows them by; no other person ever sees it.
        number: what others know them by at this table.
        here: they have neither left nor been removed.
        banned: they may not come back.
        has_cast: they may have seen hands, so that they play no more in this match.
        spoke: when they spoke last, up to the most that is allowed at once.
        busy: up to when what they did lately keeps them from doing more; see `pace`.
        renamed: when they took another name last, None if they never did.
        pauses: in which part of the match they paused it last, and how often in that part.
    """

    __slots__ = ("banned", "busy", "has_cast", "here", "id", "muted", "name", "number", "pauses",
                 "renamed", "role", "spoke")  # fmt: skip

    def __init__(self, id: str, number: int, name: str, role: Role) -> None:
        self.id = id
        self.number = number
        self.name = name
        self.role: Role = role
        self.here = True
        self.banned = False
        self.muted = False
        self.has_cast = False
        self.spoke: deque[int] = deque(maxlen=8)
        self.busy = 0
        self.renamed: int | None = None
        self.pauses: tuple[int, int] = (0, 0)


def cleaned(text: str, *, keep: str = "") -> str:
    """Return a text in one line without signs that are not seen or turn the line around."""
    shown = (
        letter if unicodedata.category(letter)[0] != "Z" else " "
        for letter in text.replace("\n", " ").replace("\t", " ")
        if unicodedata.category(letter)[0] != "C" or letter in keep
    )
    return " ".join("".join(shown).split())


def read_name(text: str) -> str:
    """Return a name as it was meant.

    Raises:
        BadInput: nothing is left of it that can be read, or it is too long.
    """
    name = cleaned("".join(letter for letter in text if letter not in BLANK))
    if not any(_is_seen(letter) for letter in name):
        raise fault("hall-name-empty", place="name")
    if len(name) > LONGEST_NAME:
        raise fault("hall-name-too-long", place="name", most=LONGEST_NAME)
    return name


def _is_seen(letter: str) -> bool:
    """Return whether somebody can be called by a sign: a letter, a digit or a picture."""
    category = unicodedata.category(letter)
    return category[0] in "LN" or category == "So"


def folded(name: str) -> str:
    """Return a name as far as it tells people apart who see it.

    Letters of another script that look alike are one: nobody is called as somebody else is.
    """
    alike = prototypes()
    plain = unicodedata.normalize("NFKC", name)
    # Twice, since the capital of a letter may look like another letter than the small one.
    for _ in range(2):
        plain = "".join(alike.get(letter, letter) for letter in plain).casefold()
    return plain


class _Alike(Struct, frozen=True):
    """A sign that looks like another."""

    c: str


@cache
def prototypes() -> Mapping[str, str]:
    """Return for each sign that looks like another the one it is compared as.

    Read when the first name is compared: a server should start at once. The library would keep
    ten times as much of it in memory.
    """
    file = resources.files("confusable_homoglyphs").joinpath("confusables.json")
    data = msgspec.json.decode(file.read_bytes(), type=dict[str, list[_Alike]])
    # A sign that many look like lists them all, each of the others the one that it looks like.
    return {letter: others[0].c for letter, others in data.items() if len(others) == 1}


def free_name(name: str, taken: Iterable[str]) -> str:
    """Return a name that nobody at the table has: with a number behind it if need be."""
    names = {folded(other) for other in taken}
    result, number = name, 1
    while folded(result) in names:
        number += 1
        behind = f" {number}"
        result = name[: LONGEST_NAME - len(behind)].rstrip() + behind
    return result


def not_here() -> Refused:
    """Return the refusal for somebody who is not at the table."""
    return refused("hall-not-here")
