"""Matches from earlier: before versions of rules were told apart, and once all was told of them.

They lie in `tests/data/other-rules`.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field
from msgspec.structs import replace

from gorin.content.desk import versions
from gorin.content.desk.versions import Earlier, Numbered
from gorin.hall.store.rows import Told
from gorin.hall.table import play
from gorin.hall.table.records import Kept

FOLDER = Path(__file__).parent / "data" / "other-rules"
FILES = {"before": "", "told": " told"}
"""The files there, and what their matches are called behind game and format."""


class Before(Struct, frozen=True):
    """A match of then: a table that runs, what came after, its journal, a saved game.

    `told` is what was told while it ran, where that was kept already.
    """

    seed: str
    running: tuple[Kept, ...]
    finished: tuple[Kept, ...]
    journal: str
    save: dict[str, str] = field(default_factory=dict[str, str])
    told: Told | None = None

    @property
    def whole(self) -> tuple[Kept, ...]:
        """All records, to the end of the match."""
        return (*self.running, *self.finished)


@cache
def before() -> Mapping[str, Before]:
    """Return the matches of then, by game and format; those of later say so behind that."""
    found: dict[str, Before] = {}
    for file, suffix in FILES.items():
        text = gzip.decompress((FOLDER / f"{file}.json.gz").read_bytes())
        matches = msgspec.json.decode(text, type=dict[str, Before])
        found |= {f"{name}{suffix}": match for name, match in matches.items()}
    return found


def names() -> list[Any]:
    """Return the formats of then as parameters."""
    return [pytest.param(name, id=name.replace(" ", "/")) for name in before()]


@contextmanager
def mended(monkeypatch: pytest.MonkeyPatch, *, raised: bool = True) -> Iterator[None]:
    """Let all formats have rules that were mended: under the next number, or under the same one."""
    real = versions.register()

    def after(listed: Numbered) -> Numbered:
        if not raised:
            return replace(listed, sources=(*listed.sources, "another"))
        gone = Earlier(listed.version, "0123abcd", listed.sources)
        return Numbered(listed.version + 1, ("another",), (*listed.earlier, gone))

    changed = {
        game: {format: after(listed) for format, listed in formats.items()}
        for game, formats in real.items()
    }
    with monkeypatch.context() as patch:
        patch.setattr(versions, "register", lambda: changed)
        play._start.cache_clear()
        yield
    play._start.cache_clear()
