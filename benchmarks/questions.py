"""Counts what a person is asked: `python benchmarks/questions.py [--game GAME] [--seats N]`.

Bots play whole matches. The seats of persons have the settings that a new user has: what the table
answers for them is not counted, and nothing of it is seen in the figures. A *window* can be
answered with *pass*; who plays something and is asked again in one of that kind is still in it.
Seeds are fixed, so two versions can be compared.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from statistics import mean, median
from typing import Any

from msgspec import Struct, field

from gorin.bots.agent import Agent
from gorin.bots.sight import sight_of
from gorin.content.box.automatic import answer_without_asking
from gorin.content.box.windows import PASS, Windows
from gorin.content.box.wishes import Plan
from gorin.content.boxes import find_box
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, plan, wishes_for
from gorin.content.desk.names import reader_for
from gorin.content.desk.options import typed_options
from gorin.hall.agents import agent_of
from gorin.hall.terms import Stops
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Question, Seat
from gorin.kernel.journal import Header
from gorin.kernel.match import Match
from gorin.text.language import ENGLISH

USUAL = Stops()
NINETY = 0.9


class Count(Struct):
    """What one seat was asked in one turn of the match.

    Attributes:
        questions: all of them.
        windows: the windows it was asked in.
        passes: how many of these it passed in at last.
        plays: the kind of the window in which it played something last, until it passes in one.
    """

    questions: int = 0
    windows: int = 0
    passes: int = 0
    plays: str = ""


class Counts(Struct):
    """What persons were asked in many matches.

    Attributes:
        turns: one for each turn and each seat of a person that was in the match.
        own: those of them in which the seat was the first to be asked: mostly its own turn.
        kinds: how many questions there were of each kind.
    """

    matches: int = 0
    turns: list[Count] = field(default_factory=list[Count])
    kinds: Counter[str] = field(default_factory=Counter[str])


def asks(match: Match[Any], question: Question, windows: Windows, customs: Any) -> bool:
    """Return whether a person with the usual settings is asked; else the table answers."""
    key = answer_without_asking(customs, windows, match, question, USUAL)
    if key is None:
        return True
    match.choose(question.decision.seat, key, serial=question.serial)
    return False


def count(plan: Plan, seed: int, persons: int, level: str, counts: Counts) -> None:
    """Play one match and count what its first seats are asked."""
    match = Match(begin(plan), chance=Fast(seed))
    match.start()
    customs = find_box(plan.game).customs
    header = Header(plan.game, plan.format, "", plan.data)
    seats = range(len(plan.data["seats"]))
    agents: dict[Seat, Agent] = {
        Seat(seat): agent_of(level, header, seed * 100 + seat) for seat in seats
    }
    windows = Windows(customs)
    found: dict[tuple[int, int], Count] = {}
    at = (0, 0)
    while match.pending:
        question = match.pending[0]
        decision = question.decision
        if decision.seat < persons:
            at = (customs.turn(match.table), decision.seat)
            turn = found.setdefault(at, Count())
            if not asks(match, question, windows, customs):
                continue
            turn.questions += 1
            counts.kinds[decision.prompt.kind] += 1
        offer = windows.offer(match, question, 0) if decision.seat < persons else None
        chosen = agents[decision.seat].choose(sight_of(match, question))
        if offer is not None:
            windows.note(offer, str(chosen))
        if decision.seat < persons:
            note(found[at], question, chosen)
        match.choose(decision.seat, chosen, serial=question.serial)
    counts.matches += 1
    counts.turns += found.values()


def note(turn: Count, question: Question, chosen: object) -> None:
    """Count a window that somebody was asked in."""
    if all(option.key != PASS for option in question.decision.options):
        return
    kind = question.decision.prompt.kind
    turn.windows += turn.plays != kind
    turn.passes += chosen == PASS
    turn.plays = "" if chosen == PASS else kind


def line(name: str, values: Iterable[int]) -> str:
    """Return a line of the table."""
    numbers = sorted(values)
    most = numbers[-1]
    high = numbers[min(len(numbers) - 1, int(NINETY * len(numbers)))]
    return f"{name:<12}{mean(numbers):8.2f}{median(numbers):8g}{high:8}{most:8}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="tomb-raider")
    parser.add_argument("--format")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--persons", type=int, default=1, help="so many seats are persons'")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--level", default="", help="how well all seats play")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    try:
        options = typed_options(asked.game, asked.option, {})
        wishes = wishes_for(SHIPPED, asked.game, seats=asked.seats, format=asked.format, **options)
        planned = plan(asked.game, wishes)
        _ = begin(planned)
    except BadInput as error:
        reader = reader_for(SHIPPED, ENGLISH, (), asked.game)
        parser.error("; ".join(reader.read(fault.message) for fault in (error, *error.others)))
    level = asked.level or find_box(asked.game).players.usual
    counts = Counts()
    for seed in range(asked.games):
        count(planned, seed, asked.persons, level, counts)
    print(
        f"{asked.game}, {asked.seats} seats, {asked.persons} of persons, {level}: "
        f"{counts.matches} matches, {len(counts.turns)} turns of one person"
    )
    print(f"{'a turn':<12}{'mean':>8}{'median':>8}{'90 %':>8}{'most':>8}")
    print(line("questions", (turn.questions for turn in counts.turns)))
    print(line("windows", (turn.windows for turn in counts.turns)))
    print(line("passes", (turn.passes for turn in counts.turns)))
    for kind, times in counts.kinds.most_common():
        print(f"  {kind:<24}{times / len(counts.turns):8.2f} a turn")


if __name__ == "__main__":
    main()
