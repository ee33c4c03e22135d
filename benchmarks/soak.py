"""Long proofs that resume: many random games of every format of a game, at every number of seats.

Each seat plays one of the ready decks of the game, which the number of the game draws. Each game
must end, or reach a number of turns, without an error. Cards are conserved all the way, and what
`invariants` says of the state of a game holds; seats do what may be done unasked, and in some
games they leave; at some moments the match is copied with hidden cards dealt anew and the copy is
played on; of some matches the journal is played again. All formats are played a little before any
is played much. What is done is kept in `build/soak`, so that a run that was broken off goes on
where it was; a changed program begins anew with `--anew`.

    make soak GAME=magic
    python -m benchmarks.soak l5r-lcg --games 300 --seats 2 3
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from benchmarks.invariants import INVARIANTS
from msgspec import Struct

from gorin.content.box.format import Format
from gorin.content.boxes import boxes, find_box
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, plan, wishes_for
from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput, GorinError, Refused
from gorin.kernel.journal import effective
from gorin.kernel.match import Match
from gorin.kernel.table import Table

FOLDER = Path(__file__).parents[1] / "build" / "soak"
TURNS = 150
"""The turns after which a game at random counts as played: some never end by themselves."""
MOST = 200_000
"""No game asks more often."""
COPIED = 97
"""The answers after which a copy with hidden cards dealt anew is played on."""
ON = 20
"""The number of answers that such a copy is played on."""
AGAIN = 25
"""One game in this many is played again from its journal."""
FAILURES = (
    ArithmeticError, AssertionError, AttributeError, GorinError, LookupError, RuntimeError,
    TypeError, ValueError,
)  # fmt: skip
"""Errors of a game that are told with its seed; breaking off the run is none of them."""
CONSERVED = 50
"""The answers after which the cards are counted."""
CHECKED = 5
"""The answers after which the invariants of the state are checked."""
UNASKED = 40
"""One answer in this many comes with something that a seat does unasked."""
LEAVING = 5
"""One game in this many is one in which seats may leave."""
ROUNDS = (10, 30, 100, 300)
"""Numbers of games of each format that are played before more are of any."""


class Played(Struct, frozen=True):
    """One game: its number, how it ended, after how many turns and answers, and how long it took.

    `ending` is the reason of the outcome, `turns` if it was broken off, or the error.
    """

    seed: int
    ending: str
    turns: int
    answers: int
    seconds: float
    error: str = ""


def answer(match: Match[Any], chance: Fast) -> None:
    """Answer the first open question at random."""
    question = match.pending[0]
    decision = question.decision
    if decision.domain is None:
        match.pick(question, chance.below(len(decision.options)))
    else:
        value = random_answer(decision, chance.below)
        match.choose(decision.seat, value, serial=question.serial)


def act_unasked(match: Match[Any], chance: Fast, *, leaving: bool) -> None:
    """Let a seat do something unasked, if the game knows of anything; it may be refused."""
    table = match.table
    game = table.rulebook.game
    acts = [
        (seat, kind)
        for seat in game.seats(table.state)
        for kind in sorted(game.initiatives(table, seat))
        if leaving or kind not in game.leaving
    ]
    if not acts:
        return
    seat, kind = acts[chance.below(len(acts))]
    asked = game.initiative_asks(table, seat, kind)
    data = None
    if asked is not None and asked.domain is None:
        data = asked.options[chance.below(len(asked.options))].key
    elif asked is not None:
        data = random_answer(asked, chance.below)
    with suppress(Refused):
        match.initiate(seat, kind, data)


def copied(match: Match[Any], seed: int) -> None:
    """Deal anew what a seat does not know, and play on."""
    chance = Fast(seed)
    seats = match.table.rulebook.game.seats(match.table.state)
    viewer = seats[chance.below(len(seats))]
    twin = match.determinized(viewer, chance.below, chance=Fast(seed + 1))
    for _ in range(ON):
        if not twin.pending:
            return
        answer(twin, chance)


def check(match: Match[Any], before: Counter[int], number: int) -> None:
    """See now and then that what must hold of the state does hold."""
    game, state = match.table.rulebook.game, match.table.state
    if number % CONSERVED == 0 and Counter(game.cards(state)) != before:
        raise AssertionError("cards are not conserved")
    if number % CHECKED == 0:
        for holds in INVARIANTS.get(game.id, ()):
            holds(state)


def play(table: Table[Any], seed: int) -> Match[Any]:
    """Play a game at random; whatever is wrong raises."""
    match = Match(Table(table.rulebook, table.state.copy()), chance=Fast(seed))
    chance = Fast(seed + 1)
    before = Counter(match.table.rulebook.game.cards(match.table.state))
    match.start()
    number = 0
    while match.pending and getattr(match.table.state, "turn", 0) <= TURNS:
        check(match, before, number)
        if number % COPIED == COPIED - 1:
            copied(match, seed * MOST + number)
        if chance.below(UNASKED) == 0:
            act_unasked(match, chance, leaving=seed % LEAVING == 0)
        if match.pending:
            answer(match, chance)
        number += 1
        if number > MOST:
            raise AssertionError("the game does not end")
    if not match.pending and match.outcome is None:
        raise AssertionError("nobody is asked, and nothing has ended")
    return match


def replayed(table: Table[Any], match: Match[Any]) -> None:
    """Play the journal of a game again; the state must be the same."""
    twin = Match(Table(table.rulebook, table.state.copy()))
    twin.start()
    twin.replay(effective(match.journal.all()))
    if twin.state_digest() != match.state_digest():
        raise AssertionError("the journal leads elsewhere")


def one(table: Table[Any], seed: int) -> Played:
    """Play one game and say how it went."""
    begun = time.process_time()
    try:
        match = play(table, seed)
        if seed % AGAIN == 0:
            replayed(table, match)
    except FAILURES as error:
        return Played(seed, "error", 0, 0, time.process_time() - begun, repr(error)[:300])
    ending = "turns" if match.outcome is None else match.outcome.reason
    turns = int(getattr(match.table.state, "turn", 0))
    return Played(seed, ending, turns, len(match.journal.all()), time.process_time() - begun)


def done(file: Path) -> list[Played]:
    """Return the games that were played before."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]


