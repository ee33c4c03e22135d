"""The effects of rings for the attacker who has won, or for a card that lets them."""

from __future__ import annotations

from typing import TypeAlias

from gorin.games.l5r_lcg.ends import honor_events
from gorin.games.l5r_lcg.events.citing import ORDERS
from gorin.games.l5r_lcg.events.conflicts import RingIdle
from gorin.games.l5r_lcg.events.plays import FateRemoved, Turned, status_changed
from gorin.games.l5r_lcg.events.seats import HandDiscarded
from gorin.games.l5r_lcg.measures import cannot, elements_of, slug
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, Match, State, cited, element_of
from gorin.games.l5r_lcg.windows.happening import happen, stands
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, draw_chance
from gorin.kernel.domain import Pick
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import say

RING = Prompt("ring", "LCG-3.2.6", "ask-lcg-ring")
ELEMENT = Prompt("element", "LCG-S4.48", "ask-lcg-element")
ORDER = Prompt("forced", ORDERS, "ask-lcg-forced")
RANDOM = Prompt("random", "LCG-S5.2", "ask-lcg-random")
Choice: TypeAlias = tuple[str, int]
"""An effect of a ring, and the character that it concerns; EMPTY if there is none."""

VERBS = {
    "fire": ("honor", "dishonor"),
    "water": ("ready", "bow"),
    "void": ("unfate",),
}


AGAINST = ("air", "earth")
"""The rings that do something to the opponent."""


def taker_of_ring(state: State) -> Seat:
    """Return the seat to which a card gives the ring of the conflict, NOBODY if to none."""
    taken = (each.seat for each in state.lasting if each.what.kind == "ring-taken")
    return next(taken, NOBODY)


@rule("LCG-S5.3", "LCG-S5.5", "LCG-S5.6", "SKI-6.3", "SKI-6.5")
def ring_options(table: Match, seat: Seat, other: Seat, ring: str) -> tuple[Choice, ...]:
    """Return what a ring may do for a seat against its opponent: only what changes something."""
    if ring == "air":
        return air(table, seat, other)
    if ring == "earth":
        return earth(table, seat, other)
    return tuple(
        (verb, handle)
        for verb in VERBS[ring]
        for handle, entry in table.state.play.items()
        if entry.host == EMPTY and affected(table, verb, handle)
    )


@rule("LCG-S5.1")
def air(table: Match, seat: Seat, other: Seat) -> tuple[Choice, ...]:
    """Air: take 1 honor from the opponent, or gain 2."""
    take = (("take", EMPTY),) if other != NOBODY and table.state.honor[other] else ()
    return (*take, ("gain", EMPTY))


@rule("LCG-S5.2")
def earth(table: Match, seat: Seat, other: Seat) -> tuple[Choice, ...]:
    """Earth: draw a card, and the opponent discards one at random."""
    return (("draw-and-make", EMPTY),)


def affected(table: Match, verb: str, handle: int) -> bool:
    """Return whether a ring would change a character."""
    entry = table.state.play[handle]
    if verb in ("honor", "dishonor"):
        amount = 1 if verb == "honor" else -1
        return stands(table, status_changed(table.state, handle, amount, "LCG-S5.3"))
    if verb == "unfate":
        removed = FateRemoved((handle,), (slug(table.state, handle),), "LCG-S5.5")
        return entry.fate > 0 and stands(table, removed)
    return water(table, handle) and entry.bowed == (verb == "ready")


@rule("LCG-S5.4")
def water(table: Match, handle: int) -> bool:
    """Return whom water may affect: one that is bowed, to ready it, or without fate, to bow it."""
    entry = table.state.play[handle]
    return entry.bowed or not entry.fate


@rule()
def seen(table: Match, seat: Seat) -> tuple[str, ...]:
    """Return the rings that an effect sees which a seat controls or resolves: all."""
    return tuple(table.state.rings)


@states("ENL-R22")
def rings_on(state: State, seat: Seat, slot: int) -> tuple[str, ...]:
    """Return the rings claimed on a province, which texts about these mean.

    In formats where claimed rings lie on no province there are none.
    """
    rings = state.rings.items()
    return tuple(name for name, ring in rings if (ring.seat, ring.slot) == (seat, slot))


@states("LCG-S5.9")
def states_of(state: State, ring: str) -> tuple[str, ...]:
    """Return whether a ring is contested, claimed or unclaimed; it can be two of these at once."""
    claimed = state.rings[ring].seat != NOBODY
    names = (("contested",) if state.contested == ring else ()) + (("claimed",) if claimed else ())
    return names or ("unclaimed",)


def unclaimed(table: Match, seat: Seat) -> tuple[str, ...]:
    """Return the rings that count as unclaimed for an effect of a seat; not the contested one."""
    state = table.state
    return tuple(one for one in seen(table, seat) if states_of(state, one) == ("unclaimed",))


def claimed(table: Match, seat: Seat) -> tuple[str, ...]:
    """Return the rings that count as claimed for an effect of a seat, by whomever."""
    state = table.state
    return tuple(one for one in seen(table, seat) if "claimed" in states_of(state, one))


