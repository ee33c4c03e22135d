"""Gold: what a seat can produce, and how it pays."""

from __future__ import annotations

from gorin.games.l5r_ccg.events import Produced
from gorin.games.l5r_ccg.facts import Facts
from gorin.games.l5r_ccg.state import EMPTY, Match, State
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule

PAY = Prompt("pay", "CCG-6.1", "ask-ccg-pay")
FOR_RIDERS = 7
"""What the Northern Provinces of the Moto produce for a Cavalry follower."""


def produces(state: State, seat: Seat, handle: int, paid_for: Facts | None) -> int:
    """Return the gold that a stronghold or holding of a seat gives for a card, None for others."""
    facts = state.facts(handle)
    if facts.trait == "moto" and paid_for is not None:
        rides = paid_for.kind == "follower" and paid_for.has("cavalry")
        return FOR_RIDERS if rides else facts.gold
    if facts.trait == "network":
        controlled = state.controlled(seat, "holding")
        return facts.gold + sum(state.facts(card).has("geisha-house") for card in controlled)
    own = state.facts(state.strongholds[seat]).clan
    return facts.gold_of_clan if facts.gold_of_clan and facts.clan == own else facts.gold


@rule("CCG-6.1")
def sources(
    table: Match, seat: Seat, paid_for: Facts | None, spared: int = EMPTY
) -> tuple[tuple[int, int], ...]:
    """Return the cards that can bow for gold now, and how much each gives for a card.

    A card that bows as a cost itself is spared. Those that can do something else come last.
    """
    state = table.state
    found = [
        (handle, gold)
        for handle, found in state.play.items()
        if found.seat == seat
        and not found.bowed
        and handle != spared
        and state.facts(handle).gold
        and (gold := produces(state, seat, handle, paid_for))
    ]
    return tuple(sorted(found, key=lambda each: state.facts(each[0]).ability is not None))


def available(table: Match, seat: Seat) -> int:
    """Return the gold that a seat can produce now, for no card in particular."""
    return sum(gold for _, gold in sources(table, seat, None))


def can_pay(
    table: Match, seat: Seat, cost: int, paid_for: Facts | None, spared: int = EMPTY
) -> bool:
    """Return whether a seat can pay a cost."""
    if cost <= 0:
        return True
    return sum(gold for _, gold in sources(table, seat, paid_for, spared)) >= cost


def cheapest(given: tuple[tuple[int, int], ...], cost: int) -> tuple[tuple[int, int], ...]:
    """Return the cards that give enough gold and waste least of it, few cards before many.

    Of cards that are as good those that come first are taken.
    """
    ways: dict[int, tuple[tuple[int, int], ...]] = {0: ()}
    for source in given:
        for total, way in tuple(ways.items()):
            more = total + source[1]
            if total < cost and (more not in ways or len(way) + 1 < len(ways[more])):
                ways[more] = (*way, source)
    return ways[min(total for total in ways if total >= cost)]


@rule("CCG-6.2")
def pay(
    table: Match, seat: Seat, cost: int, paid_for: Facts | None, spared: int = EMPTY
) -> Play[None]:
    """Bow cards until the cost is paid: those that waste least, or those that the seat chooses."""
    state = table.state
    left = cost
    while left > 0:
        given = sources(table, seat, paid_for, spared)
        options: list[Option[tuple[int, int]]] = [Option("auto", (EMPTY, 0))]
        options += (Option(f"bow:{state.slug(each[0])}.{each[0]}", each) for each in given)
        args = {"gold": left}
        needed = sum(gold for _, gold in given) - min(gold for _, gold in given) < left
        chosen = EMPTY
        if not needed:
            chosen, _ = yield from ask(Decision(seat, PAY, tuple(options), args=args))
        bowed = tuple(each for each in given if each[0] == chosen) or cheapest(given, left)
        for handle, gold in bowed:
            table.record(Produced(seat, handle, state.slug(handle), gold))
            left -= gold
