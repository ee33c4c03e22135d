"""Moving units by cards; whatever moves may be kept where it is."""

from __future__ import annotations

from gorin.games.l5r_ccg.battle_events import UnitsMoved
from gorin.games.l5r_ccg.reactions import Occurrence, react
from gorin.games.l5r_ccg.state import HOME, Match
from gorin.kernel.decision import Play
from gorin.kernel.rule import rule


def move(table: Match, handles: tuple[int, ...], slots: tuple[int, ...]) -> Play[None]:
    """Move units home or to battlefields, on the side of whoever controls them.

    The movement of each may be negated.
    """
    state = table.state
    moving: list[tuple[int, int]] = []
    for handle, slot in zip(handles, slots, strict=True):
        found = state.play.get(handle)
        if found is None or found.at == slot:
            continue
        about = Occurrence("moves", found.seat, (handle,), found.at)
        if not (yield from react(table, about)):
            moving.append((handle, slot))
    attack = state.attack
    moving = [each for each in moving if each[0] in state.play]
    if attack is None or not moving:
        return
    units = tuple(handle for handle, _ in moving)
    places = tuple(slot for _, slot in moving)
    sides = tuple(attack.attacks(state.play[handle].seat) for handle in units)
    table.record(UnitsMoved(units, state.slugs(units), places, sides, "CCG-7.15"))


@rule("CCG-7.15")
def go_home(table: Match, handle: int) -> Play[None]:
    """Move a unit home."""
    if handle in table.state.play and table.state.play[handle].at != HOME:
        yield from move(table, (handle,), (HOME,))
