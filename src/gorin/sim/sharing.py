"""Sharing games among processes: what all that play many of them do alike."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Any, Protocol, TypeAlias, TypeVar

from gorin.kernel.clauses import GorinError
from gorin.kernel.words import say

CHUNKS_PER_JOB = 8
LARGEST_CHUNK = 20
"""So few games are handed over at once that whoever watches sees them come in."""

Progress: TypeAlias = Callable[[int], None]


class Numbered(Protocol):
    """The record of something that was played, by its number."""

    @property
    def number(self) -> int: ...


R = TypeVar("R")
N = TypeVar("N", bound=Numbered)


@contextmanager
def processes(
    jobs: int, prepare: Callable[..., object] | None = None, *given: Any
) -> Iterator[ProcessPoolExecutor]:
    """Give processes that share work; each begins with a call of `prepare` with what is given.

    If the work is broken off they end at once, in the middle of what they are at: nobody takes
    it any more. They never hear themselves that somebody stops the program, if what is handed in
    is handed in `deaf`.

    Raises:
        GorinError: a process was ended from outside, for want of memory for example.
    """
    # New interpreters, not forks: forking a process that has threads may hang.
    context = get_context("spawn")
    others = set(active_children())
    try:
        with ProcessPoolExecutor(
            jobs, mp_context=context, initializer=_begin, initargs=(prepare, *given)
        ) as pool:
            try:
                yield pool
            except BaseException:
                for child in set(active_children()) - others:
                    child.terminate()
                raise
    except BrokenProcessPool:
        raise GorinError(say("sim-process-lost")) from None


def _begin(prepare: Callable[..., object] | None, *given: Any) -> None:
    """Let a process go on when somebody stops the program, where `deaf` cannot see to it."""
    _ = signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        _ = prepare(*given)


@contextmanager
def deaf() -> Iterator[None]:
    """Let processes that begin now never hear that somebody stops the program.

    This one hears it afterwards. Otherwise they would end in the middle of their imports.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        _ = signal.pthread_sigmask(signal.SIG_SETMASK, before)


def shared(
    numbers: Sequence[int],
    jobs: int,
    play: Callable[[tuple[int, ...]], list[R]],
    prepare: Callable[..., object],
    *given: Any,
) -> Generator[list[R], None, None]:
    """Yield what several processes play, some games at a time, in whatever order they come.

    Args:
        numbers: the numbers of what is played.
        jobs: how many processes there are.
        play: plays some of it, in a process.
        prepare: what each process begins with.
        given: what `prepare` is called with.

    Raises:
        GorinError: a process was ended from outside, for want of memory for example.
    """
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (jobs * CHUNKS_PER_JOB)))
    chunks = [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]
    with processes(jobs, prepare, *given) as pool:
        with deaf():
            futures = [pool.submit(play, chunk) for chunk in chunks]
        for future in as_completed(futures):
            yield future.result()


def collected(
    parts: Generator[list[N], None, None], progress: Progress | None
) -> tuple[tuple[N, ...], float]:
    """Return records by number and the seconds they took; `progress` is told how many came."""
    started = perf_counter()
    records: list[N] = []
    # Whoever breaks this off ends the processes that play: a generator alone would wait for them.
    with closing(parts):
        for part in parts:
            records += part
            if progress is not None:
                progress(len(part))
    records.sort(key=lambda record: record.number)
    return tuple(records), perf_counter() - started
