"""Answers that a table gives for a person, in a terminal and on a server.

Until it has answered as the person wants, the question is the person's: what is asked beside the
course of the match, and what is answered with more than a key, always is.
"""

from __future__ import annotations

from typing import Any

from gorin.bots.sight import glance_at
from gorin.content.box.customs import Customs, Settings
from gorin.content.box.windows import PASS, Skipping, Windows
from gorin.kernel.decision import Question
from gorin.kernel.match import Match


def answer_without_asking(
    customs: Customs,
    windows: Windows,
    match: Match[Any],
    question: Question,
    settings: Settings,
    skipping: Skipping | None = None,
) -> str | None:
    """Return the answer that the table gives for a person, None if the person is asked.

    Args:
        customs: those of the game.
        windows: those in which people have passed.
        match: where the question is open.
        question: what is asked.
        settings: what the person has set.
        skipping: until when the person passes in every window.
    """
    decision = question.decision
    if decision.domain is not None or match.is_beside(question):
        return None  # nobody has to answer it, so that even its only answer is a choice
    skips = windows.skips(match, decision.seat, skipping)
    muted: tuple[str, ...] = ()
    if settings.cards:
        wishes = windows.wishes(match, question, settings.cards)
        muted = tuple(key for key, wish in wishes.items() if wish == "never")
        if not skips and "always" in wishes.values():
            return None
        if muted and len(muted) == len(wishes) and settings.stops != "all":
            return PASS
    return customs.automatic(
        decision.prompt.kind,
        [option.key for option in decision.options],
        settings,
        skipping=skips,
        view=lambda: glance_at(match, decision.seat),
        is_new=lambda: windows.is_new(match, question, muted),
    )
