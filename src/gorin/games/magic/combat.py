"""Combat: declaring attackers against several players, blockers, damage."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.magic.base import deal, others, over
from gorin.games.magic.cards import title
from gorin.games.magic.combat_events import (
    AttackersDeclared,
    AttackPlanned,
    BlockersDeclared,
    BlockersOrdered,
    CombatEnded,
    Hit,
    StayedBack,
    Struck,
)
from gorin.games.magic.events import StepBegan
from gorin.games.magic.layers import MagicBoard, behaviour, board, fits, now
from gorin.games.magic.mana import pay, payment
from gorin.games.magic.noticing import attacked
from gorin.games.magic.state import EMPTY, NOBODY, Match, State
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Assignment, Ordering
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

ATTACK = Prompt("attack", "CR-508.1", "ask-magic-attack")
BLOCK = Prompt("block", "CR-509.1", "ask-magic-block")
ORDER = Prompt("order-blockers", "CR-509.2", "ask-magic-order-blockers")
PAY = Prompt("pay-to-attack", "CR-508.1g", "ask-magic-pay-to-attack")
STRIKES = ("first strike", "double strike")


def key_of(state: State, verb: str, handle: int) -> str:
    """Return the key of a creature in a declaration."""
    return f"{verb}:{state.slug(handle)}.{handle}"


def able(table: Match, handle: int) -> bool:
    """Return whether a permanent is a creature that may be declared as an attacker."""
    return now(table, handle).is_a("creature") and next(holds_back(table, handle), None) is None


@rule("CR-702.3", "CR-702.10")
def holds_back(table: Match, handle: int) -> Iterator[Refusal]:
    """Yield what forbids a creature to attack anybody: it is tapped, new, or a defender."""
    found, one = table.state.play[handle], now(table, handle)
    if found.tapped:
        yield refuse("CR-508.1", "refused-magic-is-tapped")
    if found.sick and not one.has("haste"):
        yield refuse("CR-302.6", "refused-magic-sick")
    if one.has("defender"):
        yield refuse("CR-702.3", "refused-magic-defender")


@rule()
def forbids_attacker(table: Match, handle: int) -> Iterator[Refusal]:
    """Yield what forbids declaring a creature as an attacker now, whomever it is to attack."""
    state = table.state
    seat = now(table, handle).seat
    if state.active != seat or state.step != "attackers":
        yield refuse("CR-508.1", "refused-magic-attackers-step")
    yield from holds_back(table, handle)
    if all(next(forbids_attack(table, handle, other), None) for other in others(state, seat)):
        yield refuse("CR-508.1c", "refused-magic-attacks-nobody")


@rule()
def forbids_attack(table: Match, handle: int, other: Seat) -> Iterator[Refusal]:
    """Yield what forbids a creature to attack somebody; what it costs has to be payable."""
    if other not in table.state.alive:
        yield refuse("CR-800.4a", "refused-magic-other-out")
        return
    if not may_attack(table, handle, other):
        yield refuse("CR-508.1c", "refused-magic-may-not-attack")
    amount = tax(table, other)
    if amount and payment(table, now(table, handle).seat, "", amount, handle)[1] < 0:
        yield refuse("CR-508.1h", "refused-magic-attack-cost", cost=str(amount))


def limits(table: Match) -> tuple[tuple[int, str, Seat], ...]:
    """Return what may not attack, block, or attack somebody: who, what, and whom."""

    def compute(lying: MagicBoard) -> tuple[tuple[int, str, Seat], ...]:
        return tuple(_limits(table, lying))

    return board(table).note("limits", compute)


def _limits(table: Match, lying: MagicBoard) -> Iterator[tuple[int, str, Seat]]:
    values = lying.values
    for row in lying.shared.rows:
        cannot, source = row.static.cannot, row.source
        if not cannot or not values[source].able:
            continue
        you = values[source].seat
        for handle, one in values.items():
            if fits(table.state, row.static.things, handle, one, source, you):
                yield handle, cannot, you


@rule("CR-508.1c")
def may_attack(table: Match, handle: int, seat: Seat) -> bool:
    """Return whether no effect forbids a creature to attack somebody."""
    found = limits(table)
    return (handle, "attack you", seat) not in found and not any(
        held == handle and cannot == "attack" for held, cannot, _ in found
    )


@rule("CR-508.1h")
def tax(table: Match, seat: Seat) -> int:
    """Return what each creature that attacks a seat costs its controller."""
    return sum(
        word.amount
        for one in board(table).values.values()
        if one.seat == seat and one.able
        for word in behaviour(table, one.slug).taxes
    )


@rule("CR-508.1", "CR-508.8", "CR-702.20", "CR-802.2", "CR-802.4")
def attack(table: Match, frame: Frame) -> Play[None]:
    """The active seat declares attackers, each against one of the other players."""
    state, seat = table.state, frame.seat
    if seat not in state.alive or over(table):
        return
    table.record(StepBegan("attackers", "CR-508.1"))
    defending = tuple(others(state, seat))
    ways = {
        handle: tuple(
            f"seat:{other}"
            for other in defending
            if next(forbids_attack(table, handle, other), None) is None
        )
        for handle in state.controlled(seat)
        if able(table, handle)
    }
    creatures = tuple(handle for handle, places in ways.items() if places)
    if not creatures:
        return
    keys = tuple(key_of(state, "attacker", handle) for handle in creatures)
    places = tuple(f"seat:{other}" for other in defending)
    domain = Assignment(keys, places, 0, len(keys), tuple(ways[each] for each in creatures))
    chosen: tuple[tuple[str, str], ...] = yield from ask(Decision(seat, ATTACK, domain=domain))
    against = {
        creatures[keys.index(key)]: Seat(int(place.partition(":")[2])) for key, place in chosen
    }
    against = yield from paid_for(table, seat, against)
    if not against:
        return
    handles = tuple(against)
    stay = tuple(now(table, handle).has("vigilance") for handle in handles)
    slugs = tuple(map(state.slug, handles))
    table.record(AttackersDeclared(seat, handles, slugs, tuple(against.values()), stay))
    attacked(table, handles, tuple(against.values()))
    table.push(
        Frame("priority", seat, (0,)),
        Frame("step", seat, (BLOCKERS,)),
        *(Frame("block", other) for other in defending),
        Frame("order-blockers", seat),
        Frame("priority", seat, (0,)),
        Frame("damage", seat, (1,)),
        Frame("damage", seat, (0,)),
    )


@rule("CR-508.1g")
def paid_for(table: Match, seat: Seat, against: dict[int, Seat]) -> Play[dict[int, Seat]]:
    """Let a seat pay for attackers that cost something; for whom it does not pay stays back."""
    state = table.state
    if not any(tax(table, other) for other in against.values()):
        return against
    handles = tuple(against)
    table.record(AttackPlanned(seat, handles, tuple(map(state.slug, handles))))
    left: dict[int, Seat] = {}
    for handle, other in against.items():
        amount, slug = tax(table, other), state.slug(handle)
        does = amount == 0
        if amount and payment(table, seat, "", amount, handle)[1] >= 0:
            options = (Option("stay", "stay"), Option(f"pay:{slug}.{handle}", "pay"))
            args = {"amount": amount}
            does = (yield from ask(Decision(seat, PAY, options, args=args))) == "pay"
        if amount and does:
            pay(table, seat, "", amount, handle)
        if does:
            left[handle] = other
        else:
            table.record(StayedBack(handle, slug))
    return left


BLOCKERS, END_OF_COMBAT = 0, 1
NAMES = ("blockers", "end-of-combat")


def step(table: Match, frame: Frame) -> None:
    """A step of combat begins."""
    if not over(table):
        table.record(StepBegan(NAMES[frame.data[0]], "CR-500.1"))


def may_block(table: Match, handle: int, attacker: int) -> bool:
    """Return whether a creature may block an attacker."""
    return (
        next(cannot_block(table, handle), None) is None
        and next(forbids_block(table, handle, attacker), None) is None
    )


@rule("CR-509.1b")
def cannot_block(table: Match, handle: int) -> Iterator[Refusal]:
    """Yield what forbids a creature to block anything, by an effect."""
    if any(held == handle and cannot == "block" for held, cannot, _ in limits(table)):
        yield refuse("CR-509.1b", "refused-magic-may-not-block")


@rule()
def forbids_blocker(table: Match, handle: int) -> Iterator[Refusal]:
    """Yield what forbids declaring a creature as a blocker now, whatever it is to block."""
    state = table.state
    attackers = attackers_of(state, now(table, handle).seat)
    if state.step != "blockers":
        yield refuse("CR-509.1", "refused-magic-blockers-step")
    if state.play[handle].tapped:
        yield refuse("CR-509.1", "refused-magic-is-tapped")
    yield from cannot_block(table, handle)
    if not attackers:
        yield refuse("CR-509.1", "refused-magic-no-attacker")
    elif all(next(forbids_block(table, handle, each), None) for each in attackers):
        yield refuse("CR-509.1b", "refused-magic-blocks-none")


@rule("CR-702.9", "CR-702.13", "CR-702.17")
def forbids_block(table: Match, handle: int, attacker: int) -> Iterator[Refusal]:
    """Yield what forbids a creature to block an attacker.

    Flyers are blocked by flyers and by reach alone; who intimidates by artifacts and by creatures
    of one of its colours.
    """
    one, other = now(table, handle), now(table, attacker)
    if other.has("intimidate") and not (
        one.is_a("artifact") or any(colour in other.colours for colour in one.colours)
    ):
        yield refuse("CR-702.13", "refused-magic-intimidate")
    if other.has("flying") and not (one.has("flying") or one.has("reach")):
        yield refuse("CR-702.9", "refused-magic-flying")


def attackers_of(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the creatures that attack a seat."""
    return tuple(handle for handle, found in state.play.items() if found.attacking == seat)


