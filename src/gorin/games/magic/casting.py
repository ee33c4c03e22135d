"""Priority: playing lands, casting spells, activating abilities, passing."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.magic.asking import priority_asked
from gorin.games.magic.base import move_of, over, put, replaced, settle
from gorin.games.magic.cards import title
from gorin.games.magic.events import LandPlayed, Move, Passed
from gorin.games.magic.layers import MagicBoard, behaviour, board, now
from gorin.games.magic.mana import most, pay, payment, plain, sources
from gorin.games.magic.noticing import arrived
from gorin.games.magic.stack_events import Activated, Aimed, Announced
from gorin.games.magic.state import Match, State
from gorin.games.magic.targets import aim, can_aim, spell_aims
from gorin.games.magic.words import Activated as Ability
from gorin.games.magic.words import aims_of
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Range
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

PRIORITY = Prompt("priority", "CR-117.1", "ask-magic-priority")
VALUE = Prompt("x", "CR-601.2", "ask-magic-x")
SACRIFICE = Prompt("sacrifice", "CR-602.2", "ask-magic-sacrifice")
MAIN = ("main", "main-2")
Act = tuple[str, int, int]
"""What is done: a verb, a card, and which of its abilities."""
PASS: Act = ("", -1, 0)


# -- what may be done ------------------------------------------------------------------------------


@states("CR-505.6a")
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
    if payment(table, seat, facts.cost, generic(table, seat, handle))[1] < 0:
        cost = facts.cost + "+2" * state.casts.get(state.physical[handle], 0)
        yield refuse("CR-118.3", "refused-magic-mana", cost=cost)
    if not can_aim(table, seat, spell_aims(behaviour(table, facts.slug)), handle):
        yield refuse("CR-115.1", "refused-magic-target")


@rule("CMD-10.2", "CMD-10.3", "CMD-10.4", "CMD-R1", "CMD-R2")
def generic(table: Match, seat: Seat, handle: int) -> int:
    """Return how much mana of any kind a spell costs, for a commander with what it costs more."""
    state = table.state
    printed = state.facts(handle).generic
    if handle not in state.commands.get(seat, ()):
        return printed
    cast: int = state.casts.get(state.physical[handle], 0)
    return printed + cast * int(table.rulebook.numbers.tax)


@rule("CR-602.2", "CR-302.6", "CR-602.5a")
def forbids_use(table: Match, seat: Seat, handle: int, place: int) -> Iterator[Refusal]:
    """Yield what forbids activating an ability now."""
    state = table.state
    found, one = state.play[handle], now(table, handle)
    ability = behaviour(table, one.slug).activated[place]
    new = one.is_a("creature") and found.sick and not one.has("haste")
    if ability.sorcery and not is_sorcery_time(state, seat):
        yield refuse("CR-602.2", "refused-magic-main")
    if ability.tap and (found.tapped or new):
        yield refuse("CR-602.2", "refused-magic-tapped")
    but = handle if ability.tap else -1
    if payment(table, seat, ability.cost, plain(ability.cost), but)[1] < 0:
        yield refuse("CR-602.2", "refused-magic-mana", cost=ability.cost)
    if ability.sacrifice == "creature" and not creatures_of(table, seat):
        yield refuse("CR-602.2", "refused-magic-sacrifice")
    if not can_aim(table, seat, aims_of(ability.effects), handle):
        yield refuse("CR-115.1", "refused-magic-target")


def creatures_of(table: Match, seat: Seat) -> tuple[int, ...]:
    """Return the creatures that a seat controls."""
    found = board(table).values
    return tuple(
        handle for handle, one in found.items() if one.seat == seat and one.is_a("creature")
    )


def forbids(table: Match, seat: Seat, verb: str, handle: int, place: int = 0) -> Iterator[Refusal]:
    """Yield every clause that forbids something now."""
    if verb == "land":
        yield from forbids_land(table, seat)
    elif verb == "use":
        yield from forbids_use(table, seat, handle, place)
    else:
        yield from forbids_cast(table, seat, handle)


@rule("CMD-10.11")
def usable(table: Match, seat: Seat) -> tuple[tuple[int, int], ...]:
    """Return the abilities of a seat's permanents that can be activated at all."""

    def compute(lying: MagicBoard) -> dict[Seat, tuple[tuple[int, int], ...]]:
        found: dict[Seat, tuple[tuple[int, int], ...]] = {}
        for handle, one in lying.values.items():
            count = len(behaviour(table, one.slug).activated) if one.able else 0
            if count:
                own = tuple((handle, place) for place in range(count))
                found[one.seat] = (*found.get(one.seat, ()), *own)
        return found

    return board(table).note("usable", compute).get(seat, ())


