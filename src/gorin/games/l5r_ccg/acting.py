"""Action rounds: what may be done, what forbids it, and the way of an action."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gorin.games.l5r_ccg.aims import CARD_AIMS, Act, aim_at
from gorin.games.l5r_ccg.base import change_honor, destroy, over, turn
from gorin.games.l5r_ccg.cards import BOW_A_FOE, title
from gorin.games.l5r_ccg.costs import forbids_cost, pay_costs
from gorin.games.l5r_ccg.court import forbids_lobby, lobby
from gorin.games.l5r_ccg.effects import EFFECTS
from gorin.games.l5r_ccg.events import Announced, Attached, Passed
from gorin.games.l5r_ccg.facts import ATTACHED, NONE, Ability, Facts
from gorin.games.l5r_ccg.figures import all_have, load_of
from gorin.games.l5r_ccg.gold import can_pay, pay
from gorin.games.l5r_ccg.reactions import Occurrence, gain_honor, react
from gorin.games.l5r_ccg.state import EMPTY, HOME, Match, State
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg, seat_name

ACT = Prompt("act", "CCG-5.1", "ask-ccg-act")
NAVAL = Prompt("naval-act", "CCG-7.17", "ask-ccg-naval-act")
HOST = Prompt("host", "CCG-6.7", "ask-ccg-host")
BOW = Prompt("choose-bow", "CCG-5.6", "ask-ccg-choose-bow")
SUZUME = 2
SHADOW = 2
UNITS = ("personality", *ATTACHED)
COUNTERS = {"use": "used", "also": "also", "tower": "bowing"}
"""Where it is counted how often an ability was used in a turn."""
Choice = tuple[str, int]
PASS: Choice = ("", EMPTY)


# -- what may be done ------------------------------------------------------------------------------


def in_battle(state: State) -> bool:
    """Return whether a battle is fought now."""
    return state.attack is not None and state.attack.slot != EMPTY


def moment(state: State) -> dict[str, Arg]:
    """Return in which round an action is taken: of a battle, with its place, or of a phase."""
    attack = state.attack
    if attack is None or attack.slot == EMPTY:
        return {"moment": "phase", "slot": 0, "seat": seat_name(state.active)}
    return {"moment": "battle", "slot": attack.slot + 1, "seat": seat_name(attack.defender)}


def act_of(state: State, seat: Seat, verb: str, handle: int) -> Act | None:
    """Return the action that a seat would take with a card, None if it has none."""
    facts = state.facts(handle)
    ability = BOW_A_FOE if verb == "tower" else facts.also if verb == "also" else facts.ability
    if ability is None or ability.trigger:
        return None
    if verb == "also" and handle not in state.play:
        ability = replace(ability, bow=False)  # a ring of the hand is discarded instead
    attack = state.attack
    if attack is None:
        return Act(seat, handle, ability, verb)
    return Act(seat, handle, ability, verb, attack.slot, attack.attacks(seat))


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
    away = found.at != act.slot and not ability.remote
    if state.facts(act.handle).kind in UNITS and away and in_battle(state):
        yield refuse("CCG-5.7", "refused-ccg-elsewhere")
    needs_unbowed = ability.bow or not (ability.tireless or ability.either)
    if found.bowed and needs_unbowed:
        yield refuse("CCG-5.7", "refused-ccg-bowed")
    if ability.times and getattr(found, COUNTERS[act.verb]) >= ability.times:
        yield refuse("CCG-5.8", "refused-ccg-used")


def hosts(table: Match, seat: Seat, facts: Facts) -> tuple[int, ...]:
    """Return the personalities that a seat may attach a follower to and can pay it for."""
    state = table.state
    return tuple(
        handle
        for handle in state.controlled(seat, "personality")
        if takes(table, handle, facts)
        and can_pay(table, seat, price_on(state, handle, facts), facts)
    )


@rule("CCG-6.12")
def takes(table: Match, handle: int, facts: Facts) -> bool:
    """Return whether a personality may have something attached.

    Spells are for shugenja; nobody has two weapons, two suits of armor or two ancestors.
    """
    host, load = table.state.facts(handle), load_of(table, handle)
    if facts.kind == "spell":
        return host.has("shugenja")
    if facts.kind == "ancestor":
        return host.clan == facts.clan and "ancestor" not in load.keywords
    if facts.kind == "item":
        worn = any(facts.has(each) and each in load.keywords for each in ("weapon", "armor"))
        return not worn and (facts.trait != "for-riders" or host.has("cavalry"))
    if facts.trait == "samurai-or-bushi":
        return host.has("samurai") or host.has("bushi")
    return host.trait != "charges" or facts.has("cavalry")


def price_on(state: State, handle: int, facts: Facts) -> int:
    """Return what a follower costs on a personality."""
    rider = facts.kind == "follower" and facts.has("cavalry")
    cheaper = rider and state.facts(handle).trait == "charges"
    return max(1, facts.cost - 2) if cheaper else facts.cost


@states("CCG-6.9")
def controls_unique(state: State, seat: Seat, facts: Facts) -> bool:
    """Return whether a seat controls a unique or singular card of a title already (CCG-6.9)."""
    if not (facts.has("unique") or facts.has("singular")):
        return False
    regions = (each.region for each in state.provinces[seat] if each.region != EMPTY)
    own = (card for card, found in state.play.items() if found.seat == seat)
    return any(state.slug(card) == facts.slug for card in (*own, *regions))


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
    if verb == "lobby":
        yield from forbids_lobby(table, seat, handle)
        return
    act = act_of(table.state, seat, verb, handle)
    if act is None:
        reacts = table.state.facts(handle).ability is not None
        id = "refused-ccg-reaction" if reacts else "refused-ccg-no-action"
        yield refuse("CCG-5.9" if reacts else "CCG-5.3", id)
        return
    yield from forbids_time(table, seat, act.ability)
    yield from forbids_card(table, act)
    yield from forbids_cost(table, act)


def thinkable(state: State, seat: Seat) -> Iterator[Choice]:
    """Yield all that a seat may think of doing in an action round with what it has."""
    for card in state.hands.get(seat, ()):
        facts = state.facts(card)
        yield ("equip" if facts.is_attached else "play", card)
        if facts.also is not None:
            yield ("also", card)
    towers = seat in state.alive and state.facts(state.strongholds[seat]).trait == "towers"
    for handle, found in state.play.items():
        if found.seat == seat:
            yield from _of_card(handle, state.facts(handle), towers=towers)


def _of_card(handle: int, facts: Facts, *, towers: bool) -> Iterator[Choice]:
    """Yield what a card in play may be used for."""
    if facts.ability is not None and facts.kind != "ring":
        yield ("use", handle)
    if facts.also is not None:
        yield ("also", handle)
    if facts.kind == "personality":
        yield ("lobby", handle)
        if towers and facts.clan == "scorpion":
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


def chances(table: Match, seat: Seat) -> tuple[Option[Choice], ...]:
    """Return what a seat may do; nothing if it is not asked.

    Whoever has no card in hand, and nothing in play that can be used now, passes unasked: that
    betrays nothing.
    """
    if not is_present(table, seat):
        return ()
    options = options_of(table, seat)
    return options if len(options) > 1 or table.state.hands[seat] else ()


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
        options = chances(table, seat)
        if options:
            decision = Decision(seat, ACT, options, secret=True, args=moment(state))
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
    elif verb == "lobby":
        lobby(table, seat, handle)
    else:
        act = act_of(table.state, seat, verb, handle)
        assert act is not None, handle
        yield from _take(table, act)


def _take(table: Match, act: Act) -> Play[None]:
    """Take an action: announce it, pay its costs, choose its targets, let it have its effect.

    Once it has its targets it may be answered, and negated.
    """
    state, ability = table.state, act.ability
    table.record(Announced(act.seat, act.handle, state.slug(act.handle), act.verb))
    focus = yield from pay_costs(table, act)
    chosen: tuple[int, ...] = (focus,) if ability.effect == "tactics" else ()
    aimed: tuple[int, ...] = ()
    for aim in ability.aims:
        if aim.startswith("if-"):
            continue
        target = yield from aim_at(table, replace(act, chosen=chosen), aim)
        if target == EMPTY:
            return
        chosen = (*chosen, target)
        aimed += (target,) if aim in CARD_AIMS else ()
    about = Occurrence("targeted", act.seat, aimed, act.slot if in_battle(state) else HOME)
    if aimed and (yield from react(table, about)):
        return
    yield from _resolve(table, replace(act, chosen=chosen))


@rule("CCG-5.6")
def _resolve(table: Match, act: Act) -> Play[None]:
    """Let an action have its effects; whoever it has moved may react."""
    state, ability = table.state, act.ability
    before = tuple(
        (card, found.at)
        for card, found in state.play.items()
        if (own := state.facts(card).ability) is not None and own.trigger == "moved"
    )
    effect = EFFECTS[ability.effect](table, act)
    if effect is not None:
        yield from effect
    if ability.destroy:
        _ = destroy(table, (act.handle,), "CCG-5.6")
    moved = tuple(card for card, at in before if card in state.play and state.play[card].at != at)
    if moved and in_battle(state):
        _ = yield from react(table, Occurrence("moved", act.seat, moved, act.slot))


def naval_action(table: Match, frame: Frame) -> Play[None]:
    """An attacker may take the first action of a battle, with a card of a Naval unit (CCG-7.17)."""
    state, seat = table.state, frame.seat
    if over(table) or seat not in state.alive or not in_battle(state):
        return
    units = (each for each in state.at(_slot(state)) if state.play[each].seat == seat)
    crew = {card for each in units if all_have(state, each, "naval") for card in state.unit(each)}
    options = tuple(
        option
        for option in options_of(table, seat)
        if not option.value[0] or option.value[1] in crew
    )
    verb, handle = yield from ask(Decision(seat, NAVAL, options))
    if verb:
        yield from _do(table, seat, verb, handle)
    else:
        table.record(Passed(seat))


def _slot(state: State) -> int:
    return HOME if state.attack is None else state.attack.slot


@rule("CCG-5.11")
def extra_action(table: Match, frame: Frame) -> Play[None]:
    """A seat may take an additional action before the round goes on; to pass it does not count."""
    seat = frame.seat
    if over(table) or seat not in table.state.alive:
        return
    options = chances(table, seat)
    if not options:
        return
    decision = Decision(seat, ACT, options, secret=True, args=moment(table.state))
    verb, handle = yield from ask(decision)
    if verb:
        yield from _do(table, seat, verb, handle)
    else:
        table.record(Passed(seat))


def _equip(table: Match, seat: Seat, handle: int) -> Play[None]:
    """Attach a card of the hand to a personality of the seat, and pay for it."""
    state = table.state
    facts = state.facts(handle)
    table.record(Announced(seat, handle, facts.slug))
    found = hosts(table, seat, facts)
    options = tuple(Option(f"on:{state.slug(host)}.{host}", host) for host in found)
    host: int = yield from ask(Decision(seat, HOST, options, args={"card": title(facts.slug)}))
    yield from pay(table, seat, price_on(state, host, facts), facts)
    table.record(Attached(seat, handle, facts.slug, host, state.slug(host)))
    if facts.trait == "suzume":
        turn(table, (host,), "CCG-6.10", bowed=True)
        yield from gain_honor(table, seat, SUZUME, "CCG-6.10")
    if facts.trait == "shadow":
        change_honor(table, seat, -SHADOW, "CCG-6.10")


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
