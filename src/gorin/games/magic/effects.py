"""What spells and abilities do when they resolve."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.magic.base import change_life, deal, draw, move_of, notice_arrivals, put
from gorin.games.magic.combat_events import Hit
from gorin.games.magic.events import (
    ControlChanged,
    Found,
    Move,
    Moved,
    Passed,
    Resolved,
    Shuffled,
    TokenMade,
)
from gorin.games.magic.facts import BASICS
from gorin.games.magic.state import EMPTY, NOBODY, Item, Match, State, Target
from gorin.games.magic.targets import is_legal, needs
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, draw_chance
from gorin.kernel.domain import Shuffle
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

SHUFFLE = Prompt("shuffle", "CMD-7.1", "ask-magic-shuffle")
SEARCH = Prompt("search", "CR-608.2", "ask-magic-search")
ENTER = Prompt("enter", "CR-603.3", "ask-magic-enter")
BLAST, BLAST_IN_MAIN = 2, 3
FLAMES = 4
KAALIA = ("angel", "demon", "dragon")
MAIN = ("main", "main-2")


def shuffle(table: Match, seat: Seat) -> Play[None]:
    """Shuffle a library."""
    count = len(table.state.libraries[seat])
    order: tuple[int, ...] = yield from draw_chance(SHUFFLE, Shuffle(count), secret=True)
    table.record(Shuffled(seat, order))


@rule("CR-608.2")
def resolve(table: Match, frame: Frame) -> Play[None]:
    """Resolve the topmost spell or ability; if none of its targets is legal it does nothing."""
    state = table.state
    if not state.stack:
        return
    item = state.stack[-1]
    is_spell = item.kind == "spell"
    aims = needs(item)
    legal = tuple(place for place in range(len(item.targets)) if is_legal(table, item, place))
    fizzles = bool(aims) and not legal
    table.record(Resolved(item.slug, item.seat, not is_spell, fizzles))
    facts = state.facts(item.card) if is_spell else None
    if facts is not None and not fizzles and not (facts.is_a("instant") or facts.is_a("sorcery")):
        move = Move(item.card, item.slug, "stack", "battlefield", item.seat)
        table.record(Moved((move,), "CR-608.2"))
        notice_arrivals(table, (item.card,))
        return
    if not fizzles:
        name = item.slug if is_spell else item.kind
        yield from EFFECTS[name](table, item, tuple(item.targets[place] for place in legal))
    if is_spell and any(each.number == item.number for each in state.stack):
        yield from put(table, (move_of(state, item.card, "stack", "graveyard"),), "CR-608.2")


Effect = Callable[[Match, Item, tuple[Target, ...]], Play[None]]


def _destroy(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    moves = (move_of(table.state, targets[0].card, "battlefield", "graveyard"),)
    yield from put(table, moves, "CR-608.2")


def _path(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """Exile a creature; its controller may search for a basic land, which comes tapped."""
    state, card = table.state, targets[0].card
    seat = state.play[card].seat
    yield from put(table, (move_of(state, card, "battlefield", "exile"),), "CR-608.2")
    if seat not in state.alive:
        return
    found: dict[str, int] = {}
    for handle in state.libraries[seat]:
        slug = state.slug(handle)
        if slug in BASICS:
            _ = found.setdefault(slug, handle)
    # Which basic lands are left is for nobody else to see.
    options = (
        Option("none", EMPTY),
        *(Option(f"land:{slug}", handle) for slug, handle in sorted(found.items())),
    )
    handle = yield from ask(Decision(seat, SEARCH, options, secret=True))
    if handle == EMPTY:
        table.record(Passed(seat, "CR-608.2"))
    else:
        table.record(Found(seat, handle, state.slug(handle), "CR-608.2"))
    yield from shuffle(table, seat)


def _crumple(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """Counter a spell; it and this one go to the bottom of their owners' libraries."""
    state = table.state
    countered = move_of(state, targets[0].card, "stack", "library")
    yield from put(table, (countered,), "CR-608.2")
    yield from put(table, (move_of(state, item.card, "stack", "library"),), "CR-608.2")


