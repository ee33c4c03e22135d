"""Boards: all things in play as they are now, with everything that acts on them.

A board holds a value for each thing: what a permanent is under all continuous effects, how much
skill a character has, whether it is blank. It is found again **by content**: as long as what it is
made of is the same, so is the board, whatever has happened in between, and in copies of a match
too. No count of changes is asked: two copies may reach the same count in different ways.

A new board is made from the one before. What values hang on is told apart:

- the **thing** itself, a record that stays the same object while nothing about it changes,
- its **own** part: effects that concern this thing alone,
- the **shared** part: effects that may concern any thing. It is collected anew only if a thing
  that speaks of others came, went or changed, or if something beside the things did.

A value is taken over if none of the three has changed. All of a value must come from them: a rule
that reads something else of the state lets copies differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gorin.kernel.table import MISSING, Table

G = TypeVar("G", bound=Table[Any])
T = TypeVar("T")
C = TypeVar("C")
V = TypeVar("V")
R = TypeVar("R")


class Board(Generic[T, C, V]):
    """The things in play, what acts on them, and the value of each. Nobody changes it.

    Attributes:
        things: the records by number, in the order in which they lie.
        beside: what lies beside the things and matters to values.
        shared: what may concern any of them.
        own: what concerns a thing alone, by its number.
        values: what each thing is.
        notes: what was worked out of this board once, by what it is.
    """

    __slots__ = ("beside", "notes", "own", "shared", "things", "values")

    def __init__(
        self,
        things: Mapping[int, T],
        beside: object,
        shared: C,
        own: Mapping[int, object],
        values: Mapping[int, V],
    ) -> None:
        self.things = things
        self.beside = beside
        self.shared = shared
        self.own = own
        self.values = values
        self.notes: dict[object, Any] = {}

    def over(self, things: Mapping[int, T]) -> Board[T, C, V]:
        """Return this board over records that are the same for all that values hang on."""
        twin = Board(things, self.beside, self.shared, self.own, self.values)
        twin.notes = self.notes
        return twin

    def note(self, key: object, compute: Callable[[Board[T, C, V]], R]) -> R:
        """Return something that hangs on the values alone, and not on all of a record, once."""
        value: R = self.notes.get(key, MISSING)
        if value is MISSING:
            value = self.notes[key] = compute(self)
        return value


def _never(one: object, other: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Boards(Generic[G, T, C, V]):
    """A maker of a game's boards.

    Attributes:
        key: under which name a table keeps the last board.
        things: the records of what is in play, by number.
        beside: what else of the state values hang on, such as effects that last. It is compared
            at each use, so it is made of few values that stay the same objects.
        speaks: whether a thing may act on others, by what it is.
        collect: what acts on things: the shared part, and the own part of those that have one.
        value: what a thing is, by its record, what is shared, and its own part or None.
        counts: whether what was collected hangs on how many things there are, or on what they are:
            then it is collected anew whenever one of them changes.
        same: whether two records of a thing are the same for all that values hang on: being tapped
            or bowed often matters to none. Without it any other record is a change.
    """

    key: str
    things: Callable[[G], Mapping[int, T]]
    beside: Callable[[G], object]
    speaks: Callable[[G, T], bool]
    collect: Callable[[G, Mapping[int, T]], tuple[C, Mapping[int, object]]]
    value: Callable[[G, int, T, C, Any], V]
    counts: Callable[[C, Mapping[int, object]], bool] = _never
    same: Callable[[T, T], bool] = _never

    def of(self, table: G) -> Board[T, C, V]:
        """Return the board as it stands."""
        memo = table.memo
        board: Board[T, C, V] | None = memo.get(self.key)
        if board is None:
            board = memo[self.key] = self._current(table)
        return board

    def _current(self, table: G) -> Board[T, C, V]:
        things, beside = self.things(table), self.beside(table)
        inputs = (tuple(things), tuple(things.values()), beside)
        kept: tuple[Any, Board[T, C, V]] | None = table.kept.get(self.key)
        if kept is not None and kept[0] == inputs:
            return kept[1]
        board = self.made(table, things, beside, None if kept is None else kept[1])
        table.kept[self.key] = (inputs, board)
        return board

    def made(
        self,
        table: G,
        things: Mapping[int, T],
        beside: object,
        before: Board[T, C, V] | None = None,
    ) -> Board[T, C, V]:
        """Return a board, made from the one before as far as that is still right."""
        if before is None:
            shared, own = self.collect(table, things)
            return self._whole(table, dict(things), beside, shared, own)
        old = before.things
        changed = {n: thing for n, thing in things.items() if self._differs(old.get(n), thing)}
        gone = [n for n in old if n not in things]
        shared, own = before.shared, before.own
        if not changed and not gone and beside == before.beside and list(things) == list(old):
            return before.over(dict(things))
        moved = bool(changed or gone) and self.counts(before.shared, before.own)
        if moved or beside != before.beside or self._is_anew(table, old, changed, gone):
            shared, own = self.collect(table, things)
            if shared != before.shared:
                return self._whole(table, dict(things), beside, shared, own)
            for n in (*own, *before.own):
                if n in things and own.get(n) != before.own.get(n):
                    changed[n] = things[n]
        values = {
            n: self.value(table, n, thing, shared, own.get(n)) if n in changed else before.values[n]
            for n, thing in things.items()
        }
        return Board(dict(things), beside, shared, own, values)

    def _differs(self, old: T | None, thing: T) -> bool:
        return old is not thing and (old is None or not self.same(old, thing))

    def _is_anew(
        self, table: G, old: Mapping[int, T], changed: Mapping[int, T], gone: list[int]
    ) -> bool:
        speaks = self.speaks
        if any(speaks(table, old[n]) for n in gone):
            return True
        return any(
            speaks(table, thing) or (n in old and speaks(table, old[n]))
            for n, thing in changed.items()
        )

    def _whole(
        self,
        table: G,
        things: Mapping[int, T],
        beside: object,
        shared: C,
        own: Mapping[int, object],
    ) -> Board[T, C, V]:
        value = self.value
        values = {n: value(table, n, thing, shared, own.get(n)) for n, thing in things.items()}
        return Board(things, beside, shared, own, values)
