"""Forking a match: copies that know everything, and copies for what one seat cannot know.

A fork is a copy of the state at the running step's start, with the answers given since put in
again.
"""

from __future__ import annotations

from itertools import repeat
from typing import Self, TypeVar

from gorin.kernel.answers import (
    Astray,
    Undealable,
    decisions_of,
    is_alike,
    possible,
    random_answer,
    received,
)
from gorin.kernel.chance import ChanceSource
from gorin.kernel.decision import Ask, Question, Seat
from gorin.kernel.domain import Below
from gorin.kernel.event import Tape
from gorin.kernel.playing import Playing
from gorin.kernel.snapshot import Anchors
from gorin.kernel.table import State, Table

S = TypeVar("S", bound=State)

TRIES = 8
"""The number of times that hidden cards are dealt anew before it is given up."""


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
        self,
        seat: Seat | None,
        below: Below,
        *,
        chance: ChanceSource | None = None,
        tries: int = TRIES,
    ) -> Self:
        """Return a copy in which all that `seat` cannot know is dealt anew at random.

        Bots search these: they hold nothing of the real match that the seat may not know, but
        for what is kept of values by content, which nobody reads who does not have the inputs.

        What others answered in secret in the running step is answered anew where they cannot
        have answered it; if the step then takes another way than it took, all is dealt again.

        Raises:
            Undealable: it took another way as often as it was tried.
        """
        for _ in range(tries):
            start = self._start_state().copy()
            self.table.rulebook.game.conceal(self.table, seat, start, below)
            try:
                return self._copy(start, chance=chance, below=below, knower=seat)
            except Astray:
                continue
        raise Undealable(tuple(question.decision.prompt.kind for question in self.pending))

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
        twin.table.kept = table.kept.copy()
        if below is None:
            early = self._memo if running else table.memo
            twin.table.memo = early.copy()
            if early is not table.memo:
                twin.table.ahead = (len(table.log), table.memo.copy())
        twin._memo = twin.table.memo
        twin.chance = None
        twin.forced = self.forced
        twin.notice = None
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
        """Play the running step of `other` again with the same answers.

        Raises:
            Astray: hidden cards were dealt anew, and the step took another way.
        """
        play = self._enter()
        assert play is not None
        self._play = play
        try:
            asked = self._sent(play, None)
            for first, answer in other._since:
                if first is None:
                    self._act(answer)
                    continue
                value = answer
                if below is not None:
                    value = possible(asked, answer, below, knower, first)
                self._since.append((asked, value))
                asked = self._sent(play, received(asked, value))
        except StopIteration:
            raise Astray("ended") from None
        self._ask = asked
        decisions = decisions_of(asked)
        before = decisions_of(other._ask)
        if below is not None and not self._asks_alike(asked, other._ask, knower):
            play.close()
            raise Astray(*(decision.prompt.kind for decision in decisions))
        for place, value in other._collected.items():
            decision = decisions[place]
            if below is not None and decision.seat != knower:
                self._collected[place] = random_answer(decision, below)
            else:
                self._collected[place] = value
        places = {id(decision): place for place, decision in enumerate(before)}
        self.pending = tuple(
            Question(question.serial, decisions[places[id(question.decision)]])
            for question in other.pending
        )

    def _asks_alike(self, asked: Ask, before: Ask | None, knower: Seat | None) -> bool:
        """Return whether what is asked now is what was asked in the match that was dealt anew."""
        if self.table.state.outcome is not None or type(asked) is not type(before):
            return False
        now, then = decisions_of(asked), decisions_of(before)
        return len(now) == len(then) and all(map(is_alike, now, then, repeat(knower)))