@rule("CR-509.1")
def block(table: Match, frame: Frame) -> Play[None]:
    """A defending seat declares blockers, each for one of the creatures that attack it."""
    state, seat = table.state, frame.seat
    if seat not in state.alive or over(table):
        return
    attackers = attackers_of(state, seat)
    creatures = tuple(
        handle
        for handle in state.controlled(seat)
        if now(table, handle).is_a("creature") and not state.play[handle].tapped
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
    args = {"cards": tuple(title(now(table, each).slug) for each in attackers_of(state, seat))}
    chosen: tuple[tuple[str, str], ...] = yield from ask(
        Decision(seat, BLOCK, domain=domain, args=args)
    )
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


@rule("CR-510.1", "CR-510.4", "CR-702.4", "CR-702.7")
def damage(table: Match, frame: Frame) -> Play[None]:
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
    if not fighting or (early and not any(_strikes_first(table, each) for each in fighting)):
        return
    table.record(StepBegan("first-strike" if early else "damage", "CR-510.1"))
    striking = tuple(handle for handle in fighting if _strikes_now(table, handle, early=early))
    hits = tuple(hit for handle in striking for hit in _hits(table, handle))
    yield from deal(table, hits, "CR-510.1", combat=True)
    if early:
        table.record(Struck(striking))
    start = state.active if state.active in state.alive else state.after(state.active)
    table.push(Frame("priority", start, (0,)))


def _strikes_first(table: Match, handle: int) -> bool:
    one = now(table, handle)
    return any(one.has(keyword) for keyword in STRIKES)


def _strikes_now(table: Match, handle: int, *, early: bool) -> bool:
    if early:
        return _strikes_first(table, handle)
    return not table.state.play[handle].has_struck or now(table, handle).has("double strike")


@rule("CR-509.1h", "CR-510.1c")
def _hits(table: Match, handle: int) -> tuple[Hit, ...]:
    """Return the damage that a creature in combat deals (CR 510.1c, 702.19b)."""
    state = table.state
    found, one = state.play[handle], now(table, handle)
    slug, power = one.slug, max(0, one.power)
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
        is_last = place == len(blockers) - 1 and not one.has("trample")
        amount = left if is_last else min(left, lethal(table, handle, each))
        hits.append(Hit(handle, slug, amount, each, state.slug(each)))
        left -= amount
    if one.has("trample") and left:
        hits.append(Hit(handle, slug, left, seat=found.attacking))
    return tuple(hits)


@rule("CR-702.2", "CR-702.19")
def lethal(table: Match, source: int, handle: int) -> int:
    """Return how much damage of a source is lethal for a creature: any, with deathtouch."""
    if now(table, source).has("deathtouch"):
        return 1
    return max(0, now(table, handle).toughness - table.state.play[handle].damage)


@rule("CR-511.3")
def end_combat(table: Match, frame: Frame) -> None:
    """Combat ends."""
    if not over(table):
        table.record(CombatEnded())
