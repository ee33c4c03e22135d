"""Saved games: where they lie, how they are written so that nothing is lost, and locks.

A running game is two files: its journal, as the kernel writes it, and notes that no journal may
hold yet, the secret seed above all. Both are replaced as a whole, so that a program killed at any
moment leaves the old or the new one. A finished game is a journal alone, its seed revealed. A
series of levels is one game as well.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from gorin.content.box.wishes import Deck
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.matches import match_of
from gorin.content.desk.versions import playing_again
from gorin.content.reading.files import LARGEST_JOURNAL, read_text
from gorin.content.reading.folders import home, unwritable, write_whole
from gorin.kernel import journal as journals
from gorin.kernel.chance import ENTROPY, Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.event import Tape
from gorin.kernel.journal import Entry, Header, Initiated, Journal, Result
from gorin.kernel.match import Match
from gorin.kernel.words import say

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


OLD_SERIES = "series.jsonl"
"""The journal of a series in a folder of its own, as versions wrote it that kept one for each
level beside it.
"""


class Chair(Struct, frozen=True):
    """The player of a seat: a name, and the level of the bot, empty for a person."""

    name: str
    bot: str = ""


class Settings(Struct):
    """The settings that people make for themselves; the rules know nothing of them.

    Attributes:
        stops: "useful": questions with one answer are answered silently; "all": all are asked.
        choices: what is left to the table of what the game lets a person leave to it.
        cards: which cards are asked about "never" or "always" in windows, by their slugs.
    """

    stops: str = "useful"
    choices: dict[str, str] = field(default_factory=dict[str, str])
    cards: dict[str, str] = field(default_factory=dict[str, str])


class MatchNotes(Struct, frozen=True):
    """The match of several games that a game belongs to.

    Attributes:
        games: of how many games it is.
        won: who won each of the games before.
        format: the format that was asked for.
        options: the options of the game, as plain data.
        decks: the deck of each seat as it is now, with its sideboard.
    """

    games: int
    won: tuple[tuple[Seat, ...], ...]
    format: str | None
    options: dict[str, Any]
    decks: tuple[Deck, ...] = ()


class Notes(Struct):
    """The notes that a running game needs beside its journal. The seed is secret until the end.

    `guided` says that lessons are given: the game is a tutorial; `series` that several levels
    are played; `match` the match of several games that it belongs to.
    """

    seed: str
    chairs: tuple[Chair, ...]
    title: str = ""
    turn: int = 0
    settings: Settings = field(default_factory=Settings)
    guided: bool = False
    series: bool = False
    match: MatchNotes | None = None


class Listed(Struct, frozen=True):
    """A saved game in the list; `when` is in seconds since 1970, `fault` says what is wrong."""

    id: str
    when: float
    title: str = ""
    turn: int = 0
    chairs: tuple[Chair, ...] = ()
    series: bool = False
    fault: BadInput | None = None


def saves_folder() -> Path:
    """Return where running games lie."""
    return home() / "saves"


def journals_folder() -> Path:
    """Return where finished games lie."""
    return home() / "journals"


class Save:
    """One running game on disk."""

    def __init__(self, id: str, header: Header, notes: Notes) -> None:
        self.id = id
        self.header = header
        self.notes = notes
        self._kept = -1

    @property
    def path(self) -> Path:
        """The path of the journal."""
        return saves_folder() / f"{self.id}.jsonl"

    @property
    def seed(self) -> bytes:
        """The secret seed of the table."""
        return bytes.fromhex(self.notes.seed)

    def keep(self, match: Match[Any]) -> None:
        """Write the game; on return everything that happened so far is on the disk."""
        if len(match.journal) == self._kept:
            return
        self.notes.turn = find_box(self.header.game).customs.turn(match.table)
        self.keep_notes()
        journal = Journal(self.header, match.journal.all())
        write_whole(self.path, journals.write(journal, seed=self.seed).encode())
        self._kept = len(match.journal)

    def keep_notes(self) -> None:
        """Write what is kept beside the journal."""
        write_whole(_notes_path(self.id), msgspec.json.encode(self.notes))

    def finish(self, match: Match[Any]) -> Path:
        """Move the finished game to the journals, with its result and the seed revealed."""
        path = self.finished(match)
        self.discard()
        return path

    def finished(self, match: Match[Any]) -> Path:
        """Write the finished game among the journals; it stays among the saved ones."""
        path = journals_folder() / f"{self.id}.jsonl"
        self.write_finished(match, path)
        return path

    def discard(self) -> None:
        """Take the game away from the saved ones."""
        self.path.unlink(missing_ok=True)
        _notes_path(self.id).unlink(missing_ok=True)
        with suppress(OSError):  # some systems keep a file that is open
            _lock_path(self.id).unlink()

    def write_finished(self, match: Match[Any], path: Path) -> None:
        """Write the finished game to a file, with its result and the seed revealed."""
        outcome: dict[str, Any] = msgspec.to_builtins(match.outcome)
        result = Result(match.state_digest(), outcome, self.notes.seed)
        journal = Journal(self.header, match.journal.all(), result)
        write_whole(path, journals.write(journal, seed=self.seed).encode())


def new_save(header: Header, notes: Notes, played: str) -> Save:
    """Return the save of a new game: its name is what is played, the time, its commitment's start.

    Args:
        header: that of its journal.
        notes: what is kept beside the journal.
        played: a level, a kind of series, the game.
    """
    name = "".join(letter if letter.isalnum() else "-" for letter in played)
    moment = time.strftime("%Y%m%d-%H%M%S")
    first = f"{name}-{moment}-{str(header.commitment)[:4]}"
    id, number = first, 1
    while _notes_path(id).exists() or (journals_folder() / f"{id}.jsonl").exists():
        number += 1
        id = f"{first}-{number}"
    return Save(id, header, notes)


def list_saves() -> list[Listed]:
    """Return the saved games, the newest first; what cannot be read is listed as such."""
    folder = saves_folder()
    if not folder.is_dir():
        return []
    saves = [_listed(path) for path in folder.glob("*.jsonl")]
    return sorted(saves, key=lambda save: (-save.when, save.id))


def _listed(path: Path) -> Listed:
    when = path.stat().st_mtime
    try:
        notes = _read_notes(path.stem)
    except BadInput as error:
        return Listed(path.stem, when, fault=error)
    return Listed(path.stem, when, notes.title, notes.turn, notes.chairs, notes.series)


def list_old_series() -> list[str]:
    """Return the ids of saved series that an earlier version began and this one cannot go on with.

    Each is a folder with the journals of the series and of its levels.
    """
    return sorted(path.parent.name for path in saves_folder().glob(f"*/{OLD_SERIES}"))


def find_save(asked: str, *, series: bool = False) -> str:
    """Return the id of a saved game, or of a saved series, from its number in the list or its id.

    Raises:
        BadInput: there is none, or it is a series of an earlier version.
    """
    saves = [save for save in list_saves() if save.series or not series]
    if asked.isdecimal() and 1 <= int(asked) <= len(saves):
        return saves[int(asked) - 1].id
    ids = [save.id for save in saves if save.id == asked] or [
        save.id for save in saves if save.id.startswith(asked)
    ]
    old = [id for id in list_old_series() if id.startswith(asked)]
    if old and not ids:
        raise BadInput(say("series-farewell"), place=str(saves_folder() / old[0]))
    if len(ids) != 1:
        kind = "series" if series else "play"
        raise BadInput(say(f"{kind}-no-such-save", asked=asked, count=len(saves)))
    return ids[0]


def load(library: Library, id: str) -> tuple[Save, Match[Any]]:
    """Return a saved game and its match, played again up to where it was left.

    Raises:
        BadInput: a file is damaged, was edited, or belongs to another version of the game.
    """
    notes = _read_notes(id)
    path = saves_folder() / f"{id}.jsonl"
    journal = journals.read(_read_text(path), name=path.name)
    save = Save(id, journal.header, notes)
    try:
        match = match_of(library, journal.header)
    except BadInput as error:
        raise BadInput.together([_in_file(fault, path) for fault in error.all]) from None
    match.start()
    match.chance = source_of(save, journal.entries)
    try:
        with playing_again(journal.header):
            match.replay(journals.effective(journal.entries))
    except BadInput as error:
        raise BadInput(error.message, place=str(path), clause=error.clause) from None
    drawn = match.journal.since(len(journals.effective(journal.entries)))
    match.journal = _tape([*journal.entries, *drawn])
    return save, match


def _in_file(fault: BadInput, path: Path) -> BadInput:
    """Return what is wrong with the header of a journal, which is the first line of its file."""
    place = fault.place.removeprefix("header").strip()
    where = f"{path}:1: {place}" if place else f"{path}:1"
    return BadInput(fault.message, place=where, clause=fault.clause)


def source_of(save: Save, entries: list[Entry]) -> Committed:
    """Return the source of chance as it stands after these entries, undone ones included."""
    added = [
        entry.data for entry in entries if isinstance(entry, Initiated) and entry.kind == ENTROPY
    ]
    draws = len(journals.draws(Journal(save.header, entries)))
    return Committed(save.seed, (*save.header.entropy, *added), draws)


def _tape(entries: list[Entry]) -> Tape[Entry]:
    tape: Tape[Entry] = Tape()
    tape.own = entries
    return tape


def _notes_path(id: str) -> Path:
    return saves_folder() / f"{id}.json"


def _lock_path(id: str) -> Path:
    return saves_folder() / f"{id}.lock"


def _read_text(path: Path) -> str:
    return read_text(path, str(path), LARGEST_JOURNAL)


def _read_notes(id: str) -> Notes:
    path = _notes_path(id)
    try:
        notes = msgspec.convert(_with_choices(msgspec.json.decode(_read_text(path))), Notes)
        bytes.fromhex(notes.seed)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BadInput(say("play-notes-damaged"), place=str(path)) from None
    return notes


def _with_choices(data: Any) -> Any:
    """Return notes with the choices of the game in one place; earlier versions kept them apart."""
    settings = data.get("settings") if isinstance(data, dict) else None
    if not isinstance(settings, dict) or "choices" in settings:
        return data
    choices = {name: value for name, value in settings.items() if name != "stops"}
    return {**data, "settings": {"stops": settings.get("stops", "useful"), "choices": choices}}


@contextmanager
def locked(id: str) -> Iterator[None]:
    """Hold a saved game for this process; the system lets go of it when the process ends.

    Raises:
        BadInput: another process is playing it; the message names its number.
    """
    path = _lock_path(id)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise unwritable(path, error) from None
    with os.fdopen(handle, "r+b") as file:
        if not _take(file.fileno()):
            # Byte 0 is what is locked; the number follows it, so that it can be read.
            file.seek(1)
            holder = file.read().decode(errors="replace").strip() or "?"
            raise BadInput(say("play-save-in-use", save=id, process=holder))
        file.truncate(0)
        file.write(b" " + str(os.getpid()).encode())
        file.flush()
        yield


def _take(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
