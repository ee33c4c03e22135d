"""Moments at which a claim about the position may be so: before an answer, at once, and later.

A step is followed by windows that are passed without the script, often up to the next round. What
it claims is looked at when its answer is carried out, and when somebody must answer again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from gorin.content.box.positions import Positions
from gorin.content.desk.scenario_claims import seen
from gorin.content.desk.scenario_facts import compare, flattened
from gorin.content.desk.scenario_words import asked_whom
from gorin.content.desk.scenarios import Failure, Placed
from gorin.kernel.decision import Decision
from gorin.kernel.match import Match
from gorin.kernel.words import say

Wrong = Mapping[str, Failure]
"""The claims about the position that are not so, each by what it says."""


class Moment(Struct, frozen=True):
    """A moment of a step: before the script answers, or before it is answered without it.

    Attributes:
        decision: what is answered without the script next; None before the script answers.
        wrong: what is not so then.
    """

    decision: Decision[Any] | None
    wrong: Wrong


def wrong_now(placed: Placed, match: Match[Any], positions: Positions) -> Wrong:
    """Return what is not so now of what a step claims of the position, and of what is seen."""
    step, wrong = placed.step, dict[str, Failure]()
    if step.expect:
        facts = positions.facts(match)
        for path, expected in flattened(step.expect):
            wrong |= {
                f"expect {path}": each for each in compare(placed.place, facts, path, expected)
            }
    for path, expected in flattened(step.sees):
        wrong |= {f"sees {path}": each for each in seen(placed, match, path, expected)}
    return wrong


class Looked(Struct, frozen=True):
    """Claims of a step that are not so, and those that were so as soon as it was answered."""

    failures: tuple[Failure, ...]
    notes: tuple[Failure, ...]


def looked_at(wrong: Wrong, moments: tuple[Moment, ...], first: int) -> Looked:
    """Return what fails of claims that are not so at the end of a step.

    Args:
        wrong: what is not so.
        moments: the moments of the step, the one before the answer first.
        first: the number of the first seat.
    """
    failures: list[Failure] = []
    notes: list[Failure] = []
    for claim, failure in wrong.items():
        held = tuple(_until(claim, moments[1:]))
        if held:
            notes.append(_before(failure, held[-1], first))
        else:
            failures.append(_earlier(claim, failure, moments, first))
    return Looked(tuple(failures), tuple(notes))


def _until(claim: str, moments: tuple[Moment, ...]) -> Iterator[Moment]:
    """Yield the moments from the first on at which a claim is so without a break."""
    for moment in moments:
        if claim in moment.wrong:
            return
        yield moment


def _earlier(claim: str, failure: Failure, moments: tuple[Moment, ...], first: int) -> Failure:
    """Return a failure with the last moment at which the claim was so, if there was one."""
    so = [moment for moment in moments if claim not in moment.wrong]
    return _before(failure, so[-1], first) if so else failure


def _before(failure: Failure, moment: Moment, first: int) -> Failure:
    if moment.decision is None:
        return Failure(failure.place, say("scenario-so-before-answer", reason=failure.message))
    who = asked_whom(moment.decision, first)
    return Failure(failure.place, say("scenario-so-before", reason=failure.message, who=who))
