"""Folders for what belongs to this person: saved games, journals, cards entered."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say


def home() -> Path:
    """Return the folder of everything Gorin keeps for this person (GORIN_HOME overrules it)."""
    asked = os.environ.get("GORIN_HOME")
    return Path(asked) if asked else platformdirs.user_data_path("gorin", appauthor=False)


PRIVATE, SHARED = 0o600, 0o666
OWN = 0o700
"""The mode of a folder of private files: its owner alone may look into it."""


def write_whole(path: Path, content: bytes, *, mode: int = PRIVATE) -> None:
    """Write a file as a whole: whoever reads it finds the old content or the new one.

    Args:
        path: the file.
        content: what it will hold.
        mode: who may read it; without more said only its owner, since notes hold the seed of a
            game that still runs.

    Raises:
        BadInput: the folder cannot be written to.
    """
    if path.is_dir():
        raise BadInput(say("file-is-folder"), place=str(path))
    draft = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(OWN if mode == PRIVATE else 0o777, parents=True, exist_ok=True)
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> BadInput:
    """Return what to say of a file that cannot be written: whose folder it is can be said anew."""
    id = "play-home-unwritable" if path.is_relative_to(home()) else "play-file-unwritable"
    return BadInput(say(id, reason=error.strerror or type(error).__name__), place=str(path))
