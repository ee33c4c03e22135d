"""Groups of things that a seat cannot tell apart, and a new deal of them."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.state import CardId, Round, State, Zone, zone_of
from gorin.games.tomb_raider.view import knows
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Below


def hidden_groups(state: State, seat: Seat | None) -> Iterator[tuple[CardId, ...]]:
    """Yield groups of handles whose cards the seat cannot tell apart now.

    Each level deck is one; so are the locations face down on the map together with a spare
    deck; so is the obstacle deck; a seat's own deck; the hand and deck of
    each other seat together.
    """
    for plan in state.level.decks:
        if not plan.spare:
            yield _unknown(state, seat, state.zones[plan.zone])
    yield _unknown(state, seat, face_down(state))
    yield _unknown(state, seat, state.zones[Zone.OBSTACLES])
    choosing = state.round is Round.SETUP and state.opening == "chosen"
    for other in state.raiders:
        if other == seat and choosing:
            continue  # it looks through its deck, which is shuffled only afterwards
        deck = state.zones[zone_of(Zone.DECK, other)]
        held = () if other == seat else state.zones[zone_of(Zone.HAND, other)]
        yield _unknown(state, seat, deck + held)


def face_down(state: State) -> tuple[CardId, ...]:
    """Return the face-down locations, not treasure rooms, and what they may be swapped for."""
    cards = [
        place.card
        for place in state.places.values()
        if not place.face_up
        and isinstance(facts := state.facts(place.card), Location)
        and facts.treasure is None
    ]
    for deck in state.level.decks:
        if deck.spare:
            cards += state.zones[deck.zone]
    return tuple(cards)


def _unknown(state: State, seat: Seat | None, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple(card for card in cards if not knows(state, seat, card))


def conceal(state: State, seat: Seat | None, start: State, below: Below) -> None:
    """Deal anew in `start` the cards that `seat` cannot tell apart in `state`.

    `start` is the state at the start of the running step. A shuffle in that step is played
    again with the same answer, so the cards are exchanged where they lay before it.
    """
    physical = list(start.physical)
    handle_of = {card: handle for handle, card in enumerate(physical)}
    for group in hidden_groups(state, seat):
        handles = [handle_of[state.physical[card]] for card in group]
        for last in range(len(handles) - 1, 0, -1):
            one, other = handles[last], handles[below(last + 1)]
            physical[one], physical[other] = physical[other], physical[one]
    start.physical = tuple(physical)
