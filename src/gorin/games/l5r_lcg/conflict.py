"""A conflict: declaring, defending, comparing, breaking, claiming the ring, going home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from gorin.games.l5r_lcg.ends import CONFLICT_END, change_honor, end_of, honor_events, over
from gorin.games.l5r_lcg.events.cards import PhaseEnded
from gorin.games.l5r_lcg.events.conflicts import (
    Attacked,
    Broken,
    Claimed,
    ConflictBegan,
    ConflictEnded,
    Covered,
    Decided,
    Declared,
    Expired,
    Joined,
    OpportunityPassed,
    ProvinceShown,
    Totals,
    Uncontested,
    WentHome,
)
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.seats import OpportunitiesGiven, PhaseBegan, RowDiscarded
from gorin.games.l5r_lcg.keywords import Covert
from gorin.games.l5r_lcg.measures import (
    able,
    active_constants,
    cannot,
    has,
    is_stronghold,
    slug,
    slugs,
    strength,
    takes_ring_fate,
    total,
)
from gorin.games.l5r_lcg.rings import taker_of_ring
from gorin.games.l5r_lcg.state import (
    ATTACKING,
    DEFENDING,
    EMPTY,
    NOBODY,
    SIDES,
    TYPES,
    Conflict,
    Match,
    State,
)
from gorin.games.l5r_lcg.windows.asking import attacked, defended
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.games.l5r_lcg.windows.playing import IN_CONFLICT, WINDOW
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import seat_name

DECLARE = Prompt("declare", "LCG-3.2", "ask-lcg-declare")
PROVINCE = Prompt("province", "LCG-3.2", "ask-lcg-province")
ATTACKERS = Prompt("attackers", "LCG-3.2", "ask-lcg-attackers")
COVERT = Prompt("covert", "LCG-3.2", "ask-lcg-covert")
DEFENDERS = Prompt("defenders", "LCG-3.2.1", "ask-lcg-defenders")
ROW = Prompt("broken-card", "LCG-3.2.5", "ask-lcg-broken-card")
WITHOUT = "none"
"""The word that an option has instead of a ring where there is none."""
AT_ONCE = (1,)
"""The data of a frame in which a card makes a seat declare a conflict, and it may not pass."""
EITHER = "either"
"""An opportunity for a conflict of a type of one's choice."""
DECLARED = "declared"
"""The step in which a conflict has been declared, with all that is part of that."""
Declaration: TypeAlias = Option[tuple[str, str, str]]
RESOLUTION = (
    *("compare", "unopposed", "break", "ring", "claim", "claim-over", "go-home"),
    CONFLICT_END,
)


# -- opportunities -------------------------------------------------------------------------


@rule("LCG-3.1")
def conflict_phase(table: Match, frame: Frame) -> None:
    """The conflict phase begins; each seat has its opportunities to declare a conflict."""
    state = table.state
    table.record(OpportunitiesGiven(state.around(state.first), opportunities(table)))
    table.push(Frame("opportunity", state.first), Frame("favor"), Frame("conflict-phase-end"))
    happen(table, PhaseBegan("conflict", state.turn, "LCG-3.1"))


def conflict_phase_end(table: Match, frame: Frame) -> None:
    """The conflict phase is about to end: now what answers that may."""
    happen(table, PhaseEnded("conflict", "LCG-3.5"))


@rule("LCG-S4.23")
def opportunities(table: Match) -> tuple[str, ...]:
    """Return which conflicts a seat may declare in a round: one of each type."""
    return TYPES


def kinds_of(opportunity: str) -> tuple[str, ...]:
    """Return of which types a conflict may be that uses up an opportunity."""
    return TYPES if opportunity == EITHER else (opportunity,)


@states("LCG-S4.3", "LCG-S4.24", "LCG-S4.27", "ENL-R13")
def opportunity(table: Match, frame: Frame) -> None:
    """Seats act, then the next one that still may declares a conflict or passes."""
    state = table.state
    left = tuple(seat for seat in state.around(frame.seat) if state.opportunities.get(seat))
    window = WINDOW.frame(state.first, 0)
    if not left:
        table.push(window)
        return
    again = Frame("opportunity", state.after(left[0]))
    table.push(window, Frame("declare", left[0]), again)


def without_one(opportunities: tuple[str, ...], used: str) -> tuple[str, ...]:
    """Return the opportunities that are left after one was used."""
    place = opportunities.index(used)
    return (*opportunities[:place], *opportunities[place + 1 :])


