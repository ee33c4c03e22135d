"""A table that is loaded stands exactly where it stood, whatever was done there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from tests.hall.tables import ANA, BEN, CAI, DOT, HERE, Table, observed, viewers

from gorin.hall.eyes.room import READING
from gorin.hall.table.commands import (
    Act,
    ActAsks,
    Again,
    Answer,
    AnswerUndo,
    AskUndo,
    Begin,
    Choose,
    ChooseDeck,
    Close,
    Command,
    Consent,
    Hold,
    ListAttempts,
    ListPassed,
    Moderate,
    Older,
    Pause,
    Ready,
    Rename,
    Resync,
    SeatBot,
    Sit,
    Speak,
    Stand,
    Stir,
    Swap,
    TakeBack,
    WhyNot,
    Wish,
)
from gorin.hall.table.handlers import COMMANDS
from gorin.hall.table.records import Played
from gorin.hall.table.terms import Clock, Stops
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput, Refused

PEOPLE = (ANA, BEN, CAI, DOT)
AWAY = dict.fromkeys(HERE, 1)


class Anybody:
    """Does anything at a table, sensible or not, from a seed."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.below = Fast(seed).below
        self.refused = 0
        self.done: set[type[Command]] = set()

    def pick(self, things: Any) -> Any:
        return things[self.below(len(things))]

    def act(self) -> None:
        table = self.table
        table.at += self.below(4_000)
        what = self.below(12)
        if what == 0:
            table.room.tick(table.at)
        elif what == 1:
            table.room.bot_turn(table.at, 1 + self.below(20))
        elif what == 2 and self.below(8) == 0:
            table.room.wake(table.at)
        elif what == 3 and self.below(6) == 0:
            self.enter()
        elif what < 10:
            self.answer()
        else:
            self.obey(self.pick(PEOPLE), self.wish())

    def enter(self) -> None:
        person = self.pick(PEOPLE)
        role = self.pick(("player", "spectator", "caster", "referee"))
        try:
            self.table.enter(person, role, invited=bool(self.below(2)))
        except Refused:
            self.refused += 1

    def answer(self) -> None:
        """Answer a question that a person is asked, or one that lies a little off."""
        table = self.table
        if table.room.match is None or not table.match.pending:
            return
        seat = self.pick(table.match.pending).decision.seat
        person = table.room.standing.chairs[seat].person
        question = table.question(person) if person else None
        if question is None:
            return
        if question.options:
            key: Any = self.pick(question.options).key
        else:
            assert question.domain is not None
            key = question.domain.sample(self.below)
        serial = question.serial + (self.below(20) == 0)
        self.obey(person, Answer(1, serial, key if self.below(20) else "nonsense"))

    def obey(self, person: str, wish: Wish) -> None:
        presence = self.pick((HERE, AWAY))
        try:
            self.table.do(person, wish, presence)
        except (Refused, BadInput):
            self.refused += 1
        else:
            self.done.add(type(wish))

    def wish(self) -> Wish:
        below = self.below
        seat = below(5) - 1
        makers: tuple[Callable[[], Wish], ...] = (
            lambda: Act(1, self.pick(("concede", "entropy", "fly")) if below(6) == 0 else "fly"),
            lambda: WhyNot(1, self.pick(("pass", "move:left", "nonsense"))),
            lambda: ListAttempts(1),
            lambda: ListPassed(1),
            lambda: ActAsks(1, self.pick(("concede", "fly"))),
            lambda: Older(1, below(300) - 10),
            lambda: Speak(1, self.pick(("hi", "", "\u202eevil")), self.pick(("table", "watchers"))),
            lambda: Rename(1, self.pick(("Zoe", "Ana", " ", "x" * 30))),
            lambda: Sit(1, seat),
            lambda: Stand(1),
            lambda: SeatBot(1, seat, self.pick(("easy", "", "genius"))),
            lambda: ChooseDeck(1, seat, self.pick(("", "hard-road", "none"))),
            lambda: Stir(1, self.pick(("salt", "", "pepper"))),
            lambda: Begin(1),
            lambda: Choose(1, Stops(self.pick(("useful", "all")), skip=self.pick(("", "turn")))),
            *[lambda: AskUndo(1)] * 4,
            lambda: AnswerUndo(1, agrees=bool(below(3))),
            *[lambda: AnswerUndo(1, agrees=True)] * 3,
            lambda: Pause(1, on=below(3) == 0),
            lambda: Pause(1, on=False),
            *[lambda: Hold(1, seat)] * 3,
            *[lambda: TakeBack(1)] * 2,
            lambda: Consent(1, agrees=bool(below(3))),
            lambda: Moderate(1, below(5), self.pick(("mute", "unmute"))),
            lambda: Moderate(1, below(5), "remove") if below(8) == 0 else Resync(1),
            lambda: Moderate(1, below(5), "ban") if below(12) == 0 else Resync(1),
            lambda: Again(1),
            lambda: Close(1) if below(5) == 0 else Resync(1),
        )
        wish: Wish = self.pick(makers)()
        return wish


