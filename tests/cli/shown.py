"""The commands that the pages show: what somebody who reads them will type."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

from msgspec import Struct
from tests.meta.sources import ROOT, written

PAGES = ("README.md", "CONTRIBUTING.md", "client/README.md", "docs/*.md")
BLOCK = re.compile(r"^(?: {4}|\t)(?P<typed>\S.*)$")
FENCE = "```"
INLINE = re.compile(r"`([^`\n]+)`")
COMMENT = re.compile(r"(?:\s+#\s|\s{3,}\S).*$")
"""What stands behind a command in a block: a comment, or a column that says what it does."""
PLACES = re.compile(r"^(?:\.venv/bin/|\.venv\\Scripts\\)")


class Shown(Struct, frozen=True):
    """A command that a page shows: the page, the line, the words, and whether it is in a text.

    What stands in a text may be the beginning of a command; a block has whole ones. `into` is
    the file that takes the output, empty if none does.
    """

    page: str
    line: int
    words: tuple[str, ...]
    inline: bool
    into: str = ""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {shlex.join(self.words)}"


def pages() -> tuple[str, ...]:
    """Return the pages, from the folder of the repository."""
    found = (path for pattern in PAGES for path in sorted(ROOT.glob(pattern)))
    return tuple(path.relative_to(ROOT).as_posix() for path in found)


def shown(page: str, *programs: str) -> Iterator[Shown]:
    """Yield the commands of some programs that a page shows, in order."""
    fenced = False
    for number, line in enumerate(written(ROOT / page).splitlines(), 1):
        if line.startswith(FENCE):
            fenced = not fenced
            continue
        found = BLOCK.match(f"    {line}" if fenced else line)
        if found:
            typed = [(COMMENT.sub("", found["typed"]), False)]
        else:
            typed = [(each, True) for each in INLINE.findall(line)]
        for text, inline in typed:
            yield from _commands(page, number, text, programs, inline=inline)


def _commands(
    page: str, line: int, text: str, programs: tuple[str, ...], *, inline: bool
) -> Iterator[Shown]:
    text = PLACES.sub("", text)
    if text.partition(" ")[0] not in programs:
        return
    # What a shell does with the output is no part of the command.
    text, _, into = text.partition(" > ")
    words = shlex.split(text.partition(" | ")[0])
    yield Shown(page, line, tuple(words), inline, into.strip())
