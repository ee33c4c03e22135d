"""Prints the cost of the tests by folder and by game: `python -m scripts.test_budget`.

The figures are those that the last runs of the tests wrote down (`tests/times.py`). A game should
take no more than a budget of a processor's seconds with those of its tests that are not marked
as long. The table says which do; nothing fails by it, for the speed of a machine is no fault.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

import msgspec
from scripts.owners import HOUSE, ROOT, games, named_in, owner
from tests.times import Times, file_of, read_times

BUDGET = 85.0
"""Seconds of processors that the tests of one game should take at most."""


class Row(msgspec.Struct):
    """A line of the table; its seconds are those of the machine that the figures are brought to.

    Attributes:
        seconds: what the short tests take.
        long: what the long ones take.
        tests: how many there are of both.
    """

    seconds: float = 0.0
    long: float = 0.0
    tests: int = 0


def place(test: str) -> str:
    """Return where a test counts: in its game, or in its folder of the house."""
    file = file_of(test)
    game = owner(file) if owner(file) != HOUSE else named_in(test)
    if game:
        return game
    folders = file.split("/")[1:-1]
    return f"{HOUSE}: {folders[0] if folders else 'contracts'}"


def table(times: Times) -> dict[str, Row]:
    """Return what each place costs, the games first."""
    rows = {game: Row() for game in games()}
    for test, cost in sorted(times.tests.items()):
        if not (ROOT / file_of(test)).is_file():  # it ran on another branch
            continue
        row = rows.setdefault(place(test), Row())
        if cost.slow:
            row.long += cost.processor
        else:
            row.seconds += cost.processor
        row.tests += 1
    return rows


def over(rows: Mapping[str, Row]) -> list[str]:
    """Return the games that cost more than their budget."""
    return [game for game in games() if rows[game].seconds > BUDGET]


def lines(rows: Mapping[str, Row]) -> Iterator[str]:
    """Yield the table in words."""
    yield f"{'tests of':<20} {'seconds':>8} {'long ones':>10} {'tests':>6}"
    whole = Row()
    for name, row in rows.items():
        limit = "" if name.startswith(HOUSE) else f"  of {BUDGET:.0f} s"
        yield f"{name:<20} {row.seconds:8.1f} {row.long:10.1f} {row.tests:6}{limit}"
        whole = Row(whole.seconds + row.seconds, whole.long + row.long, whole.tests + row.tests)
    yield f"{'all':<20} {whole.seconds:8.1f} {whole.long:10.1f} {whole.tests:6}"


def main() -> int:
    """Print the table; return 2 if there are no figures."""
    times = read_times()
    if times is None:
        print("No figures yet: make test ALL=1 writes them down.")
        return 2
    rows = table(times)
    for line in lines(rows):
        print(line)
    for game in over(rows):
        print(f"The tests of {game} take more than {BUDGET:.0f} seconds.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
