"""Targets: what a spell or an ability may be aimed at, and whether that is still so."""

from __future__ import annotations

from gorin.games.magic.events import Aimed, Resolved
from gorin.games.magic.state import NOBODY, PLAYER, Item, Match, State, Target
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule

TARGET = Prompt("target", "CR-115.1", "ask-magic-target")
NEEDS: dict[str, tuple[str, ...]] = {
    "terminate": ("creature",),
    "path-to-exile": ("creature",),
    "wrecking-ball": ("creature-or-land",),
    "spell-crumple": ("spell",),
    "congregate": ("player",),
    "sign-in-blood": ("player",),
    "death-by-dragons": ("player",),
    "flametongue": ("creature",),
    "gift": ("opponent", "own"),
}
"""What spells, by their titles, and abilities, by their kinds, are aimed at."""


def needs(item: Item) -> tuple[str, ...]:
    """Return what a spell or an ability is aimed at."""
    return NEEDS.get(item.slug if item.kind == "spell" else item.kind, ())


@rule("CR-115.1")
def candidates(table: Match, seat: Seat, kind: str) -> tuple[Target, ...]:
    """Return all legal targets of a kind for a seat."""
    state = table.state
    if kind in ("player", "opponent"):
        return tuple(
            Target(PLAYER, 0, other)
            for other in state.around(seat)
            if kind == "player" or other != seat
        )
    if kind == "spell":
        return tuple(Target(item.card, item.number) for item in state.stack if _is_spell(item))
    return tuple(
        Target(handle, found.born)
        for handle, found in state.play.items()
        if _is(state, handle, kind, seat)
    )


def _is_spell(item: Item) -> bool:
    return item.kind == "spell"


def _is(state: State, handle: int, kind: str, seat: Seat) -> bool:
    facts = state.facts(handle)
    if kind == "own":
        return state.play[handle].seat == seat
    if kind == "creature-or-land":
        return facts.is_a("creature") or facts.is_a("land")
    return facts.is_a(kind)


def can_aim(table: Match, seat: Seat, name: str) -> bool:
    """Return whether a spell or an ability has enough legal targets, before it is announced."""
    return all(candidates(table, seat, kind) for kind in NEEDS.get(name, ()))


def aim(table: Match, item: Item) -> Play[None]:
    """Let the controller of the topmost item choose its targets; without one it is removed."""
    chosen: tuple[Target, ...] = ()
    for kind in needs(item):
        # A spell cannot be its own target.
        found = tuple(
            target for target in candidates(table, item.seat, kind) if target.born != item.number
        )
        if not found:
            is_ability = item.kind != "spell"
            table.record(Resolved(item.slug, item.seat, is_ability, fizzles=True))
            return
        options = tuple(Option(key_of(table.state, target), target) for target in found)
        target = yield from ask(Decision(item.seat, TARGET, options))
        chosen = (*chosen, target)
        slugs = tuple(table.state.slug(each.card) for each in chosen if each.card != PLAYER)
        table.record(Aimed(chosen, slugs, -1))


def key_of(state: State, target: Target) -> str:
    """Return the key of a target."""
    if target.card == PLAYER:
        return f"player:{target.seat}"
    verb = "target" if target.card in state.play else "spell"
    return f"{verb}:{state.slug(target.card)}.{target.card}"


def is_legal(table: Match, item: Item, place: int) -> bool:
    """Return whether a target is still what the spell or ability may be aimed at."""
    target, kind = item.targets[place], needs(item)[place]
    return target in candidates(table, item.seat, kind) and target.seat in (
        NOBODY,
        *table.state.alive,
    )
