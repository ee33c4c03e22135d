"""The attack phase: declaring, allies, maneuvers, battles."""

from __future__ import annotations

from gorin.games.l5r_ccg.base import destroy, eliminate, lost_all_provinces, over
from gorin.games.l5r_ccg.battle_events import (
    AllyAnswered,
    AllyOffered,
    Assigned,
    AttackBegan,
    AttackEnded,
    BattleBegan,
    BattleEnded,
    ProvinceDestroyed,
    Resolved,
)
from gorin.games.l5r_ccg.events import Passed, PhaseBegan
from gorin.games.l5r_ccg.figures import all_have, army, rides, unit_force
from gorin.games.l5r_ccg.reactions import gain_honor
from gorin.games.l5r_ccg.state import EMPTY, HOME, Attack, Match, State
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Assignment
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

DECLARE = Prompt("declare", "CCG-7.1", "ask-ccg-declare")
ALLY = Prompt("ally", "CCG-9.4", "ask-ccg-ally")
ACCEPT = Prompt("accept", "CCG-9.4", "ask-ccg-accept")
ASSIGN = Prompt("assign", "CCG-7.3", "ask-ccg-assign")
BATTLE = Prompt("battle", "CCG-7.6", "ask-ccg-battle")
MAY_GAIN = Prompt("may-gain", "CCG-1.5", "ask-ccg-may-gain")
INFANTRY, CAVALRY = 0, 1


@rule("CCG-7.4")
def assignable(table: Match, seat: Seat, window: int) -> tuple[int, ...]:
    """Return the personalities that a seat may assign: unbowed, at home, then only riders."""
    state = table.state
    return tuple(
        handle
        for handle in state.controlled(seat, "personality")
        if not state.play[handle].bowed
        and state.play[handle].at == HOME
        and (window == INFANTRY or rides(state, handle))
    )


@rule("CCG-4.5", "CCG-7.1", "CCG-7.2")
def attack_phase(table: Match, frame: Frame) -> Play[None]:
    """The active seat attacks one other seat or none; whoever can assign nobody is not asked."""
    state, seat = table.state, frame.seat
    if over(table) or seat not in state.alive:
        return
    table.record(PhaseBegan("attack", "CCG-4.5"))
    if not assignable(table, seat, INFANTRY):
        return
    others = tuple(other for other in state.around(seat) if other != seat)
    options = (
        Option("pass", EMPTY),
        *(Option(f"attack:{other}", int(other)) for other in others),
    )
    chosen = yield from ask(Decision(seat, DECLARE, options))
    if chosen == EMPTY:
        table.record(Passed(seat, "CCG-7.1"))
        return
    table.record(AttackBegan(seat, Seat(chosen)))
    third = (other for other in others if other != chosen)
    table.push(
        *(Frame("ally", other) for other in third),
        Frame("maneuvers", data=(INFANTRY,)),
        Frame("maneuvers", data=(CAVALRY,)),
        Frame("next-battle"),
        Frame("end-attack"),
    )


@rule("CCG-9.4")
def ally(table: Match, frame: Frame) -> Play[None]:
    """A third seat may offer to fight on a side; the leader of that side takes it or not."""
    state, seat, attack = table.state, frame.seat, table.state.attack
    if attack is None or seat not in state.alive or not assignable(table, seat, INFANTRY):
        return
    leaders = tuple(each for each in (attack.attacker, attack.defender) if each in state.alive)
    options = (Option("stay", EMPTY), *(Option(f"join:{each}", int(each)) for each in leaders))
    chosen = yield from ask(Decision(seat, ALLY, options))
    if chosen == EMPTY:
        return
    leader = Seat(chosen)
    table.record(AllyOffered(seat, leader))
    answers = (Option("refuse", 0), Option("accept", 1))
    accepted = yield from ask(Decision(leader, ACCEPT, answers, concerns=seat))
    attacks = leader == attack.attacker
    table.record(AllyAnswered(leader, seat, attacks, accepted=bool(accepted)))


@rule("CCG-7.5", "CCG-9.5")
def maneuvers(table: Match, frame: Frame) -> None:
    """A window of maneuvers: the attacker and his allies assign, then the defender and his."""
    state, attack = table.state, table.state.attack
    if attack is None:
        return
    first = state.around(attack.attacker)
    then = state.around(attack.defender)
    seats = [seat for seat in first if attack.attacks(seat)]
    seats += (seat for seat in then if attack.defends(seat))
    table.push(*(Frame("assign", seat, frame.data) for seat in seats))


@rule("CCG-7.3")
def assign(table: Match, frame: Frame) -> Play[None]:
    """A seat assigns any of its units to the battlefields, which may be several."""
    state, seat, attack = table.state, frame.seat, table.state.attack
    (window,) = frame.data
    if attack is None or seat not in state.alive:
        return
    able = assignable(table, seat, window)
    if not able:
        return
    keys = tuple(f"unit:{state.slug(handle)}.{handle}" for handle in able)
    slots = state.standing(attack.defender)
    places = tuple(f"field:{attack.defender}.{slot}" for slot in slots)
    domain = Assignment(keys, places, 0, len(keys))
    decision: Decision[tuple[tuple[str, str], ...]] = Decision(seat, ASSIGN, domain=domain)
    chosen = yield from ask(decision)
    handles = tuple(able[keys.index(key)] for key, _ in chosen)
    fields = tuple(slots[places.index(place)] for _, place in chosen)
    slugs, attacks = state.slugs(handles), attack.attacks(seat)
    table.record(Assigned(seat, handles, slugs, fields, attacks, early=window == INFANTRY))


# -- battles ---------------------------------------------------------------------------------------


