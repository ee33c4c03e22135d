"""Reactions and interrupts: what seats may answer to what is about to happen, or has happened.

Whoever may have one for all that anybody can see is asked: by a card in play that fits, or by
cards in hand if the titles that the seat plays with hold one for this. So the asking betrays
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.l5r_ccg.aims import Act, aim_at, can_aim
from gorin.games.l5r_ccg.base import change, change_honor, over, turn
from gorin.games.l5r_ccg.cards import CARDS
from gorin.games.l5r_ccg.costs import forbids_cost, pay_costs
from gorin.games.l5r_ccg.court_events import Negated
from gorin.games.l5r_ccg.events import Announced, Passed
from gorin.games.l5r_ccg.facts import ATTACHED, Ability
from gorin.games.l5r_ccg.state import EMPTY, HOME, NOBODY, Match, State
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, keep
from gorin.kernel.words import Arg, say, seat_name
from gorin.timing.windows import following, waiting

UNITS = ("personality", *ATTACHED)
REACT = Prompt("react", "CCG-5.9", "ask-ccg-react")


class Occurrence(Struct, frozen=True):
    """What may be answered.

    Attributes:
        trigger: what it is: `targeted` (an action has its targets), `gains` (a seat is about to
            gain honor), `moves` (a unit is about to move), `moved` (an action has moved a unit),
            `refused` (a challenge was refused), `duelling` (a duel has begun).
        seat: whose action it is, or who gains.
        handles: the cards that it is about.
        slot: the battlefield where it happens, HOME outside of battles.
    """

    trigger: str
    seat: Seat
    handles: tuple[int, ...] = ()
    slot: int = HOME


Fits = Callable[[Match, Seat, int, Occurrence], bool]


# -- what fits -------------------------------------------------------------------------------------


def _own_people(state: State, seat: Seat, occurrence: Occurrence) -> Iterator[int]:
    for handle in occurrence.handles:
        found = state.play.get(handle)
        if found is not None and found.seat == seat and state.facts(handle).kind == "personality":
            yield handle


def _flees(table: Match, seat: Seat, handle: int, occurrence: Occurrence) -> bool:
    """A battle action of another player has a personality of the seat as a target."""
    in_battle = occurrence.slot != HOME and occurrence.seat != seat
    return in_battle and any(_own_people(table.state, seat, occurrence))


def _yields(table: Match, seat: Seat, handle: int, occurrence: Occurrence) -> bool:
    """An action has a bowed personality of the seat as a target."""
    play = table.state.play
    return any(play[each].bowed for each in _own_people(table.state, seat, occurrence))


def _always(table: Match, seat: Seat, handle: int, occurrence: Occurrence) -> bool:
    return True


def _is_it(table: Match, seat: Seat, handle: int, occurrence: Occurrence) -> bool:
    return handle in occurrence.handles


def _has_issued(table: Match, seat: Seat, handle: int, occurrence: Occurrence) -> bool:
    """The challenge that was refused was made by this personality."""
    return handle == occurrence.handles[0]


def _is_challenged(table: Match, seat: Seat, handle: int, occurrence: Occurrence) -> bool:
    """The personality has entered a duel to which it was challenged."""
    return handle == occurrence.handles[1]


def _is_theirs(table: Match, seat: Seat, handle: int, occurrence: Occurrence) -> bool:
    """The challenge that was refused was made by a personality of the seat."""
    challenger = table.state.play.get(occurrence.handles[0])
    return challenger is not None and challenger.seat == seat != occurrence.seat


FITS: Mapping[str, Fits] = {
    "targeted": _flees,
    "targeted-bowed": _yields,
    "gains": _always,
    "moves": _always,
    "moved": _is_it,
    "refused": _is_theirs,
    "refused-own": _has_issued,
    "duelling-challenged": _is_challenged,
}
"""What must be true of an occurrence for each trigger; the first word names the occurrence."""


# -- who may react ---------------------------------------------------------------------------------


Known = tuple[frozenset[str], tuple[tuple[Seat, Ability], ...]]


def _known(state: State) -> Known:
    """Return the occurrences that titles of the match react to, and those of Fate cards by seat."""
    every: set[str] = set()
    hands: dict[tuple[Seat, Ability], None] = {}
    for number, owner in zip(state.titles, state.owners, strict=True):
        facts = CARDS[number]
        if facts.ability is not None and facts.ability.trigger:
            every.add(occurrence_of(facts.ability))
            if not facts.is_dynasty:
                hands[owner, facts.ability] = None
    return frozenset(every), tuple(hands)


def occurrence_of(ability: Ability) -> str:
    """Return what a reaction reacts to, by its name; "" for an action."""
    return ability.trigger.partition("-")[0]


def known(table: Match) -> Known:
    """Return what titles of the match react to; it does not change while a match is played."""
    state = table.state
    return keep(table, "reactions", state.titles, lambda: _known(state))


def _act(state: State, seat: Seat, handle: int, ability: Ability) -> Act:
    attack = state.attack
    if attack is None:
        return Act(seat, handle, ability)
    return Act(seat, handle, ability, "use", attack.slot, attack.attacks(seat))


def _could(table: Match, seat: Seat, handle: int, occurrence: Occurrence) -> Act | None:
    """Return the reaction of a card of a seat that fits, None if it has none."""
    state = table.state
    ability = state.facts(handle).ability
    if ability is None or occurrence_of(ability) != occurrence.trigger:
        return None
    if not FITS[ability.trigger](table, seat, handle, occurrence):
        return None
    act = _act(state, seat, handle, ability)
    found = state.play.get(handle)
    if found is not None:
        if found.bowed and not ability.tireless:
            return None
        if act.slot not in (HOME, found.at) and state.facts(handle).kind in UNITS:
            return None
        if ability.times and found.used >= ability.times:
            return None
    return act if next(iter(forbids_cost(table, act)), None) is None else None


def _is_present(state: State, seat: Seat) -> bool:
    """Return whether a seat takes part: in a battle with a unit there (CCG-5.7)."""
    attack = state.attack
    if attack is None or attack.slot == EMPTY:
        return True
    return any(found.seat == seat and found.at == attack.slot for found in state.play.values())


def _acts(table: Match, seat: Seat, occurrence: Occurrence) -> Iterator[Act]:
    state = table.state
    in_play = (card for card, found in state.play.items() if found.seat == seat)
    for card in (*state.hands[seat], *in_play):
        act = _could(table, seat, card, occurrence)
        if act is not None:
            yield act


def _is_asked(table: Match, seat: Seat, occurrence: Occurrence, acts: tuple[Act, ...]) -> bool:
    """Return whether a seat is asked: it may be able to, for all that anybody can see."""
    state = table.state
    if not _is_present(state, seat):
        return False
    if any(act.handle in state.play for act in acts):
        return True
    return bool(state.hands[seat]) and any(
        owner == seat and _might(table, seat, ability, occurrence)
        for owner, ability in known(table)[1]
    )


def _might(table: Match, seat: Seat, ability: Ability, occurrence: Occurrence) -> bool:
    """Return whether a Fate card with a reaction could be used if the seat held it."""
    if occurrence_of(ability) != occurrence.trigger:
        return False
    fits = FITS[ability.trigger](table, seat, EMPTY, occurrence)
    return fits and can_aim(table, _act(table.state, seat, EMPTY, ability))


# -- reacting --------------------------------------------------------------------------------------


@rule("CCG-5.9")
def react(table: Match, occurrence: Occurrence) -> Play[bool]:
    """Let seats react from the active one on until all pass; return whether it is negated."""
    state = table.state
    if occurrence.trigger not in known(table)[0]:
        return False
    seat = state.active
    passed: tuple[Seat, ...] = ()
    while not over(table):
        seat = next(iter(waiting(state.alive, seat, passed)), NOBODY)
        if seat == NOBODY:
            break
        acts = tuple(_acts(table, seat, occurrence))
        act = None
        if _is_asked(table, seat, occurrence, acts):
            act = yield from _choose(table, seat, occurrence, acts)
            if act is None:
                table.record(Passed(seat, "CCG-5.9"))
        if act is not None and (yield from _answer(table, act)):
            table.record(Negated(seat, state.slug(act.handle)))
            return True
        passed = (*passed, seat) if act is None else ()
        seat = following(state.alive, seat)
    return False


def _choose(
    table: Match, seat: Seat, occurrence: Occurrence, acts: tuple[Act, ...]
) -> Play[Act | None]:
    state = table.state
    options = tuple(_option(state, act) for act in (None, *acts))
    what = say(f"ccg-trigger-{occurrence.trigger}")
    args: dict[str, Arg] = {"what": what, "seat": seat_name(occurrence.seat)}
    other = None if occurrence.seat == seat else occurrence.seat
    decision = Decision(seat, REACT, options, args=args, concerns=other, secret=True)
    return (yield from ask(decision))


def _option(state: State, act: Act | None) -> Option[Act | None]:
    if act is None:
        return Option("pass", None)
    return Option(f"react:{state.slug(act.handle)}.{act.handle}", act)


@rule("CCG-5.10")
def _answer(table: Match, act: Act) -> Play[bool]:
    """Take a reaction: announce, pay, aim; return whether it negates what it reacts to."""
    state, ability = table.state, act.ability
    table.record(Announced(act.seat, act.handle, state.slug(act.handle)))
    _ = yield from pay_costs(table, act)
    chosen: tuple[int, ...] = ()
    for aim in ability.aims:
        target = yield from aim_at(table, replace(act, chosen=chosen), aim)
        if target == EMPTY:
            return False
        chosen = (*chosen, target)
    if ability.amount and ability.effect != "unsettle":
        yield from gain_honor(table, act.seat, ability.amount, "CCG-5.6")
    return ANSWERS[ability.effect](table, replace(act, chosen=chosen))


def _negate(table: Match, act: Act) -> bool:
    return True


def _negate_by_bowing(table: Match, act: Act) -> bool:
    turn(table, act.chosen, "CCG-5.6", bowed=True)
    return True


def _go_on(table: Match, act: Act) -> bool:
    return False


def _unsettle(table: Match, act: Act) -> bool:
    """Lose honor to take Chi from whoever has challenged."""
    duel, amount = table.state.duel, act.ability.amount
    change_honor(table, act.seat, -amount, "CCG-5.6")
    if duel is not None:
        change(table, act.seat, duel.challenger, 0, chi=-amount)
    return False


def _act_again(table: Match, act: Act) -> bool:
    table.push(Frame("extra-action", act.seat))
    return False


ANSWERS: Mapping[str, Callable[[Match, Act], bool]] = {
    "negate": _negate,
    "negate-by-bowing": _negate_by_bowing,
    "keep-face": _negate,
    "act-again": _act_again,
    "take-pride": _go_on,
    "unsettle": _unsettle,
}


def gain_honor(table: Match, seat: Seat, amount: int, clause: str) -> Play[None]:
    """Let a seat gain honor, unless that is negated; a loss happens at once."""
    gains = amount > 0 and seat in table.state.alive
    if gains and (yield from react(table, Occurrence("gains", seat))):
        return
    change_honor(table, seat, amount, clause)
