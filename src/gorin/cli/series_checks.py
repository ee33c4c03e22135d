"""Checking a series: its journal, and that the journals of its levels fit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from gorin.cli.series_files import FILE, levels_beside
from gorin.content.reading.files import read_text
from gorin.content.tomb_raider.formats import SERIES_PREFIX
from gorin.content.tomb_raider.linked_levels import LevelCheck, check_levels
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import Header, Journal, read
from gorin.kernel.words import Message, Name, say

C = TypeVar("C")


def is_series(header: Header) -> bool:
    """Return whether a journal is that of a series."""
    return header.format.startswith(SERIES_PREFIX)


def journal_in(file: Path) -> Path:
    """Return the journal that a path names: that of the series if it is a folder."""
    return file / FILE if file.is_dir() else file


def levels_of(path: Path) -> Iterator[tuple[int, Path]]:
    """Yield the journals of the levels beside that of a series, by number."""
    yield from sorted(levels_beside(path))


def level_checks(
    series: Journal, path: Path, check: Callable[[str, str, Message], C]
) -> Iterator[C]:
    """Yield for each level that the series was told of whether its journal fits.

    Args:
        series: the journal of the series.
        path: where it lies, the journals of its levels beside it.
        check: makes a check of a name, a verdict and what is to be said.
    """
    levels: dict[int, Journal] = {}
    for number, file in levels_of(path):
        try:
            levels[number] = read(read_text(file), name=str(file))
        except BadInput as error:
            if error.message.id != "journal-edited":
                raise
    for found in check_levels(series, levels):
        verdict = "fine" if found.is_fine else "wrong"
        yield check(f"level-{found.number}", verdict, _said(found))


def _said(found: LevelCheck) -> Message:
    level = Name("level", found.title)
    if not found.found:
        return say("verify-level-missing", number=found.number, level=level)
    if not found.fits:
        return say("verify-level-other", number=found.number, level=level)
    if not found.reported:
        return say("verify-level-untold", number=found.number, level=level)
    if found.chance is False:
        return say("verify-level-chance", number=found.number, level=level)
    return say("verify-level-fine", number=found.number, level=level)
