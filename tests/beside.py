"""The contract of what takes effect at once, beside the running step."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.contracts import (
    Make,
    Told,
    asked,
    data_for,
    holds_no_past,
    points,
    seen,
    snapshot,
    summary,
    viewers,
)

from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.domain import Below
from gorin.kernel.journal import effective
from gorin.kernel.match import Match
from gorin.kernel.snapshot import Snapshot


def acts_at_once_are_equal(make: Make, seed: int, *, every: int = 3) -> int:
    """They leave all questions as they are, and are in forks, copies dealt anew and replays.

    Returns how often something was done at once.
    """
    match = make(seed)
    start = match.table.state.copy()
    match.start()
    done = 0
    below = Fast(seed).below
    for number in points(match, below):
        if number % every or not _acted(match, below):
            continue
        done += 1
        if done % 4:
            continue
        assert snapshot(match.fork()) == snapshot(match)
        for viewer in viewers(match):
            dealt = match.determinized(viewer, below, chance=Fast(number))
            assert seen(dealt, viewer) == seen(match, viewer), (number, viewer)
            assert Told(dealt, (viewer,)) == Told(match, (viewer,)), (number, viewer)
            assert holds_no_past(dealt)
        taken = msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=Snapshot)
        earlier = match.journal.all().copy
        again: Match[Any] = Match.resume(match.table.rulebook, start, taken, earlier=earlier)
        assert summary(again) == summary(match)
    again = make(seed)
    again.chance = None
    again.start()
    again.replay(effective(match.journal.all()))
    assert snapshot(again) == snapshot(match)
    return done


def _acted(match: Match[Any], below: Below) -> bool:
    """Let a seat do something at once, and see that it is there while all others still think."""
    game = match.table.rulebook.game
    seats = game.seats(match.table.state)
    seat = seats[below(len(seats))]
    kinds = [kind for kind in game.initiatives(match.table, seat) if kind in game.at_once]
    if not kinds:
        return False
    kind = kinds[below(len(kinds))]
    before, state, length = asked(match), match.state_digest(), len(match.log())
    try:
        match.initiate(seat, kind, data_for(match, seat, kind, below))
    except Refused:
        return False
    assert asked(match) == before, kind
    assert match.state_digest() != state or len(match.log()) > length, kind
    return True
