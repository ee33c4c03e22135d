"""Playing a match: it runs the rules up to their next question, and takes answers and acts.

Between steps no rule is running, so the state is plain data there. At the start of each step
a copy of it is kept, and the answers given since: forking and snapshots are made of these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from gorin.kernel.answers import (
    First,
    default_answer,
    drawn,
    position_of,
    read_answer,
    received,
    same,
)
from gorin.kernel.chance import ENTROPY, ChanceSource, Committed
from gorin.kernel.clauses import Refusal, Refused, refuse
from gorin.kernel.decision import CHANCE, All, Alone, AnyOf, Ask, Decision, Play, Question, Seat
from gorin.kernel.event import Tape
from gorin.kernel.journal import Answered, Entry, Initiated
from gorin.kernel.snapshot import Anchor, Anchors
from gorin.kernel.table import Frame, Outcome, State, Table
from gorin.kernel.words import Message, say

S = TypeVar("S", bound=State)

PENDING: Any = object()
"""Stands for what nobody has answered yet."""


TO = ">"
"""Stands between the parts of an attempt."""


def _offers(decision: Decision[Any], attempt: str) -> bool:
    """Return whether an attempt begins with an option, or names only what a domain may name.

    A thing of a domain may leave out its own verb: `attack:bear.3` names `attacker:bear.3`.
    """
    if decision.domain is not None:
        kind, _, rest = attempt.partition(":")
        things = decision.domain.things()
        named = {*things, *(thing.partition(":")[2] for thing in things)} - {""}
        return kind == decision.prompt.kind and set(rest.split(TO)) <= named
    first = attempt.partition(TO)[0]
    return any(f"{option.key}.".startswith(f"{first}.") for option in decision.options)


class Playing(Generic[S]):
    """A match as far as it is played: questions, answers, and the steps between them.

    Attributes:
        table: what the rules receive. Only rules, tests and the referee may look at it.
        pending: the questions that are open, in the order in which they were put.
        journal: every answer and act so far.
        chance: answers the questions put to chance; None leaves them pending.
        notice: is told of each decision that nobody is asked, as it has one answer only, while the
            rules are in the middle of a step; None if nobody wants to know. Copies tell nobody.
        forced: whether the match itself answers where there is one option only, as whoever is
            asked would have to: for games that nobody watches. The journal is the same.
    """

    __slots__ = (
        "_absent",
        "_anchor",
        "_anchors",
        "_ask",
        "_checkpoint",
        "_collected",
        "_forkable",
        "_initial",
        "_left",
        "_log_mark",
        "_memo",
        "_play",
        "_recent",
        "_serial",
        "_since",
        "_steps",
        "_waiting",
        "chance",
        "forced",
        "journal",
        "notice",
        "pending",
        "table",
    )

    def __init__(
        self,
        table: Table[S],
        *,
        chance: ChanceSource | None = None,
        forkable: bool = True,
        forced: bool = False,
    ) -> None:
        self.table = table
        self.chance = chance
        self.forced = forced
        self.notice: Callable[[Decision[Any]], None] | None = None
        self.pending: tuple[Question, ...] = ()
        self.journal: Tape[Entry] = Tape()
        self._steps = table.rulebook.steps
        self._forkable = forkable
        self._initial: S | None = table.state.copy() if forkable else None
        self._checkpoint: S | None = None
        self._log_mark = 0
        self._memo = table.memo
        self._play: Play[None] | None = None
        self._ask: Ask | None = None
        self._since: list[tuple[Ask | None, Any]] = []
        self._collected: dict[int, Any] = {}
        self._left: tuple[Question, ...] = ()
        self._serial = 0
        self._waiting: tuple[Frame, ...] = ()
        self._absent: tuple[Seat, ...] = ()
        self._anchor: Anchor[S] | None = None
        self._anchors: Anchors[S] = Anchors()
        self._recent: list[Answered | Initiated] = []

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the match, or None while it runs."""
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
        raise Refused((refuse("", "refused-not-asked", waiting=self._waited_for()),))

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
        """Do something unasked; it takes effect at the next step boundary, or at once.

        `data` is what the seat has to say with it, given as an answer is.

        If a seat leaves and that decides the match, the running step is broken off: nobody is
        asked anything more.

        In every game a seat may add entropy to chance (the text that it gives as `data`), which
        counts from the next draw on.

        Raises:
            Refused: the seat may not do this now, or has not said with it what it must; nothing
                has changed.
        """
        if kind == ENTROPY:
            self._stir(seat, data)
            return
        game = self.table.rulebook.game
        if self.outcome is not None or kind not in game.initiatives(self.table, seat):
            raise Refused((refuse("", "refused-initiative", kind=kind),))
        asked = game.initiative_asks(self.table, seat, kind)
        if asked is None and data is not None:
            raise Refused((refuse("", "refused-initiative", kind=kind),))
        value, record = (None, None) if asked is None else read_answer(asked, data)
        frame = game.initiative(self.table, seat, kind, value)
        self._write(Initiated(seat, kind, record))
        if kind in game.at_once:
            self._act(frame)
            return
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

    def _act(self, frame: Frame) -> None:
        """Carry out, beside the running step, what changes nothing that the step depends on."""
        state = self.table.state
        before = state.frames
        play = self._steps[frame.step](self.table, frame)
        assert play is None, f"{frame.step} takes effect at once and may ask nothing"
        assert state.frames is before, f"{frame.step} takes effect at once and may queue nothing"
        assert state.outcome is None, f"{frame.step} takes effect at once and may end nothing"
        if self._play is not None:
            self._since.append((None, frame))

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

    def is_beside(self, question: Question) -> bool:
        """Return whether play goes on without an answer: another question is waited for."""
        return isinstance(self._ask, AnyOf) and question.serial != self.pending[0].serial

    def why_not(self, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        """Return every clause that forbids an attempt; empty if it is allowed now.

        What no clause of the game forbids is refused too unless it is an answer to a question
        that is open to the seat: its chance is gone, or has not come.
        """
        refusals = self.table.rulebook.game.why_not(self.table, seat, attempt)
        if refusals or self._is_offered(seat, attempt):
            return refusals
        own = [question for question in self.pending if question.decision.seat == seat]
        if own:
            decision = own[0].decision
            asked = decision.message
            return (refuse(decision.prompt.clause, "refused-other-question", question=asked),)
        if self.pending:
            clause = self.pending[0].decision.prompt.clause
            return (refuse(clause, "refused-not-asked", waiting=self._waited_for()),)
        outcome = self.outcome
        return (refuse("" if outcome is None else outcome.clause, "refused-over"),)

    def _is_offered(self, seat: Seat, attempt: str) -> bool:
        """Return whether an attempt is an open answer, as far as it is asked for now.

        It may leave out which copy of a card, and go on with what is asked only later.
        """
        own = (question.decision for question in self.pending if question.decision.seat == seat)
        return any(_offers(decision, attempt) for decision in own)

    def _waited_for(self) -> tuple[Message, ...]:
        return tuple(say("seat-name", number=q.decision.seat + 1) for q in self.pending)

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
            self._run(self._gathered(asked))
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
        table = self.table
        while True:
            play = self._play
            if play is None:
                play = self._next_step()
                if play is None:
                    self.pending = ()
                    return
                value = None
            else:
                self._since.append((self._ask, value))
            try:
                asked = play.send(received(self._ask, value))
                if isinstance(asked, Alone):
                    asked = self._unasked(play, asked)
            except StopIteration:
                self._play = None
                continue
            if table.state.outcome is not None:
                # The match ended in the middle of a step; nothing more is asked.
                play.close()
                self._play = None
                continue
            self._ask = asked
            value = self._put(asked)
            if value is PENDING:
                assert self.pending, table.state.frames
                return

    def _sent(self, play: Play[None], value: Any) -> Ask:
        """Send a value to the running step and return what it asks, if anybody can answer it."""
        asked = play.send(value)
        return self._unasked(play, asked) if isinstance(asked, Alone) else asked

    def _unasked(self, play: Play[None], asked: Ask | Alone) -> Ask:
        """Go on where nobody is asked, and return what is asked then."""
        while isinstance(asked, Alone):
            if self.notice is not None:
                self.notice(asked.decision)
            asked = play.send(None)
        return asked

    def _put(self, asked: Ask) -> Any:
        """Open questions, or return what chance or the match itself answers to them at once."""
        if type(asked) is Decision:
            if asked.seat == CHANCE and self.chance is not None:
                value = drawn(self.chance, asked)
                self._serial += 1
                self._write(Answered(self._serial, CHANCE, value, asked.secret))
                return value
            if self.forced and self._is_forced(asked):
                self._serial += 1
                self.pending = ()
                return self._only(self._serial, asked)
        self._collected = {}
        self.pending = self._opened(asked)
        if self.forced and isinstance(asked, All):
            return self._put_together(asked)
        return PENDING

    def _put_together(self, asked: All) -> Any:
        """Answer what can be answered in one way only of what several seats are asked."""
        for place, (question, decision) in enumerate(
            zip(self.pending, asked.decisions, strict=True)
        ):
            if self._is_forced(decision):
                self._collected[place] = self._only(question.serial, decision)
        self.pending = tuple(
            question for place, question in enumerate(self.pending) if place not in self._collected
        )
        return PENDING if self.pending else self._gathered(asked)

    def _gathered(self, asked: All) -> tuple[Any, ...]:
        return tuple(self._collected[place] for place in range(len(asked.decisions)))

    def _is_forced(self, decision: Decision[Any]) -> bool:
        """Return whether a seat that is still there can answer in one way only."""
        return len(decision.options) == 1 and decision.seat not in self._absent

    def _only(self, serial: int, decision: Decision[Any]) -> Any:
        """Write down the only answer there is, and return what the rules receive."""
        option = decision.options[0]
        self._write(Answered(serial, decision.seat, option.key, decision.secret))
        return option.value

    def _next_step(self) -> Play[None] | None:
        """Enter the next step that may ask something; None when the match is over."""
        table = self.table
        state = table.state
        while True:
            if self._waiting:
                state.frames += self._waiting[::-1]
                self._waiting = ()
            if state.outcome is not None or not state.frames:
                return None
            if self._forkable:
                self._checkpoint = state.copy()
                self._log_mark = len(table.log)
                self._memo = table.memo
                self._since = []
                if not self.pending:
                    self._anchor = self._next_anchor(self._checkpoint)
            play = self._enter()
            if play is not None:
                self._play = play
                return play

    def _enter(self) -> Play[None] | None:
        """Enter the step of the last frame; None if it asked nothing and is over."""
        state = self.table.state
        frame = state.frames[-1]
        state.frames = state.frames[:-1]
        play: Play[None] | None = self._steps[frame.step](self.table, frame)
        return play

    def _next_anchor(self, state: S) -> Anchor[S]:
        """Return a point to resume from: a step begins, and no question from before is open."""
        before = self._anchor
        count, number = (0, 0) if before is None else (before.count, before.number)
        count += len(self._recent)
        self._recent = []
        anchor = Anchor(state, count, self._serial, self._log_mark, self._absent, number + 1)
        self._anchors.keep(anchor)
        return anchor

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

    def _draw(self) -> None:
        """Answer what was left to chance, or to the match itself, while they were away."""
        if self.chance is not None and self.pending and self.pending[0].decision.seat == CHANCE:
            self.choose(CHANCE, drawn(self.chance, self.pending[0].decision))
        while self.forced and not isinstance(self._ask, AnyOf):
            only = next((q for q in self.pending if self._is_forced(q.decision)), None)
            if only is None:
                return
            option = only.decision.options[0]
            self._accept(only, option.value, option.key)
            self._settle()

    def _become(self, other: Self) -> None:
        """Be what another match is; the journal, the source of chance and what is forced stay."""
        journal, chance, forced = self.journal, self.chance, self.forced
        for name in Playing.__slots__:
            setattr(self, name, getattr(other, name))
        self.journal = journal
        self.chance = chance
        self.forced = forced
