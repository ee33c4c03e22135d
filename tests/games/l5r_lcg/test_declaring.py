"""Why a conflict cannot be declared so: the reasons agree with what is offered."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.formats import FORMATS

from gorin.games.l5r_lcg.conflict import DECLARE, PROVINCE
from gorin.games.l5r_lcg.state import TYPES
from gorin.kernel.decision import Decision
from gorin.kernel.match import Match

LCG = [name for name, _ in FORMATS.items() if name.startswith("l5r-lcg/")]


def thinkable(match: Match[Any], decision: Decision[Any]) -> tuple[str, ...]:
    """Return all declarations, or all provinces, that somebody might name."""
    state = match.table.state
    if decision.prompt is DECLARE:
        return tuple(f"declare:{kind}.{ring}" for kind in TYPES for ring in (*state.rings, "none"))
    return tuple(
        f"province:{seat}.{slot}"
        for seat in state.seats
        for slot in range(len(state.provinces[seat]))
    )


@pytest.mark.parametrize("name", LCG)
def test_what_is_offered_is_forbidden_by_nothing_and_all_else_by_something(name: str) -> None:
    below = random.Random(3).randrange
    match = FORMATS[name](3)
    match.start()
    seen: set[str] = set()
    for _ in range(400):
        if not match.pending:
            break
        question = match.pending[0]
        decision = question.decision
        game, table = match.table.rulebook.game, match.table
        if decision.prompt in (DECLARE, PROVINCE):
            seen.add(decision.prompt.kind)
            offered = {option.key for option in decision.options}
            for attempt in thinkable(match, decision):
                refused = game.why_not(table, decision.seat, attempt)
                assert bool(refused) == (attempt not in offered), (attempt, refused)
        if decision.domain is not None:
            match.choose(decision.seat, decision.domain.sample(below), serial=question.serial)
        else:
            keys = [option.key for option in decision.options]
            declared = [key for key in keys if key.startswith("declare:")]
            match.choose(decision.seat, (declared or keys)[below(len(declared or keys))])
    assert seen == {"declare", "province"}
