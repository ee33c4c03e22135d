"""Replays: a match from its journal, step by step, as a seat, a spectator or everybody saw it.

Steps are what somebody did: an answer where there was a choice, or an act of one's own. What
chance answered because of it, and questions with one answer, belong to the step before. Secret
questions are steps whatever could be answered: how many answers there were is secret too, and
steps have the same numbers for all who watch.

Whoever may watch what is for the caller to decide: of a match that is not over only what is
public, of one that is over anything. Where the public sees less while a match runs than its game
shows of one that is over, the caller says which of both it is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from gorin.content.box.drawing import DRAWING, Drawn, laid_open
from gorin.content.box.figures import MatchStatistics
from gorin.content.box.weights import Weight
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.match_statistics import statistics_of
from gorin.content.desk.matches import match_of
from gorin.content.desk.versions import playing_again
from gorin.kernel.chance import ENTROPY
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE, Decision, Seat
from gorin.kernel.event import Event
from gorin.kernel.game import Game
from gorin.kernel.journal import Answered, Initiated, Journal, effective
from gorin.kernel.match import Match
from gorin.kernel.table import MISSING, Outcome
from gorin.kernel.words import Message, say

Viewer: TypeAlias = Seat | Literal["all"] | None
"""Through whose eyes: a seat's, everybody's at once, or a spectator's (None)."""

Entry: TypeAlias = Answered | Initiated

EVERYBODY: Literal["all"] = "all"
SEATS = "seats"
"""The key of everybody's view with, by seat, the fields that differ from the public one."""

EVERY = 200
"""The number of entries after which a match is kept, to go on from there."""
MOST = 200
"""The number of steps that may be had at once."""
HEADINGS = ("log-turn-began", "series-log-level-began")
"""Log lines whose message starts so begin a new section of a match."""


class ReplayLine(Struct, frozen=True):
    """A line of the log: its position, the clause that made it so, the text, the kind of event.

    `weight` says how long it is to be seen.
    """

    at: int
    clause: str
    message: Message
    event: str = ""
    weight: Weight = "small"


class Step(Struct, frozen=True):
    """A step of a replay: what somebody did, and what came of it; step 0 is what came before.

    Attributes:
        number: counts from 0.
        before: how many entries of the journal come before it, those taken back not counted.
        after: how many come up to its end.
        seat: who did it, None in step 0.
        kind: the kind of question that was answered, or of act.
        clause: by which clause it was asked; empty for an act.
        question: what was asked, None if the viewer was not to see it.
        answer: what was answered or done, None if it is secret from the viewer.
        lines: what the log tells of it.
        view: the fields of the view that changed; all of them if `whole`.
        whole: nothing of the view before is needed.
        quiet: the viewer sees nothing happen; a pass in secret, for example.
    """

    number: int
    before: int
    after: int
    seat: Seat | None
    kind: str
    clause: str
    question: Message | None
    answer: Message | None
    lines: tuple[ReplayLine, ...]
    view: dict[str, Any]
    whole: bool
    quiet: bool


class Mark(Struct, frozen=True):
    """A step in which a section of the match began, a turn for example, and which."""

    step: int
    message: Message


class Outline(Struct, frozen=True):
    """A replay as a whole: what was played by whom, how many steps there are, how it ended."""

    game: str
    format: str
    players: tuple[str, ...]
    seats: tuple[Seat, ...]
    steps: int
    entries: int
    marks: tuple[Mark, ...]
    outcome: Outcome | None


class Chunk(Struct, frozen=True):
    """Some steps in a row; the first one has the whole view."""

    first: int
    total: int
    steps: tuple[Step, ...]


