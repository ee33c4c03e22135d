"""Contracts of what lies beside the running step: what is done at once, questions that stay."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.contracts import (
    Make,
    Told,
    Watch,
    asked,
    data_for,
    holds_no_past,
    points,
    seen,
    snapshot,
    summary,
    viewers,
)
from tests.moments import Moments

from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.domain import Below
from gorin.kernel.journal import effective
from gorin.kernel.match import Match
from gorin.kernel.snapshot import Snapshot

LASTING: dict[str, tuple[str, ...]] = {}
"""Kinds of questions that outlive a turn, by the game's id; `tests/formats.py` names them."""


def acts_at_once_are_equal(make: Make, seed: int, *, every: int = 3) -> int:
    """Check that acts at once leave all questions as they are, and are in forks, copies, replays.

    Returns how often something was done at once.
    """
    match = make(seed)
    start = match.table.state.copy()
    match.start()
    done = 0
    below = Fast(seed).below
    for number in Moments(every, seed).among(points(match, below)):
        if not _acted(match, below):
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


def questions_end_with_their_turn(match: Match[Any], seed: int) -> Watch:
    """A question that stays open into another turn does so on purpose; else an answer is late.

    Questions are the same if they ask the same in the same way. One that ends with a period
    names it in its arguments: then that of the next period is another question, and an answer to
    the first is refused. Returns how many questions stayed open over another answer.
    """
    lasting = LASTING.get(match.table.rulebook.game.id, ())
    first: dict[int, object] = {}
    stayed: set[int] = set()
    while (yield) is not None:
        turn = getattr(match.table.state, "turn", None)
        for question in match.pending:
            serial, kind = question.serial, question.decision.prompt.kind
            if serial in first:
                stayed.add(serial)
                assert first[serial] == turn or kind in lasting, (kind, first[serial], turn)
            first.setdefault(serial, turn)
    return len(stayed)