def ring_effect(table: Match, frame: Frame) -> Play[None] | None:
    """Let a seat have the effect of a ring, if it wants to."""
    ring, *chosen = frame.texts
    seat, other = frame.seat, Seat(frame.data[0])
    if seat not in table.state.alive or cannot(table, "ring", EMPTY):
        return None
    elements = elements_of(table, ring)
    if len(elements) > 1 and not chosen:
        return _element(table, frame, elements)
    choices = ring_options(table, seat, other, element_of(ring))
    if not choices:
        alone = other == NOBODY and element_of(ring) in AGAINST
        table.record(RingIdle(seat, element_of(ring), alone))
        return None
    return _ring(table, frame, choices)


def _ring(table: Match, frame: Frame, choices: tuple[Choice, ...]) -> Play[None]:
    state, seat, other = table.state, frame.seat, Seat(frame.data[0])
    args = {"ring": say(f"lcg-ring-{element_of(frame.texts[0])}")}
    refusal: Option[Choice] = Option("decline", ("", EMPTY))
    options = (
        refusal,
        *(
            Option(verb if handle == EMPTY else f"{verb}:{slug(state, handle)}.{handle}", choice)
            for choice in choices
            for verb, handle in (choice,)
        ),
    )
    verb, handle = yield from ask(Decision(seat, RING, options, args=args))
    carry_out(table, seat, other, verb, handle)


def carry_out(table: Match, seat: Seat, other: Seat, verb: str, handle: int) -> None:
    """Do what was chosen."""
    if verb == "take":
        air = cited(table, "LCG-S5.1")
        happen(table, *honor_events(table, seat, 1, air, other))
    elif verb == "gain":
        happen(table, *honor_events(table, seat, 2, "LCG-S5.1"))
    elif verb == "draw":
        table.push(Frame("draw", seat, (1,), (cited(table, "LCG-S5.2"),)))
    elif verb == "make":
        table.push(Frame("discard", other))
    elif verb == "draw-and-make":
        table.push(Frame("draw", seat, (1,), (cited(table, "LCG-S5.2"),)), Frame("discard", other))
    elif verb:
        _affect(table, seat, verb, handle)


def _affect(table: Match, seat: Seat, verb: str, handle: int) -> None:
    name = slug(table.state, handle)
    if verb in ("honor", "dishonor"):
        amount = 1 if verb == "honor" else -1
        happen(table, status_changed(table.state, handle, amount, cited(table, "LCG-S5.3")))
    elif verb == "unfate":
        happen(table, FateRemoved((handle,), (name,), cited(table, "LCG-S5.5")))
    else:
        water = cited(table, "LCG-S5.4")
        happen(table, Turned(handle, name, bowed=verb == "bow", clause=water, by=seat, ring=True))


def discard(table: Match, frame: Frame) -> Play[None] | None:
    """A seat discards one card of its hand at random, or several."""
    state, seat = table.state, frame.seat
    if seat not in state.alive or not state.hands[seat]:
        return None
    return _discard(table, seat, frame.data[0] if frame.data else 1)


def _discard(table: Match, seat: Seat, count: int) -> Play[None]:
    state = table.state
    for _ in range(count):
        if not state.hands[seat]:
            return
        number: int = yield from draw_chance(RANDOM, Pick(len(state.hands[seat])))
        handle = state.hands[seat][number]
        table.record(HandDiscarded(seat, handle, slug(state, handle)))


@states("LCG-S5.7", "LCG-S5.8")
def resolve_ring(table: Match, seat: Seat, ring: str) -> None:
    """Let a card's effect resolve the effect of a ring for a seat; of several, one by one."""
    state = table.state
    other = state.opponent(seat)
    table.push(Frame("ring-effect", seat, (other,), (ring,)))


def ring_order(table: Match, frame: Frame) -> Play[None]:
    """Resolve several rings for a seat; the first player says which comes next (LCG-S9.57)."""
    options = tuple(Option(f"ring:{name}", name) for name in frame.texts)
    one: str = yield from ask(Decision(table.state.first, ORDER, options))
    rest = tuple(name for name in frame.texts if name != one)
    if rest:
        table.push(Frame("ring-order", frame.seat, texts=rest))
    resolve_ring(table, frame.seat, element_of(one))


@rule("LCG-3.2.6")
def ring(table: Match, frame: Frame) -> None:
    """An attacker who has won may let the ring have its effect, or who has taken it over."""
    conflict = table.state.conflict
    if conflict is None or conflict.winner != conflict.attacker or not conflict.ring:
        return
    taker = taker_of_ring(table.state)
    resolve_ring(table, conflict.attacker if taker == NOBODY else taker, conflict.ring)


def _element(table: Match, frame: Frame, elements: tuple[str, ...]) -> Play[None]:
    """Ask as which of its elements a ring is resolved."""
    options = tuple(Option(f"element:{one}", one) for one in elements)
    one: str = yield from ask(Decision(frame.seat, ELEMENT, options))
    table.push(Frame("ring-effect", frame.seat, frame.data, (one, one)))
