"""Clauses of rule books, refusals that cite them, and the errors people are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from gorin.kernel.words import Arg, Message

T = TypeVar("T")

STATES = ("done", "partial", "pending", "not-applicable")


class Clause(Struct, frozen=True):
    """One clause of a rule book: where to read it and how far the program is.

    `state` is one of `STATES`; `reason` says why a clause does not apply to a program, and
    `rules_on` lists the clauses that a ruling settles.
    """

    id: str
    title: str
    source: str
    state: str
    reason: str = ""
    rules_on: tuple[str, ...] = ()


class Refusal(Struct, frozen=True):
    """The reason why something is not allowed, as a message, and the clause that forbids it."""

    clause: str
    reason: Message


class GorinError(Exception):
    """A request that cannot be met, told in one message that readers of any language get.

    Attributes:
        message: what is wrong, as a message of the catalogue.
        place: where: a file and line, a seat, an entry of a journal; empty if obvious.
        clause: the clause that says so, or empty.
    """

    def __init__(self, message: Message, *, place: str = "", clause: str = "") -> None:
        super().__init__(message, place, clause)
        self.message = message
        self.place = place
        self.clause = clause

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.message.args.items())
        parts = (self.place, self.message.id, shown, self.clause)
        return " · ".join(part for part in parts if part)


class Refused(GorinError):
    """An answer or an act that the rules or the question do not allow; nothing changed."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        first = refusals[0]
        super().__init__(first.reason, clause=first.clause)
        self.refusals = refusals


class BadInput(GorinError):
    """A file or a request that cannot be read; `others` holds further faults of the same."""

    def __init__(
        self,
        message: Message,
        *,
        place: str = "",
        clause: str = "",
        others: tuple[BadInput, ...] = (),
    ) -> None:
        super().__init__(message, place=place, clause=clause)
        self.others = others

    @staticmethod
    def together(faults: list[BadInput]) -> BadInput:
        """Return one error that carries all of `faults`; the first one leads."""
        first = faults[0]
        return BadInput(
            first.message, place=first.place, clause=first.clause, others=tuple(faults[1:])
        )

    @property
    def all(self) -> tuple[BadInput, ...]:
        return (self, *self.others)


def refuse(clause: str, reason: str, **args: Arg) -> Refusal:
    """Return a refusal by `clause`, its reason being a message id and its arguments."""
    return Refusal(clause, Message(reason, args))


def states(*clauses: str) -> Callable[[T], T]:
    """Mark a definition (a class, a helper) as the home of clauses that it states.

    Rules that a format may replace are marked with `rule`; this is for what clauses define:
    the kinds of cards, what a result is, the shape of a map.
    """

    def mark(thing: T) -> T:
        thing.__clauses__ = clauses  # type: ignore[attr-defined]
        return thing

    return mark
