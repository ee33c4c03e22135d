"""Series for tests: begin one in a line, report levels, read what came of it.

The levels are not played: what came of one is the answer of the table to a question.

match = a_series("pick-up", seats=2)
choose(match, "1>treasure:idol-of-fortune")
tell(match, winners=[0], saved=[["rope"], []])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace
from tests.games.tomb_raider.tables import CARDS
from tests.shipped import load_deck, plan_series

from gorin.content.tomb_raider.series import KINDS, SeriesPlan, SeriesWishes
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.series import base
from gorin.games.tomb_raider.series.numbers import Numbers
from gorin.games.tomb_raider.series.report import LevelReport, SeatReport
from gorin.games.tomb_raider.series.setup import (
    PlayerSetup,
    SeriesSetup,
    new_series,
    series_faults,
)
from gorin.games.tomb_raider.series.state import Agreement, Series, Standing, State
from gorin.games.tomb_raider.series.steps import begin_level, end_level
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.decision import TABLE, Decision, Play, Prompt, Question, Seat
from gorin.kernel.domain import Below, Reported
from gorin.kernel.match import Match
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Frame

LEVEL = Prompt("series-level", "TR-17.1", "series-column-level")


class LevelTold(Reported, frozen=True):
    """What the table says of a level; `cards` are those that raiders may have saved, by seat."""

    cards: tuple[tuple[str, ...], ...]

    def sample(self, below: Below) -> object:
        """Make a report up."""
        turns = 1 + below(20)
        winner = below(len(self.cards) + 1)
        seats = [[_some(cards, below), below(turns + 1)] for cards in self.cards]
        won = winner < len(self.cards)
        reason = "ended-treasure" if won else "ended-turn-limit"
        return self.read([[winner] if won else [], turns, reason, 1 + below(3), seats])


def _some(cards: tuple[str, ...], below: Below) -> list[str]:
    """Return a few of some cards, each once at most."""
    left = list(cards)
    return [left.pop(below(len(left))) for _ in range(below(min(5, len(left)) + 1))]


def _cards(table: Series) -> tuple[tuple[str, ...], ...]:
    state = table.state
    return tuple(
        tuple(dict.fromkeys((*one.kept, *(slug for slug, _ in one.deck if state.kind(slug)))))
        for one in state.players.values()
    )


def told_level_step(table: Series, frame: Frame) -> Play[None]:
    """A level is not played: the table says what came of it."""
    _ = frame
    number = len(table.state.played) + 1
    begin_level(table, number)
    told: Any = yield Decision(TABLE, LEVEL, domain=LevelTold(f"level-{number}", _cards(table)))
    end_level(table, number, read_report(told) if told else LevelReport())


def read_report(told: Any) -> LevelReport:
    """Return a report from plain data: its fields in order, each seat a list too."""
    winners, turns, reason, room, seats = told
    return LevelReport(winners, turns, reason, room, tuple(SeatReport(*seat) for seat in seats))


RULEBOOKS = {
    kind: rulebook.amended(rulebook.name, steps={"level": told_level_step})
    for kind, rulebook in zip(KINDS, (base.TIMED, base.LINKED, base.PICK_UP), strict=True)
}


@cache
def plan_of(kind: str, seats: int) -> SeriesPlan:
    return plan_series(SeriesWishes(kind=kind, seats=seats, turn_limit=20))


def a_setup(
    kind: str,
    seats: int = 2,
    *,
    levels: Sequence[Level] | None = None,
    decks: Sequence[Mapping[str, int]] = (),
    **agreed: Any,
) -> SeriesSetup:
    """Return what a series starts from; levels are played as listed unless it is said."""
    plan = plan_of(kind, seats)
    players = tuple(
        PlayerSetup(seat.raider, decks[at] if at < len(decks) else seat.deck)
        for at, seat in enumerate(plan.seats)
    )
    agreement: Agreement = replace(plan.agreed, **{"order": "listed", **agreed})
    scorings = {"timed": ("turns",), "linked": ("treasures", "final"), "pick-up": ("levels",)}
    chosen = plan.levels if levels is None else tuple(levels)
    return SeriesSetup(chosen, players, CARDS, agreement, scorings[kind])


def a_series(kind: str, seats: int = 2, **setup: Any) -> Match[State]:
    """Return a series, started and without chance."""
    match = Match(new_series(RULEBOOKS[kind], a_setup(kind, seats, **setup)))
    match.start()
    return match


def faults(kind: str, seats: int = 2, **setup: Any) -> list[tuple[str, str]]:
    """Return what is wrong with a setup: clause and reason of each fault."""
    numbers: Numbers = rulebook(kind).numbers
    found = series_faults(numbers, a_setup(kind, seats, **setup))
    return [(fault.clause, fault.reason.id) for fault in found]


def rulebook(kind: str) -> Rulebook:
    return RULEBOOKS[kind]


def starting(match: Match[State]) -> Match[State]:
    """Let everybody who starts with a treasure take the first one that is offered."""
    while asks(match) and asks(match)[0][1] == "series-start":
        match.choose(match.pending[0].decision.seat, offered(match)[0])
    return match


def choose(match: Match[State], *answers: str) -> None:
    """Answer questions in order; "1>treasure:..." is the answer of seat 1."""
    for answer in answers:
        seat, _, key = answer.rpartition(">")
        wanted = Seat(int(seat)) if seat else match.pending[0].decision.seat
        match.choose(wanted, key)


def tell(
    match: Match[State],
    *,
    winners: Sequence[int] = (),
    turns: int = 9,
    room: int = 1,
    saved: Sequence[Sequence[str]] = (),
    finished: Sequence[int] = (),
) -> None:
    """Report the level that is played: by default raiders have what they brought."""
    seats = match.table.state.players
    rows = saved or [standing.kept for standing in seats.values()]
    ends = finished or [0] * len(seats)
    reason = "ended-treasure" if winners else "ended-turn-limit"
    seats_told = [[list(row), end] for row, end in zip(rows, ends, strict=True)]
    told = [list(winners), turns, reason, room, seats_told]
    match.choose(TABLE, told)


def add_nothing(match: Match[State]) -> None:
    """Pass over the questions which cards are added."""
    while asks(match) and asks(match)[0][1] == "series-add":
        choose(match, "add-no-more")


def asks(match: Match[State]) -> list[tuple[int, str]]:
    """Return who is asked what kind of question now."""
    return [(int(q.decision.seat), q.decision.prompt.kind) for q in match.pending]


def question(match: Match[State], seat: int) -> Question:
    return match.question(Seat(seat))


def offered(match: Match[State], seat: int | None = None) -> list[str]:
    """Return the options offered to a seat, or to whoever is asked first."""
    chosen = match.pending[0] if seat is None else question(match, seat)
    return [option.key for option in chosen.decision.options]


def standing(match: Match[State], seat: int) -> Standing:
    return match.table.state.players[Seat(seat)]


def view_of(match: Match[State], seat: int | None = None) -> SeriesView:
    view = match.table.rulebook.game.view(match.table, None if seat is None else Seat(seat))
    assert isinstance(view, SeriesView)
    return view


def refusals(match: Match[State], seat: int, attempt: str) -> list[str]:
    """Return the clauses that forbid an attempt now, in the order given."""
    return [refusal.clause for refusal in match.why_not(Seat(seat), attempt)]


def deck(name: str) -> dict[str, int]:
    """Return the cards of a deck that comes with the program."""
    return dict(load_deck(name).cards)
