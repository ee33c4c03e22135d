"""The end of a match, a seat that leaves it, and honor and cards that come and go."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.l5r_lcg.departing import are_followed, departing, followed
from gorin.games.l5r_lcg.events.seats import (
    Drawn,
    Eliminated,
    Ended,
    Filled,
    HonorChanged,
    Shuffled,
)
from gorin.games.l5r_lcg.measures import active_constants, can_lose_honor, is_stronghold, slugs
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, Conflict, Match, State, cited
from gorin.kernel.clauses import states
from gorin.kernel.decision import Play, Prompt, Seat, draw_chance
from gorin.kernel.domain import Shuffle
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, Outcome
from gorin.timing.occurring import prune

SHUFFLE = Prompt("shuffle", "LCG-S6.9", "ask-lcg-shuffle")
OUT_BY = {
    "lcg-out-by-stronghold": "LCG-S6.1",
    "lcg-out-by-provinces": "LCG-S6.1",
    "lcg-out-by-honor": "LCG-S6.3",
}
"""The clauses of the reasons for which a seat is out."""
KEPT = ("concede", "fill")
"""Steps that come all the same when the conflict around them ends early."""
LAST_TWO = 2
"""The number of seats with which the match is over when one of them is out."""
CONFLICT_END = "conflict-over"
"""The last step of a conflict: what comes before it is cut off if it ends early."""


@rule("LCG-S6.2", "LCG-S6.3", "LCG-S6.4", "LCG-S6.6")
def settle(table: Match) -> None:
    """Check at once who has won and who is out; the first player is checked first."""
    state, numbers = table.state, table.rulebook.numbers
    if state.outcome is not None or state.phase == "setup":
        return
    order = state.around(state.first)
    for seat in order:
        if state.honor[seat] >= numbers.honor_to_win:
            clause = cited(table, "LCG-S6.2")
            table.record(Ended(Outcome((seat,), clause, "lcg-won-by-honor"), clause))
            return
        if wins_by_card(table, seat):
            table.record(Ended(Outcome((seat,), "LCG-S6.7", "lcg-won-by-card"), "LCG-S6.7"))
            return
    reasons = {seat: out_by(table, seat) for seat in order}
    if all(reasons.values()):  # each of them would be the only one left
        del reasons[next(iter(reasons))]
    for seat, reason in reasons.items():
        if reason:
            eliminate(table, seat, reason, cited(table, OUT_BY[reason]))


def out_by(table: Match, seat: Seat) -> str:
    """Return the reason for which a seat is out at this moment, nothing if it is not."""
    if is_overrun(table, seat):
        there = seat in table.state.strongholds
        return "lcg-out-by-stronghold" if there else "lcg-out-by-provinces"
    return "lcg-out-by-honor" if table.state.honor[seat] <= 0 else ""


@states("LCG-S6.7")
def wins_by_card(table: Match, seat: Seat) -> bool:
    """Return whether a card gives a seat the victory."""
    return any(use.seat == seat and each.wins(use) for use, each in active_constants(table, "wins"))


@rule("LCG-S6.1")
def is_overrun(table: Match, seat: Seat) -> bool:
    """Return whether a seat has lost its provinces: the one under its stronghold is broken."""
    row = table.state.provinces[seat]
    return any(
        province.broken and is_stronghold(table, seat, slot) for slot, province in enumerate(row)
    )


@states("LCG-S6.5")
def eliminate(table: Match, seat: Seat, reason: str, clause: str) -> None:
    """Take a seat out of the match; whoever is left alone has won."""
    state = table.state
    if seat not in state.alive or state.outcome is not None:
        return
    fought = conflict_of(state, seat)
    end = None if fought is None else end_of(state, fought)
    gone = tuple(departing(table, seat, clause)) if len(state.alive) > LAST_TWO else ()
    for event in gone:
        table.record(event)
    table.record(Eliminated(seat, reason, clause, fought is not None))
    if len(state.alive) == 1:
        table.record(Ended(Outcome(state.alive, "LCG-S6.5", "lcg-won-by-staying"), "LCG-S6.5"))
        return
    if end is not None:
        cut_off(table, end)
    if gone:
        followed(table, gone)
    left(table, seat)


def conflict_of(state: State, seat: Seat) -> Conflict | None:
    """Return the conflict if a seat fights it."""
    conflict = state.conflict
    fights = conflict is not None and seat in (conflict.attacker, conflict.defender)
    return conflict if fights else None


def end_of(state: State, conflict: Conflict) -> Frame:
    """Return the last step of a conflict that ends early: who attacked, and what it broke."""
    row = state.provinces.get(conflict.defender, ())
    broke = any(row[slot].broken for slot in (conflict.slot, *conflict.also) if slot < len(row))
    return Frame(CONFLICT_END, conflict.attacker, (int(broke),))


def cut_off(table: Match, end: Frame) -> None:
    """Cut off what was still to come in the conflict, and what waits there.

    Seats that leave too at this moment still do, what follows cards that left with a seat does,
    and empty provinces are filled. Then the end of
    the conflict comes, and with it what waited for that (ENL-6.8).
    """
    state = table.state
    kept = [frame for frame in reversed(state.frames) if _is_kept(state, frame)]
    if table.cut(CONFLICT_END):
        kept = kept[: len(kept) - sum(_is_kept(state, frame) for frame in state.frames)]
        table.push(*kept, end)
    prune(table)


def _is_kept(state: State, frame: Frame) -> bool:
    return frame.step in KEPT or are_followed(state, frame)


@rule()
def left(table: Match, seat: Seat) -> None:
    """Let follow what it brings that a seat is out and others play on."""


def honor_events(
    table: Match, seat: Seat, amount: int, clause: str, other: Seat = NOBODY
) -> tuple[HonorChanged, ...]:
    """Return what it is that a seat gains or loses honor, or takes it from another one.

    Nobody gives or loses more than they have.
    """
    state = table.state
    giver = seat if amount < 0 else other
    if giver != NOBODY:
        limit = state.honor[giver]
        amount = max(amount, -limit) if amount < 0 else min(amount, limit)
    return (HonorChanged(seat, amount, clause, other),) if amount else ()


def change_honor(table: Match, seat: Seat, amount: int, clause: str, other: Seat = NOBODY) -> None:
    """Let honor change at once, unless who would lose it cannot."""
    loser = seat if amount < 0 else other
    if loser != NOBODY and not can_lose_honor(table, loser):
        return
    for event in honor_events(table, seat, amount, clause, other):
        table.record(event)
        settle(table)


def over(table: Match) -> bool:
    """Return whether the match has ended."""
    return table.state.outcome is not None


@rule("LCG-2.5")
def draw(table: Match, frame: Frame) -> None:
    """Draw cards; an empty deck costs honor and is made anew from the discard pile."""
    state, seat, left = table.state, frame.seat, frame.data[0]
    if seat not in state.alive or not left:
        return
    handles = state.conflict_decks[seat][:left]
    if handles:
        clause = frame.texts[0] if frame.texts else "LCG-2.5"
        table.record(Drawn(seat, handles, slugs(state, handles), clause))
    renew(table, {seat: left - len(handles)})


@states("LCG-S4.21")
def draw_together(table: Match, frame: Frame) -> None:
    """Let all draw at the same time; whoever lacks cards then goes on, all at once."""
    state, data = table.state, frame.data
    lacks: dict[Seat, int] = {}
    for seat, count in zip(map(Seat, data[::2]), data[1::2], strict=True):
        handles = state.conflict_decks[seat][:count] if seat in state.alive else ()
        if handles:
            table.record(Drawn(seat, handles, slugs(state, handles)))
        lacks[seat] = count - len(handles) if seat in state.alive else 0
    renew(table, lacks)


def renew(table: Match, lacks: Mapping[Seat, int]) -> None:
    """Let seats pay for new conflict decks, all at once, and draw what they lack from these.

    Whoever has no card in the discard pile either draws no more.
    """
    piles = table.state.conflict_piles
    going_on = {seat: count for seat, count in lacks.items() if count and piles[seat]}
    if not going_on:
        return
    for seat in (each for each in going_on if can_lose_honor(table, each)):
        for event in honor_events(table, seat, -table.rulebook.numbers.new_deck, "LCG-S6.8"):
            table.record(event)
    settle(table)
    steps: list[Frame] = []
    for seat, count in going_on.items():
        steps += Frame("shuffle-conflict", seat), Frame("draw", seat, (count,)), Frame("check")
    table.push(*steps)


FILLED = {"setup": "LCG-S3.8", "conflict": "LCG-S4.47", "fate": "LCG-S4.67"}
"""The clause by which provinces are filled in a phase; in the dynasty phase after plays."""


@rule("LCG-S1.28", "LCG-S10.11", "LCG-S10.18")
def fill(table: Match, frame: Frame) -> None:
    """Fill a seat's empty provinces face down; an empty deck is made anew as in drawing."""
    state, seat = table.state, frame.seat
    for slot in range(table.rulebook.numbers.provinces):
        if seat not in state.alive or state.provinces[seat][slot].card != EMPTY:
            continue
        if not state.dynasty_decks[seat]:
            if state.dynasty_piles[seat]:
                change_honor(table, seat, -table.rulebook.numbers.new_deck, "LCG-S6.8")
                table.push(Frame("shuffle-dynasty", seat), Frame("fill", seat), Frame("check"))
            return
        clause = FILLED.get(state.phase, "LCG-1.4")
        table.record(Filled(seat, slot, state.dynasty_decks[seat][0], clause=clause))


