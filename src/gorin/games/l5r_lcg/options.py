"""The words and targets of options that are about provinces, rings, bids and seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorin.games.l5r_lcg.conflict import WITHOUT
from gorin.games.l5r_lcg.facts import place
from gorin.kernel.about import PlaceTarget, SeatTarget, Targets
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say, seat_name

Said = Callable[[Seat, str], Message]
"""A function that makes a message from the seat that answers and what follows a key's verb."""
Meant = Callable[[Seat, str], Targets]


def ring_name(ring: str, seat: Seat) -> Message:
    """Return the name of a ring; with whose set it is of, if that is not the seat's own."""
    element, _, owner = ring.partition(".")
    name = say(f"lcg-ring-{element}")
    if not owner or int(owner) == seat:
        return name
    return say("lcg-ring-of", ring=name, seat=seat_name(int(owner)))


def _declare(seat: Seat, thing: str) -> Message:
    kind, _, ring = thing.partition(".")
    if ring == WITHOUT:
        return say("option-declare-ringless", kind=say(f"lcg-kind-{kind}"))
    return say("option-declare", kind=say(f"lcg-kind-{kind}"), ring=ring_name(ring, seat))


def _facedown(seat: Seat, thing: str) -> Message:
    other, _, slot = thing.partition(".")
    return say("option-facedown", seat=seat_name(int(other)), slot=place(int(slot)))


def _trade(seat: Seat, thing: str) -> Message:
    own, other = (ring_name(name, seat) for name in thing.split("/"))
    return say("option-trade", ring=own, other=other)


SAID: Mapping[str, Said] = {
    "declare": _declare,
    "set": lambda seat, thing: say("option-set", kind=say(f"lcg-kind-{thing}")),
    "bid": lambda seat, thing: say("option-bid", bid=int(thing)),
    "give": lambda seat, thing: say("option-give", seat=seat_name(int(thing))),
    "from": lambda seat, thing: say("option-from", seat=seat_name(int(thing))),
    "place": lambda seat, thing: say("option-place", slot=int(thing) + 1),
    "ring": lambda seat, thing: say("option-ring", ring=ring_name(thing, seat)),
    "element": lambda seat, thing: say(f"lcg-ring-{thing}"),
    "facedown": _facedown,
    "seat": lambda seat, thing: say("option-seat", seat=seat_name(int(thing))),
    "trade": _trade,
}
"""The words of options by the verb of a key."""


def _attacked(seat: Seat, thing: str) -> Targets:
    other = thing.partition(".")[0]
    return (SeatTarget(Seat(int(other))), PlaceTarget(f"province.{thing}"))


def _ring(seat: Seat, thing: str) -> Targets:
    ring = thing.partition(".")[2]
    return () if ring == WITHOUT else (PlaceTarget(f"ring.{ring}"),)


MEANT: Mapping[str, Meant] = {
    "declare": _ring,
    "province": _attacked,
    "slot": lambda seat, thing: (PlaceTarget(f"province.{seat}.{thing}"),),
    "place": lambda seat, thing: (PlaceTarget(f"province.{seat}.{thing}"),),
    "ring": lambda seat, thing: (PlaceTarget(f"ring.{thing}"),),
    "element": lambda seat, thing: (PlaceTarget(f"ring.{thing}"),),
    "give": lambda seat, thing: (SeatTarget(Seat(int(thing))),),
    "from": lambda seat, thing: (SeatTarget(Seat(int(thing))),),
    "bid": lambda seat, thing: (),
    "set": lambda seat, thing: (),
    "facedown": lambda seat, thing: (PlaceTarget(f"province.{thing}"),),
    "seat": lambda seat, thing: (SeatTarget(Seat(int(thing))),),
    "trade": lambda seat, thing: tuple(PlaceTarget(f"ring.{name}") for name in thing.split("/")),
}
"""The targets of options by the verb of a key."""
