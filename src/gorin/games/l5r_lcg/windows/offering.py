"""Additions to an answer that uses a card: what the price takes, and what it can be used on."""

from __future__ import annotations

from gorin.games.l5r_lcg.events.happened import used_as
from gorin.games.l5r_lcg.script import ACTION, Ability, Use
from gorin.games.l5r_lcg.state import FIRST_SEAT, Match, as_seat
from gorin.games.l5r_lcg.windows.abilities import lies_open
from gorin.games.l5r_lcg.windows.asking import called
from gorin.games.l5r_lcg.windows.uses import Answer, ability_of, candidates
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say, seat_name

PAID = ("play", "use")
"""The verbs of answers by which an ability is used."""


def using(table: Match, seat: Seat, verb: str, answer: Answer) -> Message:
    """Return the answer that uses an ability, with its price if that is given up for good.

    Targets are chosen after the costs are paid (LCG-S9.11), so it says before which there are.
    """
    ability = ability_of(table, answer.card, answer.ability, answer.script)
    card = used_as(called(table.state, seat, answer.card), answer.slug, answer.script)
    if verb not in PAID or not any(cost.gives_up for cost in ability.costs):
        return say(f"option-{verb}", card=card)
    costs = tuple(cost.said() for cost in ability.costs)
    targets = _targets(table, answer, ability)
    if not targets:
        return say(f"option-{verb}-for", card=card, costs=costs)
    return say(f"option-{verb}-for-on", card=card, costs=costs, targets=targets)


def _targets(table: Match, answer: Answer, ability: Ability) -> tuple[Arg, ...]:
    """Return what an action can be used on now, as far as everybody sees what that is."""
    if ability.stage != ACTION:
        return ()
    state, use = table.state, Use(table, answer.seat, answer.card)
    targets = candidates(use, ability)
    if not all(card <= FIRST_SEAT or lies_open(state, card) for card in targets):
        return ()
    return tuple(
        seat_name(as_seat(card)) if card <= FIRST_SEAT else called(state, answer.seat, card)
        for card in targets
    )
