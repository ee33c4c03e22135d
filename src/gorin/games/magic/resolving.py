"""The topmost spell or ability resolves."""

from __future__ import annotations

from gorin.games.magic.base import move_of, put
from gorin.games.magic.effects import does
from gorin.games.magic.events import Move, Passed
from gorin.games.magic.layers import behaviour
from gorin.games.magic.noticing import given_away
from gorin.games.magic.stack_events import Resolved
from gorin.games.magic.state import EMPTY, Item, Match
from gorin.games.magic.targets import effects_of, legal_targets, needs
from gorin.games.magic.use import use_of
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

MAY = Prompt("may", "CR-603.5", "ask-magic-may")
SPENT = ("instant", "sorcery")


@rule("CR-608.2", "CR-113.7a")
def resolve(table: Match, frame: Frame) -> Play[None]:
    """Resolve the topmost spell or ability; if none of its targets is legal it does nothing."""
    state = table.state
    if not state.stack:
        return
    item = state.stack[-1]
    is_spell = item.kind == "spell"
    legal = legal_targets(table, item)
    fizzles = bool(needs(table, item)) and not legal
    table.record(Resolved(item.slug, item.seat, not is_spell, fizzles))
    if is_spell and not fizzles and not any(map(state.facts(item.card).is_a, SPENT)):
        yield from _enter(table, item)
        return
    if not fizzles and stands(table, item) and (yield from agrees(table, item)):
        use = use_of(table, item, legal)
        for effect in effects_of(table, item):
            yield from does(use, effect)
    if is_spell and any(each.number == item.number for each in state.stack):
        yield from put(table, (move_of(state, item.card, "stack", "graveyard"),), "CR-608.2")


@rule("CR-303.4", "CR-608.3")
def _enter(table: Match, item: Item) -> Play[None]:
    """A permanent spell comes to the battlefield; an Aura attached to its target (CR 608.3)."""
    attached = item.targets[0].card if item.targets else EMPTY
    move = Move(item.card, item.slug, "stack", "battlefield", item.seat, attached=attached)
    yield from put(table, (move,), "CR-608.2")


@rule("CR-603.4")
def stands(table: Match, item: Item) -> bool:
    """Return whether what an ability asks for when it triggers is so still."""
    if item.kind != "trigger":
        return True
    trigger = behaviour(table, item.slug).triggers[item.place]
    if trigger.given and not given_away(table.state, item.seat):
        return False
    found = table.state.play.get(item.card)
    return not (trigger.untapped and found is not None and found.tapped)


@rule("CR-603.5")
def agrees(table: Match, item: Item) -> Play[bool]:
    """Ask whoever may decline what an ability does."""
    if item.kind != "trigger" or not behaviour(table, item.slug).triggers[item.place].may:
        return True
    options = (Option(f"do:{item.slug}.{item.card}", "do"), Option("decline", "decline"))
    chosen = yield from ask(Decision(item.seat, MAY, options, default=1))
    if chosen == "decline":
        table.record(Passed(item.seat, "CR-603.5"))
    return chosen == "do"
