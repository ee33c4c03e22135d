"""The cost of cards in fate, with what reduces it."""

from __future__ import annotations

from gorin.games.l5r_lcg.facts import DASH
from gorin.games.l5r_lcg.measures import active_constants, constants_for, script
from gorin.games.l5r_lcg.script import Use
from gorin.games.l5r_lcg.state import EMPTY, Match, More, State
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.timing.lasting import Lasting


@states("LCG-S9.9", "LCG-S9.19")
def cost_of(table: Match, seat: Seat, card: int, host: int = EMPTY) -> int:
    """Return the fate that a seat pays to play a card: what is printed, less what reduces it.

    An attachment may cost less on some characters, also a character that is played as one: what
    it is to be attached to is named then.

    Nothing else that playing it takes is ever reduced.
    """
    state = table.state
    facts = state.facts(card)
    printed, kind = facts.cost, facts.kind if host == EMPTY else "attachment"
    use = Use(table, seat, card)
    less = sum(each.discount(use, card) for each in script(table, card).constants)
    less += sum(each.what.amount for each in discounts(state, seat, kind, host))
    if not printed or not constants_for(table, "discount"):
        return max(0, printed - less)
    less += sum(
        constant.discount(use, card)
        for use, constant in active_constants(table, "discount")
        if use.seat == seat and use.card != card
    )
    return max(0, printed - less)


def discounts(state: State, seat: Seat, kind: str, host: int = EMPTY) -> tuple[Lasting[More], ...]:
    """Return what makes the next card of a kind cheaper for a seat: on a character, if named."""
    if not state.lasting:
        return ()
    held = state.born(host)
    return tuple(
        [
            each
            for each in state.lasting
            if each.what.kind == f"cheaper-{kind}" and each.seat == seat
            if each.holds is None or held in each.holds
        ]
    )


@states("LCG-S9.18")
def has_price(table: Match, card: int) -> bool:
    """Return whether a card can be played at all: a dash instead of a cost forbids it."""
    return table.state.facts(card).cost != DASH


def event_cost(table: Match, seat: Seat, card: int, place: str) -> int:
    """Return the fate that an ability of a card takes by itself: of an event that is played."""
    if place not in PLAYED or table.state.facts(card).kind != "event":
        return 0
    return cost_of(table, seat, card)


PLAYED = ("hand", "province")
"""The places from which an event is played; what else resolves its text does not play it."""
