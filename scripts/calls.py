"""Counts the calls of Python that a decision takes in each game: `python -m scripts.calls`.

A figure of speed without noise: random games of fixed seeds, after one to warm up, and of every
call only those of functions of `gorin`. Two commits of the same rules have the same figures, on
any machine; more than a few thousandths between them is work that somebody added or saved. A rule
that changes also changes the games, so then the figures of two commits tell less.

    python -m scripts.calls --keep before.json
    python -m scripts.calls --against before.json
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
from msgspec import Struct

import gorin
from gorin.content.boxes import boxes
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, plan, wishes_for
from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.table import Table

OURS = str(Path(gorin.__file__).parent)
GAMES = 6
"""The number of games of each format that are counted."""
MOST = 4_000
"""No game is counted for more decisions: some that are played at random are very long."""


class Figure(Struct, frozen=True):
    """The figures of one format.

    Attributes:
        decisions: how many were made.
        calls: how often a function of gorin was called, or a generator of it went on.
        seconds: seconds of the processor, without counting.
    """

    decisions: int
    calls: int
    seconds: float

    @property
    def each(self) -> float:
        """The calls for a decision."""
        return self.calls / max(1, self.decisions)


def play(table: Table[Any], seed: int) -> int:
    """Play a game at random; return how many decisions were made."""
    match = Match(Table(table.rulebook, table.state.copy()), chance=Fast(seed))
    below = Fast(seed + 1).below
    match.start()
    decisions = 0
    while match.pending and decisions < MOST:
        question = match.pending[0]
        decision = question.decision
        if decision.options:
            match.pick(question, below(len(decision.options)))
        else:
            answer = random_answer(decision, below)
            match.choose(decision.seat, answer, serial=question.serial)
        decisions += 1
    return decisions


class Counter:
    """Counts calls of functions of gorin while it is entered."""

    def __init__(self) -> None:
        self.calls = 0

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            self.calls += 1

    def __enter__(self) -> Counter:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


def measured(table: Table[Any], games: int) -> Figure:
    """Return what some games of fixed seeds take, counted once and timed once."""
    _ = play(table, 0)
    with Counter() as counter:
        decisions = sum(play(table, seed) for seed in range(1, games + 1))
    start = time.process_time()
    for seed in range(1, games + 1):
        _ = play(table, seed)
    return Figure(decisions, counter.calls, time.process_time() - start)


def formats(words: Sequence[str]) -> Iterator[tuple[str, Table[Any]]]:
    """Yield each format whose name has one of the words, and its table at its usual seats."""
    for box in boxes():
        for format in box.choosable:
            name = f"{box.id}/{format.id}"
            if words and not any(word in name for word in words):
                continue
            wishes = wishes_for(SHIPPED, box.id, format=format.id, seats=format.usual_seats)
            yield name, begin(plan(box.id, wishes))


def line(name: str, figure: Figure, before: Figure | None) -> str:
    """Return a figure in words, and how it differs from one of another commit."""
    columns = f"{name:<28} {figure.decisions:7} {figure.each:9.1f} {figure.seconds:8.2f}"
    if before is None:
        return columns
    return f"{columns} {figure.each / before.each - 1:+9.2%} {figure.seconds / before.seconds:9.2f}"


def main(arguments: Sequence[str]) -> int:
    """Print a line for each format; keep the figures, or compare them, if that is said."""
    parser = argparse.ArgumentParser(description="Count the calls of Python that a decision takes.")
    _ = parser.add_argument("words", nargs="*", help="parts of the names of formats")
    _ = parser.add_argument("--games", type=int, default=GAMES)
    _ = parser.add_argument("--keep", type=Path, help="a file to keep the figures in")
    _ = parser.add_argument("--against", type=Path, help="a file of figures to compare with")
    asked = parser.parse_args(arguments)
    before: dict[str, Figure] = {}
    if asked.against:
        before = msgspec.json.decode(asked.against.read_bytes(), type=dict[str, Figure])
    compared = f" {'calls':>9} {'seconds':>9}" if before else ""
    print(f"{'format':<28} {'choices':>7} {'calls':>9} {'seconds':>8}{compared}")
    figures: dict[str, Figure] = {}
    for name, table in formats(asked.words):
        figures[name] = measured(table, asked.games)
        print(line(name, figures[name], before.get(name)), flush=True)
    if asked.keep:
        _ = asked.keep.write_bytes(msgspec.json.encode(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
