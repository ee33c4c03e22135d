"""Sights: what an agent is shown of one question, and nothing else of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.kernel.decision import Seat
from gorin.kernel.domain import Domain
from gorin.kernel.match import Match, Question
from gorin.kernel.observe import Line, Observation, QuestionView, lines, observe, question_view


class Sight:
    """One question to one seat, with what that seat may know.

    Keys and the kind of question cost nothing. The question in words, the observation and the
    log are made when they are first asked for, of the seat alone: the match is not reachable
    from here. A sight is for the moment it was made at.

    Attributes:
        seat: who is asked.
        kind: what kind of question it is.
        keys: the keys of the options; empty if a domain declares what may be answered.
        domain: what may be answered if there are no options.
    """

    __slots__ = ("_ask", "_look", "_observation", "_question", "_read", "domain", "keys", "kind",
                 "seat")  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        kind: str,
        keys: tuple[str, ...],
        domain: Domain | None = None,
        *,
        ask: Callable[[], QuestionView],
        look: Callable[[], Observation],
        read: Callable[[int], list[Line]],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.keys = keys
        self.domain = domain
        self._ask = ask
        self._look = look
        self._read = read
        self._question: QuestionView | None = None
        self._observation: Observation | None = None

    @property
    def question(self) -> QuestionView:
        """The question with its options in words."""
        if self._question is None:
            self._question = self._ask()
        return self._question

    @property
    def observation(self) -> Observation:
        """All that the seat may know now."""
        if self._observation is None:
            self._observation = self._look()
        return self._observation

    def lines(self, start: int = 0) -> list[Line]:
        """Return the log from event `start` on as the seat reads it."""
        return self._read(start)


def sight_of(match: Match[Any], question: Question) -> Sight:
    """Return what the seat that is asked may see of an open question."""
    decision = question.decision
    seat = decision.seat
    return Sight(
        seat,
        decision.prompt.kind,
        tuple([option.key for option in decision.options]),
        decision.domain,
        ask=lambda: question_view(match, question),
        look=lambda: observe(match, seat),
        read=lambda start: lines(match, seat, start),
    )
