"""Forking a match: copies that know everything, and copies for what one seat cannot know.

A fork is a copy of the state at the running step's start, with the answers given since put in
again.
"""

from __future__ import annotations

from typing import Self, TypeVar

from gorin.kernel.answers import decisions_of, possible, random_answer, received
from gorin.kernel.chance import ChanceSource
from gorin.kernel.decision import All, AnyOf, Question, Seat
from gorin.kernel.domain import Below
from gorin.kernel.event import Tape
from gorin.kernel.playing import Playing
from gorin.kernel.snapshot import Anchors
from gorin.kernel.table import State, Table

S = TypeVar("S", bound=State)


class Forking(Playing[S]):
    """A match that can be copied at any question, in the middle of a step too."""

    __slots__ = ()

    def fork(self, *, chance: ChanceSource | None = None) -> Self:
        """Return an independent copy that knows everything: for tests and replays.

        The copy has no source of chance unless one is given: it must not share the table's.

        Raises:
            ValueError: the match was started without `forkable`.
        """
        return self._copy(self._start_state().copy(), chance=chance, below=None)

    def determinized(
        self, seat: Seat | None, below: Below, *, chance: ChanceSource | None = None
    ) -> Self:
        """Return a copy in which all that `seat` cannot know is dealt anew at random.

        Bots search these: they hold nothing of the real match that the seat may not know.
        """
        start = self._start_state().copy()
        self.table.rulebook.game.conceal(self.table, seat, start, below)
        return self._copy(start, chance=chance, below=below, knower=seat)

    def _start_state(self) -> S:
        if self._play is None:
            return self.table.state
        if self._checkpoint is None:
            raise ValueError("this match was started without forkable=True")
        return self._checkpoint

    def _copy(
        self,
        start: S,
        *,
        chance: ChanceSource | None,
        below: Below | None,
        knower: Seat | None = None,
    ) -> Self:
        twin: Self = object.__new__(type(self))
        table = self.table
        running = self._play is not None
        mark = self._log_mark if running else len(table.log)
        twin.table = Table(table.rulebook, start, table.log.fork(mark))
        twin.chance = None
        twin.pending = ()
        # What holds the answers and cards of others stays out of a determinized copy.
        twin.journal = self.journal.fork(len(self.journal)) if below is None else Tape()
        twin._steps = self._steps
        twin._forkable = True
        twin._initial = self._initial if below is None else None
        twin._checkpoint = None
        twin._log_mark = mark
        twin._play = None
        twin._ask = None
        twin._since = []
        twin._collected = {}
        twin._left = self._left if below is None else ()
        twin._serial = self._serial
        twin._waiting = ()
        twin._absent = self._absent
        twin._anchor = None
        twin._recent = []
        if running:
            # Nobody changes a checkpoint: a copy that knows everything may have the same one.
            twin._checkpoint = self._checkpoint if below is None else start.copy()
            twin._repeat(self, below, knower)
        if below is None:
            twin._anchor = self._anchor
            twin._anchors = self._anchors.share()
            twin._recent = self._recent.copy()
        else:
            twin._anchors = Anchors()
        twin._waiting = self._waiting
        twin.chance = chance
        twin._draw()
        return twin

    def _repeat(self, other: Self, below: Below | None, knower: Seat | None) -> None:
        """Play the running step of `other` again with the same answers."""
        play = self._enter()
        assert play is not None
        self._play = play
        asked = play.send(None)
        for given in other._since:
            value = given if below is None else possible(asked, given, below)
            self._since.append(value)
            asked = play.send(received(asked, value))
        self._ask = asked
        for place, value in other._collected.items():
            assert isinstance(asked, All)
            decision = asked.decisions[place]
            if below is not None and decision.seat != knower:
                self._collected[place] = random_answer(decision, below)
            else:
                self._collected[place] = value
        decisions = asked.decisions if isinstance(asked, All | AnyOf) else (asked,)
        places = {id(decision): place for place, decision in enumerate(decisions_of(other._ask))}
        self.pending = tuple(
            Question(question.serial, decisions[places[id(question.decision)]])
            for question in other.pending
        )
