"""On which line of a TOML file each key and table stands.

`tomllib` reads values but forgets where they were. This looks only at what a line begins with and
trusts that the text is TOML, which whoever calls has read it with `tomllib` to know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Where something is: keys, and for arrays of tables their places, counted from 0."""

_TOKEN = re.compile(
    r"(?P<text>"
    r'"""(?:\\.|(?!""")[\s\S])*"""(?:"{0,2})'
    r"|'''(?:(?!''')[\s\S])*'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*')"
    r"|(?P<comment>\#[^\n]*)"
    r"|(?P<open>[\[{])|(?P<close>[\]}])"
    r"|[^\"'#\[\]{}\n]+|\n"
)
_KEY = r'(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|\'[^\']*\')'
_DOTTED = rf"{_KEY}(?:[ \t]*\.[ \t]*{_KEY})*"
_ARRAY = re.compile(rf"[ \t]*\[\[[ \t]*({_DOTTED})[ \t]*\]\]")
_TABLE = re.compile(rf"[ \t]*\[[ \t]*({_DOTTED})[ \t]*\]")
_PAIR = re.compile(rf"[ \t]*({_DOTTED})[ \t]*=")
_BREAK = "\0"
"""Stands for a line break within a value; TOML allows no such character."""


def line_numbers(text: str) -> Mapping[Path, int]:
    """Return the lines, counted from 1, of all tables and keys that begin a line."""
    found: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    for number, line in _statements(text):
        if header := _ARRAY.match(line):
            name = _inside(_parts(header[1]), counts)
            counts[name] = counts.get(name, -1) + 1
            table = (*name, counts[name])
            found[table] = number
        elif header := _TABLE.match(line):
            table = _inside(_parts(header[1]), counts)
            found[table] = number
        elif pair := _PAIR.match(line):
            found[(*table, *_parts(pair[1]))] = number
    return found


def _inside(name: Path, counts: Mapping[Path, int]) -> Path:
    """Return the path a header means: within an array of tables it means the last one so far."""
    path: Path = ()
    for place, part in enumerate(name, 1):
        path = (*path, part)
        if path in counts and place < len(name):
            path = (*path, counts[path])
    return path


def _parts(dotted: str) -> Path:
    return tuple(part.strip("\"'") for part in re.findall(_KEY, dotted))


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Yield each statement as one line, and the number of the line on which it begins."""
    number = 1
    for line in _joined(text).split("\n"):
        yield number, line
        number += 1 + line.count(_BREAK)


def _joined(text: str) -> str:
    """Return a text without comments, line breaks within values marked as such."""
    parts: list[str] = []
    depth = 0
    for token in _TOKEN.finditer(text.replace("\r\n", "\n")):
        shown = token[0]
        depth += (token["open"] is not None) - (token["close"] is not None)
        if token["comment"]:
            continue
        if token["text"] or (shown == "\n" and depth):
            shown = shown.replace("\n", _BREAK)
        parts.append(shown)
    return "".join(parts)