CLOCKS = (Clock(), Clock("move", 9), Clock("game", 120, 2), Clock("day", 1))


def wild(seed: int) -> tuple[Table, Anybody]:
    seats = 1 + seed % 4
    people = PEOPLE[: 1 + seed % seats]
    bots = ["easy", "random", "easy"][: seats - len(people)]
    table = Table(
        *people,
        seats=seats,
        undo=("casual", "any")[seed % 2],
        clock=CLOCKS[seed % 4],
        pause=(0, 1.5)[seed // 2 % 2],
        grace=10,
        guided=seats == 1 and seed % 3 == 0,
    )
    anybody = Anybody(table, seed)
    for _ in range(10):
        anybody.act()
    if table.room.match is None and not any(c.is_free for c in table.room.standing.chairs):
        table.begin()
    elif table.room.match is None and len(people) + len(bots) == seats:
        with suppress(Refused):
            table.begin(*bots)
    return table, anybody


@pytest.mark.parametrize(
    "seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(6, 16))]
)
def test_a_table_that_is_loaded_stands_where_it_stood(seed: int) -> None:
    table, anybody = wild(seed)
    for number in range(450):
        anybody.act()
        if number % 97 == 0:
            assert observed(table.loaded()) == observed(table)
    assert observed(table.loaded()) == observed(table)


def test_play_goes_on_the_same_from_a_table_that_was_loaded() -> None:
    table, anybody = wild(6)
    for _ in range(200):
        anybody.act()
    twin = table.loaded()
    other = Anybody(twin, 99)
    anybody.below = Fast(99).below
    for _ in range(300):
        # Bots may remember what a new one has not seen: here only people and the table answer.
        table.room._robots._agents.clear()
        anybody.act()
        twin.room._robots._agents.clear()
        other.act()
        assert table.at == twin.at
    assert observed(twin) == observed(table)


def test_random_commands_reach_everything() -> None:
    done: set[type[Command]] = set()
    undone = flagged = 0
    for seed in range(40):
        table, anybody = wild(seed)
        for _ in range(600):
            anybody.act()
        done |= anybody.done
        undone += table.room.undos
        flagged += any(type(record).__name__ == "Flagged" for record in table.records)
    before = {Stand, Sit, SeatBot, ChooseDeck, Swap, Ready, Stir, Begin}
    assert done >= {*COMMANDS, *READING} - before
    assert undone > 8
    assert flagged > 2


@pytest.mark.parametrize("seed", range(6))
def test_deltas_add_up_to_the_whole(seed: int) -> None:
    table, anybody = wild(seed)
    known: dict[Any, dict[str, Any]] = {}
    for number in range(300):
        anybody.act()
        if number % 7 or table.room.match is None:
            continue
        for viewer in viewers(table.room):
            sight = table.room.sight(viewer, known.get(viewer))
            whole = table.room.sight(viewer, None)
            assert sight is not None
            assert whole is not None
            assert sight.whole == (viewer not in known)
            known[viewer] = {**known.get(viewer, {}), **sight.view}
            assert known[viewer] == whole.view


def test_what_is_played_is_stored_once() -> None:
    table = Table(ANA).begin()
    table.until(lambda: table.room.stage == "over")
    entries = [e for record in table.records if isinstance(record, Played) for e in record.entries]
    assert entries == table.match.journal.all()
    assert [one.number for one in table.all_kept()] == list(range(len(table.kept)))
