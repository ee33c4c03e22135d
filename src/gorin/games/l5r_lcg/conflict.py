"""A conflict: declaring, defending, comparing, breaking, the ring and its claim, going home."""

from __future__ import annotations

from gorin.games.l5r_lcg.base import can_fight, change_honor, over, settle, skill, slug, slugs
from gorin.games.l5r_lcg.conflict_events import (
    Attacked,
    Broken,
    Claimed,
    ConflictBegan,
    ConflictEnded,
    Decided,
    Joined,
    OpportunityPassed,
)
from gorin.games.l5r_lcg.events import (
    FateRemoved,
    HandDiscarded,
    PhaseBegan,
    RowDiscarded,
    StatusChanged,
    Turned,
)
from gorin.games.l5r_lcg.state import (
    ATTACKING,
    DEFENDING,
    EMPTY,
    HOME,
    NOBODY,
    TYPES,
    Conflict,
    Match,
    State,
)
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, draw_chance
from gorin.kernel.domain import Pick, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

DECLARE = Prompt("declare", "LCG-3.2", "ask-lcg-declare")
PROVINCE = Prompt("province", "LCG-3.2", "ask-lcg-province")
ATTACKERS = Prompt("attackers", "LCG-3.2", "ask-lcg-attackers")
DEFENDERS = Prompt("defenders", "LCG-3.2.1", "ask-lcg-defenders")
ROW = Prompt("broken-card", "LCG-3.2.5", "ask-lcg-broken-card")
RING = Prompt("ring", "LCG-3.2.6", "ask-lcg-ring")
RANDOM = Prompt("random", "SKI-6.2", "ask-lcg-random")


@rule("LCG-3.1", "SKI-4.1")
def conflict_phase(table: Match, frame: Frame) -> None:
    """Each seat has one opportunity to declare a conflict."""
    state = table.state
    table.record(PhaseBegan("conflict", state.turn, "LCG-3.1"))
    table.push(Frame("opportunity", state.first), Frame("favor"))


def opportunity(table: Match, frame: Frame) -> None:
    """Seats act, then the next one that still may declares a conflict or passes."""
    state = table.state
    left = tuple(seat for seat in state.around(frame.seat) if seat not in state.declared)
    window = Frame("window", state.first)
    if not left:
        table.push(window)
        return
    again = Frame("opportunity", state.after(left[0]))
    table.push(window, Frame("declare", left[0]), again)


@rule("LCG-3.2")
def declare(table: Match, frame: Frame) -> Play[None]:
    """A seat chooses a type and an unclaimed ring, or passes."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    kinds = tuple(kind for kind in TYPES if able(state, seat, kind))
    free = tuple(name for name, ring in state.rings.items() if ring.seat == NOBODY)
    refusal: Option[tuple[str, str]] = Option("pass", ("", ""))
    options = (
        refusal,
        *(Option(f"declare:{kind}.{ring}", (kind, ring)) for kind in kinds for ring in free),
    )
    kind, ring = yield from ask(Decision(seat, DECLARE, options))
    if not kind:
        table.record(OpportunityPassed(seat))
        return
    table.record(ConflictBegan(seat, kind, ring))
    defended = tuple(Frame(step) for step in ("defenders", "conflict-window", *RESOLUTION))
    table.push(Frame("attack", seat), Frame("attackers", seat), *defended)


RESOLUTION = ("compare", "break", "ring", "claim", "go-home")


def able(state: State, seat: Seat, kind: str) -> tuple[int, ...]:
    """Return a seat's characters at home that may be declared in a conflict of a type."""
    return tuple(handle for handle in state.characters(seat) if can_fight(state, handle, kind))


@rule("SKI-8.1", "ENL-7.8")
def attack(table: Match, frame: Frame) -> Play[None]:
    """The attacker chooses an unbroken province of an opponent."""
    state, seat = table.state, frame.seat
    if state.conflict is None:
        return
    options = tuple(
        Option(f"province:{other}.{slot}", (other, slot))
        for other in state.around(seat)
        if other != seat
        for slot, province in enumerate(state.provinces[other])
        if not province.broken
    )
    other, slot = yield from ask(Decision(seat, PROVINCE, options))
    table.record(Attacked(seat, other, slot))


def attackers(table: Match, frame: Frame) -> Play[None]:
    """The attacker declares one or more attackers."""
    yield from _joined(table, ATTACKING)


@rule("LCG-3.2.1")
def defenders(table: Match, frame: Frame) -> Play[None]:
    """The defender declares any number of defenders."""
    yield from _joined(table, DEFENDING)


def _joined(table: Match, side: int) -> Play[None]:
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return
    attacking = side == ATTACKING
    seat = conflict.attacker if attacking else conflict.defender
    found = able(state, seat, conflict.kind)
    keys = tuple(f"character:{slug(state, handle)}.{handle}" for handle in found)
    if not keys:
        return
    domain = Subset(keys, int(attacking), len(keys))
    prompt = ATTACKERS if attacking else DEFENDERS
    chosen: tuple[str, ...] = yield from ask(Decision(seat, prompt, domain=domain))
    handles = tuple(found[keys.index(key)] for key in chosen)
    name, clause = ("attacking", "LCG-3.2") if attacking else ("defending", "LCG-3.2.1")
    table.record(Joined(seat, name, handles, slugs(state, handles), clause))


def conflict_window(table: Match, frame: Frame) -> None:
    """The action window of the conflict, from the defender on."""
    conflict = table.state.conflict
    if conflict is not None:
        table.push(Frame("window", conflict.defender, (1,)))


