"""Reading files into values, with errors that name the file and the place in it."""

from __future__ import annotations

import stat
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from gorin.content.reading.toml_text import load_toml, toml_fault
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.words import say

T = TypeVar("T")

DATA = resources.files("gorin") / "data"

MEBIBYTE = 2**20
LARGEST_FILE = 4 * MEBIBYTE
"""The most bytes of a form, deck, level or scenario; to read one takes seconds."""
LARGEST_JOURNAL = 64 * MEBIBYTE
"""A line for every answer; the longest games have some thousands."""


def is_there(path: Path) -> bool:
    """Return whether something lies there, or cannot be looked at: reading it says why."""
    try:
        return path.exists()
    except OSError:
        return True


def is_folder(path: Path) -> bool:
    """Return whether a folder lies there; one that cannot be looked at is none."""
    try:
        return path.is_dir()
    except OSError:
        return False


def read_text(path: Path | Traversable, name: str = "", most: int = LARGEST_FILE) -> str:
    """Return a file's text, unless it has too many bytes.

    Raises:
        BadInput: it cannot be read, is no file but something that may never end, is too large, or
            is not UTF-8.
    """
    shown = name or str(path)
    try:
        text = _read(path, shown, most).decode("utf-8-sig")
        return text.replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise BadInput(say("file-missing", file=shown), place=shown) from None
    except IsADirectoryError:
        raise BadInput(say("file-is-folder", file=shown), place=shown) from None
    except UnicodeDecodeError as error:
        place = f"{shown}:{_line_at(error.object, error.start)}"
        raise BadInput(say("file-not-text", file=shown), place=place) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput(say("file-unreadable", file=shown, reason=reason), place=shown) from None


def _line_at(data: bytes, byte: int) -> int:
    before = data[:byte].replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    return before.count(b"\n") + 1


def _read(path: Path | Traversable, shown: str, most: int) -> bytes:
    """Return what is in a file; who waits for the writer of a pipe may wait without end."""
    if not isinstance(path, Path):
        return path.read_bytes()
    try:
        mode = path.stat().st_mode
    except ValueError:
        # A name with a NUL in it.
        raise BadInput(say("file-missing", file=shown), place=shown) from None
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise BadInput(say("file-not-regular", file=shown), place=shown)
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        message = say("file-too-large", file=shown, most=most // MEBIBYTE)
        raise BadInput(message, place=shown)
    return data


def read_toml(path: Path | Traversable, name: str = "") -> dict[str, Any]:
    """Return a TOML file as tables.

    Raises:
        BadInput: it cannot be read, is not TOML or holds what no file can mean; the message names
            the line.
    """
    shown = name or str(path)
    return toml_of(read_text(path, shown), shown)


def toml_of(text: str, name: str) -> dict[str, Any]:
    """Return the text of a TOML file as tables.

    Raises:
        BadInput: it is not TOML or holds what no file can mean; the message names the line.
    """
    try:
        return load_toml(text)
    except tomllib.TOMLDecodeError as error:
        line, message = toml_fault(error)
        place = f"{name}:{line}" if line else name
        raise BadInput(message, place=place) from None


def convert(data: object, type_: type[T], place: str) -> T:
    """Return data read from a file as a typed value.

    Raises:
        BadInput: every field that is missing, unknown or of the wrong kind.
    """
    return read_fields(data, type_, place)