def _each(table: Match, item: Item, amount: int, *, flyers: bool) -> None:
    state = table.state
    hits = [
        Hit(item.card, item.slug, amount, handle, state.slug(handle))
        for handle in state.play
        if state.is_creature(handle) and (flyers or not state.facts(handle).has("flying"))
    ]
    hits += (Hit(item.card, item.slug, amount, seat=seat) for seat in state.around(state.active))
    deal(table, tuple(hits), "CR-120.3")


def _blast(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """Two damage to each creature and player; three if it is its caster's main phase."""
    state = table.state
    own_main = state.active == item.seat and state.step in MAIN
    _each(table, item, BLAST_IN_MAIN if own_main else BLAST, flyers=True)
    yield from ()


def _earthquake(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """X damage to each creature without flying and to each player."""
    _each(table, item, item.x, flyers=False)
    yield from ()


def _skeins(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """Each player draws two cards."""
    for seat in table.state.around(table.state.active):
        draw(table, seat, 2)
    yield from ()


def _congregate(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """A player gains 2 life for each creature."""
    creatures = sum(map(table.state.is_creature, table.state.play))
    change_life(table, targets[0].seat, 2 * creatures, "CR-119.3")
    yield from ()


def _sign(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """A player draws two cards and loses 2 life."""
    draw(table, targets[0].seat, 2)
    change_life(table, targets[0].seat, -2, "CR-119.3")
    yield from ()


def _dragons(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """Each player but the target creates a Dragon."""
    for seat in table.state.around(table.state.active):
        if seat != targets[0].seat:
            table.record(TokenMade(seat, "dragon-token", "CR-608.2"))
    yield from ()


def _flametongue(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """Four damage to a creature."""
    card = targets[0].card
    hit = Hit(item.card, item.slug, FLAMES, card, table.state.slug(card))
    deal(table, (hit,), "CR-120.3")
    yield from ()


def _kaalia(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """Its controller may put an Angel, Demon or Dragon of the hand there, tapped and attacking."""
    state, seat, other = table.state, item.seat, Seat(item.x)
    fitting = tuple(
        handle
        for handle in state.hands[seat]
        if state.is_creature(handle)
        and any(each in KAALIA for each in state.facts(handle).subtypes)
    )
    if not state.hands[seat]:
        return
    options = (
        Option("none", EMPTY),
        *(Option(f"enter:{state.slug(handle)}.{handle}", handle) for handle in fitting),
    )
    handle = yield from ask(Decision(seat, ENTER, options, secret=True))
    if handle == EMPTY:
        table.record(Passed(seat, "CR-603.3"))
        return
    attacking = other if other in state.alive else NOBODY
    slug = state.slug(handle)
    moved = Move(handle, slug, "hand", "battlefield", seat, tapped=True, attacking=attacking)
    table.record(Moved((moved,), "CR-603.3"))
    notice_arrivals(table, (handle,))


def _generous(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """Its controller gains a life and draws a card for each own permanent of an opponent."""
    state, seat = table.state, item.seat
    count = given_away(state, seat)
    change_life(table, seat, count, "CR-119.3")
    if count:
        draw(table, seat, count)
    yield from ()


def given_away(state: State, seat: Seat) -> int:
    """Return how many permanents that a seat owns its opponents control."""
    return sum(
        state.owners[handle] == seat and found.seat != seat for handle, found in state.play.items()
    )


def _gift(table: Match, item: Item, targets: tuple[Target, ...]) -> Play[None]:
    """An opponent gains control of a permanent; both targets have to be legal."""
    if len(targets) == len(item.targets):
        seat, card = targets[0].seat, targets[1].card
        table.record(ControlChanged(seat, card, table.state.slug(card), "CR-608.2"))
    yield from ()


EFFECTS: dict[str, Effect] = {
    "terminate": _destroy,
    "wrecking-ball": _destroy,
    "path-to-exile": _path,
    "spell-crumple": _crumple,
    "sulfurous-blast": _blast,
    "earthquake": _earthquake,
    "vision-skeins": _skeins,
    "congregate": _congregate,
    "sign-in-blood": _sign,
    "death-by-dragons": _dragons,
    "flametongue": _flametongue,
    "kaalia": _kaalia,
    "generous": _generous,
    "gift": _gift,
}
