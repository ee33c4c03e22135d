"""The match of a table: its journal as records tell it, and what may be taken back.

Serial numbers of questions come again after an undo. What goes over the wire are other numbers,
which never do: those of the match and the highest one shown before the last undo. So an answer that
was on its way while something was taken back meets no other question.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box.customs import Customs
from gorin.content.box.drawing import Drawn
from gorin.content.box.windows import Passed, Windows
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library, Overlay
from gorin.content.desk.matches import match_of
from gorin.hall.table.between import Betweens
from gorin.hall.table.records import Played
from gorin.hall.table.updates import PassedWindow
from gorin.kernel.chance import ENTROPY, Committed
from gorin.kernel.decision import CHANCE, Question, Seat
from gorin.kernel.journal import (
    Answered,
    Entry,
    Header,
    Initiated,
    Journal,
    Result,
    Undone,
    digest,
    write,
)
from gorin.kernel.match import Match
from gorin.kernel.table import Outcome, Table

KNOWN_STARTS = 64
"""The number of starts that are remembered: many tables play the same level and decks."""
KNOWN_QUESTIONS = 100
"""The number of questions whose clauses are remembered, for answers that come late."""
LIGHT = 8
"""The number of bytes that stand for what has come to light."""


class Mark(Struct, frozen=True, gc=False):
    """A choice that a person made in earnest.

    Attributes:
        entry: how many effective entries came before it.
        seat: whose choice it was.
        light: stands for all that had come to light for the seat before it.
        clocks: what the clocks showed before it.
        chance: the place of the last entry before it in which chance answered, -1.
        leaving: the place of the last one before it by which somebody left the match, -1.
        told: how many lines the log had before it.
    """

    entry: int
    seat: Seat
    light: str
    clocks: tuple[int, ...]
    chance: int
    leaving: int
    told: int


def start_of(library: Library, header: Header) -> Table[Any]:
    """Return where the match of a journal starts, as a table that must be copied, not changed.

    Raises:
        BadInput: the header does not fit this version or the cards.
    """
    setup = replace(header, players=(), entropy=(), commitment=None)
    return _start(library, msgspec.json.encode(setup))


@lru_cache(KNOWN_STARTS)
def _start(library: Library, header: bytes) -> Table[Any]:
    """Return where matches with this header start."""
    return match_of(library, msgspec.json.decode(header, type=Header)).table


_FIELD_NAMES: dict[str, tuple[str, ...]] = {}
"""The fields of the views of games that were looked at, by the id of the game."""


def _field_names(table: Table[Any]) -> tuple[str, ...]:
    """Return the fields of the view of a game; it is always made of the same ones."""
    game = table.rulebook.game
    if game.id not in _FIELD_NAMES:
        _FIELD_NAMES[game.id] = game.view(table, None).__struct_fields__
    return _FIELD_NAMES[game.id]


class Last(Struct, frozen=True):
    """The end of a match: its last state, and its outcome unless it was closed before."""

    state: Any
    outcome: Outcome | None


class Unwritten(Struct, frozen=True):
    """A journal not yet written: all that its text takes, and nothing that still changes.

    To write thousands of entries takes a while, so it is done where no table waits for it.
    """

    journal: Journal
    seed: bytes
    public: bool
    last: Last | None

    @property
    def has_ended(self) -> bool:
        """The match is over or was closed: the text stays as it is."""
        return self.last is not None

    @property
    def length(self) -> int:
        """The number of entries in the journal."""
        return len(self.journal.entries)

    def text(self) -> str:
        """Return the journal as text."""
        result, ending = None, None
        if self.last is not None:
            outcome = self.last.outcome
            if outcome is not None:
                ending = {
                    "winners": outcome.winners,
                    "clause": outcome.clause,
                    "reason": outcome.reason,
                }
            result = Result(digest(self.last.state), ending, self.seed.hex())
        journal = Journal(self.journal.header, self.journal.entries, result)
        return write(journal, seed=self.seed, public=self.public)


class Play:
    """A match at a table.

    Attributes:
        match: the match itself.
        header: what its journal starts from.
        moments: how many records were played, those that were taken back too.
        length: how many entries of the journal still count.
        marks: the choices of people that still count, the oldest first.
        last_chance: the place of the last entry that still counts in which chance answered, -1.
        last_leaving: the place of the last one by which somebody left the match, -1.
        asked: when each open question was put, by its number on the wire.
        clauses: which clause asked each of the last questions, open or not, by its number.
        put: the open questions to seats as they were put, by their serial numbers.
        undos: how many times something was taken back.
        leaving: what somebody may do unasked to leave the match.
        windows: the windows of this turn in which people have passed.
        betweens: how the match stood where something grave happened, until all are told of it.
        entered: what an owner entered of the cards that are played with.
        drawing: what `any` draws of a view; None for a game that says nothing of it.
        drawn: the parts of such drawings as they were drawn last.
        field_names: the fields of the game's view.
        undone_to: how long the log was after that happened last.
        base: what is added to the serial number of a question to make its number on the wire.
        top: the highest number on the wire so far.
        draws: how often chance has answered, also what was taken back.
        stirred: what seats have added to chance since the match began.
        told: how many events of the log are kept as they were told.
    """

    def __init__(
        self, library: Library, header: Header, seed: bytes, match: Match[Any] | None = None
    ) -> None:
        self.header = header
        if match is None:
            start = start_of(library, header)
            match = Match(Table(start.rulebook, start.state.copy()))
        self.match = match
        self.moments = 0
        self.length = 0
        self.marks: list[Mark] = []
        self.last_chance = -1
        self.last_leaving = -1
        self.asked: dict[int, int] = {}
        self.clauses: dict[int, str] = {}
        self.put: dict[int, PassedWindow] = {}
        self.undos = 0
        self.undone_to = 0
        box = find_box(header.game)
        self.customs: Customs = box.customs
        self.windows = Windows(self.customs)
        self.betweens = Betweens(self.customs.weights)
        self.betweens.watch(self.match.table)
        self._offer: Passed | None = None
        self.drawing = box.draw
        self.drawn = Drawn()
        self.entered: Overlay = {} if box.cards is None else box.cards.entered(library)
        self.field_names = _field_names(self.match.table)
        self.base = 0
        self.top = 0
        self.draws = 0
        self.stirred: tuple[str, ...] = ()
        self.told = 0
        self._seed = seed
        self._lit = -1
        self._lights: dict[Seat, str] = {}
        self.leaving = self.match.table.rulebook.game.leaving

    # -- questions -------------------------------------------------------------------------

    def wire(self, question: Question) -> int:
        """Return the number of a question as it goes over the wire."""
        return self.base + question.serial

    def question(self, seat: Seat, wire: int) -> Question | None:
        """Return the open question of a seat with this number on the wire, None if there is none.

        A number that was good before is none now: its question has been answered or taken back.
        """
        for question in self.match.pending:
            if question.decision.seat == seat and self.wire(question) == wire:
                return question
        return None

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.customs.turn(self.match.table)

    @property
    def part(self) -> int:
        """The number of the part that is played: the level of a series; else 1."""
        return self.customs.part(self.match.table)

    # -- playing ---------------------------------------------------------------------------

    def wake(self) -> None:
        """Let chance answer from now on, where it stands after all draws of the journal."""
        if self.match.chance is None:
            entropy = (*self.header.entropy, *self.stirred)
            self.match.chance = Committed(self._seed, entropy, self.draws)

    def start(self) -> None:
        """Play up to the first question; chance may be asked it."""
        self.match.start()

    def draw(self) -> None:
        """Let chance answer a question that was left to it while it slept."""
        self.match.replay(())

    def sleep(self) -> None:
        """Let chance answer nothing: what it answered is put in again."""
        self.match.chance = None

    def feed(self, played: Played) -> None:
        """Put the entries of a record in again; chance's answers are among them.

        Raises:
            Disagreement: they do not fit the match.
        """
        for entry in played.entries:
            if isinstance(entry, Undone):
                self.match.undo(entry.seat, to=entry.to)
            else:
                self.match.feed(entry)

    def mark(self, seat: Seat, clocks: tuple[int, ...], *, is_casual: bool = True) -> Mark:
        """Return what must be remembered before a choice of a seat.

        What has come to light is looked at only where the rule of the table asks for it.
        """
        question = next((one for one in self.match.pending if one.decision.seat == seat), None)
        if question is not None:
            self._offer = self.windows.offer(self.match, question, self.length)
        light = self.light(seat) if is_casual else ""
        last = self.last_chance, self.last_leaving
        return Mark(self.length, seat, light, clocks, *last, len(self.match.table.log))

    def light(self, seat: Seat) -> str:
        """Return what stands for all that has come to light for a seat."""
        if self._lit != self.moments:
            self._lit, self._lights = self.moments, {}
        light = self._lights.get(seat)
        if light is None:
            light = self._lights[seat] = self._light(seat)
        return light

    def _light(self, seat: Seat) -> str:
        pick, table = self.customs.come_to_light, self.match.table
        if pick is None:
            return digest(table.rulebook.game.view(table, seat))
        seen = pick(table, seat)
        # The same in every process, unlike `hash`: a table that is kept goes on in another one.
        plain = msgspec.msgpack.encode(seen, order="deterministic")
        return hashlib.blake2b(plain, digest_size=LIGHT).hexdigest()

    def note(self, entries: tuple[Entry, ...], mark: Mark | None, at: int) -> None:
        """Note what a record has added to the journal."""
        first, offer = entries[0], self._offer
        self._offer = None
        self.moments += 1
        if offer is not None and isinstance(first, Answered):
            self.windows.note(offer, str(first.answer))
        if isinstance(first, Undone):
            self._note_undo(first)
        for entry in entries:
            if not isinstance(entry, Undone):
                self._note_entry(entry)
        if isinstance(first, Undone):
            self.undone_to = len(self.match.table.log)
            self.told = min(self.told, self.undone_to)
        elif mark is not None:
            self.marks.append(mark)
        self.note_questions(at)

    def _note_entry(self, entry: Answered | Initiated) -> None:
        if isinstance(entry, Answered):
            if entry.seat == CHANCE:
                self.last_chance = self.length
                self.draws += 1
        elif entry.kind in self.leaving:
            self.last_leaving = self.length
        elif entry.kind == ENTROPY:
            self.stirred = (*self.stirred, str(entry.data))
        self.length += 1

    def _note_undo(self, undone: Undone) -> None:
        """Note that all is as it was before the choice that was taken back."""
        mark = next(mark for mark in self.marks if mark.entry == undone.to)
        self.undos += 1
        self.betweens.forget()
        self.betweens.watch(self.match.table)
        self.base = self.top
        self.marks = [other for other in self.marks if other.entry < undone.to]
        self.windows.undo(undone.to)
        self.length = undone.to
        self.last_chance, self.last_leaving = mark.chance, mark.leaving

    def note_questions(self, at: int) -> None:
        """Note since when the open questions have been asked."""
        before = self.asked
        self.asked = {wire: before.get(wire, at) for wire in map(self.wire, self.match.pending)}
        self.top = max(self.top, *self.asked, 0)
        for question in self.match.pending:
            self.clauses[self.wire(question)] = question.decision.prompt.clause
        self.note_put()
        while len(self.clauses) > KNOWN_QUESTIONS:
            del self.clauses[next(iter(self.clauses))]

    def note_put(self) -> None:
        """Note how the open questions were put: who is passed for wants to know that afterwards."""
        at = len(self.match.table.log)
        self.put = {
            question.serial: PassedWindow(
                at, question.decision.prompt.clause, question.decision.message
            )
            for question in self.match.pending
            if question.decision.seat >= 0
        }

    def clause_of(self, wire: int) -> str:
        """Return the clause that asked a question of late, open or not; empty if none is known."""
        return self.clauses.get(wire, "")

    def ask_anew(self, at: int) -> None:
        """Let the open questions count as asked only now."""
        self.asked = dict.fromkeys(self.asked, at)

    # -- reading ---------------------------------------------------------------------------

    def unwritten(self, *, public: bool, ended: bool) -> Unwritten:
        """Return the journal to be written, with its result and the seed once it has ended.

        The result of a match that was closed before it was over has no outcome.
        """
        journal = Journal(self.header, self.match.journal.all())
        last = Last(self.match.table.state.copy(), self.match.outcome) if ended else None
        return Unwritten(journal, self._seed, public, last)
