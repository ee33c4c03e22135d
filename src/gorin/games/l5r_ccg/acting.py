"""Action rounds: what may be done, what forbids it, and the way of an action."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gorin.games.l5r_ccg.aims import Act, aim_at, can_aim
from gorin.games.l5r_ccg.base import change_honor, destroy, over, turn
from gorin.games.l5r_ccg.cards import BOW_A_FOE
from gorin.games.l5r_ccg.effects import EFFECTS
from gorin.games.l5r_ccg.events import Announced, Attached, HandDiscarded, Passed, Turned
from gorin.games.l5r_ccg.facts import NONE, Ability, Facts
from gorin.games.l5r_ccg.gold import can_pay, pay
from gorin.games.l5r_ccg.state import EMPTY, Match, State
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

ACT = Prompt("act", "CCG-5.1", "ask-ccg-act")
HOST = Prompt("host", "CCG-6.7", "ask-ccg-host")
COST = Prompt("cost", "CCG-5.4", "ask-ccg-cost")
DISCARD = Prompt("discard-cost", "CCG-5.4", "ask-ccg-discard-cost")
BOW = Prompt("choose-bow", "CCG-5.6", "ask-ccg-choose-bow")
SUZUME = 2
UNITS = ("personality", "follower")
Choice = tuple[str, int]
PASS: Choice = ("", EMPTY)


# -- what may be done ------------------------------------------------------------------------------


def in_battle(state: State) -> bool:
    """Return whether a battle is fought now."""
    return state.attack is not None and state.attack.slot != EMPTY


def act_of(state: State, seat: Seat, verb: str, handle: int) -> Act | None:
    """Return the action that a seat would take with a card, None if it has none."""
    ability = BOW_A_FOE if verb == "tower" else state.facts(handle).ability
    if ability is None:
        return None
    attack = state.attack
    if attack is None:
        return Act(seat, handle, ability, verb == "tower")
    return Act(seat, handle, ability, verb == "tower", attack.slot, attack.attacks(seat))


@rule("CCG-5.2", "CCG-5.3")
def forbids_time(table: Match, seat: Seat, ability: Ability) -> Iterator[Refusal]:
    """Yield what forbids an action by its designators: Limited, Open, Battle."""
    state = table.state
    if in_battle(state):
        if "battle" not in ability.when:
            yield refuse("CCG-5.3", "refused-ccg-battle")
    elif "open" in ability.when:
        return
    elif "limited" not in ability.when:
        yield refuse("CCG-5.3", "refused-ccg-no-battle")
    elif state.active != seat:
        yield refuse("CCG-5.2", "refused-ccg-limited")


@rule("CCG-5.8")
def forbids_card(table: Match, act: Act) -> Iterator[Refusal]:
    """Yield what forbids an action as its card lies elsewhere, is bowed or was used."""
    state, ability = table.state, act.ability
    found = state.play.get(act.handle)
    if found is None:
        return
    if state.facts(act.handle).kind in UNITS and found.at != act.slot and in_battle(state):
        yield refuse("CCG-5.7", "refused-ccg-elsewhere")
    needs_unbowed = ability.bow or not (ability.tireless or ability.either)
    if found.bowed and needs_unbowed:
        yield refuse("CCG-5.7", "refused-ccg-bowed")
    used = found.bowing if act.is_given else found.used
    if ability.times and used >= ability.times:
        yield refuse("CCG-5.8", "refused-ccg-used")


def forbids_cost(table: Match, act: Act) -> Iterator[Refusal]:
    """Yield what forbids an action as its costs cannot be paid, or it has no target."""
    state, ability = table.state, act.ability
    gold = ability.gold + _price(state, act.handle)
    spared = act.handle if ability.bow else EMPTY
    if gold and not can_pay(table, act.seat, gold, None, spared):
        yield refuse("CCG-6.1", "refused-ccg-gold", gold=gold)
    if ability.discard and not _spare(state, act):
        yield refuse("CCG-5.5", "refused-ccg-hand")
    if ability.either and state.play[act.handle].bowed and not _spare(state, act):
        yield refuse("CCG-5.5", "refused-ccg-hand")
    if not can_aim(table, act):
        yield refuse("CCG-5.5", "refused-ccg-target")


def _price(state: State, handle: int) -> int:
    facts = state.facts(handle)
    return facts.cost if facts.kind == "strategy" else 0


def _spare(state: State, act: Act) -> tuple[int, ...]:
    """Return the cards of a seat's hand that it can discard for an action."""
    return tuple(card for card in state.hands[act.seat] if card != act.handle)


