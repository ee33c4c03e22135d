"""What an action may be aimed at: cards, seats, provinces and battlefields, by names of aims."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from gorin.games.l5r_ccg.cards import title
from gorin.games.l5r_ccg.events import Chosen
from gorin.games.l5r_ccg.facts import Ability, Facts
from gorin.games.l5r_ccg.figures import army, chi, fights, force, load_of, personal_honor, rides
from gorin.games.l5r_ccg.state import EMPTY, HOME, InPlay, Match, State
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.words import Message, say, seat_name

AIM = Prompt("aim", "CCG-5.4", "ask-ccg-aim")
ROW = 16
"""A place is told as one number: the seat times this, and the number of the province."""
MANY_RINGS = 3
PURE = 3
STRONG = 7
PROUD = 11
MODEST = 19


class Act(Struct, frozen=True):
    """An action of a card that a seat takes.

    Attributes:
        verb: how it is used: a card that is played (play), its ability (use), the second one
            (also), or what the stronghold gives it (tower).
        slot: the battlefield where it is taken, HOME outside of battles.
        attacks: the seat is on the attacking side.
        chosen: what was chosen for it so far.
    """

    seat: Seat
    handle: int
    ability: Ability
    verb: str = "use"
    slot: int = HOME
    attacks: bool = False
    chosen: tuple[int, ...] = ()


Test = Callable[[Match, Act, int, InPlay, Facts], bool]


# -- cards in play ---------------------------------------------------------------------------------


def _here(act: Act, found: InPlay) -> bool:
    """Return whether a card is where the action is taken; outside of battles all are."""
    return act.slot in (HOME, found.at)


def _is_enemy(act: Act, found: InPlay) -> bool:
    return found.at == act.slot != HOME and found.attacks != act.attacks


def _is_person(facts: Facts) -> bool:
    return facts.kind == "personality"


def _attached(state: State, handle: int) -> bool:
    return any(each.host == handle for each in state.play.values())


@rule("CCG-7.13")
def exposed(table: Match, act: Act, handle: int) -> bool:
    """Return whether a card is an enemy follower, or an enemy personality without followers."""
    state = table.state
    if not _is_enemy(act, state.play[handle]):
        return False
    kind = state.facts(handle).kind
    return kind == "follower" or (kind == "personality" and not load_of(table, handle).followers)


def _foe(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return exposed(table, act, handle)


def _foe_card(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _is_enemy(act, found) and fights(table.state, handle)


def _foe_follower(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return facts.kind == "follower" and _is_enemy(act, found)


def _foe_on_foot_alone(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return exposed(table, act, handle) and not facts.has("cavalry")


def _enemy(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _is_person(facts) and _is_enemy(act, found)


def _enemy_attacker(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _enemy(table, act, handle, found, facts) and found.attacks


def _foe_no_stronger(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    weaker = _is_person(facts) and _is_enemy(act, found)
    return weaker and force(table, handle) <= force(table, act.handle)


def _foe_alone(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _is_person(facts) and _is_enemy(act, found) and not _attached(table.state, handle)


def _foe_on_foot(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _is_person(facts) and _is_enemy(act, found) and not rides(table.state, handle)


def _attacking_follower(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _foe_follower(table, act, handle, found, facts) and found.attacks


def _person(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _is_person(facts) and _here(act, found)


def _foreign_person(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _is_person(facts) and found.seat != act.seat


def _attacker_here(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _is_person(facts) and found.at == act.slot and found.attacks


def _strong_unit(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    if not (_is_person(facts) and found.at == act.slot):
        return False
    return sum(force(table, card) for card in table.state.unit(handle)) >= STRONG


@rule("CCG-7.14")
def is_opposed(table: Match, handle: int) -> bool:
    """Return whether there is a unit of the other side at the battlefield of a card."""
    found = table.state.play[handle]
    return found.at != HOME and bool(army(table.state, found.at, attacks=not found.attacks))


def _opposed(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _is_person(facts) and found.at == act.slot and is_opposed(table, handle)


def _own_here(act: Act, found: InPlay, facts: Facts) -> bool:
    return _is_person(facts) and found.seat == act.seat and found.at == act.slot != HOME


def _own_fighting(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _own_here(act, found, facts) and not found.fought


def _own_elsewhere(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return (
        _is_person(facts)
        and found.seat == act.seat
        and found.at != act.slot
        and not found.fought
        and handle not in act.chosen
    )


def _own_home(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    at_home = _is_person(facts) and found.seat == act.seat and found.at == HOME
    return at_home and not found.fought


def _own_pure(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _own_here(act, found, facts) and personal_honor(table.state, handle) >= PURE


def _own_unbowed(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _own_here(act, found, facts) and not found.bowed


def _own_mystic(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    able = facts.has("shugenja") or facts.has("monk")
    return able and found.seat == act.seat and not found.bowed and _here(act, found)


def _own_courtier(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return facts.has("courtier") and found.seat == act.seat and not found.bowed


def _dishonorable(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return found.dishonorable


def _own_samurai(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _own_here(act, found, facts) and facts.has("samurai") and not found.bowed


def _own_opposed_samurai(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _own_samurai(table, act, handle, found, facts) and is_opposed(table, handle)


def _own_riders(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _own_here(act, found, facts) and not found.bowed and rides(table.state, handle)


def _rider(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    able = not found.bowed and not found.switched and not found.fought
    return _own_here(act, found, facts) and facts.has("cavalry") and able


def _other_rider(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    able = not found.bowed and not found.switched and facts.has("cavalry")
    return able and _own_elsewhere(table, act, handle, found, facts)


def _own_follower(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    own = found.seat == act.seat and found.at == act.slot
    return facts.kind == "follower" and own and not found.bowed


def _own_follower_of_this(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return found.host == act.handle and facts.kind == "follower"


def _cavalry_follower(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return facts.kind == "follower" and facts.has("cavalry") and _here(act, found)


def _samurai(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _person(table, act, handle, found, facts) and facts.has("samurai")


def _pure_samurai(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return _samurai(table, act, handle, found, facts) and (
        personal_honor(table.state, handle) >= PURE
    )


def _first_courtier(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    state = table.state
    if found.seat != act.seat or found.bowed or not facts.has("courtier"):
        return False
    skill = chi(table, handle) + personal_honor(state, handle)
    rivals = (
        each
        for each, other in state.play.items()
        if other.seat != act.seat and state.facts(each).has("courtier")
    )
    return all(skill > chi(table, each) + personal_honor(state, each) for each in rivals)


def _holding(table: Match, act: Act, handle: int, found: InPlay, facts: Facts) -> bool:
    return facts.kind == "holding"


CARD_AIMS: dict[str, Test] = {
    "foe": _foe,
    "foe-card": _foe_card,
    "foe-follower": _foe_follower,
    "foe-no-stronger": _foe_no_stronger,
    "foe-alone": _foe_alone,
    "foe-on-foot": _foe_on_foot,
    "attacking-follower": _attacking_follower,
    "person": _person,
    "person-here": _person,
    "foreign-person": _foreign_person,
    "attacker-here": _attacker_here,
    "strong-unit": _strong_unit,
    "opposed": _opposed,
    "own-person": _own_fighting,
    "own-person-elsewhere": _own_elsewhere,
    "own-fighting": _own_fighting,
    "own-home": _own_home,
    "own-pure": _own_pure,
    "own-samurai": _own_samurai,
    "own-opposed-samurai": _own_opposed_samurai,
    "own-riders": _own_riders,
    "rider": _rider,
    "other-rider": _other_rider,
    "own-follower": _own_follower,
    "own-follower-of-this": _own_follower_of_this,
    "cavalry-follower": _cavalry_follower,
    "samurai": _samurai,
    "pure-samurai": _pure_samurai,
    "first-courtier": _first_courtier,
    "holding": _holding,
    "enemy": _enemy,
    "enemy-attacker": _enemy_attacker,
    "foe-on-foot-alone": _foe_on_foot_alone,
    "own-unbowed": _own_unbowed,
    "own-mystic": _own_mystic,
    "own-courtier": _own_courtier,
    "dishonorable": _dishonorable,
}


# -- all that can be aimed at ----------------------------------------------------------------------


def _protected(state: State, act: Act, handle: int, facts: Facts) -> bool:
    """Return whether a personality cannot be a target of a Political action."""
    if not act.ability.political:
        return False
    foreign = state.play[handle].seat != act.seat
    return facts.trait == "strong-followers" or (facts.trait == "above-politics" and foreign)


def _cards(table: Match, act: Act, aim: str) -> Iterator[int]:
    state, test = table.state, CARD_AIMS[aim]
    for handle, found in state.play.items():
        facts = state.facts(handle)
        if test(table, act, handle, found, facts) and not _protected(state, act, handle, facts):
            yield handle


def _players(table: Match, act: Act, aim: str) -> Iterator[int]:
    state = table.state
    for seat in state.around(act.seat):
        if aim == "player" or any(
            not state.play[each].bowed for each in state.controlled(seat, "personality")
        ):
            yield seat


def _provinces(table: Match, act: Act, aim: str) -> Iterator[int]:
    state = table.state
    for seat in state.around(act.seat):
        for slot in state.standing(seat):
            if state.provinces[seat][slot].card != EMPTY:
                yield seat * ROW + slot


def _fields(table: Match, act: Act, aim: str) -> Iterator[int]:
    state = table.state
    attack = state.attack
    if attack is None:
        return
    for slot in state.standing(attack.defender):
        if slot != attack.slot and slot not in attack.fought:
            yield attack.defender * ROW + slot


OTHERS = {
    "player": _players,
    "player-with-unbowed": _players,
    "province-with-card": _provinces,
    "other-field": _fields,
}


def holds(table: Match, act: Act, aim: str) -> bool:
    """Return whether a condition of an action is true; what is no condition is."""
    state = table.state
    if aim == "if-modest":
        return state.honor[act.seat] <= MODEST
    if aim == "if-active-proud":
        return state.honor[state.active] >= PROUD
    if aim == "if-alone":
        return not state.controlled(act.seat, "personality")
    if aim == "if-few-rings":
        rings = state.controlled(act.seat, "ring")
        return len(rings) < MANY_RINGS and state.slug(act.handle) not in state.slugs(rings)
    if aim == "if-no-terrain":
        return state.attack is not None and state.attack.terrain == EMPTY
    if aim == "if-at-court":
        return state.favor == act.seat or controls(state, act.seat, "left-hand-of-the-emperor")
    return True


def controls(state: State, seat: Seat, slug: str) -> bool:
    """Return whether a seat controls a card of a title."""
    return any(
        found.seat == seat and state.slug(card) == slug for card, found in state.play.items()
    )


def targets(table: Match, act: Act, aim: str) -> Iterator[int]:
    """Yield what an action may be aimed at."""
    others = OTHERS.get(aim)
    yield from _cards(table, act, aim) if others is None else others(table, act, aim)


@rule("CCG-5.5")
def can_aim(table: Match, act: Act) -> bool:
    """Return whether there is a target for each aim of an action, and its conditions are true.

    Whether its effects would change anything is not asked: what is bowed may be bowed.
    """
    for aim in act.ability.aims:
        if aim.startswith("if-"):
            if not holds(table, act, aim):
                return False
        elif next(targets(table, act, aim), None) is None:
            return False
    return True


def key_of(state: State, aim: str, target: int) -> str:
    """Return the key of a target."""
    if aim in ("player", "player-with-unbowed"):
        return f"seat:{target}"
    if aim in OTHERS:
        verb = "field" if aim == "other-field" else "province"
        return f"{verb}:{target // ROW}.{target % ROW}"
    return f"on:{state.slug(target)}.{target}"


def told_as(state: State, aim: str, target: int) -> Message:
    """Return a target as the log tells it."""
    if aim in ("player", "player-with-unbowed"):
        return say("ccg-target-seat", seat=seat_name(target))
    if aim in OTHERS:
        slot = target % ROW + 1
        return say("ccg-target-province", seat=seat_name(target // ROW), slot=slot)
    return title(state.slug(target))


@rule("CCG-5.4")
def aim_at(table: Match, act: Act, aim: str) -> Play[int]:
    """Ask what an action is aimed at; return the target, EMPTY if there is none any more."""
    state = table.state
    found = tuple(targets(table, act, aim))
    if not found:
        return EMPTY
    options = tuple(Option(key_of(state, aim, target), target) for target in found)
    args = {"aim": say(f"ccg-aim-{aim}"), "card": title(state.slug(act.handle))}
    target = yield from ask(Decision(act.seat, AIM, options, args=args))
    handle = target if aim in CARD_AIMS else EMPTY
    table.record(Chosen(act.seat, handle, told_as(state, aim, target)))
    return target
