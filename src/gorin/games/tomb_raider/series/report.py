"""What a level tells the series it belongs to, and what such a report may be."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from gorin.games.tomb_raider.measures import treasure_room_space
from gorin.games.tomb_raider.state import NOBODY, Zone, zone_of
from gorin.games.tomb_raider.state import State as LevelState
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Below, Reported

SAMPLED_TURNS = 20
SAMPLED_CARDS = 5


class SeatReport(Struct, frozen=True, array_like=True):
    """What a level tells of a seat: its saved row by slug, the turn in which it finished."""

    saved: tuple[str, ...] = ()
    finished: int = 0


class LevelReport(Struct, frozen=True, array_like=True):
    """What a level tells: who won it, after how many turns, how it ended, and of each seat.

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


class LevelOutcome(Reported, frozen=True):
    """The report of a level: of so many seats, none but known cards, ended by some message.

    `cards` are what each raider might have in its saved row, to make up reports from. An empty
    report stands for a level that was broken off: nobody won it, nobody keeps anything.
    """

    cards: tuple[tuple[str, ...], ...] = ()
    known: tuple[str, ...] = ()

    def read(self, data: object) -> object:
        found = super().read(data)
        try:
            report = msgspec.convert(found, LevelReport)
        except msgspec.ValidationError:
            raise ValueError("answer-bad-report") from None
        if not self._makes_sense(report):
            raise ValueError("answer-bad-report")
        return found

    def _makes_sense(self, report: LevelReport) -> bool:
        count = len(self.cards)
        winners = report.winners
        return (
            (not report.seats or len(report.seats) == count)
            and all(0 <= seat < count for seat in winners)
            and len(winners) == len(dict.fromkeys(winners))
            and report.turns >= 0
            and 0 <= report.room <= 3
            and (report == LevelReport() or report.reason.startswith("ended-"))
            and all(0 <= seat.finished <= report.turns for seat in report.seats)
            and all(slug in self.known for seat in report.seats for slug in seat.saved)
        )

    def sample(self, below: Below) -> object:
        turns = 1 + below(SAMPLED_TURNS)
        winner = below(len(self.cards) + 1)
        seats = tuple(SeatReport(_some(cards, below), below(turns + 1)) for cards in self.cards)
        won = winner < len(self.cards)
        reason = "ended-treasure" if won else "ended-turn-limit"
        report = LevelReport((winner,) if won else (), turns, reason, 1 + below(3), seats)
        return self.read(msgspec.to_builtins(report))


def _some(cards: tuple[str, ...], below: Below) -> tuple[str, ...]:
    """Return a few of some cards, each once at most."""
    left = list(cards)
    count = below(min(SAMPLED_CARDS, len(left)) + 1)
    return tuple(left.pop(below(len(left))) for _ in range(count))


def read_report(data: Any) -> LevelReport:
    """Return a report that the domain has accepted."""
    return msgspec.convert(data, LevelReport)
