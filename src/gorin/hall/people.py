"""People at a table: who they are there, what they are called, and whether they may come in."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable

from gorin.hall.refusing import fault, refused
from gorin.hall.terms import Role
from gorin.kernel.clauses import Refused

LONGEST_NAME = 24
MOST_PEOPLE = 200
"""So many people may be at one table, those who watch included."""
MOST_EVER = 1_000
"""So many may ever have been there; nobody fills a table by coming and going."""
JOINERS = "\u200c\u200d"
"""Signs that cannot be seen and yet belong into words and pictures."""


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
        BadInput: nothing is left of it, or it is too long.
    """
    name = cleaned(text)
    if not name:
        raise fault("hall-name-empty", place="name")
    if len(name) > LONGEST_NAME:
        raise fault("hall-name-too-long", place="name", most=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """Return a name as far as it tells people apart."""
    return unicodedata.normalize("NFKC", name).casefold()


def free_name(name: str, taken: Iterable[str]) -> str:
    """Return a name that nobody at the table has: with a number behind it if need be."""
    known = {folded(other) for other in taken}
    found, number = name, 1
    while folded(found) in known:
        number += 1
        behind = f" {number}"
        found = name[: LONGEST_NAME - len(behind)].rstrip() + behind
    return found


def not_here() -> Refused:
    """Return the refusal for somebody who is not at the table."""
    return refused("hall-not-here")
