"""Counts what a person is asked: `python benchmarks/questions.py [--game GAME] [--seats N]`.

Bots play whole matches. The seats of persons have the settings that a new user has: what the table
answers for them is not counted, and nothing of it is seen in the figures. A *window* can be
answered with *pass*; who plays something and is asked again in one of that kind is still in it.
What was *open* is what the rules asked, whether the person was asked or the table answered: so
many decisions a person has who wants to be asked everything. With `--reacting` only turns count
in which the seat had a card that it could have played in a window, with `--pass` the person passes
until each turn ends. Where a game is fought in conflicts, these are counted too: for whoever fights
one, and for whoever looks on. Seeds are fixed, so two versions can be compared.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
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
from gorin.hall.robots.agents import agent_of
from gorin.hall.table.terms import Stops
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Question, Seat
from gorin.kernel.journal import Header
from gorin.kernel.match import Match
from gorin.text.language import ENGLISH

USUAL = Stops()
NINETY = 0.9
NINETEEN = 0.95
"""Nineteen of twenty."""
FIRST = 15


class Fight(Struct, frozen=True):
    """A conflict of a match, and the seats that fight it; the others look on."""

    named: tuple[object, ...]
    seats: tuple[int, ...]


def conflict_of(state: Any) -> Fight | None:
    """Return the conflict that is fought in L5R."""
    conflict = state.conflict
    if conflict is None or conflict.defender not in state.seats:
        return None
    named = (state.turn, conflict.attacker, conflict.kind, conflict.ring)
    return Fight(named, (conflict.attacker, conflict.defender))


FIGHTS: Mapping[str, Callable[[Any], Fight | None]] = {"l5r-lcg": conflict_of}
"""Finders of a conflict by the game's id, where its turns hold conflicts."""


class Count(Struct):
    """Questions that one seat was asked in one turn of the match.

    Attributes:
        open: what the rules asked, the table's answers too.
        open_windows: the windows among them.
        questions: what the person was asked.
        windows: the windows it was asked in.
        passes: how many of these it passed in at last.
        plays: the kind of the window in which it played something last, until it passes in one.
    """

    open: int = 0
    open_windows: int = 0
    questions: int = 0
    windows: int = 0
    passes: int = 0
    plays: str = ""


class Counts(Struct):
    """Questions that persons were asked in many matches.

    Attributes:
        turns: one for each turn and each seat of a person that was in the match.
        whole: one for each match and each seat of a person.
        begins: how many of the first fifteen questions of each of these were windows.
        kinds: how many questions there were of each kind.
        fights: one for each conflict and each seat of a person that fought it.
        seen: one for each conflict and each seat of a person that looked on.
    """

    matches: int = 0
    turns: list[Count] = field(default_factory=list[Count])
    whole: list[Count] = field(default_factory=list[Count])
    begins: list[int] = field(default_factory=list[int])
    kinds: Counter[str] = field(default_factory=Counter[str])
    fights: list[Count] = field(default_factory=list[Count])
    seen: list[Count] = field(default_factory=list[Count])


def asks(
    match: Match[Any], question: Question, windows: Windows, customs: Any, *, passes: bool
) -> bool:
    """Return whether a person with the usual settings is asked; else the table answers."""
    skipping = windows.skipping(match, question.decision.seat, "turn") if passes else None
    key = answer_without_asking(customs, windows, match, question, USUAL, skipping)
    if key is None:
        return True
    match.choose(question.decision.seat, key, serial=question.serial)
    return False


def is_window(question: Question) -> bool:
    """Return whether one may play something, or pass."""
    return any(option.key == PASS for option in question.decision.options)


class Places:
    """Counts of the questions to the persons of one match: by turns, and by conflicts."""

    def __init__(self, persons: int, turn: Callable[[Any], int]) -> None:
        self.persons = persons
        self.turn = turn
        self.turns: dict[tuple[int, int], Count] = {}
        self.fights: dict[tuple[Fight, int], Count] = {}
        self.firsts: dict[int, list[bool]] = {}

    def of(self, match: Match[Any], seat: Seat) -> list[Count]:
        """Return where a question to a seat counts: nowhere if a bot sits there."""
        fight = fought(match)
        if fight is not None:
            for person in range(self.persons):
                _ = self.fights.setdefault((fight, person), Count())
        if seat >= self.persons:
            return []
        here = [self.turns.setdefault((self.turn(match.table), seat), Count())]
        return here if fight is None else [*here, self.fights[fight, seat]]

    def into(self, counts: Counts, *, reacting: bool) -> None:
        """Add what was counted to that of other matches."""
        counts.matches += 1
        turns = {at: turn for at, turn in self.turns.items() if turn.open_windows or not reacting}
        counts.turns += turns.values()
        for seat in range(self.persons):
            counts.whole.append(total(turn for (_, one), turn in self.turns.items() if one == seat))
            counts.begins.append(sum(self.firsts.get(seat, [])[:FIRST]))
        for (fight, seat), one in self.fights.items():
            (counts.fights if seat in fight.seats else counts.seen).append(one)


