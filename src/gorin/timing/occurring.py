"""Occurrences: events that wait in the state until all who may answer them have.

Events change a state at once when they are recorded. What may be prevented, replaced or answered
must lie somewhere before that: it is an occurrence, one event or several that happen together.
It passes through stages; in each of them seats are asked, or what must happen does. Its frame says
at which stage it is, so every opportunity is a step of its own.

A game says by a `Timing` who is asked, which answers there are, and what comes right after. What
is to happen after an occurrence is a frame pushed before it: `occur` is the last thing a step does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.table import Frame, Table
from gorin.kernel.words import Arg
from gorin.timing.windows import following, waiting

E = TypeVar("E")
U = TypeVar("U", bound="Answer")

WOULD = "would"
FORCED_INTERRUPT = "forced-interrupt"
INTERRUPT = "interrupt"
REPLACE = "replace"
APPLY = "apply"
AFTER = "after"
FORCED_REACTION = "forced-reaction"
REACTION = "reaction"

NESTED = (WOULD, FORCED_INTERRUPT, INTERRUPT, APPLY, AFTER, FORCED_REACTION, REACTION)
"""Everything that may be answered has windows of its own before it happens and after."""
QUEUED = (REPLACE, APPLY, AFTER)
"""Only replacements come first; what is triggered waits, and `after` queues it."""

FORCED = (FORCED_INTERRUPT, FORCED_REACTION)
STEP = "occurrence"
OVER: Any = object()
"""Says that a stage has nothing more to it."""
NONE = -1
"""The serial of what happened at once and never waited."""


class Occurrence(Struct, Generic[E], frozen=True, gc=False):
    """Events that are about to happen together.

    Attributes:
        serial: its number in the match.
        events: what is to happen; then what did.
        used: the marks of the answers that were given to it: each is given once.
        happened: whether it has.
    """

    serial: int
    events: tuple[E, ...]
    used: tuple[tuple[int, ...], ...] = ()
    happened: bool = False


class Answer(Protocol):
    """An ability as it may be used on an occurrence."""

    @property
    def key(self) -> str:
        """The name that an option has for it, after its verb."""
        ...

    @property
    def mark(self) -> tuple[int, ...]:
        """The mark by which it is known, so that it is used on an occurrence once."""
        ...


class Timed(Protocol):
    """A state in which occurrences lie."""

    frames: tuple[Frame, ...]
    pending: tuple[Occurrence[Any], ...]
    counter: int


def _unchanged(table: Any, occurrence: Occurrence[Any]) -> tuple[tuple[Seat, Any], ...]:
    """Say that nothing is replaced."""
    return ()


def prune(table: Table[Any]) -> None:
    """Forget occurrences whose frames were cut off the cursor."""
    state = table.state
    alive = [frame.data[0] for frame in state.frames if frame.step == STEP]
    state.pending = tuple(occurrence for occurrence in state.pending if occurrence.serial in alive)


def _unsaid(table: Any, seat: Seat, stage: str, occurrence: Occurrence[Any]) -> Mapping[str, Arg]:
    """Say nothing of what happens."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing(Generic[E, U]):
    """The rules of a game for the windows around an event.

    Attributes:
        order: the seats that are asked, the one with the first opportunity first.
        may_answer: whether anybody could think that a seat can answer, on public facts.
        answers: what a seat may do; one option has the value None: it passes.
        forced: what must be done now, in no order.
        use: announces an answer that was chosen; it pushes what comes of it.
        after: what follows at once: keywords, delayed effects, ends of the match.
        relevant: whether anything might answer one of some events; if not they happen at once.
            What an event brings into play may answer it, too.
        stands: whether an event can still happen. It is asked when an event applies: meanwhile
            its card may have gone, or a seat may have left.
        prompts: what is asked at each stage.
        stages: through which an occurrence passes.
        replacements: what changes an event before it happens, with the seat that it concerns.
        about: what the question says that asks whether a seat answers, such as what happens.
    """

    order: Callable[[Any], tuple[Seat, ...]]
    may_answer: Callable[[Any, Seat, str, Occurrence[E]], bool]
    answers: Callable[[Any, Seat, str, Occurrence[E]], tuple[Option[U | None], ...]]
    forced: Callable[[Any, str, Occurrence[E]], tuple[U, ...]]
    use: Callable[[Any, U, int], None]
    after: Callable[[Any, Occurrence[E]], None]
    relevant: Callable[[Any, tuple[E, ...]], bool]
    stands: Callable[[Any, E], bool]
    prompts: Mapping[str, Prompt]
    stages: tuple[str, ...] = NESTED
    replacements: Callable[[Any, Occurrence[E]], tuple[tuple[Seat, U], ...]] = _unchanged
    about: Callable[[Any, Seat, str, Occurrence[E]], Mapping[str, Arg]] = _unsaid

    # -- letting things happen -------------------------------------------------------------

    def occur(self, table: Table[Any], *events: E) -> None:
        """Let events happen together; what may be answered waits, as a frame on the cursor."""
        if not events:
            return
        if self.relevant(table, events):
            state = table.state
            state.counter += 1
            state.pending = (*state.pending, Occurrence(state.counter, events))
            table.push(Frame(STEP, self.order(table)[0], (state.counter, 0)))
            return
        happened = self._applied(table, events)
        if happened:
            self.after(table, Occurrence(NONE, happened, happened=True))

    def done(self, table: Table[Any], *events: E) -> Play[bool]:
        """Let events happen within the running step; return whether any of them did.

        For the few effects that go on depending on it, such as "if you do".
        """
        state = table.state
        depth, before = len(state.frames), len(table.log)
        self.occur(table, *events)
        while len(state.frames) > depth and state.outcome is None:
            frame = state.frames[-1]
            state.frames = state.frames[:-1]
            play = table.rulebook.steps[frame.step](table, frame)
            if play is not None:
                yield from play
        return any(event in events for event in table.log.since(before))

    def find(self, table: Table[Any], serial: int) -> Occurrence[E] | None:
        """Return an occurrence that waits; None if it was cancelled or is over."""
        pending: tuple[Occurrence[E], ...] = table.state.pending
        return next((occurrence for occurrence in pending if occurrence.serial == serial), None)

    def cancel(self, table: Table[Any], serial: int) -> None:
        """Let what was to happen not happen; what was paid for it stays paid."""
        state = table.state
        state.pending = tuple(
            occurrence for occurrence in state.pending if occurrence.serial != serial
        )

    def instead(self, table: Table[Any], serial: int, old: E, *new: E) -> None:
        """Let something else happen than one event of an occurrence; the others stay."""
        occurrence = self.find(table, serial)
        if occurrence is not None:
            rest = tuple(event for event in occurrence.events if event != old)
            self._put(table, replace(occurrence, events=(*rest, *new)))

    # -- the step --------------------------------------------------------------------------

    def play(self, table: Table[Any], frame: Frame) -> Play[None] | None:
        """Go on with an occurrence until a seat has a question, or something comes first."""
        serial, at = frame.data[:2]
        start, passed = frame.seat, tuple(map(Seat, frame.data[2:]))
        while at < len(self.stages):
            occurrence = self.find(table, serial)
            if occurrence is None or table.state.outcome is not None:
                return None
            stage = self.stages[at]
            play = self._stage(table, occurrence, (at, stage), (start, passed))
            if play is not OVER:
                comes_first: Play[None] | None = play
                return comes_first
            at, start, passed = at + 1, self._first(table), ()
        self.cancel(table, serial)
        return None

    def _first(self, table: Table[Any]) -> Seat:
        order = self.order(table)
        return order[0] if order else Seat(NONE)

    def _stage(
        self,
        table: Table[Any],
        occurrence: Occurrence[E],
        where: tuple[int, str],
        turn: tuple[Seat, tuple[Seat, ...]],
    ) -> Any:
        """Play a stage; return OVER, its questions, or None if something comes first."""
        at, stage = where
        if stage == APPLY:
            return OVER if self._apply(table, occurrence) else None
        if stage == AFTER:
            return OVER if self._let_follow(table, occurrence, at) else None
        if stage == REPLACE:
            return self._must(table, occurrence, where, self._replacing(table, occurrence))
        if stage in FORCED:
            return self._must(table, occurrence, where, self._forced(table, occurrence, stage))
        for seat in waiting(self.order(table), *turn):
            if self.may_answer(table, seat, stage, occurrence):
                return self._ask(table, occurrence, where, (seat, turn[1]))
            turn = (turn[0], (*turn[1], seat))
        return OVER

    def _apply(self, table: Table[Any], occurrence: Occurrence[E]) -> bool:
        """Let it happen as far as it still can; without anything left it never was."""
        happened = self._applied(table, occurrence.events)
        if not happened:
            self.cancel(table, occurrence.serial)
            return False
        self._put(table, replace(occurrence, events=happened, happened=True))
        return True

    def _applied(self, table: Table[Any], events: tuple[E, ...]) -> tuple[E, ...]:
        happened: list[E] = []
        for event in events:
            if self.stands(table, event):
                applied: Any = event
                table.record(applied)
                happened.append(event)
        return tuple(happened)

    def _let_follow(self, table: Table[Any], occurrence: Occurrence[E], at: int) -> bool:
        """Do what follows at once; return whether nothing of it comes before the next stage."""
        state = table.state
        rest = Frame(STEP, self._first(table), (occurrence.serial, at + 1))
        table.push(rest)
        self.after(table, occurrence)
        if not state.frames or state.frames[-1] is not rest:
            return False
        state.frames = state.frames[:-1]
        return True

    def _forced(
        self, table: Table[Any], occurrence: Occurrence[E], stage: str
    ) -> tuple[Seat, list[U]]:
        must = [
            use for use in self.forced(table, stage, occurrence) if use.mark not in occurrence.used
        ]
        return self._first(table), must

    def _replacing(self, table: Table[Any], occurrence: Occurrence[E]) -> tuple[Seat, list[U]]:
        """Return whose choice it is which replacement comes first, and those of that seat."""
        fitting = [
            (seat, use)
            for seat, use in self.replacements(table, occurrence)
            if use.mark not in occurrence.used
        ]
        if not fitting:
            return self._first(table), []
        seat = fitting[0][0]
        return seat, [use for other, use in fitting if other == seat]

    def _must(
        self,
        table: Table[Any],
        occurrence: Occurrence[E],
        where: tuple[int, str],
        must: tuple[Seat, list[U]],
    ) -> Any:
        """Do one of what must be done; a seat chooses which of several comes first."""
        seat, answers = must
        if not answers:
            return OVER
        return self._order(table, occurrence, where, seat, tuple(answers))

    def _order(
        self,
        table: Table[Any],
        occurrence: Occurrence[E],
        where: tuple[int, str],
        seat: Seat,
        answers: tuple[U, ...],
    ) -> Play[None]:
        at, stage = where
        options = tuple(Option(f"first:{use.key}", use) for use in answers)
        use = yield from ask(Decision(seat, self.prompts[stage], options))
        table.push(Frame(STEP, self._first(table), (occurrence.serial, at)))
        self._mark(table, occurrence.serial, use)
        self.use(table, use, occurrence.serial)

    def _ask(
        self,
        table: Table[Any],
        occurrence: Occurrence[E],
        where: tuple[int, str],
        turn: tuple[Seat, tuple[Seat, ...]],
    ) -> Play[None]:
        (at, stage), (seat, passed) = where, turn
        options = self.answers(table, seat, stage, occurrence)
        arguments = self.about(table, seat, stage, occurrence)
        use = yield from ask(
            Decision(seat, self.prompts[stage], options, args=arguments, secret=True)
        )
        after = following(self.order(table), seat)
        if use is None:
            table.push(Frame(STEP, after, (occurrence.serial, at, *passed, seat)))
            return
        table.push(Frame(STEP, after, (occurrence.serial, at)))
        self._mark(table, occurrence.serial, use)
        self.use(table, use, occurrence.serial)

    def _mark(self, table: Table[Any], serial: int, use: U) -> None:
        occurrence = self.find(table, serial)
        if occurrence is not None:
            self._put(table, replace(occurrence, used=(*occurrence.used, use.mark)))

    def _put(self, table: Table[Any], changed: Occurrence[E]) -> None:
        state = table.state
        state.pending = tuple(
            changed if occurrence.serial == changed.serial else occurrence
            for occurrence in state.pending
        )
