"""Matches inside a match: battles of a campaign, games of a series, subgames.

The parent's rules put a question to the seat `TABLE` with the domain `Reported`; its subject
names the child. Parent and child exchange journaled inputs only: the child starts from what
the parent's state says, and its outcome is the parent's answer. Each has its own journal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from gorin.kernel.decision import TABLE
from gorin.kernel.domain import Reported
from gorin.kernel.journal import Undone, effective
from gorin.kernel.match import Match


class _Span(Struct):
    """The beginning of a child and its report, in effective entries of the parent before each."""

    begun: int
    told: int | None = None

    def is_taken_back(self, to: int) -> bool:
        """Return whether an undo that keeps `to` entries takes the child's begin or end back."""
        return to < self.begun or (self.told is not None and to <= self.told)


class Linked:
    """A parent match with its running and finished children.

    When the parent takes back the moment at which a child began or was reported, the child is
    forgotten; if the parent asks for it again, it begins anew.

    Args:
        parent: the match whose rules ask for the children's outcomes.
        begin: builds the child with a given subject from the parent; it must be determined
            by the parent's state, so that a replay builds the same child. It may return a
            match that has started already, such as one that was saved.
        report: says what a finished child tells its parent, as plain data.
    """

    def __init__(
        self,
        parent: Match[Any],
        *,
        begin: Callable[[Match[Any], str], Match[Any]],
        report: Callable[[Match[Any]], object],
    ) -> None:
        self.parent = parent
        self.children: dict[str, Match[Any]] = {}
        self._begin = begin
        self._report = report
        self._spans: dict[str, _Span] = {}
        self._seen = len(parent.journal)
        self.update()

    def update(self) -> None:
        """Begin the children the parent waits for, and tell it of those that ended."""
        self._forget()
        while (subject := self._ended()) is not None:
            report = self._report(self.children[subject])
            self._spans[subject].told = self._length()
            self.parent.choose(TABLE, report, serial=self._serial(subject))

    def _forget(self) -> None:
        """Forget the children that the parent has taken back since the last look."""
        for entry in self.parent.journal.since(self._seen):
            if isinstance(entry, Undone):
                for subject, span in tuple(self._spans.items()):
                    if span.is_taken_back(entry.to):
                        del self.children[subject], self._spans[subject]
        self._seen = len(self.parent.journal)

    def _length(self) -> int:
        return len(effective(self.parent.journal.all()))

    def _open(self) -> dict[str, int]:
        return {
            question.decision.domain.subject: question.serial
            for question in self.parent.pending
            if question.decision.seat == TABLE and isinstance(question.decision.domain, Reported)
        }

    def _serial(self, subject: str) -> int:
        return self._open()[subject]

    def _ended(self) -> str | None:
        for subject in self._open():
            child = self.children.get(subject)
            if child is None:
                child = self.children[subject] = self._begin(self.parent, subject)
                self._spans[subject] = _Span(self._length())
                if child.outcome is None and not child.pending:
                    child.start()
            if child.outcome is not None:
                return subject
        return None