def count(plan: Plan, seed: int, asked: argparse.Namespace, level: str, counts: Counts) -> None:
    """Play one match and count what its first seats are asked."""
    match = Match(begin(plan), chance=Fast(seed))
    match.start()
    customs = find_box(plan.game).customs
    header = Header(plan.game, plan.format, "", plan.data)
    agents: dict[Seat, Agent] = {
        Seat(seat): agent_of(level, header, seed * 100 + seat)
        for seat in range(len(plan.data["seats"]))
    }
    windows = Windows(customs)
    places = Places(asked.persons, customs.turn)
    while match.pending:
        question = match.pending[0]
        seat = question.decision.seat
        here = places.of(match, seat)
        for one in here:
            one.open += 1
            one.open_windows += is_window(question)
        if here and not asks(match, question, windows, customs, passes=asked.passes):
            continue
        offer = windows.offer(match, question, 0) if here else None
        chosen = agents[seat].choose(sight_of(match, question))
        if offer is not None:
            windows.note(offer, str(chosen))
        if here:
            counts.kinds[question.decision.prompt.kind] += 1
            places.firsts.setdefault(seat, []).append(is_window(question))
        for one in here:
            note(one, question, chosen)
        match.choose(seat, chosen, serial=question.serial)
    places.into(counts, reacting=asked.reacting)


def fought(match: Match[Any]) -> Fight | None:
    """Return the conflict that is fought now, if the game has any."""
    find = FIGHTS.get(match.table.rulebook.game.id)
    return None if find is None else find(match.table.state)


def total(turns: Iterable[Count]) -> Count:
    """Return what was counted in several turns."""
    whole = Count()
    for turn in turns:
        for name in ("open", "open_windows", "questions", "windows", "passes"):
            setattr(whole, name, getattr(whole, name) + getattr(turn, name))
    return whole


def note(turn: Count, question: Question, chosen: object) -> None:
    """Count a question that somebody was asked, and if it is a window what came of it."""
    turn.questions += 1
    if not is_window(question):
        return
    kind = question.decision.prompt.kind
    turn.windows += turn.plays != kind
    turn.passes += chosen == PASS
    turn.plays = "" if chosen == PASS else kind


def line(name: str, values: Iterable[int]) -> str:
    """Return a line of the table."""
    numbers = sorted(values)
    most = numbers[-1]
    high, higher = (
        numbers[min(len(numbers) - 1, int(part * len(numbers)))] for part in (NINETY, NINETEEN)
    )
    return f"{name:<14}{mean(numbers):8.2f}{median(numbers):8g}{high:8}{higher:8}{most:8}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="tomb-raider")
    parser.add_argument("--format")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--persons", type=int, default=1, help="the number of persons' seats")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--level", default="", help="how well all seats play")
    parser.add_argument("--reacting", action="store_true", help="only turns with such a card")
    parser.add_argument("--pass", dest="passes", action="store_true", help="pass every turn")
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
        count(planned, seed, asked, level, counts)
    report(counts, f"{asked.game}, {asked.seats} seats, {asked.persons} of persons, {level}")


def report(counts: Counts, named: str) -> None:
    """Print the table."""
    print(
        f"{named}: {counts.matches} matches, {len(counts.turns)} turns of one person; of the first "
        f"{FIRST} questions {mean(counts.begins):.1f} were windows"
    )
    print_all("a match", counts.whole)
    print_all("a turn", counts.turns)
    if counts.fights:
        print_all(f"a conflict of one's own, {len(counts.fights)}", counts.fights)
    if counts.seen:
        print_all(f"a conflict of others, {len(counts.seen)}", counts.seen)
    for kind, times in counts.kinds.most_common():
        print(f"  {kind:<24}{times / len(counts.turns):8.2f} a turn")


def print_all(named: str, all: list[Count]) -> None:
    """Print a line for each thing that is counted, and how much of what is asked windows are."""
    print(f"{named}\n{'':<14}{'mean':>8}{'median':>8}{'90 %':>8}{'95 %':>8}{'most':>8}")
    for name in ("open", "open_windows", "questions", "windows", "passes"):
        print(line(name, (getattr(one, name) for one in all)))
    asked, opened = sum(one.questions for one in all), sum(one.open for one in all)
    windows, open_windows = (
        sum(one.windows for one in all),
        sum(one.open_windows for one in all),
    )
    print(
        f"windows: {windows / max(1, asked):.0%} of what is asked, "
        f"{open_windows / max(1, opened):.0%} of what is open"
    )


if __name__ == "__main__":
    main()
