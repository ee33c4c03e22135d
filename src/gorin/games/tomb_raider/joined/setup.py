"""Setting up the levels of a series: with what the raiders bring, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.joined.state import Books
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.series.state import State as SeriesState
from gorin.games.tomb_raider.series.state import draw_deck
from gorin.games.tomb_raider.setup import SeatSetup, Setup, setup_faults
from gorin.kernel.clauses import Refusal


def setup_of(level: Level, state: SeriesState) -> Setup:
    """Return what a level starts from at this moment of its series."""
    seats = tuple(
        SeatSetup(standing.raider, draw_deck(standing), saved=standing.kept)
        for standing in state.players.values()
    )
    return Setup(level, None, seats, state.pool, state.agreed.turn_limit, state.agreed.opening)


def level_faults(books: Books, state: SeriesState) -> Iterator[Refusal]:
    """Yield what would keep a level of a new series from being laid out, each reason once."""
    refusals: set[Refusal] = set()
    for level in state.levels:
        book = books.levels[level.goal]
        for fault in setup_faults(book.numbers, setup_of(level, state)):
            if fault not in refusals:
                refusals.add(fault)
                yield fault
