"""What everything needs: moving cards, drawing, damage, triggers, and what is checked."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.magic.combat_events import SEATS, Damaged, Hit
from gorin.games.magic.events import (
    DrawFailed,
    Drawn,
    Eliminated,
    Ended,
    LifeChanged,
    Move,
    Moved,
    TokensMade,
)
from gorin.games.magic.lasting_events import Attached, ControlChanged
from gorin.games.magic.layers import MagicBoard, behaviour, board, fits, now
from gorin.games.magic.noticing import arrived, departed
from gorin.games.magic.replacing import Making, changed
from gorin.games.magic.stack_events import Stacked
from gorin.games.magic.state import EMPTY, NOBODY, PLAYER, Item, Match, State
from gorin.games.magic.targets import aim
from gorin.kernel.clauses import states
from gorin.kernel.decision import Play, Prompt, Seat
from gorin.kernel.rule import rule
from gorin.kernel.table import Outcome
from gorin.timing.waiting import next_of, ordered

ORDER = Prompt("order-triggers", "CR-603.3b", "ask-magic-order-triggers")


def over(table: Match) -> bool:
    """Return whether the match has ended."""
    return table.state.outcome is not None


# -- moving ----------------------------------------------------------------------------------------


@states("CR-400.3")
def move_of(state: State, handle: int, source: str, to: str, *, link: int = 0) -> Move:
    """Return the move of a card to a zone of its owner."""
    return Move(handle, state.slug(handle), source, to, state.owners[handle], link=link)


def put(table: Match, moves: tuple[Move, ...], clause: str) -> Play[None]:
    """Move cards all at once, after all that happens instead; abilities notice it."""
    asked = yield from replaced(table, moves)
    # Somebody may have left while another was asked.
    left = tuple(move for move in asked if _lies(table.state, move))
    if left:
        before = board(table)
        table.record(Moved(left, clause))
        departed(table, before, left)
        arrived(table, tuple(m.handle for m in left if m.to == "battlefield"))


def replaced(table: Match, moves: tuple[Move, ...]) -> Play[tuple[Move, ...]]:
    """Return what becomes of moves."""
    found: list[Move] = []
    for move in moves:
        parts = yield from changed(table, move)
        found += (part for part in parts if isinstance(part, Move))
    return tuple(found)


def _lies(state: State, move: Move) -> bool:
    if move.source == "battlefield":
        return move.handle in state.play
    if move.source == "stack":
        return any(item.kind == "spell" and item.card == move.handle for item in state.stack)
    return state.owners[move.handle] in state.alive


@rule("CR-111.1", "CR-701.7")
def make_tokens(table: Match, seat: Seat, slug: str) -> Play[None]:
    """Let a seat create a token, or as many as come of that."""
    parts = yield from changed(table, Making(seat, slug, 1))
    for part in parts:
        if isinstance(part, Making) and seat in table.state.alive:
            first = len(table.state.physical)
            table.record(TokensMade(seat, slug, part.number))
            arrived(table, tuple(range(first, first + part.number)))


@rule("CR-121.1")
def draw(table: Match, seat: Seat, count: int) -> None:
    """Let a seat draw cards; whoever cannot loses when that is checked next (CR 704.5b)."""
    state = table.state
    if seat not in state.alive:
        return
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


@rule("CMD-9.2", "CMD-9.5", "CMD-9.6", "CMD-9.7", "CMD-9.8", "CMD-9.10")
def counted(table: Match, hit: Hit, *, combat: bool) -> int:
    """Return the commander whose combat damage to a player is counted, EMPTY if none is."""
    state = table.state
    if not combat or hit.card != EMPTY:
        return EMPTY
    return state.physical[hit.source] if state.commander_of(hit.source) != EMPTY else EMPTY


@rule("CR-120.3", "CMD-9.4", "CR-800.4e")
def deal(table: Match, hits: tuple[Hit, ...], clause: str, *, combat: bool = False) -> Play[None]:
    """Deal damage, all at once, after all that prevents it; what is gone is dealt none."""
    state = table.state
    asked: list[Hit] = []
    for hit in hits:
        if hit.amount > 0 and _is_there(state, hit):
            parts = yield from changed(table, hit, combat=combat)
            asked += (part for part in parts if isinstance(part, Hit))
    dealt = tuple(hit for hit in asked if _is_there(state, hit))
    if not dealt:
        return
    table.record(
        Damaged(
            dealt,
            tuple(counted(table, hit, combat=combat) for hit in dealt),
            tuple(gains(table, hit) for hit in dealt),
            tuple(_has(table, hit.source, "deathtouch") for hit in dealt),
            clause,
        )
    )


def _is_there(state: State, hit: Hit) -> bool:
    return hit.card in state.play or (hit.card == PLAYER and hit.seat in state.alive)


@rule("CR-702.15")
def gains(table: Match, hit: Hit) -> Seat:
    """Return who gains life by lifelink for damage, NOBODY if nobody does."""
    return now(table, hit.source).seat if _has(table, hit.source, "lifelink") else NOBODY


def _has(table: Match, handle: int, keyword: str) -> bool:
    return handle in table.state.play and now(table, handle).has(keyword)


# -- who controls what -----------------------------------------------------------------------------


@rule("CR-613.2", "CR-506.4")
def note_control(table: Match) -> None:
    """Note who controls permanents where an effect has given them to another, or has ended."""
    state = table.state
    for handle, one in board(table).values.items():
        if state.play[handle].seat != one.seat and one.seat in state.alive:
            table.record(ControlChanged(one.seat, handle, one.slug))


# -- what is checked before anybody gets priority --------------------------------------------------


@rule("CR-704.5a", "CR-704.5b", "CMD-9.1", "CMD-9.3")
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


@rule("CMD-11.1", "CMD-11.2", "CMD-11.3", "CMD-2.5", "CMD-R5")
def legends(table: Match) -> tuple[int, ...]:
    """Return the legendary permanents of which another one has the same name, whose it is."""
    return board(table).note("legends", _legends)


def _legends(lying: MagicBoard) -> tuple[int, ...]:
    names: dict[str, list[int]] = {}
    for handle, one in lying.values.items():
        if one.legendary:
            names.setdefault(one.slug, []).append(handle)
    return tuple(handle for same in names.values() if len(same) > 1 for handle in same)


@rule("CR-704.5f", "CR-704.5g", "CR-704.5h")
def dying(table: Match) -> tuple[int, ...]:
    """Return the creatures without toughness, with lethal damage, or damaged by deathtouch."""
    play = table.state.play
    return tuple(
        handle
        for handle, toughness in board(table).note("creatures", _creatures)
        if play[handle].damage >= toughness or play[handle].doomed
    )


def _creatures(lying: MagicBoard) -> tuple[tuple[int, int], ...]:
    return tuple(
        (handle, one.toughness) for handle, one in lying.values.items() if one.is_a("creature")
    )


@rule("CR-704.5m", "CR-702.5")
def loose_auras(table: Match) -> tuple[int, ...]:
    """Return the Auras that are attached to nothing, or to what they may not enchant."""
    lying = board(table)
    return tuple(
        handle
        for handle in lying.note("auras", _auras)
        if not _enchants(table, handle, lying.things[handle].attached)
    )


def _auras(lying: MagicBoard) -> tuple[int, ...]:
    return tuple(handle for handle, one in lying.values.items() if "aura" in one.subtypes)


def _equipment(lying: MagicBoard) -> tuple[int, ...]:
    return tuple(handle for handle, one in lying.values.items() if "equipment" in one.subtypes)


def _enchants(table: Match, handle: int, host: int) -> bool:
    state, one = table.state, now(table, handle)
    enchant = behaviour(table, one.slug).enchant
    if enchant is None or enchant.things is None or host not in state.play or host == handle:
        return False
    return fits(state, enchant.things, host, now(table, host), handle, one.seat)


@rule("CR-704.5n")
def loosen(table: Match) -> bool:
    """Let Equipment fall from what is no creature any more; return whether any did."""
    lying, state = board(table), table.state
    loose = tuple(
        handle
        for handle in lying.note("equipment", _equipment)
        if (host := lying.things[handle].attached) != EMPTY
        and not (host in lying.values and lying.values[host].is_a("creature"))
    )
    for handle in loose:
        table.record(Attached(handle, state.slug(handle), EMPTY, ""))
    return bool(loose)


@rule("CR-704.3", "CR-117.5")
def settle(table: Match) -> Play[None]:
    """Check state and put waiting abilities on the stack, until nothing of both is left.

    All that is found at one time happens together; then everything is looked at again.
    """
    state = table.state
    while not over(table):
        note_control(table)
        lost = losers(table)
        gone = tuple(dict.fromkeys((*dying(table), *legends(table), *loose_auras(table))))
        if lost:
            lose(table, lost)
        moves = tuple(
            move_of(state, each, "battlefield", "graveyard") for each in gone if each in state.play
        )
        yield from put(table, moves, "CR-704.3")
        if lost or gone or loosen(table):
            continue
        if not state.waiting:
            return
        yield from _stack_triggers(table)


def is_unsettled(table: Match) -> bool:
    """Return whether something would happen if it were checked now."""
    return bool(
        table.state.waiting or losers(table) or dying(table) or legends(table) or loose_auras(table)
    )


@rule("CMD-1.4", "CMD-R4", "CMD-R18", "CR-104.2a", "CR-104.4a", "CR-800.4a")
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
        own = next_of(state.waiting, (seat,), _seat_of)
        for item in (yield from ordered(seat, own, ORDER, _key_of, _kind_of)):
            if any(each.number == item.number for each in state.waiting):
                table.record(Stacked(item.number, item.slug, item.seat))
                yield from aim(table, item)


def _seat_of(item: Item) -> Seat:
    return item.seat


def _key_of(item: Item) -> str:
    return f"trigger:{item.slug}.{item.number}"


def _kind_of(item: Item) -> tuple[object, ...]:
    return item.kind, item.slug, item.place, item.about


def others(state: State, seat: Seat) -> Iterator[Seat]:
    """Yield the opponents of a seat, in turn order."""
    yield from (other for other in state.around(seat) if other != seat)
