"""Rings in Enlightenment: personal pools, rings on provinces, what is claimed, taken, returned."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.l5r_lcg.conflict import eligible, won_by_attacker
from gorin.games.l5r_lcg.ends import over, settle
from gorin.games.l5r_lcg.events.conflicts import Broken, Claimed, RingReturned, RingsShared
from gorin.games.l5r_lcg.events.seats import FatePut
from gorin.games.l5r_lcg.measures import is_stronghold
from gorin.games.l5r_lcg.rings import rings_on
from gorin.games.l5r_lcg.rulings import Rulings
from gorin.games.l5r_lcg.state import ELEMENTS, NOBODY, Match, State, element_of
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg, say

PLACE = Prompt("place-ring", "ENL-4.2", "ask-lcg-place-ring")
TAKE = Prompt("place-ring", "ENL-5.1", "ask-lcg-take-ring")
FATE = Prompt("fate-on-ring", "ENL-9.8", "ask-lcg-fate-on-ring")
TAKING = "take-rings"
"""The step in which rings of a broken province are taken one after the other."""


# -- where rings are -----------------------------------------------------------------------


@states("ENL-2.1")
def pool(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the rings of a personal unclaimed pool, or of the common one; not the contested one.

    The common one, NOBODY's, has the rings of those who are out.
    """
    contested = state.contested
    return tuple(
        name
        for name, ring in state.rings.items()
        if ring.seat == NOBODY and ring.pool == seat and name != contested
    )