def hosts(table: Match, seat: Seat, facts: Facts) -> tuple[int, ...]:
    """Return the personalities that a seat may attach a follower to and can pay it for."""
    state = table.state
    return tuple(
        handle
        for handle in state.controlled(seat, "personality")
        if _takes(state, handle, facts)
        and can_pay(table, seat, price_on(state, handle, facts), facts)
    )


def _takes(state: State, handle: int, facts: Facts) -> bool:
    host = state.facts(handle)
    if facts.trait == "samurai-or-bushi":
        return host.has("samurai") or host.has("bushi")
    return host.trait != "charges" or facts.has("cavalry")


def price_on(state: State, handle: int, facts: Facts) -> int:
    """Return what a follower costs on a personality."""
    cheaper = state.facts(handle).trait == "charges" and facts.has("cavalry")
    return max(1, facts.cost - 2) if cheaper else facts.cost


@states("CCG-6.9")
def controls_unique(state: State, seat: Seat, facts: Facts) -> bool:
    """Return whether a seat controls a unique card of a title already (CCG-6.9)."""
    return facts.has("unique") and any(
        found.seat == seat and state.slug(card) == facts.slug for card, found in state.play.items()
    )


@rule("CCG-6.7", "CCG-6.8")
def forbids_equip(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield what forbids attaching a follower of the hand."""
    state = table.state
    facts = state.facts(handle)
    if in_battle(state) or state.active != seat:
        yield refuse("CCG-6.7", "refused-ccg-limited")
    if facts.requirement != NONE and state.honor[seat] < facts.requirement:
        yield refuse("CCG-6.8", "refused-ccg-honor", honor=facts.requirement)
    if controls_unique(state, seat, facts):
        yield refuse("CCG-6.9", "refused-ccg-unique")
    if not hosts(table, seat, facts):
        yield refuse("CCG-6.7", "refused-ccg-host")


def forbids(table: Match, seat: Seat, verb: str, handle: int) -> Iterator[Refusal]:
    """Yield every clause that forbids something in an action round."""
    if verb == "equip":
        yield from forbids_equip(table, seat, handle)
        return
    act = act_of(table.state, seat, verb, handle)
    if act is None:
        yield refuse("CCG-5.3", "refused-ccg-no-action")
        return
    yield from forbids_time(table, seat, act.ability)
    yield from forbids_card(table, act)
    yield from forbids_cost(table, act)


def thinkable(state: State, seat: Seat) -> Iterator[Choice]:
    """Yield all that a seat may think of doing in an action round with what it has."""
    for card in state.hands.get(seat, ()):
        yield ("equip" if state.facts(card).kind == "follower" else "play", card)
    towers = seat in state.alive and state.facts(state.strongholds[seat]).trait == "towers"
    for handle, found in state.play.items():
        if found.seat == seat:
            facts = state.facts(handle)
            if facts.ability is not None:
                yield ("use", handle)
            if towers and facts.kind == "personality" and facts.clan == "scorpion":
                yield ("tower", handle)


def options_of(table: Match, seat: Seat) -> tuple[Option[Choice], ...]:
    """Return what a seat may do in an action round."""
    state = table.state
    return (
        Option("pass", PASS),
        *(
            Option(f"{verb}:{state.slug(handle)}.{handle}", (verb, handle))
            for verb, handle in thinkable(state, seat)
            if next(iter(forbids(table, seat, verb, handle)), None) is None
        ),
    )


@rule("CCG-5.7")
def is_present(table: Match, seat: Seat) -> bool:
    """Return whether a seat takes part in an action round: in a battle with a unit there."""
    state = table.state
    if state.attack is None:
        return True
    slot = state.attack.slot
    return any(found.seat == seat and found.at == slot for found in state.play.values())


def may_act(table: Match, seat: Seat) -> bool:
    """Return whether, for all that anybody can see, a seat may be able to do something.

    Whoever has no card in hand and no card with an action for this time passes unasked: that
    betrays nothing.
    """
    state = table.state
    if not is_present(table, seat):
        return False
    if state.hands[seat]:
        return True
    acts = (act_of(state, seat, verb, card) for verb, card in thinkable(state, seat))
    abilities = (act.ability for act in acts if act is not None)
    return any(next(iter(forbids_time(table, seat, each)), None) is None for each in abilities)


# -- doing it --------------------------------------------------------------------------------------


@rule("CCG-5.1")
def action_round(table: Match, frame: Frame) -> Play[None]:
    """Seats act in turn order until all pass one after the other.

    The first number of the frame says how many have passed in a row, the second whether it is a
    round of a battle.
    """
    state = table.state
    passes, battle = frame.data
    if over(table) or bool(battle) != in_battle(state):
        return
    if not battle and state.active not in state.alive:
        return
    seat = frame.seat if frame.seat in state.alive else state.after(frame.seat)
    while passes < len(state.alive):
        if may_act(table, seat):
            decision = Decision(seat, ACT, options_of(table, seat), secret=True)
            verb, handle = yield from ask(decision)
            data = (0, battle) if verb else (passes + 1, battle)
            table.push(Frame("action-round", state.after(seat), data))
            if verb:
                yield from _do(table, seat, verb, handle)
            else:
                table.record(Passed(seat))
            return
        passes += 1
        seat = state.after(seat)


def _do(table: Match, seat: Seat, verb: str, handle: int) -> Play[None]:
    if verb == "equip":
        yield from _equip(table, seat, handle)
        return
    act = act_of(table.state, seat, verb, handle)
    assert act is not None, handle
    yield from _take(table, act)


@rule("CCG-5.6")
def _take(table: Match, act: Act) -> Play[None]:
    """Take an action: announce it, pay its costs, choose its targets, let it have its effect."""
    state, ability = table.state, act.ability
    slug = state.slug(act.handle)
    table.record(Announced(act.seat, act.handle, slug, act.is_given))
    if ability.bow:
        table.record(Turned((act.handle,), (slug,), bowed=True, clause="CCG-5.4"))
    yield from pay(table, act.seat, ability.gold + _price(state, act.handle), None)
    focus = yield from _discards(table, act)
    chosen: tuple[int, ...] = (focus,) if ability.effect == "tactics" else ()
    for aim in ability.aims:
        if aim.startswith("if-"):
            continue
        target = yield from aim_at(table, replace(act, chosen=chosen), aim)
        if target == EMPTY:
            return
        chosen = (*chosen, target)
    EFFECTS[ability.effect](table, replace(act, chosen=chosen))
    if ability.destroy:
        _ = destroy(table, (act.handle,), "CCG-5.6")


def _discards(table: Match, act: Act) -> Play[int]:
    """Discard a card of the hand as a cost; return its Focus Value."""
    state, ability = table.state, act.ability
    cards = _spare(state, act)
    if ability.either:
        options = [Option("cost-bow", 0)] if not state.play[act.handle].bowed else []
        if cards:
            options.append(Option("cost-discard", 1))
        if not (yield from ask(Decision(act.seat, COST, tuple(options)))):
            turn(table, (act.handle,), "CCG-5.4", bowed=True)
            return 0
    elif not ability.discard:
        return 0
    found = tuple(Option(f"card:{state.slug(card)}.{card}", card) for card in cards)
    card = yield from ask(Decision(act.seat, DISCARD, found))
    slugs = state.slugs((card,))
    focus = state.facts(card).focus
    table.record(HandDiscarded(act.seat, (card,), slugs, "CCG-5.4"))
    return focus


def _equip(table: Match, seat: Seat, handle: int) -> Play[None]:
    """Attach a follower of the hand to a personality of the seat, and pay for it."""
    state = table.state
    facts = state.facts(handle)
    table.record(Announced(seat, handle, facts.slug, is_given=False))
    found = hosts(table, seat, facts)
    options = tuple(Option(f"on:{state.slug(host)}.{host}", host) for host in found)
    host: int = yield from ask(Decision(seat, HOST, options))
    yield from pay(table, seat, price_on(state, host, facts), facts)
    table.record(Attached(seat, handle, facts.slug, host, state.slug(host)))
    if facts.trait == "suzume":
        turn(table, (host,), "CCG-6.10", bowed=True)
        change_honor(table, seat, SUZUME, "CCG-6.10")


def choose_bow(table: Match, frame: Frame) -> Play[None]:
    """A seat bows one of its unbowed personalities."""
    state, seat = table.state, frame.seat
    if seat not in state.alive or over(table):
        return
    people = tuple(
        card for card in state.controlled(seat, "personality") if not state.play[card].bowed
    )
    if not people:
        return
    options = tuple(Option(f"on:{state.slug(card)}.{card}", card) for card in people)
    card: int = yield from ask(Decision(seat, BOW, options))
    turn(table, (card,), "CCG-5.6", bowed=True)
