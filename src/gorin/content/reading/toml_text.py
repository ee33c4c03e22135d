"""TOML from people: whatever they wrote, it is read as plain data or refused as no TOML."""

from __future__ import annotations

import re
import tomllib
from typing import Any, TypeAlias

from gorin.kernel.signs import has_control
from gorin.kernel.words import Message, say

Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | int | float | bool"

DEEPEST = 40
"""The depth to which things lie within things; no file of ours comes near it."""
LARGEST = 2**53
"""Whole numbers beyond are not the same to every reader of JSON."""

_AT_LINE = re.compile(r"at line (\d+)")
_QUIET = re.compile(r"""\"[^\"]*\"|'[^']*'|#.*""")
"""Quotations and remarks, in which brackets and dots mean nothing."""


class TooDeep(tomllib.TOMLDecodeError):
    """Lists and tables lie deeper in each other than any file of ours needs."""

    def __init__(self, text: str) -> None:
        line = _deep_line(text)
        super().__init__(f"Too deep (at line {line})" if line else "Too deep")


def toml_fault(error: tomllib.TOMLDecodeError) -> tuple[int, Message]:
    """Return in which line a text is no TOML, 0 if that is not known, and what is wrong there."""
    match = _AT_LINE.search(str(error))
    line = int(match[1]) if match else 0
    if isinstance(error, TooDeep):
        return line, say("file-too-deep", most=DEEPEST)
    return line, say("file-not-toml", reason=str(error))


def load_toml(text: str) -> dict[str, Any]:
    """Return what the text of a TOML file holds.

    Raises:
        TooDeep: it holds things within things too deep.
        tomllib.TOMLDecodeError: it is no TOML, or holds what no file can mean.
    """
    if _is_dotted(text):
        raise TooDeep(text)
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise TooDeep(text) from None
    except ValueError as error:
        # A number with thousands of digits is a plain ValueError.
        raise tomllib.TOMLDecodeError(str(error)) from None
    level: list[Plain] = [data]
    for _ in range(DEEPEST):
        level = [part for whole in level for part in _parts(whole)]
        if any(isinstance(part, int) and abs(part) > LARGEST for part in level):
            raise tomllib.TOMLDecodeError(f"Numbers end at {LARGEST}")
        if any(isinstance(part, str) and has_control(part) for part in level):
            raise tomllib.TOMLDecodeError("Texts hold no control signs")
        if not level:
            return data
    raise TooDeep(text)


def _is_dotted(text: str) -> bool:
    """Return whether a name has more parts with dots between than lie in each other anywhere.

    To read a name of thousands of parts takes time that grows with the square of them.
    """
    for line in text.splitlines():
        if line.count(".") >= DEEPEST:
            run = 0
            for part in _QUIET.sub("", line).split(".")[1:]:
                run = run + 1 if re.fullmatch(r"[ \t\w-]*", part) else 0
                if run >= DEEPEST - 1:
                    return True
    return False


def _deep_line(text: str) -> int:
    """Return the first line where things lie too deep, 0 if it is not found."""
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        bare = _QUIET.sub("", line)
        if bare.count(".") >= DEEPEST:
            return number
        for sign in bare:
            depth += (sign in "[{") - (sign in "]}")
            if depth >= DEEPEST:
                return number
    return 0


def _parts(whole: Plain) -> list[Plain]:
    """Return what a table or a list holds."""
    if isinstance(whole, dict):
        return list(whole.values())
    return whole if isinstance(whole, list) else []
