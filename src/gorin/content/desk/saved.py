"""Saved positions: a state that was taken out of a match, as a scenario file holds it."""

from __future__ import annotations

import base64
import textwrap
import zlib
from typing import Any

import msgspec
from msgspec import Struct

from gorin.content.cards.pool import Library
from gorin.content.desk.matches import match_of
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import Header
from gorin.kernel.table import Table
from gorin.kernel.words import say

SAVED = "saved"
"""The field of a position that holds a state which nobody has written."""
LINE = 88
"""The most signs of a line of it."""


class Saved(Struct, frozen=True):
    """A match: what it starts from, and its state at the beginning of a step."""

    header: Header
    state: bytes


def saved_lines(saved: Saved) -> list[str]:
    """Return a saved position as lines of text."""
    packed = zlib.compress(msgspec.msgpack.encode(saved), 9)
    return textwrap.wrap(base64.b64encode(packed).decode(), LINE)


def saved_table(library: Library, text: object) -> Table[Any]:
    """Return the table of a saved position.

    Raises:
        BadInput: the text is none, is of another version, or is about other cards.
    """
    place = f"position: {SAVED}"
    try:
        packed = base64.b64decode("".join(str(text).split()), validate=True)
        saved = msgspec.msgpack.decode(zlib.decompress(packed), type=Saved)
        start = match_of(library, saved.header).table
        state = start.rulebook.game.unpack_state(start.state, saved.state)
    except BadInput as error:
        raise BadInput(error.message, place=place, clause=error.clause) from None
    except (ValueError, TypeError, KeyError, AttributeError, zlib.error) as error:
        raise BadInput(say("scenario-bad-saved", reason=str(error)), place=place) from None
    return Table(start.rulebook, state)
