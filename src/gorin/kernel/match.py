"""The match: drives the rules, collects answers, forks, undoes and replays.

Between steps no rule is running, so the state is plain data there. A fork is a copy of the
state at the running step's start, with the answers given since put in again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from gorin.kernel.answers import (
    First,
    decisions_of,
    default_answer,
    drawn,
    position_of,
    possible,
    random_answer,
    read_answer,
    received,
    same,
)
from gorin.kernel.chance import ENTROPY, ChanceSource, Committed
from gorin.kernel.clauses import BadInput, Refused, refuse
from gorin.kernel.decision import CHANCE, All, AnyOf, Ask, Decision, Play, Seat
from gorin.kernel.domain import Below
from gorin.kernel.event import Event, Tape
from gorin.kernel.journal import Answered, Entry, Initiated, Undone, digest, effective
from gorin.kernel.rule import Rulebook
from gorin.kernel.snapshot import Anchor, Snapshot
from gorin.kernel.table import Frame, Outcome, State, Table
from gorin.kernel.words import say

S = TypeVar("S", bound=State)


class Question(Struct, frozen=True, eq=False):
    """An open question: its serial number in this match, and the decision."""

    serial: int
    decision: Decision[Any]


class Disagreement(BadInput):
    """A journal does not fit the rules: replaying stopped agreeing at one of its entries."""


class Match(Generic[S]):
    """A running game; the only driver of its rules.

    Attributes:
        table: what the rules receive. Only rules, tests and the referee may look at it.
        pending: the questions that are open, in the order in which they were put.
        journal: every answer and act so far.
        chance: answers the questions put to chance; None leaves them pending.
    """

    __slots__ = (
        "_absent",
        "_anchor",
        "_ask",
        "_checkpoint",
        "_collected",
        "_forkable",
        "_initial",
        "_left",
        "_log_mark",
        "_play",
        "_recent",
        "_serial",
        "_since",
        "_steps",
        "_waiting",
        "chance",
        "journal",
        "pending",
        "table",
    )

    def __init__(
        self, table: Table[S], *, chance: ChanceSource | None = None, forkable: bool = True
    ) -> None:
        self.table = table
        self.chance = chance
        self.pending: tuple[Question, ...] = ()
        self.journal: Tape[Entry] = Tape()
        self._steps = table.rulebook.steps
        self._forkable = forkable
        self._initial: S | None = table.state.copy() if forkable else None
        self._checkpoint: S | None = None
        self._log_mark = 0
        self._play: Play[None] | None = None
        self._ask: Ask | None = None
        self._since: list[Any] = []
        self._collected: dict[int, Any] = {}
        self._left: tuple[Question, ...] = ()
        self._serial = 0
        self._waiting: tuple[Frame, ...] = ()
        self._absent: tuple[Seat, ...] = ()
        self._anchor: Anchor[S] | None = None
        self._recent: list[Answered | Initiated] = []

    # -- playing ---------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self.table.state.outcome

    @property
    def forkable(self) -> bool:
        """Return whether the match can be copied in the middle of a step."""
        return self._forkable

    def start(self) -> None:
        """Play up to the first question."""
        self._run(None)
        self._settle()

    def question(self, seat: Seat, serial: int | None = None) -> Question:
        """Return the question that waits for a seat.

        Raises:
            Refused: nothing is asked of that seat (or not under that serial number).
        """
        for question in self.pending:
            if question.decision.seat == seat and serial in (None, question.serial):
                return question
        waiting = tuple(say("seat-name", number=q.decision.seat + 1) for q in self.pending)
        raise Refused((refuse("", "refused-not-asked", waiting=waiting),))

    def choose(self, seat: Seat, answer: Any, *, serial: int | None = None) -> None:
        """Answer a seat's open question by option key, or by a value of its domain.

        Raises:
            Refused: the seat is not asked, or the answer is not among the options; nothing
                has changed.
        """
        question = self.question(seat, serial)
        value, record = read_answer(question.decision, answer)
        self._accept(question, value, record)
        self._settle()

    def pick(self, question: Question, index: int) -> None:
        """Answer an open question by the position of an option (no check but the range)."""
        option = question.decision.options[index]
        self._accept(question, option.value, option.key)
        if self._absent:
            self._settle()

    def initiate(self, seat: Seat, kind: str, data: object = None) -> None:
        """Do something unasked; it takes effect at the next step boundary.

        If a seat leaves and that decides the match, the running step is broken off: nobody is
        asked anything more.

        In every game a seat may add entropy to chance (the text that it gives as `data`), which
        counts from the next draw on.

        Raises:
            Refused: the seat may not do this now; nothing has changed.
        """
        if kind == ENTROPY:
            self._stir(seat, data)
            return
        game = self.table.rulebook.game
        if self.outcome is not None or kind not in game.initiatives(self.table, seat):
            raise Refused((refuse("", "refused-initiative", kind=kind),))
        frame = game.initiative(self.table, seat, kind, data)
        self._write(Initiated(seat, kind, data))
        self._waiting += (frame,)
        if kind in game.leaving:
            self._absent += (seat,)
            if self._play is not None and self._decided():
                self._play.close()
                self._play = None
                self.pending = self._left = ()
        if self._play is None:
            self._run(None)
        self._settle()

    def _decided(self) -> bool:
        """Return whether the match would be over were the running step over now."""
        tried = Table(self.table.rulebook, self.table.state.copy())
        state = tried.state
        state.frames = self._waiting[::-1]
        while state.frames and state.outcome is None:
            frame = state.frames[-1]
            state.frames = state.frames[:-1]
            play: Play[None] | None = self._steps[frame.step](tried, frame)
            if play is not None:
                # It may ask somebody something first.
                play.close()
                return False
        return state.outcome is not None

    def _stir(self, seat: Seat, data: object) -> None:
        if seat not in self.table.rulebook.game.seats(self.table.state) or type(data) is not str:
            raise Refused((refuse("", "refused-initiative", kind=ENTROPY),))
        self._write(Initiated(seat, ENTROPY, data))
        if isinstance(self.chance, Committed):
            self.chance.mix((*self.chance.entropy, data))

    def _write(self, entry: Answered | Initiated) -> None:
        self.journal.append(entry)
        if self._forkable:
            self._recent.append(entry)

    def why_not(self, seat: Seat, attempt: str) -> tuple[Any, ...]:
        """Return every clause that forbids an attempt; empty if it is allowed now."""
        return self.table.rulebook.game.why_not(self.table, seat, attempt)

    def _accept(self, question: Question, value: Any, record: Any) -> None:
        decision = question.decision
        self._write(Answered(question.serial, decision.seat, record, decision.secret))
        self._resume(question, value)

    def _resume(self, question: Question, value: Any) -> None:
        asked = self._ask
        if isinstance(asked, All):
            self._collected[position_of(asked.decisions, question.decision)] = value
            self.pending = tuple(open for open in self.pending if open is not question)
            if self.pending:
                return
            values = tuple(self._collected[place] for place in range(len(asked.decisions)))
            self._run(values)
        elif isinstance(asked, AnyOf):
            # An answered question is gone: were it asked again, it would be another one.
            self.pending = tuple(open for open in self.pending if open is not question)
            self._run(First(position_of(asked.decisions, question.decision), value))
        else:
            self.pending = self._left
            self._run(value)

    def _settle(self) -> None:
        """Answer by default for seats that have left.

        Of questions that lie open together only the first one is answered so; those beside
        it just close, since rules that ask again until it is answered would ask for ever.
        """
        while self._absent and self.pending:
            gone = tuple(q for q in self.pending if q.decision.seat in self._absent)
            if not gone:
                return
            if isinstance(self._ask, AnyOf) and gone[0] is not self.pending[0]:
                self.pending = tuple(q for q in self.pending if q not in gone)
                return
            self._resume(gone[0], default_answer(gone[0].decision))

    def _run(self, value: Any) -> None:
        """Go on until a question is open or the match is over."""
        table, chance = self.table, self.chance
        while True:
            play = self._play
            if play is None:
                play = self._next_step()
                if play is None:
                    self.pending = ()
                    return
                value = None
            else:
                self._since.append(value)
            try:
                asked = play.send(received(self._ask, value))
            except StopIteration:
                self._play = None
                continue
            if table.state.outcome is not None:
                # The match ended in the middle of a step; nothing more is asked.
                play.close()
                self._play = None
                continue
            if type(asked) is Decision and asked.seat == CHANCE and chance is not None:
                value = drawn(chance, asked)
                self._serial += 1
                self._write(Answered(self._serial, CHANCE, value, asked.secret))
                continue
            self._ask = asked
            self._collected = {}
            self.pending = self._opened(asked)
            assert self.pending, table.state.frames
            return

    def _next_step(self) -> Play[None] | None:
        """Enter the next step that may ask something; None when the match is over."""
        table = self.table
        state = table.state
        while True:
            if self._waiting:
                state.frames += self._waiting[::-1]
                self._waiting = ()
            frames = state.frames
            if state.outcome is not None or not frames:
                return None
            if self._forkable:
                self._checkpoint = state.copy()
                self._log_mark = len(table.log)
                self._since = []
                if not self.pending:
                    self._anchor = self._next_anchor(self._checkpoint)
            frame = frames[-1]
            state.frames = frames[:-1]
            play: Play[None] | None = self._steps[frame.step](table, frame)
            if play is not None:
                self._play = play
                return play

    def _next_anchor(self, state: S) -> Anchor[S]:
        """Return a point to resume from: a step begins, and no question from before is open."""
        count = len(self._recent) + (0 if self._anchor is None else self._anchor.count)
        self._recent = []
        return Anchor(state, count, self._serial, self._log_mark, self._absent)

    def _opened(self, asked: Ask) -> tuple[Question, ...]:
        if type(asked) is Decision:
            # Questions of `ask_any` outlive a draw, whether chance answers at once or later.
            self._left = self.pending if asked.seat == CHANCE else ()
            self._serial += 1
            return (Question(self._serial, asked),)
        assert isinstance(asked, All | AnyOf)
        opened: list[Question] = []
        for decision in asked.decisions:
            kept = next((old for old in self.pending if same(old.decision, decision)), None)
            if kept is None or isinstance(asked, All):
                self._serial += 1
                kept = Question(self._serial, decision)
            elif kept.decision is not decision:
                kept = Question(kept.serial, decision)
            opened.append(kept)
        return tuple(opened)

    # -- forking ---------------------------------------------------------------------------

    def fork(self, *, chance: ChanceSource | None = None) -> Match[S]:
        """Return an independent copy that knows everything: for tests and replays.

        The copy has no source of chance unless one is given: it must not share the table's.

        Raises:
            ValueError: the match was started without `forkable`.
        """
        return self._copy(self._start_state().copy(), chance=chance, below=None)

    def determinized(
        self, seat: Seat | None, below: Below, *, chance: ChanceSource | None = None
    ) -> Match[S]:
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
    ) -> Match[S]:
        twin: Match[S] = object.__new__(type(self))
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
            twin._repeat(self, below, knower)
        if below is None:
            twin._anchor = self._anchor
            twin._recent = self._recent.copy()
        twin._waiting = self._waiting
        twin.chance = chance
        twin._draw()
        return twin

    def _draw(self) -> None:
        """Let chance answer a question that was left to it while it was away."""
        if self.chance is not None and self.pending and self.pending[0].decision.seat == CHANCE:
            self.choose(CHANCE, drawn(self.chance, self.pending[0].decision))

    def _repeat(self, other: Match[S], below: Below | None, knower: Seat | None) -> None:
        """Play the running step of `other` again with the same answers."""
        play = self._next_step()
        assert play is not None
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

    # -- replaying -------------------------------------------------------------------------

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

        Raises:
            Disagreement: at the first entry that does not fit.
        """
        chance, self.chance = self.chance, None
        try:
            for entry in entries:
                self.feed(entry)
        finally:
            self.chance = chance
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
        journal = self.journal
        journal.append(Undone(seat, to))
        chance = self.chance
        for name in self.__slots__:
            setattr(self, name, getattr(fresh, name))
        self.journal = journal
        self.chance = chance
        self._draw()

    def _rebuilt(self, anchor: Anchor[S], to: int) -> Match[S]:
        """Return a match without chance after so many effective entries, from as near as can be."""
        rulebook = self.table.rulebook
        if to >= anchor.count:
            log = self.table.log.fork(anchor.log)
            near: Match[S] = Match(Table(rulebook, anchor.state.copy(), log))
            near._go_on(self._initial, anchor, self._recent[: to - anchor.count])
            return near
        assert self._initial is not None
        entries = effective(self.journal.all())
        fresh: Match[S] = Match(Table(rulebook, self._initial.copy()))
        fresh.start()
        fresh.replay(entries[:to])
        return fresh

    # -- snapshots -------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """Return the match of this moment as plain data, from which it can be resumed.

        Raises:
            ValueError: the match was not forkable or never started.
        """
        anchor, chance = self._anchor, self.chance
        if anchor is None or self._initial is None:
            raise ValueError("this match was started without forkable=True, or not at all")
        committed = chance if isinstance(chance, Committed) else None
        return Snapshot(
            self.table.rulebook.game.pack_state(anchor.state),
            anchor.count,
            anchor.serial,
            anchor.log,
            anchor.absent,
            tuple(self._recent),
            len(self.journal),
            0 if committed is None else committed.counter,
            () if committed is None else committed.entropy,
        )

    @staticmethod
    def resume(
        rulebook: Rulebook,
        start: S,
        snapshot: Snapshot,
        *,
        chance: ChanceSource | None = None,
        earlier: Callable[[], list[Entry]] | None = None,
    ) -> Match[S]:
        """Return the match of which a snapshot was made, as it was then.

        Args:
            rulebook: the rules it is played by.
            start: the state it began with; what never changes is taken from there.
            snapshot: the snapshot.
            chance: answers the questions put to chance from now on.
            earlier: returns all entries of the journal up to the snapshot, undone ones too, for
                an undo that goes back far and for reading the log from before the snapshot.

        Raises:
            BadInput: the snapshot does not fit the game or its rules.
        """
        state = rulebook.game.unpack_state(start, snapshot.state)
        anchor: Anchor[S] = Anchor(
            state, snapshot.count, snapshot.serial, snapshot.log, snapshot.absent
        )
        log: Tape[Event[S]] = Tape(None, snapshot.log)
        initial = start.copy()
        match: Match[S] = Match(Table(rulebook, state.copy(), log))
        match._go_on(initial, anchor, snapshot.since)
        match.journal = Tape(None, snapshot.entries, earlier)
        journal = match.journal.fork(snapshot.entries)

        def told() -> list[Event[S]]:
            """Return the events before the snapshot: what led to it is played again."""
            entries = effective(journal.all())
            again: Match[S] = Match(Table(rulebook, initial.copy()))
            again.start()
            again.replay(entries[: snapshot.count])
            return again.table.log.all()[: snapshot.log]

        log.earlier = told
        match.chance = chance
        match._draw()
        return match

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

    # -- reading ---------------------------------------------------------------------------

    def log(self, start: int = 0) -> Sequence[Event[S]]:
        """Return the events from position `start` on; what a seat is told of them is theirs."""
        return self.table.log.since(start)

    def state_digest(self) -> str:
        """Return a hash of the state that is the same on every machine."""
        return digest(self.table.state)