@states("LCG-S4.25")
def given_up(opportunities: tuple[str, ...]) -> tuple[str, ...]:
    """Return the opportunities that are left after a seat has passed, which names no type.

    Of one of each type one is left, for whichever type it declares then.
    """
    if not all(kind in opportunities for kind in TYPES):
        return without_one(opportunities, min(opportunities, key=EITHER.__eq__))
    for kind in TYPES:
        opportunities = without_one(opportunities, kind)
    return (*opportunities, EITHER)


# -- declaring -----------------------------------------------------------------------------


@rule("LCG-3.2", "LCG-S4.28")
def declare(table: Match, frame: Frame) -> Play[None]:
    """A seat chooses a type and an unclaimed ring, or passes unless a card makes it declare."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    refusal: Declaration = Option("pass", ("", "", ""))
    options = tuple(declarations(table, seat))
    if frame.data != AT_ONCE or not options:
        options = (refusal, *options)
    used, kind, ring = yield from ask(Decision(seat, DECLARE, options))
    if not kind:
        left = given_up(state.opportunities[seat])
        happen(table, OpportunityPassed(seat, left))
        return
    left = without_one(state.opportunities[seat], used)
    steps = (
        *("attackers", "covert", DECLARED, "defenders", "conflict-window"),
        *RESOLUTION,
    )
    fate = state.rings[ring].fate if ring else 0
    chosen = Frame(DECLARED, seat, (fate,), (ring,))
    frames = (chosen if step == DECLARED else Frame(step, seat) for step in steps)
    table.push(Frame("attack", seat), *frames)
    kept = not takes_ring_fate(table, seat)
    table.record(ConflictBegan(seat, kind, ring, left, fate=fate, kept=kept))


@states("LCG-S4.26")
def declarations(table: Match, seat: Seat) -> Iterator[Declaration]:
    """Yield the conflicts that a seat could declare now; if there is none it passes.

    Each with the opportunity that it uses up, its type and its ring.
    """
    state = table.state
    rings = [
        name for name in contestable(table, seat) if not name or not is_closed(state, seat, name)
    ]
    for one, kind in declarable(table, seat):
        for ring in rings:
            yield Option(declaring(kind, ring), (one, kind, ring))


def is_closed(state: State, seat: Seat, ring: str) -> bool:
    """Return whether something that lasts keeps a seat from declaring conflicts of an element."""
    kind = f"no-ring-{ring.partition('.')[0]}"
    return any(each.what.kind == kind and each.what.amount == seat for each in state.lasting)


def declaring(kind: str, ring: str) -> str:
    """Return what an option calls a declaration."""
    return f"declare:{kind}.{ring or WITHOUT}"


@rule()
def contestable(table: Match, seat: Seat) -> tuple[str, ...]:
    """Return the rings for which a seat may declare a conflict: those that nobody has claimed."""
    return tuple(name for name, ring in table.state.rings.items() if ring.seat == NOBODY)


def declarable(table: Match, seat: Seat) -> tuple[tuple[str, str], ...]:
    """Return the opportunities of a seat with the types in which it could attack somebody.

    One of a type of its own is used before one of either type.
    """
    pairs: list[tuple[str, str]] = []
    left = dict.fromkeys(table.state.opportunities.get(seat, ()))
    for one in sorted(left, key=EITHER.__eq__):
        for kind in kinds_of(one):
            if kind not in [other for _, other in pairs] and targets(table, seat, kind):
                pairs.append((one, kind))
    return tuple(pairs)


def targets(table: Match, seat: Seat, kind: str) -> tuple[tuple[Seat, int], ...]:
    """Return the provinces that a seat could attack in a conflict of a type."""
    state = table.state
    return tuple(
        (other, slot)
        for other in state.around(seat)
        if other != seat and able(table, seat, kind, other)
        for slot in range(len(state.provinces[other]))
        if eligible(table, other, slot)
    )


@rule("ENL-7.8", "LCG-S4.35")
def eligible(table: Match, seat: Seat, slot: int) -> bool:
    """Return whether a province may be attacked: unbroken; a stronghold's after three others."""
    row = table.state.provinces[seat]
    if row[slot].broken:
        return False
    if not is_stronghold(table, seat, slot):
        return True
    needed: int = table.rulebook.numbers.open_stronghold
    return sum(province.broken for province in row) >= needed


