"""Setup and the turn."""

from __future__ import annotations

from gorin.games.magic.base import draw, is_unsettled, lose, move_of, note_control, over, replaced
from gorin.games.magic.effects import shuffle
from gorin.games.magic.events import (
    AsideReturned,
    Discarded,
    FirstPlayer,
    SetAside,
    StepBegan,
    TurnBegan,
    TurnWornOff,
)
from gorin.games.magic.noticing import began
from gorin.games.magic.state import Match
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, ask_all, draw_chance
from gorin.kernel.domain import Pick, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

FIRST = Prompt("first", "CMD-7.1", "ask-magic-first")
MULLIGAN = Prompt("mulligan", "CMD-7.3", "ask-magic-mulligan")
ASIDE = Prompt("set-aside", "CMD-7.3", "ask-magic-set-aside")
DISCARD = Prompt("discard", "CR-514.1", "ask-magic-discard")
KEEP = True


@rule("CMD-7.1", "CMD-7.2")
def setup(table: Match, frame: Frame) -> Play[None]:
    """A seat is chosen to begin, libraries are shuffled, all draw; then there are mulligans."""
    state = table.state
    number: int = yield from draw_chance(FIRST, Pick(len(state.seats)))
    table.record(FirstPlayer(state.seats[number]))
    order = state.around(state.first)
    table.push(
        *(Frame("shuffle", seat) for seat in order),
        *(Frame("draw", seat, (table.rulebook.numbers.hand,)) for seat in order),
        Frame("mulligan", state.first, order),
        Frame("turn", state.first),
    )


def shuffle_library(table: Match, frame: Frame) -> Play[None]:
    """A library is shuffled."""
    if frame.seat in table.state.alive:
        yield from shuffle(table, frame.seat)


def draw_cards(table: Match, frame: Frame) -> None:
    """A seat draws cards."""
    if frame.seat in table.state.alive:
        draw(table, frame.seat, frame.data[0])


@rule("CMD-7.3", "CMD-7.4", "CMD-7.5", "CMD-7.6", "CMD-R9")
def mulligan(table: Match, frame: Frame) -> Play[None]:
    """All who have not kept say whether they keep; whoever does not sets cards aside."""
    state = table.state
    asked = map(Seat, frame.data)
    seats = tuple(seat for seat in asked if seat in state.alive and state.hands[seat])
    options = (Option("keep", KEEP), Option("mulligan", not KEEP))
    keeps = yield from ask_all(
        {seat: Decision(seat, MULLIGAN, options, secret=True) for seat in seats}
    )
    kept = tuple(seat for seat in keeps if keeps[seat] and seat in state.alive)
    for seat in kept:
        table.record(SetAside(seat, ()))
    others = tuple(seat for seat in keeps if not keeps[seat])
    if others:
        table.push(Frame("set-aside", state.first, others))
        return
    for seat in state.around(state.first):
        if state.aside[seat]:
            table.record(AsideReturned(seat))
            table.push(Frame("shuffle", seat))


def set_aside(table: Match, frame: Frame) -> Play[None]:
    """All who take a mulligan set one or more cards aside and draw one fewer."""
    state = table.state
    asked = map(Seat, frame.data)
    seats = tuple(seat for seat in asked if seat in state.alive and state.hands[seat])
    decisions: dict[Seat, Decision[tuple[str, ...]]] = {}
    for seat in seats:
        keys = tuple(f"card:{state.slug(card)}.{card}" for card in state.hands[seat])
        domain = Subset(keys, 1, len(keys))
        decisions[seat] = Decision(seat, ASIDE, domain=domain, secret=True)
    answers = yield from ask_all(decisions)
    draws: list[Frame] = []
    for seat, chosen in answers.items():
        handles = tuple(int(key.rpartition(".")[2]) for key in chosen)
        if seat in state.alive:
            table.record(SetAside(seat, handles))
            draws.append(Frame("draw", seat, (len(handles) - 1,)))
    table.push(*draws, Frame("mulligan", state.first, seats))