def _shuffled(table: Match, *, is_there: bool) -> str:
    """Return by which clause a deck is shuffled: one that is there, or one made anew."""
    if not is_there:
        return cited(table, "LCG-S6.9")
    return "LCG-S3.4" if table.state.phase == "setup" else "LCG-S9.63"


@rule("LCG-S6.8", "LCG-S6.9")
def shuffle_dynasty(table: Match, frame: Frame) -> Play[None]:
    """Shuffle a dynasty deck, or its discard pile into a new one."""
    state, seat = table.state, frame.seat
    if seat in state.alive:
        cards = state.dynasty_decks[seat] or state.dynasty_piles[seat]
        order = yield from draw_chance(SHUFFLE, Shuffle(len(cards)), secret=True)
        clause = _shuffled(table, is_there=bool(state.dynasty_decks[seat]))
        table.record(Shuffled(seat, "dynasty", order, clause))


def shuffle_conflict(table: Match, frame: Frame) -> Play[None]:
    """Shuffle a conflict deck, or its discard pile into a new one."""
    state, seat = table.state, frame.seat
    if seat in state.alive:
        cards = state.conflict_decks[seat] or state.conflict_piles[seat]
        order = yield from draw_chance(SHUFFLE, Shuffle(len(cards)), secret=True)
        clause = _shuffled(table, is_there=bool(state.conflict_decks[seat]))
        table.record(Shuffled(seat, "conflict", order, clause))


@rule("SKI-R4")
def concede(table: Match, frame: Frame) -> None:
    """A seat gives up: it is out."""
    eliminate(table, frame.seat, "lcg-out-by-conceding", "SKI-R4")
