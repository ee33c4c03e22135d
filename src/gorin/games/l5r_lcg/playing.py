"""Playing cards: what forbids it, what it may be aimed at, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_lcg.base import change_honor, leave_play, over, skill, slug
from gorin.games.l5r_lcg.cards import DASH
from gorin.games.l5r_lcg.conflict_events import (
    Announced,
    Strengthened,
)
from gorin.games.l5r_lcg.events import (
    Attached,
    FateAdded,
    Passed,
    Played,
    SentHome,
    StatusChanged,
    Turned,
)
from gorin.games.l5r_lcg.state import DEFENDING, EMPTY, HOME, Match, State
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Range
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

ACT = Prompt("act", "LCG-3.2.2", "ask-lcg-act")
DYNASTY = Prompt("dynasty", "LCG-1.4", "ask-lcg-dynasty")
FATE = Prompt("fate", "LCG-1.4", "ask-lcg-fate")
TARGET = Prompt("target", "LCG-3.2.2", "ask-lcg-target")
SIDE = Prompt("side", "LCG-3.2.2", "ask-lcg-side")

HONOR_OF_ASSASSINATION = 3
CHEAP = 2
BANZAI = 2
RIVALS = {"outwit": ("courtier", "political"), "rout": ("bushi", "military")}


def slot_of(state: State, seat: Seat, handle: int) -> int:
    """Return the province of a seat where a card lies open, EMPTY if in none."""
    for slot, province in enumerate(state.provinces[seat]):
        if province.card == handle and province.open:
            return slot
    return EMPTY


@rule("SKI-3.2")
def forbids(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield every clause that forbids playing a card now, beside that it is not the moment."""
    state = table.state
    facts = state.facts(handle)
    from_row = slot_of(state, seat, handle) != EMPTY
    if facts.kind == "holding":
        yield refuse("LCG-1.4", "refused-lcg-holding")
    if from_row != (state.phase == "dynasty"):
        yield refuse("SKI-3.2" if not from_row else "LCG-1.4", "refused-lcg-phase")
    if state.fate[seat] < facts.cost:
        yield refuse("LCG-1.4", "refused-lcg-cost", cost=facts.cost, fate=state.fate[seat])
    controlled = state.characters(seat)
    if facts.unique and any(slug(state, other) == facts.slug for other in controlled):
        yield refuse("LCG-1.4", "refused-lcg-unique")
    if facts.kind in ("event", "attachment"):
        yield from _aimless(state, seat, handle)


