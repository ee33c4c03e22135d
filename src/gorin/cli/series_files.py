"""Series on the disk: one folder with the journal of the series and those of its levels.

A running series lies among the saved games, `series.jsonl` with `level-1.jsonl` and so on beside
it. A level's journal is written before the series is told of it, so that a program killed at any
moment loses nothing that was answered. A finished series lies among the journals, seeds revealed.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from gorin.cli.terminal import saves
from gorin.cli.terminal.saves import Notes, Save, journals_folder, saves_folder
from gorin.content.tomb_raider.formats import SERIES_PREFIX
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import Header
from gorin.kernel.match import Match
from gorin.kernel.words import say

SERIES = "series"
FILE = f"{SERIES}.jsonl"


class ListedSeries(Struct, frozen=True):
    """A saved series in the list; `when` is in seconds since 1970."""

    id: str
    when: float


def new_save(header: Header, notes: Notes) -> Save:
    """Return the save of a new series: its name is its kind, the time, a part of its commitment."""
    kind = header.format.removeprefix(SERIES_PREFIX)
    first = f"{kind}-{time.strftime('%Y%m%d-%H%M%S')}-{str(header.commitment)[:4]}"
    id, number = first, 1
    while (saves_folder() / id).exists() or (journals_folder() / id).exists():
        number += 1
        id = f"{first}-{number}"
    return Save(f"{id}/{SERIES}", header, notes)


def id_of(save: Save) -> str:
    """Return the id of a series from the save of its journal."""
    return save.id.partition("/")[0]


def load(id: str) -> tuple[Save, Match[Any]]:
    """Return a saved series, played again up to where it was left.

    Raises:
        BadInput: a file is damaged, was edited, or belongs to another version of the game.
    """
    return saves.load(f"{id}/{SERIES}")


def load_level(id: str, subject: str) -> tuple[Save, Match[Any]] | None:
    """Return a saved level of a series, None if nothing of it is on the disk.

    Raises:
        BadInput: a file is damaged, was edited, or belongs to another version of the game.
    """
    level = f"{id}/{subject}"
    return saves.load(level) if (saves_folder() / f"{level}.jsonl").exists() else None


def level_save(id: str, subject: str, header: Header, notes: Notes) -> Save:
    """Return the save of a new level of a series."""
    return Save(f"{id}/{subject}", header, notes)


def finish(save: Save, match: Match[Any]) -> None:
    """Write a series or a level that is over, with its result and its seed revealed."""
    save.write_finished(match, save.path)


def archive(id: str) -> Path:
    """Move a finished series to the journals; the journal of the series goes last."""
    start, end = saves_folder() / id, journals_folder() / id
    end.mkdir(parents=True, exist_ok=True)
    for path in (*sorted(start.glob("level-*.jsonl")), start / FILE):
        path.replace(end / path.name)
    with suppress(OSError):  # some systems keep a file that is open
        for path in start.iterdir():
            path.unlink()
        start.rmdir()
    return end / FILE


def locked(id: str) -> AbstractContextManager[None]:
    """Hold a saved series for this process.

    Raises:
        BadInput: another process is playing it; the message names its number.
    """
    return saves.locked(f"{id}/{SERIES}")


def list_series() -> list[ListedSeries]:
    """Return the saved series, the newest first."""
    folder = saves_folder()
    found = [
        ListedSeries(path.parent.name, path.stat().st_mtime) for path in folder.glob(f"*/{FILE}")
    ]
    return sorted(found, key=lambda series: (-series.when, series.id))


def find_series(asked: str) -> str:
    """Return the id of a saved series from its number in the list or the beginning of its id.

    Raises:
        BadInput: there is no such saved series.
    """
    ids = [series.id for series in list_series()]
    if asked.isdecimal() and 1 <= int(asked) <= len(ids):
        return ids[int(asked) - 1]
    found = [id for id in ids if id == asked] or [id for id in ids if id.startswith(asked)]
    if len(found) != 1:
        raise BadInput(say("series-no-such-save", asked=asked, count=len(ids)))
    return found[0]


def file_of(asked: str) -> Path:
    """Return the journal of a series from its file, its folder, or its id."""
    path = Path(asked)
    if path.is_dir():
        return path / FILE
    if not path.exists():
        for folder in (saves_folder(), journals_folder()):
            if (folder / asked / FILE).exists():
                return folder / asked / FILE
    return path


def levels_beside(path: Path) -> Iterator[tuple[int, Path]]:
    """Yield the journals of levels that lie beside the journal of a series, with their numbers."""
    for found in sorted(path.parent.glob("level-*.jsonl")):
        number = found.stem.removeprefix("level-")
        if number.isdecimal():
            yield int(number), found
