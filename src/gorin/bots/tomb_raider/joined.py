"""Bots for a series that is played together with its levels: one between levels, one in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.bots.agent import ERRORS, HEURISTIC, RANDOM, SEARCH, Agent
from gorin.bots.random_bot import RandomBot
from gorin.bots.search_bot import SearchBot, Thought
from gorin.bots.sight import Sight
from gorin.bots.tomb_raider.bot import TombRaiderBot
from gorin.bots.tomb_raider.search import EFFORT, Cycler, thought
from gorin.bots.tomb_raider.series import series_agent
from gorin.kernel.decision import Seat

ASKED_BY_SERIES = "series-"
"""The beginning of the kinds of questions that the series asks."""


def series_player(level: str, seed: int) -> Agent:
    """Return a bot that plays a seat of a series and of its levels.

    The level is one that the game knows.
    """
    if level == RANDOM:
        return RandomBot(seed)
    between = series_agent(level, seed)
    if level == SEARCH:
        return SeriesPlayer(between, lambda number: _search(seed + number))
    return SeriesPlayer(between, lambda number: TombRaiderBot(seed + number, ERRORS[level]))


class SeriesPlayer:
    """Plays one seat of a series together with its levels.

    Args:
        between: who decides between levels.
        within: makes who plays a level, by its number.
    """

    def __init__(self, between: Agent, within: Callable[[int], Agent]) -> None:
        self._between = between
        self._make = within
        self._within: tuple[int, Agent] | None = None

    def choose(self, sight: Sight) -> object:
        """Return the key of an option, or a value of the question's domain."""
        if sight.kind.startswith(ASKED_BY_SERIES):
            return self._between.choose(sight.part("series"))
        number: int = sight.view.series.number
        if self._within is None or self._within[0] != number:
            self._within = (number, self._make(number))
        return self._within[1].choose(sight)


# -- searching -----------------------------------------------------------------------------


def _search(seed: int) -> SearchBot:
    """Return a bot that searches within a level: a world in which the level ends is at an end."""
    usual = thought()

    def part(sight: Sight) -> object:
        return sight.view.series.number, sight.view.series.stage, usual.part(sight)

    def value(view: Any, seat: Seat) -> float:
        won = _won(view, seat)
        return usual.value(view, seat) if won is None else won

    def player(number: int) -> Agent:
        return SeriesPlayer(series_agent(HEURISTIC, number), lambda _: Cycler(number))

    return SearchBot(seed, player, Thought(usual.known, usual.options, part, value), EFFORT)


def _won(view: Any, seat: Seat) -> float | None:
    """Return what the level that is just over was worth to a seat; None while it is played."""
    played = view.series.played
    if not played or (view.series.stage == "level" and view.turn):
        return None
    winners = played[-1].winners
    return 1.0 / len(winners) if seat in winners else 0.0
