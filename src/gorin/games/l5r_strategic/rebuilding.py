"""Rebuilding destroyed armies: orders, delays, and the turn in which an army appears again."""

from __future__ import annotations

from gorin.games.l5r_strategic.events import Idle, RebuildOrdered, Rebuilt, Waited
from gorin.games.l5r_strategic.posts import happen
from gorin.games.l5r_strategic.rokugan import distance
from gorin.games.l5r_strategic.sheets import forbids_rebuilding
from gorin.games.l5r_strategic.state import Match
from gorin.kernel.clauses import refuse
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame


@rule("STR-4.3", "STR-4.4", "STR-R5", "STR-R6")
def delay(table: Match, lost: str, place: str, *, dishonored: bool) -> int:
    """One turn for every three provinces begun between the two places, one more for dishonor."""
    step: int = table.rulebook.numbers.delay_step
    return -(-distance(lost, place) // step) + dishonored


@rule("STR-4.1", "STR-4.5", "STR-R3", "STR-R4")
def rebuild(table: Match, frame: Frame) -> None:
    """Read orders to rebuild before movement, and let armies appear that are due.

    Places are given in the order of the armies' numbers. An army that finds no place when it is
    due waits for one; a new order takes the place of the one before.
    """
    state = table.state
    orders = {name: place for sheet in state.sheets.values() for name, place in sheet.rebuilds}
    for name in sorted(state.armies):
        if state.armies[name].place:
            if name in orders:
                refusal = refuse("STR-3.6", "refused-campaign-there")
                happen(table, Idle(name, refusal.reason, refusal.clause))
            continue
        if name in orders:
            read_order(table, name, orders[name])
        _appear(table, name)


@rule("STR-R2")
def read_order(table: Match, name: str, place: str) -> None:
    """The delay counts from the turn in which the order is read."""
    refusal = forbids_rebuilding(table, name, place)
    if refusal is not None:
        happen(table, Idle(name, refusal.reason, refusal.clause))
        return
    army = table.state.armies[name]
    turns = delay(table, army.lost, place, dishonored=army.dishonored)
    happen(table, RebuildOrdered(name, place, table.state.turn + turns))


def _appear(table: Match, name: str) -> None:
    army = table.state.armies[name]
    if not army.target or army.due > table.state.turn:
        return
    if forbids_rebuilding(table, name, army.target) is None:
        happen(table, Rebuilt(name, army.target))
    else:
        happen(table, Waited(name, army.target))
