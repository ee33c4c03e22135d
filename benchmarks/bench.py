"""Measures how fast Gorin is: `python benchmarks/bench.py [--quick] [--json] [--game GAME]`.

At the end each game that can be played has a line of its own, brought to the speed of a machine
whose reference loop takes 52 ms, so that games and machines can be compared. Of some games more is
measured so: other formats, all views after every decision, moments that are hard.

Everything is measured on one core in processor time, except the speed-up by a second process,
which is measured by the clock on the wall. Figures are medians over repeats. The first line is
a loop that has nothing to do with Gorin: it tells how fast this machine is at this moment.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter, process_time, process_time_ns
from typing import Any

import msgspec
from msgspec import Struct

from gorin.bots.agent import Agent, answer
from gorin.content.box.wishes import Plan
from gorin.content.boxes import boxes, find_box
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, plan, wishes_for
from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.journal import Answered, effective
from gorin.kernel.match import Match
from gorin.kernel.observe import observe
from gorin.kernel.table import Table
from gorin.sim.report.balance import subjects_of
from gorin.sim.series import Series, play_series

TWO = 2
SEATS = {"magic": 4}
"""The seats of games that are seldom played by two."""
LONG = 150
"""The turns after which a match of bots, or on another board, ends if the game has a limit."""
LOOP = 52.0
"""The milliseconds of the reference loop on the machine that figures are brought to."""
HEURISTIC = "heuristic"
RATE = "decisions/s"


class Bench:
    """A game as it is measured: a plan for two seats, or as few as may play, and its first table.

    Attributes:
        game: the id of the game.
        plan: what is played.
        first: its table, which matches are copied from.
    """

    def __init__(self, game: str, *, seats: int = TWO, **chosen: Any) -> None:
        box = find_box(game)
        options = {**box.balance.usual(None, chosen), **chosen}
        self.game = game
        self.seats = tuple(map(Seat, range(max(seats, box.format().fewest_seats))))
        self.plan: Plan = plan(game, wishes_for(SHIPPED, game, seats=len(self.seats), **options))
        self.first = begin(self.plan)

    def match(self, seed: int, *, forkable: bool = False) -> Match[Any]:
        """Return a match that has not started."""
        table = Table(self.first.rulebook, self.first.state.copy())
        return Match(table, chance=Fast(seed), forkable=forkable)

    def finished(self, seed: int) -> Match[Any]:
        """Return a match played to its end at random."""
        match = self.match(seed)
        for _ in play_randomly(match, seed + 1):
            pass
        return match


def limited(game: str) -> dict[str, int]:
    """Return the option that ends the matches of a game sooner, if it has one."""
    balance = find_box(game).balance
    return {} if balance.long is None else {balance.limit: LONG}


@dataclass(frozen=True)
class Figure:
    """One line of the table; `target` is a bound that the figure should keep."""

    name: str
    value: float
    unit: str
    target: str = ""


def pick_randomly(match: Match[Any], below: Callable[[int], int]) -> None:
    """Answer the first open question at random."""
    question = match.pending[0]
    decision = question.decision
    if decision.options:
        match.pick(question, below(len(decision.options)))
    else:
        assert decision.domain is not None, decision.prompt
        match.choose(decision.seat, random_answer(decision, below), serial=question.serial)


def play_randomly(match: Match[Any], seed: int) -> Iterator[None]:
    """Play a match at random, stopping at each decision before it is answered."""
    match.start()
    below = Fast(seed).below
    while match.pending:
        yield
        pick_randomly(match, below)


def repeated(times: int, measure: Callable[[int], float]) -> float:
    """Return the median of a measurement, without pauses for collecting garbage in between."""
    figures: list[float] = []
    for number in range(times):
        _ = gc.collect()
        figures.append(measure(number))
    return median(figures)


def reference(_: int) -> float:
    """Return the milliseconds of a plain loop."""
    start = process_time()
    total = 0
    table = dict.fromkeys(range(64), 1)
    for number in range(1_000_000):
        total += table[number & 63] + (number ^ total) % 7
    return 1000 * (process_time() - start)


def random_play(bench: Bench, games: int) -> Callable[[int], float]:
    """Measure decisions a second in random play; answers of chance do not count."""

    def measure(number: int) -> float:
        count = 0
        start = process_time()
        for seed in range(number * games, (number + 1) * games):
            match = bench.match(seed)
            match.start()
            below = Fast(seed + 1_000_000).below
            while match.pending:
                question = match.pending[0]
                options = question.decision.options
                if options:
                    match.pick(question, below(len(options)))
                else:
                    pick_randomly(match, below)
                count += 1
        return count / (process_time() - start)

    return measure


def replaying(bench: Bench, games: int) -> Callable[[int], float]:
    """Measure decisions a second when journals are put in again, checks and checkpoints on."""

    def measure(number: int) -> float:
        count = 0
        used = 0.0
        for seed in range(number * games, (number + 1) * games):
            entries = effective(bench.finished(seed).journal.all())
            count += sum(isinstance(e, Answered) and e.seat != CHANCE for e in entries)
            match = Match(Table(bench.first.rulebook, bench.first.state.copy()))
            start = process_time()
            match.start()
            match.replay(entries)
            used += process_time() - start
            assert match.outcome is not None
        return count / used

    return measure


def at_decisions(
    bench: Bench, games: int, act: Callable[[Match[Any]], object]
) -> tuple[float, float]:
    """Return the median and the 95th percentile, in microseconds, of an act at all decisions."""
    times: list[int] = []
    for seed in range(games):
        match = bench.match(seed, forkable=True)
        for _ in play_randomly(match, seed + 1):
            start = process_time_ns()
            _ = act(match)
            times.append(process_time_ns() - start)
    times.sort()
    return median(times) / 1000, times[len(times) * 95 // 100] / 1000


def look(match: Match[Any]) -> object:
    """Make the observation of the seat that is asked, its question in words included."""
    return observe(match, match.pending[0].decision.seat)


def random_subjects(game: str, games: int) -> Iterator[tuple[str, float]]:
    """Yield the subjects of a game, such as levels, with random decisions a second.

    Two seats play; what has variants counts with the slowest of them.
    """
    subjects = subjects_of(find_box(game))
    for name in subjects.ids():
        rates: list[float] = []
        for subject in subjects.named(SHIPPED, name):
            if not subject.fits(TWO):
                continue
            bench = Bench(game, **{**subject.options, **limited(game)})
            count = 0
            start = process_time()
            for seed in range(games):
                count += sum(1 for _ in play_randomly(bench.match(seed), seed + 1))
            rates.append(count / (process_time() - start))
        if rates:
            yield name, min(rates)


def bot_games(game: str, games: int, seats: int) -> float:
    """Return how many games of heuristic bots one core plays in a second."""
    bench = Bench(game, seats=seats, **limited(game))
    start = process_time()
    results = play_series(Series(bench.plan, (HEURISTIC,) * len(bench.seats), games))
    assert not results.failed
    return games / (process_time() - start)


def bots(bench: Bench, games: int) -> Callable[[int], float]:
    """Measure decisions a second when heuristic bots play."""

    def measure(number: int) -> float:
        count = 0
        start = process_time()
        for seed in range(number * games, (number + 1) * games):
            match = bench.match(seed)
            match.start()
            count += answer(match, heuristic(bench, seed))
        return count / (process_time() - start)

    return measure


def heuristic(bench: Bench, seed: int) -> dict[Seat, Agent]:
    """Return a heuristic bot for each seat."""
    players = find_box(bench.game).players
    return {seat: players.agent(HEURISTIC, seed, bench.plan.format) for seat in bench.seats}


def two_processes(bench: Bench, games: int, repeats: int) -> tuple[float, float]:
    """Return how many times faster two processes play a series, and the work they do for it.

    The first is by the clock on the wall, start-up of the processes included, and needs a
    machine with nothing else to do. The second is their processor time against that of one
    process: two free cores cannot be faster than 2 divided by it.
    """
    series = Series(bench.plan, ("random",) * len(bench.seats), games)
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


def bot_match(bench: Bench) -> Match[Any]:
    """Return a finished match of heuristic bots."""
    match = bench.match(3)
    match.start()
    _ = answer(match, heuristic(bench, 3))
    return match


def middling_seed(bench: Bench, games: int) -> int:
    """Return the seed of a random match of median length."""
    lengths = sorted((len(bench.finished(seed).journal), seed) for seed in range(games))
    return lengths[len(lengths) // 2][1]


def some(count: int, scale: float) -> int:
    """Return how many of something are enough."""
    return max(1, round(count * scale))


def figures(game: str, scale: float) -> Iterator[Figure]:
    """Measure all there is of a game; `scale` shortens or lengthens it."""
    bench = Bench(game)
    yield Figure("random play", repeated(5, random_play(bench, some(20, scale))), RATE, ">= 25000")
    middle, late = at_decisions(bench, some(8, scale), lambda match: match.fork())
    yield Figure("fork, median", middle, "µs", "<= 100")
    yield Figure("fork, 95th percentile", late, "µs")
    yield Figure("replay", repeated(5, replaying(bench, some(10, scale))), RATE, ">= 25000")
    middle, late = at_decisions(bench, some(8, scale), look)
    yield Figure("observation, median", middle, "µs", "<= 150")
    yield Figure("observation, 95th percentile", late, "µs")
    faster, work = two_processes(bench, some(200, scale), 3)
    yield Figure("two processes, speed-up", faster, "times", ">= 1.7")
    yield Figure("two processes, work", work, "times")
    seed = middling_seed(bench, some(21, scale))
    yield Figure("random match, whole", memory(lambda: bench.finished(seed)), "kB", "< 1000")
    yield Figure("state alone", memory(lambda: own_state(bench, seed)), "kB", "< 1000")
    if HEURISTIC in find_box(game).players.levels:
        yield from of_bots(bench, scale)
    for name, speed in random_subjects(game, some(10, scale)):
        yield Figure(f"random, {name}", speed, RATE, ">= 20000")


def of_bots(bench: Bench, scale: float) -> Iterator[Figure]:
    """Measure how bots with rules of thumb play a game."""
    yield Figure("bots' match, whole", memory(lambda: bot_match(bench)), "kB", "< 1000")
    yield Figure("heuristic bots", repeated(3, bots(bench, some(15, scale))), RATE)
    for seats, name in ((1, "alone"), (TWO, "two seats")):
        if find_box(bench.game).format().fewest_seats <= seats:
            speed = bot_games(bench.game, some(200, scale), seats)
            yield Figure(f"heuristic games, {name}", speed, "games/s", ">= 200")


def own_state(bench: Bench, seed: int) -> object:
    """Return what the state of a match in its middle holds of its own, what is shared left out."""
    match = bench.match(seed)
    play = play_randomly(match, seed + 1)
    for _ in range(500):
        next(play, None)
    return match.table.state


class Line(Struct, frozen=True):
    """A game in a line: decisions a second at random and in replays; microseconds of the others.

    All of them are those of a machine whose reference loop takes 52 ms.
    """

    game: str
    seats: int
    random_play: float
    fork: float
    observation: float
    replay: float


def line_of(game: str, scale: float) -> Line:
    """Measure a game in short; the loop is timed before and after, since machines have moods."""
    bench = Bench(game, seats=SEATS.get(game, TWO))
    before = repeated(5, reference)
    random = repeated(5, random_play(bench, some(10, scale)))
    fork, _ = at_decisions(bench, some(4, scale), lambda match: match.fork())
    sight, _ = at_decisions(bench, some(4, scale), look)
    replay = repeated(5, replaying(bench, some(5, scale)))
    slower = (before + repeated(5, reference)) / 2 / LOOP
    seats = len(bench.seats)
    return Line(game, seats, random * slower, fork / slower, sight / slower, replay * slower)


class Depth(Struct, frozen=True):
    """Further measurements of a game.

    Attributes:
        tables: formats with their seats; all is measured of the first, of the others how fast
            they are played.
        fought: whether a moment lies in the middle of a conflict, where copies are dear.
        lying: how many cards are in play, of which there are `crowd` where views are dear.
    """

    tables: tuple[tuple[str, int], ...]
    fought: Callable[[Any], bool]
    lying: Callable[[Any], int]
    crowd: int


def in_play(state: Any) -> int:
    """Return how many cards are in play in L5R LCG, provinces and strongholds too."""
    rows = [province for row in state.provinces.values() for province in row]
    holdings = sum(
        state.facts(card).kind == "holding" for province in rows for card in province.open_cards()
    )
    shown = sum(province.shown and not province.broken for province in rows)
    return int(len(state.play) + len(state.strongholds) + shown + holdings)


DEEPER: Mapping[str, Depth] = {
    "l5r-lcg": Depth(
        (("stronghold", 2), ("skirmish", 2), ("enlightenment", 4)),
        lambda state: state.conflict is not None,
        in_play,
        48,
    ),
}
"""Further measurements by the game's id."""
NEAR = 4
"""The most cards more or fewer in play with which a view still counts as one of a size."""