def contested(state: State, attack: Attack) -> tuple[int, ...]:
    """Return the provinces where units stand and no battle was fought yet."""
    return tuple(
        slot
        for slot in state.standing(attack.defender)
        if slot not in attack.fought and state.at(slot)
    )


@rule("CCG-7.6", "CCG-7.7", "CCG-9.2")
def next_battle(table: Match, frame: Frame) -> Play[None]:
    """The attacker says where the next battle is; if he is out, the player to his left does."""
    state, attack = table.state, table.state.attack
    if over(table) or attack is None:
        return
    fields = contested(state, attack)
    if not fields:
        return
    leader = attack.attacker
    seat = leader if leader in state.alive else state.after(leader)
    keys = (f"field:{attack.defender}.{slot}" for slot in fields)
    options = tuple(Option(key, slot) for key, slot in zip(keys, fields, strict=True))
    slot = yield from ask(Decision(seat, BATTLE, options))
    table.record(BattleBegan(attack.defender, slot))
    first = (Frame("naval-action", each) for each in naval_seats(table, attack, slot))
    table.push(
        *first,
        Frame("action-round", attack.defender, (0, 1)),
        Frame("resolve"),
        Frame("next-battle"),
    )


@rule("CCG-7.17")
def naval_seats(table: Match, attack: Attack, slot: int) -> tuple[Seat, ...]:
    """Return the attackers that act before the defender: those with a Naval unit there."""
    state = table.state
    units = (each for each in army(state, slot, attacks=True) if all_have(state, each, "naval"))
    seats = dict.fromkeys(state.play[each].seat for each in units)
    return tuple(seat for seat in seats if attack.attacks(seat))


@rule("CCG-7.8")
def army_force(table: Match, slot: int, *, attacks: bool) -> int:
    """Return the Force of an army: of its unbowed personalities and followers."""
    return sum(unit_force(table, each) for each in army(table.state, slot, attacks=attacks))


@rule("CCG-1.3")
def strength(table: Match, seat: Seat) -> int:
    """Return the strength of each province of a seat: of its stronghold, and of its sensei."""
    state = table.state
    teachers = (state.facts(card).strength for card in state.controlled(seat, "sensei"))
    return state.facts(state.strongholds[seat]).strength + sum(teachers)


@rule("CCG-7.10")
def losing(table: Match, slot: int) -> tuple[bool, bool]:
    """Return whether the attacking and the defending army are destroyed.

    The one with less Force is; with as much, both are, if there are units on both sides.
    """
    ours = army_force(table, slot, attacks=True)
    theirs = army_force(table, slot, attacks=False)
    if ours != theirs:
        return ours < theirs, theirs < ours
    both = all(army(table.state, slot, attacks=side) for side in (True, False))
    return both, both


@rule("CCG-7.9")
def breaks_through(table: Match, attack: Attack) -> bool:
    """Return whether the attackers have more Force than the defenders and the province."""
    ours = army_force(table, attack.slot, attacks=True)
    theirs = army_force(table, attack.slot, attacks=False)
    return ours > theirs + strength(table, attack.defender)


@rule("CCG-7.11", "CCG-9.6")
def resolve(table: Match, frame: Frame) -> Play[None]:
    """A battle is resolved; its leaders gain honor for the cards that their sides destroyed."""
    state, attack = table.state, table.state.attack
    if over(table) or attack is None or attack.slot == EMPTY:
        return
    slot, defender = attack.slot, attack.defender
    lost, falls = losing(table, slot), breaks_through(table, attack)
    ours = army_force(table, slot, attacks=True)
    theirs = army_force(table, slot, attacks=False)
    table.record(Resolved(defender, slot, ours, theirs, strength(table, defender)))
    sides = tuple(army(state, slot, attacks=side) for side in (True, False))
    gone = [0, 0]
    for place, loses in enumerate(lost):
        if loses:
            gone[place] = destroy(table, sides[place], "CCG-7.8")
    honor = table.rulebook.numbers.honor_for_card
    yield from gain_honor(table, attack.attacker, honor * gone[1], "CCG-7.11")
    yield from gain_honor(table, defender, honor * gone[0], "CCG-7.11")
    winning = () if lost[0] == lost[1] else sides[int(lost[0])]
    if falls:
        winning = sides[0]
        _fall(table, defender, slot)
    yield from taught(table, winning)
    if state.attack is not None:
        table.record(BattleEnded(slot))


@rule("CCG-1.5")
def taught(table: Match, winning: tuple[int, ...]) -> Play[None]:
    """Let seats with units in a winning army do what their sensei teaches after a resolution."""
    state = table.state
    for seat in state.around(state.active):
        schools = state.controlled(seat, "sensei")
        own = (card for card in winning if card in state.play and state.play[card].seat == seat)
        maidens = sum(state.facts(card).has("battle-maiden") for card in own)
        if not maidens or not any(state.facts(card).trait == "maidens" for card in schools):
            continue
        options = (Option("gain", 1), Option("no-gain", 0))
        if (yield from ask(Decision(seat, MAY_GAIN, options, args={"honor": maidens}))):
            yield from gain_honor(table, seat, maidens, "CCG-1.5")


def _fall(table: Match, seat: Seat, slot: int) -> None:
    """Destroy a province; whoever has none left is out at once (CCG-10.2)."""
    state = table.state
    found = state.provinces[seat][slot]
    cards = tuple(card for card in (found.card, found.region) if card != EMPTY)
    table.record(ProvinceDestroyed(seat, slot, cards, state.slugs(cards)))
    if lost_all_provinces(table, seat):
        eliminate(table, seat, "ccg-out-by-provinces", "CCG-10.2")


@rule("CCG-7.12")
def end_attack(table: Match, frame: Frame) -> None:
    """The attack is over: all go home."""
    if table.state.attack is not None and not over(table):
        table.record(AttackEnded())
