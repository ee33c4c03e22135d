"""The turns of a campaign: armies are placed, boxes filled and opened, orders carried out."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from gorin.games.l5r_strategic.claims import claim
from gorin.games.l5r_strategic.events import (
    AllianceEnded,
    Allied,
    AllyCalled,
    BattleBroken,
    BoxOpened,
    Ended,
    ExtraTime,
    Left,
    Placed,
    RefereeLeft,
    TurnBegan,
    TurnEnded,
)
from gorin.games.l5r_strategic.rokugan import CASTLES, NUMBERS, OWNED
from gorin.games.l5r_strategic.sheets import domain_of, sheet_of
from gorin.games.l5r_strategic.state import Match, hostile
from gorin.kernel.decision import Decision, Play, Prompt, Seat, ask_all
from gorin.kernel.domain import Domain, Form, Ordering, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

START = Prompt("campaign-start", "STR-2.1", "ask-campaign-start")
SHEET = Prompt("campaign-sheet", "STR-3.3", "ask-campaign-sheet")


def start_domain(clan: str, generals: int) -> Form:
    """Return how armies may start: each in a province of its own clan, on castles first."""
    castles = CASTLES[clan]
    parts: list[tuple[str, Domain]] = [("castles", Ordering(tuple(f"place:{c}" for c in castles)))]
    more = generals - len(castles)
    if more > 0:
        others = tuple(f"place:{each}" for each in OWNED[clan] if each not in castles)
        parts.append(("others", Subset(others, more, more)))
    return Form(tuple(parts))


@rule("STR-2.1", "STR-2.2", "STR-2.3", "STR-2.4")
def setup(table: Match, frame: Frame) -> Play[None]:
    """Each clan says in secret where its armies start: on its castles as far as they go."""
    state = table.state
    answers: dict[Seat, Any] = yield from ask_all(
        {
            state.seat_of(clan): Decision(
                state.seat_of(clan), START, domain=start_domain(clan, state.generals), secret=True
            )
            for clan in state.clans
        }
    )
    for clan in state.clans:
        places = [key.partition(":")[2] for part in answers[state.seat_of(clan)] for key in part]
        for name, place in zip(state.armies_of(clan), places, strict=True):
            table.record(Placed(name, place))
    table.push(Frame("turn"))


@rule("STR-3.3", "STR-3.4", "STR-3.5", "STR-3.8")
def turn(table: Match, frame: Frame) -> Play[None]:
    """All clans fill the box at the same time; then it is opened and the orders carried out."""
    state = table.state
    table.record(TurnBegan(state.turn + 1, state.turns))
    clans = state.alive
    domains = {clan: domain_of(table, clan) for clan in clans}
    answers: dict[Seat, Any] = yield from ask_all(
        {
            state.seat_of(clan): Decision(
                state.seat_of(clan), SHEET, domain=domains[clan], secret=True
            )
            for clan in clans
        }
    )
    sheets = tuple(
        (clan, sheet_of(state, domains[clan], answers[state.seat_of(clan)])) for clan in clans
    )
    table.record(BoxOpened(state.turn, sheets))
    table.push(*map(Frame, RESOLUTION))


RESOLUTION = ("alliances", "rebuild", "march", "claims", "battles", "turn-ends")
"""In this order the orders of a turn are carried out."""


@rule("STR-R12")
def alliances(table: Match, frame: Frame) -> None:
    """Two clans are allies for a turn if both of them told the referee so."""
    state = table.state
    called = {clan: sheet.allies for clan, sheet in state.sheets.items()}
    for one, other in combinations(sorted(called), 2):
        both = other in called[one] and one in called[other]
        stood = (one, other) in state.allies
        if both and not stood:
            table.record(Allied(one, other))
        elif stood and not both:
            table.record(AllianceEnded(one, other))
        elif not both and other in called[one]:
            table.record(AllyCalled(one, other))
        elif not both and one in called[other]:
            table.record(AllyCalled(other, one))


@rule("STR-3.1", "STR-3.2", "STR-10.1", "STR-R1", "STR-R30")
def turn_ends(table: Match, frame: Frame) -> None:
    """After the last turn running battles are fought on once more, then points are counted."""
    state = table.state
    table.record(TurnEnded(state.turn))
    if state.turn < state.turns:
        table.push(Frame("turn"))
        return
    table.record(ExtraTime())
    running = (Frame("battle", data=(NUMBERS[place],)) for place in sorted(state.battles))
    table.push(*running, Frame("count"))


@rule("STR-R43")
def concede(table: Match, frame: Frame) -> None:
    """A seat leaves: its clan keeps its provinces without armies; the last clan wins."""
    state = table.state
    if state.outcome is not None:
        return
    if frame.seat == state.referee:
        table.record(RefereeLeft(frame.seat))
        return
    clan = state.clan_at(frame.seat)
    if clan not in state.alive:
        return
    table.record(Left(frame.seat, clan))
    for place in sorted(state.battles):
        if not hostile(state, state.battles[place]):
            table.record(BattleBroken(place))
            claim(table, place)
    if len(state.alive) == 1:
        seats = tuple(map(state.seat_of, state.alive))
        table.record(Ended(seats, state.alive, "campaign-won-by-staying", "STR-R43"))
