"""Mana: what a seat can produce, and how it pays a cost exactly."""

from __future__ import annotations

from functools import cache

from gorin.games.magic.decks import identity_of
from gorin.games.magic.facts import ANY, COLOURS, SYMBOL
from gorin.games.magic.layers import MagicBoard, board
from gorin.games.magic.stack_events import Paid
from gorin.games.magic.state import EMPTY, Match
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule

COLOURLESS = "C"


def sources(table: Match, seat: Seat) -> tuple[int, ...]:
    """Return the untapped permanents of a seat that produce mana; a new creature does not yet."""
    play = table.state.play
    return tuple(
        handle
        for handle, is_creature in board(table).note("sources", _sources).get(seat, ())
        if not play[handle].tapped and not (is_creature and play[handle].sick)
    )


def _sources(lying: MagicBoard) -> dict[Seat, tuple[tuple[int, bool], ...]]:
    found: dict[Seat, tuple[tuple[int, bool], ...]] = {}
    for handle, one in lying.values.items():
        if one.mana:
            held = one.is_a("creature") and not one.has("haste")
            found[one.seat] = (*found.get(one.seat, ()), (handle, held))
    return found


@rule("CMD-4.1", "CMD-4.2", "CMD-4.3")
def colours_of(table: Match, seat: Seat, mana: str) -> frozenset[str]:
    """Return the colours that a source gives a seat: none outside its commander's identity."""
    own = identity_of(table.state.decks[seat])
    return own if mana == ANY else own & frozenset(mana)


@cache
def coloured(cost: str) -> tuple[str, ...]:
    """Return the coloured symbols of a cost."""
    return tuple(symbol for symbol in SYMBOL.findall(cost) if symbol in COLOURS)


@cache
def plain(cost: str) -> int:
    """Return how much mana of any kind a cost asks for beside its coloured symbols."""
    return sum(int(symbol) for symbol in SYMBOL.findall(cost) if symbol.isdigit())


@rule("CR-118.3")
def payment(
    table: Match, seat: Seat, cost: str, generic: int, but: int = EMPTY
) -> tuple[tuple[int, ...], int]:
    """Return which sources are tapped for a cost, and the mana that floats then.

    Sources of fewer colours are taken first, then those that give most colourless mana; `but` is
    not tapped. The second number is negative if the cost cannot be paid.
    """
    by_colour, colourless = _given(table, seat, but)
    tapped = _matched(coloured(cost), by_colour)
    if tapped is None:
        return (), -1
    left = generic - table.state.floating[seat]
    floating = max(0, -left)
    for handle, given in colourless.items():
        if left > 0:
            tapped.append(handle)
            floating, left = max(0, given - left), left - given
    rest = [handle for handle in by_colour if handle not in tapped]
    if left > len(rest):
        return (), -1
    return (*tapped, *rest[: max(0, left)]), floating


def _matched(symbols: tuple[str, ...], given: dict[int, frozenset[str]]) -> list[int] | None:
    """Return a source for each symbol, no one twice; None if there are not enough of them."""
    taken: dict[int, int] = {}

    def finds(place: int, tried: set[int]) -> bool:
        for handle, colours in given.items():
            if symbols[place] in colours and handle not in tried:
                tried.add(handle)
                if handle not in taken or finds(taken[handle], tried):
                    taken[handle] = place
                    return True
        return False

    if len(symbols) > len(given) or not all(finds(place, set()) for place in range(len(symbols))):
        return None
    return list(taken)


def _given(table: Match, seat: Seat, but: int) -> tuple[dict[int, frozenset[str]], dict[int, int]]:
    """Return the colours that sources give, fewest first; and how much colourless mana, most first.

    A source outside the identity of the seat's commander gives colourless mana (CMD-4.2).
    """
    by_colour: dict[int, frozenset[str]] = {}
    colourless: dict[int, int] = {}
    values = board(table).values
    for handle in sources(table, seat):
        if handle == but:
            continue
        mana = values[handle].mana
        given = colours_of(table, seat, mana)
        if given:
            by_colour[handle] = given
        else:
            colourless[handle] = max(1, mana.count(COLOURLESS))
    few = sorted(by_colour, key=lambda handle: (len(by_colour[handle]), handle))
    many = sorted(colourless, key=lambda handle: (-colourless[handle], handle))
    return {each: by_colour[each] for each in few}, {each: colourless[each] for each in many}


def most(table: Match, seat: Seat, cost: str, generic: int) -> int:
    """Return the highest value that X can have; negative if not even 0 can be paid."""
    x = -1
    while payment(table, seat, cost, generic + x + 1)[1] >= 0:
        x += 1
    return x


def pay(table: Match, seat: Seat, cost: str, generic: int, but: int = EMPTY) -> None:
    """Pay a cost that can be paid."""
    tapped, floating = payment(table, seat, cost, generic, but)
    assert floating >= 0, cost
    if tapped or floating != table.state.floating[seat]:
        slugs = tuple(table.state.slug(handle) for handle in tapped)
        table.record(Paid(seat, tapped, slugs, floating))
