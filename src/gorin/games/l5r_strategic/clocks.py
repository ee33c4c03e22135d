"""The time of a turn: the table says when it is up, where one was agreed."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_strategic.state import Match
from gorin.kernel.decision import TABLE, Decision, Option, Prompt
from gorin.kernel.rule import rule
from gorin.kernel.table import keep
from gorin.kernel.words import Arg

TIME = Prompt("campaign-time", "STR-3.1", "ask-campaign-time")


@rule("STR-3.1")
def clock(table: Match, seconds: int, about: int = 0) -> tuple[Decision[Any], ...]:
    """Return the question that the table answers when its time is up.

    `about` tells questions of one turn apart.
    """
    state = table.state
    if not state.minutes:
        return ()

    def make() -> Decision[Any]:
        args: dict[str, Arg] = {"turn": state.turn, "seconds": seconds, "about": about}
        return Decision(TABLE, TIME, (Option("time", None),), args=args)

    return (keep(table, TIME, (state.turn, state.phase == "extra", about), make),)
