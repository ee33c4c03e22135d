"""Abilities that wait until they may happen: triggered, forced and delayed ones.

Several things wait at one point. They are taken seat after seat, from one seat on in turn order,
and each seat orders its own; or one seat orders all. A game keeps what waits in its state.

A seat's order is told by events before the next seat is asked: so the functions take one seat at
a time, and the game lets happen what it has to in between.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from gorin.kernel.decision import Decision, Play, Prompt, Seat, ask
from gorin.kernel.domain import Ordering

W = TypeVar("W")


def next_of(
    waiting: Iterable[W], order: Iterable[Seat], seat_of: Callable[[W], Seat]
) -> tuple[W, ...]:
    """Return what waits for the first seat in turn order for which anything does.

    What belongs to a seat that is not in the order never comes up.
    """
    by_seat: dict[Seat, list[W]] = {}
    for each in waiting:
        by_seat.setdefault(seat_of(each), []).append(each)
    return next((tuple(by_seat[seat]) for seat in order if seat in by_seat), ())


def ordered(
    chooser: Seat,
    waiting: tuple[W, ...],
    prompt: Prompt,
    key_of: Callable[[W], str],
    same: Callable[[W], Hashable] | None = None,
) -> Play[tuple[W, ...]]:
    """Let a seat say in which order it takes what waits for it.

    Nobody is asked about things that cannot be told apart: those of which `same` gives one value.
    Keys name each of them, and no two have the same one.
    """
    kinds = {(key_of if same is None else same)(each) for each in waiting}
    if len(kinds) < 2:
        return waiting
    by_key = {key_of(each): each for each in waiting}
    chosen: tuple[str, ...] = yield from ask(
        Decision(chooser, prompt, domain=Ordering(tuple(by_key)))
    )
    return tuple(by_key[key] for key in chosen)