def _aimless(state: State, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield what forbids an event or an attachment: no conflict, no target, no honor to lose."""
    facts = state.facts(handle)
    anytime = facts.kind == "attachment" or facts.slug == "way-of-the-crane"
    if not anytime and state.conflict is None:
        yield refuse("LCG-3.2.2", "refused-lcg-no-conflict")
    elif not targets(state, seat, handle):
        yield refuse("LCG-3.2.2", "refused-lcg-no-target")
    if facts.slug == "assassination" and state.honor[seat] < HONOR_OF_ASSASSINATION:
        yield refuse("LCG-3.2.2", "refused-lcg-honor", honor=HONOR_OF_ASSASSINATION)


def playable(table: Match, seat: Seat, handle: int) -> bool:
    """Return whether nothing forbids playing a card."""
    return next(iter(forbids(table, seat, handle)), None) is None


def targets(state: State, seat: Seat, handle: int) -> tuple[int, ...]:
    """Return the characters that an event or an attachment may be aimed at."""
    facts = state.facts(handle)
    if facts.kind == "attachment":
        kept_back = facts.slug == "height-of-fashion" and state.conflict is not None
        return () if kept_back else tuple(state.play)
    return tuple(other for other in state.play if _meant(state, seat, other, facts.slug))


def _meant(state: State, seat: Seat, other: int, title: str) -> bool:
    found, facts = state.play[other], state.facts(other)
    if title == "way-of-the-crane":
        return found.seat == seat and facts.clan == "crane" and found.status < 1
    if title == "way-of-the-lion":
        return facts.clan == "lion" and facts.military > 0
    if title == "assassination":
        return facts.cost <= CHEAP
    if title == "banzai":
        return found.side != HOME and facts.military != DASH
    if title == "admit-defeat":
        alone = state.fighting(DEFENDING) == (other,)
        return alone and not found.bowed
    return _outdone(state, seat, other, *RIVALS[title])


def _outdone(state: State, seat: Seat, other: int, trait: str, kind: str) -> bool:
    """Return whether a participating opponent has less skill than one of the seat's own."""
    found = state.play[other]
    if found.side == HOME or found.seat == seat:
        return False
    own = (
        handle
        for handle in state.characters(seat)
        if state.play[handle].side != HOME and state.facts(handle).trait == trait
    )
    return any(skill(state, handle, kind) > skill(state, other, kind) for handle in own)


def act_options(table: Match, seat: Seat) -> tuple[Option[int], ...]:
    """Return what a seat may do in an action window."""
    state = table.state
    return (
        Option("pass", EMPTY),
        *(
            Option(f"play:{slug(state, handle)}.{handle}", handle)
            for handle in state.hands[seat]
            if playable(table, seat, handle)
        ),
    )


@rule("ENL-7.2", "ENL-7.7")
def window(table: Match, frame: Frame) -> Play[None]:
    """Seats act in turn until all pass one after the other; who fights no conflict acts too."""
    state, seat = table.state, frame.seat
    if frame.data and state.conflict is None:
        return
    if seat not in state.alive:
        seat = state.after(seat)
    handle = EMPTY
    if state.hands[seat]:
        handle = yield from ask(Decision(seat, ACT, act_options(table, seat), secret=True))
    if handle == EMPTY:
        table.record(Passed(seat, "ENL-7.2"))
        if not all(other in state.passed for other in state.alive):
            table.push(Frame("window", state.after(seat), frame.data))
        else:
            table.push(Frame("end-window"))
        return
    table.push(Frame("window", state.after(seat), frame.data))
    yield from _play(table, seat, handle)


def _play(table: Match, seat: Seat, handle: int) -> Play[None]:
    """Play a card of a hand: pay, aim it, let it have its effect.

    It is shown in the step in which it is chosen: until then nobody else knows the choice.
    """
    state = table.state
    facts = state.facts(handle)
    if facts.kind == "character":
        side = yield from _side(table, seat, handle)
        table.record(Played(seat, handle, facts.slug, facts.cost, EMPTY, side, "LCG-3.2.2"))
        table.push(Frame("add-fate", seat, (handle,)))
        return
    table.record(Announced(seat, handle, facts.slug, facts.cost))
    if facts.slug == "assassination":
        change_honor(table, seat, -HONOR_OF_ASSASSINATION, "LCG-3.2.2")
        if over(table) or seat not in state.alive:
            return
    options = tuple(
        Option(f"on:{slug(state, other)}.{other}", other) for other in targets(state, seat, handle)
    )
    if options:
        target = yield from ask(Decision(seat, TARGET, options))
        carry_out(table, handle, target)


def _side(table: Match, seat: Seat, handle: int) -> Play[str]:
    """Ask where a character of a hand goes: home, or into the conflict of its seat."""
    conflict = table.state.conflict
    options = [Option("home", "home")]
    if conflict is not None and getattr(table.state.facts(handle), conflict.kind) != DASH:
        if seat == conflict.attacker:
            options.append(Option("join", "attacking"))
        elif seat == conflict.defender:
            options.append(Option("join", "defending"))
    return (yield from ask(Decision(seat, SIDE, tuple(options))))


@rule("LCG-3.2.2")
def carry_out(table: Match, handle: int, target: int) -> None:
    """Let a card that was played have its effect on a character."""
    state = table.state
    title, name = slug(state, handle), slug(state, target)
    if state.facts(handle).kind == "attachment":
        table.record(Attached(handle, target, (title, name)))
    elif title == "way-of-the-crane":
        table.record(StatusChanged(target, name, 1, "LCG-3.2.2"))
    elif title == "way-of-the-lion":
        table.record(Strengthened(target, name, state.facts(target).military))
    elif title == "banzai":
        table.record(Strengthened(target, name, BANZAI))
    elif title == "admit-defeat":
        table.record(Turned(target, name, clause="LCG-3.2.2", bowed=True))
    elif title == "assassination":
        leave_play(table, target, "LCG-3.2.2")
    else:
        table.record(SentHome(target, name))


@rule("LCG-1.4")
def dynasty(table: Match, frame: Frame) -> Play[None]:
    """Seats that have not passed play characters from their provinces in turn."""
    state, seat = table.state, frame.seat
    left = tuple(other for other in state.around(seat) if other not in state.passed)
    if not left:
        return
    seat = left[0]
    options = (
        Option("pass", EMPTY),
        *(
            Option(f"play:{slug(state, province.card)}.{province.card}", province.card)
            for province in state.provinces[seat]
            if province.open and province.card != EMPTY and playable(table, seat, province.card)
        ),
    )
    handle = yield from ask(Decision(seat, DYNASTY, options))
    again = Frame("dynasty", state.after(seat))
    if handle == EMPTY:
        table.record(Passed(seat, "LCG-1.4"))
        table.push(again)
        return
    facts, slot = state.facts(handle), slot_of(state, seat, handle)
    table.record(Played(seat, handle, facts.slug, facts.cost, slot, "home"))
    table.push(Frame("add-fate", seat, (handle,)), Frame("fill", seat), again)


def add_fate(table: Match, frame: Frame) -> Play[None]:
    """Put fate from the pool on a character that was just played."""
    state, seat, handle = table.state, frame.seat, frame.data[0]
    if seat not in state.alive or handle not in state.play or not state.fate[seat]:
        return
    name = slug(state, handle)
    amount: int = yield from ask(Decision(seat, FATE, domain=Range(0, state.fate[seat])))
    if amount:
        table.record(FateAdded(seat, handle, name, amount))
