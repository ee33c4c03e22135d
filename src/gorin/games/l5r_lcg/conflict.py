"""A conflict: declaring, defending, comparing, breaking, claiming the ring, going home."""

from __future__ import annotations

from gorin.games.l5r_lcg.card_events import PhaseEnded
from gorin.games.l5r_lcg.conflict_events import (
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
    WentHome,
)
from gorin.games.l5r_lcg.ends import CONFLICT_END, honor_events, over
from gorin.games.l5r_lcg.events import OpportunitiesGiven, PhaseBegan, RowDiscarded
from gorin.games.l5r_lcg.happening import happen, leaving
from gorin.games.l5r_lcg.keywords import Covert
from gorin.games.l5r_lcg.measures import (
    able,
    cannot,
    constants,
    has,
    is_stronghold,
    lasting_on,
    slug,
    slugs,
    strength,
    taker_of_ring,
    total,
)
from gorin.games.l5r_lcg.playing import IN_CONFLICT, WINDOW
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
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

DECLARE = Prompt("declare", "LCG-3.2", "ask-lcg-declare")
PROVINCE = Prompt("province", "LCG-3.2", "ask-lcg-province")
ATTACKERS = Prompt("attackers", "LCG-3.2", "ask-lcg-attackers")
COVERT = Prompt("covert", "LCG-3.2", "ask-lcg-covert")
DEFENDERS = Prompt("defenders", "LCG-3.2.1", "ask-lcg-defenders")
ROW = Prompt("broken-card", "LCG-3.2.5", "ask-lcg-broken-card")
EITHER = "either"
"""An opportunity for a conflict of a type of one's choice."""
RESOLUTION = ("compare", "unopposed", "break", "ring", "claim", "go-home", CONFLICT_END)


# -- opportunities -------------------------------------------------------------------------


@rule("LCG-3.1")
def conflict_phase(table: Match, frame: Frame) -> None:
    """The conflict phase begins; each seat has its opportunities to declare a conflict."""
    state = table.state
    table.record(OpportunitiesGiven(state.around(state.first), opportunities(table)))
    table.push(Frame("opportunity", state.first), Frame("favor"), Frame("conflict-phase-end"))
    happen(table, PhaseBegan("conflict", state.turn, "LCG-3.1"))


@states("LCG-3.5")
def conflict_phase_end(table: Match, frame: Frame) -> None:
    """The conflict phase ends."""
    happen(table, PhaseEnded("conflict", "LCG-3.5"))


@rule("LCG-S4.23")
def opportunities(table: Match) -> tuple[str, ...]:
    """Return which conflicts a seat may declare in a round: one of each type."""
    return TYPES


def kinds_of(opportunity: str) -> tuple[str, ...]:
    """Return of which types a conflict may be that uses up an opportunity."""
    return TYPES if opportunity == EITHER else (opportunity,)


@states("LCG-S4.3", "LCG-S4.24", "LCG-S4.27")
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


@states("LCG-S4.25")
def without_one(opportunities: tuple[str, ...], used: str) -> tuple[str, ...]:
    """Return the opportunities that are left after one was used."""
    place = opportunities.index(used)
    return (*opportunities[:place], *opportunities[place + 1 :])


# -- declaring -----------------------------------------------------------------------------


