"""Sharing games among processes: what all that play many of them do alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Protocol, TypeAlias, TypeVar

from gorin.kernel.clauses import GorinError
from gorin.kernel.words import say

CHUNKS_PER_JOB = 8
LARGEST_CHUNK = 200

Progress: TypeAlias = Callable[[int], None]


class Numbered(Protocol):
    """The record of something that was played, by its number."""

    @property
    def number(self) -> int: ...


R = TypeVar("R")
N = TypeVar("N", bound=Numbered)


@contextmanager
def processes(
    jobs: int, prepare: Callable[..., object], *given: Any
) -> Iterator[ProcessPoolExecutor]:
    """Give processes that share work; each begins with a call of `prepare` with what is given.

    Raises:
        GorinError: a process was ended from outside, for want of memory for example.
    """
    # New interpreters, not forks: forking a process that has threads may hang.
    context = get_context("spawn")
    try:
        with ProcessPoolExecutor(
            jobs, mp_context=context, initializer=prepare, initargs=given
        ) as pool:
            yield pool
    except BrokenProcessPool:
        raise GorinError(say("sim-process-lost")) from None


def shared(
    numbers: Sequence[int],
    jobs: int,
    play: Callable[[tuple[int, ...]], list[R]],
    prepare: Callable[..., object],
    *given: Any,
) -> Iterator[list[R]]:
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
        for future in as_completed([pool.submit(play, chunk) for chunk in chunks]):
            yield future.result()


def collected(parts: Iterable[list[N]], progress: Progress | None) -> tuple[tuple[N, ...], float]:
    """Return records by number and the seconds they took; `progress` is told how many came."""
    started = perf_counter()
    records: list[N] = []
    for part in parts:
        records += part
        if progress is not None:
            progress(len(part))
    records.sort(key=lambda record: record.number)
    return tuple(records), perf_counter() - started
