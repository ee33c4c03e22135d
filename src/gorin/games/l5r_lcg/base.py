"""What several phases need: skills, honor and its ends, drawing, filling provinces."""

from __future__ import annotations

from gorin.games.l5r_lcg.cards import DASH
from gorin.games.l5r_lcg.conflict_events import (
    WindowEnded,
)
from gorin.games.l5r_lcg.events import (
    Drawn,
    Eliminated,
    Ended,
    Filled,
    HonorChanged,
    LeftPlay,
    Shuffled,
)
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, InPlay, Match, State
from gorin.kernel.decision import Play, Prompt, Seat, draw_chance
from gorin.kernel.domain import Shuffle
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, Outcome

SHUFFLE = Prompt("shuffle", "SKI-8.10", "ask-lcg-shuffle")


def skill(state: State, handle: int, kind: str) -> int:
    """Return the skill of a character of a type, with what is attached and its status."""
    found = state.play[handle]
    printed: int = getattr(state.facts(handle), kind)
    if printed == DASH:
        return 0
    added: int = sum(getattr(state.facts(card), kind) for card in found.worn)
    lasting = found.military if kind == "military" else 0
    return max(0, printed + added + lasting + found.status * state.facts(handle).glory)


def can_fight(state: State, handle: int, kind: str) -> bool:
    """Return whether a character may be declared in a conflict of a type: ready, with a skill."""
    found: InPlay = state.play[handle]
    return not found.bowed and getattr(state.facts(handle), kind) != DASH


def slug(state: State, handle: int) -> str:
    """Return the title of the card that a handle stands for."""
    return state.facts(handle).slug


def slugs(state: State, handles: tuple[int, ...]) -> tuple[str, ...]:
    """Return the titles of several cards."""
    return tuple(state.facts(handle).slug for handle in handles)


@rule("SKI-8.2", "SKI-8.7", "SKI-8.8")
def settle(table: Match) -> None:
    """Check at once who has won and who is out; the first player is checked first."""
    state, numbers = table.state, table.rulebook.numbers
    if state.outcome is not None:
        return
    for seat in state.around(state.first):
        if state.honor[seat] >= numbers.honor_to_win:
            table.record(Ended(Outcome((seat,), "SKI-8.7", "lcg-won-by-honor"), "SKI-8.7"))
            return
    for seat in state.around(state.first):
        if all(province.broken for province in state.provinces[seat]):
            eliminate(table, seat, "lcg-out-by-provinces", "SKI-8.2")
        elif state.honor[seat] <= 0:
            eliminate(table, seat, "lcg-out-by-honor", "SKI-8.8")


def eliminate(table: Match, seat: Seat, reason: str, clause: str) -> None:
    """Take a seat out of the match; whoever is left alone has won."""
    state = table.state
    if seat not in state.alive or state.outcome is not None:
        return
    table.record(Eliminated(seat, reason, clause))
    if len(state.alive) == 1:
        table.record(Ended(Outcome(state.alive, "SKI-R4", "lcg-won-by-staying"), "SKI-R4"))


def change_honor(table: Match, seat: Seat, amount: int, clause: str, other: Seat = NOBODY) -> None:
    """Let a seat gain or lose honor, or take it from another; nobody has less than none."""
    state = table.state
    giver = seat if amount < 0 else other
    if giver != NOBODY:
        limit = state.honor[giver]
        amount = max(amount, -limit) if amount < 0 else min(amount, limit)
    if amount:
        table.record(HonorChanged(seat, amount, clause, other))
        settle(table)


def leave_play(table: Match, handle: int, clause: str) -> None:
    """Let a character leave play."""
    table.record(LeftPlay(handle, slug(table.state, handle), clause))
    settle(table)


def over(table: Match) -> bool:
    """Return whether the match has ended."""
    return table.state.outcome is not None


@rule("LCG-2.5")
def draw(table: Match, frame: Frame) -> None:
    """Draw so many cards; an empty deck costs honor and is made anew from the discard pile."""
    state, seat, left = table.state, frame.seat, frame.data[0]
    if seat not in state.alive or not left:
        return
    handles = state.conflict_decks[seat][:left]
    if handles:
        table.record(Drawn(seat, handles, slugs(state, handles)))
    left -= len(handles)
    if left and state.conflict_piles[seat]:
        change_honor(table, seat, -table.rulebook.numbers.new_deck, "SKI-8.10")
        table.push(Frame("shuffle-conflict", seat), Frame("draw", seat, (left,)))


@rule("SKI-8.12")
def fill(table: Match, frame: Frame) -> None:
    """Fill a seat's empty provinces face down; an empty deck is made anew as in drawing."""
    state, seat = table.state, frame.seat
    for slot in range(len(state.provinces[seat])):
        if seat not in state.alive or state.provinces[seat][slot].card != EMPTY:
            continue
        if not state.dynasty_decks[seat]:
            if state.dynasty_piles[seat]:
                change_honor(table, seat, -table.rulebook.numbers.new_deck, "SKI-8.10")
                table.push(Frame("shuffle-dynasty", seat), Frame("fill", seat))
            return
        table.record(Filled(seat, slot, state.dynasty_decks[seat][0]))


@rule("SKI-8.10")
def shuffle_dynasty(table: Match, frame: Frame) -> Play[None]:
    """Shuffle a dynasty deck, or its discard pile into a new one."""
    state, seat = table.state, frame.seat
    if seat in state.alive:
        cards = state.dynasty_decks[seat] or state.dynasty_piles[seat]
        order = yield from draw_chance(SHUFFLE, Shuffle(len(cards)), secret=True)
        table.record(Shuffled(seat, "dynasty", order))


def shuffle_conflict(table: Match, frame: Frame) -> Play[None]:
    """Shuffle a conflict deck, or its discard pile into a new one."""
    state, seat = table.state, frame.seat
    if seat in state.alive:
        cards = state.conflict_decks[seat] or state.conflict_piles[seat]
        order = yield from draw_chance(SHUFFLE, Shuffle(len(cards)), secret=True)
        table.record(Shuffled(seat, "conflict", order))


def end_window(table: Match) -> None:
    """Forget who passed, once all have."""
    table.record(WindowEnded())


@rule("SKI-R4")
def concede(table: Match, frame: Frame) -> None:
    """A seat gives up: it is out."""
    eliminate(table, frame.seat, "lcg-out-by-conceding", "SKI-R4")
