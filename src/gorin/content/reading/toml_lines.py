"""Line numbers of the tables, keys and entries of a TOML file.

`tomllib` reads values but forgets where they were. This scans the text once more, and trusts that
it is TOML, which whoever calls has read it with `tomllib` to know.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""A path to something: keys, and for lists and arrays of tables their places, counted from 0."""

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_TEXT = re.compile(
    r'"""(?:\\.|(?!""")[\s\S])*""""{0,2}|\'\'\'(?:(?!\'\'\')[\s\S])*\'\'\'\'{0,2}'
    r"|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'|[^,\[\]{}#\n]+"
)
_PART = r'(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|\'[^\']*\')'
_DOTTED = rf"({_PART}(?:[ \t]*\.[ \t]*{_PART})*)"
_ARRAY = re.compile(rf"\[\[[ \t]*{_DOTTED}[ \t]*\]\]")
_TABLE = re.compile(rf"\[[ \t]*{_DOTTED}[ \t]*\]")
_KEY = re.compile(rf"{_DOTTED}[ \t]*=")
_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


def line_numbers(text: str) -> Mapping[Path, int]:
    """Return the lines, counted from 1, of all tables and keys that begin a line."""
    return _Scan(text).lines(within=False)


def entry_lines(text: str) -> dict[Path, int]:
    """Return the lines, counted from 1, of all tables, keys and entries, within values too."""
    return _Scan(text).lines(within=True)


def line_of(lines: Mapping[Path, int], path: Path) -> int:
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


def _parts(dotted: str) -> Path:
    return tuple(part.strip("\"'") for part in re.findall(_PART, dotted))


class _Scan:
    """A reader of a text that notes where everything in it begins.

    Attributes:
        begins: where tables and the keys that begin a line stand in the text.
        within: where the entries within values stand.
    """

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.begins: dict[Path, int] = {}
        self.within: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}
        table: Path = ()
        at = self._blank(0)
        while at < len(self.text):
            if header := _ARRAY.match(self.text, at) or _TABLE.match(self.text, at):
                table = self._table_of(header)
                self.begins[table] = at
                at = header.end()
            elif key := _KEY.match(self.text, at):
                path = (*table, *_parts(key[1]))
                self.begins[path] = at
                at = self._value(path, key.end())
            else:  # no TOML: nothing of this line is known
                at = self.text.find("\n", at) % (len(self.text) + 1)
            at = self._blank(at)

    def lines(self, *, within: bool) -> dict[Path, int]:
        """Return the lines of all that begins one, and of what is within values if it is asked."""
        starts = [0, *(match.end() for match in re.finditer("\n", self.text))]
        places = {**self.within, **self.begins} if within else self.begins
        return {path: bisect_right(starts, at) for path, at in places.items()}

    def _table_of(self, header: re.Match[str]) -> Path:
        """Return the path a header means: within an array of tables it means the last one."""
        path: Path = ()
        name = _parts(header[1])
        for place, part in enumerate(name, 1):
            path = (*path, part)
            if path in self._counts and place < len(name):
                path = (*path, self._counts[path])
        if not header[0].startswith("[["):
            return path
        self._counts[path] = self._counts.get(path, -1) + 1
        return (*path, self._counts[path])

    def _blank(self, at: int) -> int:
        """Return where what follows blanks and comments begins."""
        blank = _BLANK.match(self.text, at)
        return blank.end() if blank else at

    def _value(self, path: Path, at: int) -> int:
        """Note a value that begins here or after blanks; return where it ends."""
        at = self._blank(at)
        self.within[path] = at
        first = self.text[at : at + 1]
        if first == "[":
            return self._array(path, at + 1)
        if first == "{":
            return self._inline_table(path, at + 1)
        value = _TEXT.match(self.text, at)
        return value.end() if value else at + 1

    def _array(self, path: Path, at: int) -> int:
        number = 0
        while (at := self._blank(at)) < len(self.text) and self.text[at] != "]":
            at = self._blank(self._value((*path, number), at))
            at += self.text[at : at + 1] == ","
            number += 1
        return at + 1

    def _inline_table(self, path: Path, at: int) -> int:
        while key := _KEY.match(self.text, self._blank(at)):
            at = self._blank(self._value((*path, *_parts(key[1])), key.end()))
            if self.text[at : at + 1] != ",":
                break
            at += 1
        return self._blank(at) + 1
