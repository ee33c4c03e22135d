"""The turns of a campaign: armies are placed, boxes filled and opened, orders carried out."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from gorin.games.l5r_strategic.battle_events import BattleBroken
from gorin.games.l5r_strategic.claims import claim
from gorin.games.l5r_strategic.clocks import clock
from gorin.games.l5r_strategic.events import (
    AllianceEnded,
    Allied,
    AllyCalled,
    BoxOpened,
    CallsChanged,
    Ended,
    ExtraTime,
    Placed,
    TurnBegan,
    TurnEnded,
)
from gorin.games.l5r_strategic.posts import happen, heir_of, held
from gorin.games.l5r_strategic.rokugan import CASTLES, OWNED, RATLING, REGIONS
from gorin.games.l5r_strategic.role_events import (
    Left,
    RefereeLeft,
    RolePassed,
    TalkBegan,
    TimeUp,
    Underway,
)
from gorin.games.l5r_strategic.scoring import points
from gorin.games.l5r_strategic.state import NOBODY, Match, hostile
from gorin.kernel.decision import TABLE, Decision, Play, Prompt, Seat, ask_all, ask_any
from gorin.kernel.domain import Domain, Form, Ordering, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

START = Prompt("campaign-start", "STR-2.1", "ask-campaign-start")
TALK = Prompt("campaign-talk", "STR-2.5", "ask-campaign-talk")


def start_domain(clan: str, generals: int) -> Form:
    """Return how armies may start: each in a province of its own clan, on castles first."""
    if clan == RATLING:
        return Form((("regions", Ordering(tuple(f"place:{each}" for each in REGIONS))),))
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
    decisions: dict[Seat, Decision[Any]] = {}
    for clan in state.clans:
        seat = state.seat_of(clan)
        domain = start_domain(clan, state.generals)
        decisions[seat] = Decision(seat, START, domain=domain, secret=True)
    answers: dict[Seat, Any] = yield from ask_all(decisions)
    for clan in state.clans:
        places = [key.partition(":")[2] for part in answers[state.seat_of(clan)] for key in part]
        # There may be more castles, or regions of the Ratlings, than armies.
        for name, place in zip(state.armies_of(clan), places, strict=False):
            happen(table, Placed(name, place))
    table.push(Frame("talk" if state.minutes else "turn"))


@rule("STR-2.5")
def talk(table: Match, frame: Frame) -> Play[None]:
    """Let Daimyos talk before the first turn and call allies, for a turn or until all have."""
    state = table.state
    if state.phase == "setup":
        table.record(TalkBegan())
    silent = [clan for clan in state.alive if NUMBERS_OF[clan] not in frame.data]
    if not silent:
        table.push(Frame("turn"))
        return
    decisions = [_talk(table, clan) for clan in silent]
    decision, answer = yield from ask_any(*decisions, *clock(table, 60 * state.minutes))
    if decision.seat == TABLE:
        table.record(TimeUp())
        table.push(Frame("turn"))
        return
    clan = state.clan_at(decision.seat)
    calls = tuple(key.partition(":")[2] for key in answer)
    table.record(CallsChanged(clan, calls))
    table.push(Frame("talk", data=(*frame.data, NUMBERS_OF[clan])))


NUMBERS_OF = {clan: number for number, clan in enumerate(OWNED)}
"""The number by which a frame names a clan."""


def _talk(table: Match, clan: str) -> Decision[Any]:
    state = table.state
    keys = tuple(f"ally:{other}" for other in state.alive if other != clan)
    seat = state.seat_of(clan)
    return Decision(seat, TALK, domain=Subset(keys, 0, len(keys)), args={"turn": 0}, secret=True)


def turn(table: Match, frame: Frame) -> None:
    """A turn begins: the box is open."""
    table.record(TurnBegan(table.state.turn + 1, table.state.turns))
    table.push(Frame("orders"))


@rule("STR-3.5", "STR-3.8")
def open_box(table: Match, frame: Frame) -> None:
    """The box is opened, and the orders are carried out."""
    table.record(BoxOpened(table.state.turn))
    table.push(*map(Frame, RESOLUTION))


RESOLUTION = ("alliances", "rebuild", "march", "ride", "claims", "battles", "turn-ends")
"""In this order the orders of a turn are carried out."""


@rule("STR-R12")
def alliances(table: Match, frame: Frame) -> None:
    """Two clans are allies while both Daimyos say so; what they said now counts from now on."""
    state = table.state
    for seat, sheet in sorted(state.sheets.items()):
        clan = state.clan_at(Seat(seat))
        if sheet.allies or sheet.breaks:
            now = {*state.calls[clan], *sheet.allies} - {*sheet.breaks}
            happen(table, CallsChanged(clan, tuple(each for each in state.clans if each in now)))
    for one, other in combinations(sorted(state.alive), 2):
        both = other in state.calls[one] and one in state.calls[other]
        stood = (one, other) in state.allies
        if both != stood:
            happen(table, (Allied if both else AllianceEnded)(one, other))
        elif not both:
            _tell_call(table, one, other)


def _tell_call(table: Match, one: str, other: str) -> None:
    """Tell that one clan calls another an ally, which does not say so."""
    for clan, called in ((one, other), (other, one)):
        if called in table.state.calls[clan]:
            happen(table, AllyCalled(clan, called))


@rule("STR-10.1", "STR-R1")
def turn_ends(table: Match, frame: Frame) -> None:
    """End a turn; after the last one fight running battles on once more, then count points."""
    state = table.state
    standings = tuple((clan, points(table, clan).points) for clan in state.alive)
    happen(table, TurnEnded(state.turn, standings))
    if state.turn < state.turns:
        table.push(Frame("turn"))
        return
    table.record(ExtraTime())
    table.push(Frame("extra"), Frame("count"))


@rule("STR-R43")
def concede(table: Match, frame: Frame) -> None:
    """A seat leaves: another of its clan takes its roles, or else the clan is out."""
    state = table.state
    seat = frame.seat
    if state.outcome is not None:
        return
    if seat == state.referee:
        table.record(RefereeLeft(seat))
    elif state.posts[seat].is_held:
        heir = heir_of(state, seat)
        if heir == NOBODY:
            _leave(table, seat)
        elif state.phase == "orders":
            table.record(Underway())
            table.push(Frame("heir", seat))
        else:
            table.record(RolePassed(seat, state.clan_at(seat), heir, state.phase))


def inherit(table: Match, frame: Frame) -> None:
    """Another of the clan takes the roles of who leaves, and sees what they show."""
    state = table.state
    clan = state.clan_at(frame.seat)
    table.record(RolePassed(frame.seat, clan, heir_of(state, frame.seat), "orders"))


def _leave(table: Match, seat: Seat) -> None:
    """A clan keeps its provinces without armies; the last clan wins."""
    state = table.state
    table.record(Left(seat, state.clan_at(seat)))
    for place in sorted(state.battles):
        if not hostile(state, state.battles[place]):
            happen(table, BattleBroken(place, state.battles[place]))
            claim(table, place)
    if len(state.alive) == 1:
        seats = tuple(other for each in state.alive for other in held(state, each))
        table.record(Ended(seats, state.alive, "campaign-won-by-staying", "STR-R43"))
