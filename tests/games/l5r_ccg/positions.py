"""Worked positions: cards put where a test wants them, and matches that go on from there."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tests.formats import diamond

from gorin.games.l5r_ccg.cards import CARDS
from gorin.games.l5r_ccg.game import DIAMOND
from gorin.games.l5r_ccg.happened import put, without
from gorin.games.l5r_ccg.state import EMPTY, Attack, InPlay, Province, State
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Question, Seat
from gorin.kernel.event import Event
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
"""The first seat has the Scorpion, the second the Unicorn, the third the Scorpion again."""


def empty_table(seats: int = 2) -> State:
    """Return a match after its setup, with nothing in play but strongholds, and with no hands."""
    match = diamond(1, seats=seats)
    match.start()
    state: State = match.table.state.copy()
    state.frames = ()
    state.active, state.turn, state.phase = ONE, 1, "action"
    for seat in state.seats:
        for handle in state.hands[seat]:
            take(state, seat, handle)
            state.fate_decks[seat] += (handle,)
        row = state.provinces[seat]
        state.provinces[seat] = tuple(replace(each, open=False) for each in row)
    return state


def take(state: State, seat: Seat, handle: int) -> None:
    """Take a card from wherever it lies out of play."""
    for zone in (
        state.hands,
        state.dynasty_decks,
        state.fate_decks,
        state.dynasty_piles,
        state.fate_piles,
    ):
        zone[seat] = without(zone[seat], (handle,))
    for slot, province in enumerate(state.provinces[seat]):
        if province.card == handle:
            put(state, seat, slot, Province())
    _ = state.known.pop(handle, None)


def spare(state: State, seat: Seat, slug: str) -> int:
    """Return a card of a title that a seat has and that is not in play, made of another if need be.

    So each seat can have each title, whatever its deck holds.
    """
    able = [card for card, owner in enumerate(state.owners) if owner == seat]
    able = [card for card in able if card not in state.play and card not in state.hands[seat]]
    facts = next(each for each in CARDS if each.slug == slug)
    same = [card for card in able if state.slug(card) == slug]
    kinds = [card for card in able if state.facts(card).is_dynasty == facts.is_dynasty]
    handle = (same or kinds)[0]
    titles = list(state.titles)
    titles[state.physical[handle]] = CARDS.index(facts)
    state.titles = tuple(titles)
    return handle


def enter(state: State, seat: Seat, slug: str, **fields: Any) -> int:
    """Put a card into play and return it."""
    handle = spare(state, seat, slug)
    take(state, seat, handle)
    state.play[handle] = InPlay(seat, **fields)
    return handle


def hold(state: State, seat: Seat, slug: str) -> int:
    """Put a card into a hand and return it."""
    handle = spare(state, seat, slug)
    take(state, seat, handle)
    state.hands[seat] += (handle,)
    state.known[handle] = (seat,)
    return handle


def offer(state: State, seat: Seat, slot: int, slug: str) -> int:
    """Put a card face up into a province and return it."""
    handle = spare(state, seat, slug)
    take(state, seat, handle)
    old = state.provinces[seat][slot].card
    if old not in (EMPTY, handle):
        state.dynasty_decks[seat] += (old,)
    put(state, seat, slot, Province(handle, open=True))
    return handle


def fight(state: State, slot: int = 0, **fields: Any) -> None:
    """Let the first seat attack the second, and a battle begin."""
    state.attack = Attack(ONE, TWO, slot=slot, **fields)
    state.phase = "attack"


def change(state: State, handle: int, **fields: Any) -> None:
    """Change how a card in play stands."""
    state.play[handle] = replace(state.play[handle], **fields)


def table_of(state: State) -> Table[State]:
    """Return the table of a position."""
    return Table(DIAMOND, state)


def going(state: State, *frames: Frame) -> Match[State]:
    """Return a match that goes on with some steps."""
    state.frames = frames[::-1]
    match = Match(Table(DIAMOND, state), chance=Fast(1))
    match.start()
    return match


def asked(match: Match[State]) -> Question:
    """Return the one open question."""
    (question,) = match.pending
    return question


def keys(match: Match[State]) -> tuple[str, ...]:
    """Return the keys of the answers to the open question."""
    return tuple(option.key for option in asked(match).decision.options)


def answer(match: Match[State], *given: Any) -> None:
    """Answer the open questions, one after the other."""
    for each in given:
        question = asked(match)
        match.choose(question.decision.seat, each, serial=question.serial)


def told(match: Match[State], kind: type[Event[State]], name: str) -> list[Any]:
    """Return a field of all events of a kind, in the order in which they happened."""
    return [getattr(event, name) for event in match.log() if isinstance(event, kind)]


def refusals(match: Match[State], seat: Seat, attempt: str) -> tuple[str, ...]:
    """Return the clauses that forbid an attempt."""
    found = match.table.rulebook.game.why_not(match.table, seat, attempt)
    return tuple(refusal.clause for refusal in found)
