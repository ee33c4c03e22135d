"""Lessons of a tutorial and advice, as a game gives them to a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from gorin.content.cards.pool import Library
from gorin.kernel.observe import Line, Observation, QuestionView
from gorin.kernel.words import Message


class Lesson(Struct, frozen=True):
    """A lesson: its text, and what it is about at this moment.

    The text is the message `lesson-<id>`, which has a title.
    """

    id: str
    details: tuple[Message, ...] = ()

    @property
    def text(self) -> Message:
        """The text that is read each time."""
        return Message(self.title)

    @property
    def title(self) -> str:
        """The id of the message whose title is the lesson's."""
        return f"lesson-{self.id}"


MomentT = TypeVar("MomentT")
"""The type of the thing that the lessons of a game look at."""


class Entry(Struct, Generic[MomentT], frozen=True):
    """A lesson with the moments at which it comes up, and what it is about at such a moment."""

    id: str
    comes_up: Callable[[MomentT], bool]
    details: Callable[[MomentT], tuple[Message, ...]] = lambda moment: ()


def coming_up(
    entries: Iterable[Entry[MomentT]], moment: MomentT, shown: Collection[str], most: int
) -> tuple[Lesson, ...]:
    """Return the lessons that come up now, in the order of their entries.

    None comes twice (`shown` has the ids of those that came), and more than `most` wait.
    """
    due = [entry for entry in entries if entry.id not in shown and entry.comes_up(moment)]
    return tuple(Lesson(entry.id, entry.details(moment)) for entry in due[:most])


class Advice(Protocol):
    """Advice for a beginner: the key of an answer, why, and what else there is to say."""

    @property
    def key(self) -> str: ...
    @property
    def reason(self) -> Message: ...
    @property
    def more(self) -> tuple[Message, ...]: ...


def no_suggestion(library: Library, view: Any, question: QuestionView) -> object:
    """Return None: nothing is known to be sensible."""
    return None


class Lessons(Struct, frozen=True, kw_only=True):
    """The lessons of a game.

    Attributes:
        due: the lessons that come up now: from the cards that count, what the seat may know, the
            log as it reads it, and the ids of those that have come up.
        advise: a sensible answer to a question, from the cards that count and the view of a seat.
        suggest: a sensible answer to a question without options, from the same; None if there is
            nothing to suggest.
        alone: they are for a game that one person plays alone.
        format: the format to begin with; empty if a terminal does not teach the game.
        all: every lesson that may come up during play, in the order of their numbers.
        after: what to type in a terminal afterwards, each with what it does.
    """

    due: Callable[[Library, Observation, Iterable[Line], Collection[str]], tuple[Lesson, ...]]
    advise: Callable[[Library, Any, QuestionView], Advice]
    suggest: Callable[[Library, Any, QuestionView], object] = no_suggestion
    alone: bool = True
    format: str = ""
    all: Callable[[], tuple[Lesson, ...]] = tuple
    after: tuple[tuple[str, Message], ...] = ()
