"""Abilities that trigger: who notices what happens (CR 603)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from gorin.games.magic.events import Move
from gorin.games.magic.lasting_events import CameDue
from gorin.games.magic.layers import Characteristics, MagicBoard, behaviour, board, fits
from gorin.games.magic.stack_events import Triggered
from gorin.games.magic.state import NOBODY, PLAYER, Match, State, Target
from gorin.games.magic.words import (
    Attacks,
    Dies,
    DrawStep,
    EndStep,
    Enters,
    Leaves,
    Things,
    Trigger,
    Upkeep,
)
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.timing.lasting import Moment, parted

NOTHING = Target(PLAYER)
Listener: TypeAlias = tuple[int, int, Trigger]
STEPS: Mapping[str, type[Upkeep] | type[DrawStep] | type[EndStep]] = {
    "upkeep": Upkeep,
    "draw": DrawStep,
    "end": EndStep,
}


def listeners(table: Match, lying: MagicBoard, kind: type[Any]) -> tuple[Listener, ...]:
    """Return the abilities of permanents that trigger on a kind of thing."""

    def compute(now: MagicBoard) -> Mapping[type[Any], tuple[Listener, ...]]:
        found: dict[type[Any], tuple[Listener, ...]] = {}
        for handle, one in now.values.items():
            if one.able:
                for place, trigger in enumerate(behaviour(table, one.slug).triggers):
                    when = type(trigger.when)
                    found[when] = (*found.get(when, ()), (handle, place, trigger))
        return found

    return lying.note("listeners", compute).get(kind, ())


def _trigger(table: Match, lying: MagicBoard, listener: Listener, about: Target = NOTHING) -> None:
    handle, place, trigger = listener
    one, found = lying.values[handle], lying.things[handle]
    if trigger.given and not given_away(table.state, one.seat):
        return
    if trigger.untapped and found.tapped:
        return
    if one.seat in table.state.alive:
        table.record(Triggered(handle, one.slug, one.seat, place, found.born, about))


@rule("CR-603.3", "CR-603.6a")
def arrived(table: Match, handles: tuple[int, ...]) -> None:
    """Let abilities notice what came to the battlefield, those of what came among them."""
    if not handles:
        return
    lying, state = board(table), table.state
    for listener in listeners(table, lying, Enters):
        when: Any = listener[2].when
        source = listener[0]
        for handle in handles:
            if _fits(state, when.things, handle, lying.values[handle], source, lying):
                _trigger(table, lying, listener, target_of(state, handle))


def _fits(
    state: State, things: Things, handle: int, one: Characteristics, source: int, lying: MagicBoard
) -> bool:
    return fits(state, things, handle, one, source, lying.values[source].seat)


@rule("CR-603.10", "CR-603.2g")
def departed(table: Match, before: MagicBoard, moves: tuple[Move, ...]) -> None:
    """Let abilities notice what left the battlefield: they look back at how it lay before."""
    gone = tuple(move for move in moves if move.source == "battlefield")
    if not gone:
        return
    state = table.state
    for listener in listeners(table, before, Leaves):
        if any(move.handle == listener[0] for move in gone):
            _trigger(table, before, listener)
    for listener in listeners(table, before, Dies):
        when: Any = listener[2].when
        for move in gone:
            one = before.values[move.handle]
            if move.to != "graveyard" or not one.is_a("creature"):
                continue
            if _fits(state, when.things, move.handle, one, listener[0], before):
                _trigger(table, before, listener)


@rule("CR-508.3", "CR-508.3a", "CR-603.2c")
def attacked(table: Match, handles: tuple[int, ...], against: tuple[Seat, ...]) -> None:
    """Let abilities notice who was declared as an attacker; who comes attacking was not."""
    lying, state = board(table), table.state
    for listener in listeners(table, lying, Attacks):
        when: Any = listener[2].when
        for handle, seat in zip(handles, against, strict=True):
            if _fits(state, when.things, handle, lying.values[handle], listener[0], lying):
                _trigger(table, lying, listener, Target(PLAYER, 0, seat))


@rule("CR-603.2b", "CR-603.7", "CR-513.1")
def began(table: Match, step: str) -> None:
    """Let abilities notice that a step began, and those that were delayed until it."""
    kind, state = STEPS.get(step), table.state
    if kind is None:
        return
    lying = board(table)
    for listener in listeners(table, lying, kind):
        when: Any = listener[2].when
        if when.whose == "each" or lying.values[listener[0]].seat == state.active:
            _trigger(table, lying, listener, Target(PLAYER, 0, state.active))
    due, _ = parted(state.delays, Moment(step))
    for effect in due:
        table.record(CameDue(effect.what.slug, effect.seat, effect.stamp))


def target_of(state: State, handle: int) -> Target:
    """Return a permanent as something that may be referred to later."""
    return Target(handle, state.play[handle].born)


def given_away(state: State, seat: Seat) -> int:
    """Return how many permanents that a seat owns its opponents control."""
    return sum(
        state.owners[handle] == seat and found.seat != seat and found.seat != NOBODY
        for handle, found in state.play.items()
    )
