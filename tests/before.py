"""Matches from before versions of rules were told apart: `tests/data/other-rules`."""

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
from gorin.hall.table import play
from gorin.hall.table.records import Kept

FILE = Path(__file__).parent / "data" / "other-rules" / "before.json.gz"


class Before(Struct, frozen=True):
    """A match of then: a table that runs, what came after, its journal, a saved game."""

    seed: str
    running: tuple[Kept, ...]
    finished: tuple[Kept, ...]
    journal: str
    save: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def whole(self) -> tuple[Kept, ...]:
        """All records, to the end of the match."""
        return (*self.running, *self.finished)


@cache
def before() -> Mapping[str, Before]:
    """Return the matches of then, by game and format."""
    text = gzip.decompress(FILE.read_bytes())
    return msgspec.json.decode(text, type=dict[str, Before])


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