def pace(bench: Bench, games: int) -> Iterator[Figure]:
    """Measure random play: its rate, what is asked with one option only, and a whole game."""
    rates: list[float] = []
    inline: list[float] = []
    whole: list[float] = []
    only = count = 0
    for seed in range(games):
        for forced, speeds in ((False, rates), (True, inline)):
            match = bench.match(seed)
            match.forced = forced
            start = process_time()
            match.start()
            below = Fast(seed + 1).below
            while match.pending:
                only += not forced and len(match.pending[0].decision.options) == 1
                pick_randomly(match, below)
            took = process_time() - start
            entries = match.journal.all()
            answers = sum(isinstance(e, Answered) and e.seat != CHANCE for e in entries)
            speeds.append(answers / took)
            if not forced:
                count += answers
                whole.append(took)
    yield Figure("random play", median(rates), RATE)
    yield Figure("with one option only", 100 * only / count, "%")
    yield Figure("these answered inline", median(inline), RATE)
    yield Figure("a random game", median(whole), "s")
    yield Figure("its decisions", count / games, "")


def with_views(bench: Bench, games: int) -> float:
    """Return random decisions a second if each seat's view is made after every one."""
    rates: list[float] = []
    for seed in range(games):
        match = bench.match(seed)
        start = process_time()
        count = 0
        for _ in play_randomly(match, seed + 1):
            count += 1
            for seat in bench.seats:
                _ = observe(match, seat)
        rates.append(count / (process_time() - start))
    return median(rates)


