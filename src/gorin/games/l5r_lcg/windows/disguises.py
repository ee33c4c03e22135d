"""Disguised: a card that is played in the place of a character."""

from __future__ import annotations

from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.events.plays import CardPlayed
from gorin.games.l5r_lcg.events.uses import Presented, TookOver
from gorin.games.l5r_lcg.keywords import Disguised
from gorin.games.l5r_lcg.measures import all_of, is_kept_out, is_second, slug, traits
from gorin.games.l5r_lcg.prices import cost_of
from gorin.games.l5r_lcg.state import EMPTY, SIDES, Match
from gorin.games.l5r_lcg.windows.asking import card_asked
from gorin.games.l5r_lcg.windows.happening import entering, happen, happen_unpreventably
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.table import Frame

REPLACED = Prompt("target", "LCG-S8.12", "ask-lcg-disguise")


def disguisable(table: Match, seat: Seat) -> tuple[int, ...]:
    """Return the cards that a seat may play disguised now, from its hand or its provinces.

    They are played as from a hand, so what keeps characters there keeps all of them.
    """
    state = table.state
    if is_kept_out(state, seat):
        return ()
    row = (card for each in state.provinces[seat] for card in each.open_cards())
    return tuple(
        card
        for card in (*state.hands[seat], *row)
        if all_of(table, card, Disguised)
        and not is_second(state, seat, card)
        and replaceable(table, seat, card)
    )


def replaceable(table: Match, seat: Seat, card: int) -> tuple[int, ...]:
    """Return the characters of a seat whose place a card may take: none that is unique."""
    state = table.state
    wanted = {each.of for each in all_of(table, card, Disguised)}
    return tuple(
        other
        for other in state.characters(seat)
        if not state.facts(other).unique
        and wanted & {*traits(table, other), state.facts(other).clan}
        and reduced(table, seat, card, other) <= state.fate[seat]
    )


@states("LCG-S8.13")
def reduced(table: Match, seat: Seat, card: int, other: int) -> int:
    """Return what a disguised card costs: less by what is printed on whom it replaces."""
    return max(0, cost_of(table, seat, card) - table.state.facts(other).cost)


@states("LCG-S8.14", "LCG-S8.16")
def disguise(table: Match, seat: Seat, card: int) -> Play[None]:
    """Play a card in the place of a character, into the conflict only if that fights it.

    It enters ready, takes what the other one wears, its fate and its statuses; no fate is added.
    """
    state = table.state
    name = slug(state, card)
    table.record(Presented(seat, card, name))
    options = tuple(
        Option(f"on:{slug(state, other)}.{other}", other)
        for other in replaceable(table, seat, card)
    )
    other = yield from ask(Decision(seat, REPLACED, options, args=card_asked(state, card)))
    table.record(
        CardPlayed(seat, card, name, reduced(table, seat, card, other), clause="LCG-S8.12")
    )
    side = SIDES[state.play[other].side]
    born = state.born(other)
    steps = (Frame("unmasked", seat, (other, born)), Frame("spoil", seat, (card,)))
    table.push(*steps, Frame("fill", seat))
    names = (name, slug(state, other))
    happen(
        table,
        entering(table, seat, card, "LCG-S8.12", side=side, slot=EMPTY),
        TookOver(card, other, names),
    )


@states("LCG-S8.15")
def unmasked(table: Match, frame: Frame) -> None:
    """Discard the character that the disguised card has replaced; nothing prevents that."""
    other, born = frame.data
    if other in table.state.play and table.state.born(other) == born:
        happen_unpreventably(table, leaving(table, other, "LCG-S8.15"))
