"""The active seat's turn to act, beside which the others may offer treaties."""

from __future__ import annotations

from typing import Any

from tests.synthetic.cards import kind_of
from tests.synthetic.events import Aimed, Healed, Offered, Passed, Peeked, Replied, Struck
from tests.synthetic.rules import can_strike
from tests.synthetic.state import Court, State, at_peace, targets
from tests.synthetic.windows import PASS, announce, happen, resolved, strength

from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, ask_any
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

ACT = Prompt("act", "SYN-3.3", "ask-act")
REPLY = Prompt("reply", "SYN-6.2", "ask-reply")
TALK = Prompt("talk", "SYN-6.1", "ask-talk")
TARGET = Prompt("target", "SYN-4.3", "ask-target")
PEEK = -2


@rule("SYN-3.3")
def act(table: Court, frame: Frame) -> Play[None]:
    """The active seat plays a card, looks at the deck as a scout, or passes."""
    seat = frame.seat
    if seat not in table.state.alive:
        return
    handle = yield from negotiated(table, seat)
    if handle == PEEK:
        state = table.state
        top = state.deck[:2]
        cards = tuple(state.physical[found] for found in top)
        yield from happen(table, Peeked(seat, top, cards))
    elif handle == PASS:
        yield from happen(table, Passed(seat))
    else:
        yield from carried_out(table, seat, handle)


def carried_out(table: Court, seat: Seat, handle: int) -> Play[None]:
    """Play a strike or a gift: first the card, then its target, then its effect."""
    state = table.state
    kind = announce(table, seat, handle)
    is_strike = kind == "strike"
    whom = targets(state, seat) if is_strike else allies(state, seat)
    options = tuple(Option(f"at:{other}", other) for other in whom)
    target = yield from ask(Decision(seat, TARGET, options))
    yield from happen(table, Aimed(seat, kind, target))
    if not (yield from resolved(table, seat, kind, target)) or target not in state.alive:
        return
    if is_strike:
        yield from happen(table, Struck(seat, target, strength(table, seat)))
    else:
        yield from happen(table, Healed(target))


def allies(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats in play of a seat's team, itself among them."""
    return tuple(other for other in state.alive if state.team[other] == state.team[seat])


@rule("SYN-6.1", "SYN-6.2")
def negotiated(table: Court, seat: Seat) -> Play[int]:
    """Return what the active seat does, once all that was offered before has been said."""
    while True:
        action = acting(table, seat)
        open_beside = talks(table, seat)
        decision, value = yield from ask_any(action, *open_beside)
        if decision is action:
            return int(value)
        if decision.prompt is TALK:
            yield from happen(table, Offered(decision.seat))
        else:
            other, accepted = value
            yield from happen(table, Replied(seat, other, accepted))


def acting(table: Court, seat: Seat) -> Decision[int]:
    """Return the question what to do; its options are what the seat's hand allows."""
    state = table.state
    kinds = ("strike", "gift") if can_strike(table, seat) else ("gift",)
    cards = ((handle, kind_of(state.physical[handle])) for handle in state.hands[seat])
    options = [Option("pass", PASS)]
    if state.role[seat] == "scout":
        options.append(Option("peek", PEEK))
    options += [Option(f"play:{kind}.{handle}", handle) for handle, kind in cards if kind in kinds]
    return Decision(seat, ACT, tuple(options))


def has_offered(state: State, other: Seat, seat: Seat) -> bool:
    """Return whether a seat has offered a treaty in this turn, or was refused one before."""
    return other in state.spoken or (other, seat) in state.refused


def talks(table: Court, seat: Seat) -> list[Decision[Any]]:
    """Return the questions beside the action: a reply to offers, and offers of others."""
    state = table.state
    found: list[Decision[Any]] = []
    if state.offers:
        replies = tuple(
            Option(f"{verb}:{other}", (other, verb == "accept"))
            for other in state.offers
            for verb in ("accept", "refuse")
        )
        found.append(Decision(seat, REPLY, replies))
    for other in state.alive:
        if not at_peace(state, seat, other) and not has_offered(state, other, seat):
            options = (Option(f"offer:{seat}", seat),)
            found.append(Decision(other, TALK, options, concerns=seat))
    return found
