"""On which line of a TOML file each entry stands, within lists and inline tables too.

`toml_lines` knows the keys and tables that begin a line; this looks into their values. Like it,
it trusts that the text is TOML.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from gorin.content.reading.toml_lines import Path, line_numbers

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_TEXT = re.compile(
    r'"""(?:\\.|(?!""")[\s\S])*""""{0,2}|\'\'\'(?:(?!\'\'\')[\s\S])*\'\'\'\'{0,2}'
    r"|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'|[^,\[\]{}#\n]+"
)
_KEY = re.compile(r'[ \t]*((?:[^"\'=\n]|"(?:\\.|[^"\\])*"|\'[^\']*\')+?)[ \t]*=')
_PART = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|[A-Za-z0-9_-]+')
_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


def entry_lines(text: str) -> dict[Path, int]:
    """Return the lines, counted from 1, of all tables, keys and entries of lists."""
    text = text.replace("\r\n", "\n")
    starts = [0, *(found.end() for found in re.finditer("\n", text))]
    lines = dict(line_numbers(text))
    for path, line in tuple(lines.items()):
        key = _KEY.match(text, starts[line - 1])
        if key is not None and text[starts[line - 1]] != "[":
            scan = _Scan(text)
            scan.value(path, key.end())
            for inner, offset in scan.found.items():
                _ = lines.setdefault(inner, bisect_right(starts, offset))
    return lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """Return the line of an entry; if the file does not have it, of what it would be in."""
    for length in range(len(path), 0, -1):
        if path[:length] in lines:
            return lines[path[:length]]
    return 1


def path_of(shown: str) -> Path:
    """Return the path that is written like "decks[0].cards"."""
    return tuple(_steps(shown))


def _steps(shown: str) -> Iterator[str | int]:
    for step in _STEP.finditer(shown):
        yield step[1] if step[1] is not None else int(step[2])


class _Scan:
    """Reads a value and notes where the entries in it begin."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: dict[Path, int] = {}

    def blank(self, at: int) -> int:
        found = _BLANK.match(self.text, at)
        return found.end() if found else at

    def value(self, path: Path, at: int) -> int:
        """Note a value that begins here or after blanks; return where it ends."""
        at = self.blank(at)
        self.found[path] = at
        if self.text[at] == "[":
            return self.array(path, at + 1)
        if self.text[at] == "{":
            return self.table(path, at + 1)
        found = _TEXT.match(self.text, at)
        return found.end() if found else at + 1

    def array(self, path: Path, at: int) -> int:
        number = 0
        while (at := self.blank(at)) < len(self.text) and self.text[at] != "]":
            at = self.blank(self.value((*path, number), at))
            at += self.text[at] == ","
            number += 1
        return at + 1

    def key(self, at: int) -> re.Match[str] | None:
        """Return the key that stands here, None at the end of a table."""
        at = self.blank(at)
        return None if self.text[at] == "}" else _KEY.match(self.text, at)

    def table(self, path: Path, at: int) -> int:
        while (key := self.key(at)) is not None:
            parts = (part.strip("\"'") for part in _PART.findall(key[1]))
            at = self.blank(self.value((*path, *parts), key.end()))
            if self.text[at] != ",":
                break
            at += 1
        return self.blank(at) + 1