def tables(game: str, format: Format, seats: int) -> Callable[[int], Table[Any]]:
    """Return what makes the table of a game by its number.

    Raises:
        BadInput: this number of seats cannot play the format.
    """
    usual = begin(plan(game, wishes_for(SHIPPED, game, seats=seats, format=format.id)))
    decks = find_box(game).decks
    fitting: list[str] = []
    for name in () if decks is None else decks.names():
        with suppress(BadInput):
            wishes = wishes_for(SHIPPED, game, seats=seats, format=format.id, decks=(name,) * seats)
            _ = begin(plan(game, wishes))
            fitting.append(name)

    def table(seed: int) -> Table[Any]:
        chance = Fast(seed)
        names = tuple(fitting[chance.below(len(fitting))] for _ in range(seats) if fitting)
        if not names:
            return usual
        wishes = wishes_for(SHIPPED, game, seats=seats, format=format.id, decks=names)
        return begin(plan(game, wishes))

    return table


def run(game: str, format: Format, seats: int, games: int) -> list[Played]:
    """Play the games that are left; what was played before counts."""
    file = FOLDER / f"{game}-{format.id}-{seats}.jsonl"
    kept = done(file)
    if len(kept) >= games:
        return kept[:games]
    table = tables(game, format, seats)
    with file.open("ab") as lines:
        for seed in range(len(kept), games):
            played = one(table(seed), seed)
            kept.append(played)
            _ = lines.write(msgspec.json.encode(played) + b"\n")
            lines.flush()
            if sys.stderr.isatty():
                print(
                    f"\r{format.id}, {seats} seats: {seed + 1} of {games}", end="", file=sys.stderr
                )
    return kept


def told(format: Format, seats: int, games: Sequence[Played]) -> Iterator[str]:
    """Yield what came of it."""
    count = len(games)
    endings = Counter(played.ending for played in games)
    answers = sum(played.answers for played in games) / count
    turns = sum(played.turns for played in games) / count
    yield (
        f"{format.id}, {seats} seats: {count} games, {turns:.1f} turns and {answers:.0f} answers "
        f"each, {sum(played.seconds for played in games):.0f} s of a processor"
    )
    for ending, often in endings.most_common():
        yield f"    {often:5} {ending}"
    for played in games:
        if played.error:
            yield f"    seed {played.seed}: {played.error}"


def main() -> int:
    """Read the command line and play; return 1 if a game failed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=[box.id for box in boxes()])
    parser.add_argument("--games", type=int, default=300, help="of each format and number of seats")
    parser.add_argument("--seats", type=int, nargs="*", help="all that may play it")
    parser.add_argument("--format", help="the id of one format")
    parser.add_argument("--anew", action="store_true", help="forget what was played before")
    asked = parser.parse_args()
    formats = [format for format in find_box(asked.game).formats if not format.by_options]
    chosen = [
        (format, seats)
        for format in formats
        if asked.format in (None, format.id)
        for seats in range(format.fewest_seats, format.most_seats + 1)
        if not asked.seats or seats in asked.seats
    ]
    if not chosen:
        names = (f"{each.id} ({each.fewest_seats} to {each.most_seats})" for each in formats)
        parser.error(f"nothing to play; formats and their seats: {', '.join(names)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    if asked.anew:
        for file in FOLDER.glob(f"{asked.game}-*.jsonl"):
            file.unlink()
    failed = 0
    for most in (*(count for count in ROUNDS if count < asked.games), asked.games):
        failed = 0
        print(f"{most} games of each:")
        for format, seats in chosen:
            try:
                games = run(asked.game, format, seats, most)
            except BadInput as error:
                print(f"{format.id}, {seats} seats: {error}")
                continue
            failed += sum(bool(played.error) for played in games)
            print("\n".join(told(format, seats, games)), flush=True)
    print("errors:", failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
