"""Measures how fast Gorin is: `python benchmarks/bench.py [--quick] [--json]`.

Everything is measured on one core in processor time, except the speed-up by a second process,
which is measured by the clock on the wall. Figures are medians over repeats. The first line is
a loop that has nothing to do with Gorin: it tells how fast this machine is at this moment.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter, process_time, process_time_ns
from typing import Any

from gorin.bots.agent import answer
from gorin.bots.tomb_raider.players import PLAYERS
from gorin.content.desk.matches import begin, plan, wishes_for
from gorin.content.tomb_raider.levels import level_names, load_level
from gorin.kernel.chance import Fast
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.journal import Answered, effective
from gorin.kernel.match import Match
from gorin.kernel.observe import observe
from gorin.kernel.table import Table
from gorin.sim.series import Series, play_series

PLAN = plan("tomb-raider", wishes_for("tomb-raider", seats=2, turn_limit=300))
FIRST = begin(PLAN)
SEATS = (Seat(0), Seat(1))


@dataclass(frozen=True)
class Figure:
    """One line of the table; `target` is a bound that the figure should keep."""

    name: str
    value: float
    unit: str
    target: str = ""


def new_match(seed: int, *, forkable: bool = False) -> Match[Any]:
    """Return a two-seat match of the Introductory level with the starter decks."""
    table = Table(FIRST.rulebook, FIRST.state.copy())
    return Match(table, chance=Fast(seed), forkable=forkable)


def play_randomly(match: Match[Any], seed: int) -> Iterator[None]:
    """Play a match at random, stopping at each decision before it is answered."""
    match.start()
    below = Fast(seed).below
    while match.pending:
        yield
        question = match.pending[0]
        match.pick(question, below(len(question.decision.options)))


def finished(seed: int) -> Match[Any]:
    """Return a match played to its end at random."""
    match = new_match(seed)
    for _ in play_randomly(match, seed + 1):
        pass
    return match


def repeated(times: int, measure: Callable[[int], float]) -> float:
    """Return the median of a measurement, without pauses for collecting garbage in between."""
    found: list[float] = []
    for number in range(times):
        _ = gc.collect()
        found.append(measure(number))
    return median(found)


def reference(_: int) -> float:
    """Return the milliseconds of a plain loop."""
    start = process_time()
    total = 0
    table = dict.fromkeys(range(64), 1)
    for number in range(1_000_000):
        total += table[number & 63] + (number ^ total) % 7
    return 1000 * (process_time() - start)


def random_play(games: int) -> Callable[[int], float]:
    """Measure decisions a second in random play; answers of chance do not count."""

    def measure(number: int) -> float:
        count = 0
        start = process_time()
        for seed in range(number * games, (number + 1) * games):
            match = new_match(seed)
            match.start()
            below = Fast(seed + 1_000_000).below
            while match.pending:
                question = match.pending[0]
                match.pick(question, below(len(question.decision.options)))
                count += 1
        return count / (process_time() - start)

    return measure


def replaying(games: int) -> Callable[[int], float]:
    """Measure decisions a second when journals are put in again, checks and checkpoints on."""

    def measure(number: int) -> float:
        count = 0
        used = 0.0
        for seed in range(number * games, (number + 1) * games):
            entries = effective(finished(seed).journal.all())
            count += sum(isinstance(e, Answered) and e.seat != CHANCE for e in entries)
            match = Match(Table(FIRST.rulebook, FIRST.state.copy()))
            start = process_time()
            match.start()
            match.replay(entries)
            used += process_time() - start
            assert match.outcome is not None
        return count / used

    return measure


def at_decisions(games: int, act: Callable[[Match[Any]], object]) -> tuple[float, float]:
    """Return the median and the 95th percentile, in microseconds, of an act at all decisions."""
    times: list[int] = []
    for seed in range(games):
        match = new_match(seed, forkable=True)
        for _ in play_randomly(match, seed + 1):
            start = process_time_ns()
            _ = act(match)
            times.append(process_time_ns() - start)
    times.sort()
    return median(times) / 1000, times[len(times) * 95 // 100] / 1000


def look(match: Match[Any]) -> object:
    """Make the observation of the seat that is asked, its question in words included."""
    return observe(match, match.pending[0].decision.seat)


def random_levels(games: int) -> Iterator[tuple[str, float]]:
    """Yield each level by name with the decisions a second of random play at two seats.

    A level with variants counts with the slowest of them.
    """
    for name in level_names():
        level = load_level(name)
        found: list[float] = []
        variants: list[str | None] = [each.id for each in level.variants]
        for variant in variants or [None]:
            form = level.variant(variant)
            if form is None or not form.players.min <= 2 <= form.players.max:
                continue
            wishes = wishes_for("tomb-raider", seats=2, turn_limit=150, level=name, variant=variant)
            first = begin(plan("tomb-raider", wishes))
            count = 0
            start = process_time()
            for seed in range(games):
                table = Table(first.rulebook, first.state.copy())
                match = Match(table, chance=Fast(seed), forkable=False)
                count += sum(1 for _ in play_randomly(match, seed + 1))
            found.append(count / (process_time() - start))
        if found:
            yield name, min(found)


def bot_games(games: int, seats: int) -> float:
    """Return how many games of heuristic bots one core plays in a second."""
    made = plan("tomb-raider", wishes_for("tomb-raider", seats=seats, turn_limit=150))
    start = process_time()
    results = play_series(Series(made, ("heuristic",) * seats, games))
    assert not results.failed
    return games / (process_time() - start)


def bots(games: int) -> Callable[[int], float]:
    """Measure decisions a second when two heuristic bots play."""

    def measure(number: int) -> float:
        count = 0
        start = process_time()
        for seed in range(number * games, (number + 1) * games):
            match = new_match(seed)
            match.start()
            count += answer(match, {seat: PLAYERS.agent("heuristic", seed) for seat in SEATS})
        return count / (process_time() - start)

    return measure


def two_processes(games: int, repeats: int) -> tuple[float, float]:
    """Return how many times faster two processes play a series, and the work they do for it.

    The first is by the clock on the wall, start-up of the processes included, and needs a
    machine with nothing else to do. The second is their processor time against that of one
    process: two free cores cannot be faster than 2 divided by it.
    """
    series = Series(PLAN, ("random", "random"), games)
    faster: list[float] = []
    work: list[float] = []
    for _ in range(repeats):
        alone, alone_work = timed(series, 1)
        shared, shared_work = timed(series, 2)
        faster.append(alone / shared)
        work.append(shared_work / alone_work)
    return median(faster), median(work)


def timed(series: Series, jobs: int) -> tuple[float, float]:
    """Return the seconds a series takes by the clock, and in processor time."""
    start, used = perf_counter(), sum(os.times()[:4])
    results = play_series(series, jobs=jobs)
    assert not results.failed
    return perf_counter() - start, sum(os.times()[:4]) - used


def memory(make: Callable[[], object]) -> float:
    """Return the kilobytes that what `make` returns keeps in memory."""
    _ = make()
    _ = gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = make()
    _ = gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    del kept
    return used / 1000


def bot_match() -> Match[Any]:
    """Return a finished match of two heuristic bots."""
    match = new_match(3)
    match.start()
    _ = answer(match, {seat: PLAYERS.agent("heuristic", 3) for seat in SEATS})
    return match


def middling_seed(games: int) -> int:
    """Return the seed of a random match of median length."""
    lengths = sorted((len(finished(seed).journal), seed) for seed in range(games))
    return lengths[len(lengths) // 2][1]


def figures(scale: float) -> Iterator[Figure]:
    """Measure everything; `scale` shortens or lengthens it."""

    def some(count: int) -> int:
        return max(1, round(count * scale))

    yield Figure("reference loop", repeated(5, reference), "ms")
    yield Figure("random play", repeated(5, random_play(some(20))), "decisions/s", ">= 25000")
    middle, late = at_decisions(some(8), lambda match: match.fork())
    yield Figure("fork, median", middle, "µs", "<= 100")
    yield Figure("fork, 95th percentile", late, "µs")
    yield Figure("replay", repeated(5, replaying(some(10))), "decisions/s", ">= 25000")
    middle, late = at_decisions(some(8), look)
    yield Figure("observation, median", middle, "µs", "<= 150")
    yield Figure("observation, 95th percentile", late, "µs")
    faster, work = two_processes(some(200), 3)
    yield Figure("two processes, speed-up", faster, "times", ">= 1.7")
    yield Figure("two processes, work", work, "times")
    seed = middling_seed(some(21))
    yield Figure("random match, whole", memory(lambda: finished(seed)), "kB", "< 1000")
    yield Figure("bots' match, whole", memory(bot_match), "kB", "< 1000")
    yield Figure("state alone", memory(lambda: own_state(seed)), "kB", "< 1000")
    yield Figure("heuristic bots", repeated(3, bots(some(15))), "decisions/s")
    yield Figure("heuristic games, alone", bot_games(some(200), 1), "games/s", ">= 200")
    yield Figure("heuristic games, two seats", bot_games(some(200), 2), "games/s", ">= 200")
    for name, speed in random_levels(some(10)):
        yield Figure(f"random, {name}", speed, "decisions/s", ">= 20000")


def own_state(seed: int) -> object:
    """Return what the state of a match in its middle holds of its own, cards and level shared."""
    match = new_match(seed)
    play = play_randomly(match, seed + 1)
    for _ in range(500):
        next(play, None)
    return match.table.state


def show(measured: list[Figure]) -> None:
    """Print the table."""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    for figure in measured:
        places = 0 if figure.value >= 100 else 2
        print(f"{figure.name:30} {figure.value:12,.{places}f} {figure.unit:12} {figure.target}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how fast Gorin is.")
    _ = parser.add_argument("--json", action="store_true", help="print JSON")
    _ = parser.add_argument("--quick", action="store_true", help="a fifth of the games")
    asked = parser.parse_args()
    measured = list(figures(0.2 if asked.quick else 1.0))
    if asked.json:
        json.dump([asdict(figure) for figure in measured], sys.stdout, indent=2)
        print()
    else:
        show(measured)


if __name__ == "__main__":
    main()
