"""Matches of this revision, for tests that open them later: `python -m scripts.fixtures NAME`.

It writes `tests/data/other-rules/NAME.json.gz`, once: such a file is never changed. For each format
it has a table that runs, what came after until its match was over, the journal of the whole match,
a saved game, and what its people had been told. Its games are random and follow from one seed.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from gorin.cli.terminal.saves import Chair, Notes
from gorin.content.box.format import Format
from gorin.content.boxes import LISTED
from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.told import told_of
from gorin.hall.store.rows import Told
from gorin.hall.table.commands import Act, Answer, Begin, Speak
from gorin.hall.table.play import Play
from gorin.hall.table.records import Kept
from gorin.hall.table.terms import Chosen, Terms
from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Decision
from gorin.kernel.journal import Journal, write

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "data" / "other-rules"
SEED = bytes(range(32))
CHANCE = 5
ANSWERS = 26
"""The answers of people after which a table is looked at while it runs."""
FIRST, STEP = 1000, 1000
"""The time at which a table is opened, and the milliseconds from one answer to the next."""
TRIES = 20
"""The random answers that are tried before the usual one is given."""


class Fixture(Struct, frozen=True):
    """A match: a table that runs, what came after, its journal, a saved game, what was told.

    What was told is there only while the match runs.
    """

    seed: str
    running: tuple[Kept, ...]
    finished: tuple[Kept, ...]
    journal: str
    save: dict[str, str] = field(default_factory=dict[str, str])
    told: Told | None = None


class _Table:
    """A table of the fewest seats, all of people."""

    def __init__(self, game: str, format: Format) -> None:
        self.at = FIRST
        self.people = [f"{seat:032x}" for seat in range(format.fewest_seats)]
        self.chance = Fast(CHANCE)
        self.room = Room("table", SEED, SHIPPED)
        options = {"series": format.id.removesuffix("-series")} if format.by_options else {}
        chosen = Chosen(game, None if format.by_options else format.id, options)
        terms = Terms(seats=len(self.people), chosen=chosen)
        self.room.open(self.people[0], "P0", terms, self.at)
        for number, person in enumerate(self.people[1:], 1):
            self.room.enter(person, f"P{number}", "player", self.at, invited=True)
        self.room.obey(self.people[0], Speak(1, "Good luck!"), self.at)
        self.room.obey(self.people[0], Begin(1), self.at)

    @property
    def play(self) -> Play:
        """The match."""
        play = self.room.standing.play
        assert play is not None
        return play

    @property
    def is_running(self) -> bool:
        return self.room.stage == "playing"

    def answer(self) -> None:
        """Answer what somebody is asked first; without such a question let time go by."""
        self.at += STEP
        self.room.tick(self.at)
        asked = [one for one in self.play.match.pending if one.decision.seat >= 0]
        if not asked or not self.is_running:
            due = self.room.due(self.at)
            self.at = self.at if due is None else max(due, self.at)
            self.room.tick(self.at)
            return
        decision, wire = asked[0].decision, self.play.wire(asked[0])
        for _ in range(TRIES):
            if self._is_taken(decision, wire, self._drawn(decision)):
                return
        assert self._is_taken(decision, wire, self._usual(decision)), "nothing can be answered"

    def _is_taken(self, decision: Decision[Any], wire: int, value: Any) -> bool:
        try:
            self.room.obey(self.people[decision.seat], Answer(1, wire, value), self.at)
        except Refused:
            return False
        return True

    def _drawn(self, decision: Decision[Any]) -> Any:
        if decision.domain is not None:
            return random_answer(decision, self.chance.below)
        return decision.options[self.chance.below(len(decision.options))].key

    def _usual(self, decision: Decision[Any]) -> Any:
        if decision.domain is not None:
            return decision.domain.default()
        return decision.options[decision.default].key

    def end(self) -> None:
        """Let one after another give up until the match is over."""
        for person in reversed(self.people):
            if self.is_running:
                self.room.obey(person, Act(1, "concede"), self.at)
        while self.is_running:
            self.answer()

    def save(self) -> dict[str, str]:
        """Return the running match as a saved game of the terminal."""
        header, names = self.play.header, range(len(self.people))
        chairs = tuple(Chair(f"P{seat}") for seat in names)
        notes = Notes(SEED.hex(), chairs, f"{header.game} {header.format}", self.play.turn)
        journal = Journal(header, self.play.match.journal.all())
        return {
            "journal": write(journal, seed=SEED),
            "notes": msgspec.json.encode(notes).decode(),
        }


def fixture_of(game: str, format: Format) -> Fixture:
    """Play a match of a format, and return what is kept of it."""
    table = _Table(game, format)
    for _ in range(ANSWERS):
        if table.is_running:
            table.answer()
    running = table.room.take_out()
    save = table.save() if table.is_running else {}
    told = told_of(table.room.standing, table.play)
    table.end()
    finished = table.room.take_out()
    return Fixture(SEED.hex(), running, finished, table.room.journal_text(public=True), save, told)


def fixtures() -> Mapping[str, Fixture]:
    """Return a match of each format, by game and format."""
    return {
        f"{box.id} {format.id}": fixture_of(box.id, format)
        for box in LISTED
        for format in box.formats
    }


def main(words: Sequence[str], say: Callable[[str], object] = print) -> int:
    """Write the matches of this revision under a name; return the exit code."""
    path = FOLDER / f"{words[0]}.json.gz"
    if path.exists():
        say(f"{path.name} is never changed; name another file")
        return 1
    _ = path.write_bytes(gzip.compress(msgspec.json.encode(fixtures()), 9, mtime=0))
    say(f"{path.name}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
