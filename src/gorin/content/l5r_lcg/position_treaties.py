"""Treaties and offers in a position of Enlightenment: between whom, what is promised, the stake."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gorin.content.l5r_lcg.position_fields import Position, TreatyPosition
from gorin.games.l5r_lcg.pacts import (
    MOST_STAKE,
    Offer,
    Promise,
    Treaty,
    key_of,
    promise_of,
    until_of,
)
from gorin.games.l5r_lcg.state import State
from gorin.games.l5r_lcg.treaties.offers import faults_of, promise_keys, until_keys
from gorin.kernel.decision import Seat

Fault = Callable[..., None]


def lay_treaties(position: Position, state: State, dial: int, fault: Fault) -> None:
    """Let treaties stand and offers lie open; what is wrong with them is noted."""
    pairs: list[set[int]] = []
    for name, treaties in (("treaties", position.treaties), ("offers", position.offers)):
        for at, one in enumerate(treaties):
            place = f"{name}[{at}]"
            faults = tuple(_faults(one, state, dial, pairs))
            for reason, args in faults:
                fault(place, reason, **args)
            pairs.append({*one.between})
            if not faults:
                state.pacts += 1
                _lay(name, one, state)


def _lay(name: str, one: TreatyPosition, state: State) -> None:
    seats = (Seat(one.between[0]), Seat(one.between[1]))
    terms = zip(one.promises, one.until, one.words, strict=True)
    give, take = (promise_of(*each) for each in terms)
    if name == "offers":
        state.offers += (Offer(state.pacts, *seats, give, take, one.stake),)
    else:
        state.treaties += (Treaty(state.pacts, seats, (give, take), one.stake),)


def _faults(
    one: TreatyPosition, state: State, dial: int, pairs: Sequence[set[int]]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what is wrong with a treaty or an offer, each with what it says."""
    seat, other = one.between
    for number in one.between:
        if number not in state.alive:
            yield "lcg-position-seat", {"seat": number}
    if seat == other or {seat, other} in pairs:
        yield "lcg-position-pair", {}
    if not 1 <= one.stake <= MOST_STAKE:
        yield "lcg-position-stake", {"most": MOST_STAKE}
    known = (*promise_keys(state, dial), *until_keys())
    unknown = [key for key in (*one.promises, *one.until) if key not in known]
    yield from (("lcg-position-promise", {"key": key, "known": known}) for key in unknown)
    if not unknown:
        yield from _unmeant(one)


def _unmeant(one: TreatyPosition) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what is wrong with promises of these very seats."""
    seats = (Seat(one.between[0]), Seat(one.between[1]))
    pairs = zip(seats, reversed(seats), strict=True)
    for whose, key, words in zip(pairs, one.promises, one.words, strict=True):
        for refusal in faults_of(key, words, *whose):
            yield refusal.reason.id, {}


def facts_of_treaties(state: State) -> dict[str, Any]:
    """Return the treaties that stand and the offers that lie open, as facts."""
    treaties = (_fact(each.seats, each.promises, each.stake) for each in state.treaties)
    offers = (
        _fact((each.seat, each.other), (each.give, each.take), each.stake) for each in state.offers
    )
    return {"treaties": list(treaties), "offers": list(offers)}


def _fact(
    seats: tuple[Seat, Seat], promises: tuple[Promise, Promise], stake: int
) -> dict[str, Any]:
    return {
        "between": [int(seat) for seat in seats],
        "promises": [key_of(promise) for promise in promises],
        "until": [until_of(promise) for promise in promises],
        "words": [promise.words for promise in promises],
        "over": [promise.over for promise in promises],
        "stake": stake,
    }