@states("LCG-S4.29")
def attack(table: Match, frame: Frame) -> Play[None]:
    """The attacker chooses a province of an opponent."""
    state, seat = table.state, frame.seat
    if state.conflict is None:
        return
    options = tuple(
        Option(f"province:{other}.{slot}", (other, slot))
        for other, slot in targets(table, seat, state.conflict.kind)
    )
    if not options:
        # Who could be attacked has left since the declaration.
        table.record(ConflictEnded())
        return
    other, slot = yield from ask(Decision(seat, PROVINCE, options))
    table.record(Attacked(seat, other, slot))


@states("LCG-S4.30")
def attackers(table: Match, frame: Frame) -> Play[None] | None:
    """The attacker declares one or more attackers."""
    conflict = table.state.conflict
    if conflict is None:
        return None
    characters = able(table, conflict.attacker, conflict.kind, conflict.defender)
    if not characters:
        # Who could attack is there no more.
        table.record(ConflictEnded())
        return None
    return _joined(table, conflict.attacker, ATTACKING, characters)


@rule("LCG-3.2.1")
def defenders(table: Match, frame: Frame) -> Play[None] | None:
    """The defender declares any number of defenders."""
    conflict = table.state.conflict
    if conflict is None:
        return None
    characters = able(table, conflict.defender, conflict.kind)
    if characters:
        return _joined(table, conflict.defender, DEFENDING, characters)
    happen(table, Joined(conflict.defender, SIDES[DEFENDING], (), (), "LCG-3.2.1"))
    return None


def _joined(table: Match, seat: Seat, side: int, characters: tuple[int, ...]) -> Play[None]:
    state = table.state
    attacking = side == ATTACKING
    keys = tuple(f"character:{slug(state, handle)}.{handle}" for handle in characters)
    args = attacked(table) if attacking else defended(table)
    prompt, clause = (ATTACKERS, "LCG-3.2") if attacking else (DEFENDERS, "LCG-3.2.1")
    domain = payable(table, seat, characters, keys, attacking=attacking)
    if not attacking:
        domain = replace(domain, at_most=min(domain.at_most, most_defenders(table)))
    chosen: tuple[str, ...] = yield from ask(Decision(seat, prompt, domain=domain, args=args))
    handles = tuple(characters[keys.index(key)] for key in chosen)
    joined = Joined(seat, SIDES[side], handles, slugs(state, handles), clause)
    cost = cost_of_declaring(table, handles, attacking=attacking)
    paid = honor_events(table, seat, -cost, "LCG-S4.32")
    if not attacking:
        happen(table, joined, *paid)
        return
    table.record(joined)
    if paid:
        change_honor(table, seat, -cost, "LCG-S4.32")


def most_defenders(table: Match) -> int:
    """Return how many defenders may be declared, with what limits that."""
    limits = [each.most_defenders(use) for use, each in active_constants(table, "most_defenders")]
    bounds = [limit for limit in limits if limit is not None]
    return min(bounds, default=len(table.state.play))


@states("LCG-S4.33")
def payable(
    table: Match, seat: Seat, characters: tuple[int, ...], keys: tuple[str, ...], *, attacking: bool
) -> Subset:
    """Return who may be declared together: only what a seat can pay for all at once."""
    state = table.state
    weights = tuple(int(state.play[handle].tainted) for handle in characters)
    left = state.honor[seat] - extra_cost(table, attacking=attacking)
    if not any(weights) and left >= 0:
        return Subset(keys, int(attacking), len(keys))
    most = len(keys) if left >= 0 else 0
    return Subset(keys, int(attacking), most, weights=weights, heaviest=max(0, left))


@states("LCG-S4.32", "LCG-S7.16", "LCG-S7.17")
def cost_of_declaring(table: Match, handles: tuple[int, ...], *, attacking: bool) -> int:
    """Return the honor it costs to declare characters; moving them in later costs nothing."""
    state = table.state
    tainted = sum(state.play[handle].tainted for handle in handles)
    return tainted + (extra_cost(table, attacking=attacking) if handles else 0)


@states("LCG-S7.19")
def extra_cost(table: Match, *, attacking: bool) -> int:
    """Return what it costs to declare any defenders at all: 1 honor at a tainted province."""
    state, conflict = table.state, table.state.conflict
    if attacking or conflict is None:
        return 0
    return int(state.provinces[conflict.defender][conflict.slot].tainted)


