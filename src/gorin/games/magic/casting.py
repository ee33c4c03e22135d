"""Priority: playing lands, casting spells, activating abilities, passing."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.magic.base import over, settle
from gorin.games.magic.events import Activated, Aimed, Announced, LandPlayed, Passed
from gorin.games.magic.facts import Facts
from gorin.games.magic.mana import most, pay, payment, sources
from gorin.games.magic.state import Match, State
from gorin.games.magic.targets import aim, can_aim
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Range
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

PRIORITY = Prompt("priority", "CR-117.1", "ask-magic-priority")
VALUE = Prompt("x", "CR-601.2", "ask-magic-x")
MAIN = ("main", "main-2")
GIFT = "zedruu-the-greathearted"
GIFT_COST = Facts("gift", "gift", "URW")
Act = tuple[str, int]
PASS: Act = ("", -1)


# -- what may be done ------------------------------------------------------------------------------


def is_sorcery_time(state: State, seat: Seat) -> bool:
    """Return whether a seat may do what is done in its main phase with an empty stack."""
    return state.active == seat and state.step in MAIN and not state.stack


@rule("CR-305.2")
def forbids_land(table: Match, seat: Seat) -> Iterator[Refusal]:
    """Yield what forbids playing a land now."""
    state = table.state
    if not is_sorcery_time(state, seat):
        yield refuse("CR-305.2", "refused-magic-main")
    if state.active == seat and state.lands:
        yield refuse("CR-305.2", "refused-magic-land")


@rule("CR-601.3", "CMD-10.1")
def forbids_cast(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield what forbids casting a card now."""
    state = table.state
    facts = state.facts(handle)
    if not facts.is_a("instant") and not is_sorcery_time(state, seat):
        yield refuse("CR-601.3", "refused-magic-main")
    if payment(table, seat, facts, generic(table, seat, handle))[1] < 0:
        cost = facts.cost + "+2" * state.casts.get(state.physical[handle], 0)
        yield refuse("CR-118.3", "refused-magic-mana", cost=cost)
    if not can_aim(table, seat, facts.slug):
        yield refuse("CR-115.1", "refused-magic-target")


@rule("CMD-10.2", "CMD-10.3", "CMD-10.4")
def generic(table: Match, seat: Seat, handle: int) -> int:
    """Return how much mana of any kind a spell costs, for a commander with what it costs more."""
    state = table.state
    printed = state.facts(handle).generic
    if handle not in state.commands.get(seat, ()):
        return printed
    cast: int = state.casts.get(state.physical[handle], 0)
    return printed + cast * int(table.rulebook.numbers.tax)


@rule("CR-602.2")
def forbids_gift(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield what forbids giving a permanent away now."""
    if payment(table, seat, GIFT_COST, 0)[1] < 0:
        yield refuse("CR-602.2", "refused-magic-mana", cost=GIFT_COST.cost)
    if not can_aim(table, seat, "gift"):
        yield refuse("CR-115.1", "refused-magic-target")


def forbids(table: Match, seat: Seat, verb: str, handle: int) -> Iterator[Refusal]:
    """Yield every clause that forbids something now."""
    if verb == "land":
        yield from forbids_land(table, seat)
    elif verb == "use":
        yield from forbids_gift(table, seat, handle)
    else:
        yield from forbids_cast(table, seat, handle)


def thinkable(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return all that a seat may think of doing with what it has."""
    hand = state.hands.get(seat, ())
    return (
        *(("land" if state.facts(card).is_a("land") else "cast", card) for card in hand),
        *(("command", card) for card in state.commands.get(seat, ())),
        *(("use", card) for card in state.controlled(seat) if state.slug(card) == GIFT),
    )


def options_of(table: Match, seat: Seat) -> tuple[Option[Act], ...]:
    """Return what a seat may do when it has priority."""
    state = table.state
    return (
        Option("pass", PASS),
        *(
            Option(f"{verb}:{state.slug(handle)}.{handle}", (verb, handle))
            for verb, handle in thinkable(state, seat)
            if next(iter(forbids(table, seat, verb, handle)), None) is None
        ),
    )


@rule("CR-117.1")
def may_act(table: Match, seat: Seat) -> bool:
    """Return whether, for all that anybody can see, a seat may be able to do something.

    Who has no card and no mana passes without being asked: that betrays nothing.
    """
    state = table.state
    if is_sorcery_time(state, seat):
        return bool(state.hands[seat] or state.commands[seat])
    return bool(state.hands[seat] and sources(state, seat)) or any(
        state.slug(card) == GIFT for card in state.controlled(seat)
    )


# -- doing it --------------------------------------------------------------------------------------


@rule("CR-117.3")
def priority(table: Match, frame: Frame) -> Play[None]:
    """Seats act in turn order until all pass; then the top of the stack resolves, or time goes on.

    The first number of the frame says how many have passed in a row.
    """
    yield from settle(table)
    state = table.state
    if over(table):
        return
    (passes,) = frame.data
    seat = frame.seat if frame.seat in state.alive else state.after(frame.seat)
    while passes < len(state.alive):
        if may_act(table, seat):
            options = options_of(table, seat)
            decision = Decision(seat, PRIORITY, options, secret=True)
            verb, handle = yield from ask(decision)
            if verb:
                table.push(Frame("priority", seat, (0,)))
                yield from _act(table, seat, verb, handle)
            else:
                table.record(Passed(seat))
                table.push(Frame("priority", state.after(seat), (passes + 1,)))
            return
        passes += 1
        seat = state.after(seat)
    if state.stack:
        start = state.active if state.active in state.alive else state.after(state.active)
        table.push(Frame("resolve"), Frame("priority", start, (0,)))


def _act(table: Match, seat: Seat, verb: str, handle: int) -> Play[None]:
    slug = table.state.slug(handle)
    if verb == "land":
        table.record(LandPlayed(seat, handle, slug))
    elif verb == "use":
        table.record(Activated(seat, handle, slug, "gift"))
        yield from aim(table, table.state.stack[-1])
        pay(table, seat, GIFT_COST, 0)
    else:
        yield from _cast(table, seat, handle, "hand" if verb == "cast" else "command")


@rule("CR-601.2")
def _cast(table: Match, seat: Seat, handle: int, source: str) -> Play[None]:
    """Announce a spell, choose X and its targets, pay; all of it can be done, or none is begun."""
    state = table.state
    facts, cost = state.facts(handle), generic(table, seat, handle)
    table.record(Announced(seat, handle, facts.slug, source))
    if facts.has_x:
        highest = most(table, seat, facts, cost)
        x: int = yield from ask(Decision(seat, VALUE, domain=Range(0, highest)))
        table.record(Aimed((), (), x))
        cost += x
    yield from aim(table, state.stack[-1])
    pay(table, seat, facts, cost)
