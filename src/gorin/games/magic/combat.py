"""Combat: declaring attackers against several players, blockers, damage."""

from __future__ import annotations

from gorin.games.magic.base import deal, over
from gorin.games.magic.combat_events import (
    AttackersDeclared,
    BlockersDeclared,
    BlockersOrdered,
    CombatEnded,
    Hit,
    Struck,
)
from gorin.games.magic.events import StepBegan, Triggered
from gorin.games.magic.state import EMPTY, NOBODY, Match, State
from gorin.kernel.decision import Decision, Play, Prompt, Seat, ask
from gorin.kernel.domain import Assignment, Ordering
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

ATTACK = Prompt("attack", "CR-508.1", "ask-magic-attack")
BLOCK = Prompt("block", "CR-509.1", "ask-magic-block")
ORDER = Prompt("order-blockers", "CR-509.2", "ask-magic-order-blockers")
KAALIA = "kaalia-of-the-vast"
STRIKES = ("first strike", "double strike")


def key_of(state: State, verb: str, handle: int) -> str:
    """Return the key of a creature in a declaration."""
    return f"{verb}:{state.slug(handle)}.{handle}"


@rule("CR-302.6", "CR-702.3", "CR-702.10")
def able(table: Match, handle: int) -> bool:
    """Return whether a creature may be declared as an attacker."""
    state = table.state
    found, facts = state.play[handle], state.facts(handle)
    rested = not found.sick or facts.has("haste")
    return facts.is_a("creature") and not found.tapped and rested and not facts.has("defender")


@rule("CR-508.1", "CR-702.20")
def attack(table: Match, frame: Frame) -> Play[None]:
    """The active seat declares attackers, each against one of the other players."""
    state, seat = table.state, frame.seat
    if seat not in state.alive or over(table):
        return
    table.record(StepBegan("attackers", "CR-508.1"))
    creatures = tuple(handle for handle in state.controlled(seat) if able(table, handle))
    places = tuple(f"seat:{other}" for other in state.around(seat) if other != seat)
    if not creatures:
        return
    keys = tuple(key_of(state, "attacker", handle) for handle in creatures)
    domain = Assignment(keys, places, 0, len(keys))
    chosen: tuple[tuple[str, str], ...] = yield from ask(Decision(seat, ATTACK, domain=domain))
    if not chosen:
        return
    handles = tuple(creatures[keys.index(key)] for key, _ in chosen)
    against = tuple(Seat(int(place.partition(":")[2])) for _, place in chosen)
    slugs = tuple(map(state.slug, handles))
    stay = tuple(state.facts(handle).has("vigilance") for handle in handles)
    table.record(AttackersDeclared(seat, handles, slugs, against, stay))
    for handle, slug, other in zip(handles, slugs, against, strict=True):
        if slug == KAALIA:
            table.record(Triggered("kaalia", handle, slug, seat, other))
    blocks = (Frame("block", other) for other in state.around(seat) if other != seat)
    table.push(
        Frame("priority", seat, (0,)),
        Frame("step", seat, (BLOCKERS,)),
        *blocks,
        Frame("order-blockers", seat),
        Frame("priority", seat, (0,)),
        Frame("damage", seat, (1,)),
        Frame("damage", seat, (0,)),
    )


BLOCKERS, END_OF_COMBAT = 0, 1
NAMES = ("blockers", "end-of-combat")


def step(table: Match, frame: Frame) -> None:
    """A step of combat begins."""
    if not over(table):
        table.record(StepBegan(NAMES[frame.data[0]], "CR-500.1"))


@rule("CR-702.9", "CR-702.17")
def may_block(table: Match, handle: int, attacker: int) -> bool:
    """Return whether a creature may block an attacker: flyers only by flyers and by reach."""
    facts = table.state.facts(handle)
    if not table.state.facts(attacker).has("flying"):
        return True
    return facts.has("flying") or facts.has("reach")


@rule("CR-509.1")
def block(table: Match, frame: Frame) -> Play[None]:
    """A defending seat declares blockers, each for one of the creatures that attack it."""
    state, seat = table.state, frame.seat
    if seat not in state.alive or over(table):
        return
    attackers = tuple(handle for handle, found in state.play.items() if found.attacking == seat)
    creatures = tuple(
        handle
        for handle in state.controlled(seat)
        if state.is_creature(handle) and not state.play[handle].tapped
    )
    allowed = {
        handle: tuple(each for each in attackers if may_block(table, handle, each))
        for handle in creatures
    }
    able_to = tuple(handle for handle in creatures if allowed[handle])
    if not able_to:
        return
    keys = tuple(key_of(state, "blocker", handle) for handle in able_to)
    places = tuple(key_of(state, "attacker", handle) for handle in attackers)
    ways = tuple(
        tuple(places[attackers.index(each)] for each in allowed[handle]) for handle in able_to
    )
    domain = Assignment(keys, places, 0, len(keys), ways)
    chosen: tuple[tuple[str, str], ...] = yield from ask(Decision(seat, BLOCK, domain=domain))
    if chosen:
        handles = tuple(able_to[keys.index(key)] for key, _ in chosen)
        blocked = tuple(attackers[places.index(place)] for _, place in chosen)
        slugs, titles = tuple(map(state.slug, handles)), tuple(map(state.slug, blocked))
        table.record(BlockersDeclared(seat, handles, slugs, blocked, titles))


