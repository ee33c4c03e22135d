"""Agents: what answers the questions of a seat, and how a match is put to them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from gorin.bots.sight import Sight, sight_beside, sight_of
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Initiated
from gorin.kernel.match import Match

logger = logging.getLogger(__name__)


class Agent(Protocol):
    """Plays one seat of one match: it may remember what it saw there."""

    def choose(self, sight: Sight) -> object:
        """Return the key of an option, or a value of the question's domain."""
        ...


class Act(Struct, frozen=True):
    """Something that an agent does unasked: the kind of initiative, and what it says with it."""

    kind: str
    said: object = None


@runtime_checkable
class Acting(Protocol):
    """An agent that does something unasked, too: it offers, accepts, refuses."""

    def act(self, sight: Sight) -> Act | None:
        """Return what it does now beside all that is asked, None for nothing."""
        ...


MOST_ACTS = 20
"""The number of unasked acts in a row after which no agent does another one."""


class Unasked:
    """The unasked acts of agents: of one that is asked, and of all when somebody has acted."""

    def __init__(self) -> None:
        self._heard = 0

    def let(self, match: Match[Any], agents: Mapping[Seat, Agent], asked: Seat | None) -> bool:
        """Let the next agent do what it wants to do unasked; return whether one did anything.

        What is refused counts as nothing, so that no agent holds up the questions that are open.

        Args:
            match: the match.
            agents: who plays which seat.
            asked: the seat that is about to answer.
        """
        if self._is_too_much(match):
            return False
        listening = tuple(agents) if self.is_news(match) else () if asked is None else (asked,)
        for seat in listening:
            agent = agents.get(seat)
            if isinstance(agent, Acting) and match.outcome is None:
                act = agent.act(sight_beside(match, seat))
                if act is not None and _is_done(match, seat, act):
                    return True
        self._heard = len(match.journal)
        return False

    def is_news(self, match: Match[Any]) -> bool:
        """Return whether somebody has done something unasked that not all have thought about."""
        new = match.journal.since(max(self._heard, match.journal.first))
        return any(isinstance(entry, Initiated) for entry in new)

    @staticmethod
    def _is_too_much(match: Match[Any]) -> bool:
        """Return whether so much was done unasked that somebody must answer first."""
        journal = match.journal
        last = journal.since(max(journal.first, len(journal) - MOST_ACTS))
        return len(last) == MOST_ACTS and all(isinstance(entry, Initiated) for entry in last)


def _is_done(match: Match[Any], seat: Seat, act: Act) -> bool:
    """Do something for a seat; return whether it was allowed."""
    try:
        match.initiate(seat, act.kind, act.said)
    except Refused as error:
        logger.info("seat %s: %s is refused: %s", seat + 1, act.kind, error)
        return False
    return True


Judge: TypeAlias = Callable[[Any, Seat], float]
"""Returns a seat's chance to win, from what it may know (`sight.glance_at`) and who it is."""

RANDOM = "random"
EASY = "easy"
MEDIUM = "medium"
HEURISTIC = "heuristic"
SEARCH = "search"
ERRORS: Mapping[str, float] = {EASY: 3.0, MEDIUM: 1.2, HEURISTIC: 0.0}
"""The amount by which bots with rules of thumb misjudge answers, in a game's own measure."""
LEVELS = (RANDOM, *ERRORS, SEARCH)
"""The levels of bots, from the weakest on."""


def searches(levels: Collection[str]) -> bool:
    """Return whether one of some levels searches, so that its matches must be able to fork."""
    return SEARCH in levels


def sights(match: Match[Any]) -> tuple[Sight, ...]:
    """Return what the asked seats see of the open questions, in the order they were put."""
    return tuple(sight_of(match, question) for question in match.pending)


def answer(match: Match[Any], agents: Mapping[Seat, Agent], *, most: int | None = None) -> int:
    """Let agents answer the open questions of their seats until none of theirs is left.

    Args:
        match: the match, started.
        agents: who plays which seat; the other seats are left alone.
        most: stop after so many answers, to show them one by one.

    Returns:
        The number of answers given.
    """
    answers = 0
    unasked = Unasked()
    acting = {seat: agent for seat, agent in agents.items() if isinstance(agent, Acting)}
    while most is None or answers < most:
        question = next((open for open in match.pending if open.decision.seat in agents), None)
        if question is None:
            break
        decision = question.decision
        is_free = bool(acting) and len(decision.options) != 1
        if is_free and unasked.let(match, acting, decision.seat):
            continue
        if len(decision.options) == 1:
            # Nobody could answer otherwise; most windows are of this kind.
            match.pick(question, 0)
        else:
            chosen = agents[decision.seat].choose(sight_of(match, question))
            match.choose(decision.seat, chosen, serial=question.serial)
        answers += 1
    return answers
