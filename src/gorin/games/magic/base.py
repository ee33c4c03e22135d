"""What everything needs: moving cards, drawing, damage, and what is checked before priority."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gorin.games.magic.combat_events import SEATS, Damaged, Hit
from gorin.games.magic.events import (
    DrawFailed,
    Drawn,
    Eliminated,
    Ended,
    LifeChanged,
    Move,
    Moved,
    Stacked,
    Triggered,
)
from gorin.games.magic.state import EMPTY, NOBODY, Match, State
from gorin.games.magic.targets import aim
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Ordering
from gorin.kernel.rule import rule
from gorin.kernel.table import Outcome

RETURN = Prompt("return", "CMD-10.5", "ask-magic-return")
ORDER = Prompt("order-triggers", "CR-603.3b", "ask-magic-order-triggers")
LOST = {"graveyard", "exile"}


def over(table: Match) -> bool:
    """Return whether the match has ended."""
    return table.state.outcome is not None


# -- moving ----------------------------------------------------------------------------------------


def move_of(state: State, handle: int, source: str, to: str) -> Move:
    """Return the move of a card to a zone of its owner."""
    return Move(handle, state.slug(handle), source, to, state.owners[handle])


@rule("CMD-10.5", "CMD-10.6", "CMD-10.7", "CMD-10.12")
def replaced(table: Match, moves: tuple[Move, ...]) -> Play[tuple[Move, ...]]:
    """Let owners put commanders into the command zone instead of a graveyard or exile."""
    found: list[Move] = []
    for move in moves:
        seat = table.state.owners[move.handle]
        is_commander = table.state.commander_of(move.handle) != EMPTY
        to = move.to
        if to in LOST and is_commander and seat in table.state.alive:
            returns = Option(f"return:{move.slug}.{move.handle}", "command")
            to = yield from ask(Decision(seat, RETURN, (returns, Option("let", to))))
        found.append(move if to == move.to else replace(move, to=to, seat=seat))
    return tuple(found)


def put(table: Match, moves: tuple[Move, ...], clause: str) -> Play[None]:
    """Move cards all at once; of commanders their owners are asked first."""
    asked = yield from replaced(table, moves)
    # Somebody may have left while another was asked.
    left = tuple(move for move in asked if _lies(table.state, move))
    if left:
        table.record(Moved(left, clause))
        notice_arrivals(table, tuple(m.handle for m in left if m.to == "battlefield"))


def _lies(state: State, move: Move) -> bool:
    if move.source == "battlefield":
        return move.handle in state.play
    if move.source == "stack":
        return any(item.kind == "spell" and item.card == move.handle for item in state.stack)
    return state.owners[move.handle] in state.alive


@rule("CR-603.3")
def notice_arrivals(table: Match, handles: tuple[int, ...]) -> None:
    """Let abilities trigger of what came to the battlefield (CR 603.6a)."""
    for handle in handles:
        if table.state.slug(handle) == "flametongue-kavu":
            seat = table.state.play[handle].seat
            table.record(Triggered("flametongue", handle, "flametongue-kavu", seat))


@rule("CR-121.1")
def draw(table: Match, seat: Seat, count: int) -> None:
    """Let a seat draw cards; whoever cannot loses when that is checked next (CR 704.5b)."""
    state = table.state
    handles = state.libraries[seat][:count]
    if handles:
        table.record(Drawn(seat, handles, tuple(map(state.slug, handles))))
    if len(handles) < count:
        table.record(DrawFailed(seat))


@rule("CR-119.3")
def change_life(table: Match, seat: Seat, amount: int, clause: str) -> None:
    """Let a seat gain or lose life."""
    if amount and seat in table.state.alive:
        table.record(LifeChanged(seat, amount, clause))


# -- damage ----------------------------------------------------------------------------------------


@rule("CMD-9.2", "CMD-9.5", "CMD-9.8", "CMD-9.10")
def counted(table: Match, hit: Hit, *, combat: bool) -> int:
    """Return the commander whose combat damage to a player is counted, EMPTY if none is."""
    state = table.state
    if not combat or hit.card != EMPTY:
        return EMPTY
    return state.physical[hit.source] if state.commander_of(hit.source) != EMPTY else EMPTY


@rule("CR-120.3")
def deal(table: Match, hits: tuple[Hit, ...], clause: str, *, combat: bool = False) -> None:
    """Deal damage, all at once; what is no longer there is dealt none."""
    state = table.state
    dealt = tuple(
        hit
        for hit in hits
        if hit.amount > 0 and (hit.card in state.play or (hit.card < 0 and hit.seat in state.alive))
    )
    if not dealt:
        return
    table.record(
        Damaged(
            dealt,
            tuple(counted(table, hit, combat=combat) for hit in dealt),
            tuple(gains(table, hit) for hit in dealt),
            tuple(_has(state, hit.source, "deathtouch") for hit in dealt),
            clause,
        )
    )


@rule("CR-702.15")
def gains(table: Match, hit: Hit) -> Seat:
    """Return who gains life by lifelink for damage, NOBODY if nobody does."""
    state = table.state
    return state.play[hit.source].seat if _has(state, hit.source, "lifelink") else NOBODY


def _has(state: State, handle: int, keyword: str) -> bool:
    return handle in state.play and state.facts(handle).has(keyword)


# -- what is checked before anybody gets priority --------------------------------------------------


@rule("CR-704.5a", "CR-704.5b", "CMD-9.1")
def losers(table: Match) -> tuple[tuple[Seat, str], ...]:
    """Return who loses now, and why: no life, an empty library, 21 damage by one commander."""
    state, numbers = table.state, table.rulebook.numbers
    found: list[tuple[Seat, str]] = []
    for seat in state.around(state.active):
        if state.life[seat] <= 0:
            found.append((seat, "magic-out-by-life"))
        elif seat in state.failed:
            found.append((seat, "magic-out-by-library"))
        elif any(
            key % SEATS == seat and amount >= numbers.commander_damage
            for key, amount in state.dealt.items()
        ):
            found.append((seat, "magic-out-by-commander"))
    return tuple(found)


@rule("CMD-11.1", "CMD-11.3", "CMD-2.5")
def legends(table: Match) -> tuple[int, ...]:
    """Return the legendary permanents of which another one has the same name, whose it is."""
    state = table.state
    names: dict[str, list[int]] = {}
    for handle in state.play:
        facts = state.facts(handle)
        if facts.legendary:
            names.setdefault(facts.slug, []).append(handle)
    return tuple(handle for same in names.values() if len(same) > 1 for handle in same)


@rule("CR-704.5g")
def dying(table: Match) -> tuple[int, ...]:
    """Return the creatures with lethal damage, or with damage by deathtouch."""
    state = table.state
    return tuple(
        handle
        for handle, found in state.play.items()
        if state.is_creature(handle)
        and (found.doomed or found.damage >= state.facts(handle).toughness)
    )


@rule("CR-704.3")
def settle(table: Match) -> Play[None]:
    """Check state and put waiting abilities on the stack, until nothing of both is left."""
    state = table.state
    while not over(table):
        lost = losers(table)
        if lost:
            lose(table, lost)
            continue
        gone = tuple(dict.fromkeys((*dying(table), *legends(table))))
        if gone:
            moves = tuple(move_of(state, each, "battlefield", "graveyard") for each in gone)
            yield from put(table, moves, "CR-704.5g")
            continue
        if not state.waiting:
            return
        yield from _stack_triggers(table)


@rule("CMD-1.4", "CR-800.4a")
def lose(table: Match, lost: tuple[tuple[Seat, str], ...]) -> None:
    """Let seats lose together; the last one left wins, and without anybody it is a draw."""
    seats, reasons = tuple(seat for seat, _ in lost), tuple(reason for _, reason in lost)
    table.record(Eliminated(seats, reasons))
    alive = table.state.alive
    if len(alive) < 2:
        table.record(Ended(Outcome(alive, "CMD-1.4", "magic-won-by-staying"), "CMD-1.4"))


@rule("CR-603.3b")
def _stack_triggers(table: Match) -> Play[None]:
    """Put all that waits on the stack, in turn order; each seat orders its own (CR 603.3b)."""
    state = table.state
    for seat in state.around(state.active):
        own = [item for item in state.waiting if item.seat == seat]
        if len(own) > 1:
            keys = tuple(f"trigger:{item.slug}.{item.number}" for item in own)
            domain = Ordering(keys)
            chosen: tuple[str, ...] = yield from ask(Decision(seat, ORDER, domain=domain))
            own = [own[keys.index(key)] for key in chosen]
        for item in own:
            if any(each.number == item.number for each in state.waiting):
                table.record(Stacked(item.number, item.slug, item.seat))
                yield from aim(table, item)


def others(state: State, seat: Seat) -> Iterator[Seat]:
    """Yield the opponents of a seat, in turn order."""
    yield from (other for other in state.around(seat) if other != seat)