def timed_where(
    bench: Bench, games: int, here: Callable[[Any], bool], act: Callable[[Match[Any]], object]
) -> list[float]:
    """Return the sorted microseconds of an act at the decisions where the state is so."""
    times: list[float] = []
    for seed in range(games):
        match = bench.match(seed, forkable=True)
        for _ in play_randomly(match, seed + 1):
            if here(match.table.state):
                start = process_time_ns()
                _ = act(match)
                times.append((process_time_ns() - start) / 1000)
    return sorted(times)


def deeper(game: str, depth: Depth, scale: float) -> Iterator[Figure]:
    """Measure more of a game; figures are of this machine at this moment."""
    benches = [Bench(game, seats=seats, format=format) for format, seats in depth.tables]
    for bench, (format, seats) in zip(benches, depth.tables, strict=True):
        for figure in pace(bench, some(20 * TWO // seats, scale)):
            yield Figure(f"{format} {seats}: {figure.name}", figure.value, figure.unit)
    first, last = benches[0], benches[-1]
    yield Figure("all views after each decision", with_views(first, some(8, scale)), RATE)
    times = timed_where(first, some(8, scale), depth.fought, lambda match: match.fork())
    yield Figure("fork in a conflict, median", median(times), "µs")
    yield Figure("fork in a conflict, 95 %", times[len(times) * 95 // 100], "µs")

    def crowded(state: Any) -> bool:
        return abs(depth.lying(state) - depth.crowd) <= NEAR

    times = timed_where(last, some(8, scale), crowded, look)
    if times:
        yield Figure(f"observation of {depth.crowd} cards", median(times), "µs")
        yield Figure("of so many observations", len(times), "")


PER_TIME: Mapping[str, int] = {RATE: 1, "s": -1, "µs": -1}
"""The power of a machine's speed with which a unit grows: a rate by 1, a time by -1."""


def brought(figures: Iterator[Figure]) -> list[Figure]:
    """Return figures of a machine whose reference loop takes 52 ms; it is timed again for each."""
    result: list[Figure] = []
    before = repeated(3, reference)
    for figure in figures:
        after = repeated(3, reference)
        slower = (before + after) / 2 / LOOP
        before = after
        value = figure.value * slower ** PER_TIME.get(figure.unit, 0)
        result.append(Figure(figure.name, value, figure.unit))
    return result


def show(measured: list[Figure], lines: list[Line], deep: Mapping[str, list[Figure]]) -> None:
    """Print the table, and a line for each game."""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    for figure in measured:
        places = 0 if figure.value >= 100 else 2
        print(f"{figure.name:30} {figure.value:12,.{places}f} {figure.unit:12} {figure.target}")
    print(f"\neach game, as if the reference loop took {LOOP:.0f} ms")
    for line in lines:
        print(
            f"{line.game:16} {line.seats} seats   random play {line.random_play:9,.0f} {RATE}"
            f"   fork {line.fork:6.1f} µs   observation {line.observation:6.1f} µs"
            f"   replay {line.replay:9,.0f} {RATE}"
        )
    for game, figures in deep.items():
        print(f"\n{game}, as if the reference loop took {LOOP:.0f} ms")
        for figure in figures:
            places = 0 if figure.value >= 100 else 2
            print(f"{figure.name:40} {figure.value:12,.{places}f} {figure.unit}")


def main() -> None:
    """Measure and print."""
    ids = [box.id for box in boxes()]
    parser = argparse.ArgumentParser(description="Measure how fast Gorin is.")
    _ = parser.add_argument("--json", action="store_true", help="print JSON")
    _ = parser.add_argument("--quick", action="store_true", help="a fifth of the games")
    _ = parser.add_argument("--game", choices=ids, help="this one only, instead of all")
    _ = parser.add_argument("--deeper", action="store_true", help="only what some games have more")
    asked = parser.parse_args()
    scale = 0.2 if asked.quick else 1.0
    games = [asked.game] if asked.game else ids
    measured = [Figure("reference loop", repeated(5, reference), "ms")]
    if not asked.deeper:
        measured += figures(games[0], scale)
    lines = [] if asked.deeper else [line_of(game, scale) for game in games]
    deep = {game: brought(deeper(game, DEEPER[game], scale)) for game in games if game in DEEPER}
    if asked.json:
        results = {
            "figures": [asdict(figure) for figure in measured],
            "games": lines,
            "deeper": {game: [asdict(one) for one in results] for game, results in deep.items()},
        }
        print(msgspec.json.format(msgspec.json.encode(results), indent=2).decode())
    else:
        show(measured, lines, deep)


if __name__ == "__main__":
    main()