@states("LCG-S4.31", "LCG-R1")
def declared(table: Match, frame: Frame) -> None:
    """The conflict has been declared, with all that is part of it: now that may be answered.

    That a ring with fate was chosen is a part of it too, and so is the province that is revealed:
    nothing comes between its parts, and who answers one of them does so in one window.
    """
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return
    handles = state.fighting(ATTACKING)
    events: list[LcgHappened] = [*_revealed(state, conflict)]
    if handles:
        names = slugs(state, handles)
        seats = (conflict.attacker, conflict.defender)
        ring = frame.texts[0] if frame.texts else conflict.ring
        (fate,) = frame.data or (0,)
        events += (
            Declared(*seats, conflict.slot, conflict.kind, ring, fate=fate),
            Joined(conflict.attacker, "attacking", handles, names, "LCG-3.2", told_=False),
        )
    happen(table, *events)


@states("LCG-S4.36")
def _revealed(state: State, conflict: Conflict) -> Iterator[ProvinceShown]:
    """Yield that the attacked province is revealed, if it lies face down."""
    province = state.provinces[conflict.defender][conflict.slot]
    if province.own != EMPTY and not province.shown:
        name = slug(state, province.own)
        yield ProvinceShown(conflict.defender, conflict.slot, province.own, name)


def covert(table: Match, frame: Frame) -> Play[None] | None:
    """Choose a character without covert for each covert attacker; it cannot be declared.

    Two may choose the same one. Nothing tells that from one that chooses nobody, so it is no answer
    of its own.
    """
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return None
    count = sum(has(table, handle, Covert) for handle in state.fighting(ATTACKING))
    characters = tuple(
        handle
        for handle in able(table, conflict.defender, conflict.kind)
        if not has(table, handle, Covert)
    )
    if not count or not characters:
        return None
    return _cover(table, conflict, count, characters)


def _cover(table: Match, conflict: Conflict, count: int, characters: tuple[int, ...]) -> Play[None]:
    state = table.state
    keys = tuple(f"character:{slug(state, handle)}.{handle}" for handle in characters)
    domain = Subset(keys, 0, min(count, len(keys)))
    decision: Decision[tuple[str, ...]] = Decision(conflict.attacker, COVERT, domain=domain)
    chosen = yield from ask(decision)
    handles = tuple(characters[keys.index(key)] for key in chosen)
    if handles:
        table.record(Covered(conflict.attacker, handles, slugs(state, handles)))


@states("LCG-3.2.2", "LCG-S4.37", "ENL-R14")
def conflict_window(table: Match, frame: Frame) -> None:
    """The action window of the conflict, from the defender on."""
    conflict = table.state.conflict
    if conflict is not None:
        here = strength(table, conflict.defender, conflict.slot)
        sides = total(table, ATTACKING), total(table, DEFENDING)
        table.record(Totals(conflict.attacker, conflict.defender, *sides, here))
        table.push(WINDOW.frame(conflict.defender, IN_CONFLICT))


def tell_totals(table: Match, frame: Frame) -> None:
    """Tell what both sides have if an act has changed it."""
    conflict = table.state.conflict
    if conflict is None:
        return
    sides = total(table, ATTACKING), total(table, DEFENDING)
    if sides != frame.data:
        table.record(Totals(conflict.attacker, conflict.defender, *sides))


# -- resolving -----------------------------------------------------------------------------


@states("LCG-S4.41", "LCG-S4.42")
def compare(table: Match, frame: Frame) -> None:
    """The side with more skill wins, the attacker if both have the same; nobody wins with none."""
    state = table.state
    if state.conflict is None:
        return
    ours, theirs = total(table, ATTACKING), total(table, DEFENDING)
    winner = current_winner(table)
    loser = NOBODY if winner == NOBODY else state.opponent(winner)
    happen(table, Decided(ours, theirs, winner, loser))


@states("LCG-S7.28")
def current_winner(table: Match) -> Seat:
    """Return who would win the conflict if it were resolved now; NOBODY if nobody would."""
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return NOBODY
    ours, theirs = total(table, ATTACKING), total(table, DEFENDING)
    if ours >= theirs and ours and state.fighting(ATTACKING):
        return conflict.attacker
    return conflict.defender if theirs > ours and state.fighting(DEFENDING) else NOBODY


def won_by_attacker(state: State) -> Conflict | None:
    """Return the conflict if its attacker has won it."""
    conflict = state.conflict
    return conflict if conflict is not None and conflict.winner == conflict.attacker else None


