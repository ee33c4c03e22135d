"""What answers say beside their words: what they cost, what bows for it, whose a card is."""

from __future__ import annotations

from gorin.games.l5r_ccg.acting import act_of, hosts, price_on
from gorin.games.l5r_ccg.cards import title
from gorin.games.l5r_ccg.costs import gold_for
from gorin.games.l5r_ccg.facts import Facts
from gorin.games.l5r_ccg.gold import cheapest, sources
from gorin.games.l5r_ccg.state import EMPTY, Match, State
from gorin.games.l5r_ccg.turns import prices
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, say, seat_name

Args = dict[str, Arg]
RECRUIT = ("recruit", "honorably", "cheaply")
ACTS = ("play", "use", "also", "tower")
"""What is done with a card that has an action."""


def costs(table: Match, seat: Seat, verb: str, handle: int) -> Args:
    """Return the gold that an answer costs, and what bows for it if the table chooses that."""
    state = table.state
    facts = state.facts(handle)
    if verb in RECRUIT:
        return _paid(table, seat, dict(prices(table, seat, facts))[verb], facts)
    if verb == "equip":
        least = min((price_on(state, host, facts) for host in hosts(table, seat, facts)), default=0)
        return _paid(table, seat, least, facts)
    act = act_of(state, seat, verb, handle) if verb in ACTS else None
    if act is None:
        return _paid(table, seat, 0, None)
    return _paid(table, seat, gold_for(state, act), None, handle if act.ability.bow else EMPTY)


def _paid(table: Match, seat: Seat, gold: int, paid_for: Facts | None, spared: int = EMPTY) -> Args:
    given = sources(table, seat, paid_for, spared)
    if gold <= 0 or sum(each for _, each in given) < gold:
        return {"gold": max(0, gold), "cards": ()}
    bowed = tuple(title(table.state.slug(card)) for card, _ in cheapest(given, gold))
    return {"gold": gold, "cards": bowed}


def called(state: State, seat: Seat, handle: int) -> Arg:
    """Return what a seat hears a card called: whose it is, or in which province of several."""
    slug = state.slug(handle)
    found = state.play.get(handle)
    if found is not None:
        name = title(slug)
        return name if found.seat == seat else say("ccg-of", card=name, seat=seat_name(found.seat))
    provinces = state.provinces.get(seat, ())
    row = [each.card for each in provinces]
    # A face-down copy is not known to be one.
    seen = [each.card for each in provinces if each.open and each.card != EMPTY]
    copies = [card for card in seen if state.slug(card) == slug]
    if handle in row and len(copies) > 1:
        return say("ccg-in-province", card=title(slug), slot=row.index(handle) + 1)
    return title(slug)
