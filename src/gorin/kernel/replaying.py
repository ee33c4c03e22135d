"""Replaying a match: journals are put in again, and what was played is taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self, TypeVar

from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import Seat
from gorin.kernel.forking import Forking
from gorin.kernel.journal import Answered, Initiated, Undone, effective
from gorin.kernel.snapshot import Anchor
from gorin.kernel.table import State, Table

S = TypeVar("S", bound=State)


class Disagreement(BadInput):
    """A journal does not fit the rules: replaying stopped agreeing at one of its entries."""


class Replaying(Forking[S]):
    """A match that can be played again from its journal and taken back to an earlier moment."""

    __slots__ = ()

    def feed(self, entry: Answered | Initiated) -> None:
        """Put one journal entry in again, chance's answers too.

        Raises:
            Disagreement: the entry does not fit the question that is open.
        """
        place = f"entry {len(self.journal) + 1}"
        try:
            if isinstance(entry, Initiated):
                self.initiate(entry.seat, entry.kind, entry.data)
            else:
                self.choose(entry.seat, entry.answer, serial=entry.serial)
        except Refused as error:
            raise Disagreement(error.message, place=place, clause=error.clause) from None

    def replay(self, entries: Iterable[Answered | Initiated]) -> None:
        """Feed entries in order, chance's answers too; a source of chance waits meanwhile.

        So does the match where it would answer itself: such answers are among the entries.

        Raises:
            Disagreement: at the first entry that does not fit.
        """
        chance, self.chance = self.chance, None
        forced, self.forced = self.forced, False
        try:
            for entry in entries:
                self.feed(entry)
        finally:
            self.chance = chance
            self.forced = forced
        self._draw()

    def undo(self, seat: Seat, *, to: int) -> None:
        """Take back everything after the first `to` effective entries.

        The journal keeps what was undone, and chance's counter does not go back. Whether the
        others agree is for the table to ask before.

        Raises:
            ValueError: there are fewer entries, or the match was not forkable or never started.
            Elsewhere: the match was resumed after the entry, without a way to get at those
                before; nothing has changed.
        """
        anchor = self._anchor
        if anchor is None or self._initial is None:
            raise ValueError(to)
        if not 0 <= to <= anchor.count + len(self._recent):
            raise ValueError(to)
        fresh = self._rebuilt(anchor, to)
        self.journal.append(Undone(seat, to))
        self._become(fresh)
        self._draw()

    def _rebuilt(self, anchor: Anchor[S], to: int) -> Self:
        """Return a match without chance after `to` effective entries, from as near as can be."""
        if to >= anchor.count:
            return self._since_anchor(anchor, self._recent[: to - anchor.count])
        entries = effective(self.journal.all())
        near = self._anchors.before(to).last
        if near is not None:
            return self._since_anchor(near, entries[near.count : to])
        assert self._initial is not None
        fresh: Self = type(self)(Table(self.table.rulebook, self._initial.copy()))
        fresh.start()
        fresh.replay(entries[:to])
        return fresh

    def _since_anchor(self, anchor: Anchor[S], since: Iterable[Answered | Initiated]) -> Self:
        """Return a match without chance that went on from an anchor of this one."""
        log = self.table.log.fork(anchor.log)
        fresh: Self = type(self)(Table(self.table.rulebook, anchor.state.copy(), log))
        fresh._anchors = self._anchors.before(anchor.count)
        fresh._go_on(self._initial, anchor, since)
        return fresh

    def _go_on(
        self, initial: S | None, anchor: Anchor[S], since: Iterable[Answered | Initiated]
    ) -> None:
        """Play on from an anchor, whose state the match was made with, to where it was."""
        self._initial = initial
        self._anchor = anchor
        self._serial = anchor.serial
        self._absent = anchor.absent
        self.start()
        self.replay(since)
