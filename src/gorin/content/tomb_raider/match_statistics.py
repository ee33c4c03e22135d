"""Statistics of a match of Tomb Raider: from the events of its log, all of them public."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from gorin.content.box.figures import MatchStatistics, StatLine, StatSeries
from gorin.games.tomb_raider.events.mapping import PlaceMapped, RaiderMoved
from gorin.games.tomb_raider.events.piles import CardAnnounced, DiscoveryMade
from gorin.games.tomb_raider.events.raiders import Died, HarmDealt, ResetChosen
from gorin.games.tomb_raider.events.trials import (
    AttackBegan,
    AttackEnded,
    ObstaclePlayed,
    Rolled,
    SearchBegan,
    SearchEnded,
    TestBegan,
    TestDropped,
    TestEnded,
)
from gorin.games.tomb_raider.events.turns import TurnBegan
from gorin.games.tomb_raider.joined.state import State as Joined
from gorin.games.tomb_raider.state import State, Zone
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.words import say

MEAN_FACE = 3.5
"""The average of a die."""


class Tally(Struct):
    """The counts of one seat.

    `deepest` is the greatest depth that its raider reached; the others count or add up.
    """

    mapped: int = 0
    deepest: int = 0
    overcome: int = 0
    failed: int = 0
    tests: int = 0
    passed: int = 0
    searches: int = 0
    found: int = 0
    attacks: int = 0
    dice: int = 0
    rolled: int = 0
    cards: int = 0
    damage: int = 0
    deaths: int = 0
    resets: int = 0

    @property
    def expected(self) -> float:
        """The sum that its dice would have shown on average."""
        return self.dice * MEAN_FACE

    @property
    def luck(self) -> float:
        """Return how much more than that its dice showed."""
        return self.rolled - self.expected


class _Count:
    """A count of what happened, event by event."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.tallies = {seat: Tally() for seat in seats}
        self.groups: list[bool] = []
        """The tests in progress, both of an attack as one: whether an obstacle is faced."""
        self.mapped = 0
        """The space that was mapped last, as long as nobody has entered it."""
        self.turns = 0
        self.history: list[dict[str, tuple[float, ...]]] = []

    def see(self, event: Any) -> None:
        """Count an event."""
        handler = HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)

    def turn(self, event: TurnBegan) -> None:
        self.end_turn()
        # In a series the turns of each level are counted from 1 again.
        self.turns = self.turns + 1 if self.turns else event.turn

    def end_turn(self) -> None:
        """Keep how the figures stand at the end of a turn."""
        if self.turns:
            tallies = self.tallies.values()
            self.history.append(
                {id: tuple(get(tally) for tally in tallies) for id, get in GROWING.items()}
            )

    def place(self, event: PlaceMapped) -> None:
        self.mapped = event.space

    def moved(self, event: RaiderMoved) -> None:
        tally = self.tallies[event.seat]
        # Who maps a location is the first to be there.
        tally.mapped += event.space == self.mapped
        tally.deepest = max(tally.deepest, event.space // 100)
        self.mapped = 0

    def began(self, event: TestBegan | SearchBegan | AttackBegan) -> None:
        self.groups.append(isinstance(event, TestBegan) and event.number is not None)
        if isinstance(event, AttackBegan):
            self.tallies[event.seat].attacks += 1

    def ended(self, event: TestEnded) -> None:
        is_faced = self.groups.pop()
        tally = self.tallies[event.seat]
        tally.tests += 1
        tally.passed += event.success
        tally.overcome += is_faced and event.success
        tally.failed += is_faced and not event.success

    def searched(self, event: SearchEnded) -> None:
        _ = self.groups.pop()
        self.tallies[event.seat].searches += 1

    def dropped(self, event: AttackEnded | TestDropped) -> None:
        _ = self.groups.pop()

    def rolled(self, event: Rolled) -> None:
        tally = self.tallies[event.seat]
        tally.dice += len(event.faces)
        tally.rolled += sum(event.faces)

    def announced(self, event: CardAnnounced) -> None:
        self.tallies[event.seat].cards += event.zone is Zone.HAND

    def discovered(self, event: DiscoveryMade) -> None:
        self.tallies[event.seat].cards += 1
        self.tallies[event.seat].found += 1

    def obstacle(self, event: ObstaclePlayed) -> None:
        if event.seat in self.tallies:
            self.tallies[event.seat].cards += 1

    def harmed(self, event: HarmDealt) -> None:
        self.tallies[event.seat].damage += event.amount

    def died(self, event: Died) -> None:
        self.tallies[event.seat].deaths += 1

    def reset(self, event: ResetChosen) -> None:
        self.tallies[event.seat].resets += 1


HANDLERS: Mapping[type[Any], Callable[[_Count, Any], None]] = {
    TurnBegan: _Count.turn,
    PlaceMapped: _Count.place,
    RaiderMoved: _Count.moved,
    TestBegan: _Count.began,
    SearchBegan: _Count.began,
    AttackBegan: _Count.began,
    TestEnded: _Count.ended,
    SearchEnded: _Count.searched,
    AttackEnded: _Count.dropped,
    TestDropped: _Count.dropped,
    Rolled: _Count.rolled,
    CardAnnounced: _Count.announced,
    DiscoveryMade: _Count.discovered,
    ObstaclePlayed: _Count.obstacle,
    HarmDealt: _Count.harmed,
    Died: _Count.died,
    ResetChosen: _Count.reset,
}

COUNTED = (
    "mapped",
    "deepest",
    "overcome",
    "failed",
    "tests",
    "passed",
    "searches",
    "found",
    "attacks",
    "dice",
    "rolled",
    "expected",
    "luck",
    "cards",
    "damage",
    "deaths",
    "resets",
)
"""The figures in the order in which they are told; `passed` is a share of the tests."""

GROWING: Mapping[str, Callable[[Tally], float]] = {
    "mapped": lambda tally: tally.mapped,
    "deepest": lambda tally: tally.deepest,
    "luck": lambda tally: tally.luck,
    "cards": lambda tally: tally.cards,
    "damage": lambda tally: tally.damage,
}
"""The figures that are told turn by turn."""


def statistics_of(match: Match[Any]) -> MatchStatistics | None:
    """Return the figures of a match of a level or of a series."""
    state = match.table.state
    if isinstance(state, State):
        return count(tuple(state.raiders), match.log())
    if isinstance(state, Joined):
        return count(tuple(state.series.players), match.log())
    return None


def count(seats: Sequence[Seat], events: Iterable[Any]) -> MatchStatistics:
    """Return the figures of a match from all that happened in it."""
    counted = _Count(seats)
    for event in events:
        counted.see(event)
    counted.end_turn()
    tallies = tuple(counted.tallies.values())
    return MatchStatistics(
        counted.turns,
        tuple(seats),
        tuple(_line(id, tallies) for id in COUNTED),
        tuple(_series(id, counted.history, len(tallies)) for id in GROWING),
    )


def _line(id: str, tallies: Sequence[Tally]) -> StatLine:
    label = say(f"match-figure-{id}")
    if id == "passed":
        shares = tuple(_share(tally.passed, tally.tests) for tally in tallies)
        passed, tests = (sum(getattr(one, name) for one in tallies) for name in ("passed", "tests"))
        return StatLine(id, label, "share", shares, _share(passed, tests))
    values = tuple(float(getattr(tally, id)) for tally in tallies)
    together = max(values, default=0.0) if id == "deepest" else sum(values)
    return StatLine(id, label, "difference" if id == "luck" else "count", values, together)


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _series(id: str, history: Sequence[Mapping[str, tuple[float, ...]]], seats: int) -> StatSeries:
    """Return a figure seat by seat, each turn by turn."""
    values = tuple(tuple(turn[id][seat] for turn in history) for seat in range(seats))
    return StatSeries(id, say(f"match-figure-{id}"), values)
