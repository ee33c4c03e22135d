"""The roles in a clan, what they hear, and who takes those of a seat that leaves."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gorin.games.l5r_strategic.events import CampaignHappened
from gorin.games.l5r_strategic.state import NOBODY, Match, Post, State
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule


def happen(table: Match, event: CampaignHappened, *, beside: tuple[str, ...] = ()) -> None:
    """Let something happen on the map.

    Whoever has no map hears of it only if one of their armies is concerned, or stands beside it.
    Where there are such seats, nobody hears of it who only looks on.
    """
    state = table.state
    entry: Any = event
    if state.is_apart:
        blind = [seat for seat in state.seats if not state.posts[seat].has_map]
        concerned = {*event.concerned, *beside}
        deaf = (seat for seat in blind if concerned.isdisjoint(state.posts[seat].armies))
        entry = replace(event, deaf=(*deaf, None))
    table.record(entry)


def held(state: State, clan: str) -> tuple[Seat, ...]:
    """Return the seats of a clan that have a role, in seat order."""
    return tuple(
        seat
        for seat, post in zip(state.seats, state.posts, strict=True)
        if post.clan == clan and post.is_held
    )


def karo_of(state: State, clan: str) -> Seat:
    """Return the seat of a clan's Karo."""
    return next(seat for seat in held(state, clan) if state.posts[seat].karo)


def general_of(state: State, army: str) -> Seat:
    """Return the seat of the general who leads an army."""
    clan = state.armies[army].clan
    return next(seat for seat in held(state, clan) if army in state.posts[seat].armies)


def is_led_from_afar(state: State, clan: str) -> bool:
    """Return whether a clan has generals who have no map: only its Karo reaches them."""
    return any(not state.posts[seat].has_map for seat in held(state, clan))


def heir_of(state: State, seat: Seat) -> Seat:
    """Return who takes the roles of a seat that leaves: one of the same room if there is one.

    Nobody does if it is the last of its clan.
    """
    post = state.posts[seat]
    others = [other for other in held(state, post.clan) if other != seat]
    alike = [other for other in others if state.posts[other].has_map == post.has_map]
    return next(iter(alike or others), NOBODY)


@rule("STR-1.10")
def hears(table: Match, listener: Seat, speaker: Seat) -> bool:
    """A Daimyo stays in the map room, generals in theirs; a Karo and the referee come and go."""
    one, other = table.state.post(listener), table.state.post(speaker)
    return not ((_stays(one) and not other.has_map) or (_stays(other) and not one.has_map))


def _stays(post: Post) -> bool:
    """Return whether somebody is in the map room and never leaves it."""
    return post.daimyo and not post.karo