@states("ENL-4.4")
def claimed(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the rings on the provinces of a seat: its claimed rings for every purpose."""
    return tuple(name for name, ring in state.rings.items() if ring.seat == seat)


@states("ENL-9.3")
def would_repeat(state: State, seat: Seat, ring: str) -> bool:
    """Return whether a seat has claimed another ring of the same printed element."""
    return element_of(ring) in map(element_of, claimed(state, seat))


@states("ENL-3.2", "ENL-9.1", "ENL-9.2")
def is_enlightened(table: Match, seat: Seat) -> bool:
    """Return whether rings of all elements lie on a seat's unbroken provinces.

    Only rings that lie there count, each as the element that is printed on it.
    """
    if sum(ring.seat == seat for ring in table.state.rings.values()) < len(ELEMENTS):
        return False
    return len(_elements(table.state, seat)) == len(ELEMENTS)


def _elements(state: State, seat: Seat) -> frozenset[str]:
    """Return of which elements rings lie on a seat's unbroken provinces."""
    row = state.provinces[seat]
    rings = (name for name in claimed(state, seat) if not row[state.rings[name].slot].broken)
    return frozenset(map(element_of, rings))


@rule("ENL-4.6", "ENL-4.7")
def places(table: Match, seat: Seat) -> tuple[int, ...]:
    """Return on which provinces a seat may put a ring: unbroken ones, with any number of rings.

    On that of its stronghold only when it may be attacked, or when all the others are broken.
    """
    row = table.state.provinces[seat]
    slots = tuple(slot for slot in range(len(row)) if eligible(table, seat, slot))
    if rulings_of(table).enl_ring_on_stronghold == "attackable":
        return slots
    others = (slot for slot in range(len(row)) if not is_stronghold(table, seat, slot))
    all_broken = all(row[slot].broken for slot in others)
    return tuple(slot for slot in slots if all_broken or not is_stronghold(table, seat, slot))


def rulings_of(table: Match) -> Rulings:
    """Return what is played where the documents disagree."""
    rulings: Rulings = table.rulebook.numbers.rulings
    return rulings


def seen(table: Match, seat: Seat) -> tuple[str, ...]:
    """An effect sees the pool and the claimed rings of who controls or resolves it, no others."""
    rings = table.state.rings.items()
    return tuple(name for name, ring in rings if seat in (ring.seat, ring.pool))


# -- declaring and claiming ----------------------------------------------------------------


@states("ENL-9.6", "ENL-R9")
def contestable(table: Match, seat: Seat) -> tuple[str, ...]:
    """A ring of one's own pool or of the common one; none if one's own pool is empty."""
    own = pool(table.state, seat)
    none = ("",) if may_do_without(table, seat) else ()
    return (*own, *pool(table.state, NOBODY), *none)


@rule("ENL-R10")
def may_do_without(table: Match, seat: Seat) -> bool:
    """Return whether a seat may declare a conflict without a ring: its own pool is empty.

    The common one must be empty too if the table has it so.
    """
    if rulings_of(table).enl_ringless == "both-empty" and pool(table.state, NOBODY):
        return False
    return not pool(table.state, seat)


@states("ENL-4.5", "ENL-9.4", "ENL-R6", "ENL-R8", "ENL-R15", "ENL-R24")
def claim(table: Match, frame: Frame) -> Play[None] | None:
    """An attacker who has won puts the contested ring on a province of its own.

    If it cannot, or has one of that element, or if the defender has won, the ring returns to the
    pool that it came from.
    """
    state, conflict = table.state, table.state.conflict
    if conflict is None or not conflict.ring:
        return None
    seat, ring = conflict.attacker, conflict.ring
    slots = places(table, seat)
    if won_by_attacker(state) is None or would_repeat(state, seat, ring) or not slots:
        clause = "ENL-4.5" if won_by_attacker(state) is None else "ENL-9.4"
        table.record(RingReturned(ring, state.rings[ring].pool, clause))
        return None
    return _claim(table, seat, ring, slots)


def _claim(table: Match, seat: Seat, ring: str, slots: tuple[int, ...]) -> Play[None]:
    slot = yield from where(table, seat, PLACE, ring, slots)
    happen(table, Claimed(seat, ring, slot, clause="ENL-4.2"))


def where(table: Match, seat: Seat, prompt: Prompt, ring: str, slots: tuple[int, ...]) -> Play[int]:
    """Ask a seat on which of its provinces it puts a ring, if there is a choice.

    The question says of how many elements it has rings then: with all of them it wins at once.
    """
    options = tuple(Option(f"place:{slot}", slot) for slot in slots)
    element = element_of(ring)
    count = len(_elements(table.state, seat) | {element})
    args: dict[str, Arg] = {"ring": say(f"lcg-ring-{element}"), "elements": count}
    return (yield from ask(Decision(seat, prompt, options, args=args)))


# -- taking --------------------------------------------------------------------------------


def province_broken(table: Match, event: Broken) -> None:
    """Give the rings on a broken province to its breaker, in a conflict if the table has it so.

    Nobody gets them if its own seat broke it (ENL-R5).
    """
    state = table.state
    only_in_conflict = rulings_of(table).enl_taking_rings == "conflict-break"
    nobody = event.own or (only_in_conflict and state.conflict is None)
    taker = NOBODY if nobody else event.other
    if rings_on(state, event.seat, event.slot):
        table.push(Frame(TAKING, taker, (event.seat, event.slot)))


@states("ENL-5.2", "ENL-9.5")
def take_rings(table: Match, frame: Frame) -> Play[None] | None:
    """The rings of a broken province are taken one by one; duplicates return to its seat's pool.

    So do all if no opponent is there who broke it.
    """
    state, taker = table.state, frame.seat
    seat, slot = Seat(frame.data[0]), frame.data[1]
    rings = rings_on(state, seat, slot)
    if not rings or over(table):
        settle(table)
        return None
    table.push(frame)
    ring, free = rings[0], places(table, taker) if taker in state.alive and taker != seat else ()
    if not free or would_repeat(state, taker, ring):
        table.record(RingReturned(ring, seat, "ENL-5.2" if free else "ENL-R5"))
        return None
    return _take(table, frame, ring, free)


def _take(table: Match, frame: Frame, ring: str, free: tuple[int, ...]) -> Play[None]:
    slot = yield from where(table, frame.seat, TAKE, ring, free)
    happen(table, Claimed(frame.seat, ring, slot, Seat(frame.data[0]), "ENL-5.1"))


def left(table: Match, seat: Seat) -> None:
    """Rings on a broken province that nobody takes any more return to the pool of its seat."""
    state = table.state
    if seat not in state.alive:
        table.record(RingsShared(seat))
    taken = [frame.data for frame in state.frames if frame.step == TAKING]
    for name, ring in tuple(state.rings.items()):
        if ring.seat == NOBODY or (ring.seat, ring.slot) in taken:
            continue
        if state.provinces[ring.seat][ring.slot].broken:
            table.record(RingReturned(name, ring.seat, "ENL-R5"))
    settle(table)


# -- rings in the round --------------------------------------------------------------------


@states("ENL-9.7")
def return_rings(table: Match) -> None:
    """Claimed rings stay where they are."""


def ring_fate(table: Match, frame: Frame) -> None:
    """In player order each seat puts fate on a ring."""
    state = table.state
    table.push(*(Frame("fate-on-ring", seat) for seat in state.around(state.first)))


def fate_on_ring(table: Match, frame: Frame) -> Play[None] | None:
    """A seat puts fate on one ring of a personal unclaimed pool: its own, or an opponent's."""
    rings = fateable(table, frame.seat)
    return _fate(table, frame.seat, rings) if rings and frame.seat in table.state.alive else None


@rule()
def fateable(table: Match, seat: Seat) -> tuple[str, ...]:
    """Return the rings on which a seat may put fate: those of its own pool, or of opponents'."""
    state = table.state
    if rulings_of(table).enl_fate_on_ring == "own-pool":
        return pool(state, seat)
    others = (other for other in state.around(seat) if other != seat)
    return tuple(ring for other in others for ring in pool(state, other))


def _fate(table: Match, seat: Seat, rings: tuple[str, ...]) -> Play[None]:
    options = tuple(Option(f"ring:{ring}", ring) for ring in rings)
    ring = yield from ask(Decision(seat, FATE, options))
    table.record(FatePut(seat, ring, table.rulebook.numbers.ring_fate))


Broke = Callable[[Match, Seat], bool]


def is_overrun(before: Broke, table: Match, seat: Seat) -> bool:
    """A seat whose stronghold breaks is out after the rings there are taken."""
    state = table.state
    row = state.provinces[seat]
    if not before(table, seat):
        return False
    return not any(row[state.rings[name].slot].broken for name in claimed(state, seat))
