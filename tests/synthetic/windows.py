"""Letting events happen: interrupts before, the event or what replaces it, reactions after."""

from __future__ import annotations

from tests.synthetic.cards import kind_of
from tests.synthetic.events import (
    Announced,
    CourtEvent,
    Eliminated,
    Ended,
    Resolving,
    Struck,
)
from tests.synthetic.state import Court, after, around

from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Outcome

PASS = -1
INTERRUPT = Prompt("interrupt", "SYN-4.4", "ask-interrupt")
REACT = Prompt("react", "SYN-4.5", "ask-react")

INTERRUPTS: dict[type, tuple[str, ...]] = {Resolving: ("hush",), Struck: ("shield", "mirror")}
REACTIONS: dict[type, tuple[str, ...]] = {Struck: ("riposte",)}


@rule("SYN-4.3")
def strength(table: Court, source: Seat) -> int:
    """A strike takes one life."""
    return 1


def happen(table: Court, event: CourtEvent) -> Play[CourtEvent | None]:
    """Let an event happen; return what happened in the end, None if it was prevented."""
    kinds = INTERRUPTS.get(type(event))
    final = (yield from interrupted(table, event, kinds)) if kinds else event
    if final is None:
        return None
    table.record(final)
    if isinstance(final, Struck) and table.state.life[final.target] <= 0:
        eliminate(table, final.target)
    if type(final) in REACTIONS:
        yield from reactions(table, final)
    return final


@rule("SYN-4.4")
def interrupted(table: Court, event: CourtEvent, kinds: tuple[str, ...]) -> Play[CourtEvent | None]:
    """Seats may prevent or replace an event until all pass one after the other."""
    seat = around(table.state)[0]
    passes = 0
    now = event
    while passes < len(table.state.alive):
        handle = yield from opportunity(table, seat, kinds, INTERRUPT)
        passes = passes + 1 if handle == PASS else 0
        if handle != PASS and (kind := (yield from played(table, seat, handle))):
            if kind != "mirror":
                return None
            now = mirrored(now)
        if isinstance(now, Struck) and not stands(table, now):
            return None
        seat = after(table.state, seat)
    return now


def mirrored(event: CourtEvent) -> CourtEvent:
    """Return the strike that replaces a strike at which a mirror is held."""
    assert isinstance(event, Struck)
    return Struck(event.target, event.source, event.amount)


def stands(table: Court, event: Struck) -> bool:
    """Return whether both seats of a strike are still in play."""
    return event.target in table.state.alive and event.source in table.state.alive


@rule("SYN-4.5")
def reactions(table: Court, event: CourtEvent) -> Play[None]:
    """Seats may strike back at whoever struck until all pass one after the other."""
    assert isinstance(event, Struck)
    seat = around(table.state)[0]
    passes = 0
    while passes < len(table.state.alive) and event.source in table.state.alive:
        handle = yield from opportunity(table, seat, REACTIONS[Struck], REACT)
        passes = passes + 1 if handle == PASS else 0
        if handle != PASS and (yield from played(table, seat, handle)):
            yield from happen(table, Struck(seat, event.source, strength(table, seat)))
        seat = after(table.state, seat)


def opportunity(table: Court, seat: Seat, kinds: tuple[str, ...], prompt: Prompt) -> Play[int]:
    """Ask for a card of some kinds; only a seat without any cards is passed over."""
    state = table.state
    if not state.hands[seat]:
        return PASS
    cards = ((handle, kind_of(state.physical[handle])) for handle in state.hands[seat])
    options = (
        Option("pass", PASS),
        *(Option(f"play:{kind}.{handle}", handle) for handle, kind in cards if kind in kinds),
    )
    return (yield from ask(Decision(seat, prompt, options, secret=True)))


def played(table: Court, seat: Seat, handle: int) -> Play[str]:
    """Play a card; return its kind, or nothing if it was hushed or its seat fell meanwhile."""
    kind = announce(table, seat, handle)
    return kind if (yield from resolved(table, seat, kind)) else ""


def announce(table: Court, seat: Seat, handle: int) -> str:
    """Show a card and put it on the discard pile; return its kind."""
    card = table.state.physical[handle]
    table.record(Announced(seat, handle, card))
    return kind_of(card)


def resolved(table: Court, seat: Seat, kind: str) -> Play[bool]:
    """Return whether an announced card has its effect."""
    done = yield from happen(table, Resolving(seat, kind))
    return done is not None and seat in table.state.alive


def eliminate(table: Court, seat: Seat) -> None:
    """Take a seat out of the match; the match ends when one team is left."""
    state = table.state
    if seat not in state.alive:
        return
    table.record(Eliminated(seat, tuple(state.physical[handle] for handle in state.hands[seat])))
    if len(teams := {state.team[other] for other in state.alive}) < 2:
        winners = tuple(other for other in state.seats if state.team[other] in teams)
        table.record(Ended(Outcome(winners, "SYN-5.2", "last-team")))