@rule("CR-500.1", "CR-502.3", "CR-800.4k")
def turn(table: Match, frame: Frame) -> None:
    """A turn: untap, upkeep, draw, main phase, combat, main phase, end."""
    state = table.state
    if over(table):
        return
    seat = frame.seat if frame.seat in state.alive else state.after(frame.seat)
    table.record(TurnBegan(seat, state.turn + 1))
    table.push(*frames_of(seat))


def frames_of(seat: Seat) -> tuple[Frame, ...]:
    """Return the steps of a turn, the first one first."""
    return (
        Frame("phase", seat, (0,)),
        Frame("phase", seat, (1,)),
        Frame("phase", seat, (2,)),
        Frame("attack", seat),
        Frame("end-combat", seat),
        Frame("phase", seat, (3,)),
        Frame("phase", seat, (4,)),
        Frame("cleanup", seat),
        Frame("next-turn", seat),
    )


def frames_from(seat: Seat, step: str, *, within: bool) -> tuple[Frame, ...]:
    """Return the steps of a turn from one on, or what is left of that one and all after it."""
    frames = frames_of(seat)
    places = {name: place for place, name in enumerate(PHASES[:3])}
    place = {**places, "attackers": 3, "main-2": 5, "end": 6}[step]
    return (Frame("priority", seat, (0,)), *frames[place + 1 :]) if within else frames[place:]


PHASES = ("upkeep", "draw", "main", "main-2", "end")


@rule("CR-504.1", "CMD-7.7")
def skips_draw(table: Match, seat: Seat) -> bool:
    """Return whether a seat draws no card in its first turn: the first one of two does not."""
    return table.state.turn == 1 and len(table.state.seats) == 2


@rule("CR-503.1", "CR-800.4j")
def phase(table: Match, frame: Frame) -> None:
    """A step or phase of the turn begins; what it brings is done, then seats get priority.

    It does so too where whoever has the turn has left: the others get priority.
    """
    seat = frame.seat
    if over(table):
        return
    name = PHASES[frame.data[0]]
    table.record(StepBegan(name, "CR-500.1"))
    if name == "draw" and not skips_draw(table, seat):
        draw(table, seat, 1)
    began(table, name)
    table.push(Frame("priority", seat, (0,)))


@rule("CR-514.1", "CR-514.2", "CR-514.3", "CR-402.2")
def cleanup(table: Match, frame: Frame) -> Play[None]:
    """The active seat discards down to its hand size; damage wears off."""
    state, seat = table.state, frame.seat
    if over(table):
        return
    over_by = len(state.hands[seat]) - int(table.rulebook.numbers.most_cards)
    if seat in state.alive and over_by > 0:
        hand = state.hands[seat]
        keys = tuple(f"card:{state.slug(card)}.{card}" for card in hand)
        domain = Subset(keys, over_by, over_by)
        chosen: tuple[str, ...] = yield from ask(Decision(seat, DISCARD, domain=domain))
        handles = tuple(hand[keys.index(key)] for key in chosen)
        moves = tuple(move_of(state, handle, "hand", "graveyard") for handle in handles)
        asked = yield from replaced(table, moves)
        slugs, to = tuple(move.slug for move in asked), tuple(move.to for move in asked)
        table.record(Discarded(seat, handles, slugs, to))
    table.record(TurnWornOff())
    note_control(table)
    if is_unsettled(table):
        # Something happens now after all: seats get priority, and another cleanup follows.
        table.push(Frame("priority", seat, (0,)), Frame("cleanup", seat))


def next_turn(table: Match, frame: Frame) -> None:
    """The next seat takes its turn."""
    if not over(table):
        table.push(Frame("turn", table.state.after(frame.seat)))


@rule("CR-104.3a")
def concede(table: Match, frame: Frame) -> None:
    """A seat gives up: it leaves the match."""
    if frame.seat in table.state.alive and not over(table):
        lose(table, ((frame.seat, "magic-out-by-conceding"),))