@rule("CMD-10.10")
def thinkable(table: Match, seat: Seat) -> tuple[Act, ...]:
    """Return all that a seat may think of doing with what it has."""
    state = table.state
    hand = state.hands.get(seat, ())
    return (
        *(("land" if state.facts(card).is_a("land") else "cast", card, 0) for card in hand),
        *(("command", card, 0) for card in state.commands.get(seat, ())),
        *(("use", card, place) for card, place in usable(table, seat)),
    )


def key_of(state: State, act: Act) -> str:
    """Return the key of something that may be done; a second ability of a card says so."""
    verb, handle, place = act
    more = f".{place}" if place else ""
    return f"{verb}:{state.slug(handle)}.{handle}{more}"


def options_of(table: Match, seat: Seat) -> tuple[Option[Act], ...]:
    """Return what a seat may do when it has priority."""
    state = table.state
    return (
        Option("pass", PASS),
        *(
            Option(key_of(state, act), act)
            for act in thinkable(table, seat)
            if next(iter(forbids(table, seat, *act)), None) is None
        ),
    )


@rule("CR-117.1")
def may_act(table: Match, seat: Seat) -> bool:
    """Return whether, for all that anybody can see, a seat may be able to do something.

    Who has no card and no mana passes without being asked: that betrays nothing.
    """
    state = table.state
    if is_sorcery_time(state, seat):
        return bool(state.hands[seat] or state.commands[seat] or usable(table, seat))
    return bool(state.hands[seat] and sources(table, seat)) or bool(usable(table, seat))


# -- doing it --------------------------------------------------------------------------------------


@rule("CR-117.3", "CR-117.4")
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
            args = priority_asked(table, seat, passes)
            decision = Decision(seat, PRIORITY, options, secret=True, args=args)
            act = yield from ask(decision)
            if act[0]:
                table.push(Frame("priority", seat, (0,)))
                yield from _act(table, seat, act)
            else:
                table.record(Passed(seat))
                table.push(Frame("priority", state.after(seat), (passes + 1,)))
            return
        passes += 1
        seat = state.after(seat)
    if state.stack:
        start = state.active if state.active in state.alive else state.after(state.active)
        table.push(Frame("resolve"), Frame("priority", start, (0,)))


def _act(table: Match, seat: Seat, act: Act) -> Play[None]:
    verb, handle, place = act
    if verb == "land":
        yield from _play_land(table, seat, handle)
    elif verb == "use":
        yield from activate(table, seat, handle, place)
    else:
        yield from _cast(table, seat, handle, "hand" if verb == "cast" else "command")


def _play_land(table: Match, seat: Seat, handle: int) -> Play[None]:
    slug = table.state.slug(handle)
    move = Move(handle, slug, "hand", "battlefield", seat)
    (entering,) = yield from replaced(table, (move,))
    table.record(LandPlayed(seat, handle, slug, entering.tapped))
    arrived(table, (handle,))


@rule("CR-601.2", "CR-601.2a", "CR-601.2c", "CR-601.2h", "CR-107.3")
def _cast(table: Match, seat: Seat, handle: int, source: str) -> Play[None]:
    """Announce a spell, choose X and its targets, pay; all of it can be done, or none is begun."""
    state = table.state
    facts, cost = state.facts(handle), generic(table, seat, handle)
    table.record(Announced(seat, handle, facts.slug, source))
    if facts.has_x:
        highest = most(table, seat, facts.cost, cost)
        x: int = yield from ask(
            Decision(seat, VALUE, domain=Range(0, highest), args={"card": title(facts.slug)})
        )
        table.record(Aimed((), (), x, seat, handle, facts.slug))
        cost += x
    yield from aim(table, state.stack[-1])
    pay(table, seat, facts.cost, cost)


def activate(table: Match, seat: Seat, handle: int, place: int) -> Play[None]:
    """Announce an ability, choose its targets, pay its cost; all of it can be done."""
    state, one = table.state, now(table, handle)
    ability = behaviour(table, one.slug).activated[place]
    born = state.play[handle].born
    table.record(Activated(seat, handle, one.slug, place, born, ability.tap))
    yield from aim(table, state.stack[-1])
    pay(table, seat, ability.cost, plain(ability.cost), handle if ability.tap else -1)
    yield from _sacrifice(table, seat, handle, ability)


def _sacrifice(table: Match, seat: Seat, handle: int, ability: Ability) -> Play[None]:
    state = table.state
    gone = handle
    if not ability.sacrifice:
        return
    if ability.sacrifice == "creature":
        options = tuple(
            Option(f"sacrifice:{state.slug(each)}.{each}", each)
            for each in creatures_of(table, seat)
        )
        gone = yield from ask(Decision(seat, SACRIFICE, options))
    yield from put(table, (move_of(state, gone, "battlefield", "graveyard"),), "CR-602.2")