class Replay:
    """A match that can be looked at step by step, from any step on at once."""

    def __init__(
        self,
        library: Library,
        journal: Journal,
        *,
        every: int = EVERY,
        beat: Callable[[], object] | None = None,
    ) -> None:
        """Play the journal once, from beginning to end.

        Args:
            library: the cards that count.
            journal: the match, with the secret answers.
            every: after how many entries a match is kept; fewer are faster and take more memory.
            beat: called before each entry; who has waited long enough raises an error in it.

        Raises:
            OtherRules: the journal does not fit, and was not made by these very rules.
            BadInput: it leaves secret answers out, does not fit the cards, or not the rules.
        """
        self.journal = journal
        self._library = library
        self.entries = effective(journal.entries)
        _refuse_public(self.entries)
        self._every = every
        box = find_box(journal.header.game)
        self._draw, self._witness = box.draw, box.customs.witness
        self._weights = box.customs.weights
        self._drawn = Drawn()
        self._kept: list[Match[Any]] = []
        self._starts = [0]
        self._logs: list[int] = []
        with playing_again(journal.header):
            self._end = self._play(beat)

    def _play(self, beat: Callable[[], object] | None) -> Match[Any]:
        match = match_of(self._library, self.journal.header)
        match.start()
        self._logs.append(len(match.table.log))
        for number, entry in enumerate(self.entries):
            if beat is not None:
                beat()
            if number % self._every == 0:
                self._kept.append(match.fork())
            if _is_choice(match, entry):
                self._starts.append(number)
            match.feed(entry)
            self._logs.append(len(match.table.log))
        return match

    @property
    def steps(self) -> int:
        """The number of steps, step 0 included."""
        return len(self._starts)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats at the table."""
        return self._game.seats(self._end.table.state)

    @property
    def _game(self) -> Game[Any, Any]:
        return self._end.table.rulebook.game

    def outline(self) -> Outline:
        """Return the replay as a whole."""
        header = self.journal.header
        return Outline(
            header.game,
            header.format,
            header.players,
            self.seats,
            self.steps,
            len(self.entries),
            tuple(self._marks()),
            self._end.outcome,
        )

    def _marks(self) -> Iterator[Mark]:
        for position, event in enumerate(self._end.log()):
            message = event.told(None)
            if message is not None and message.id.startswith(HEADINGS):
                yield Mark(self.step_at(self._entry_of(position)), message)

    def _entry_of(self, position: int) -> int:
        """Return after how many entries an event of the log had happened."""
        return bisect_right(self._logs, position)

    def step_at(self, entry: int) -> int:
        """Return the step that an entry belongs to; they count from 1, and 0 is before them."""
        return bisect_right(self._starts, entry - 1) - 1 if entry > 0 else 0

    def statistics(self) -> MatchStatistics | None:
        """Return the figures of the match, None if nothing is counted of its game."""
        return statistics_of(self.journal.header.game, self._end)

    def positions(self) -> Iterator[Match[Any]]:
        """Yield the match after each step; it is for reading, until the next one is asked for."""
        match = self._at(0)
        for before, after in pairwise((*self._starts, len(self.entries))):
            for entry in self.entries[before:after]:
                match.feed(entry)
            yield match

    def at(self, viewer: Viewer, step: int) -> Match[Any]:
        """Return a match of one's own, for a viewer, as it was at the end of a step.

        Raises:
            BadInput: there is no such step, or no such seat.
        """
        self._check(viewer, step)
        return self._at((*self._starts, len(self.entries))[step + 1])

    # -- steps -----------------------------------------------------------------------------

    def chunk(
        self,
        viewer: Viewer,
        first: int,
        count: int = MOST,
        *,
        is_over: bool = False,
        most_bytes: int | None = None,
        beat: Callable[[], object] | None = None,
    ) -> Chunk:
        """Return some steps from `first` on, as a viewer saw them.

        Args:
            viewer: through whose eyes.
            first: the first step.
            count: how many steps at most.
            is_over: the match has ended: the public sees what was kept from it while it ran.
            most_bytes: the bytes of all steps together as JSON; the first one may have more.
            beat: called before each step, and each entry that leads to the first one; who has
                waited long enough raises an error in it.

        Raises:
            BadInput: there is no such step, or no such seat.
        """
        self._check(viewer, first)
        if viewer is None and is_over:
            viewer = self._witness
        match = self._at(self._starts[first], beat)
        view = self._view(match, viewer) if first else {}
        steps: list[Step] = []
        left = most_bytes
        for number in range(first, min(self.steps, first + max(1, min(count, MOST)))):
            if beat is not None:
                _ = beat()
            step, view = self._step(match, viewer, number, view, whole=number == first)
            if left is not None:
                left -= len(msgspec.json.encode(step))
                if left < 0 and steps:
                    break
            steps.append(step)
        return Chunk(first, self.steps, tuple(steps))

    def _check(self, viewer: Viewer, first: int) -> None:
        if viewer not in (None, EVERYBODY, *self.seats):
            shown = str(viewer + 1) if isinstance(viewer, int) else str(viewer)
            raise BadInput(say("replay-no-seat", asked=shown, seats=len(self.seats)), place="seat")
        if not 0 <= first < self.steps:
            message = say("replay-no-step", asked=str(first), steps=self.steps - 1)
            raise BadInput(message, place="step")

    def _at(self, entry: int, beat: Callable[[], object] | None = None) -> Match[Any]:
        """Return a match of one's own as it was after a number of entries."""
        if not self._kept:
            match = match_of(self._library, self.journal.header)
            match.start()
            return match
        place = min(entry // self._every, len(self._kept) - 1)
        match = self._kept[place].fork()
        for passed in self.entries[place * self._every : entry]:
            if beat is not None:
                _ = beat()
            match.feed(passed)
        return match

    def _step(
        self,
        match: Match[Any],
        viewer: Viewer,
        number: int,
        before_view: dict[str, Any],
        *,
        whole: bool,
    ) -> tuple[Step, dict[str, Any]]:
        """Play one step from the view that is known; return it, and the view at its end."""
        before = self._starts[number]
        after = self._starts[number + 1] if number + 1 < self.steps else len(self.entries)
        done = _done(match, self.entries[before], viewer) if number else _Done()
        for entry in self.entries[before:after]:
            match.feed(entry)
        view = self._view(match, viewer)
        changed = {
            name: value for name, value in view.items() if before_view.get(name, MISSING) != value
        }
        lines = tuple(self._lines(match, viewer, self._logs[before] if number else 0))
        step = Step(
            number,
            before,
            after,
            done.seat,
            done.kind,
            done.clause,
            done.question,
            done.answer,
            lines,
            view if whole else changed,
            whole,
            not lines and not changed,
        )
        return step, view

    def _lines(self, match: Match[Any], viewer: Viewer, start: int) -> Iterator[ReplayLine]:
        for position, event in enumerate(match.log(start), start):
            weight = self._weights.of(event)
            for message in told_to(event, viewer, self.seats):
                yield ReplayLine(position, event.clause, message, type(event).__name__, weight)

    def _view(self, match: Match[Any], viewer: Viewer) -> dict[str, Any]:
        if viewer != EVERYBODY:
            return self._fields(match, viewer)
        public = self._fields(match, self._witness)
        seen = {seat: self._fields(match, seat) for seat in self.seats}
        own = {
            str(int(seat)): {name: value for name, value in fields.items() if value != public[name]}
            for seat, fields in seen.items()
        }
        if self._draw is not None:
            drawings = [fields[DRAWING] for fields in seen.values()]
            public[DRAWING] = laid_open(public[DRAWING], drawings)
        return {**public, SEATS: own}

    def _fields(self, match: Match[Any], seat: Seat | None) -> dict[str, Any]:
        view = self._game.view(match.table, seat)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        # Nobody can answer anything any more.
        return (
            fields if self._draw is None else {**fields, DRAWING: self._draw(view, (), self._drawn)}
        )


def _refuse_public(entries: Sequence[Entry]) -> None:
    for number, entry in enumerate(entries, 1):
        answer = entry.answer if isinstance(entry, Answered) else None
        if isinstance(answer, dict) and "hidden" in answer:
            raise BadInput(say("journal-public-copy"), place=f"entry {number}")


def _decision_of(match: Match[Any], entry: Answered) -> Decision[Any] | None:
    """Return the question that an entry answers; an entry that answers none fits no rules."""
    for question in match.pending:
        if (question.serial, question.decision.seat) == (entry.serial, entry.seat):
            return question.decision
    return None


def _is_choice(match: Match[Any], entry: Entry) -> bool:
    """Return whether an entry is something that somebody did."""
    if isinstance(entry, Initiated):
        return entry.kind != ENTROPY
    decision = _decision_of(match, entry)
    if entry.seat == CHANCE or decision is None:
        return False
    return decision.secret or decision.domain is not None or len(decision.options) > 1


class _Done(Struct, frozen=True):
    """The deed of somebody, as far as a viewer may know."""

    seat: Seat | None = None
    kind: str = ""
    clause: str = ""
    question: Message | None = None
    answer: Message | None = None


def _done(match: Match[Any], entry: Entry, viewer: Viewer) -> _Done:
    if isinstance(entry, Initiated):
        return _Done(entry.seat, entry.kind, answer=say(f"replay-act-{entry.kind}"))
    decision = _decision_of(match, entry)
    assert decision is not None, entry
    is_own = viewer in (entry.seat, EVERYBODY)
    return _Done(
        entry.seat,
        decision.prompt.kind,
        decision.prompt.clause,
        # What a seat is asked may tell what it holds.
        decision.message if is_own else None,
        _answered(match, decision, entry.answer) if is_own or not decision.secret else None,
    )


def _answered(match: Match[Any], decision: Decision[Any], answer: object) -> Message:
    option = decision.option(answer) if isinstance(answer, str) else None
    if option is not None:
        return match.table.rulebook.game.option_message(match.table, decision, option)
    if isinstance(answer, int):
        return say("number", number=answer)
    parts = answer if isinstance(answer, list | tuple) else (answer,)
    return say("replay-answer", answer=tuple(str(part) for part in parts))


def told_to(event: Event[Any], viewer: Viewer, seats: Sequence[Seat]) -> tuple[Message, ...]:
    """Return what a viewer is told of an event.

    Everybody at once is told what the seats are, the same thing once; where a seat is told more
    than a spectator, the spectator's line says nothing new.
    """
    if viewer != EVERYBODY:
        message = event.told(viewer)
        return () if message is None else (message,)
    public = event.told(None)
    more: list[Message] = []
    for seat in seats:
        own = event.told(seat)
        if own is not None and own != public and own not in more:
            more.append(own)
    if more:
        return tuple(more)
    return () if public is None else (public,)
