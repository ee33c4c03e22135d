"""What actions cost beside their targets: what forbids them as it cannot be paid, and paying it."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_ccg.aims import Act, can_aim
from gorin.games.l5r_ccg.base import turn
from gorin.games.l5r_ccg.cards import title
from gorin.games.l5r_ccg.court_events import FavorDiscarded
from gorin.games.l5r_ccg.events import HandDiscarded, Turned
from gorin.games.l5r_ccg.gold import can_pay, pay
from gorin.games.l5r_ccg.state import EMPTY, Match, State
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask

COST = Prompt("cost", "CCG-5.4", "ask-ccg-cost")
DISCARD = Prompt("discard-cost", "CCG-5.4", "ask-ccg-discard-cost")


def forbids_cost(table: Match, act: Act) -> Iterator[Refusal]:
    """Yield what forbids an action as its costs cannot be paid, or it has no target."""
    state, ability = table.state, act.ability
    gold = gold_for(state, act)
    spared = act.handle if ability.bow else EMPTY
    if gold and not can_pay(table, act.seat, gold, None, spared):
        yield refuse("CCG-6.1", "refused-ccg-gold", gold=gold)
    if ability.favor and state.favor != act.seat:
        yield refuse("CCG-11.1", "refused-ccg-favor")
    if ability.host and _is_host_bowed(state, act.handle):
        yield refuse("CCG-5.7", "refused-ccg-bowed")
    if not _spare(state, act) and (ability.discard or _must_discard(state, act)):
        yield refuse("CCG-5.5", "refused-ccg-hand")
    if not can_aim(table, act):
        yield refuse("CCG-5.5", "refused-ccg-target")


def _must_discard(state: State, act: Act) -> bool:
    return act.ability.either and state.play[act.handle].bowed


def _is_host_bowed(state: State, handle: int) -> bool:
    found = state.play.get(handle)
    return found is None or state.play[found.host].bowed


def gold_for(state: State, act: Act) -> int:
    """Return the gold that an action costs: that of its text, and that of a strategy."""
    facts = state.facts(act.handle)
    return act.ability.gold + (facts.cost if facts.kind == "strategy" else 0)


def _spare(state: State, act: Act) -> tuple[int, ...]:
    """Return the cards of a seat's hand that it can discard for an action."""
    return tuple(card for card in state.hands[act.seat] if card != act.handle)


def pay_costs(table: Match, act: Act) -> Play[int]:
    """Pay what an announced action costs; return the Focus Value of a card discarded for it."""
    state, ability = table.state, act.ability
    if ability.bow:
        slugs = state.slugs((act.handle,))
        table.record(Turned((act.handle,), slugs, bowed=True, clause="CCG-5.4"))
    if ability.host:
        turn(table, (state.play[act.handle].host,), "CCG-5.4", bowed=True)
    if ability.favor:
        table.record(FavorDiscarded(act.seat))
    yield from pay(table, act.seat, gold_for(state, act), None)
    return (yield from _discards(table, act))


def _discards(table: Match, act: Act) -> Play[int]:
    """Discard a card of the hand as a cost; return its Focus Value."""
    state, ability = table.state, act.ability
    cards, args = _spare(state, act), {"card": title(state.slug(act.handle))}
    if ability.either:
        options = [Option("cost-bow", 0)] if not state.play[act.handle].bowed else []
        if cards:
            options.append(Option("cost-discard", 1))
        if not (yield from ask(Decision(act.seat, COST, tuple(options), args=args))):
            turn(table, (act.handle,), "CCG-5.4", bowed=True)
            return 0
    elif not ability.discard:
        return 0
    found = tuple(Option(f"card:{state.slug(card)}.{card}", card) for card in cards)
    card = yield from ask(Decision(act.seat, DISCARD, found, args=args))
    slugs = state.slugs((card,))
    focus = state.facts(card).focus
    table.record(HandDiscarded(act.seat, (card,), slugs, "CCG-5.4"))
    return focus
