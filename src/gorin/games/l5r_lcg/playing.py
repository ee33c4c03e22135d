"""Playing cards, and the windows in which seats act."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gorin.games.l5r_lcg.events import FateChanged, Passed
from gorin.games.l5r_lcg.facts import CONFLICT
from gorin.games.l5r_lcg.happening import (
    CLAUSE,
    Answer,
    actions,
    entering,
    happen,
    leaving,
    usable,
    use_action,
)
from gorin.games.l5r_lcg.keywords import Limited, NoAttachments, Restricted
from gorin.games.l5r_lcg.measures import can_fight, has, script, slot_of, slug
from gorin.games.l5r_lcg.play_events import (
    CardPlayed,
    DuplicateDiscarded,
    Entered,
    FateAdded,
    limited_mark,
)
from gorin.games.l5r_lcg.script import Use
from gorin.games.l5r_lcg.state import EMPTY, HOME, SIDES, Match, State
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Range
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.timing.windows import Rotation

ACT = Prompt("act", CLAUSE, "ask-lcg-act")
DYNASTY = Prompt("dynasty", "LCG-1.4", "ask-lcg-dynasty")
FATE = Prompt("fate", "LCG-1.4", "ask-lcg-fate")
HOST = Prompt("target", CLAUSE, "ask-lcg-host")
RESTRICT = Prompt("target", CLAUSE, "ask-lcg-restrict")
SIDE = Prompt("side", CLAUSE, "ask-lcg-side")
MOST_RESTRICTED = 2
ANYWHERE, IN_CONFLICT = 0, 1


# -- what forbids playing a card -----------------------------------------------------------


@states("LCG-S7.34", "LCG-S7.35")
def forbids_play(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield every clause that forbids playing a character or an attachment now."""
    state = table.state
    facts = state.facts(handle)
    if facts.kind == "holding":
        yield refuse("LCG-1.4", "refused-lcg-holding")
    yield from forbids_from(table, from_row=slot_of(state, seat, handle) != EMPTY)
    if state.fate[seat] < facts.cost:
        yield refuse("LCG-1.4", "refused-lcg-cost", cost=facts.cost, fate=state.fate[seat])
    if facts.unique and _controls(state, seat, facts.slug):
        yield refuse("LCG-1.4", "refused-lcg-unique")
    if has(table, handle, Limited) and has_played_limited(state, seat):
        yield refuse("LCG-1.4", "refused-lcg-limited")
    for condition in script(table, handle).plays:
        if not condition.holds(Use(table, seat, handle)):
            yield refuse(CLAUSE, "refused-lcg-condition", condition=condition.said())
    if facts.kind == "attachment" and not hosts(table, seat, handle):
        yield refuse(CLAUSE, "refused-lcg-no-target")


@rule("LCG-S4.13")
def forbids_from(table: Match, *, from_row: bool) -> Iterator[Refusal]:
    """Characters are played from provinces in the dynasty phase, other cards at other times."""
    if from_row != (table.state.phase == "dynasty"):
        yield refuse("LCG-1.4", "refused-lcg-phase")


def has_played_limited(state: State, seat: Seat) -> bool:
    """Return whether a seat has played a limited card in this round."""
    return any(used.per == "round" and used.mark == limited_mark(seat) for used in state.used)


@states("ENL-R21")
def _controls(state: State, seat: Seat, title: str) -> bool:
    return any(
        seat in (found.seat, state.owners[other]) and slug(state, other) == title
        for other, found in state.play.items()
    )


@states("LCG-S10.1")
def hosts(table: Match, seat: Seat, handle: int) -> tuple[int, ...]:
    """Return the characters that an attachment may be put on."""
    state = table.state
    return tuple(
        [
            other
            for other, found in state.play.items()
            if found.host == EMPTY and _may_wear(table, other, handle)
        ]
    )


def _may_wear(table: Match, host: int, handle: int) -> bool:
    return not has(table, host, NoAttachments)


def playable(table: Match, seat: Seat, handle: int) -> bool:
    """Return whether nothing forbids playing a character or an attachment."""
    return next(iter(forbids_play(table, seat, handle)), None) is None


class Duplicate(Struct, frozen=True):
    """A copy of a unique character in play, which may be discarded."""

    card: int


Act = Answer | Duplicate | int


# -- the action window ---------------------------------------------------------------------


def may_do(key: str, value: Act) -> Option[Act | None]:
    """Return what a seat may do as an option beside passing."""
    return Option(key, value)


