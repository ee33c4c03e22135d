"""Playing the games of a report on balance: short cases first, kept as they come in.

The games of each case are kept in a file of its own, so that a long report can be stopped and
gone on with, asked for more games, and does not play a level again because another was added.
Kept games count only while rules, cards, level and bots are those they were played with.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from gorin.bots.agent import HEURISTIC, RANDOM, SEARCH
from gorin.content.box.box import Box
from gorin.content.box.measures import Case, Ended
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.matches import make_header
from gorin.content.reading.folders import SHARED, write_whole
from gorin.sim.report.balance import Fault, Kept, game_of, name_of, series_of
from gorin.sim.series import Maker, Record, Series, maker, play_game
from gorin.sim.sharing import deaf, processes
from gorin.sim.sources import PACKAGE, digest_of_files, source_digest

RULES = ("kernel", "games", "bots/agent.py", "bots/sight.py", "bots/random_bot.py")
"""Sources that decide the games of random bots; those of other bots depend on all of `bots`."""
SEARCHING = ("bots/search_bot.py",)
"""Sources among these on which only search bots depend, beside what a game says."""

BLOCK_SECONDS = 2.0
"""The seconds that a process plays before it hands over what it has."""
SAVE_SECONDS = 10.0
"""The seconds of play that may be lost if the machine goes down."""

SECONDS: Mapping[str, float] = {RANDOM: 0.12, HEURISTIC: 0.05, SEARCH: 5.0}
"""The seconds of a game for one seat, more or less, before any has been played."""
GROWTH = 1.6
"""The power of the number of seats with which it grows."""


@dataclass(slots=True)
class Work:
    """A case with the games played so far and those that are wanted.

    Attributes:
        digest: what the games are played with.
        wanted: how many games the report is to have.
        count: how many of those have been played.
        current: the games there are were played with what is in use now.
        unsaved: games have come in since the file was written at `saved`.
    """

    case: Case
    series: Series
    digest: str
    file: Path
    wanted: int
    limit: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    games: dict[int, Ended] = field(default_factory=dict[int, Ended])
    failed: dict[int, Fault] = field(default_factory=dict[int, Fault])
    count: int = 0
    seconds: float = 0.0
    current: bool = True
    unsaved: bool = False
    saved: float = 0.0

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [
            number
            for number in range(self.wanted)
            if number not in self.games and number not in self.failed
        ]

    @property
    def done(self) -> bool:
        """No game is missing."""
        return self.count >= self.wanted

    @property
    def kept(self) -> Kept:
        """The games that the file keeps."""
        return Kept(
            self.case,
            self.digest,
            self.series.seed,
            self.limit,
            self.seconds,
            tuple(self.games[number] for number in sorted(self.games)),
            tuple(self.failed[number] for number in sorted(self.failed)),
        )

    @property
    def told(self) -> Kept:
        """The games that the report tells: no more than are wanted, and the time those took."""
        kept = self.kept
        games = tuple(game for game in kept.games if game.number < self.wanted)
        failed = tuple(fault for fault in kept.failed if fault.number < self.wanted)
        there = len(kept.games) + len(kept.failed)
        part = (len(games) + len(failed)) / there if there else 1.0
        return Kept(
            kept.case, kept.digest, kept.seed, kept.limit, kept.seconds * part, games, failed
        )

    def enter(self, records: Sequence[Record], seconds: float) -> None:
        """Add games that were played."""
        for record in records:
            self._add(game_of(record))
        self.seconds += seconds
        self.unsaved = True
        if self.done or perf_counter() - self.saved > SAVE_SECONDS:
            self.save()

    def adopt(self, kept: Kept) -> None:
        """Begin with games that were played before."""
        for game in kept.games:
            self._add(game)
        for fault in kept.failed:
            self._add(fault)
        self.seconds = kept.seconds

    def _add(self, result: Ended | Fault) -> None:
        if isinstance(result, Fault):
            self.failed[result.number] = result
        else:
            self.games[result.number] = result
        self.count += result.number < self.wanted

    def save(self) -> None:
        """Write the file if games have come in.

        Raises:
            BadInput: it cannot be written.
        """
        if self.unsaved:
            write_whole(self.file, msgspec.json.encode(self.kept), mode=SHARED)
            self.unsaved = False
            self.saved = perf_counter()


def work_for(
    library: Library,
    game: str,
    case: Case,
    folder: Path,
    *,
    games: int,
    seed: int,
    limit: int | None = None,
    options: Mapping[str, Any] | None = None,
    anyhow: bool = False,
) -> Work:
    """Return the work of a case, with the games that its file keeps.

    Args:
        library: the cards that count.
        game: the id of the game.
        case: what is played.
        folder: where the files of all cases are.
        games: how many games are wanted.
        seed: the seed of the series.
        limit: after how many turns a game is stopped; None if nothing is said of that.
        options: further options of the game.
        anyhow: take kept games though they were played with other rules, cards or bots.

    Raises:
        BadInput: the subject cannot be played so.
    """
    series = series_of(library, game, case, games, seed=seed, limit=limit, options=options)
    file = folder / f"{name_of(case)}.json"
    digest = digest_for(case, series)
    work = Work(case, series, digest, file, games, limit, options or {}, saved=perf_counter())
    kept = read_kept(file)
    if kept is None or kept.case != case:
        return work
    same = kept.digest == work.digest
    if same or anyhow:
        work.current = same
        work.adopt(kept)
    return work


def digest_for(case: Case, series: Series) -> str:
    """Return a short name of all that the games of a case depend on.

    Raises:
        BadInput: the level cannot be played so.
    """
    box = find_box(series.plan.game)
    if case.bot == RANDOM:
        code = source_digest(*RULES)
    elif case.bot == SEARCH:
        code = source_digest(*RULES[:2], "bots")
    else:
        code = source_digest(*RULES[:2], "bots", without=(*SEARCHING, *box.balance.searching))
    digests = make_header(series.plan).digests
    own = own_digest(box)
    parts = (code, str(series.seed), *(digests[name][:12] for name in sorted(digests)))
    return "/".join((*parts, own))


def own_digest(box: Box) -> str:
    """Return a short name of what a game counts, and of its program if it lies elsewhere."""
    files = {_file_of(each.counted) for each in box.measures if each.counted is not None}
    home = _file_of(box.plan)
    if not home.is_relative_to(PACKAGE):
        files.update(home.parent.rglob("*.py"))
    return digest_of_files(sorted(files))


def _file_of(called: Callable[..., Any]) -> Path:
    """Return the file that says what is called, be it a function, a part of one or an object."""
    while isinstance(called, partial):
        called = called.func
    return Path(inspect.getfile(called if inspect.isroutine(called) else type(called)))


def read_kept(file: Path) -> Kept | None:
    """Return the games kept in a file; None if there are none that can be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError, RecursionError):
        return None


