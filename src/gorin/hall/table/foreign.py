"""Matches that were played by other rules: what a table still has of one that it cannot play.

Nothing is known of it but its records: what was answered, who sat there, what was said. So it
stands still until its people end it, and what is stored can be had as a journal, which a program
with those rules plays again.
"""

from __future__ import annotations

from collections.abc import Iterable

from gorin.content.desk.versions import OtherRules
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
    """A match that was played by other rules.

    Attributes:
        header: what its journal starts from.
        why: by which rules, and what plays it.
        is_over: it is known to have ended.
    """

    def __init__(self, header: Header, error: OtherRules, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.why: Message = error.message
        self.is_over = False
        self._entries = list(entries)

    def note(self, record: Played) -> None:
        """Note what a record has added to the journal."""
        self._entries += record.entries

    @property
    def length(self) -> int:
        """The number of entries in the journal."""
        return len(self._entries)

    def check(self, wish: Wish) -> None:
        """Check that a command needs no match.

        Raises:
            Refused: it does; the reason tells of the other rules.
        """
        if not isinstance(wish, POSSIBLE):
            raise Refused((Refusal("", self.why),))

    def unwritten(self, seed: bytes, *, public: bool) -> Unwritten:
        """Return the journal to be written; without a result, for only its rules reach one."""
        return Unwritten(Journal(self.header, list(self._entries)), seed, public, None)


def has_use(record: Record) -> bool:
    """Return whether a record of a foreign match says something about the table."""
    return not isinstance(record, NEEDS_MATCH)