def blockers_of(state: State, attacker: int) -> tuple[int, ...]:
    """Return the creatures that block an attacker, in the order of damage."""
    return tuple(handle for handle, found in state.play.items() if found.blocking == attacker)


@rule("CR-509.2")
def order_blockers(table: Match, frame: Frame) -> Play[None]:
    """The attacking seat says in which order each attacker deals damage to its blockers."""
    state, seat = table.state, frame.seat
    after = frame.data[0] if frame.data else EMPTY
    for handle, found in tuple(state.play.items()):
        if found.attacking == NOBODY or found.born <= after or found.seat not in state.alive:
            continue
        blockers = blockers_of(state, handle)
        if len(blockers) < 2:
            continue
        table.push(Frame("order-blockers", seat, (found.born,)))
        keys = tuple(key_of(state, "blocker", each) for each in blockers)
        domain = Ordering(keys)
        chosen: tuple[str, ...] = yield from ask(Decision(found.seat, ORDER, domain=domain))
        ordered = tuple(blockers[keys.index(key)] for key in chosen)
        slugs = tuple(map(state.slug, ordered))
        table.record(BlockersOrdered(handle, state.slug(handle), ordered, slugs))
        return


@rule("CR-510.1", "CR-702.4", "CR-702.7")
def damage(table: Match, frame: Frame) -> None:
    """Creatures in combat deal damage at once; those with first strike in a step before."""
    state = table.state
    if over(table):
        return
    early = bool(frame.data[0])
    fighting = tuple(
        handle
        for handle, found in state.play.items()
        if found.attacking != NOBODY or found.blocking != EMPTY
    )
    if not fighting or (early and not any(_strikes_first(state, each) for each in fighting)):
        return
    table.record(StepBegan("first-strike" if early else "damage", "CR-510.1"))
    striking = tuple(handle for handle in fighting if _strikes_now(state, handle, early=early))
    hits = tuple(hit for handle in striking for hit in _hits(table, handle))
    deal(table, hits, "CR-510.1", combat=True)
    if early:
        table.record(Struck(striking))
    start = state.active if state.active in state.alive else state.after(state.active)
    table.push(Frame("priority", start, (0,)))


def _strikes_first(state: State, handle: int) -> bool:
    facts = state.facts(handle)
    return any(facts.has(keyword) for keyword in STRIKES)


def _strikes_now(state: State, handle: int, *, early: bool) -> bool:
    if early:
        return _strikes_first(state, handle)
    return not state.play[handle].has_struck or state.facts(handle).has("double strike")


def _hits(table: Match, handle: int) -> tuple[Hit, ...]:
    """Return the damage that a creature in combat deals (CR 510.1c, 702.19b)."""
    state = table.state
    found, facts = state.play[handle], state.facts(handle)
    slug, power = facts.slug, facts.power
    if found.blocking != EMPTY:
        attacker = found.blocking
        if attacker not in state.play:
            return ()
        return (Hit(handle, slug, power, attacker, state.slug(attacker)),)
    player = Hit(handle, slug, power, seat=found.attacking)
    if not found.blocked:
        return (player,)
    hits: list[Hit] = []
    blockers, left = blockers_of(state, handle), power
    for place, each in enumerate(blockers):
        is_last = place == len(blockers) - 1 and not facts.has("trample")
        amount = left if is_last else min(left, lethal(table, handle, each))
        hits.append(Hit(handle, slug, amount, each, state.slug(each)))
        left -= amount
    if facts.has("trample") and left:
        hits.append(Hit(handle, slug, left, seat=found.attacking))
    return tuple(hits)


@rule("CR-702.2", "CR-702.19")
def lethal(table: Match, source: int, handle: int) -> int:
    """Return how much damage of a source is lethal for a creature: any, with deathtouch."""
    state = table.state
    if state.facts(source).has("deathtouch"):
        return 1
    return max(0, state.facts(handle).toughness - state.play[handle].damage)


@rule("CR-511.3")
def end_combat(table: Match, frame: Frame) -> None:
    """Combat ends."""
    if not over(table):
        table.record(CombatEnded())