# -- how long it takes ---------------------------------------------------------------------


def seconds_of(works: Sequence[Work]) -> dict[Case, float]:
    """Return how many seconds of one process a game of each case takes.

    Where no game has been played, cases with the same bot and as many seats tell, else a guess.
    """
    alike: dict[tuple[str, int], list[Work]] = {}
    for work in works:
        alike.setdefault((work.case.bot, work.case.seats), []).append(work)
    return {
        work.case: _mean([work])
        or _mean(alike[work.case.bot, work.case.seats])
        or guess_of(work.case)
        for work in works
    }


def _mean(works: Sequence[Work]) -> float:
    """Return how long a game of some cases took, 0 if none has been played."""
    games = sum(len(work.games) + len(work.failed) for work in works)
    return sum(work.seconds for work in works) / games if games else 0.0


def guess_of(case: Case) -> float:
    """Return how many seconds a game may take, by its bots and the number of its seats."""
    alone = SECONDS.get(case.bot, SECONDS[HEURISTIC])
    return float(alone * case.seats**GROWTH)


class State(Struct, frozen=True):
    """The progress of a report: games and cases done, one process's seconds done and to do.

    `case` is the one from which games came in last.
    """

    case: Case
    games: int
    all_games: int
    finished: bool
    cases: int
    all_cases: int
    seconds: float
    all_seconds: float
    left: float