def act_options(table: Match, seat: Seat) -> tuple[Option[Act | None], ...]:
    """Return what a seat may do in an action window."""
    state = table.state
    nothing: Option[Act | None] = Option("pass", None)
    found = [nothing]
    found += (
        may_do(f"{verb_of(answer)}:{answer.key}", answer)
        for answer in actions(table, seat, hand=hand_is_open(table))
        if usable(table, answer, None)
    )
    if state.phase != "dynasty":
        found += (
            may_do(f"play:{slug(state, handle)}.{handle}", handle)
            for handle in state.hands[seat]
            if state.facts(handle).kind != "event" and playable(table, seat, handle)
        )
    return tuple(found)


def verb_of(answer: Answer) -> str:
    """Return what an option calls using an ability: an event is played."""
    return "play" if answer.place == "hand" else "use"


@rule("LCG-S9.43")
def hand_is_open(table: Match) -> bool:
    """Events with actions may be played from a hand in every action window."""
    return True


def may_act(table: Match, frame: Frame) -> bool:
    """A seat is asked if it holds cards, or may use something that lies in play."""
    state, seat = table.state, frame.seat
    if state.hands[seat]:
        return True
    return any(usable(table, answer, None) for answer in actions(table, seat, hand=False))


def choose_act(table: Match, frame: Frame) -> Play[Act | None]:
    """Ask a seat what it does in an action window."""
    options = act_options(table, frame.seat)
    chosen = yield from ask(Decision(frame.seat, ACT, options, secret=True))
    if chosen is None:
        table.record(Passed(frame.seat, "ENL-7.2"))
    return chosen


def act(table: Match, frame: Frame, chosen: Act) -> Play[None] | None:
    """Carry out what a seat does.

    A card is shown in the step in which it is chosen: until then nobody else knows the choice.
    """
    if isinstance(chosen, Answer):
        use_action(table, chosen)
        return None
    if isinstance(chosen, Duplicate):
        discard_duplicate(table, frame.seat, chosen.card)
        return None
    return play_card(table, frame.seat, chosen)


def _still_open(table: Match, frame: Frame) -> bool:
    """The window of a conflict closes with it."""
    return frame.data[0] == ANYWHERE or table.state.conflict is not None


WINDOW: Rotation[Act] = Rotation(
    "window",
    seats=lambda table: table.state.alive,
    choose=choose_act,
    act=act,
    may_act=may_act,
    goes_on=_still_open,
    numbers=1,
)


@rule("ENL-7.2", "ENL-7.7")
def window(table: Match, frame: Frame) -> Play[None] | None:
    """Seats act in turn until all pass one after the other; who fights no conflict acts too."""
    return WINDOW.play(table, frame)


# -- playing characters and attachments ----------------------------------------------------


@states("LCG-S4.14")
def play_card(table: Match, seat: Seat, handle: int) -> Play[None]:
    """Play a character or an attachment: pay, say where it goes, let it enter play."""
    state = table.state
    facts = state.facts(handle)
    slot = slot_of(state, seat, handle)
    clause = CLAUSE if slot == EMPTY else "LCG-1.4"
    limited = has(table, handle, Limited)
    table.record(CardPlayed(seat, handle, facts.slug, facts.cost, limited, clause))
    if facts.kind == "attachment":
        options = tuple(
            Option(f"on:{slug(state, host)}.{host}", host) for host in hosts(table, seat, handle)
        )
        host = yield from ask(Decision(seat, HOST, options))
        table.push(Frame("restrict", state.play[host].seat, (host,)))
        happen(table, attached(table, seat, handle, host))
        return
    side = "home" if slot != EMPTY else (yield from _side(table, seat, handle))
    table.push(Frame("add-fate", seat, (handle,)), Frame("fill", seat))
    happen(table, entering(table, seat, handle, clause, slot=slot, side=side))


def attached(table: Match, seat: Seat, handle: int, host: int) -> Entered:
    """Return the event of an attachment that enters play on a character."""
    state = table.state
    return entering(table, seat, handle, CLAUSE, host=host, host_slug=slug(state, host))


@states("LCG-S10.3")
def restrict(table: Match, frame: Frame) -> Play[None] | None:
    """Nobody wears more than two restricted attachments: one is discarded."""
    state = table.state
    found = state.play.get(frame.data[0])
    worn = () if found is None else found.worn
    restricted = tuple(card for card in worn if has(table, card, Restricted))
    if found is None or len(restricted) <= MOST_RESTRICTED:
        return None
    return _restrict(table, found.seat, restricted)


