"""Matches inside a match: battles of a campaign, games of a series, subgames.

The parent's rules put a question to the seat `TABLE` with the domain `Reported`; its subject
names the child. Parent and child exchange journaled inputs only: the child starts from what
the parent's state says, and its outcome is the parent's answer. Each has its own journal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.kernel.decision import TABLE
from gorin.kernel.domain import Reported
from gorin.kernel.match import Match


class Linked:
    """A parent match with its running and finished children.

    Args:
        parent: the match whose rules ask for the children's outcomes.
        begin: builds the child with a given subject from the parent; it must be determined
            by the parent's state, so that a replay builds the same child.
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
        self.update()

    def update(self) -> None:
        """Begin the children the parent waits for, and tell it of those that ended."""
        while (subject := self._ended()) is not None:
            self.parent.choose(
                TABLE, self._report(self.children[subject]), serial=self._serial(subject)
            )

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
                child.start()
            if child.outcome is not None:
                return subject
        return None
