"""Whoever only looks on is told no more than each seat: sights, logs, talk, replays, figures.

What the public is told everybody may tell a player. So it must be in what each player knows; that
views tell no more is a contract of the kernel (`nothing_hidden_is_seen`).
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.hall.tables import ANA, BEN, Table
from tests.raids import raid
from tests.shipped import Replay

from gorin.content.box.figures import MatchStatistics
from gorin.content.boxes import boxes, find_box
from gorin.content.desk.match_statistics import statistics_of
from gorin.content.desk.replays import Step
from gorin.hall.table.commands import Moderate, SeatBot, Sit, Speak, Stand
from gorin.hall.table.terms import Chosen, Role
from gorin.kernel.answers import Undealable
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Journal
from gorin.kernel.match import Match

CHOSEN: dict[str, tuple[int, Chosen]] = {
    "tomb-raider": (3, raid(level="into-the-caves", turn_limit=15)),
    "l5r-lcg": (3, Chosen("l5r-lcg", "enlightenment")),
    "l5r-ccg": (2, Chosen("l5r-ccg")),
    "magic": (3, Chosen("magic")),
    "l5r-strategic": (11, Chosen("l5r-strategic", None, {"roles": "apart", "referee": True})),
}
"""Tables of some games: how many sit there, and what is played."""
TABLES = {
    box.id: (box.format().usual_seats, Chosen(box.id))
    for box in boxes()
    if box.format().usual_seats > 1
} | CHOSEN
"""A table of each game: one that nothing was chosen for is played as it usually is."""
ANSWERS, FEW = 60, 12
"""So much is answered, and of a game that nothing was chosen for, which may be short."""


def running(game: str) -> Table:
    """Return a table in the middle of a match, at which two people have spoken."""
    seats, chosen = TABLES[game]
    table = Table(ANA, BEN, seats=seats, chosen=chosen, pause=0)
    for seat in range(2, seats):
        table.do(ANA, SeatBot(7, seat, "random"))
    table.begin()
    for person in (ANA, BEN):
        table.do(person, Speak(7, f"from {person[0]}", "table"))
    for _ in range(ANSWERS if game in CHOSEN else FEW):
        if table.room.stage == "playing" and not table.room.bot_turn(table.at, 1, slow=True):
            table.answer(table.asked())
    assert table.room.stage == "playing"
    return table


def seats_of(table: Table) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(table.room.terms.seats))


@pytest.mark.parametrize("game", TABLES)
def test_the_log_tells_an_onlooker_of_nothing_that_a_seat_does_not_hear_of(game: str) -> None:
    table = running(game)
    public = {line.at for line in table.room.lines(None, 0)}
    assert public
    for seat in seats_of(table):
        assert public <= {line.at for line in table.room.lines(seat, 0)}, seat


@pytest.mark.parametrize("game", TABLES)
def test_an_onlooker_reads_no_talk_that_a_seat_does_not_hear(game: str) -> None:
    table = running(game)
    read = {line.text for line in table.room.chat("spectator", 0) if line.text}
    for seat in seats_of(table):
        heard = {line.text for line in table.room.chat("player", 0, seat) if line.text}
        assert read <= heard, seat
    # Nothing is kept back without need.
    assert read == ({"from b"} if game == "l5r-strategic" else {"from a", "from b"})


@pytest.mark.parametrize("game", TABLES)
def test_a_replay_of_a_match_that_runs_asks_and_logs_no_more_for_an_onlooker(game: str) -> None:
    table = running(game)
    assert table.room.header is not None
    replay = Replay(Journal(table.room.header, table.match.journal.all()))
    public = replay.chunk(None, 0).steps
    assert len(public) > 5
    for seat in seats_of(table):
        for step, own in zip(public, replay.chunk(seat, 0).steps, strict=True):
            _tells_no_more(step, own)


def _tells_no_more(step: Step, own: Step) -> None:
    """Check that a seat sees all that the public does of a step; of views a contract says so."""
    assert (step.number, step.before, step.after) == (own.number, own.before, own.after)
    assert (step.seat, step.kind, step.clause) == (own.seat, own.kind, own.clause)
    assert step.question in (None, own.question)
    assert step.answer in (None, own.answer)
    assert {line.at for line in step.lines} <= {line.at for line in own.lines}


@pytest.mark.parametrize("game", [id for id in TABLES if find_box(id).figures is not None])
def test_the_figures_of_a_match_that_runs_are_the_same_whatever_is_hidden(game: str) -> None:
    table, dealer = running(game), random.Random(1)

    def figures(match: Match[Any]) -> MatchStatistics:
        found = statistics_of(game, match)
        assert found is not None
        return found

    before, dealt = figures(table.match), 0
    for seat in (*seats_of(table), None):
        try:
            other = table.match.determinized(seat, dealer.randrange)
        except Undealable:
            continue
        assert figures(other) == before, seat
        dealt += 1
    assert dealt


def test_what_a_daimyo_has_said_is_not_read_by_others_when_he_is_removed() -> None:
    seats, chosen = TABLES["l5r-strategic"]
    table = Table(BEN, ANA, seats=seats, chosen=chosen, pause=0)
    table.do(BEN, Stand(7))
    table.do(ANA, Sit(7, 0))
    table.begin(*["random"] * (seats - 1))
    table.do(ANA, Speak(7, "to my Karo", "table"))

    def heard(role: Role, seat: int | None) -> bool:
        lines = table.room.chat(role, 0, None if seat is None else Seat(seat))
        return "to my Karo" in {line.text for line in lines}

    everybody: tuple[tuple[Role, int | None], ...] = (
        ("player", 0),
        ("player", 1),
        ("player", 2),
        ("spectator", None),
    )
    before = [heard(role, seat) for role, seat in everybody]
    assert before == [True, True, False, False]
    table.do(BEN, Moderate(7, table.room.you(ANA).number, "remove"))
    assert [heard(role, seat) for role, seat in everybody] == before
    assert [line.seat for line in table.loaded().room.chat("player", 0, Seat(0)) if line.text] == [
        0
    ]
