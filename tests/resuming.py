"""The contract of snapshots: a match that is resumed from one is the match that was left."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.contracts import Make, points, snapshot, summary
from tests.moments import Moments

from gorin.kernel.chance import Committed, Fast
from gorin.kernel.decision import All, Seat
from gorin.kernel.journal import Undone, effective
from gorin.kernel.match import Match
from gorin.kernel.snapshot import Snapshot

EVERY = 20
"""The answers after which a snapshot is taken, later in a match more."""
BACK = 60
"""The most entries that an undo takes back."""
UNDOING = 37
"""The answers between two undos, later in a match a quarter of what was played."""
PARTLY = 30
"""The further snapshots taken while some have answered a question to several and some not."""
PLAYED_ON = 4
"""One resumed match in this many is played on with other answers than the match got."""
ANSWERS = 60
"""The number of answers that it is played on."""
KEPT = 3
"""The number of resumed matches that get the rest of the journal, to the end."""


def resuming_is_equal(make: Make, seed: int) -> int:
    """A match resumed from a snapshot is the same, goes on the same, and can be undone the same.

    Snapshots are taken all over the match, in the middle of steps too. Returns how often some had
    answered a question to several seats and some had not.
    """
    match = make(seed)
    start = match.table.state.copy()
    secret = b"resume" + seed.to_bytes(8, "big")
    match.chance = Committed(secret)
    match.start()
    below = Fast(seed).below
    resumed: list[tuple[int, Match[Any]]] = []
    partly = 0
    looks, undos = Moments(EVERY, seed), Moments(UNDOING, UNDOING - 1, rarer=4)
    for number in points(match, below):
        if undos.due(number):
            count = len(effective(match.journal.all()))
            match.undo(Seat(0), to=count - below(min(count, BACK) + 1))
        is_partial = _is_partly_answered(match)
        is_more = is_partial and partly < PARTLY and below(3) == 0
        if not looks.due(number) and not is_more:
            continue
        partly += is_partial
        entries = match.journal.all()
        taken = msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=Snapshot)
        chance = Committed(secret, taken.entropy, taken.draws)
        again = Match.resume(
            match.table.rulebook, start, taken, chance=chance, earlier=entries.copy
        )
        assert summary(again) == summary(match)
        resumed.append((len(entries), again))
        if len(resumed) % PLAYED_ON == 0:
            _plays_on_equally(match, start, number)
    for length, again in _spread(resumed):
        again.chance = None
        for entry in match.journal.all()[length:]:
            if isinstance(entry, Undone):
                again.undo(entry.seat, to=entry.to)
            else:
                again.feed(entry)
        assert snapshot(again) == snapshot(match)
        assert again.snapshot().entries == len(match.journal)
    return partly


def _is_partly_answered(match: Match[Any]) -> bool:
    together = match._ask
    return isinstance(together, All) and len(match.pending) < len(together.decisions)


def _spread(resumed: list[tuple[int, Match[Any]]]) -> list[tuple[int, Match[Any]]]:
    """Return some of them, as far from each other as can be, the first and the last too."""
    last = len(resumed) - 1
    return [resumed[at] for at in sorted({last * part // (KEPT - 1) for part in range(KEPT)})]


def _plays_on_equally(match: Match[Any], start: Any, number: int) -> None:
    """Play a fork and a resumed match on with the same dice and answers."""
    ends: list[object] = []
    resumed: Match[Any] = Match.resume(
        match.table.rulebook, start, match.snapshot(), earlier=match.journal.all().copy
    )
    for other in (match.fork(), resumed):
        other.chance = Fast(number)
        before = len(other.table.log)
        for _ in zip(range(ANSWERS), points(other, Fast(number).below), strict=False):
            pass
        ends.append((summary(other), [line.told(None) for line in other.log(before)]))
    assert ends[0] == ends[1]
