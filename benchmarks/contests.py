"""Long contests of the bots of L5R LCG that resume: against random ones, and of the ready decks.

What is played is kept in `build/contests`, so that a run that was broken off goes on where it was.
When bots or decks have changed, `--anew` begins anew. Each line tells wins with a 95 % interval.

    make contests
    python -m benchmarks.contests decks-stronghold random-enlightenment --games 300
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from gorin.bots.agent import HEURISTIC, RANDOM
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import wishes_for
from gorin.content.l5r_lcg.decks import FOLDER_OF, ORDER
from gorin.content.l5r_lcg.pool import GAME
from gorin.sim.dealing import dealt
from gorin.sim.series import Failed, Played, Results, Series, makers, play_game
from gorin.sim.statistics import Share, deck_lines, share_of

FOLDER = Path(__file__).parents[1] / "build" / "contests"
SEED = 16
FIELD = 21 * 2 * 17
"""The games of seven decks by which each of them has 204."""


def ready(format: str, seats: int, entrants: tuple[str, ...], games: int) -> Series:
    """Return a series in which every choice of ready decks is played in turn."""
    names = tuple(f"{FOLDER_OF[format]}-{clan}" for clan in ORDER)
    deal = dealt(GAME, wishes_for(SHIPPED, GAME, seats=seats, format=format), names)
    return Series(deal.plan, entrants, games, SEED, swap=True, decks=deal.decks, deals=deal.deals)


def field(format: str, seats: int, games: int) -> Series:
    """Return a series of the ready decks, all played by the same bot."""
    return ready(format, seats, (HEURISTIC,) * seats, games)


def against_random(format: str, seats: int, games: int) -> Series:
    """Return a series of one bot against random ones, each game with equal decks."""
    series = ready(format, seats, (HEURISTIC, *(RANDOM,) * (seats - 1)), games)
    return replace(series, deals=tuple((deck,) * seats for deck in range(len(series.decks))))


CONTESTS: dict[str, tuple[Callable[[str, int, int], Series], str, int, int]] = {
    "decks-skirmish": (field, "skirmish", 2, FIELD),
    "decks-stronghold": (field, "stronghold", 2, FIELD),
    "decks-enlightenment": (field, "enlightenment", 4, 35 * 4 * 3),
    "random-skirmish": (against_random, "skirmish", 2, 1000),
    "random-stronghold": (against_random, "stronghold", 2, 1000),
    "random-enlightenment": (against_random, "enlightenment", 4, 1000),
}
"""Contests by their names: the series, the format, its seats, the number of games."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the contests that are named, or all; return 1 if a game broke."""
    reader = argparse.ArgumentParser(description="contests of the bots of L5R LCG")
    _ = reader.add_argument("contests", nargs="*", metavar="CONTEST", help=", ".join(CONTESTS))
    _ = reader.add_argument("--games", type=int)
    _ = reader.add_argument("--anew", action="store_true", help="forget what was played")
    asked = reader.parse_args(arguments)
    unknown = [name for name in asked.contests if name not in CONTESTS]
    if unknown:
        reader.error(f"no such contest: {', '.join(unknown)}")
    broke = False
    for name in asked.contests or CONTESTS:
        make, format, seats, games = CONTESTS[name]
        series = make(format, seats, asked.games or games)
        records = tuple(run(series, FOLDER / f"{name}.jsonl", anew=asked.anew))
        broke = broke or any(isinstance(each, Failed) for each in records)
        tell(name, series, Results(records, 0.0))
    return int(broke)


def run(series: Series, file: Path, *, anew: bool) -> Iterator[Any]:
    """Yield the games of a series: those that a file holds, and then the others, kept there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if anew:
        file.unlink(missing_ok=True)
    whole = file.read_bytes().rpartition(b"\n")[0] if file.exists() else b""
    lines = whole.splitlines()
    if lines:  # whoever broke it off may have done so in the middle of a line
        _ = file.write_bytes(whole + b"\n")
    played = [msgspec.json.decode(line, type=Played) for line in lines][: series.games]
    yield from played
    make = makers(series)
    with file.open("ab") as kept:
        for number in range(len(played), series.games):
            record = play_game(series, number, make(number))
            yield record
            if isinstance(record, Failed):
                print(record.trace, file=sys.stderr)
                return
            _ = kept.write(msgspec.json.encode(record) + b"\n")
            kept.flush()


def tell(name: str, series: Series, results: Results) -> None:
    """Print how a contest went: how often the first entrant won, or each deck and how."""
    played = results.played
    turns = sum(game.turns for game in played) / max(1, len(played))
    print(f"{name}: {len(played)} games, {turns:.1f} turns on average")
    if RANDOM in series.entrants:
        won = sum(game.seats[seat] == 0 for game in played for seat in game.winners)
        print(f"  the bot: {_share(share_of(won, len(played)))}")
    for deck in deck_lines(series, played) if RANDOM not in series.entrants else ():
        ways = ", ".join(f"{way.games} {way.reason}" for way in deck.ways)
        print(f"  {deck.name}: {_share(deck.wins)} of {deck.games}; {ways}")


def _share(wins: Share) -> str:
    low, high = 100 * wins.interval.low, 100 * wins.interval.high
    return f"{wins.count} = {100 * wins.share:.1f} % ({low:.1f} to {high:.1f})"


if __name__ == "__main__":
    sys.exit(main())
