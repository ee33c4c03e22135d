"""Targets: what a spell or an ability may be aimed at, and whether that is still so."""

from __future__ import annotations

from gorin.games.magic.cards import title
from gorin.games.magic.layers import MagicBoard, behaviour, board, fits
from gorin.games.magic.stack_events import Aimed, Resolved
from gorin.games.magic.state import PLAYER, Item, Match, State, Target
from gorin.games.magic.words import Aim, Behaviour, Effect, Things, aims_of, laters_of
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule

TARGET = Prompt("target", "CR-115.1", "ask-magic-target")


def effects_of(table: Match, item: Item) -> tuple[Effect, ...]:
    """Return what a spell or an ability does."""
    found = behaviour(table, item.slug)
    if item.kind == "trigger":
        return found.triggers[item.place].effects
    if item.kind == "ability":
        return found.activated[item.place].effects
    if item.kind == "later":
        return laters_of(found)[item.place].effects
    return found.spell


def needs(table: Match, item: Item) -> tuple[Aim, ...]:
    """Return what a spell or an ability is aimed at."""
    if item.kind == "spell":
        return spell_aims(behaviour(table, item.slug))
    return aims_of(effects_of(table, item))


def spell_aims(found: Behaviour) -> tuple[Aim, ...]:
    """Return what a spell is aimed at: an Aura at what it will enchant (CR 303.4)."""
    return aims_of(found.spell) if found.enchant is None else (found.enchant,)


@rule("CR-115.1", "CR-702.18")
def candidates(table: Match, seat: Seat, aim: Aim, source: int) -> tuple[Target, ...]:
    """Return all legal targets for a seat; what has shroud is none."""
    state = table.state
    if aim.players:
        return tuple(
            Target(PLAYER, 0, other)
            for other in state.around(seat)
            if aim.players == "player" or other != seat
        )
    if aim.spells:
        return tuple(Target(item.card, item.number) for item in state.stack if item.kind == "spell")
    things = aim.things or Things()
    return tuple(
        Target(handle, state.play[handle].born)
        for handle in _fitting(board(table), state, things, seat, source)
    )


def _fitting(
    lying: MagicBoard, state: State, things: Things, seat: Seat, source: int
) -> tuple[int, ...]:
    """Return the permanents that fit: what does not hang on the source is found once a board."""
    of = source if things.which else -1

    def compute(found: MagicBoard) -> tuple[int, ...]:
        return tuple(
            handle
            for handle, one in found.values.items()
            if not one.has("shroud") and fits(state, things, handle, one, source, seat)
        )

    return lying.note(("fitting", things, seat, of), compute)


def can_aim(table: Match, seat: Seat, aims: tuple[Aim, ...], source: int) -> bool:
    """Return whether there is a legal target for each, before it is announced."""
    return all(candidates(table, seat, each, source) for each in aims)


@rule("CR-603.3d")
def aim(table: Match, item: Item) -> Play[None]:
    """Let the controller of the topmost item choose its targets; without one it is removed."""
    chosen: tuple[Target, ...] = ()
    for each in needs(table, item):
        # A spell cannot be its own target.
        found = tuple(
            target
            for target in candidates(table, item.seat, each, item.card)
            if target.born != item.number
        )
        if not found:
            is_ability = item.kind != "spell"
            table.record(Resolved(item.slug, item.seat, is_ability, fizzles=True))
            return
        options = tuple(Option(key_of(table.state, target), target) for target in found)
        target = yield from ask(
            Decision(item.seat, TARGET, options, args={"card": title(item.slug)})
        )
        chosen = (*chosen, target)
        slugs = tuple(table.state.slug(each.card) for each in chosen if each.card != PLAYER)
        table.record(Aimed(chosen, slugs, -1, item.seat, item.card, item.slug))


def key_of(state: State, target: Target) -> str:
    """Return the key of a target."""
    if target.card == PLAYER:
        return f"player:{target.seat}"
    verb = "target" if target.card in state.play else "spell"
    return f"{verb}:{state.slug(target.card)}.{target.card}"


@rule("CR-608.2b")
def legal_targets(table: Match, item: Item) -> dict[Aim, Target]:
    """Return the targets that are legal still, by what the card says of them."""
    return {
        each: target
        for each, target in zip(needs(table, item), item.targets, strict=False)
        if target in candidates(table, item.seat, each, item.card)
    }