@rule("LCG-3.2", "LCG-S4.28")
def declare(table: Match, frame: Frame) -> Play[None]:
    """A seat chooses a type and an unclaimed ring, or passes."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    refusal: Option[tuple[str, str, str]] = Option("pass", ("", "", ""))
    free = tuple(
        name
        for name, ring in state.rings.items()
        if ring.seat == NOBODY and not is_closed(state, seat, name)
    )
    options = [refusal]
    for one, kind in declarable(table, seat):
        options += (Option(f"declare:{kind}.{ring}", (one, kind, ring)) for ring in free)
    used, kind, ring = yield from ask(Decision(seat, DECLARE, tuple(options)))
    if not kind:
        left = state.opportunities[seat][1:]
        happen(table, OpportunityPassed(seat, left))
        return
    left = without_one(state.opportunities[seat], used)
    steps = ("attackers", "covert", "show", "declared", "defenders", "conflict-window")
    frames = (Frame(step, seat, (), (ring,)) for step in (*steps, *RESOLUTION))
    table.push(Frame("attack", seat), *frames)
    happen(table, ConflictBegan(seat, kind, ring, left, fate=state.rings[ring].fate))


def is_closed(state: State, seat: Seat, ring: str) -> bool:
    """Return whether something that lasts keeps a seat from declaring conflicts of an element."""
    kind = f"no-ring-{ring.partition('.')[0]}"
    return any(each.what.kind == kind and each.what.amount == seat for each in state.lasting)


@states("LCG-S4.26")
def declarable(table: Match, seat: Seat) -> tuple[tuple[str, str], ...]:
    """Return the opportunities of a seat with the types in which it could attack somebody."""
    found: list[tuple[str, str]] = []
    for one in dict.fromkeys(table.state.opportunities.get(seat, ())):
        for kind in kinds_of(one):
            if kind not in [other for _, other in found] and targets(table, seat, kind):
                found.append((one, kind))
    return tuple(found)


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
    other, slot = yield from ask(Decision(seat, PROVINCE, options))
    table.record(Attacked(seat, other, slot))


@states("LCG-S4.30")
def attackers(table: Match, frame: Frame) -> Play[None] | None:
    """The attacker declares one or more attackers."""
    conflict = table.state.conflict
    if conflict is None:
        return None
    found = able(table, conflict.attacker, conflict.kind, conflict.defender)
    return _joined(table, conflict.attacker, ATTACKING, found)


@rule("LCG-3.2.1")
def defenders(table: Match, frame: Frame) -> Play[None] | None:
    """The defender declares any number of defenders."""
    conflict = table.state.conflict
    if conflict is None:
        return None
    found = able(table, conflict.defender, conflict.kind)
    limits = [each.most_defenders(use) for use, each in constants(table, "most_defenders")]
    most = min([limit for limit in limits if limit is not None], default=len(found))
    return _joined(table, conflict.defender, DEFENDING, found, most) if found and most else None


def _joined(
    table: Match, seat: Seat, side: int, found: tuple[int, ...], most: int | None = None
) -> Play[None]:
    state = table.state
    attacking = side == ATTACKING
    keys = tuple(f"character:{slug(state, handle)}.{handle}" for handle in found)
    prompt, clause = (ATTACKERS, "LCG-3.2") if attacking else (DEFENDERS, "LCG-3.2.1")
    domain = Subset(keys, int(attacking), min(len(keys), len(keys) if most is None else most))
    chosen: tuple[str, ...] = yield from ask(Decision(seat, prompt, domain=domain))
    handles = tuple(found[keys.index(key)] for key in chosen)
    happen(table, Joined(seat, SIDES[side], handles, slugs(state, handles), clause))


def covert(table: Match, frame: Frame) -> Play[None] | None:
    """For each covert attacker a character without covert is chosen that cannot be declared."""
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return None
    count = sum(has(table, handle, Covert) for handle in state.fighting(ATTACKING))
    found = tuple(
        handle
        for handle in able(table, conflict.defender, conflict.kind)
        if not has(table, handle, Covert)
    )
    if not count or not found:
        return None
    return _cover(table, conflict, count, found)


def _cover(table: Match, conflict: Conflict, count: int, found: tuple[int, ...]) -> Play[None]:
    state = table.state
    keys = tuple(f"character:{slug(state, handle)}.{handle}" for handle in found)
    domain = Subset(keys, 0, min(count, len(keys)))
    decision: Decision[tuple[str, ...]] = Decision(conflict.attacker, COVERT, domain=domain)
    chosen = yield from ask(decision)
    handles = tuple(found[keys.index(key)] for key in chosen)
    if handles:
        table.record(Covered(conflict.attacker, handles, slugs(state, handles)))


@states("LCG-S4.36")
def show(table: Match, frame: Frame) -> None:
    """The attacked province is revealed if it lies face down."""
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return
    province = state.provinces[conflict.defender][conflict.slot]
    if province.own != EMPTY and not province.shown:
        name = slug(state, province.own)
        happen(table, ProvinceShown(conflict.defender, conflict.slot, province.own, name))


def declared(table: Match, frame: Frame) -> None:
    """The conflict has been declared: now what answers that may."""
    conflict = table.state.conflict
    if conflict is not None:
        seats = (conflict.attacker, conflict.defender)
        ring = frame.texts[0] if frame.texts else conflict.ring
        happen(table, Declared(*seats, conflict.slot, conflict.kind, ring))


@states("LCG-3.2.2", "LCG-S4.37")
def conflict_window(table: Match, frame: Frame) -> None:
    """The action window of the conflict, from the defender on."""
    conflict = table.state.conflict
    if conflict is not None:
        table.push(WINDOW.frame(conflict.defender, IN_CONFLICT))


# -- resolving -----------------------------------------------------------------------------


@states("LCG-S4.41", "LCG-S4.42")
def compare(table: Match, frame: Frame) -> None:
    """The side with more skill wins, the attacker if both have the same; nobody wins with none."""
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return
    ours, theirs = total(table, ATTACKING), total(table, DEFENDING)
    winner = loser = NOBODY
    if ours >= theirs and ours and state.fighting(ATTACKING):
        winner, loser = conflict.attacker, conflict.defender
    elif theirs > ours and state.fighting(DEFENDING):
        winner, loser = conflict.defender, conflict.attacker
    happen(table, Decided(ours, theirs, winner, loser))


def won_by_attacker(state: State) -> Conflict | None:
    """Return the conflict if its attacker has won it."""
    conflict = state.conflict
    return conflict if conflict is not None and conflict.winner == conflict.attacker else None


@rule("LCG-3.2.4")
def unopposed(table: Match, frame: Frame) -> None:
    """Who loses as the defender without anybody in the conflict loses honor."""
    state, amount = table.state, table.rulebook.numbers.unopposed
    if amount and state.conflict is not None and state.conflict.unopposed:
        defender = state.conflict.defender
        happen(table, *honor_events(table, defender, -amount, "LCG-3.2.4"))


@rule("LCG-3.2.5")
def break_(table: Match, frame: Frame) -> None:
    """A province whose strength the attacker beats breaks; its card may be discarded."""
    conflict = won_by_attacker(table.state)
    if conflict is None:
        return
    seat, slot = conflict.defender, conflict.slot
    if conflict.margin >= strength(table, seat, slot):
        table.push(Frame("broken-card", conflict.attacker))
        happen(table, Broken(seat, slot, conflict.attacker))


@states("LCG-S4.46", "LCG-S4.47")
def broken_card(table: Match, frame: Frame) -> Play[None] | None:
    """Who broke a province may discard the dynasty card there."""
    state, conflict = table.state, table.state.conflict
    if conflict is None or over(table):
        return None
    card = state.provinces[conflict.defender][conflict.slot].card
    return None if card == EMPTY else _broken_card(table, conflict, card)


def _broken_card(table: Match, conflict: Conflict, card: int) -> Play[None]:
    state = table.state
    seat, slot = conflict.defender, conflict.slot
    options = (Option("keep", 0), Option("discard", 1))
    if (yield from ask(Decision(conflict.attacker, ROW, options))):
        gone = slugs(state, (card,))
        table.record(RowDiscarded(seat, (slot,), (card,), gone, "LCG-3.2.5"))
        table.push(Frame("fill", seat))


@rule("LCG-3.2.7")
def claim(table: Match, frame: Frame) -> None:
    """Whoever has won claims the ring."""
    conflict = table.state.conflict
    if conflict is not None and conflict.winner != NOBODY:
        taker = taker_of_ring(table.state)
        happen(table, Claimed(conflict.winner if taker == NOBODY else taker, conflict.ring))


@rule("LCG-3.2.8")
def go_home(table: Match, frame: Frame) -> None:
    """All who took part bow and go home, but for those whom something keeps from bowing."""
    state, conflict = table.state, table.state.conflict
    if conflict is not None:
        upright = [
            handle
            for side, what in ((ATTACKING, "attacking"), (DEFENDING, "defending"))
            for handle in state.fighting(side)
            if cannot(table, "bow-at-end", handle) or cannot(table, f"bow-at-end-{what}", handle)
        ]
        happen(table, WentHome(ready=tuple(upright)))


@states("LCG-3.3")
def conflict_over(table: Match, frame: Frame) -> None:
    """The conflict is over, with all that lasted until its end.

    What returns to its deck at the end of the conflict does so before.
    """
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        table.record(Expired("conflict", "LCG-3.2.8"))
        return
    back = [handle for handle in state.play if lasting_on(table, handle, "returns")]
    if back and not frame.data:
        table.push(Frame(CONFLICT_END, frame.seat, (1,)))
        happen(
            table,
            *(leaving(table, handle, "LCG-3.3", "returned", "bottom") for handle in back),
        )
        return
    broke = state.provinces[conflict.defender][conflict.slot].broken
    happen(table, ConflictEnded(seat=conflict.attacker, broke=broke))
