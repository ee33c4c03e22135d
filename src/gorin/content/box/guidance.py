"""Guidance beside a game's questions, so that a newcomer finds the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import Message


def as_asked(table: Any, view: Any, seat: Seat, question: QuestionView) -> QuestionView:
    """Return a question as it is: its words say enough."""
    return question


def without_doubt(view: Any, question: QuestionView, answer: object) -> Message | None:
    """Return nothing: no answer is asked about once more."""
    return None


def nothing_waits(view: Any) -> tuple[Message, ...]:
    """Return nothing: all that waits for a seat is a question."""
    return ()


def nothing_more(format: str) -> tuple[Message, ...]:
    """Return nothing: the commands of every game are all that there is to explain."""
    return ()


class Guidance(Struct, frozen=True, kw_only=True):
    """The guidance that a game gives beside its questions.

    Attributes:
        aim: how a format is won and lost and how it goes, in a few sentences.
        worded: a question of a seat with what somebody has to know who answers it in words alone,
            from the match's table and the seat's view: what a card costs, which card lies there.
        doubt: what is asked once more before an answer is given, from the view; None for nothing.
        waits: what waits for the viewer that is no question, and how to answer it.
        stands_out: how messages of the log begin that everybody has to notice.
        explains: what to know of a format beside its questions and its aim.
    """

    aim: Callable[[str], tuple[Message, ...]]
    worded: Callable[[Any, Any, Seat, QuestionView], QuestionView] = as_asked
    doubt: Callable[[Any, QuestionView, object], Message | None] = without_doubt
    waits: Callable[[Any], tuple[Message, ...]] = nothing_waits
    stands_out: tuple[str, ...] = ()
    explains: Callable[[str], tuple[Message, ...]] = nothing_more
