"""The attempts that a seat may think of, and the reasons why not."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_lcg.declaring import OF_CONFLICTS
from gorin.games.l5r_lcg.keywords import Disguised
from gorin.games.l5r_lcg.measures import has, script, slug
from gorin.games.l5r_lcg.script import ACTION
from gorin.games.l5r_lcg.state import EMPTY, Match
from gorin.games.l5r_lcg.windows.acting import actions
from gorin.games.l5r_lcg.windows.disguises import disguisable
from gorin.games.l5r_lcg.windows.playing import forbids_play, hand_is_open, original
from gorin.games.l5r_lcg.windows.uses import Answer, forbids_use
from gorin.kernel.clauses import BadInput, Refusal, refuse
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.kernel.words import say


@rule()
def attempts(table: Match, seat: Seat) -> tuple[str, ...]:
    """Return all that a seat may think of trying: its cards, its actions, passing."""
    state = table.state
    if seat not in state.seats:
        return ()
    row = [card for province in state.provinces[seat] for card in province.open_cards()]
    cards = (*state.in_hand(seat), *row)
    plays = tuple(f"play:{slug(state, card)}.{card}" for card in cards)
    uses = tuple(
        f"use:{answer.key}" for answer in actions(table, seat, hand=False) if seat in state.alive
    )
    other = (*_duplicates(table, seat, cards), *_disguises(table, cards))
    return ("pass", *dict.fromkeys((*plays, *uses, *other)))


def _disguises(table: Match, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(
        f"disguise:{slug(table.state, card)}.{card}"
        for card in cards
        if has(table, card, Disguised)
    )


def _duplicates(table: Match, seat: Seat, cards: tuple[int, ...]) -> tuple[str, ...]:
    state = table.state
    return tuple(
        f"duplicate:{slug(state, card)}.{card}" for card in cards if state.facts(card).unique
    )


@rule()
def why_not(table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
    """Return every clause that forbids an attempt.

    Of declarations, provinces and bids there is one of each kind to name; nobody lists them.
    """
    out = () if seat in table.state.alive else (refuse("SKI-R4", "refused-lcg-out"),)
    verb, _, thing = attempt.partition(":")
    if verb in OF_CONFLICTS:
        return (*out, *OF_CONFLICTS[verb](table, seat, thing))
    if attempt not in attempts(table, seat):
        raise BadInput(say("unknown-attempt", attempt=attempt))
    if attempt == "pass":
        return out
    handle = int(thing.rpartition(".")[2])
    if verb == "duplicate":
        return (*out, *_duplicate(table, seat, handle))
    if verb == "disguise":
        return (*out, *_disguise(table, seat, handle))
    if verb == "use":
        return (*out, *_use(table, seat, thing))
    return (*out, *_play(table, seat, handle))


def _use(table: Match, seat: Seat, key: str) -> Iterator[Refusal]:
    for answer in actions(table, seat, hand=False):
        if answer.key == key:
            yield from forbids_use(table, answer, None)
            return


def _duplicate(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    if table.state.phase != "dynasty":
        yield refuse("LCG-S4.11", "refused-lcg-phase")
    if original(table.state, seat, handle) == EMPTY:
        yield refuse("LCG-S4.11", "refused-lcg-no-duplicate")


def _disguise(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    if table.state.phase != "conflict":
        yield refuse("LCG-S8.12", "refused-lcg-phase")
    if handle not in disguisable(table, seat):
        yield refuse("LCG-S8.12", "refused-lcg-no-disguise")


def _play(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield what forbids playing a card: by itself, and by what it does from a hand."""
    state = table.state
    ways = [] if state.facts(handle).kind == "event" else [tuple(forbids_play(table, seat, handle))]
    for number, ability in enumerate(script(table, handle).abilities):
        if ability.place == "hand" and handle in state.hands[seat]:
            ways.append(tuple(_from_hand(table, seat, handle, number)))
    if ways and all(ways):
        yield from ways[0]


def _from_hand(table: Match, seat: Seat, handle: int, number: int) -> Iterator[Refusal]:
    state = table.state
    is_action = script(table, handle).abilities[number].stage == ACTION
    if is_action and state.phase == "dynasty" and not hand_is_open(table):
        yield refuse("SKI-3.2", "refused-lcg-phase")
    answer = Answer(seat, handle, number, "hand", slug(state, handle))
    yield from forbids_use(table, answer, state.pending[-1] if state.pending else None)
