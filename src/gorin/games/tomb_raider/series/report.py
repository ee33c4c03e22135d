"""The report of a level to the series that it belongs to."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.tomb_raider.measures import treasure_room_space
from gorin.games.tomb_raider.state import NOBODY, Zone, zone_of
from gorin.games.tomb_raider.state import State as LevelState
from gorin.kernel.decision import Seat


class SeatReport(Struct, frozen=True):
    """The report on a seat: its saved row by slug, the turn in which it finished."""

    saved: tuple[str, ...] = ()
    finished: int = 0


class LevelReport(Struct, frozen=True):
    """The report of a level: who won it, after how many turns, how it ended, and each seat.

    `room` is the power of the treasure room on the map, 0 if there is none; `reason` is the id
    of the message that says how it ended.
    """

    winners: tuple[int, ...] = ()
    turns: int = 0
    reason: str = ""
    room: int = 0
    seats: tuple[SeatReport, ...] = ()


def report_level(state: LevelState) -> LevelReport:
    """Return what a level that is over tells the series.

    Cards go back to their owners: what was taken from another player is not among the cards of
    a raider any more.
    """
    assert state.outcome is not None
    return LevelReport(
        tuple(int(seat) for seat in state.outcome.winners),
        state.turn,
        state.outcome.reason,
        _room_power(state),
        tuple(
            SeatReport(_own(state, seat), state.raiders[seat].finished) for seat in state.raiders
        ),
    )


def _own(state: LevelState, seat: Seat) -> tuple[str, ...]:
    return tuple(
        state.slug(card)
        for card in state.zones[zone_of(Zone.SAVED, seat)]
        if state.owners[state.physical[card]] in (seat, NOBODY)
    )


def _room_power(state: LevelState) -> int:
    space = treasure_room_space(state)
    room = None if space is None else state.location(space).treasure
    return 0 if room is None else room.power
