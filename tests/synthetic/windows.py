"""Letting events happen: interrupts before, the event or what replaces it, reactions after."""

from __future__ import annotations

from tests.synthetic.cards import kind_of
from tests.synthetic.events import (
    Announced,
    CourtEvent,
    Eliminated,
    Ended,
    Mirrored,
    Resolving,
    Stopped,
    Struck,
)
from tests.synthetic.state import NOBODY, Court, after, around

from gorin.kernel.decision import Decision, Lazily, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Outcome
from gorin.kernel.words import Message

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
    assert isinstance(event, Resolving | Struck)
    now: Resolving | Struck = event
    while passes < len(table.state.alive):
        handle = yield from opportunity(table, seat, kinds, INTERRUPT, now.named())
        passes = passes + 1 if handle == PASS else 0
        if handle != PASS and (kind := (yield from played(table, seat, handle))):
            left = answered(table, seat, handle, kind, now)
            if left is None:
                return None
            now = left
        if isinstance(now, Struck) and not stands(table, now):
            return None
        seat = after(table.state, seat)
    return now


def answered(
    table: Court, seat: Seat, handle: int, kind: str, event: Resolving | Struck
) -> Resolving | Struck | None:
    """Return what a card makes of an event: nothing, or the strike that a mirror turns back."""
    card = table.state.physical[handle]
    source, stopped = event.doer()
    if kind != "mirror":
        table.record(Stopped(seat, card, source, stopped))
        return None
    assert isinstance(event, Struck)
    table.record(Mirrored(seat, card, source))
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
        handle = yield from opportunity(table, seat, REACTIONS[Struck], REACT, event.named())
        passes = passes + 1 if handle == PASS else 0
        if handle != PASS and (yield from played(table, seat, handle)):
            yield from happen(table, Struck(seat, event.source, strength(table, seat)))
        seat = after(table.state, seat)


def opportunity(
    table: Court, seat: Seat, kinds: tuple[str, ...], prompt: Prompt, event: Message
) -> Play[int]:
    """Ask for a card of some kinds, because of what happens; only empty hands are passed over."""
    state = table.state
    if not state.hands[seat]:
        return PASS

    def listed() -> tuple[Option[int], ...]:
        cards = ((handle, kind_of(state.physical[handle])) for handle in state.hands[seat])
        fitting = (Option(f"play:{kind}.{card}", card) for card, kind in cards if kind in kinds)
        return (Option("pass", PASS), *fitting)

    options = Lazily(listed)
    return (yield from ask(Decision(seat, prompt, options, args={"event": event}, secret=True)))


def played(table: Court, seat: Seat, handle: int) -> Play[str]:
    """Play a card; return its kind, or nothing if it was hushed or its seat fell meanwhile."""
    kind = announce(table, seat, handle)
    return kind if (yield from resolved(table, seat, kind)) else ""


def announce(table: Court, seat: Seat, handle: int) -> str:
    """Show a card and put it on the discard pile; return its kind."""
    card = table.state.physical[handle]
    table.record(Announced(seat, handle, card))
    return kind_of(card)


def resolved(table: Court, seat: Seat, kind: str, target: Seat = NOBODY) -> Play[bool]:
    """Return whether an announced card has its effect, on a seat if it has a target."""
    done = yield from happen(table, Resolving(seat, kind, target))
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
