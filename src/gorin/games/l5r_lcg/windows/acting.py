"""The actions that a seat may use in a window: of cards in play, of piles, of its hand."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_lcg.measures import script, slug
from gorin.games.l5r_lcg.script import ACTION
from gorin.games.l5r_lcg.state import Match
from gorin.games.l5r_lcg.texts import actions_in_play, titles_used_from
from gorin.games.l5r_lcg.windows.responding import open_events
from gorin.games.l5r_lcg.windows.uses import Answer
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat


@states("LCG-S0.1")
def actions(table: Match, seat: Seat, *, hand: bool) -> Iterator[Answer]:
    """Yield the actions that a seat may use now: of cards in force, and of its hand."""
    state = table.state
    yield from _in_play(table, seat)
    from_piles = titles_used_from(table, "pile")
    for card in state.conflict_piles[seat] if from_piles else ():
        if slug(state, card) in from_piles:
            yield from _actions_of(table, seat, card, "pile")
    if state.phase == "dynasty":
        for card in open_events(state, seat):
            yield from _actions_of(table, seat, card, "province")
    if hand:
        for card in state.in_hand(seat):
            yield from _actions_of(table, seat, card, "hand")


def _in_play(table: Match, seat: Seat) -> Iterator[Answer]:
    """Yield the actions of cards in play, those that they have gained among them."""
    for card, title, number in actions_in_play(table, None).get(seat, ()):
        yield Answer(seat, card, number, "play", slug(table.state, card), title)


def _actions_of(table: Match, seat: Seat, card: int, place: str) -> Iterator[Answer]:
    for number, ability in enumerate(script(table, card).abilities):
        if ability.stage == ACTION and ability.place == place:
            yield Answer(seat, card, number, place, slug(table.state, card))
