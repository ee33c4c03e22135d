"""Judging journals: what was played by other rules is told apart, never called false."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.content.desk.versions import OtherRules, doubt
from gorin.kernel.journal import Header, Journal
from gorin.kernel.match import Match
from gorin.kernel.verify import Verdict, verify


def judge(
    journal: Journal,
    start: Callable[[Header], Match[Any]],
    *,
    beat: Callable[[], object] | None = None,
) -> Verdict:
    """Play a journal again, and check chance and the last state; see `verify`.

    Raises:
        OtherRules: it was played by other rules, or does not fit and may have been.
        BadInput: it was played with other cards, or its header makes no sense.
    """
    verdict = verify(journal, start, beat=beat)
    why = doubt(journal.header) if _depends_on_rules(journal, verdict) else None
    if why is not None:
        raise OtherRules(why, place=verdict.place)
    return verdict


def _depends_on_rules(journal: Journal, verdict: Verdict) -> bool:
    """Return whether something is wrong that would be right by other rules.

    That a seed does not fit its commitment is wrong by any.
    """
    if not verdict.replayed or verdict.wrong_draw is not None:
        return True
    fits = verdict.state_matches and verdict.outcome_matches
    return journal.result is not None and not fits