@rule("LCG-3.2.4")
def unopposed(table: Match, frame: Frame) -> None:
    """Let the defender lose honor who loses without anybody in the conflict."""
    state, amount = table.state, table.rulebook.numbers.unopposed
    if amount and state.conflict is not None and state.conflict.unopposed:
        defender = state.conflict.defender
        happen(table, *honor_events(table, defender, -amount, "LCG-3.2.4"))


@rule("LCG-3.2.5")
def break_(table: Match, frame: Frame) -> None:
    """A province whose strength the attacker beats breaks; its card may be discarded."""
    conflict = won_by_attacker(table.state)
    if conflict is not None:
        slots = (conflict.slot, *conflict.also)
        table.push(*(Frame("break-one", conflict.attacker, (slot,)) for slot in slots))


@states("LCG-S4.45")
def break_one(table: Match, frame: Frame) -> None:
    """The difference is compared with the strength of each attacked province by itself."""
    conflict, (slot,) = won_by_attacker(table.state), frame.data
    if conflict is None or table.state.provinces[conflict.defender][slot].broken:
        return
    if conflict.margin >= strength(table, conflict.defender, slot):
        table.push(Frame("broken-card", conflict.attacker, (conflict.defender, slot)))
        happen(table, Broken(conflict.defender, slot, conflict.attacker))


@states("LCG-S4.46", "LCG-S4.47")
def broken_card(table: Match, frame: Frame) -> Play[None] | None:
    """The attacker may discard the dynasty cards on a province that broke, however it did.

    Nobody is asked if the break was prevented.
    """
    owner, slot = Seat(frame.data[0]), frame.data[1]
    province = table.state.provinces[owner][slot]
    if table.state.conflict is None or over(table) or not province.broken:
        return None
    return _broken_card(table, frame.seat, owner, slot) if province.cards() else None


def _broken_card(table: Match, attacker: Seat, owner: Seat, slot: int) -> Play[None]:
    options = (Option("keep", 0), Option("discard", 1))
    if (yield from ask(Decision(attacker, ROW, options, args={"seat": seat_name(owner)}))):
        cards = table.state.provinces[owner][slot].cards()
        gone, slots = slugs(table.state, cards), (slot,) * len(cards)
        table.record(RowDiscarded(owner, slots, cards, gone, "LCG-3.2.5"))
        table.push(Frame("fill", owner))


@rule("LCG-3.2.7", "LCG-S4.49", "LCG-S4.51")
def claim(table: Match, frame: Frame) -> Play[None] | None:
    """Let the winner claim the ring; if nobody has won, it lies unclaimed as before.

    Either way the conflict keeps its type and element until it ends.
    """
    conflict = table.state.conflict
    if conflict is not None and conflict.winner != NOBODY:
        taker = taker_of_ring(table.state)
        happen(table, Claimed(conflict.winner if taker == NOBODY else taker, conflict.ring))
    return None


@states("LCG-S4.50")
def claim_over(table: Match, frame: Frame) -> None:
    """Reactions to the claim are done: the ring is contested no more."""
    if table.state.conflict is not None:
        table.record(Uncontested())


@rule("LCG-3.2.8", "LCG-S4.53")
def go_home(table: Match, frame: Frame) -> None:
    """All who took part bow and go home; who does not bow goes home as it is."""
    state = table.state
    if state.conflict is not None:
        fighting = (*state.fighting(ATTACKING), *state.fighting(DEFENDING))
        ready = tuple(card for card in fighting if _stays_upright(table, card))
        happen(table, WentHome(ready, slugs=slugs(state, ready)))


def _stays_upright(table: Match, card: int) -> bool:
    """Return whether a participant does not bow as it goes home."""
    side = SIDES[table.state.play[card].side]
    return cannot(table, "bow-at-end", card) or cannot(table, f"bow-at-end-{side}", card)


@states("LCG-3.3")
def conflict_over(table: Match, frame: Frame) -> None:
    """The conflict is over, with all that lasted until its end.

    If it has ended early, because somebody has left, the step says who attacked.
    """
    table.push(Frame("delayed", texts=("conflict",)))
    conflict = table.state.conflict
    if conflict is not None:
        frame = end_of(table.state, conflict)
    if frame.data:
        happen(table, ConflictEnded(seat=frame.seat, broke=bool(frame.data[0])))
    else:
        table.record(Expired("conflict", "LCG-3.2.8"))