def _restrict(table: Match, seat: Seat, restricted: tuple[int, ...]) -> Play[None]:
    state = table.state
    options = tuple(Option(f"on:{slug(state, card)}.{card}", card) for card in restricted)
    card = yield from ask(Decision(seat, RESTRICT, options))
    happen(table, leaving(table, card, CLAUSE))


@states("ENL-7.6")
def _side(table: Match, seat: Seat, handle: int) -> Play[str]:
    """Ask where a character of a hand goes: home, or into the conflict of its seat (ENL-7.6)."""
    state = table.state
    options = [Option("home", "home")]
    side = state.side_of(seat)
    if (
        state.conflict is not None
        and side != HOME
        and can_fight(state, handle, state.conflict.kind)
    ):
        options.append(Option("join", SIDES[side]))
    return (yield from ask(Decision(seat, SIDE, tuple(options))))


def add_fate(table: Match, frame: Frame) -> Play[None]:
    """Put fate from the pool on a character that was just played."""
    state, seat, handle = table.state, frame.seat, frame.data[0]
    if seat not in state.alive or handle not in state.play or not state.fate[seat]:
        return
    amount: int = yield from ask(Decision(seat, FATE, domain=Range(0, state.fate[seat])))
    if amount:
        happen(table, FateAdded(handle, slug(state, handle), amount, seat))


# -- the dynasty phase ---------------------------------------------------------------------


def dynasty_options(table: Match, seat: Seat) -> tuple[Option[Act | None], ...]:
    """Return what a seat may do on its turn in the dynasty phase."""
    state = table.state
    found: list[Option[Act | None]] = [*act_options(table, seat)]
    row = [each.card for each in state.provinces[seat] if each.open and each.card != EMPTY]
    found += (
        may_do(f"play:{slug(state, card)}.{card}", card)
        for card in row
        if state.facts(card).kind == "character" and playable(table, seat, card)
    )
    found += (
        may_do(f"duplicate:{slug(state, card)}.{card}", Duplicate(card))
        for card in (*state.hands[seat], *row)
        if state.facts(card).unique and original(state, seat, card) != EMPTY
    )
    return tuple(found)


def original(state: State, seat: Seat, card: int) -> int:
    """Return the character of a seat in play that a card is a copy of, EMPTY if there is none."""
    title = slug(state, card)
    own = (other for other in state.characters(seat) if slug(state, other) == title)
    return next(own, EMPTY)


@states("LCG-S4.11", "SKI-R6")
def discard_duplicate(table: Match, seat: Seat, card: int) -> None:
    """Discard a copy of a unique character in play, and put 1 fate on that; it is not played."""
    state = table.state
    name = slug(state, card)
    target = original(state, seat, card)
    table.record(DuplicateDiscarded(seat, card, name))
    table.push(Frame("fill", seat))
    happen(table, FateAdded(target, name, 1, clause="LCG-S4.11"))


def _hides_choice(table: Match, seat: Seat) -> bool:
    """Return whether a hand might give something to choose from in the dynasty phase."""
    if not table.state.hands[seat]:
        return False
    return hand_is_open(table) or any(facts.unique for facts in CONFLICT)


@rule("LCG-S4.16")
def first_passed(table: Match, seat: Seat) -> None:
    """The first seat that passes in the dynasty phase gains fate."""
    amount = table.rulebook.numbers.first_pass
    if amount:
        table.record(FateChanged(seat, amount, "LCG-1.4"))


def dynasty(table: Match, frame: Frame) -> Play[None] | None:
    """Seats that have not passed act in turn: play a character, use an action, or pass."""
    state = table.state
    left = tuple(other for other in state.around(frame.seat) if other not in state.passed)
    return _dynasty(table, left[0]) if left else None


@states("LCG-1.4", "LCG-S4.8", "LCG-S4.15", "LCG-S4.17", "ENL-R12")
def _dynasty(table: Match, seat: Seat) -> Play[None]:
    state = table.state
    options = dynasty_options(table, seat)
    secret = _hides_choice(table, seat)
    chosen = yield from ask(Decision(seat, DYNASTY, options, secret=secret))
    table.push(Frame("dynasty", state.after(seat)))
    if chosen is None:
        first = not state.passed
        table.record(Passed(seat, "LCG-1.4"))
        if first:
            first_passed(table, seat)
        return
    play = act(table, Frame("dynasty", seat), chosen)
    if play is not None:
        yield from play
