"""Matches that cannot be played here: what a table still has of one.

Other rules played it, or it began with what these rules do not allow, or with other cards. Nothing
is known of it but its records: what was answered, who sat there, what was said. So it stands still
until its people end it, and what is stored can be had as a journal, which a program with those
rules and cards plays again. Beside the records there is what its people were told of it
(`hall/eyes/told.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from gorin.content.desk.versions import Unplayable
from gorin.hall.table.commands import Close, Moderate, Older, Rename, Resync, Speak, Wish
from gorin.hall.table.play import Unwritten
from gorin.hall.table.records import Held, Paused, Played, Record, Set, UndoAnswered, UndoAsked
from gorin.kernel.clauses import Refusal, Refused
from gorin.kernel.journal import Entry, Header, Journal
from gorin.kernel.words import Message

NEEDS_MATCH = (Set, UndoAsked, UndoAnswered, Paused, Held)
"""Records that say something about the match itself; of a foreign one they change nothing."""
POSSIBLE = (Speak, Rename, Moderate, Older, Resync, Close)
"""Commands that need no match."""


class Foreign:
    """A match that cannot be played here.

    Attributes:
        header: what its journal starts from.
        error: why: which rules played it, and what plays it; or all that its start lacks.
        is_over: it is known to have ended.
        last: the number of the last record that has added to its journal, -1 for none.
    """

    def __init__(self, header: Header, error: Unplayable, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.error = error
        self.is_over = False
        self.last = -1
        self._entries = list(entries)

    def note(self, record: Played, number: int) -> None:
        """Note what a record has added to the journal."""
        self._entries += record.entries
        self.last = number

    @property
    def why(self) -> Message:
        """Why it cannot be played, in a message; if several things are wrong, the first."""
        return self.error.message

    @property
    def length(self) -> int:
        """The number of entries in the journal."""
        return len(self._entries)

    def check(self, wish: Wish) -> None:
        """Check that a command needs no match.

        Raises:
            Refused: it does; the reason says why there is none.
        """
        if not isinstance(wish, POSSIBLE):
            raise Refused((Refusal("", self.why),))

    def unwritten(self, seed: bytes, *, public: bool) -> Unwritten:
        """Return the journal to be written; without a result, for only its rules reach one."""
        return Unwritten(Journal(self.header, list(self._entries)), seed, public, None)


def has_use(record: Record) -> bool:
    """Return whether a record of a foreign match says something about the table."""
    return not isinstance(record, NEEDS_MATCH)
