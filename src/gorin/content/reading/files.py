"""Reading files into values, with errors that name the file and the place in it."""

from __future__ import annotations

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


def read_text(path: Path | Traversable, name: str = "") -> str:
    """Return a file's text.

    Raises:
        BadInput: it cannot be read, or is not UTF-8.
    """
    shown = name or str(path)
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadInput(say("file-missing", file=shown), place=shown) from None
    except IsADirectoryError:
        raise BadInput(say("file-is-folder", file=shown), place=shown) from None
    except UnicodeDecodeError:
        raise BadInput(say("file-not-text", file=shown), place=shown) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput(say("file-unreadable", file=shown, reason=reason), place=shown) from None


def read_toml(path: Path | Traversable, name: str = "") -> dict[str, Any]:
    """Return a TOML file as tables.

    Raises:
        BadInput: it cannot be read, is not TOML or holds what no file can mean; the message names
            the line.
    """
    shown = name or str(path)
    try:
        return load_toml(read_text(path, shown))
    except tomllib.TOMLDecodeError as error:
        line, message = toml_fault(error)
        place = f"{shown}:{line}" if line else shown
        raise BadInput(message, place=place) from None


def convert(data: object, type_: type[T], place: str) -> T:
    """Return data read from a file as a typed value.

    Raises:
        BadInput: every field that is missing, unknown or of the wrong kind.
    """
    return read_fields(data, type_, place)
