"""Which events can still happen when they are about to: what they are about may have gone."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_lcg.card_events import (
    AttachmentMoved,
    ControlChanged,
    FateMoved,
    FateReturned,
    Lasts,
)
from gorin.games.l5r_lcg.conflict_events import Broken, Claimed, Decided, Declared, Joined
from gorin.games.l5r_lcg.events import Begun, FateChanged, HonorChanged
from gorin.games.l5r_lcg.happened import LcgHappened
from gorin.games.l5r_lcg.measures import cannot, suffers
from gorin.games.l5r_lcg.play_events import (
    Entered,
    FateAdded,
    FateRemoved,
    LeftPlay,
    Moved,
    StatusChanged,
    StatusLost,
    Strengthened,
    Turned,
)
from gorin.games.l5r_lcg.state import EMPTY, HOME, Match
from gorin.kernel.rule import rule


@rule("LCG-S7.10", "LCG-S7.11", "LCG-S9.66")
def stands(table: Match, event: LcgHappened) -> bool:
    """An event happens only if what it is about is still there and it changes something."""
    check = STANDS.get(type(event))
    return check is None or check(table, event)


def _turned(table: Match, event: Any) -> bool:
    found = table.state.play.get(event.handle)
    if found is None or found.bowed == event.bowed:
        return False
    return event.ring or not event.bowed or suffers(table, "bow", event.handle, event.by)


def _status(table: Match, event: Any) -> bool:
    found = table.state.play.get(event.handle)
    if found is None or found.status == event.amount:
        return False
    return found.status != 0 or event.amount > 0 or not cannot(table, "dishonor", event.handle)


def _in_play(table: Match, event: Any) -> bool:
    return event.handle in table.state.play


def _left(table: Match, event: Any) -> bool:
    if event.handle not in table.state.play:
        return False
    return event.how != "discarded" or not cannot(table, "discard", event.handle)


def _both_in_play(table: Match, event: Any) -> bool:
    play = table.state.play
    return event.handle in play and event.host in play


def _held(table: Match, event: Any) -> bool:
    return event.handle == EMPTY or event.handle in table.state.play


def _controlled(table: Match, event: Any) -> bool:
    found = table.state.play.get(event.handle)
    return found is not None and found.seat != event.seat and event.seat in table.state.alive


def _moved(table: Match, event: Any) -> bool:
    found = table.state.play.get(event.handle)
    if found is None or table.state.conflict is None:
        return False
    if (found.side == HOME) == (event.side == "home"):
        return False
    return suffers(table, "move", event.handle, event.by)


def _entered(table: Match, event: Any) -> bool:
    state = table.state
    if event.seat not in state.alive or event.handle in state.play:
        return False
    if event.side != "home" and state.conflict is None:
        return False
    return event.host == EMPTY or event.host in state.play


def _some_in_play(table: Match, event: Any) -> bool:
    play = table.state.play
    return any(
        handle in play and not cannot(table, "lose-fate", handle) for handle in event.handles
    )


def _in_conflict(table: Match, event: Any) -> bool:
    return table.state.conflict is not None


def _alive(table: Match, event: Any) -> bool:
    return event.seat in table.state.alive


STANDS: dict[type, Any] = {
    Turned: _turned,
    StatusChanged: _status,
    Moved: _moved,
    Entered: _entered,
    FateRemoved: _some_in_play,
    LeftPlay: _left,
    Lasts: _held,
    ControlChanged: _controlled,
    **dict.fromkeys((AttachmentMoved, FateMoved), _both_in_play),
    **dict.fromkeys((FateAdded, Strengthened, StatusLost, FateReturned), _in_play),
    **dict.fromkeys((Claimed, Decided, Declared, Broken, Joined), _in_conflict),
    **dict.fromkeys((HonorChanged, FateChanged, Begun), _alive),
}