def state_of(works: Sequence[Work], case: Case, *, finished: bool, jobs: int) -> State:
    """Return how far a report is; `finished` says that the case is done with just now."""
    cost = seconds_of(works)
    done = sum(cost[work.case] * work.count for work in works)
    total = sum(cost[work.case] * work.wanted for work in works)
    return State(
        case,
        sum(work.count for work in works),
        sum(work.wanted for work in works),
        finished,
        sum(work.done for work in works),
        len(works),
        done,
        total,
        (total - done) / jobs,
    )


# -- playing -------------------------------------------------------------------------------

Listener: TypeAlias = Callable[[State], None]
Block: TypeAlias = tuple[list[Record], float]
"""Games, and the seconds they took."""
Enter: TypeAlias = Callable[[Work, Block], None]


def play_all(works: Sequence[Work], *, jobs: int = 1, told: Listener | None = None) -> None:
    """Play what is missing of some cases, those that take shortest first, and keep it.

    Args:
        works: the cases.
        jobs: how many processes share the games; 1 plays them in this one.
        told: called whenever games have come in.

    Raises:
        BadInput: a file cannot be written.
        GorinError: a process was ended from outside.
        KeyboardInterrupt: somebody stopped it; what was played is kept.
    """
    cost = seconds_of(works)
    ordered = sorted(works, key=lambda work: cost[work.case] * (work.wanted - work.count))

    def enter(work: Work, block: Block) -> None:
        work.enter(*block)
        if told is not None:
            told(state_of(works, work.case, finished=work.done, jobs=jobs))

    try:
        if jobs <= 1:
            for work, numbers in _blocks(ordered, jobs):
                enter(work, _play_block(work.digest, work.series, numbers))
        else:
            _share(_blocks(ordered, jobs), jobs, enter)
    finally:
        for work in works:
            work.save()


def _blocks(works: Sequence[Work], jobs: int) -> Iterator[tuple[Work, tuple[int, ...]]]:
    """Yield games of one case at a time, by number: about as many as are played in a while.

    How many that are is reckoned anew each time from what has been played by then.
    """
    for work in works:
        missing = work.missing
        while missing:
            cost = max(seconds_of(works)[work.case], 1e-6)
            share = -(-len(missing) // jobs)
            size = max(1, min(share, int(BLOCK_SECONDS / cost)))
            yield work, tuple(missing[:size])
            missing = missing[size:]


class _Crowd:
    """Processes that play blocks of games, and what they are at."""

    def __init__(self, pool: ProcessPoolExecutor, enter: Enter) -> None:
        self._pool = pool
        self._enter = enter
        self._running: dict[Future[Block], Work] = {}

    def give(self, work: Work, numbers: tuple[int, ...]) -> None:
        with deaf():
            future = self._pool.submit(_play_block, work.digest, work.series, numbers)
        self._running[future] = work

    def take(self, most: int) -> None:
        """Take what is ready until at most `most` blocks are still being played."""
        while len(self._running) > most:
            done, _ = wait(self._running, return_when=FIRST_COMPLETED)
            for future in done:
                self._enter(self._running.pop(future), future.result())

    def stop(self) -> None:
        """Take what is being played now and no more: it is worth the seconds until it comes."""
        for future in list(self._running):
            if future.cancel():
                del self._running[future]
        with suppress(BrokenProcessPool):
            self.take(0)


def _share(blocks: Iterator[tuple[Work, tuple[int, ...]]], jobs: int, enter: Enter) -> None:
    with processes(jobs) as pool:
        crowd = _Crowd(pool, enter)
        try:
            for work, numbers in blocks:
                crowd.give(work, numbers)
                crowd.take(jobs)
            crowd.take(0)
        except KeyboardInterrupt:
            crowd.stop()
            raise


_latest: list[tuple[str, str, Maker]] = []
"""The makers of the matches of the case that this process played last."""


def _play_block(digest: str, series: Series, numbers: tuple[int, ...]) -> Block:
    started = perf_counter()
    if not _latest or _latest[0][:2] != (digest, series.entrants[0]):
        _latest[:] = [(digest, series.entrants[0], maker(series))]
    make = _latest[0][2]
    return [play_game(series, number, make) for number in numbers], perf_counter() - started
