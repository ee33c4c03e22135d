"""Statistics of a series: shares with intervals, spreads, counts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from gorin.content.box.measures import Number, Of
from gorin.content.boxes import find_box
from gorin.sim.series import Played, Results, Series, measures_in

Means: TypeAlias = dict[str, float]

Z = 1.959963984540054
"""The standard deviations that a 95 % interval reaches to each side."""


class Interval(Struct, frozen=True):
    """A 95 % interval."""

    low: float
    high: float


class Share(Struct, frozen=True):
    """The frequency of something: the count, the share of all games and its interval."""

    count: int
    share: float
    interval: Interval


class Spread(Struct, frozen=True):
    """The spread of a figure over the games; `interval` is that of the mean."""

    mean: float
    interval: Interval
    median: float
    p90: float
    least: int
    most: int


class Entrant(Struct, frozen=True):
    """A bot of the series, wherever it sat; `counted` are means of a game, by measure."""

    place: int
    level: str
    wins: Share
    counted: Means


class SeatLine(Struct, frozen=True):
    """A seat's results, whoever sat there."""

    seat: int
    wins: Share
    counted: Means


class Ending(Struct, frozen=True):
    """A way in which games ended, by message id, and in how many."""

    reason: str
    games: int


class DeckLine(Struct, frozen=True):
    """A deck's results, wherever it lay and whoever played it.

    Attributes:
        games: in how many games it was; where several seats had it, each counts as one.
        ways: how it won, by message id, and how often.
    """

    name: str
    games: int
    wins: Share
    ways: tuple[Ending, ...]


class Summary(Struct, frozen=True):
    """All that is counted of a series; `counted` are means of what is counted of a whole game.

    `decks` are those that were named, in their order.
    """

    games: int
    failed: int
    undecided: int
    entrants: tuple[Entrant, ...]
    seats: tuple[SeatLine, ...]
    turns: Spread
    endings: tuple[Ending, ...]
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    counted: Means
    decks: tuple[DeckLine, ...] = ()


def wilson(count: int, games: int) -> Interval:
    """Return the Wilson 95 % interval of a share: sound for few games and for 0 or all too."""
    if games == 0:
        return Interval(0.0, 1.0)
    share = count / games
    spread = Z * Z / games
    middle = share + spread / 2
    half = Z * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    low = 0.0 if count == 0 else (middle - half) / (1 + spread)
    high = 1.0 if count == games else (middle + half) / (1 + spread)
    return Interval(max(0.0, low), min(1.0, high))


def share_of(count: int, games: int) -> Share:
    """Return a count as a share of the games."""
    return Share(count, count / games if games else 0.0, wilson(count, games))


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return the value below which a part of ordered values lies, between two if need be."""
    if not ordered:
        return 0.0
    place = part * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def spread_of(values: Sequence[int]) -> Spread:
    """Return how values are spread; the interval of the mean is by the normal approximation."""
    ordered = sorted(values)
    count = len(ordered)
    if not count:
        return Spread(0.0, Interval(0.0, 0.0), 0.0, 0.0, 0, 0)
    mean = sum(ordered) / count
    half = 0.0
    if count > 1:
        variance = sum((value - mean) ** 2 for value in ordered) / (count - 1)
        half = Z * math.sqrt(variance / count)
    return Spread(
        mean,
        Interval(mean - half, mean + half),
        quantile(ordered, 0.5),
        quantile(ordered, 0.9),
        ordered[0],
        ordered[-1],
    )


def summarize(series: Series, results: Results) -> Summary:
    """Return the summary of the games of a series."""
    played = results.played
    count = len(played)
    decisions = sum(game.decisions for game in played)
    endings = Counter(game.reason for game in played)
    seconds = max(results.seconds, 1e-9)
    return Summary(
        count,
        len(results.failed),
        sum(not game.winners for game in played),
        tuple(_entrant(series, played, place) for place in range(len(series.entrants))),
        tuple(_seat(series, played, seat) for seat in range(len(series.entrants))),
        spread_of([game.turns for game in played]),
        tuple(Ending(reason, games) for reason, games in endings.most_common()),
        decisions,
        results.seconds,
        count / seconds,
        decisions / seconds,
        {id: _mean([sum(game.counted[id]) for game in played]) for id in _counted(series, "match")},
        deck_lines(series, played),
    )


def won_by(deck: DeckLine, way: str) -> int:
    """Return how often a deck won in a way."""
    return sum(each.games for each in deck.ways if each.reason == way)


def ways_of(summary: Summary) -> tuple[str, ...]:
    """Return the ways in which decks of a series won, those of most games first."""
    reasons = (ending.reason for ending in summary.endings)
    return tuple(way for way in reasons if any(won_by(deck, way) for deck in summary.decks))


def deck_lines(series: Series, played: Sequence[Played]) -> tuple[DeckLine, ...]:
    """Return how the decks of a series did, in their order."""
    return tuple(_deck(series, played, place) for place in range(len(series.decks)))


def _deck(series: Series, played: Sequence[Played], place: int) -> DeckLine:
    games = sum(game.decks.count(place) for game in played)
    won = [
        game.reason
        for game in played
        for seat, deck in enumerate(game.decks)
        if deck == place and seat in game.winners
    ]
    ways = tuple(Ending(reason, count) for reason, count in Counter(won).most_common())
    return DeckLine(series.decks[place].name, games, share_of(len(won), games), ways)


def _counted(series: Series, of: Of) -> tuple[str, ...]:
    """Return the ids of what is counted of each seat, or of a whole game, of a series."""
    measures = measures_in(find_box(series.plan.game), series.plan.format)
    return tuple(each.id for each in measures if each.counted is not None and each.of == of)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _entrant(series: Series, played: Sequence[Played], place: int) -> Entrant:
    wins = sum(any(game.seats[seat] == place for seat in game.winners) for game in played)
    counted = {
        id: _mean([_at(game.counted[id], game.seats.index(place)) for game in played])
        for id in _counted(series, "seat")
    }
    return Entrant(place, series.entrants[place], share_of(wins, len(played)), counted)


def _seat(series: Series, played: Sequence[Played], seat: int) -> SeatLine:
    wins = sum(seat in game.winners for game in played)
    counted = {
        id: _mean([_at(game.counted[id], seat) for game in played])
        for id in _counted(series, "seat")
    }
    return SeatLine(seat, share_of(wins, len(played)), counted)


def _at(values: Sequence[Number], place: int) -> Number:
    return values[place] if place < len(values) else 0
