"""Effects that last for a while, and effects that wait for their moment.

A game keeps them in its state as values: what one does is a value of the game's own, what it
holds are the numbers of things in play, and when it is over is a `Span`. Nothing here changes a
state: the functions say which effects end, which are left, and which hold a thing.

What waits for its moment, such as something that happens at the end of a phase, is the same: its
span ends at that moment, and it acts then instead of ending.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from gorin.kernel.decision import Seat

ANYBODY = Seat(-9)
"""The seat in a span or a moment that may be anybody's."""
NOTHING = -1
"""The thing in a span that hangs on none."""


class Moment(Struct, frozen=True, gc=False):
    """A point of time that comes again: the end of a phase, of a conflict, a seat's next turn.

    `name` is the game's own. A moment of a seat ends what waits for that seat's, and for anybody's.
    """

    name: str
    seat: Seat = ANYBODY


class Span(Struct, frozen=True, gc=False):
    """A duration: until a moment, and as long as a thing is there.

    Attributes:
        name: the moment that ends it; empty if none does.
        seat: whose moment.
        thing: what it hangs on, NOTHING if on nothing: if that is gone, it is over at once.
    """

    name: str = ""
    seat: Seat = ANYBODY
    thing: int = NOTHING

    def ends_at(self, moment: Moment) -> bool:
        """Return whether it ends at a moment."""
        if not self.name or self.name != moment.name:
            return False
        return self.seat in (ANYBODY, moment.seat) or moment.seat == ANYBODY


FOR_EVER = Span()
W = TypeVar("W")


class Lasting(Struct, Generic[W], frozen=True, gc=False):
    """An effect that lasts.

    Attributes:
        stamp: when it began, in a count of the game's; later ones have higher stamps.
        source: the thing that it came from.
        seat: who controls it.
        span: how long it lasts.
        what: what it does: a value of the game's.
        holds: the things that it holds, chosen when it began; None if it holds whatever fits.
    """

    stamp: int
    source: int
    seat: Seat
    span: Span
    what: W
    holds: tuple[int, ...] | None = None


L = TypeVar("L", bound=Lasting[Any])


def parted(effects: Iterable[L], *moments: Moment) -> tuple[tuple[L, ...], tuple[L, ...]]:
    """Return the effects that end at any of these moments, and those that are left, as they lay.

    Where one period ends within another, both are given: what lasts until the end of a conflict
    is over too when the phase is broken off in which it was fought.
    """
    ending: list[L] = []
    left: list[L] = []
    for effect in effects:
        ends = any(effect.span.ends_at(moment) for moment in moments)
        (ending if ends else left).append(effect)
    return tuple(ending), tuple(left)


def without(effects: tuple[L, ...], gone: Collection[int]) -> tuple[L, ...]:
    """Return what is left of effects when things are gone.

    An effect that hangs on one of them is over, and so is one that holds nothing any more. A
    thing that comes back is a new one: it has another number, and nothing holds it. That the
    source of an effect is gone changes nothing.
    """
    rest = tuple(left for effect in effects if (left := _without(effect, gone)) is not None)
    return effects if rest == effects else rest


def _without(effect: L, gone: Collection[int]) -> L | None:
    if effect.span.thing in gone:
        return None
    if effect.holds is None or not any(thing in gone for thing in effect.holds):
        return effect
    holds = tuple(thing for thing in effect.holds if thing not in gone)
    return replace(effect, holds=holds) if holds else None


def by_thing(effects: Iterable[L]) -> Mapping[int, tuple[L, ...]]:
    """Return the effects that were chosen for things, by thing, in the order of their stamps."""
    groups: dict[int, tuple[L, ...]] = {}
    for effect in sorted(effects, key=_stamp):
        for thing in effect.holds or ():
            groups[thing] = (*groups.get(thing, ()), effect)
    return groups


def for_whatever_fits(effects: Iterable[L]) -> tuple[L, ...]:
    """Return the effects that hold whatever fits, in the order of their stamps."""
    return tuple(sorted((each for each in effects if each.holds is None), key=_stamp))


def _stamp(effect: Lasting[Any]) -> int:
    return effect.stamp
