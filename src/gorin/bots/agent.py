"""Agents: what answers the questions of a seat, and how a match is put to them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeAlias

from gorin.bots.sight import Sight, sight_of
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match


class Agent(Protocol):
    """Plays one seat of one match: it may remember what it saw there."""

    def choose(self, sight: Sight) -> object:
        """Return the key of an option, or a value of the question's domain."""
        ...


Judge: TypeAlias = Callable[[Any, Seat], float]
"""Returns a seat's chance to win, from what it may know (`sight.glance_at`) and who it is."""

RANDOM = "random"
EASY = "easy"
MEDIUM = "medium"
HEURISTIC = "heuristic"
SEARCH = "search"
ERRORS: Mapping[str, float] = {EASY: 3.0, MEDIUM: 1.2, HEURISTIC: 0.0}
"""By how much the bots with rules of thumb misjudge answers, in a game's own measure."""
LEVELS = (RANDOM, *ERRORS, SEARCH)
"""How well a bot plays, from the weakest on."""


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
    given = 0
    while most is None or given < most:
        question = next((open for open in match.pending if open.decision.seat in agents), None)
        if question is None:
            break
        decision = question.decision
        if len(decision.options) == 1:
            # Nobody could answer otherwise; most windows are of this kind.
            match.pick(question, 0)
        else:
            chosen = agents[decision.seat].choose(sight_of(match, question))
            match.choose(decision.seat, chosen, serial=question.serial)
        given += 1
    return given
