"""Lessons of a tutorial at a table: which come up with the question that is open, and a hint.

A tutorial is for the first seat alone. Which lessons have come up follows from the match, so that a
table that is loaded again goes on with the right ones; what was taken back is not taught again.
"""

from __future__ import annotations

from typing import Any

from gorin.content.box.lessons import Lessons as Taught
from gorin.content.cards.pool import Library
from gorin.hall.table.updates import Lesson
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, observe
from gorin.kernel.words import Message, say

LEARNER = Seat(0)


class Lessons:
    """Lessons that the learner has had, and those that come up now.

    Args:
        taught: what the game teaches.
        library: the cards that count.

    Attributes:
        shown: the ids of the lessons that have come up, those that come up now too.
        news: the lessons that come up with what is asked now.
    """

    def __init__(self, taught: Taught, library: Library) -> None:
        self._taught = taught
        self._library = library
        self.shown: set[str] = set()
        self.news: tuple[Lesson, ...] = ()

    def look(self, match: Match[Any]) -> None:
        """Find the lessons that come up now."""
        asked = any(question.decision.seat == LEARNER for question in match.pending)
        if not asked and match.outcome is None:
            self.news = ()
            return
        seen, log = observe(match, LEARNER), lines(match, LEARNER)
        lessons = self._taught.due(self._library, seen, log, self.shown)
        self.shown.update(lesson.id for lesson in lessons)
        self.news = tuple(
            Lesson((lesson.text, *lesson.details), Message(lesson.title)) for lesson in lessons
        )

    def told(self, match: Match[Any]) -> tuple[Lesson, ...]:
        """Return the lessons that come up now and, without a title, a hint what to answer."""
        hint = self._hint(match)
        return self.news if hint is None else (*self.news, hint)

    def _hint(self, match: Match[Any]) -> Lesson | None:
        seen = observe(match, LEARNER)
        question = next(iter(seen.questions), None)
        if question is None or not question.options:
            return None
        view: Any = seen.view
        advice = self._taught.advise(self._library, view, question)
        answer = next(option.message for option in question.options if option.key == advice.key)
        messages = [say("hall-hint", answer=answer, reason=advice.reason)]
        return Lesson((*messages, *advice.more))