@rule("LCG-3.2.3", "SKI-4.2")
def total(table: Match, side: int) -> int:
    """Return the skill of a side: of those who are ready, and 1 for the Imperial Favor."""
    state, conflict = table.state, table.state.conflict
    assert conflict is not None
    seat = conflict.attacker if side == ATTACKING else conflict.defender
    fighting = state.fighting(side)
    ready = (handle for handle in fighting if not state.play[handle].bowed)
    favor = bool(fighting) and state.favor == seat
    return favor + sum(skill(state, handle, conflict.kind) for handle in ready)


def compare(table: Match, frame: Frame) -> None:
    """The side with more skill wins, the attacker if both have the same; nobody wins with none."""
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return
    ours, theirs = total(table, ATTACKING), total(table, DEFENDING)
    winner = NOBODY
    if ours >= theirs and ours and state.fighting(ATTACKING):
        winner = conflict.attacker
    elif theirs > ours and state.fighting(DEFENDING):
        winner = conflict.defender
    table.record(Decided(ours, theirs, winner))


def _won_by_attacker(state: State) -> Conflict | None:
    conflict = state.conflict
    won = conflict is not None and conflict.winner == conflict.attacker
    return conflict if won else None


@rule("LCG-3.2.5")
def break_(table: Match, frame: Frame) -> Play[None]:
    """A province whose strength the attacker beats breaks; its card may be discarded."""
    state, conflict = table.state, _won_by_attacker(table.state)
    if conflict is None:
        return
    seat, slot = conflict.defender, conflict.slot
    if conflict.margin < strength(table, seat, slot):
        return
    table.record(Broken(seat, slot))
    settle(table)
    if over(table) or seat not in state.alive:
        return
    card = state.provinces[seat][slot].card
    if card == EMPTY:
        return
    options = (Option("keep", 0), Option("discard", 1))
    if (yield from ask(Decision(conflict.attacker, ROW, options))):
        gone = slugs(state, (card,))
        table.record(RowDiscarded(seat, (slot,), (card,), gone, "LCG-3.2.5"))
        table.push(Frame("fill", seat))


def strength(table: Match, seat: Seat, slot: int) -> int:
    """Return the strength of a province, with that of an open holding."""
    state = table.state
    province = state.provinces[seat][slot]
    holding = state.facts(province.card).strength if province.open and province.card >= 0 else 0
    return int(table.rulebook.numbers.strength) + holding


@rule("LCG-3.2.6", "SKI-6.1", "SKI-6.3", "SKI-6.4", "SKI-6.5")
def ring(table: Match, frame: Frame) -> Play[None]:
    """An attacker who has won may let the ring have its effect."""
    state, conflict = table.state, _won_by_attacker(table.state)
    if conflict is None:
        return
    seat, other = conflict.attacker, conflict.defender
    refusal: Option[tuple[str, int]] = Option("decline", ("", EMPTY))
    options = (refusal, *_effects(state, conflict))
    verb, handle = yield from ask(Decision(seat, RING, options))
    if verb == "take":
        change_honor(table, seat, 1, "SKI-6.1", other)
    elif verb == "draw":
        table.push(Frame("draw", seat, (1,)))
    elif verb == "make":
        table.push(Frame("discard", other))
    elif verb:
        _affect(table, verb, handle)


def _affect(table: Match, verb: str, handle: int) -> None:
    name = slug(table.state, handle)
    if verb in ("honor", "dishonor"):
        by = 1 if verb == "honor" else -1
        table.record(StatusChanged(handle, name, by, "SKI-6.3"))
    elif verb == "unfate":
        table.record(FateRemoved((handle,), (name,), "SKI-6.5"))
    else:
        table.record(Turned(handle, name, bowed=verb == "bow", clause="SKI-6.4"))


VERBS = {
    "air": ("take",),
    "earth": ("draw", "make"),
    "fire": ("honor", "dishonor"),
    "water": ("ready", "bow"),
    "void": ("unfate",),
}


def _effects(state: State, conflict: Conflict) -> tuple[Option[tuple[str, int]], ...]:
    found: list[Option[tuple[str, int]]] = []
    open_to = {"take": state.honor[conflict.defender], "make": state.hands[conflict.defender]}
    for verb in VERBS[conflict.ring]:
        if verb in ("take", "draw", "make"):
            if open_to.get(verb, True):
                found.append(Option(verb, (verb, EMPTY)))
            continue
        found += (
            Option(f"{verb}:{slug(state, handle)}.{handle}", (verb, handle))
            for handle in state.play
            if _affected(state, verb, handle)
        )
    return tuple(found)


def _affected(state: State, verb: str, handle: int) -> bool:
    """Return whether an effect of a ring would change a character."""
    found = state.play[handle]
    if verb in ("honor", "dishonor"):
        return found.status != (1 if verb == "honor" else -1)
    if verb == "unfate":
        return found.fate > 0
    return found.side == HOME and found.fate <= 1 and found.bowed == (verb == "ready")


@rule("SKI-6.2")
def discard(table: Match, frame: Frame) -> Play[None]:
    """A seat discards a card of its hand at random."""
    state, seat = table.state, frame.seat
    if seat not in state.alive or not state.hands[seat]:
        return
    number: int = yield from draw_chance(RANDOM, Pick(len(state.hands[seat])))
    handle = state.hands[seat][number]
    table.record(HandDiscarded(seat, handle, slug(state, handle)))


@rule("LCG-3.2.7")
def claim(table: Match, frame: Frame) -> None:
    """Whoever has won claims the ring."""
    conflict = table.state.conflict
    if conflict is not None and conflict.winner != NOBODY:
        table.record(Claimed(conflict.winner, conflict.ring))


@rule("LCG-3.2.8")
def go_home(table: Match, frame: Frame) -> None:
    """All who took part bow and go home."""
    if table.state.conflict is not None:
        table.record(ConflictEnded())
