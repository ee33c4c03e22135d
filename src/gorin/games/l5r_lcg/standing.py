"""Checks that events can still happen: what they are about is there, and they change it."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_lcg.events.cards import AttachmentMoved, FateMoved, FateReturned, Lasts
from gorin.games.l5r_lcg.events.conflicts import (
    Broken,
    Claimed,
    Decided,
    Declared,
    Joined,
    ProvinceShown,
    RingSwitched,
)
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import (
    Entered,
    FateAdded,
    FateRemoved,
    HoldingLost,
    LeftPlay,
    Moved,
    RowTurned,
    StatusChanged,
    StatusLost,
    Strengthened,
    StrongholdTurned,
    Turned,
)
from gorin.games.l5r_lcg.events.seats import Begun, FateChanged, HonorChanged
from gorin.games.l5r_lcg.events.statuses import (
    BecameCopy,
    ControlTaken,
    ProvinceHidden,
    ProvinceMarked,
    Restored,
    StatusMoved,
    TaintChanged,
)
from gorin.games.l5r_lcg.events.uses import TookOver
from gorin.games.l5r_lcg.keywords import Eminent
from gorin.games.l5r_lcg.measures import can_lose_honor, cannot, has, is_second, suffers
from gorin.games.l5r_lcg.rulings import Rulings
from gorin.games.l5r_lcg.state import EMPTY, HOME, NOBODY, Match, More, Province
from gorin.kernel.clauses import states


def _turned(table: Match, event: Any) -> bool:
    entry = table.state.play.get(event.handle)
    if entry is None or entry.bowed == event.bowed:
        return False
    return event.ring or not event.bowed or suffers(table, "bow", event.handle, event.by)


def _status(table: Match, event: Any) -> bool:
    entry = table.state.play.get(event.handle)
    if entry is None or entry.status == event.amount:
        return False
    return entry.status != 0 or event.amount > 0 or not cannot(table, "dishonor", event.handle)


def _in_play(table: Match, event: Any) -> bool:
    return event.handle in table.state.play


def _left(table: Match, event: Any) -> bool:
    if event.handle not in table.state.play:
        return False
    return event.how != "discarded" or not cannot(table, "discard", event.handle)


def _both_in_play(table: Match, event: Any) -> bool:
    play = table.state.play
    return event.handle in play and event.host in play


def _attachment_moved(table: Match, event: Any) -> bool:
    """Nobody takes control of a second unique attachment."""
    if not _both_in_play(table, event):
        return False
    return event.seat == NOBODY or not is_second(table.state, event.seat, event.handle)


def _fate_moved(table: Match, event: Any) -> bool:
    """Fate moves from who has some."""
    return _both_in_play(table, event) and table.state.play[event.handle].fate > 0


PLAINLY = ("cannot-", "covert-", "no-ring-", "rooted")
"""The beginnings of effects that last or do not: a second one changes nothing."""


def _lasts(table: Match, event: Any) -> bool:
    """Return whether it forbids or gives something new, or for another time than before."""
    state, handle = table.state, event.handle
    if handle != EMPTY and handle not in state.play:
        return False
    if not event.what.startswith(PLAINLY):
        return True
    holds = None if handle == EMPTY else (state.born(handle),)
    what = More(event.what, event.amount)
    return not any(
        (each.what, each.holds, each.span.name) == (what, holds, event.until)
        for each in state.lasting
        if handle != EMPTY or each.seat == event.seat
    )


def _moved(table: Match, event: Any) -> bool:
    entry = table.state.play.get(event.handle)
    if entry is None or table.state.conflict is None:
        return False
    if event.side != "home" and table.state.side_of(entry.seat) == HOME:
        if not outsiders_may_join(table):
            return False
    elif (entry.side == HOME) == (event.side == "home"):
        return False
    return suffers(table, "move", event.handle, event.by)


def outsiders_may_join(table: Match) -> bool:
    """Return whether a card may move a character into a conflict that its seat does not fight.

    The rules let nobody do so; whether a card goes before them here the table has as it likes.
    """
    rulings: Rulings = table.rulebook.numbers.rulings
    return rulings.enl_outsider_participation == "if-a-card-says"


def _entered(table: Match, event: Any) -> bool:
    state = table.state
    if event.seat not in state.alive or event.handle in state.play:
        return False
    if event.side != "home" and state.conflict is None:
        return False
    if state.owners[event.handle] not in state.alive:
        return False
    if event.host != EMPTY and event.host not in state.play:
        return _is_open_province(table, event.host)
    return not is_second(state, event.seat, event.handle)


def _is_open_province(table: Match, handle: int) -> bool:
    rows = table.state.provinces.values()
    return any(each.own == handle and each.shown for row in rows for each in row)


def _some_in_play(table: Match, event: Any) -> bool:
    play = table.state.play
    return any(
        handle in play and not cannot(table, "lose-fate", handle) for handle in event.handles
    )


def _in_conflict(table: Match, event: Any) -> bool:
    return table.state.conflict is not None


def _claimed(table: Match, event: Any) -> bool:
    """A contested ring is claimed in its conflict; one on a province as long as it lies there."""
    state = table.state
    if event.seat not in state.alive:
        return False
    if event.other == NOBODY:
        return state.conflict is not None
    return bool(state.rings[event.ring].seat == event.other)


def _honor(table: Match, event: Any) -> bool:
    """Honor that somebody cannot lose is neither lost nor given."""
    state = table.state
    if event.seat not in state.alive:
        return False
    loser = event.seat if event.amount < 0 else event.other
    return loser not in state.alive or can_lose_honor(table, loser)


def _alive(table: Match, event: Any) -> bool:
    return event.seat in table.state.alive


def _took_over(table: Match, event: Any) -> bool:
    play = table.state.play
    return event.handle in play and event.target in play


def _status_moved(table: Match, event: Any) -> bool:
    play = table.state.play
    one, other = play.get(event.handle), play.get(event.target)
    return one is not None and other is not None and one.status not in (0, other.status)


def _tainted(table: Match, event: Any) -> bool:
    entry = table.state.play.get(event.handle)
    return entry is not None and entry.tainted != event.tainted


def _province(table: Match, event: Any) -> Province:
    """Return the province that an event is about."""
    slot: int = event.slot
    return table.state.provinces[event.seat][slot]


def _marked(table: Match, event: Any) -> bool:
    province = _province(table, event)
    there = province.tainted if event.mark == "tainted" else province.status < 0
    return bool(there != event.there)


def _taken(table: Match, event: Any) -> bool:
    """Nobody takes control of what they control, or of a second unique card."""
    state, entry = table.state, table.state.play.get(event.handle)
    if entry is None or entry.seat == event.seat or event.seat not in state.alive:
        return False
    return not is_second(state, event.seat, event.handle)


@states("LCG-S7.40", "LCG-S7.41")
def _copied(table: Match, event: Any) -> bool:
    """Nothing becomes a copy of its own title, or a second unique card."""
    state, entry = table.state, table.state.play.get(event.handle)
    number: int = event.number
    new = state.cards[number]
    if entry is None or new.slug == state.facts(event.handle).slug:
        return False
    return not is_second(state, entry.seat, event.handle, new)


IN_CONFLICT = "LCG-3.2.5"


def _unbroken(table: Match, event: Any) -> bool:
    """A province breaks that is not broken; by the step of a conflict only as long as that is."""
    if table.state.conflict is None and event.clause == IN_CONFLICT:
        return False
    return not _province(table, event).broken


@states("ENL-R11")
def _ring_switched(table: Match, event: Any) -> bool:
    """Both rings must be there to be switched: a contested one, and one that is unclaimed.

    Where seats have pools of their own both must be of one pool.
    """
    state = table.state
    if state.contested in ("", event.ring):
        return False
    ring, contested = state.rings[event.ring], state.rings[state.contested]
    return bool(ring.seat == NOBODY and ring.pool == contested.pool)


def _restored(table: Match, event: Any) -> bool:
    return _province(table, event).broken


def _hidden(table: Match, event: Any) -> bool:
    """A province that is eminent cannot be turned face down."""
    province = _province(table, event)
    return province.shown and not has(table, province.own, Eminent)


OF_SEATS = (HoldingLost, StrongholdTurned, RowTurned, ProvinceShown)
"""Events about cards that a seat has outside play: they go with it."""
STANDS: dict[type, Any] = {
    Turned: _turned,
    StatusChanged: _status,
    Moved: _moved,
    Entered: _entered,
    FateRemoved: _some_in_play,
    TookOver: _took_over,
    StatusMoved: _status_moved,
    TaintChanged: _tainted,
    ProvinceMarked: _marked,
    ControlTaken: _taken,
    BecameCopy: _copied,
    RingSwitched: _ring_switched,
    Restored: _restored,
    ProvinceHidden: _hidden,
    LeftPlay: _left,
    Lasts: _lasts,
    AttachmentMoved: _attachment_moved,
    FateMoved: _fate_moved,
    **dict.fromkeys((FateAdded, Strengthened, StatusLost, FateReturned), _in_play),
    **dict.fromkeys((Decided, Declared, Joined), _in_conflict),
    Broken: _unbroken,
    Claimed: _claimed,
    HonorChanged: _honor,
    **dict.fromkeys((FateChanged, Begun, *OF_SEATS), _alive),
}


def changes(table: Match, event: LcgHappened) -> bool:
    """Return whether what an event is about is still there and it changes something."""
    check = STANDS.get(type(event))
    return check is None or check(table, event)
